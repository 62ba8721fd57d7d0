//! Writing a position.

use super::piles::{Pile, Piles};
use super::{FACE_DOWN, TIMES, check, fields, knowledge, words};
use crate::card::{Card, kind_of};
use crate::island::{NewIsland, OldIsland};
use crate::state::{ANY_NUMBER, Board, EXPEDITIONS, Fleet, Played, State};
use crate::tier::{PerTier, Tier};
use crate::token::Naval;
use entrepot_table::Seat;
use std::fmt::{Display, Write};

/// Writes a whole position, hidden cards included.
///
/// ```
/// use entrepot_anno1800::{read_position, write_position};
/// let state = read_position("setup players=2\nhand 1 FW18 any_aei*2\nbuilt 2 brewery@coast").unwrap();
/// let text = write_position(&state);
/// assert_eq!(write_position(&read_position(&text).unwrap()), text);
/// ```
pub fn write_position(state: &State) -> String {
    let mut text = String::new();
    let board = &state.board;
    line(&mut text, "setup", board.setup.to_string());
    line(&mut text, "objectives", join(board.objectives));
    line(&mut text, "round", board.round.to_string());
    line(&mut text, "first", board.first.to_string());
    line(&mut text, "turn", board.actor.to_string());
    let mut piles = Piles::new();
    for seat in Seat::all(board.players()) {
        write_islands(&mut text, board, seat);
        write_pieces(&mut text, board, seat);
        write_cards(&mut text, state, seat, &mut piles);
    }
    write_stacks(&mut text, state, &mut piles);
    write_played(&mut text, &board.played);
    for seat in Seat::all(board.players()) {
        of_seat(&mut text, "seen", seat, knowledge::write_seen(state, seat).join(" "));
    }
    write_turn(&mut text, board);
    text
}

/// A line, unless there is nothing to say.
fn line(text: &mut String, key: &str, what: String) {
    if !what.is_empty() {
        let _ = writeln!(text, "{key} {what}");
    }
}

fn of_seat(text: &mut String, key: &str, seat: Seat, what: String) {
    if !what.is_empty() {
        line(text, key, format!("{seat} {what}"));
    }
}

fn join(things: impl IntoIterator<Item = impl Display>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// Equal neighbours as one word.
fn join_equal(words: &[String]) -> String {
    join(words.chunk_by(|a, b| a == b).map(|equal| match equal.len() {
        1 => equal[0].clone(),
        count => format!("{}{TIMES}{count}", equal[0]),
    }))
}

fn write_islands(text: &mut String, board: &Board, seat: Seat) {
    let player = board.player(seat);
    of_seat(text, "old_world", seat, join(player.old_world.iter()));
    of_seat(text, "new_world", seat, join(player.new_world.iter()));
    of_seat(text, "built", seat, fields::write_built(player).join(" "));
    of_seat(text, "work", seat, fields::write_work(player).join(" "));
}

fn write_pieces(text: &mut String, board: &Board, seat: Seat) {
    let player = board.player(seat);
    // A player without cubes in the districts needs the line too, since the start has some.
    line(text, "cubes", format!("{seat} {}", cubes(&player.cubes)).trim_end().into());
    of_seat(text, "exhausted", seat, cubes(&player.exhausted));
    if player.gold > 0 {
        of_seat(text, "gold", seat, player.gold.to_string());
    }
    for (key, kind) in [("trade", Naval::Trade), ("exploration", Naval::Exploration)] {
        let Fleet { ready, exhausted, temporary } = *player.fleet(kind);
        if (ready, exhausted, temporary) != (check::crew(player, kind), 0, 0) {
            of_seat(text, key, seat, format!("ready={ready} exhausted={exhausted} temporary={temporary}"));
        }
    }
}

fn cubes(numbers: &PerTier<u8>) -> String {
    let some = Tier::ALL.into_iter().zip(numbers).filter(|(_, number)| **number > 0);
    join(some.map(|(tier, number)| format!("{tier}={number}")))
}

fn write_cards(text: &mut String, state: &State, seat: Seat, piles: &mut Piles) {
    let hand = state.secret.hands[seat.index()].iter().map(|card| piles.write(cards_like(card), card));
    of_seat(text, "hand", seat, join_equal(&hand.collect::<Vec<_>>()));
    let drawn = state.secret.drawn[seat.index()];
    let drawn = (0..EXPEDITIONS as u8).filter(|card| drawn >> card & 1 == 1);
    let expeditions = drawn.map(|card| piles.write(Pile::Expeditions, card));
    of_seat(text, "expeditions", seat, join_equal(&expeditions.collect::<Vec<_>>()));
}

fn cards_like(card: Card) -> Pile {
    Pile::Cards(kind_of(card).deck())
}

/// In the order in which they were played, whoever played them.
fn write_played(text: &mut String, played: &[Played]) {
    for run in played.chunk_by(|a, b| a.seat == b.seat) {
        let word = |card: &Played| match card.ready {
            true => card.kind.to_string(),
            false => format!("{}{FACE_DOWN}", card.kind),
        };
        of_seat(text, "played", run[0].seat, join(run.iter().map(word)));
    }
}

/// From the top.
fn write_stacks(text: &mut String, state: &State, piles: &mut Piles) {
    let secret = &state.secret;
    for pile in Pile::ALL {
        let words: Vec<String> = match pile {
            Pile::Cards(deck) => secret.stack(deck).iter().rev().map(|&card| piles.write(pile, card)).collect(),
            Pile::Expeditions => secret.expeditions.iter().rev().map(|&card| piles.write(pile, card)).collect(),
            Pile::OldWorld => secret.old_world.iter().rev().map(OldIsland::to_string).collect(),
            Pile::NewWorld => secret.new_world.iter().rev().map(NewIsland::to_string).collect(),
        };
        line(text, pile.key(), words.join(" "));
    }
}

fn write_turn(text: &mut String, board: &Board) {
    let turn = &board.turn;
    if turn.actions != 1 {
        line(text, "actions", turn.actions.to_string());
    }
    if turn.acted {
        text.push_str("acted\n");
    }
    line(text, "traded", join(turn.traded.iter()));
    line(text, "used", join(turn.used.iter()));
    let [farmer, worker, artisan, engineer] = turn.upgrades;
    line(text, "upgrades", cubes(&[farmer, worker, artisan, engineer, 0]));
    line(text, "doing", words::write_doing(turn.doing));
    match turn.removals {
        0 => {}
        ANY_NUMBER => line(text, "removals", "any".into()),
        number => line(text, "removals", number.to_string()),
    }
    if turn.laid > 0 {
        line(text, "laid", turn.laid.to_string());
    }
    line(text, "object", words::write_object(turn.object));
    line(text, "due", words::write_due(turn.due));
    line(text, "line", turn.line.map_or(String::new(), |resource| resource.to_string()));
    line(text, "fireworks", board.fireworks.map_or(String::new(), |seat| seat.to_string()));
    line(text, "last_round", board.last_round.map_or(String::new(), |round| round.to_string()));
    line(text, "stack", join(board.stack.iter()));
}
