//! Playing a scenario.

use super::Staged;
use super::expect::{self, Scene};
use super::read::{Action, Scenario};
use entrepot_table::{Log, Refuse, Seat, Seed, Silent};
use serde::Serialize;

/// A line that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// The line, from 1.
    pub line: usize,
    /// The scenario it belongs to.
    pub scenario: String,
    /// What was expected and what was found.
    pub what: String,
}

/// Plays to the end or to the first move that cannot be played; expectations that fail do not stop it.
pub(crate) fn run<G: Staged>(scenario: &Scenario<G>, failed: &mut Vec<Failed>) {
    let mut scene = Scene::<G>::new(scenario.given.clone());
    for (line, action) in &scenario.actions {
        let mut fail = |what: String| failed.push(Failed { line: *line, scenario: scenario.title.clone(), what });
        let playable = match action {
            Action::Again => {
                scene = Scene::new(scenario.given.clone());
                Ok(())
            }
            Action::Expect(words) => {
                if let Err(what) = expect::check(&scene, words) {
                    fail(what);
                }
                Ok(())
            }
            Action::Play(seat, moves) => play(&mut scene, *seat, moves),
            Action::Allowed(seat, moves) => {
                if let Err((mv, refusal)) = try_moves::<G>(&scene.state, *seat, moves) {
                    fail(format!("{mv} should be allowed, but is refused by {} ({refusal:?})", refusal.rule()));
                }
                Ok(())
            }
            Action::Refused(seat, moves, why) => {
                if let Err(what) = refused::<G>(&scene.state, *seat, moves, why) {
                    fail(what);
                }
                Ok(())
            }
        };
        if let Err(what) = playable {
            return fail(what);
        }
    }
}

fn play<G: Staged>(scene: &mut Scene<G>, seat: Seat, moves: &[G::Move]) -> Result<(), String> {
    scene.log = Log::default();
    let mut moves = moves.to_vec();
    G::arrange(&scene.state, &mut moves);
    for mv in moves {
        G::check(&scene.state, seat, mv)
            .map_err(|refusal| format!("{mv} is refused by {} ({refusal:?})", refusal.rule()))?;
        G::play(&mut scene.state, mv, &mut Seed::from_number(0), &mut scene.log);
        G::audit(&scene.state).map_err(|what| format!("after {mv}: {what}"))?;
    }
    Ok(())
}

/// Plays the moves on a copy; the first that is refused, with why.
fn try_moves<G: Staged>(state: &G::State, seat: Seat, moves: &[G::Move]) -> Result<(), (G::Move, G::Refusal)> {
    let mut state = state.clone();
    let mut moves = moves.to_vec();
    G::arrange(&state, &mut moves);
    for mv in moves {
        G::check(&state, seat, mv).map_err(|refusal| (mv, refusal))?;
        G::play(&mut state, mv, &mut Seed::from_number(0), &mut Silent);
    }
    Ok(())
}

fn refused<G: Staged>(state: &G::State, seat: Seat, moves: &[G::Move], why: &[String]) -> Result<(), String> {
    let Err((mv, refusal)) = try_moves::<G>(state, seat, moves) else {
        return Err(format!("{} should be refused, but is allowed", G::write_line(moves)));
    };
    // The members of a set may be named in any order: one of the last verb is meant, not exactly the last word.
    if moves.last().is_some_and(|&last| verb(last) != verb(mv)) {
        return Err(format!("{mv} is refused already, by {} ({})", refusal.rule(), reason_name(&refusal)));
    }
    let name = reason_name(&refusal);
    match why.iter().find(|word| **word != refusal.rule() && **word != name) {
        Some(other) => Err(format!("refused by {} ({name}), expected {other}", refusal.rule())),
        None => Ok(()),
    }
}

fn verb(mv: impl ToString) -> String {
    mv.to_string().chars().take_while(|letter| *letter != ' ').collect()
}

/// The name of the reason, as clients see it: `too_expensive`.
fn reason_name(refusal: &impl Serialize) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["why"].as_str().unwrap_or_default().to_string()
}
