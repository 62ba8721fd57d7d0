//! Anno 1800 at a screen.

pub mod lookup;
pub mod words;

mod asking;
mod choices;
mod ending;
mod listing;
mod market;
mod payment;
mod reach;
mod refusing;
mod screen;
mod setup;
mod teller;
#[cfg(test)]
mod testing;
mod typed;

use entrepot_anno1800::{Anno1800, Decision, Event, Move, Refusal, Setup, View};
use entrepot_table::{Offer, Outcome, Seat, SetupError};
use entrepot_terminal::choices::Choices;
use entrepot_terminal::page::Page;
use entrepot_terminal::spoken::{Asked, Examples, Help, Shortcut, Spoken};
use entrepot_terminal::texts::Texts;
use payment::Mind;
use screen::Screen;
use teller::Teller;
use words::Words;

/// Anno 1800 in words.
pub struct InWords;

impl Spoken<Anno1800> for InWords {
    const WIDTH: usize = 100;
    const ENOUGH: Move = Move::Done;
    const EXAMPLES: Examples = Examples { why: "build glassworks", rules: ["A6.3", "A6"] };
    type Mind = Mind;

    type Words = Words;

    fn wrong_setup(texts: &Texts, error: &SetupError) -> String {
        setup::say(texts, error)
    }

    fn title(words: &Words) -> String {
        words.get("anno-title")
    }

    fn options(words: &Words, page: &mut Page, setup: &Setup) {
        words.options(page, setup);
    }

    fn help() -> (&'static [Help], &'static [Help]) {
        let answers = &[
            ("1  2 3", "help-numbers"),
            ("build glassworks work charcoal_kiln trade goods:2", "anno-help-notation"),
            ("pay", "anno-help-pay"),
            ("prefer tokens, prefer cubes, prefer gold", "anno-help-prefer"),
        ];
        let lookups = &[
            ("card FW18, card zoo", "anno-help-card"),
            ("token brewery", "anno-help-token"),
            ("look farmer", "anno-help-look"),
            ("market", "anno-help-market"),
        ];
        (answers, lookups)
    }

    fn draw(words: &Words, page: &mut Page, view: &View) {
        Screen::new(words, view).draw(page);
    }

    fn begins_anew(view: &View) -> bool {
        view.board.decision() == Decision::Turn && !view.board.turn.acted
    }

    fn close(words: &Words, page: &mut Page, view: &View, outcome: &Outcome) {
        Screen::new(words, view).draw_all(page);
        page.blank();
        words.ending(page, view, outcome);
    }

    fn tell(words: &Words, viewer: Option<Seat>, events: Vec<Event>) -> Vec<String> {
        Teller::new(words, viewer).tell(events)
    }

    fn choices(
        view: &View,
        offers: &[Offer<Move, Refusal>],
        legal: &[Move],
        mind: &Mind,
        _: &dyn Fn(Move) -> Result<(), Refusal>,
    ) -> Choices<Move> {
        choices::choices(view, offers, legal, mind)
    }

    fn ask(asked: &Asked<'_, Anno1800, InWords>, page: &mut Page) {
        let board = &asked.view.board;
        page.strong(&asked.words.question(board, board.decision()));
        if let Some(how) = asked.how_many().or_else(|| asked.words.going_on(board)) {
            page.text(&how);
        }
        match board.decision() {
            Decision::Pay => Question::of(asked).payment(page),
            _ => Question::of(asked).list(page),
        }
    }

    fn answer(words: &Words, view: &View, mv: Move) -> String {
        words.answer(&view.board, mv)
    }

    fn member(words: &Words, mv: Move) -> String {
        match mv {
            Move::Return(kind) => words.card(kind),
            other => other.to_string(),
        }
    }

    fn refusal(words: &Words, view: &View, refusal: Refusal) -> String {
        words.refusal(&view.board, refusal)
    }

    fn spelled(line: &str) -> String {
        typed::spelled(line)
    }

    fn called(words: &Words, verb: &str, word: &str) -> Option<&'static str> {
        words.called(verb, word)
    }

    fn meant(words: &Words, view: &View, text: &str) -> Vec<Move> {
        words.meant(view, text)
    }

    fn look_up(words: &Words, page: &mut Page, view: &View, word: &str, rest: &str) -> bool {
        words.look_up(page, view, word, rest)
    }

    fn shortcut(words: &Words, view: &View, _: &Choices<Move>, mind: &mut Mind, line: &str) -> Shortcut<Anno1800> {
        payment::shortcut(words, view, mind, line)
    }

    fn after_step(mind: Mind) -> Mind {
        Mind { wishes: Vec::new(), ..mind }
    }

    fn can_be_planned(view: &View, mv: Move) -> bool {
        payment::can_be_planned(view, mv)
    }

    fn forget(mind: &mut Mind) -> bool {
        mind.wishes.pop().is_some()
    }

    fn same_question(one: &View, other: &View) -> bool {
        std::mem::discriminant(&one.board.decision()) == std::mem::discriminant(&other.board.decision())
    }
}

/// A question with its answers, as Anno 1800 puts it.
struct Question<'a> {
    words: &'a Words,
    view: &'a View,
    offers: &'a [Offer<Move, Refusal>],
    choices: &'a Choices<Move>,
    picked: &'a [Move],
    mind: &'a Mind,
}

impl<'a> Question<'a> {
    fn of(asked: &Asked<'a, Anno1800, InWords>) -> Question<'a> {
        let Asked { words, view, offers, choices, picked, mind } = *asked;
        Question { words, view, offers, choices, picked, mind }
    }
}
