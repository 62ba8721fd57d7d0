//! Moves as text: the data's names, the same in all languages.
//!
//! One line may join the moves of one step: `build glassworks work sawmill brickworks place coast`. Of several equal tokens
//! of a player `brewery#2` is the second; a cube is named with the place where it is: `worker@exhausted`,
//! `farmer@district`, `worker@brewery`.

use crate::moves::Move;
use crate::resource::Resource;
use crate::state::State;
use crate::tier::Tier;
use crate::token::{Site, Spot, Terrain, Whereabouts};
use entrepot_table::Seat;
pub use entrepot_table::notation::MoveError;
use entrepot_table::notation::{self, Notation, ReadName};
use std::fmt;
use std::str::FromStr;

/// Between a token and the number of its copy.
const COPY: char = '#';

/// Between a cube and the place where it is.
const AT: char = '@';

/// Between a resource and the seat it comes from.
const FROM: char = ':';

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            0 => write!(f, "{}", self.token),
            copy => write!(f, "{}{COPY}{}", self.token, u16::from(copy) + 1),
        }
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let Some((token, number)) = text.split_once(COPY) else {
            return Ok(Spot { token: text.parse()?, copy: 0 });
        };
        let copy = number.parse::<u16>().ok().and_then(|number| u8::try_from(number.checked_sub(1)?).ok());
        let copy = copy.ok_or_else(|| {
            format!("\u{201c}{text}\u{201d} names no copy; the second of several is written {token}{COPY}2")
        })?;
        Ok(Spot { token: token.parse()?, copy })
    }
}

impl Terrain {
    /// All of them, in the order of fields.
    pub const ALL: [Terrain; 3] = [Terrain::Land, Terrain::Coast, Terrain::Sea];

    /// The name that notation and positions use.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Land => "land",
            Terrain::Coast => "coast",
            Terrain::Sea => "sea",
        }
    }
}

impl FromStr for Terrain {
    type Err = String;

    fn from_str(text: &str) -> Result<Terrain, String> {
        let found = Terrain::ALL.into_iter().find(|terrain| terrain.id() == text);
        found.ok_or_else(|| format!("\u{201c}{text}\u{201d} is no terrain; fields are land, coast or sea"))
    }
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whereabouts::District => f.write_str("district"),
            Whereabouts::Exhausted => f.write_str("exhausted"),
            Whereabouts::At(spot) => write!(f, "{spot}"),
        }
    }
}

impl FromStr for Whereabouts {
    type Err = String;

    fn from_str(text: &str) -> Result<Whereabouts, String> {
        match text {
            "district" => Ok(Whereabouts::District),
            "exhausted" => Ok(Whereabouts::Exhausted),
            _ => text.parse().map(Whereabouts::At),
        }
    }
}

impl Notation for Move {
    const VERBS: &'static [&'static str] = &[
        "action",
        "build",
        "card",
        "hire",
        "upgrade",
        "expeditions",
        "work",
        "trade",
        "import",
        "exhaust",
        "later",
        "spend",
        "place",
        "over",
        "raise",
        "shift",
        "remove",
        "activate",
        "use",
        "return",
        "accept",
        "decline",
        "done",
        "end",
    ];

    fn verb(self) -> &'static str {
        match self {
            Move::Action(_) => "action",
            Move::Build(_) => "build",
            Move::Play(_) => "card",
            Move::Hire(_) => "hire",
            Move::Upgrade(_) => "upgrade",
            Move::Expeditions(_) => "expeditions",
            Move::Work(_) => "work",
            Move::Trade { .. } => "trade",
            Move::Import(_) => "import",
            Move::Exhaust(_) => "exhaust",
            Move::Later => "later",
            Move::Spend(_) => "spend",
            Move::Place(Site::Free(_)) => "place",
            Move::Place(Site::Over(_)) => "over",
            Move::Raise { .. } => "raise",
            Move::ShiftEnd { .. } => "shift",
            Move::Remove(_) => "remove",
            Move::Activate(_) => "activate",
            Move::Use(_) => "use",
            Move::Return(_) => "return",
            Move::Accept => "accept",
            Move::Decline => "decline",
            Move::Done => "done",
            Move::End => "end",
        }
    }

    fn object(self) -> Option<String> {
        match self {
            Move::Action(action) => Some(action.to_string()),
            Move::Build(token) => Some(token.to_string()),
            Move::Play(kind) | Move::Activate(kind) | Move::Return(kind) => Some(kind.to_string()),
            Move::Hire(tier) | Move::Upgrade(tier) | Move::Exhaust(tier) => Some(tier.to_string()),
            Move::Expeditions(count) => Some(count.to_string()),
            Move::Work(spot) | Move::Remove(spot) | Move::Place(Site::Over(spot)) => Some(spot.to_string()),
            Move::Trade { resource, seat } => Some(format!("{resource}{FROM}{seat}")),
            Move::Import(resource) => Some(resource.to_string()),
            Move::Spend(coin) => Some(coin.to_string()),
            Move::Place(Site::Free(terrain)) => Some(terrain.id().into()),
            Move::Raise { tier, at } | Move::ShiftEnd { tier, at } => Some(format!("{tier}{AT}{at}")),
            Move::Use(objective) => Some(objective.to_string()),
            Move::Later | Move::Accept | Move::Decline | Move::Done | Move::End => None,
        }
    }
    fn alone(verb: &str) -> Option<Move> {
        match verb {
            "later" => Some(Move::Later),
            "accept" => Some(Move::Accept),
            "decline" => Some(Move::Decline),
            "done" => Some(Move::Done),
            "end" => Some(Move::End),
            _ => None,
        }
    }

    fn with_name(verb: &str) -> Option<ReadName<Move>> {
        let read: ReadName<Move> = match verb {
            "action" => |name| name.parse().map(Move::Action),
            "build" => |name| name.parse().map(Move::Build),
            "card" => |name| name.parse().map(Move::Play),
            "hire" => |name| name.parse().map(Move::Hire),
            "upgrade" => |name| name.parse().map(Move::Upgrade),
            "expeditions" => |name| number(name).map(Move::Expeditions),
            "work" => |name| name.parse().map(Move::Work),
            "trade" => |name| partner(name).map(|(resource, seat)| Move::Trade { resource, seat }),
            "import" => |name| name.parse().map(Move::Import),
            "exhaust" => |name| name.parse().map(Move::Exhaust),
            "spend" => |name| name.parse().map(Move::Spend),
            "place" => |name| name.parse().map(|terrain| Move::Place(Site::Free(terrain))),
            "over" => |name| name.parse().map(|spot| Move::Place(Site::Over(spot))),
            "raise" => |name| cube(name).map(|(tier, at)| Move::Raise { tier, at }),
            "shift" => |name| cube(name).map(|(tier, at)| Move::ShiftEnd { tier, at }),
            "remove" => |name| name.parse().map(Move::Remove),
            "activate" => |name| name.parse().map(Move::Activate),
            "use" => |name| name.parse().map(Move::Use),
            "return" => |name| name.parse().map(Move::Return),
            _ => return None,
        };
        Some(read)
    }

    fn example(verb: &str) -> &'static str {
        match verb {
            "action" => "expand",
            "card" | "activate" | "return" => "FW18",
            "hire" | "upgrade" | "exhaust" => "farmer",
            "expeditions" => "3",
            "work" | "over" | "remove" | "build" => "glassworks",
            "trade" => "glass:2",
            "import" => "cotton",
            "spend" => "exploration",
            "place" => "coast",
            "raise" => "farmer@district",
            "shift" => "worker@exhausted",
            _ => "the_editor",
        }
    }

    fn repeats(verb: &str) -> bool {
        matches!(verb, "work" | "return" | "spend" | "shift")
    }

    /// Trade tokens are called as the verb that trades, but that one names a resource and a seat.
    fn is_name(verb: &str, words: &[&str]) -> bool {
        match words {
            ["trade", behind @ ..] if verb == "spend" => behind.first().is_none_or(|word| !word.contains(FROM)),
            [word, ..] => !notation::is_verb::<Move>(word),
            [] => false,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_move(*self, f)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        notation::read_move(text)
    }
}

