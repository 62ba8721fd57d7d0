//! What a scenario can expect.

use entrepot_sanjuan::{Board, Event, Kind, Kinds, Role, SanJuan, Score, State, build_cost, hand_limit, score};
use entrepot_table::{Game, Log, Moves, Seat};

/// A position and what the last line of moves brought.
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) log: Log<Event>,
}

/// Whether this holds; if not, what was expected and what was found.
pub(crate) fn check(scene: &Scene, words: &[String]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let found = found(scene, &words)?;
    let (key, wanted) = found.0;
    let shown = |text: &str| if text.is_empty() { "none".to_string() } else { text.to_string() };
    if wanted == found.1 {
        return Ok(());
    }
    Err(format!("{key}: expected {}, found {}", shown(&wanted), shown(&found.1)))
}

/// What is expected, as text, and what is found.
type Found = ((String, String), String);

fn found(scene: &Scene, words: &[&str]) -> Result<Found, String> {
    let state = &scene.state;
    let board = state.board();
    let pair = |subject: &[&str], wanted: &[&str], found: String| Ok(((subject.join(" "), wanted.join(" ")), found));
    match words {
        ["decides", wanted @ ..] => pair(&["decides"], wanted, decides(board)),
        ["over"] => pair(&["the game"], &["over"], if board.over() { "over" } else { "going on" }.into()),
        ["hand", who, count] if count.parse::<usize>().is_ok() => {
            pair(&words[..2], &[count], board.hand(seat(board, who)?).to_string())
        }
        ["hand", who, wanted @ ..] => {
            let seat = seat(board, who)?;
            pair(&words[..2], &[&sorted(wanted)?], SanJuan::view(state, Some(seat)).hand().to_string())
        }
        ["drew", who, count] => pair(&words[..2], &[count], count_cards(scene, seat(board, who)?, drawn).to_string()),
        ["discarded", who, count] => {
            pair(&words[..2], &[count], count_cards(scene, seat(board, who)?, discarded).to_string())
        }
        ["paid", who, count] => pair(&words[..2], &[count], count_cards(scene, seat(board, who)?, paid).to_string()),
        ["took", who, wanted] => pair(&words[..2], &[wanted], took(scene, seat(board, who)?)),
        ["pile", count] => pair(&["pile"], &[count], board.pile.to_string()),
        ["discard", count] => pair(&["discard"], &[count], board.discard.to_string()),
        ["cost", rest @ .., wanted] => pair(&words[..words.len() - 1], &[wanted], cost(board, rest)?),
        ["points", who, part, wanted] => {
            pair(&words[..3], &[wanted], part_of(&score(board, seat(board, who)?), part)?.to_string())
        }
        ["places", wanted @ ..] => pair(&["places"], wanted, join(SanJuan::score_now(state).places.iter())),
        ["winners", wanted @ ..] => pair(&["winners"], wanted, winners(state)),
        ["city", who, wanted @ ..] => pair(&words[..2], wanted, city(board, seat(board, who)?)),
        ["goods", who, count] => pair(&words[..2], &[count], board.city(seat(board, who)?).goods().to_string()),
        ["under", who, part, wanted] => pair(&words[..3], &[wanted], under(board, seat(board, who)?, part)?),
        ["limit", who, wanted] => pair(&words[..2], &[wanted], hand_limit(board, seat(board, who)?).to_string()),
        ["governor", wanted] => pair(&["governor"], &[wanted], board.governor.to_string()),
        ["round", wanted] => pair(&["round"], &[wanted], board.round.to_string()),
        ["role", role, wanted] => pair(&words[..2], &[wanted], taken(board, role.parse()?)),
        ["prices", wanted @ ..] => {
            let open = board.open_prices().map_or("closed".into(), |prices| join(prices.iter()));
            pair(&["prices"], wanted, open)
        }
        ["known_tiles", wanted] => {
            pair(&["known_tiles"], &[wanted], board.prices.known.iter().flatten().count().to_string())
        }
        ["cathedral", wanted] => pair(&["cathedral"], &[wanted], if board.cathedral { "table" } else { "gone" }.into()),
        ["legal", ..] => {
            let text = words[1..].join(" ");
            let wanted = text.split(',').map(str::trim).collect::<Vec<_>>().join(", ");
            pair(&["legal"], &[&wanted], legal(state))
        }
        ["sees", viewer, what @ ..] => sees(state, words, viewer, what),
        _ => Err(format!(
            "\u{201c}expect {}\u{201d} is nothing that can be expected: see docs/scenarios.md",
            words.join(" ")
        )),
    }
}

