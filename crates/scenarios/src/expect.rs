//! What a scenario can expect, whatever the game.

use entrepot_table::scenario::{Found, Scene, Staged, join, number};
use entrepot_table::{Game, Moves};
use std::str::FromStr;

/// Whether this can be understood, whatever the position is.
pub(crate) fn understand<G: Staged>(given: &G::State, words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    find(&Scene::<G>::new(given.clone()), &words).map(|_| ())
}

/// Whether this holds; if not, what was expected and what was found.
pub(crate) fn check<G: Staged>(scene: &Scene<G>, words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Found { subject, wanted, found } = find(scene, &words)?;
    let [wanted, found] = [wanted, found].map(|text| if text.is_empty() { "none".into() } else { text });
    if wanted == found { Ok(()) } else { Err(format!("{subject}: expected {wanted}, found {found}")) }
}

fn find<G: Staged>(scene: &Scene<G>, words: &[&str]) -> Result<Found, String> {
    let state = &scene.state;
    Ok(match words {
        ["decides", wanted @ ..] => {
            question(scene, wanted)?;
            Found::new(&["decides"], wanted, decides::<G>(state))
        }
        ["over"] => {
            let found = if G::outcome(state).is_some() { "over" } else { "going on" };
            Found::new(&["the game"], &["over"], found)
        }
        ["round", wanted] => {
            number(&[wanted])?;
            Found::new(&["round"], &[wanted], G::round(state))
        }
        ["places", wanted @ ..] => {
            wanted.iter().try_for_each(|word| number(&[word]))?;
            Found::new(&["places"], wanted, join(G::score_now(state).places))
        }
        ["winners", "nobody", "yet"] => Found::new(&["winners"], &words[1..], winners::<G>(state)),
        ["winners", wanted @ ..] => {
            wanted.iter().try_for_each(|word| scene.seat(word).map(|_| ()))?;
            Found::new(&["winners"], wanted, winners::<G>(state))
        }
        ["points", who, part, wanted] => {
            number(&[wanted])?;
            let points = G::points(state, scene.seat(who)?, part);
            let points = points.ok_or_else(|| format!("\u{201c}{part}\u{201d} is no part of the points"))?;
            Found::new(&words[..3], &[wanted], points)
        }
        ["legal", "none"] => Found::new(&["legal"], &[], legal::<G>(state)),
        ["legal", rest @ ..] => Found::new(&["legal"], &[&list(&read_moves::<G>(rest)?)], legal::<G>(state)),
        ["can", rest @ ..] => {
            let moves = read_moves::<G>(rest)?;
            Found::new(&["can"], &[&list(&moves)], list(&possible::<G>(state, &moves, true)))
        }
        ["cannot", rest @ ..] => {
            let moves = read_moves::<G>(rest)?;
            Found::new(&["cannot"], &[&list(&moves)], list(&possible::<G>(state, &moves, false)))
        }
        _ => G::expect(scene, words)?.ok_or_else(|| {
            format!("\u{201c}expect {}\u{201d} is nothing that can be expected: see docs/scenarios.md", words.join(" "))
        })?,
    })
}

fn decides<G: Staged>(state: &G::State) -> String {
    match G::decider(state) {
        Some(seat) => format!("{seat} {}", G::question(state)),
        None => "nobody".into(),
    }
}

/// `nobody`, or a seat and its question.
fn question<G: Staged>(scene: &Scene<G>, wanted: &[&str]) -> Result<(), String> {
    match wanted {
        ["nobody"] => Ok(()),
        [who, question @ ..] if G::is_question(question) => scene.seat(who).map(|_| ()),
        _ => Err(format!(
            "\u{201c}{}\u{201d} is not SEAT QUESTION with the numbers of the question, nor nobody: see docs/scenarios.md",
            wanted.join(" ")
        )),
    }
}

fn winners<G: Game>(state: &G::State) -> String {
    match G::outcome(state) {
        Some(outcome) => join(outcome.winners()),
        None => "nobody yet".into(),
    }
}

fn legal<G: Game>(state: &G::State) -> String {
    let mut moves = Moves::new();
    G::legal(state, &mut moves);
    list(&moves)
}

fn list<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(|mv| mv.to_string()).collect::<Vec<_>>().join(", ")
}

/// Moves with commas between them.
fn read_moves<G: Game>(words: &[&str]) -> Result<Vec<G::Move>, String> {
    let read = |text: &str| text.trim().parse().map_err(|error: <G::Move as FromStr>::Err| error.to_string());
    words.join(" ").split(',').map(read).collect()
}

/// Those of the moves that are legal, or those that are not.
fn possible<G: Game>(state: &G::State, moves: &[G::Move], wanted: bool) -> Vec<G::Move> {
    let mut legal = Moves::new();
    G::legal(state, &mut legal);
    moves.iter().filter(|mv| legal.contains(mv) == wanted).copied().collect()
}
