//! What a person may look up during the game: cards, rules, the log, help. It changes nothing.

use super::input::Input;
use super::page::Page;
use super::session::Session;
use super::teller::Teller;
use entrepot_table::Seat;
use std::io::{self, BufRead, Write};

/// Lines of the log that are shown when nobody asks for all.
const LOG_LINES: usize = 25;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Questions to the program that change nothing.
    pub(super) fn inform(&mut self, seat: Seat, asked: Input) -> io::Result<()> {
        self.print(|session, page| match asked {
            Input::Why(text) => session.why(page, seat, text),
            Input::Rules(number) => session.words.rules(page, number),
            Input::Card(name) => session.card(page, name),
            Input::Log { all } => session.log(page, seat, all),
            Input::Options => session.words.options(page, session.table.setup()),
            _ => session.help(page),
        })
    }

    fn card(&self, page: &mut Page, name: &str) {
        match &self.words.find_kinds(name)[..] {
            [] => page.text(&self.words.say("card-unknown", &[("name", name.into())])),
            [kind] => self.words.card(page, *kind, self.table.setup()),
            several => {
                let names = self.words.list(several.iter().map(|&kind| self.words.kind(kind)));
                page.text(&self.words.say("card-several", &[("list", names.into())]));
            }
        }
    }

    fn log(&self, page: &mut Page, seat: Seat, all: bool) {
        let lines = Teller::new(&self.words, Some(seat)).tell(self.table.events(seat, 0));
        let skipped = if all { 0 } else { lines.len().saturating_sub(LOG_LINES) };
        if skipped > 0 {
            page.faint(0, &self.words.say("log-skipped", &[("n", skipped.into())]));
        }
        lines.iter().skip(skipped).for_each(|line| page.hanging("  ", line));
    }

    fn help(&self, page: &mut Page) {
        const HELP: [(&str, &str); 13] = [
            ("1  2 3", "help-numbers"),
            ("build library pay well smithy", "help-notation"),
            ("undo", "help-undo"),
            ("reset", "help-reset"),
            ("why build palace", "help-why"),
            ("rules S5.5", "help-rules"),
            ("card chapel", "help-card"),
            ("table", "help-table"),
            ("log, log all", "help-log"),
            ("options", "help-options"),
            ("help", "help-help"),
            ("quit", "help-quit"),
            ("", "help-marks"),
        ];
        for (word, key) in HELP {
            if !word.is_empty() {
                page.line(page.style().strong(&format!("  {word}")));
            }
            page.hanging("      ", &self.words.get(key));
        }
    }
}
