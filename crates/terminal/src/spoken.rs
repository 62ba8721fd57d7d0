//! What a game supplies for the screen: everything said, shown or understood differently in each game.

use super::choices::Choices;
use super::page::Page;
use super::words::Words;
use crate::texts::Texts;
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Offer, Outcome, Seat, SetupError};
use std::ops::Deref;

/// Something to type, and the key of the text that explains it.
pub type Help = (&'static str, &'static str);

/// Examples that messages mention.
pub struct Examples {
    /// Something to ask `why` about.
    pub why: &'static str,
    /// A rule, and a whole chapter.
    pub rules: [&'static str; 2],
}

/// A game that can be played in a terminal.
pub trait Spoken<G: Game<Move: Notation>>: Sized {
    /// The width of its screen, in columns.
    const WIDTH: usize;

    /// The answer that ends the choice of a set.
    const ENOUGH: G::Move;

    /// Examples for messages.
    const EXAMPLES: Examples;

    /// What the screen remembers of a seat's wishes between two lines of input.
    type Mind: Default;

    /// Its own texts, wrapped around those that all games share.
    type Words: From<Words> + Deref<Target = Words>;

    /// What is wrong with the options, and what would be right. A game may explain more.
    fn wrong_setup(texts: &Texts, error: &SetupError) -> String {
        wrong_setup(texts, error)
    }

    /// Its title.
    fn title(words: &Self::Words) -> String;

    /// Shows the options chosen before the game.
    fn options(words: &Self::Words, page: &mut Page, setup: &G::Setup);

    /// The input that only this game understands, with the keys of the texts that explain it: first answers, then look-up
    /// commands.
    fn help() -> (&'static [Help], &'static [Help]);

    /// The table as the deciding viewer sees it.
    fn draw(words: &Self::Words, page: &mut Page, view: &G::View);

    /// Whether the table should be shown again although nobody else moved.
    fn begins_anew(view: &G::View) -> bool;

    /// The final table, the points, and the winner.
    fn close(words: &Self::Words, page: &mut Page, view: &G::View, outcome: &Outcome);

    /// Events as sentences for a viewer (`None`: what everybody may know).
    fn tell(words: &Self::Words, viewer: Option<Seat>, events: Vec<G::Event>) -> Vec<String>;

    /// What the deciding viewer can choose from by number. `check` says why a move is refused.
    fn choices(
        view: &G::View,
        offers: &[Offer<G::Move, G::Refusal>],
        legal: &[G::Move],
        mind: &Self::Mind,
        check: &dyn Fn(G::Move) -> Result<(), G::Refusal>,
    ) -> Choices<G::Move>;

    /// The question with its answers.
    fn ask(asked: &Asked<'_, G, Self>, page: &mut Page);

    /// One answer, phrased as an action.
    fn answer(words: &Self::Words, view: &G::View, mv: G::Move) -> String;

    /// The name of a chosen member of a set.
    fn member(words: &Self::Words, mv: G::Move) -> String;

    /// Why a move is refused, and what would be right.
    fn refusal(words: &Self::Words, view: &G::View, refusal: G::Refusal) -> String;

    /// A line that somebody typed, as the notation spells it: in small letters, unless the game has names with capitals.
    fn spelled(line: &str) -> String {
        line.to_lowercase()
    }

    /// What the notation calls something that can stand behind this verb, and that somebody calls by this word.
    fn called(words: &Self::Words, verb: &str, word: &str) -> Option<&'static str>;

    /// What a person who types only a name probably wants to do with it at this question.
    fn meant(words: &Self::Words, view: &G::View, text: &str) -> Vec<G::Move>;

    /// Answers a look-up command of this game, such as `card`. Returns false if there is no such command.
    fn look_up(words: &Self::Words, page: &mut Page, view: &G::View, word: &str, rest: &str) -> bool;

    /// Handles answers that are neither numbers nor moves. Most games have none.
    fn shortcut(_: &Self::Words, _: &G::View, _: &Choices<G::Move>, _: &mut Self::Mind, _: &str) -> Shortcut<G> {
        Shortcut::None
    }

    /// What is still remembered after moves were played.
    fn after_step(mind: Self::Mind) -> Self::Mind {
        mind
    }

    /// Whether a move that is not possible now can be part of a plan offered now.
    fn can_be_planned(_: &G::View, _: G::Move) -> bool {
        false
    }

    /// Forgets the last wish that was not played yet. Returns false if there is none.
    fn forget(_: &mut Self::Mind) -> bool {
        false
    }

    /// Whether a move was refused only because members of a set have a fixed order.
    fn out_of_order(_: &G::Refusal) -> bool {
        false
    }

    /// Whether two moves choose members of the same set.
    fn same_set(one: &G::Move, other: &G::Move) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    /// Whether both positions ask the same question, apart from numbers.
    fn same_question(one: &G::View, other: &G::View) -> bool;
}

/// The meaning of a line that is neither a number nor a move.
pub enum Shortcut<G: Game> {
    /// Nothing special.
    None,
    /// These moves.
    Play(Vec<G::Move>),
    /// Something was noted, so the question is shown again.
    Noted,
    /// It is not valid.
    Wrong(String),
}

/// A question put to a person.
pub struct Asked<'a, G: Game<Move: Notation>, S: Spoken<G>> {
    /// The language.
    pub words: &'a S::Words,
    /// What this person sees.
    pub view: &'a G::View,
    /// Actions the person might want.
    pub offers: &'a [Offer<G::Move, G::Refusal>],
    /// The answers by number.
    pub choices: &'a Choices<G::Move>,
    /// Members of a set that are already chosen.
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
