//! Playing a scenario.

use super::expect::{self, Scene};
use super::{Action, FormatError, Scenario};
use entrepot_sanjuan::{Event, Move, Refusal, SanJuan, State, write_line};
use entrepot_table::contract::Examined;
use entrepot_table::{Game, Log, Refuse, Seat, Seed};

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

/// Reads and plays all scenarios of a text. Returns how many there are and the lines that do not hold.
///
/// ```
/// let text = "scenario Smithy\nhand 1 smithy any\n1: role builder\n1: build smithy\nexpect hand 1 1";
/// let (count, failed) = entrepot_scenarios::run_text(text).unwrap();
/// assert_eq!((count, failed.len()), (1, 0));
/// ```
pub fn run_text(text: &str) -> Result<(usize, Vec<Failed>), FormatError> {
    let scenarios = super::read(text)?;
    let mut failed = Vec::new();
    for scenario in &scenarios {
        run(scenario, &mut failed);
    }
    Ok((scenarios.len(), failed))
}

/// Plays to the end or to the first move that cannot be played; expectations that fail do not stop it.
fn run(scenario: &Scenario, failed: &mut Vec<Failed>) {
    let mut scene = Scene { state: scenario.given, log: Log::default() };
    for (line, action) in &scenario.actions {
        let mut fail = |what: String| failed.push(Failed { line: *line, scenario: scenario.title.clone(), what });
        let playable = match action {
            Action::Again => {
                scene = Scene { state: scenario.given, log: Log::default() };
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
                if let Err((mv, refusal)) = try_moves(&scene.state, *seat, moves) {
                    fail(format!("{mv} should be allowed, but is refused by {} ({refusal:?})", refusal.rule()));
                }
                Ok(())
            }
            Action::Refused(seat, moves, why) => {
                if let Err(what) = refused(&scene.state, *seat, moves, why) {
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

fn play(scene: &mut Scene, seat: Seat, moves: &[Move]) -> Result<(), String> {
    scene.log = Log::default();
    let mut moves = moves.to_vec();
    SanJuan::arrange(&scene.state, &mut moves);
    for mv in moves {
        SanJuan::check(&scene.state, seat, mv)
            .map_err(|refusal| format!("{mv} is refused by {} ({refusal:?})", refusal.rule()))?;
        SanJuan::play(&mut scene.state, mv, &mut Seed::from_number(0), &mut scene.log);
        SanJuan::audit(&scene.state).map_err(|what| format!("after {mv}: {what}"))?;
    }
    Ok(())
}

/// Plays the moves on a copy; the first that is refused, with why.
fn try_moves(state: &State, seat: Seat, moves: &[Move]) -> Result<(), (Move, Refusal)> {
    let mut state = *state;
    let mut moves = moves.to_vec();
    SanJuan::arrange(&state, &mut moves);
    for mv in moves {
        SanJuan::check(&state, seat, mv).map_err(|refusal| (mv, refusal))?;
        SanJuan::play(&mut state, mv, &mut Seed::from_number(0), &mut Log::<Event>::default());
    }
    Ok(())
}

fn refused(state: &State, seat: Seat, moves: &[Move], why: &[String]) -> Result<(), String> {
    let Err((mv, refusal)) = try_moves(state, seat, moves) else {
        return Err(format!("{} should be refused, but is allowed", write_line(moves)));
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

fn verb(mv: Move) -> String {
    mv.to_string().chars().take_while(|letter| *letter != ' ').collect()
}

/// The name of the reason, as clients see it: `too_expensive`.
fn reason_name(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["why"].as_str().unwrap_or_default().to_string()
}
