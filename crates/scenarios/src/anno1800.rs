//! What scenarios of Anno 1800 can expect.

use super::expect::{join, part_of};
use super::{FormatError, Found, Scene, Staged};
use entrepot_anno1800::{
    Anno1800, Board, CardKind, Cost, Decision, Deck, Event, Expedition, Fleet, Move, Naval, Player, State, Tier, Token,
    read_line, read_position, score, write_line, write_position,
};
use entrepot_table::{Game, Seat};
use std::fmt::Display;
use std::str::FromStr;

/// What is found, and how many of the words say what it is about.
type About = (usize, String);

impl Staged for Anno1800 {
    fn read_position(text: &str) -> Result<State, FormatError> {
        read_position(text).map_err(|error| FormatError { line: error.line, what: error.what })
    }

    fn write_position(state: &State) -> String {
        write_position(state)
    }

    fn read_line(text: &str) -> Result<Vec<Move>, String> {
        read_line(text).map_err(|error| error.to_string())
    }

    fn write_line(moves: &[Move]) -> String {
        write_line(moves)
    }

    fn question(state: &State) -> String {
        match state.board().decision() {
            Decision::Turn => "turn".into(),
            Decision::Target(action) => format!("target {action}"),
            Decision::Pay => "pay".into(),
            Decision::Spend { kind, left, .. } => format!("spend {} {left}", naval(kind)),
            Decision::Site(token) => format!("site {token}"),
            Decision::Cube(tier) => format!("cube {tier}"),
            Decision::Gain { tier, more } => format!("gain {tier} {more}"),
            Decision::Swap { returned } => format!("swap {}", join(returned)),
            Decision::Return { least, most } => format!("return {least} {most}"),
            Decision::Over => "over".into(),
        }
    }

    fn points(state: &State, seat: Seat, part: &str) -> Option<i64> {
        let own = Anno1800::view(state, Some(seat)).expeditions[seat.index()];
        let score = score(state.board(), seat, &own);
        let objectives = &state.board().objectives;
        match part {
            "total" => Some(score.total().into()),
            "objectives" => Some(score.objectives.iter().copied().map(i64::from).sum()),
            _ => match objectives.iter().position(|objective| objective.id() == part) {
                Some(at) => Some(score.objectives[at].into()),
                None => part_of(&score, part),
            },
        }
    }

    fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Result<Option<Found>, String> {
        if let ["hand" | "expeditions" | "sees", ..] = words {
            return cards(scene, words);
        }
        let about = match of_a_seat(scene, words)? {
            None => of_the_table(scene, words)?,
            found => found,
        };
        Ok(about.map(|(subject, found)| Found::new(&words[..subject], &words[subject..], found)))
    }
}

/// What belongs to a player.
fn of_a_seat(scene: &Scene<Anno1800>, words: &[&str]) -> Result<Option<About>, String> {
    let board = scene.state.board();
    let player = |word: &str| scene.seat(word).map(|seat| board.player(seat));
    Ok(Some(match words {
        ["cubes", who, ..] => (2, tiers(player(who)?.cubes)),
        ["exhausted", who, ..] => (2, tiers(player(who)?.exhausted)),
        ["owned", who, ..] => {
            let player = player(who)?;
            (2, tiers(Tier::ALL.map(|tier| player.owned(tier))))
        }
        ["work", who, spot, ..] => (3, work(player(who)?, spot)?),
        ["gold", who, _] => (2, player(who)?.gold.to_string()),
        ["trade", who, ..] => (2, fleet(player(who)?.fleet(Naval::Trade))),
        ["exploration", who, ..] => (2, fleet(player(who)?.fleet(Naval::Exploration))),
        ["count", who, token, _] => (3, player(who)?.count(token.parse()?).to_string()),
        ["built", who, ..] => (2, built(&scene.state, scene.seat(who)?)),
        ["old_world", who, ..] => (2, join(player(who)?.old_world.iter())),
        ["new_world", who, ..] => (2, join(player(who)?.new_world.iter())),
        ["played", who, ..] => (2, played(board, scene.seat(who)?)),
        ["drew", who, _] => (2, drew(scene, scene.seat(who)?, None).to_string()),
        ["drew", who, deck, _] => (3, drew(scene, scene.seat(who)?, Some(deck.parse()?)).to_string()),
        ["price", who, resource, _] => (3, or_none(board.price(scene.seat(who)?, resource.parse()?))),
        _ => return Ok(None),
    }))
}

