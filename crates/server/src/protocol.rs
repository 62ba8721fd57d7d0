//! Everything that goes over the wire: the bodies of the REST interface and the messages of the socket.
//!
//! `docs/protocol.md` tells what they are for.

use entrepot_live::{Chapter, Message};
use entrepot_table::{Game, Seat, Then};
use entrepot_title::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// Grows whenever a client of today could not talk to the server of tomorrow.
pub const PROTOCOL: u32 = 1;

/// The longest name of a guest or a seat, in characters.
pub const LONGEST_NAME: usize = 24;

/// A socket is closed with this code if its table is there, but cannot be played by this program.
pub const UNPLAYABLE: u16 = 4000;

/// A socket is closed with this code if its table is not there any more.
pub const GONE: u16 = 4001;

/// Somebody who came with a browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Me {
    /// What others call this guest.
    pub name: String,
    /// Whether the guest chose that name; otherwise it was given.
    pub named: bool,
    /// The language of the client, where one was chosen: en, fr, de or it.
    pub language: Option<String>,
}

/// What a guest wants to change; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MeChange {
    /// 1 to 24 characters on one line.
    #[serde(default)]
    pub name: Option<String>,
    /// en, fr, de or it.
    #[serde(default)]
    pub language: Option<String>,
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The name by which tables ask for it.
    pub name: String,
    /// How many may play.
    pub players: Vec<usize>,
    /// What can be chosen before the game.
    pub options: Vec<OptionInfo>,
    /// The computer players, the strongest last.
    pub bots: Vec<BotInfo>,
}

/// One thing that can be chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it can be.
    pub values: Vec<String>,
    /// What it is where nothing is chosen; null where that is drawn by lot or follows from other choices.
    pub default: Option<String>,
    /// Whether it is drawn by lot where nothing is chosen: which seat begins.
    pub by_lot: bool,
    /// Besides, it can be some of these.
    pub some: Option<SomeOf>,
    /// Where another choice decides what it is if nothing is chosen: which, and what follows from it.
    pub follows: Option<Follows>,
}

/// What an option is where nothing is chosen, by the value of another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Follows {
    /// The other option.
    pub option: String,
    /// For each of its values.
    pub values: BTreeMap<String, String>,
}

/// An option can also be so many different things, joined by `+`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SomeOf {
    /// How many.
    pub count: u8,
    /// Of these.
    pub of: Vec<String>,
}

impl OptionInfo {
    /// Whether it can have this value.
    pub(crate) fn takes(&self, value: &str) -> bool {
        self.values.iter().any(|right| right == value) || self.some.as_ref().is_some_and(|some| some.takes(value))
    }
}

impl SomeOf {
    fn takes(&self, value: &str) -> bool {
        let chosen: Vec<&str> = value.split('+').collect();
        let different: BTreeSet<&str> = chosen.iter().copied().collect();
        let known = |one: &&str| self.of.iter().any(|of| of == one);
        [chosen.len(), different.len()] == [usize::from(self.count); 2] && chosen.iter().all(known)
    }
}

/// A computer player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BotInfo {
    /// The name by which seats ask for it.
    pub name: String,
}

/// A table that somebody wants to open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// What was chosen; what is left out is as the game says.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where: as many seats as people and computer players.
    pub seats: Vec<NewSeat>,
    /// Goes on with a game that was played before; then nothing can be chosen.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub record: Option<RecordPart>,
}

/// The beginning of a game that was played before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordPart {
    /// Its record: see `docs/records.md`.
    pub text: String,
    /// So many of its moves are played already, and final.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub moves: usize,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who decides for the seat.
    pub kind: SeatKind,
    /// 1 to 24 characters on one line; otherwise a name is given.
    #[serde(default)]
    pub name: Option<String>,
    /// Which computer player; otherwise the strongest.
    #[serde(default)]
    pub bot: Option<String>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// The guest who opens the table.
    Me,
    /// Somebody else at the same screen.
    Person,
    /// A computer player.
    Bot,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Created {
    /// Its id.
    pub id: String,
}