/// Reads one line: at least one move.
pub fn read_line(text: &str) -> Result<Vec<Move>, MoveError> {
    notation::read_line(text)
}

/// Writes the moves of one step as one line.
///
/// ```
/// use entrepot_anno1800::{read_line, write_line};
/// let line = "build glassworks work sawmill brickworks trade coal:2 place coast";
/// assert_eq!(write_line(&read_line(line).unwrap()), line);
/// ```
pub fn write_line(moves: &[Move]) -> String {
    notation::write_line(moves)
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("\u{201c}{text}\u{201d} is no number of expedition cards; it is 1 to 3"))
}

fn partner(text: &str) -> Result<(Resource, Seat), String> {
    let (resource, seat) = text.split_once(FROM).ok_or_else(|| {
        format!("\u{201c}{text}\u{201d} does not say with whom: a trade is written {text}{FROM}2, with the seat")
    })?;
    match seat.parse::<usize>() {
        Ok(seat @ 1..=4) => Ok((resource.parse()?, Seat::new(seat - 1))),
        _ => Err(format!("\u{201c}{seat}\u{201d} is no seat; seats are 1 to 4")),
    }
}

fn cube(text: &str) -> Result<(Tier, Whereabouts), String> {
    let (tier, at) = text.split_once(AT).ok_or_else(|| {
        format!(
            "\u{201c}{text}\u{201d} does not say where the cube is: {text}{AT}district, {text}{AT}exhausted or \
             {text}{AT} and the industry it works at"
        )
    })?;
    Ok((tier.parse()?, at.parse()?))
}

/// Puts the parts of a payment into the order in which they are asked for: lines of a cost and naval tokens of one price may
/// be named in any order. A line that was called up by `later` stays first (A4.3). Cubes of a cost come after its lines.
pub(crate) fn arrange(state: &State, moves: &mut [Move]) {
    let mut called = state.board.turn.line;
    let mut postponed = false;
    for run in moves.chunk_by_mut(same_payment) {
        match run[0] {
            Move::Spend(_) => run.sort_unstable(),
            Move::Later => postponed = true,
            _ => {
                let Some(named) = run.iter().find_map(|mv| line(*mv)) else { continue };
                let first = if postponed { Some(named) } else { called };
                run.sort_by_key(|mv| (line(*mv).is_none(), line(*mv) != first, line(*mv)));
                (called, postponed) = (None, false);
            }
        }
    }
}

fn same_payment(a: &Move, b: &Move) -> bool {
    match (a, b) {
        (Move::Spend(_), Move::Spend(_)) => true,
        _ => is_part(*a) && is_part(*b),
    }
}

/// Whether a move pays a line or a cube of a cost.
fn is_part(mv: Move) -> bool {
    line(mv).is_some() || matches!(mv, Move::Exhaust(_))
}

/// The line of a cost that a move pays.
fn line(mv: Move) -> Option<Resource> {
    match mv {
        Move::Work(spot) => spot.token.industry().map(|(resource, _)| resource),
        Move::Trade { resource, .. } | Move::Import(resource) => Some(resource),
        _ => None,
    }
}
