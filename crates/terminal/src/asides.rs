//! What a person can look up in every game: rules, the log, help. It changes nothing.

use super::input::Input;
use super::page::Page;
use super::session::Session;
use super::spoken::Spoken;
use entrepot_table::notation::Notation;
use entrepot_table::{Game, Seat};
use std::io::{self, BufRead, Write};

/// How many lines of the log are shown by default.
const LOG_LINES: usize = 25;

/// The most numbers in a chapter of the rules.
const LONGEST_CHAPTER: usize = 40;

impl<G: Game<Move: Notation>, S: Spoken<G>, R: BufRead, W: Write> Session<G, S, R, W> {
    /// Answers questions that change nothing.
    pub(super) fn inform(&mut self, seat: Seat, asked: Input) -> io::Result<()> {
        self.print(|session, page| match asked {
            Input::Why(text) => session.why(page, seat, text),
            Input::Rules(number) => session.rules(page, number),
            Input::Log { all } => session.log(page, seat, all),
            Input::Options => S::options(&session.words, page, session.table.setup()),
            _ => session.help(page),
        })
    }

    /// The rule with this number and its parts, or a whole chapter: `S5.5`, `5.5`, `S15.9`, `S5`.
    fn rules(&self, page: &mut Page, number: &str) {
        let number = number.trim().replace('-', ".");
        let [rule, chapter] = S::EXAMPLES.rules;
        let series = &rule[..1];
        let lettered =
            if number.starts_with(|c: char| c.is_ascii_digit()) { format!("{series}{number}") } else { number.clone() };
        let (letter, rest) = lettered.split_at_checked(1).unwrap_or(("", ""));
        let id = format!("{}{}", letter.to_uppercase(), rest.to_lowercase());
        let parts = ('a'..='z').map(|letter| format!("{id}{letter}"));
        let all = (1..=LONGEST_CHAPTER).map(|n| format!("{id}.{n}"));
        let numbers = std::iter::once(id.clone()).chain(parts).chain(all);
        let found: Vec<(String, String)> =
            numbers.filter_map(|id| self.words.rule(&id).map(|rule| (id, rule))).collect();
        if found.is_empty() {
            let gaps = [("number", number.into()), ("rule", rule.into()), ("chapter", chapter.into())];
            page.text(&self.words.say("rules-unknown", &gaps));
        }
        for (id, rule) in found {
            page.hanging(&format!("{id}  "), &rule);
        }
    }

    fn log(&self, page: &mut Page, seat: Seat, all: bool) {
        let lines = S::tell(&self.words, Some(seat), self.table.events(seat, 0));
        let skipped = if all { 0 } else { lines.len().saturating_sub(LOG_LINES) };
        if skipped > 0 {
            page.faint(0, &self.words.say("log-skipped", &[("n", skipped.into())]));
        }
        lines.iter().skip(skipped).for_each(|line| page.hanging("  ", line));
    }

    fn help(&self, page: &mut Page) {
        let why = format!("why {}", S::EXAMPLES.why);
        let [rule, chapter] = S::EXAMPLES.rules;
        let rules = format!("rules {rule}");
        let common = [
            ("undo", "help-undo"),
            ("reset", "help-reset"),
            (why.as_str(), "help-why"),
            (rules.as_str(), "help-rules"),
        ];
        let last = [
            ("table", "help-table"),
            ("log, log all", "help-log"),
            ("options", "help-options"),
            ("help", "help-help"),
            ("quit", "help-quit"),
            ("", "help-marks"),
        ];
        let (answers, lookups) = S::help();
        for (word, key) in answers.iter().chain(&common).chain(lookups).chain(&last) {
            if !word.is_empty() {
                page.line(page.style().strong(&format!("  {word}")));
            }
            page.hanging("      ", &self.words.say(key, &[("chapter", chapter.into())]));
        }
    }
}