/// How the server is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ServerStatus {
    /// There is too little room for anything new: no guest and no table is taken. Games that run go on.
    pub storage_low: bool,
}

/// A table, as one guest sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What is played, as records write it.
    pub setup: String,
    /// What was chosen when the table was opened.
    pub options: BTreeMap<String, String>,
    /// The SHA-256 that promises the deal: see `docs/records.md`.
    pub commitment: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The round, from 1.
    pub round: u32,
    /// The seat that decides; nobody's when the game does not run.
    pub decider: Option<usize>,
    /// Whether this guest decides.
    pub your_turn: bool,
    /// Whether it runs.
    pub state: TableState,
    /// Whether it can be opened here: the server has the game, and can replay the version of the rules under which it was begun.
    pub playable: bool,
    /// The result, once the game is over; where it was stopped, what it would have been then.
    pub outcome: Option<Outcome>,
    /// When the table was opened, in seconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub created: i64,
    /// When something last happened, in seconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub touched: i64,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name.
    pub name: String,
    /// The computer player that decides, if one does.
    pub bot: Option<String>,
    /// Whether the seat is, or was, this guest's.
    pub mine: bool,
    /// Whether somebody gave the seat up.
    pub resigned: bool,
}

/// Whether a game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// It runs.
    Running,
    /// It was played to its end.
    Finished,
    /// Everybody left before its end.
    Stopped,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// Points of each seat.
    pub points: Vec<i32>,
    /// Place of each seat, 1 for the winner; equal places are shared.
    pub places: Vec<u8>,
}

impl From<entrepot_table::Outcome> for Outcome {
    fn from(outcome: entrepot_table::Outcome) -> Outcome {
        Outcome { points: outcome.points, places: outcome.places }
    }
}

/// What went wrong, in the body of every answer that is an error.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorInfo,
}

/// What went wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ErrorInfo {
    /// A name for programs.
    pub code: String,
    /// What is wrong and what would be right, in English.
    pub text: String,
    /// Figures and names that belong to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    #[schema(value_type = Option<Object>)]
    pub detail: Option<Value>,
}

/// What a client says on the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: what the client knows already, and through whose eyes it looks.
    Since {
        /// The last version it was told; 0 if nothing yet.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// An own seat; null while the curtain is down.
        #[serde(default)]
        look: Option<Seat>,
    },
    /// Lifts the curtain for an own seat, or lowers it.
    Look {
        /// An own seat; null lowers the curtain.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Plays all of these moves or none.
    Step {
        /// Made by the client: the same id is done once.
        id: String,
        /// The seat that plays.
        seat: Seat,
        /// The last `message.version` that the client was told.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// The last `message.undo` that it was told.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        open: usize,
        /// The moves, in the game's own form.
        #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
        moves: Vec<Value>,
    },
    /// Takes the last move back.
    Undo {
        /// Made by the client: the same id is done once.
        id: String,
        /// The seat that takes back.
        seat: Seat,
        /// The last `message.version` that the client was told.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// The last `message.undo` that it was told.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        open: usize,
    },
    /// Takes back everything that can be taken back.
    Reset {
        /// Made by the client: the same id is done once.
        id: String,
        /// The seat that takes back.
        seat: Seat,
        /// The last `message.version` that the client was told.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// The last `message.undo` that it was told.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        open: usize,
    },
    /// Gives the seat up: a computer player plays on.
    Resign {
        /// Made by the client: the same id is done once.
        id: String,
        /// The seat that is given up.
        seat: Seat,
    },
    /// Asks how things would stand after these moves.
    Preview {
        /// Comes back with the answer.
        id: String,
        /// The seat that asks.
        seat: Seat,
        /// The moves, in the game's own form.
        #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
        moves: Vec<Value>,
    },
    /// Asks what a computer player would do.
    Hint {
        /// Comes back with the answer.
        id: String,
        /// The seat that asks.
        seat: Seat,
    },
    /// Asks for another way to pay.
    Plan {
        /// Comes back with the answer.
        id: String,
        /// The seat that asks.
        seat: Seat,
        /// What is wished, in the game's own form.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        wish: Value,
    },
    /// Asks what happened before the log that the client was told begins.
    Earlier {
        /// Comes back with the answer.
        id: String,
        /// The version of the first chapter that the client knows.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        before: usize,
    },
    /// Keeps the connection open.
    Ping {},
}

