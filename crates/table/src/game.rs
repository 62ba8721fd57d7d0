//! The contract itself.

use crate::{Chance, Dice, Log, Seat, Setup, Sink};
use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The legal moves of one decision, kept inline: making the list touches no heap.
pub type Moves<M> = ArrayVec<M, 512>;

/// One thing a player might want to do now: allowed, or refused with its reason and the rule that says so.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer<M, R> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// Why not, if not.
    pub refused: Option<R>,
    /// The number of the rule that says no.
    pub rule: Option<&'static str>,
}

impl<M, R: Refuse> Offer<M, R> {
    /// An offer, as the rules judge it.
    pub fn new(mv: M, judged: Result<(), R>) -> Offer<M, R> {
        let refused = judged.err();
        let rule = refused.as_ref().map(Refuse::rule);
        Offer { mv, refused, rule }
    }
}

/// Why a move is not allowed: data with a rule number, never text.
pub trait Refuse: Debug {
    /// The number of the rule that says no, such as `T2`.
    fn rule(&self) -> &'static str;

    /// The name of the reason, as scenarios and clients know it: `NothingFollows` is `nothing_follows`.
    fn name(&self) -> String {
        let debug = format!("{self:?}");
        let variant = debug.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let mut name = String::new();
        for letter in variant.chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('_');
            }
            name.extend(letter.to_lowercase());
        }
        name
    }
}

/// A version of the rules before today's, in [`Game::EARLIER`].
///
/// ```
/// use entrepot_table::{Earlier, Game, example::Tally};
/// // Tally says nothing about earlier versions, so it replays none.
/// assert_eq!((Tally::RULES_VERSION, Tally::EARLIER), (1, &[] as &[Earlier]));
/// assert!(Tally::replays(1) && !Tally::replays(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earlier {
    /// Its number.
    pub version: u32,
    /// The rulings that came after it: because of these a move of that version may not hold any more.
    pub rulings: &'static [&'static str],
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// Points of each seat.
    pub points: Vec<i32>,
    /// Place of each seat, 1 for the winner; equal places are shared.
    pub places: Vec<u8>,
}

impl Outcome {
    /// The seats that won: several share a victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(seat, _)| Seat::new(seat))
    }
}

/// A game: rules without input, output, clock or text, as functions over plain data.
///
/// The type that implements it is a name only; [`State`](Game::State) holds everything. Read the
/// [tour](crate) for a complete small game.
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// The name that commands and records use.
    const NAME: &'static str;

    /// Grows whenever the same moves could lead to another position: records name it.
    const RULES_VERSION: u32;

    /// Earlier versions of the rules whose games can be replayed under today's; none unless a game says so. Such a game keeps
    /// its number, as long as every move holds and the result is the recorded one.
    const EARLIER: &'static [Earlier] = &[];

    /// What people choose before the game: players, edition, options. Its text form is `key=value` words.
    type Setup: Setup;

    /// A whole position, hidden cards included: plain data, no heap.
    type State: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// One small choice. Its text form is the notation, the same in all languages. The order of moves is the fixed
    /// order in which a set of equal-ranking choices is made.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync + Serialize + DeserializeOwned;

    /// Why a move is refused.
    type Refusal: Copy + PartialEq + Refuse + Send + Sync + Serialize;

    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize;

    /// What one viewer may know: a type that cannot hold more.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// The first position. Every shuffle comes from `chance`.
    fn deal(setup: &Self::Setup, chance: &mut impl Chance, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// How many people sit at the table.
    fn players(state: &Self::State) -> usize;

    /// Whose decision it is; nobody's when the game is over.
    fn decider(state: &Self::State) -> Option<Seat>;

    /// The round being played, counted from 1; after the end, the last one.
    fn round(state: &Self::State) -> u32;

    /// Every legal move of the decider, each once, in the order of moves.
    fn legal(state: &Self::State, moves: &mut Moves<Self::Move>);

    /// Whether this seat may make this move now, and if not, why. Depends only on what the seat may know.
    fn check(state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Puts the moves of a step into the order in which the rules ask for them: a set of cards may be named in any order,
    /// but is chosen in the order of moves. No move is added or lost; those that belong nowhere stay where they are and are
    /// refused later.
    fn arrange(_state: &Self::State, _moves: &mut [Self::Move]) {}

    /// Moves that would say what the rules did by themselves when this move was played: the only answer to the same
    /// question, or that it is over. In a step they may follow the move, and are not played again. They depend only on what
    /// the seat knew before.
    fn said_by_itself(
        _before: &Self::State,
        _mv: Self::Move,
        _after: &Self::State,
        _log: &Log<Self::Event>,
    ) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Why a move is one too many that follows this one in a step, if the question both would answer is over. It is no
    /// answer to the next question then, so the reason is not that one's. It depends only on what the seat knew before.
    fn one_too_many(
        _before: &Self::State,
        _mv: Self::Move,
        _after: &Self::State,
        _next: Self::Move,
    ) -> Option<Self::Refusal> {
        None
    }

    /// Plays a move that [`check`](Game::check) allowed, and everything that follows from it without a further choice.
    fn play(state: &mut Self::State, mv: Self::Move, chance: &mut impl Chance, sink: &mut impl Sink<Self::Event>);

    /// What this viewer may know (`None`: somebody who only watches).
    fn view(state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// A position that could be the real one for all that the view tells.
    fn sample(view: &Self::View, dice: &mut Dice) -> Self::State;

    /// Whose decision it is, read from a view.
    fn view_decider(view: &Self::View) -> Option<Seat>;

    /// Things this seat might want to do now, allowed or refused. Empty when another seat decides.
    fn offers(state: &Self::State, seat: Seat) -> Vec<Offer<Self::Move, Self::Refusal>>;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Points if the game ended now: for games that are stopped before their end.
    fn score_now(state: &Self::State) -> Outcome;

    /// How many decisions are nested in one another at the moment: 1 where a question stands alone.
    fn depth(state: &Self::State) -> usize;

    /// Whether a game that was begun under this version of the rules can be replayed.
    fn replays(version: u32) -> bool {
        version == Self::RULES_VERSION || Self::EARLIER.iter().any(|earlier| earlier.version == version)
    }

    /// The rulings that came after a version; none of those that [cannot be replayed](Game::replays).
    fn rulings_since(version: u32) -> &'static [&'static str] {
        Self::EARLIER.iter().find(|earlier| earlier.version == version).map_or(&[], |earlier| earlier.rulings)
    }
}
