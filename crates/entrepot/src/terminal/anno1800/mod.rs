//! Anno 1800 at a screen.

pub mod lookup;

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
mod words;

use super::choices::Choices;
use super::page::Page;
use super::spoken::{Asked, Examples, Help, Shortcut, Spoken};
use super::words::Words;
use crate::texts::Texts;
use entrepot_anno1800::{Anno1800, Decision, Event, Move, Refusal, Setup, View, write_line};
use entrepot_bots::{Bot, Name, anno1800};
use entrepot_table::{Offer, Outcome, Seat};
use payment::Mind;
use screen::Screen;
use teller::Teller;

impl Spoken for Anno1800 {
    const WIDTH: usize = 100;
    const ENOUGH: Move = Move::Done;
    const EXAMPLES: Examples = Examples { why: "build glassworks", rules: ["A6.3", "A6"] };
    type Mind = Mind;

    fn computers() -> &'static [Name] {
        &anno1800::NAMES
    }

    fn computer(name: &str, seed: u64) -> Option<Box<dyn Bot<Anno1800>>> {
        anno1800::bot(name, seed)
    }

    fn chosen_setup(texts: &Texts, players: &str, options: &[(&str, &str)]) -> Result<Setup, String> {
        Setup::chosen(players, options).map_err(|error| setup::say(texts, &error))
    }

    fn players_of(setup: &Setup) -> usize {
        setup.players()
    }

    fn title(words: &Words<Anno1800>) -> String {
        words.get("anno-title")
    }

    fn options(words: &Words<Anno1800>, page: &mut Page, setup: &Setup) {
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

    fn draw(words: &Words<Anno1800>, page: &mut Page, view: &View) {
        Screen::new(words, view).draw(page);
    }

    fn begins_anew(view: &View) -> bool {
        view.board.decision() == Decision::Turn && !view.board.turn.acted
    }

    fn close(words: &Words<Anno1800>, page: &mut Page, view: &View, outcome: &Outcome) {
        Screen::new(words, view).draw_all(page);
        page.blank();
        words.ending(page, view, outcome);
    }

    fn tell(words: &Words<Anno1800>, viewer: Option<Seat>, events: Vec<Event>) -> Vec<String> {
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

    fn ask(asked: &Asked<'_, Anno1800>, page: &mut Page) {
        let board = &asked.view.board;
        page.strong(&asked.words.question(board, board.decision()));
        if let Some(how) = asked.how_many().or_else(|| asked.words.going_on(board)) {
            page.text(&how);
        }
        match board.decision() {
            Decision::Pay => asked.payment(page),
            _ => asked.list(page),
        }
    }

    fn answer(words: &Words<Anno1800>, view: &View, mv: Move) -> String {
        words.answer(&view.board, mv)
    }

    fn member(words: &Words<Anno1800>, mv: Move) -> String {
        match mv {
            Move::Return(kind) => words.card(kind),
            other => other.to_string(),
        }
    }

    fn refusal(words: &Words<Anno1800>, view: &View, refusal: Refusal) -> String {
        words.refusal(&view.board, refusal)
    }

    fn typed(words: &Words<Anno1800>, _: &View, line: &str) -> Result<Vec<Move>, String> {
        words.typed(line)
    }

    fn written(moves: &[Move]) -> String {
        write_line(moves)
    }

    fn meant(words: &Words<Anno1800>, view: &View, text: &str) -> Vec<Move> {
        words.meant(view, text)
    }

    fn look_up(words: &Words<Anno1800>, page: &mut Page, view: &View, word: &str, rest: &str) -> bool {
        words.look_up(page, view, word, rest)
    }

    fn shortcut(
        words: &Words<Anno1800>,
        view: &View,
        _: &Choices<Move>,
        mind: &mut Mind,
        line: &str,
    ) -> Shortcut<Anno1800> {
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
