//! What a game must tell about itself to be examined.

use super::{Place, Told};
use crate::{CardNumber, Dice, Game, Seat};
use std::fmt::{Debug, Display};

/// What the contract tests cannot know about a game.
///
/// Cards are meant by the numbers that they have inside the state. Each number must mean one card in all zones; what is
/// reshuffled during the game must have such numbers, too.
///
/// Tally's answers, a few lines each, are in `src/example/examined.rs`.
pub trait Examined: Game {
    /// A kind of place where cards lie hidden: pile, hand, goods. Not one per seat.
    type Zone: Copy + Ord + Debug;

    /// All zones.
    const ZONES: &'static [Self::Zone];

    /// The number of a card inside the state.
    type Card: CardNumber + Debug + Display;

    /// What a card is outside the state. Cards of a kind cannot be told apart, so they are never exchanged.
    type Kind: Copy + Ord + Debug;

    /// A setup, its options drawn by the dice.
    fn setup(dice: &mut Dice) -> Self::Setup;

    /// Moves to try, legal or not: the more, the better. Every kind of move should occur, and whatever else a client could send:
    /// all that the type can hold, however senseless. Each must be answered and must come back from JSON. That it has a text
    /// which can be read is asked of legal moves alone; a text that can be read means one move.
    fn probes(state: &Self::State) -> Vec<Self::Move>;

    /// Whether nothing was created or lost; if not, what.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// Every card that is hidden from somebody by the place where it lies, whoever may have seen it; of a place that keeps its
    /// order the lowest first. Not a card that lies open: built, played, announced for all.
    fn cards(state: &Self::State) -> Vec<(Place<Self::Zone>, Self::Card)>;

    /// What such a card is.
    fn kind(card: Self::Card) -> Self::Kind;

    /// Whether the game calls one of these cards known to this viewer. The tests compare it with what events told.
    fn knows(state: &Self::State, viewer: Option<Seat>, card: Self::Card) -> bool;

    /// What this event tells of hidden cards to whoever it is told. All of their ways must be told, so that everybody can count
    /// them.
    fn told(event: &Self::Event) -> Vec<Told<Self::Zone, Self::Kind>>;

    /// Whether the cards of these places keep their order: they are taken from the top and put underneath.
    fn keeps_order(_zone: Self::Zone) -> bool {
        false
    }

    /// The same position with two cards exchanged, together with all that is stored about either.
    fn exchange(state: &Self::State, a: Self::Card, b: Self::Card) -> Self::State;

    /// The card that the decider would take from a hidden place by this move, if the move names one by its kind, whether it
    /// stays hidden or is shown.
    fn named(state: &Self::State, mv: Self::Move) -> Option<Self::Card>;

    /// The same choice of another card.
    fn renamed(state: &Self::State, mv: Self::Move, card: Self::Card) -> Self::Move;

    /// Whether an earlier move has begun a set of cards and this decision goes on with it. Sets are named in the order of
    /// moves, so a set of other cards is sorted anew.
    fn mid_set(_state: &Self::State) -> bool {
        false
    }

    /// Whether, in the course of this one move, cards were shown and then hidden again (turned up, discarded and
    /// reshuffled): before and after, they look as if they had been hidden all along.
    fn covers_up(_before: &Self::State, _mv: Self::Move, _after: &Self::State) -> bool {
        false
    }

    /// The cards that this viewer cannot know, each with its zone. Only these are exchanged.
    ///
    /// A viewer may know *something* of a card without knowing it: whoever did not follow has none of that suit. An exchange
    /// that contradicts this is no other world. A game in which hands can be known in part leaves out here the cards that
    /// could not change places: those of the suit that a hand lacks, and that whole hand.
    fn hidden(state: &Self::State, viewer: Option<Seat>) -> Vec<(Self::Zone, Self::Card)> {
        let cards = Self::cards(state).into_iter().filter(|(_, card)| !Self::knows(state, viewer, *card));
        cards.map(|((zone, _), card)| (zone, card)).collect()
    }

    /// The pairs of zones between which cards must be exchanged, each once: all, and each zone with itself, unless a game
    /// cannot have some of them. Leave out what can never differ: a zone without order and owner, exchanged with itself, is
    /// the same position.
    fn pairs() -> Vec<(Self::Zone, Self::Zone)> {
        let with_later = |(i, &zone)| Self::ZONES[i..].iter().map(move |&other| (zone, other));
        Self::ZONES.iter().enumerate().flat_map(with_later).collect()
    }
}
