//! Every position that can be read passes the conservation check: those of all scenarios, intact and damaged.

use entrepot_games::{Visit, names, visit};
use entrepot_table::{Dice, Game};
use entrepot_title::Title;
use std::path::Path;

/// The lines of each position under `scenarios/GAME`.
fn positions(game: &str) -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the game has scenarios") {
        let text = std::fs::read_to_string(entry.expect("the folder can be read").path()).expect("a scenario is text");
        for block in text.split("scenario ").skip(1) {
            let lines = block.lines().skip(1).filter(|line| !line.starts_with("cites"));
            let action = |line: &&str| line.starts_with("expect") || line.starts_with(|c: char| c.is_ascii_digit());
            found.push(lines.take_while(|line| !action(line)).map(str::to_owned).collect());
        }
    }
    found
}

/// A position with one random fault: a line lost, doubled or taken from another position, or a word lost, doubled or taken
/// from another line.
fn damaged(lines: &[String], others: &[Vec<String>], dice: &mut Dice) -> String {
    let mut lines = lines.to_vec();
    let other = &others[dice.below(others.len())];
    if lines.is_empty() || other.is_empty() {
        return lines.join("\n");
    }
    let (at, from) = (dice.below(lines.len()), dice.below(other.len()));
    let mut words: Vec<&str> = lines[at].split(' ').collect();
    let more: Vec<&str> = other[from].split(' ').collect();
    let (word, another) = (dice.below(words.len()), more[dice.below(more.len())]);
    match dice.below(6) {
        0 => drop(lines.remove(at)),
        1 => lines.push(lines[at].clone()),
        2 => lines.push(other[from].clone()),
        3 => {
            words.remove(word);
            lines[at] = words.join(" ");
        }
        4 => {
            words.insert(word, words[word]);
            lines[at] = words.join(" ");
        }
        _ => {
            words[word] = another;
            lines[at] = words.join(" ");
        }
    }
    lines.join("\n")
}

struct Whole;

impl Visit for Whole {
    type Out = ();

    fn visit<G: Game>(self, title: &'static Title<G>) {
        let Some(scenarios) = title.scenarios else { return };
        let read = |texts: Vec<String>| texts.iter().filter(|text| (scenarios.probe_position)(text.as_bytes())).count();
        let positions = positions(G::NAME);
        let whole = read(positions.iter().map(|lines| lines.join("\n")).collect());
        assert_eq!(whole, positions.len(), "the positions of scenarios can be read");
        let mut dice = Dice::new(1, 0);
        let texts = (0..30).flat_map(|_| positions.clone()).map(|lines| damaged(&lines, &positions, &mut dice));
        let some = read(texts.collect());
        assert!((1..30 * whole).contains(&some), "some are positions still, others not: {some}");
    }
}

#[test]
fn whatever_is_read_is_whole() {
    names().into_iter().for_each(|name| visit(name, Whole).unwrap());
}
