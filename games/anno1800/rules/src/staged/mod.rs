//! What scenarios of Anno 1800 can expect.

mod cards;
mod events;
mod numbers;
mod paying;
mod players;
mod table;

use crate::{
    Action, Anno1800, CardKind, Decision, Naval, NewIsland, Objective, OldIsland, Resource, State, Tier, Token,
    read_position, score, write_position,
};
use entrepot_table::scenario::{FormatError, Found, Scene, Staged};
use entrepot_table::scenario::{names, number, one_of, part_of};
use entrepot_table::{Game, Seat};

/// What came of an expectation; nothing if it is about something else.
type Answer = Result<Option<Found>, String>;

impl Staged for Anno1800 {
    fn read_position(text: &str) -> Result<State, FormatError> {
        read_position(text)
    }

    fn write_position(state: &State) -> String {
        write_position(state)
    }

    fn question(state: &State) -> String {
        match state.board().decision() {
            Decision::Turn => "turn".into(),
            Decision::Target(action) => format!("target {action}"),
            Decision::Pay => "pay".into(),
            Decision::Spend { kind: Naval::Trade, left, .. } => format!("spend trade {left}"),
            Decision::Spend { kind: Naval::Exploration, left, .. } => format!("spend exploration {left}"),
            Decision::Site(token) => format!("site {token}"),
            Decision::Cube(tier) => format!("cube {tier}"),
            Decision::Gain { tier, more } => format!("gain {tier} {more}"),
            Decision::Swap { .. } => "swap".into(),
            Decision::Return { least, most, .. } => format!("return {least} {most}"),
            Decision::Over => "over".into(),
        }
    }

    fn is_question(words: &[&str]) -> bool {
        let numbers = |words: &[&str]| words.iter().all(|word| word.parse::<u8>().is_ok());
        match words {
            ["turn" | "pay" | "swap" | "over"] => true,
            ["target", action] => action.parse::<Action>().is_ok(),
            ["spend", "trade" | "exploration", left] => numbers(&[left]),
            ["site", token] => token.parse::<Token>().is_ok(),
            ["cube", tier] => tier.parse::<Tier>().is_ok(),
            ["gain", tier, more] => tier.parse::<Tier>().is_ok() && numbers(&[more]),
            ["return", least, most] => numbers(&[least, most]),
            _ => false,
        }
    }

    fn points(state: &State, seat: Seat, part: &str) -> Option<i64> {
        let own = Anno1800::view(state, Some(seat)).expeditions[seat.index()];
        let score = score(state.board(), seat, &own);
        if part == "total" {
            return Some(score.total().into());
        }
        match state.board().objectives.iter().position(|objective| objective.id() == part) {
            Some(at) => Some(score.objectives[at].into()),
            None => part_of(&score, part),
        }
    }

    fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Answer {
        understand(words)?;
        let places = [players::expect, table::expect, cards::expect, paying::expect, events::expect];
        for expect in places {
            if let Some(found) = expect(scene, words)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }
}

/// What stands behind the subject must be of the right sort, whatever is found.
fn understand(words: &[&str]) -> Result<(), String> {
    match words {
        ["fireworks" | "last_round", "none"] | ["price", _, _, "none"] => Ok(()),
        ["actions" | "first" | "fireworks" | "last_round", wanted]
        | ["gold" | "drew" | "tokens" | "stack" | "event", _, wanted]
        | ["visible" | "yards" | "free" | "price", _, _, wanted] => number(&[wanted]),
        ["makes", _, _, wanted] | ["pays", _, _, _, wanted] | ["revealed", wanted] => one_of(&[wanted], &["yes", "no"]),
        ["at", _, _, wanted @ ..] => names::<Tier>(wanted),
        ["old_world", _, wanted @ ..] => names::<OldIsland>(wanted),
        ["new_world", _, wanted @ ..] => names::<NewIsland>(wanted),
        ["played", _, wanted @ ..] => {
            names::<CardKind>(&wanted.iter().map(|word| word.trim_end_matches('-')).collect::<Vec<_>>())
        }
        ["objectives" | "used", wanted @ ..] => names::<Objective>(wanted),
        ["traded" | "line", wanted @ ..] => names::<Resource>(wanted),
        _ => Ok(()),
    }
}

/// Whose the first words are about, and what is found for the others.
fn about(words: &[&str], subject: usize, found: impl ToString) -> Found {
    Found::new(&words[..subject], &words[subject..], found)
}
