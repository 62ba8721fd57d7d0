//! Playing a scenario.

use super::expect;
use super::read::{Action, Scenario};
use entrepot_table::notation::write_line;
use entrepot_table::scenario::{Scene, Staged};
use entrepot_table::{Log, Played, Refuse, Seat, Seed, StepError, Turn};
use std::fmt;

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
                match try_out::<G>(&scene.state, *seat, moves) {
                    Ok(_) => {}
                    Err(No::Refused(mv, refusal)) => {
                        fail(format!("{mv} should be allowed, but is refused by {} ({refusal:?})", refusal.rule()));
                    }
                    Err(over @ No::Over) => fail(over.to_string()),
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
    for Played { mv, .. } in try_out::<G>(&scene.state, seat, moves).map_err(|no| no.to_string())? {
        G::play(&mut scene.state, mv, &mut Seed::from_number(0), &mut scene.log);
        G::audit(&scene.state).map_err(|what| format!("after {mv}: {what}"))?;
    }
    Ok(())
}

/// Why a line cannot be played.
enum No<G: Staged> {
    /// This move of it is refused.
    Refused(G::Move, G::Refusal),
    /// The game is over before all of it is played.
    Over,
}

impl<G: Staged> No<G> {
    fn of(state: &G::State, seat: Seat, moves: &[G::Move], error: StepError<G::Refusal>) -> No<G> {
        match (error, G::check(state, seat, moves[0])) {
            (StepError::Refused { index, refusal }, _) => No::Refused(moves[index], refusal),
            (_, Err(refusal)) => No::Refused(moves[0], refusal),
            (_, Ok(())) => No::Over,
        }
    }
}

impl<G: Staged> fmt::Display for No<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            No::Refused(mv, refusal) => write!(f, "{mv} is refused by {} ({refusal:?})", refusal.rule()),
            No::Over => f.write_str("the game is over before all of it is played"),
        }
    }
}

/// The moves that a line plays, or why it cannot be played. It is understood as a step is; but whoever writes a scenario knows
/// all cards, so that it may go on after some were shown.
fn try_out<G: Staged>(state: &G::State, seat: Seat, moves: &[G::Move]) -> Result<Vec<Played<G>>, No<G>> {
    let mut turn = Turn::<G>::new(state.clone());
    let mut played = Vec::new();
    let mut rest = moves.to_vec();
    while !rest.is_empty() {
        let before = turn.state().clone();
        match turn.step(seat, &rest, &mut Seed::from_number(0)) {
            Ok(settled) => {
                played.extend(settled);
                break;
            }
            Err(StepError::RevealsTooEarly { index }) => {
                G::arrange(&before, &mut rest);
                let later = rest.split_off(index + 1);
                played.extend(turn.step(seat, &rest, &mut Seed::from_number(0)).unwrap_or_default());
                rest = later;
            }
            Err(error) => {
                G::arrange(&before, &mut rest);
                return Err(No::of(&before, seat, &rest, error));
            }
        }
    }
    played.extend(turn.open().iter().cloned());
    Ok(played)
}

fn refused<G: Staged>(state: &G::State, seat: Seat, moves: &[G::Move], why: &[String]) -> Result<(), String> {
    let (mv, refusal) = match try_out::<G>(state, seat, moves) {
        Ok(_) => return Err(format!("{} should be refused, but is allowed", write_line(moves))),
        Err(No::Refused(mv, refusal)) => (mv, refusal),
        Err(over @ No::Over) => return Err(over.to_string()),
    };
    // The members of a set may be named in any order: one of the last verb is meant, not exactly the last word.
    if moves.last().is_some_and(|&last| verb(last) != verb(mv)) {
        return Err(format!("{mv} is refused already, by {} ({})", refusal.rule(), refusal.name()));
    }
    let name = refusal.name();
    match why.iter().find(|word| **word != refusal.rule() && **word != name) {
        Some(other) => Err(format!("refused by {} ({name}), expected {other}", refusal.rule())),
        None => Ok(()),
    }
}

fn verb(mv: impl ToString) -> String {
    mv.to_string().chars().take_while(|letter| *letter != ' ').collect()
}
