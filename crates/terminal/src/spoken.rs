//! What a game brings to the screen: everything that is said, shown or understood differently from game to game.

use super::choices::Choices;
use super::page::Page;
use super::words::Words;
use crate::texts::Texts;
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Offer, Outcome, Seat, SetupError};
use std::ops::Deref;

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
pub trait Spoken<G: Game<Move: Notation>>: Sized {
    /// Columns of its screen.
    const WIDTH: usize;

    /// The answer that says: no more of a set.
    const ENOUGH: G::Move;

    /// Examples for messages.
    const EXAMPLES: Examples;

    /// What the screen remembers of a seat's wishes between two lines of input.
    type Mind: Default;

    /// Its own words: sentences that only this game has, around those that all have.
    type Words: From<Words> + Deref<Target = Words>;

    /// What is wrong with the options, and what would be right. Games have more to say of some than this.
    fn wrong_setup(texts: &Texts, error: &SetupError) -> String {
        wrong_setup(texts, error)
    }

    /// Its title.
    fn title(words: &Self::Words) -> String;

    /// What was chosen before the game.
    fn options(words: &Self::Words, page: &mut Page, setup: &G::Setup);

    /// What can be typed besides what every game has, and the keys of the texts that say what for: first answers, then
    /// words that look something up.
    fn help() -> (&'static [Help], &'static [Help]);

    /// The table as a viewer sees it who must decide.
    fn draw(words: &Self::Words, page: &mut Page, view: &G::View);

    /// Whether the table is worth seeing again although nobody else moved.
    fn begins_anew(view: &G::View) -> bool;

    /// The table at the end, the points, and who won.
    fn close(words: &Self::Words, page: &mut Page, view: &G::View, outcome: &Outcome);

    /// Events as sentences for a viewer (`None`: what all may know).
    fn tell(words: &Self::Words, viewer: Option<Seat>, events: Vec<G::Event>) -> Vec<String>;

    /// What the viewer, who decides, can choose from by number. `check` says why a move is refused.
    fn choices(
        view: &G::View,
        offers: &[Offer<G::Move, G::Refusal>],
        legal: &[G::Move],
        mind: &Self::Mind,
        check: &dyn Fn(G::Move) -> Result<(), G::Refusal>,
    ) -> Choices<G::Move>;

    /// The question with its answers.
    fn ask(asked: &Asked<'_, G, Self>, page: &mut Page);

    /// One answer, as something to do.
    fn answer(words: &Self::Words, view: &G::View, mv: G::Move) -> String;

    /// A member of a set that was chosen, by its name.
    fn member(words: &Self::Words, mv: G::Move) -> String;

    /// Why not: what is wrong, and what would be right.
    fn refusal(words: &Self::Words, view: &G::View, refusal: G::Refusal) -> String;

    /// A line that somebody typed, as the notation spells it: in small letters, unless the game has names with capitals.
    fn spelled(line: &str) -> String {
        line.to_lowercase()
    }

    /// What the notation calls something that can stand behind this verb, and that somebody calls by this word.
    fn called(words: &Self::Words, verb: &str, word: &str) -> Option<&'static str>;

    /// What somebody who only says a name probably wants to do with it at this question.
    fn meant(words: &Self::Words, view: &G::View, text: &str) -> Vec<G::Move>;

    /// Prints what was asked for with a word of this game's own, such as `card`. False if there is no such word.
    fn look_up(words: &Self::Words, page: &mut Page, view: &G::View, word: &str, rest: &str) -> bool;

    /// Answers that are neither numbers nor moves. Most games have none.
    fn shortcut(_: &Self::Words, _: &G::View, _: &Choices<G::Move>, _: &mut Self::Mind, _: &str) -> Shortcut<G> {
        Shortcut::None
    }

    /// What is remembered once moves were played.
    fn after_step(mind: Self::Mind) -> Self::Mind {
        mind
    }

    /// Whether a move that cannot be made at this moment can be part of a plan that is offered now.
    fn can_be_planned(_: &G::View, _: G::Move) -> bool {
        false
    }

    /// Forgets the last wish that was not played yet. False if there is none.
    fn forget(_: &mut Self::Mind) -> bool {
        false
    }

    /// Whether a move was refused only because members of a set are named in a fixed order.
    fn out_of_order(_: &G::Refusal) -> bool {
        false
    }

    /// Whether two moves choose members of the same set.
    fn same_set(one: &G::Move, other: &G::Move) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    /// Whether the same is asked in both positions, apart from numbers.
    fn same_question(one: &G::View, other: &G::View) -> bool;
}

/// What a line means that is neither a number nor a move.
pub enum Shortcut<G: Game> {
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
pub struct Asked<'a, G: Game<Move: Notation>, S: Spoken<G>> {
    /// The language.
    pub words: &'a S::Words,
    /// What is seen by whoever is asked.
    pub view: &'a G::View,
    /// Things one might want to do.
    pub offers: &'a [Offer<G::Move, G::Refusal>],
    /// The answers by number.
    pub choices: &'a Choices<G::Move>,
    /// Members of a set that were chosen already.
    pub picked: &'a [G::Move],
    /// What the screen remembers.
    pub mind: &'a S::Mind,
}

/// What is wrong with the options of any game.
pub fn wrong_setup(texts: &Texts, error: &SetupError) -> String {
    match error {
        SetupError::Players { found, least, most } => {
            let gaps = [("found", found.into()), ("least", (*least).into()), ("most", (*most).into())];
            texts.say("usage-players", &gaps)
        }
        SetupError::UnknownKey { key, keys } => {
            texts.say("usage-option", &[("found", key.into()), ("options", keys.join(", ").into())])
        }
        SetupError::Twice { key } => texts.say("usage-twice", &[("option", key.into())]),
        SetupError::Choice { key, found, values } => {
            let right = values.join(", ");
            texts.say("usage-value", &[("option", key.into()), ("found", found.into()), ("right", right.into())])
        }
        SetupError::Value { key, found, right } => {
            texts.say("usage-value", &[("option", key.into()), ("found", found.into()), ("right", right.into())])
        }
        other => other.to_string(),
    }
}