/// What a table says on its sockets.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<E, V, M, R, F, P> {
    /// The answer to [`ClientMessage::Since`], before the first update.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The table.
        table: TableInfo,
    },
    /// What happened, and how things stand.
    Update {
        /// Through whose eyes; null while the curtain is down.
        viewer: Option<Seat>,
        /// What the driver of the game tells this viewer.
        message: Message<E, V, M, R>,
        /// What follows from the view by the rules.
        facts: F,
    },
    /// Seats, state or outcome changed.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The request is stored; the update was sent before.
    Done {
        /// That of the request.
        id: String,
    },
    /// The request is refused, and nothing has changed.
    Refused {
        /// That of the request.
        id: String,
        /// Why the rules say no, if they do.
        refusal: Option<R>,
        /// The number of the rule.
        rule: Option<&'static str>,
        /// Which move it is about, in the order of the rules, from 0.
        #[cfg_attr(feature = "types", ts(type = "number | null"))]
        index: Option<usize>,
        /// A name for programs.
        code: &'static str,
        /// What is wrong and what would be right, in English.
        text: String,
    },
    /// How things would stand.
    Preview {
        /// That of the request.
        id: String,
        /// How many of the moves are shown: nothing that would be drawn is.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        shown: usize,
        /// What the whole step would lead to.
        then: Then,
        /// What the seat would see.
        view: V,
        /// What follows from the view by the rules.
        facts: F,
    },
    /// What a computer player would do.
    Hint {
        /// That of the request.
        id: String,
        /// Which one.
        bot: String,
        /// Its moves, up to the first that could not be taken back.
        moves: Vec<M>,
    },
    /// What happened before.
    Earlier {
        /// That of the request.
        id: String,
        /// The last chapters before that version.
        chapters: Vec<Chapter<E>>,
        /// So many come before these.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        left_out: usize,
    },
    /// Another way to pay.
    Plan {
        /// That of the request.
        id: String,
        /// The plan; null if there is none with these wishes, or nothing is to be paid.
        plan: Option<P>,
    },
}

/// What a table of this game says.
pub(crate) type Said<G> =
    ServerMessage<<G as Game>::Event, <G as Game>::View, <G as Game>::Move, <G as Game>::Refusal, Json, Json>;

/// What the connection itself says, whatever game is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The answer to [`ClientMessage::Ping`].
    Pong {},
    /// A message could not be read or cannot be answered now. Nothing has changed; only with the code `storage` that is not
    /// certain, and asking again with the same id is safe.
    Error {
        /// A name for programs.
        code: String,
        /// What is wrong and what would be right, in English.
        text: String,
        /// That of the request, where it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        id: Option<String>,
    },
}

impl ClientMessage {
    /// The id by which it is answered, if it has one.
    pub(crate) fn id(&self) -> Option<&str> {
        match self {
            ClientMessage::Step { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Reset { id, .. }
            | ClientMessage::Resign { id, .. }
            | ClientMessage::Preview { id, .. }
            | ClientMessage::Hint { id, .. }
            | ClientMessage::Plan { id, .. }
            | ClientMessage::Earlier { id, .. } => Some(id),
            ClientMessage::Since { .. } | ClientMessage::Look { .. } | ClientMessage::Ping {} => None,
        }
    }

    /// How many moves it holds.
    pub(crate) fn moves(&self) -> usize {
        match self {
            ClientMessage::Step { moves, .. } | ClientMessage::Preview { moves, .. } => moves.len(),
            _ => 0,
        }
    }
}
