//! What a game brings to the screen: everything that is said, shown or understood differently from game to game.

use super::choices::Choices;
use super::page::Page;
use super::words::Words;
use crate::texts::{InWords, Texts};
use entrepot_bots::{Bot, Name};
use entrepot_table::{Offer, Outcome, Seat};

/// Something to type, and the key of the text that says what for.
pub type Help = (&'static str, &'static str);

/// What messages name as examples.
pub struct Examples {
    /// Something to ask `why` about.
    pub why: &'static str,
    /// A rule, and a whole chapter.
    pub rules: [&'static str; 2],
}

/// A game that can be played at a screen.
pub trait Spoken: InWords {
    /// Columns of its screen.
    const WIDTH: usize;

    /// The answer that says: no more of a set.
    const ENOUGH: Self::Move;

    /// Examples for messages.
    const EXAMPLES: Examples;

    /// What the screen remembers of a seat's wishes between two lines of input.
    type Mind: Default;

    /// Its computer players.
    fn computers() -> &'static [Name];

    /// A computer player by name.
    fn computer(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// What the options describe, or a sentence that says what is wrong with them.
    fn chosen_setup(texts: &Texts, players: &str, options: &[(&str, &str)]) -> Result<Self::Setup, String>;

    /// How many play.
    fn players_of(setup: &Self::Setup) -> usize;

    /// Its title.
    fn title(words: &Words<Self>) -> String;

    /// What was chosen before the game.
    fn options(words: &Words<Self>, page: &mut Page, setup: &Self::Setup);

    /// What can be typed besides what every game has, and the keys of the texts that say what for: first answers, then
    /// words that look something up.
    fn help() -> (&'static [Help], &'static [Help]);

    /// The table as a viewer sees it who must decide.
    fn draw(words: &Words<Self>, page: &mut Page, view: &Self::View);

    /// Whether the table is worth seeing again although nobody else moved.
    fn begins_anew(view: &Self::View) -> bool;

    /// The table at the end, the points, and who won.
    fn close(words: &Words<Self>, page: &mut Page, view: &Self::View, outcome: &Outcome);

    /// Events as sentences for a viewer (`None`: what all may know).
    fn tell(words: &Words<Self>, viewer: Option<Seat>, events: Vec<Self::Event>) -> Vec<String>;

    /// What the viewer, who decides, can choose from by number. `check` says why a move is refused.
    fn choices(
        view: &Self::View,
        offers: &[Offer<Self::Move, Self::Refusal>],
        legal: &[Self::Move],
        mind: &Self::Mind,
        check: &dyn Fn(Self::Move) -> Result<(), Self::Refusal>,
    ) -> Choices<Self::Move>;

    /// The question with its answers.
    fn ask(asked: &Asked<'_, Self>, page: &mut Page);

    /// One answer, as something to do.
    fn answer(words: &Words<Self>, view: &Self::View, mv: Self::Move) -> String;

    /// A member of a set that was chosen, by its name.
    fn member(words: &Words<Self>, mv: Self::Move) -> String;

    /// Why not: what is wrong, and what would be right.
    fn refusal(words: &Words<Self>, view: &Self::View, refusal: Self::Refusal) -> String;

    /// The moves of a line, or a sentence that says what is wrong with it.
    fn typed(words: &Words<Self>, view: &Self::View, line: &str) -> Result<Vec<Self::Move>, String>;

    /// Moves in notation.
    fn written(moves: &[Self::Move]) -> String;

    /// What somebody who only says a name probably wants to do with it at this question.
    fn meant(words: &Words<Self>, view: &Self::View, text: &str) -> Vec<Self::Move>;

    /// Prints what was asked for with a word of this game's own, such as `card`. False if there is no such word.
    fn look_up(words: &Words<Self>, page: &mut Page, view: &Self::View, word: &str, rest: &str) -> bool;

    /// Answers that are neither numbers nor moves. Most games have none.
    fn shortcut(
        _: &Words<Self>,
        _: &Self::View,
        _: &Choices<Self::Move>,
        _: &mut Self::Mind,
        _: &str,
    ) -> Shortcut<Self> {
        Shortcut::None
    }

    /// What is remembered once moves were played.
    fn after_step(mind: Self::Mind) -> Self::Mind {
        mind
    }

    /// Whether a move that cannot be made at this moment can be part of a plan that is offered now.
    fn can_be_planned(_: &Self::View, _: Self::Move) -> bool {
        false
    }

    /// Forgets the last wish that was not played yet. False if there is none.
    fn forget(_: &mut Self::Mind) -> bool {
        false
    }

    /// Whether a move was refused only because members of a set are named in a fixed order.
    fn out_of_order(_: &Self::Refusal) -> bool {
        false
    }

    /// Whether two moves choose members of the same set.
    fn same_set(one: &Self::Move, other: &Self::Move) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    /// Whether the same is asked in both positions, apart from numbers.
    fn same_question(one: &Self::View, other: &Self::View) -> bool;
}

/// What a line means that is neither a number nor a move.
pub enum Shortcut<G: Spoken> {
    /// Nothing special.
    None,
    /// These moves.
    Play(Vec<G::Move>),
    /// Something was noted: the question is shown again.
    Noted,
    /// Something is wrong with it.
    Wrong(String),
}

/// A question as it is put to somebody.
pub struct Asked<'a, G: Spoken> {
    /// The language.
    pub words: &'a Words<G>,
    /// What is seen by whoever is asked.
    pub view: &'a G::View,
    /// Things one might want to do.
    pub offers: &'a [Offer<G::Move, G::Refusal>],
    /// The answers by number.
    pub choices: &'a Choices<G::Move>,
    /// Members of a set that were chosen already.
    pub picked: &'a [G::Move],
    /// What the screen remembers.
    pub mind: &'a G::Mind,
}
