//! Continues a recorded game from any point of its record.

use super::resuming::Beginning;
use crate::limits;
use crate::protocol::RecordPart;
use crate::rest::ApiError;
use entrepot_live::{Commitment, Entry, Live, Problem, Record, RecordError, verify};
use entrepot_table::{Game, Setup};
use entrepot_title::Title;
use serde_json::json;
use std::collections::BTreeMap;

/// The first moves of a recorded game, as the beginning of a table with this many seats. The whole record must be valid: a
/// later error may come from something earlier.
pub(crate) fn go_on<G: Game>(
    title: &Title<G>,
    table: &str,
    seats: usize,
    part: &RecordPart,
) -> Result<Beginning, ApiError> {
    if part.text.len() > limits::RECORD {
        return Err(ApiError::record_too_long());
    }
    let record: Record<G> = part.text.parse().map_err(|error| wrong(&error))?;
    if record.len() > limits::RECORD_MOVES {
        return Err(ApiError::record_too_long());
    }
    let seed = record.seed().ok_or_else(|| ApiError::bad("bad_record", Problem::Running.to_string()))?;
    verify(&record).map_err(|error| wrong(&error))?;
    if part.moves > record.len() {
        return Err(too_many(record.len()));
    }
    let setup = record.setup().clone();
    let moves = record.moves().take(part.moves).map(|(seat, mv)| Entry::Move { seat, mv });
    let commitment = Commitment::new::<G>(record.rules(), &setup, table, seed);
    let begun = Record::<G>::running(setup, table, commitment, moves.collect()).begun_under(record.rules());
    let live = Live::resume_after(&begun, part.moves, seed).map_err(|error| wrong(&error))?;
    let players = G::players(live.state());
    if players != seats {
        return Err(other_players(players, seats));
    }
    Ok(Beginning::of(title, &live, seed, chosen::<G>(live.setup())))
}

/// The options that would give a new table this setup, without what is drawn by lot.
fn chosen<G: Game>(setup: &G::Setup) -> BTreeMap<String, String> {
    let options = G::Setup::options();
    let by_lot = |key: &str| options.iter().any(|option| option.by_lot && option.key == key);
    let setup = setup.to_string();
    let words = setup.split_whitespace().filter_map(|word| word.split_once('='));
    let chosen = words.filter(|(key, _)| *key != "players" && !by_lot(key));
    chosen.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn wrong(error: &RecordError) -> ApiError {
    let text = error.to_string();
    let said = match error.problem {
        Problem::NotARecord | Problem::Format(_) => ApiError::bad("not_a_record", text),
        Problem::OtherGame { .. } => ApiError::bad("other_game", text),
        Problem::Rules { .. } | Problem::Changed(..) => ApiError::other_rules(text),
        _ => ApiError::bad("bad_record", text),
    };
    said.with(json!({ "line": error.line }))
}

fn too_many(moves: usize) -> ApiError {
    let text = format!("the record has {moves} moves: at most so many can be played already");
    ApiError::bad("bad_moves", text).with(json!({ "moves": moves }))
}

fn other_players(players: usize, seats: usize) -> ApiError {
    let text = format!("{players} played the game of this record; this table has {seats} seats");
    ApiError::bad("bad_players", text).with(json!({ "players": [players] }))
}
