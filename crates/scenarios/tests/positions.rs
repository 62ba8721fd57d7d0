//! Whatever position is read passes the conservation check: the positions of all scenarios, whole and damaged.

use entrepot_anno1800::Anno1800;
use entrepot_sanjuan::SanJuan;
use entrepot_scenarios::Staged;
use entrepot_table::Dice;
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

/// A position with one thing wrong or different: a line lost, doubled or taken from another one, a word lost, doubled or
/// taken from another line.
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

/// Reads texts; says how many are positions.
fn read<G: Staged>(texts: impl Iterator<Item = String>) -> usize {
    let mut count = 0;
    for text in texts {
        let Ok(state) = G::read_position(&text) else { continue };
        assert_eq!(G::audit(&state), Ok(()), "{text}");
        let written = G::write_position(&state);
        let again = G::read_position(&written).unwrap_or_else(|error| panic!("{}\n{text}\n{written}", error.what));
        assert_eq!(G::write_position(&again), written, "{text}");
        count += 1;
    }
    count
}

fn whatever_is_read_is_whole<G: Staged>() {
    let positions = positions(G::NAME);
    let whole = read::<G>(positions.iter().map(|lines| lines.join("\n")));
    assert_eq!(whole, positions.len(), "the positions of scenarios can be read");
    let mut dice = Dice::new(1, 0);
    let texts = (0..30).flat_map(|_| positions.clone()).map(|lines| damaged(&lines, &positions, &mut dice));
    let some = read::<G>(texts.collect::<Vec<_>>().into_iter());
    assert!((1..30 * whole).contains(&some), "some are positions still, others not: {some}");
}

#[test]
fn whatever_is_read_of_san_juan_is_whole() {
    whatever_is_read_is_whole::<SanJuan>();
}

#[test]
fn whatever_is_read_of_anno_1800_is_whole() {
    whatever_is_read_is_whole::<Anno1800>();
}
