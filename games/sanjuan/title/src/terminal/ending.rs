//! The final scores.

use super::words::Words;
use entrepot_sanjuan::{Board, Score, scores};
use entrepot_table::{Outcome, Seat};
use entrepot_terminal::page::{Page, cut, pad, pad_left, width};

/// One part of a score.
type Part = fn(&Score) -> u8;

/// Where points come from, in the order in which they are counted (S12.3).
const PARTS: [(&str, Part); 10] = [
    ("score-buildings", |score| score.buildings),
    ("score-chapel", |score| score.chapel),
    ("score-bank", |score| score.bank),
    ("score-harbor", |score| score.harbor),
    ("score-triumphal_arch", |score| score.triumphal_arch),
    ("score-guild_hall", |score| score.guild_hall),
    ("score-city_hall", |score| score.city_hall),
    ("score-residence", |score| score.residence),
    ("score-cathedral", |score| score.cathedral),
    ("score-palace", |score| score.palace),
];

/// Columns for one player.
const COLUMN: usize = 12;

impl Words {
    /// Points by where they come from, who won, and what decided.
    pub fn ending(&self, page: &mut Page, board: &Board, outcome: &Outcome) {
        let scores = scores(board);
        page.heading(&self.get("final-scores"));
        let names = Seat::all(board.players()).map(|seat| cut(self.name(seat), COLUMN - 1));
        let head = self.score_row("", names);
        page.line(page.style().strong(&head));
        for (key, part) in PARTS {
            if key == "score-buildings" || scores.iter().any(|score| part(score) > 0) {
                page.line(self.score_row(&self.get(key), scores.iter().map(|score| part(score).to_string())));
            }
        }
        let total = self.score_row(&self.get("score-total"), scores.iter().map(|score| score.total().to_string()));
        page.line(page.style().strong(&total));
        page.line(self.score_row(&self.get("score-tie"), scores.iter().map(|score| score.tie.to_string())));
        page.blank();
        self.winners(page, &scores, outcome);
    }

    fn score_row(&self, label: &str, cells: impl Iterator<Item = String>) -> String {
        let labels = PARTS.map(|(key, _)| key).into_iter().chain(["score-total", "score-tie"]);
        let widest = labels.map(|key| width(&self.get(key))).max().unwrap_or(0);
        let cells: String = cells.map(|cell| pad_left(&cell, COLUMN)).collect();
        format!("{}{cells}", pad(label, widest))
    }

    fn winners(&self, page: &mut Page, scores: &[Score], outcome: &Outcome) {
        let winners: Vec<Seat> = outcome.winners().collect();
        let names = self.list(winners.iter().map(|&seat| self.name(seat).to_owned()));
        let most = scores.iter().map(Score::total).max().unwrap_or(0);
        let equal: Vec<Seat> = Seat::all(scores.len()).filter(|seat| scores[seat.index()].total() == most).collect();
        if equal.len() > 1 {
            let cards = equal.iter().map(|&seat| self.about(self.name(seat), &scores[seat.index()].tie.to_string()));
            let gaps = [("points", self.points(most).into()), ("cards", self.list(cards).into())];
            page.text(&self.say("tie-break", &gaps));
        }
        let key = if winners.len() > 1 { "shared-victory" } else { "wins" };
        page.strong(&self.say(key, &[("name", names.into())]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_sanjuan::SanJuan;
    use entrepot_sanjuan::Setup;
    use entrepot_table::{Game, Seed, Silent};
    use entrepot_terminal::style::Style;
    use entrepot_terminal::texts::Language;

    fn ending(hands: [u8; 2], places: [u8; 2]) -> String {
        let state = SanJuan::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
        let mut board = *state.board();
        board.hands[..2].copy_from_slice(&hands);
        let words = Words::spoken(Language::En, vec!["Ana".into(), "Ben".into()]);
        let mut page = Page::new(Style::Plain, 80);
        words.ending(&mut page, &board, &Outcome { points: vec![1, 1], places: places.to_vec() });
        page.print()
    }

    #[test]
    fn what_decides_a_tie_is_said() {
        let text = ending([2, 5], [2, 1]);
        assert!(text.contains("Equal points at the top (1 point)") && text.contains("(Ana: 2, Ben: 5)"), "{text}");
        assert!(text.contains("Ben wins!"));
    }

    #[test]
    fn a_victory_is_shared() {
        assert!(ending([3, 3], [1, 1]).contains("Shared victory: Ana, Ben"));
    }
}