/// What belongs to nobody.
fn of_the_table(scene: &Scene<Anno1800>, words: &[&str]) -> Result<Option<About>, String> {
    let board = scene.state.board();
    Ok(Some(match words {
        ["stack", name, _] => (2, stack(board, name)?),
        ["stock", token, _] => (2, stock(board, token.parse()?)?),
        ["supply", what, _] => (2, supply(board, what)?),
        ["happened", name, _] => (2, happened(scene, name).to_string()),
        ["actions", _] => (1, board.turn.actions.to_string()),
        ["upgrades", ..] => (1, named(Tier::ALL.into_iter().zip(board.turn.upgrades))),
        ["due", ..] => (1, due(&board.turn.due)),
        ["traded", ..] => (1, join(board.turn.traded.iter())),
        ["used", ..] => (1, join(board.turn.used.iter())),
        ["objectives", ..] => (1, join(board.objectives)),
        ["first", _] => (1, board.first.to_string()),
        ["fireworks", _] => (1, or_none(board.fireworks)),
        ["last_round", _] => (1, or_none(board.last_round)),
        _ => return Ok(None),
    }))
}

/// Cards that are hidden from somebody.
fn cards(scene: &Scene<Anno1800>, words: &[&str]) -> Result<Option<Found>, String> {
    let board = scene.state.board();
    let seen = |viewer| Anno1800::view(&scene.state, viewer);
    let found = |subject: usize, wanted: String, found: String| Found::new(&words[..subject], &[&wanted], found);
    Ok(Some(match words {
        ["hand", who, count] if is_number(count) => {
            found(2, count.to_string(), board.player(scene.seat(who)?).hand_size().to_string())
        }
        ["hand", who, deck, count] if is_number(count) => {
            let deck: Deck = deck.parse()?;
            found(3, count.to_string(), board.player(scene.seat(who)?).hand[deck.index()].to_string())
        }
        ["hand", who, wanted @ ..] => {
            let seat = scene.seat(who)?;
            found(2, sorted::<CardKind>(wanted)?, join(seen(Some(seat)).hands[seat.index()].iter()))
        }
        ["expeditions", who, count] if is_number(count) => {
            found(2, count.to_string(), board.player(scene.seat(who)?).expeditions.to_string())
        }
        ["expeditions", who, wanted @ ..] => {
            let seat = scene.seat(who)?;
            found(2, sorted::<Expedition>(wanted)?, join(seen(Some(seat)).expeditions[seat.index()].iter()))
        }
        ["sees", viewer, what, other, wanted @ ..] => {
            let viewer = if *viewer == "watcher" { None } else { Some(scene.seat(viewer)?) };
            let (view, other) = (seen(viewer), scene.seat(other)?.index());
            match *what {
                "hand" => found(4, sorted::<CardKind>(wanted)?, join(view.hands[other].iter())),
                "expeditions" => found(4, sorted::<Expedition>(wanted)?, join(view.expeditions[other].iter())),
                _ => return Err("sees needs a seat, hand or expeditions, and whose".into()),
            }
        }
        _ => return Ok(None),
    }))
}

fn is_number(word: &str) -> bool {
    word.parse::<usize>().is_ok()
}

fn or_none(thing: Option<impl ToString>) -> String {
    thing.map_or(String::new(), |thing| thing.to_string())
}

/// Names in their order; `FW36*2` stands for two, `none` for no card.
fn sorted<T: Copy + Ord + ToString + FromStr<Err = String>>(names: &[&str]) -> Result<String, String> {
    let mut all: Vec<T> = Vec::new();
    for word in names.iter().filter(|name| **name != "none") {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let count: u8 = count.parse().map_err(|_| format!("{count} is no number of cards"))?;
        let one: T = name.parse()?;
        all.extend((0..count).map(|_| one));
    }
    all.sort_unstable();
    Ok(join(all))
}

