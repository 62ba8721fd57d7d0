//! Everything that goes over the wire: the bodies of the REST API and the messages of the socket.
//!
//! `docs/protocol.md` explains what they are for.

use entrepot_live::{Chapter, Message};
use entrepot_table::{Game, Seat, Then};
use entrepot_title::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// Increased whenever existing clients cannot talk to the new server.
pub const PROTOCOL: u32 = 2;

/// The longest name of a guest or a seat, in characters.
pub const LONGEST_NAME: usize = 24;

/// The close code of a socket whose table exists but cannot be played by this program.
pub const UNPLAYABLE: u16 = 4000;

/// The close code of a socket whose table no longer exists.
pub const GONE: u16 = 4001;

/// A visitor, known by a cookie in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Me {
    /// What others call this guest.
    pub name: String,
    /// Whether the guest chose that name; otherwise the server did.
    pub named: bool,
    /// The language of the client, if one was chosen: en, fr, de or it.
    pub language: Option<String>,
}

/// What a guest wants to change; fields left out stay as they are.
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
    /// Its name in requests.
    pub name: String,
    /// The possible numbers of players.
    pub players: Vec<usize>,
    /// The options that can be chosen before the game.
    pub options: Vec<OptionInfo>,
    /// The computer players, the strongest last.
    pub bots: Vec<BotInfo>,
}

/// An option that can be chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// Its possible values.
    pub values: Vec<String>,
    /// Its value if nothing is chosen; null if that is drawn by lot or follows from other choices.
    pub default: Option<String>,
    /// Whether it is drawn by lot where nothing is chosen: which seat begins.
    pub by_lot: bool,
    /// It can also be a combination of these.
    pub some: Option<SomeOf>,
    /// If its default depends on another option: on which one, and how.
    pub follows: Option<Follows>,
}

/// The default of an option, by the value of another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Follows {
    /// The option it depends on.
    pub option: String,
    /// The default for each of its values.
    pub values: BTreeMap<String, String>,
}

/// A combination that an option can be: some different values, joined by `+`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SomeOf {
    /// How many values.
    pub count: u8,
    /// The values to combine.
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
    /// Its name in requests.
    pub name: String,
    /// This server's machine is slow for it: lately it needed more than two seconds for a question.
    pub slow: bool,
}

/// A table to open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The chosen options; the game's defaults apply to the others.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where: one entry for each person or computer player.
    pub seats: Vec<NewSeat>,
    /// Continues a recorded game; then no options can be chosen.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub record: Option<RecordPart>,
}

/// The beginning of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordPart {
    /// Its record: see `docs/records.md`.
    pub text: String,
    /// How many of its moves are already played, and final.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub moves: usize,
}

/// Who is to have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who decides for the seat.
    pub kind: SeatKind,
    /// 1 to 24 characters on one line; if left out, the server chooses a name.
    #[serde(default)]
    pub name: Option<String>,
    /// Which computer player; if left out, the middle one of those that are offered.
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
    /// Another person at the same screen.
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

/// The state of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ServerStatus {
    /// Storage is low: no new guest or table is accepted. Running games continue.
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
    /// The setup, in the notation of records.
    pub setup: String,
    /// The options chosen when the table was opened.
    pub options: BTreeMap<String, String>,
    /// The commitment to the deal, a SHA-256: see `docs/records.md`.
    pub commitment: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The round, from 1.
    pub round: u32,
    /// The deciding seat; null when the game is not running.
    pub decider: Option<usize>,
    /// Whether this guest decides.
    pub your_turn: bool,
    /// Whether its game is running.
    pub state: TableState,
    /// Whether it can be opened here: the server has the game and can replay the rules under which it was begun.
    pub playable: bool,
    /// The result, once the game is over; if it was stopped, the score at that moment.
    pub outcome: Option<Outcome>,
    /// What each seat has built, by the names of the client's drawings; empty where that is not known.
    pub towns: Vec<Vec<String>>,
    /// What the deciding seat is asked, by a name of the game's own; null where that is not known.
    pub asks: Option<String>,
    /// When the table was opened, in seconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub created: i64,
    /// When something last happened, in seconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub touched: i64,
}

/// Who has a seat.
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

/// Whether a game is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// It is running.
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
    /// Place of each seat, 1 for the winner; ties share a place.
    pub places: Vec<u8>,
}

impl From<entrepot_table::Outcome> for Outcome {
    fn from(outcome: entrepot_table::Outcome) -> Outcome {
        Outcome { points: outcome.points, places: outcome.places }
    }
}

/// The body of every error answer.
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
    /// A code for programs.
    pub code: String,
    /// What is wrong and how to correct it, in English.
    pub text: String,
    /// Figures and names that go with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    #[schema(value_type = Option<Object>)]
    pub detail: Option<Value>,
}

