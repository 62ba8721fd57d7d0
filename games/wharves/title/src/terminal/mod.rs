//! Wharves at a screen.

mod screen;
mod words;

use entrepot_table::{Offer, Outcome, Refuse, Seat, SetupError};
use entrepot_terminal::choices::{Choices, Wants};
use entrepot_terminal::page::{Page, pad, width};
use entrepot_terminal::spoken::{Asked, Examples, Help, Spoken, wrong_setup};
use entrepot_terminal::texts::Texts;
use entrepot_wharves::{CRATES, Event, Move, Phase, Refusal, Setup, View, Wharves};
pub use words::Words;

/// Wharves in words.
pub struct InWords;

impl Spoken<Wharves> for InWords {
    const WIDTH: usize = 80;
    const ENOUGH: Move = Move::Done;
    const EXAMPLES: Examples = Examples { why: "play 17", rules: ["W4.2", "W4"] };
    type Mind = ();
    type Words = Words;

    fn wrong_setup(texts: &Texts, error: &SetupError) -> String {
        match error {
            SetupError::Value { key, found, .. } if key == "first" => {
                texts.say("usage-first", &[("found", found.into())])
            }
            other => wrong_setup(texts, other),
        }
    }

    fn title(words: &Words) -> String {
        words.get("game-wharves")
    }

    fn options(words: &Words, page: &mut Page, setup: &Setup) {
        screen::options(words, page, setup);
    }

    fn help() -> (&'static [Help], &'static [Help]) {
        (&[("1  2 3", "help-numbers"), ("store 17 store 38", "help-notation")], &[("card 17", "help-card")])
    }

    fn draw(words: &Words, page: &mut Page, view: &View) {
        screen::draw(words, page, view);
    }

    fn begins_anew(view: &View) -> bool {
        view.table.played.is_empty()
    }

    fn close(words: &Words, page: &mut Page, view: &View, outcome: &Outcome) {
        screen::close(words, page, view, outcome);
    }

    fn tell(words: &Words, viewer: Option<Seat>, events: Vec<Event>) -> Vec<String> {
        events.iter().map(|event| words.tell(viewer, event)).collect()
    }

    fn choices(
        view: &View,
        _: &[Offer<Move, Refusal>],
        legal: &[Move],
        _: &(),
        _: &dyn Fn(Move) -> Result<(), Refusal>,
    ) -> Choices<Move> {
        let table = &view.table;
        if table.phase != Phase::Store {
            return Choices::one(legal.iter().copied(), None);
        }
        // The rules want the lower crate first; people may choose them in any order.
        let taken = usize::from(table.taken.is_some());
        let mut crates: Vec<_> = table.played.iter().copied().filter(|card| table.taken != Some(*card)).collect();
        crates.sort_unstable();
        let crates = crates.into_iter().map(|card| (Move::Store(card), 1)).collect();
        Choices::set(Wants::UpTo(2 - taken), crates, Some(Move::Done)).at_least(1 - taken)
    }

    fn ask(asked: &Asked<'_, Wharves, InWords>, page: &mut Page) {
        let words = asked.words;
        page.strong(&words.question(asked.view.table.phase, asked.view.table.taken.is_some()));
        if let Some(how) = asked.how_many() {
            page.text(&how);
        }
        let left = asked.choices.left(asked.picked);
        let widest = left.iter().map(|&mv| width(&words.thing(mv))).max().unwrap_or(0);
        for (n, &mv) in left.iter().enumerate() {
            let notation = page.style().faint(&mv.to_string());
            page.line(format!("{:>4}  {}  {notation}", n + 1, pad(&words.thing(mv), widest)));
        }
        if asked.view.table.phase == Phase::Play {
            for (mv, refusal) in asked.offers.iter().filter_map(|offer| Some((offer.mv, offer.refused?))) {
                let why = words.about(&words.thing(mv), &words.refusal(asked.view, refusal));
                page.faint(6, &format!("{why} [{}]", refusal.rule()));
            }
        }
    }

    fn answer(words: &Words, _: &View, mv: Move) -> String {
        words.answer(mv)
    }

    fn member(words: &Words, mv: Move) -> String {
        words.thing(mv)
    }

    fn refusal(words: &Words, view: &View, refusal: Refusal) -> String {
        words.refusal(view, refusal)
    }

    fn called(words: &Words, verb: &str, word: &str) -> Option<&'static str> {
        match words.find_wharves(word)[..] {
            [wharf] if verb == "favour" => Some(wharf.name()),
            _ => None,
        }
    }

    fn meant(words: &Words, view: &View, text: &str) -> Vec<Move> {
        let card = text.parse().ok().filter(|card| (1..=CRATES).contains(card));
        match view.table.phase {
            Phase::Favour => words.find_wharves(text).into_iter().map(Move::Favour).collect(),
            Phase::Play => card.map(Move::Play).into_iter().collect(),
            Phase::Store | Phase::Over => card.map(Move::Store).into_iter().collect(),
        }
    }

    fn look_up(words: &Words, page: &mut Page, _: &View, word: &str, rest: &str) -> bool {
        if word == "card" {
            let card = rest.parse().ok().filter(|card| (1..=CRATES).contains(card));
            page.text(&match card {
                Some(card) => words.one(card),
                None => words.say("card-unknown", &[("name", rest.into()), ("most", CRATES.into())]),
            });
        }
        word == "card"
    }

    fn out_of_order(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::OutOfOrder { .. })
    }

    fn same_question(one: &View, other: &View) -> bool {
        (one.table.phase, one.table.round) == (other.table.phase, other.table.round)
    }
}