/// `farmer=2 trade=1`: what there is none of is left out.
fn named<N: Display>(numbers: impl IntoIterator<Item = (N, u8)>) -> String {
    let some = numbers.into_iter().filter(|(_, number)| *number > 0);
    join(some.map(|(name, number)| format!("{name}={number}")))
}

fn tiers(numbers: [u8; Tier::COUNT]) -> String {
    named(Tier::ALL.into_iter().zip(numbers))
}

fn fleet(fleet: &Fleet) -> String {
    named([("ready", fleet.ready), ("exhausted", fleet.exhausted), ("temporary", fleet.temporary)])
}

const fn naval(kind: Naval) -> &'static str {
    match kind {
        Naval::Trade => "trade",
        Naval::Exploration => "exploration",
    }
}

/// The cubes on the workplaces of an industry, the higher tier first.
fn work(player: &Player, spot: &str) -> Result<String, String> {
    let (token, copy) = spot.split_once('#').unwrap_or((spot, "1"));
    let token: Token = token.parse()?;
    let copy: usize = copy.parse().map_err(|_| format!("{copy} is no number behind #"))?;
    let field = copy.checked_sub(1).and_then(|copy| player.tokens().filter(|(_, one)| *one == token).nth(copy));
    let (field, _) = field.ok_or_else(|| format!("there is no {spot}"))?;
    Ok(join(player.fields[field].cubes()))
}

/// As in a position: `glassworks/potato_farm merchant2@sea`.
fn built(state: &State, seat: Seat) -> String {
    let (line, text) = (format!("built {seat} "), write_position(state));
    text.lines().find_map(|one| one.strip_prefix(&line)).unwrap_or_default().into()
}

fn played(board: &Board, seat: Seat) -> String {
    let own = board.played.iter().filter(|card| card.seat == seat);
    join(own.map(|card| format!("{}{}", card.kind, if card.ready { "" } else { "-" })))
}

/// Cards drawn in the last line of moves.
fn drew(scene: &Scene<Anno1800>, seat: Seat, only: Option<Deck>) -> usize {
    let drawn = |event: &Event| match event {
        Event::Drew { seat: who, deck, count, .. } if *who == seat && only.is_none_or(|only| only == *deck) => *count,
        _ => 0,
    };
    scene.log.seen_by(None).map(|event| usize::from(drawn(event))).sum()
}

/// How often something of this name happened in the last line of moves.
fn happened(scene: &Scene<Anno1800>, name: &str) -> usize {
    let named = |event: &Event| serde_json::to_value(event).is_ok_and(|value| value["event"] == name);
    scene.log.seen_by(None).filter(|event| named(event)).count()
}

fn stack(board: &Board, name: &str) -> Result<String, String> {
    Ok(match name {
        "expeditions" => board.expeditions,
        "old_world" => board.old_world,
        "new_world" => board.new_world,
        _ => board.cards[name.parse::<Deck>().map_err(|_| no_stack(name))?.index()],
    }
    .to_string())
}

fn no_stack(name: &str) -> String {
    format!("\u{201c}{name}\u{201d} is no stack; stacks are fw, aei, nw, expeditions, old_world, new_world")
}

fn stock(board: &Board, token: Token) -> Result<String, String> {
    let left = board.tokens.get(token.index()).ok_or_else(|| format!("{token} is only printed, never built"))?;
    Ok(left.to_string())
}

fn supply(board: &Board, what: &str) -> Result<String, String> {
    Ok(match what {
        "gold" => board.supply.gold,
        "trade" => board.supply.trade,
        "exploration" => board.supply.exploration,
        _ => board.supply.cubes[what.parse::<Tier>()?.index()].into(),
    }
    .to_string())
}

/// `timber bricks worker trade=1`
fn due(cost: &Cost) -> String {
    let numbers = named([("trade", cost.trade), ("exploration", cost.exploration), ("gold", cost.gold)]);
    let names = cost.resources.iter().map(|resource| resource.to_string());
    join(names.chain(cost.cubes.iter().map(|tier| tier.to_string())).chain(Some(numbers).filter(|n| !n.is_empty())))
}