/// What a client sends on the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: what the client already knows, and as which seat it looks.
    Since {
        /// The last version it was sent; 0 if none.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// One of the guest's seats; null while the curtain is down.
        #[serde(default)]
        look: Option<Seat>,
    },
    /// Lifts the curtain for one of the guest's seats, or lowers it.
    Look {
        /// One of the guest's seats; null lowers the curtain.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Plays all of these moves or none.
    Step {
        /// Chosen by the client: a request with the same id is done only once.
        id: String,
        /// The seat that plays.
        seat: Seat,
        /// The last `message.version` that the client was sent.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// The last `message.undo` that it was sent.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        open: usize,
        /// The moves, in the game's own form.
        #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
        moves: Vec<Value>,
    },
    /// Takes the last move back.
    Undo {
        /// Chosen by the client: a request with the same id is done only once.
        id: String,
        /// The seat that takes its move back.
        seat: Seat,
        /// The last `message.version` that the client was sent.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// The last `message.undo` that it was sent.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        open: usize,
    },
    /// Takes back everything that can be taken back.
    Reset {
        /// Chosen by the client: a request with the same id is done only once.
        id: String,
        /// The seat that takes its moves back.
        seat: Seat,
        /// The last `message.version` that the client was sent.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        version: usize,
        /// The last `message.undo` that it was sent.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        open: usize,
    },
    /// Gives the seat up: a computer player takes over.
    Resign {
        /// Chosen by the client: a request with the same id is done only once.
        id: String,
        /// The seat to give up.
        seat: Seat,
    },
    /// Asks for the position after these moves.
    Preview {
        /// Returned with the answer.
        id: String,
        /// The seat that asks.
        seat: Seat,
        /// The moves, in the game's own form.
        #[cfg_attr(feature = "types", ts(type = "Array<unknown>"))]
        moves: Vec<Value>,
    },
    /// Asks what a computer player would do.
    Hint {
        /// Returned with the answer.
        id: String,
        /// The seat that asks.
        seat: Seat,
    },
    /// Asks for another way to pay.
    Plan {
        /// Returned with the answer.
        id: String,
        /// The seat that asks.
        seat: Seat,
        /// What the player wishes, in the game's own form.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        wish: Value,
    },
    /// Asks for the history before the log that the client was sent.
    Earlier {
        /// Returned with the answer.
        id: String,
        /// The version of the first chapter that the client knows.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        before: usize,
    },
    /// Keeps the connection open.
    Ping {},
}

/// What a table sends on its sockets.
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
    /// What happened, and the current position.
    Update {
        /// The seat it is for; null while the curtain is down.
        viewer: Option<Seat>,
        /// The game's message for this viewer.
        message: Message<E, V, M, R>,
        /// What follows from the view by the rules.
        facts: F,
    },
    /// Seats, state or outcome changed.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The request is stored; its update was sent before this.
    Done {
        /// The id of the request.
        id: String,
    },
    /// The request is refused, and nothing has changed.
    Refused {
        /// The id of the request.
        id: String,
        /// Why the rules forbid it, if they do.
        refusal: Option<R>,
        /// The number of the rule.
        rule: Option<&'static str>,
        /// The index of the move it is about, in the order of the rules, from 0.
        #[cfg_attr(feature = "types", ts(type = "number | null"))]
        index: Option<usize>,
        /// A code for programs.
        code: &'static str,
        /// What is wrong and how to correct it, in English.
        text: String,
    },
    /// The position after the previewed moves.
    Preview {
        /// The id of the request.
        id: String,
        /// How many of the moves are shown: none that would draw something.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        shown: usize,
        /// What follows from the whole step.
        then: Then,
        /// What the seat would see.
        view: V,
        /// What follows from the view by the rules.
        facts: F,
    },
    /// What a computer player would do.
    Hint {
        /// The id of the request.
        id: String,
        /// The computer player.
        bot: String,
        /// Its moves, up to the first that could not be taken back.
        moves: Vec<M>,
    },
    /// Earlier history.
    Earlier {
        /// The id of the request.
        id: String,
        /// The last chapters before that version.
        chapters: Vec<Chapter<E>>,
        /// How many came before these.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        left_out: usize,
    },
    /// Another way to pay.
    Plan {
        /// The id of the request.
        id: String,
        /// The plan; null if none fulfils the wish, or nothing is to be paid.
        plan: Option<P>,
    },
}

/// What a table of this game sends.
pub(crate) type Said<G> =
    ServerMessage<<G as Game>::Event, <G as Game>::View, <G as Game>::Move, <G as Game>::Refusal, Json, Json>;

/// What the connection itself sends, whatever the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The answer to [`ClientMessage::Ping`].
    Pong {},
    /// A message could not be read or cannot be answered now. Nothing has changed, except that this is uncertain with the
    /// code `storage`; sending the request again with the same id is safe.
    Error {
        /// A code for programs.
        code: String,
        /// What is wrong and how to correct it, in English.
        text: String,
        /// The id of the request, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        id: Option<String>,
    },
}

impl ClientMessage {
    /// The id of the request, if it has one.
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

    /// How many moves it contains.
    pub(crate) fn moves(&self) -> usize {
        match self {
            ClientMessage::Step { moves, .. } | ClientMessage::Preview { moves, .. } => moves.len(),
            _ => 0,
        }
    }
}
