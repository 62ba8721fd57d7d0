//! Anno 1800 at a screen.

mod setup;

use super::choices::Choices;
use super::page::Page;
use super::spoken::{Asked, Examples, Help, Spoken};
use super::words::Words;
use crate::texts::Texts;
use entrepot_anno1800::{Anno1800, Event, Move, Refusal, Setup, View, write_line};
use entrepot_bots::{Bot, Name, anno1800};
use entrepot_table::{Offer, Outcome, Seat};

impl Spoken for Anno1800 {
    const WIDTH: usize = 100;
    const ENOUGH: Move = Move::Done;
    const EXAMPLES: Examples = Examples { why: "build glassworks", rules: ["A6.3", "A6"] };
    type Mind = ();

    fn computers() -> &'static [Name] {
        &anno1800::NAMES
    }

    fn computer(name: &str, seed: u64) -> Option<Box<dyn Bot<Anno1800>>> {
        anno1800::bot(name, seed)
    }

    fn chosen_setup(texts: &Texts, players: &str, options: &[(&str, &str)]) -> Result<Setup, String> {
        setup::read(players, options).map_err(|error| setup::say(texts, &error))
    }

    fn players_of(setup: &Setup) -> usize {
        setup.players()
    }

    fn title(words: &Words<Anno1800>) -> String {
        words.get("anno-title")
    }

    fn options(_: &Words<Anno1800>, page: &mut Page, setup: &Setup) {
        page.text(&setup.to_string());
    }

    fn help() -> (&'static [Help], &'static [Help]) {
        (&[("1  2 3", "help-numbers")], &[])
    }

    fn draw(_: &Words<Anno1800>, page: &mut Page, view: &View) {
        page.text(&format!("{}", view.board.round));
    }

    fn begins_anew(_: &View) -> bool {
        false
    }

    fn close(_: &Words<Anno1800>, page: &mut Page, _: &View, outcome: &Outcome) {
        page.text(&format!("{:?}", outcome.points));
    }

    fn tell(_: &Words<Anno1800>, _: Option<Seat>, events: Vec<Event>) -> Vec<String> {
        events.iter().map(|event| format!("{event:?}")).collect()
    }

    fn choices(
        _: &View,
        _: &[Offer<Move, Refusal>],
        legal: &[Move],
        _: &(),
        _: &dyn Fn(Move) -> Result<(), Refusal>,
    ) -> Choices<Move> {
        Choices::one(legal.iter().copied(), None)
    }

    fn ask(asked: &Asked<'_, Anno1800>, page: &mut Page) {
        for (n, mv) in asked.choices.left(&[]).into_iter().enumerate() {
            page.text(&format!("{} {mv}", n + 1));
        }
    }

    fn answer(_: &Words<Anno1800>, _: &View, mv: Move) -> String {
        mv.to_string()
    }

    fn member(_: &Words<Anno1800>, mv: Move) -> String {
        mv.to_string()
    }

    fn refusal(_: &Words<Anno1800>, _: &View, refusal: Refusal) -> String {
        format!("{refusal:?}")
    }

    fn typed(_: &Words<Anno1800>, _: &View, line: &str) -> Result<Vec<Move>, String> {
        entrepot_anno1800::read_line(line).map_err(|error| error.to_string())
    }

    fn written(moves: &[Move]) -> String {
        write_line(moves)
    }

    fn meant(_: &Words<Anno1800>, _: &View, _: &str) -> Vec<Move> {
        Vec::new()
    }

    fn look_up(_: &Words<Anno1800>, _: &mut Page, _: &View, _: &str, _: &str) -> bool {
        false
    }

    fn same_question(one: &View, other: &View) -> bool {
        std::mem::discriminant(&one.board.decision()) == std::mem::discriminant(&other.board.decision())
    }
}
