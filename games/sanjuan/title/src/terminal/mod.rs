//! San Juan at a screen.

pub mod lookup;
pub mod words;

mod asking;
mod choices;
mod ending;
mod listing;
mod screen;
mod setup;
mod teller;
mod typed;

use entrepot_sanjuan::{Decision, Event, Kind, Move, Refusal, SanJuan, Setup, View, same_question};
use entrepot_table::{Offer, Outcome, Seat, SetupError};
use entrepot_terminal::choices::Choices;
use entrepot_terminal::page::Page;
use entrepot_terminal::spoken::{Asked, Examples, Help, Spoken};
use entrepot_terminal::texts::Texts;
use listing::Listing;
use screen::Screen;
use teller::Teller;
use words::Words;

/// San Juan in words.
pub struct InWords;

impl Spoken<SanJuan> for InWords {
    const WIDTH: usize = 80;
    const ENOUGH: Move = Move::Pass;
    const EXAMPLES: Examples = Examples { why: "build palace", rules: ["S5.5", "S5"] };
    type Mind = ();

    type Words = Words;

    fn wrong_setup(texts: &Texts, error: &SetupError) -> String {
        setup::say(texts, error)
    }

    fn title(words: &Words) -> String {
        words.get("title")
    }

    fn options(words: &Words, page: &mut Page, setup: &Setup) {
        words.options(page, setup);
    }

    fn help() -> (&'static [Help], &'static [Help]) {
        let answers = &[("1  2 3", "help-numbers"), ("build library pay well smithy", "help-notation")];
        (answers, &[("card chapel", "help-card")])
    }

    fn draw(words: &Words, page: &mut Page, view: &View) {
        let screen = Screen::new(words, view);
        screen.draw(page);
        if !lists_hand(view.board.decision()) {
            page.blank();
            screen.hand(page);
        }
    }

    fn begins_anew(view: &View) -> bool {
        view.board.decision() == Some(Decision::Role)
    }

    fn close(words: &Words, page: &mut Page, view: &View, outcome: &Outcome) {
        Screen::new(words, view).draw_cities(page);
        page.blank();
        words.ending(page, &view.board, outcome);
    }

    fn tell(words: &Words, viewer: Option<Seat>, events: Vec<Event>) -> Vec<String> {
        Teller::new(words, viewer).tell(events)
    }

    fn choices(
        view: &View,
        _: &[Offer<Move, Refusal>],
        legal: &[Move],
        _: &(),
        check: &dyn Fn(Move) -> Result<(), Refusal>,
    ) -> Choices<Move> {
        choices::choices(view, legal, check)
    }

    fn ask(asked: &Asked<'_, SanJuan, InWords>, page: &mut Page) {
        let Some(decision) = asked.view.board.decision() else { return };
        page.strong(&asked.words.question(&asked.view.board, decision));
        if let Some(how) = asked.how_many() {
            page.text(&how);
        }
        if let Some(hint) = hint(asked.words, asked.view, decision) {
            page.text(&hint);
        }
        Listing::new(asked.words, asked.view, asked.offers).draw(page, asked.choices, asked.picked);
    }

    fn answer(words: &Words, view: &View, mv: Move) -> String {
        words.answer(&view.board, mv)
    }

    fn member(words: &Words, mv: Move) -> String {
        match mv {
            Move::Produce(kind) | Move::Sell(kind) | Move::PayGood(kind) => words.good(kind),
            Move::Pay(kind) | Move::Keep(kind) | Move::Discard(kind) | Move::Exchange(kind) | Move::Bank(kind) => {
                words.kind(kind)
            }
            other => other.to_string(),
        }
    }

    fn refusal(words: &Words, view: &View, refusal: Refusal) -> String {
        words.refusal(&view.board, refusal)
    }

    fn called(words: &Words, verb: &str, word: &str) -> Option<&'static str> {
        words.called(verb, word)
    }

    fn meant(words: &Words, view: &View, text: &str) -> Vec<Move> {
        typed::meant(words, view.board.decision(), text)
    }

    fn look_up(words: &Words, page: &mut Page, view: &View, word: &str, rest: &str) -> bool {
        if word == "card" {
            words.show_card(page, rest, &view.board.setup);
        }
        word == "card"
    }

    fn out_of_order(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::OutOfOrder { .. })
    }

    fn same_set(one: &Move, other: &Move) -> bool {
        let paying = |mv: &Move| matches!(mv, Move::Pay(_) | Move::PayGood(_));
        std::mem::discriminant(one) == std::mem::discriminant(other) || (paying(one) && paying(other))
    }

    fn same_question(one: &View, other: &View) -> bool {
        same_question(one.board.decision(), other.board.decision())
    }
}

/// Something about this question that is easily forgotten.
fn hint(words: &Words, view: &View, asked: Decision) -> Option<String> {
    let city = view.board.city(view.viewer?);
    match asked {
        Decision::Build if city.can_use(Kind::Crane) => Some(words.get("hint-crane")),
        Decision::Sell { sold: 0, .. } if city.can_use(Kind::Harbor) => Some(words.get("hint-harbor")),
        _ => None,
    }
}

/// Questions whose answers are the cards of the hand: it need not be shown twice.
fn lists_hand(asked: Option<Decision>) -> bool {
    matches!(
        asked,
        Some(
            Decision::Build
                | Decision::StartingHand { .. }
                | Decision::HandLimit { .. }
                | Decision::Archive { .. }
                | Decision::Office { .. }
                | Decision::Chapel
                | Decision::Bank { .. }
        )
    )
}
