//! What scenarios of San Juan can expect.

use crate::{
    Board, Decision, Event, Kind, Kinds, Role, SanJuan, State, build_cost, hand_limit, read_position, score,
    write_position,
};
use entrepot_table::scenario::{FormatError, Found, Scene, Staged};
use entrepot_table::scenario::{join, names, number, one_of, part_of};
use entrepot_table::{Game, Seat};

impl Staged for SanJuan {
    fn read_position(text: &str) -> Result<State, FormatError> {
        read_position(text)
    }

    fn write_position(state: &State) -> String {
        write_position(state)
    }

    fn question(state: &State) -> String {
        let Some(decision) = state.board().decision() else { return String::new() };
        let numbers = decision.numbers().into_iter().map(|number| format!(" {number}")).collect::<String>();
        format!("{}{numbers}", decision.name())
    }

    fn is_question(words: &[&str]) -> bool {
        words.split_first().is_some_and(|(name, numbers)| Decision::named(name, numbers).is_some())
    }

    fn points(state: &State, seat: Seat, part: &str) -> Option<i64> {
        let score = score(state.board(), seat);
        if part == "total" { Some(score.total().into()) } else { part_of(&score, part) }
    }

    fn expect(scene: &Scene<SanJuan>, words: &[&str]) -> Result<Option<Found>, String> {
        let state = &scene.state;
        let board = state.board();
        let seat = |word: &str| scene.seat(word);
        let about = |subject: usize, found: String| Found::new(&words[..subject], &words[subject..], found);
        understand(words)?;
        Ok(Some(match words {
            ["hand", who, count] if count.parse::<usize>().is_ok() => about(2, board.hand(seat(who)?).to_string()),
            ["hand", who, wanted @ ..] => {
                let seat = seat(who)?;
                Found::new(&words[..2], &[&sorted(wanted)?], SanJuan::view(state, Some(seat)).hand())
            }
            ["drew", who, _] => about(2, count_cards(scene, seat(who)?, drawn).to_string()),
            ["discarded", who, _] => about(2, count_cards(scene, seat(who)?, discarded).to_string()),
            ["paid", who, _] => about(2, count_cards(scene, seat(who)?, paid).to_string()),
            ["took", who, _] => about(2, took(scene, seat(who)?)),
            ["pile", _] => about(1, board.pile.to_string()),
            ["discard", _] => about(1, board.discard.to_string()),
            ["cost", rest @ .., _] => about(words.len() - 1, cost(scene, rest)?),
            ["city", who, ..] => about(2, city(board, seat(who)?)),
            ["goods", who, _] => about(2, board.city(seat(who)?).goods().to_string()),
            ["under", who, part, _] => about(3, under(board, seat(who)?, part)?),
            ["limit", who, _] => about(2, hand_limit(board, seat(who)?).to_string()),
            ["governor", _] => about(1, board.governor.to_string()),
            ["role", role, _] => about(2, taken(board, role.parse()?)),
            ["prices", ..] => about(1, board.open_prices().map_or("closed".into(), join)),
            ["known_tiles", _] => about(1, board.prices.known.iter().flatten().count().to_string()),
            ["cathedral", _] => about(1, if board.cathedral { "table" } else { "gone" }.into()),
            ["sees", viewer, what @ ..] => sees(scene, words, viewer, what)?,
            _ => return Ok(None),
        }))
    }
}

/// What stands behind the subject must be of the right sort, whatever is found.
fn understand(words: &[&str]) -> Result<(), String> {
    match words {
        ["drew" | "discarded" | "paid" | "goods" | "limit", _, wanted] | ["under", _, _, wanted] => number(&[wanted]),
        ["pile" | "discard" | "known_tiles" | "governor", wanted] | ["cost", .., wanted] => number(&[wanted]),
        ["took", _, wanted] => names::<Kind>(&[wanted]),
        ["city", _, wanted @ ..] => wanted
            .iter()
            .flat_map(|word| word.split('/'))
            .try_for_each(|word| word.strip_suffix("+good").unwrap_or(word).parse::<Kind>().map(|_| ())),
        ["role", _, wanted] => one_of(&[wanted], &["1", "2", "3", "4", "free"]),
        ["cathedral", wanted] => one_of(&[wanted], &["table", "gone"]),
        ["prices", "closed"] => Ok(()),
        ["prices", prices @ ..] if prices.len() == 5 => prices.iter().try_for_each(|price| number(&[price])),
        ["prices", ..] => Err("prices needs five numbers, or closed".into()),
        _ => Ok(()),
    }
}

/// Names of cards in the order of kinds; `smithy*2` stands for two, `none` for no card.
fn sorted(names: &[&str]) -> Result<String, String> {
    let mut kinds = Kinds::default();
    for word in names.iter().filter(|name| **name != "none") {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let count: u8 = count.parse().map_err(|_| format!("{count} is no number of cards"))?;
        let kind: Kind = name.parse()?;
        if kinds.len() + usize::from(count) > usize::from(u8::MAX) {
            return Err("there are not so many cards".into());
        }
        (0..count).for_each(|_| kinds.add(kind));
    }
    Ok(kinds.to_string())
}