fn seat(board: &Board, word: &str) -> Result<Seat, String> {
    match word.parse::<usize>() {
        Ok(seat) if (1..=board.players()).contains(&seat) => Ok(Seat::new(seat - 1)),
        _ => Err(format!("\u{201c}{word}\u{201d} is no seat; seats are 1 to {}", board.players())),
    }
}

fn join<T: ToString>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
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

fn decides(board: &Board) -> String {
    match board.decision() {
        Some(decision) => {
            let numbers = decision.numbers().into_iter().map(|number| format!(" {number}")).collect::<String>();
            format!("{} {}{numbers}", board.actor, decision.name())
        }
        None => "nobody".into(),
    }
}

/// Cards of one seat in the events of the last line. Every event is kept in two versions: the seat's own is counted.
fn count_cards(scene: &Scene, seat: Seat, of: fn(&Event) -> Option<(Seat, u8)>) -> usize {
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

fn took(scene: &Scene, seat: Seat) -> String {
    let taken = scene.log.seen_by(Some(seat)).find_map(|event| match event {
        Event::Took { seat: who, kind, .. } if *who == seat => Some(*kind),
        _ => None,
    });
    taken.flatten().map_or("none".into(), |kind| kind.to_string())
}

/// `SEAT KIND [over KIND[+good]] [library]`
fn cost(board: &Board, words: &[&str]) -> Result<String, String> {
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
    let seat = seat(board, who)?;
    let place = match covered {
        Some(covered) => {
            let (name, good) = covered.strip_suffix("+good").map_or((covered, false), |name| (name, true));
            let covered: Kind = name.parse()?;
            let place = board.city(seat).places.iter().position(|place| place.kind == covered && place.good == good);
            Some(place.ok_or_else(|| format!("there is no {covered} to build over"))?)
        }
        None => None,
    };
    Ok(build_cost(board, seat, kind.parse()?, place, library).to_string())
}

fn part_of(score: &Score, part: &str) -> Result<u16, String> {
    if part == "total" {
        return Ok(score.total());
    }
    let parts = serde_json::to_value(score).unwrap_or_default();
    let points = parts.get(part).and_then(serde_json::Value::as_u64);
    points.map(|points| points as u16).ok_or_else(|| format!("\u{201c}{part}\u{201d} is no part of the points"))
}

fn winners(state: &State) -> String {
    match SanJuan::outcome(state) {
        Some(outcome) => join(outcome.winners()),
        None => "nobody yet".into(),
    }
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

fn legal(state: &State) -> String {
    let mut moves = Moves::new();
    SanJuan::legal(state, &mut moves);
    moves.iter().map(|mv| mv.to_string()).collect::<Vec<_>>().join(", ")
}

/// `sees SEAT hand OTHER KINDS`, `sees SEAT laid KINDS`, `sees SEAT discards KINDS`, `sees SEAT drawn KINDS`
fn sees(state: &State, words: &[&str], viewer: &str, what: &[&str]) -> Result<Found, String> {
    let board = state.board();
    let view = SanJuan::view(state, if viewer == "watcher" { None } else { Some(seat(board, viewer)?) });
    let (subject, wanted, found) = match what {
        ["hand", other, wanted @ ..] => (&words[..4], wanted, view.hands[seat(board, other)?.index()]),
        ["laid", wanted @ ..] => (&words[..3], wanted, view.laid),
        ["discards", wanted @ ..] => (&words[..3], wanted, view.discards),
        ["drawn", wanted @ ..] => (&words[..3], wanted, view.drawn),
        _ => return Err("sees needs a seat and hand, laid, discards or drawn".into()),
    };
    Ok(((subject.join(" "), sorted(wanted)?), found.to_string()))
}