/// Cards of one seat in the events of the last line. Every event is kept in two versions: the seat's own is counted.
fn count_cards(scene: &Scene<SanJuan>, seat: Seat, of: fn(&Event) -> Option<(Seat, u8)>) -> usize {
    let events = scene.log.seen_by(Some(seat)).filter_map(of);
    events.filter(|(who, _)| *who == seat).map(|(_, count)| usize::from(count)).sum()
}

fn drawn(event: &Event) -> Option<(Seat, u8)> {
    match event {
        Event::Drew { seat, count, .. } => Some((*seat, *count)),
        _ => None,
    }
}

fn discarded(event: &Event) -> Option<(Seat, u8)> {
    match event {
        Event::Discarded { seat, count, .. } => Some((*seat, *count)),
        _ => None,
    }
}

fn paid(event: &Event) -> Option<(Seat, u8)> {
    match event {
        Event::Paid { seat, count, .. } => Some((*seat, *count)),
        Event::PaidGood { seat, .. } => Some((*seat, 1)),
        _ => None,
    }
}

fn took(scene: &Scene<SanJuan>, seat: Seat) -> String {
    let taken = scene.log.seen_by(Some(seat)).find_map(|event| match event {
        Event::Took { seat: who, kind, .. } if *who == seat => Some(*kind),
        _ => None,
    });
    taken.flatten().map_or("none".into(), |kind| kind.to_string())
}

/// `SEAT KIND [over KIND[+good]] [library]`
fn cost(scene: &Scene<SanJuan>, words: &[&str]) -> Result<String, String> {
    let (who, kind, covered, library) = match *words {
        [who, kind] => (who, kind, None, false),
        [who, kind, "library"] => (who, kind, None, true),
        [who, kind, "over", covered] => (who, kind, Some(covered), false),
        [who, kind, "over", covered, "library"] => (who, kind, Some(covered), true),
        _ => {
            return Err(
                "cost needs a seat, a building, perhaps \u{201c}over BUILDING\u{201d} and \u{201c}library\u{201d}, \
                        and a number"
                    .into(),
            );
        }
    };
    let (board, seat, kind) = (scene.state.board(), scene.seat(who)?, kind.parse()?);
    let place = match covered {
        Some(covered) => {
            let (name, good) = covered.strip_suffix("+good").map_or((covered, false), |name| (name, true));
            let covered: Kind = name.parse()?;
            let places = &board.city(seat).places;
            match places.iter().position(|place| place.kind == covered && place.good == good) {
                Some(place) => Some(place),
                None => return Ok(format!("no {covered} to build over")),
            }
        }
        None => None,
    };
    Ok(build_cost(board, seat, kind, place, library).to_string())
}

/// As in a position: `sugar_mill+good palace/chapel`.
fn city(board: &Board, seat: Seat) -> String {
    let words = board.city(seat).places.iter().enumerate().map(|(place, building)| {
        let good = if building.good { "+good" } else { "" };
        let below = board.beneath(seat, place).iter().rev().map(|kind| format!("/{kind}")).collect::<String>();
        format!("{}{good}{below}", building.kind)
    });
    join(words)
}

fn under(board: &Board, seat: Seat, part: &str) -> Result<String, String> {
    let city = board.city(seat);
    match part {
        "chapel" => Ok(city.chapel.to_string()),
        "bank" => Ok(city.bank.to_string()),
        "harbor" => Ok(city.harbor.to_string()),
        _ => Err(format!("cards lie under chapel, bank and harbor, not under {part}")),
    }
}

fn taken(board: &Board, role: Role) -> String {
    board.roles[role.index()].map_or("free".into(), |seat| seat.to_string())
}

/// `sees SEAT hand OTHER KINDS`, `sees SEAT laid KINDS`, `sees SEAT discards KINDS`, `sees SEAT drawn KINDS`
fn sees(scene: &Scene<SanJuan>, words: &[&str], viewer: &str, what: &[&str]) -> Result<Found, String> {
    let viewer = if viewer == "watcher" { None } else { Some(scene.seat(viewer)?) };
    let view = SanJuan::view(&scene.state, viewer);
    let (subject, wanted, found) = match what {
        ["hand", other, wanted @ ..] => (&words[..4], wanted, view.hands[scene.seat(other)?.index()]),
        ["laid", wanted @ ..] => (&words[..3], wanted, view.laid),
        ["discards", wanted @ ..] => (&words[..3], wanted, view.discards),
        ["drawn", wanted @ ..] => (&words[..3], wanted, view.drawn),
        _ => return Err("sees needs a seat and hand, laid, discards or drawn".into()),
    };
    Ok(Found::new(subject, &[&sorted(wanted)?], found))
}
