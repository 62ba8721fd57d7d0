//! The final scores.

use super::words::Words;
use super::words::signed;
use entrepot_anno1800::{Board, Score, View, score};
use entrepot_table::{Outcome, Seat};
use entrepot_terminal::page::{Page, cut, pad, pad_left, width};

/// Columns for one player.
const COLUMN: usize = 14;

impl Words {
    /// Points by where they come from, who won, and what decided.
    pub fn ending(&self, page: &mut Page, view: &View, outcome: &Outcome) {
        let board = &view.board;
        let scores: Vec<Score> =
            Seat::all(board.players()).map(|seat| score(board, seat, &view.expeditions[seat.index()])).collect();
        page.heading(&self.get("final-scores"));
        let rows = self.rows(board, &scores);
        let widest = rows.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
        let line = |label: &str, cells: Vec<String>| {
            let cells: String = cells.iter().map(|cell| pad_left(cell, COLUMN)).collect();
            format!("{}{cells}", pad(label, widest))
        };
        let names = Seat::all(board.players()).map(|seat| cut(self.name(seat), COLUMN - 1));
        page.line(page.style().strong(&line("", names.collect())));
        for (label, points) in rows {
            page.line(line(&label, points.into_iter().map(signed).collect()));
        }
        let totals = scores.iter().map(|score| signed(score.total())).collect();
        page.line(page.style().strong(&line(&self.get("anno-score-total"), totals)));
        page.blank();
        self.winners(page, &scores, outcome);
    }

    /// Where points come from, in the order in which they are counted (A24).
    fn rows(&self, board: &Board, scores: &[Score]) -> Vec<(String, Vec<i16>)> {
        let row = |key: &str, part: fn(&Score) -> i16| (self.get(key), scores.iter().map(part).collect());
        let mut rows = vec![
            row("anno-score-cards", |score| score.cards),
            row("anno-score-expeditions", |score| score.expeditions),
            row("anno-score-gold", |score| score.gold),
            row("anno-score-fireworks", |score| score.fireworks),
        ];
        for (n, card) in board.objectives.into_iter().enumerate() {
            let points: Vec<i16> = scores.iter().map(|score| score.objectives[n]).collect();
            if points.iter().any(|points| *points != 0) {
                rows.push((self.objective(card), points));
            }
        }
        rows
    }

    fn winners(&self, page: &mut Page, scores: &[Score], outcome: &Outcome) {
        let winners: Vec<Seat> = outcome.winners().collect();
        let names = self.list(winners.iter().map(|&seat| self.name(seat).to_owned()));
        let most = scores.iter().map(Score::total).max().unwrap_or(0);
        let equal: Vec<Seat> = Seat::all(scores.len()).filter(|seat| scores[seat.index()].total() == most).collect();
        if equal.len() > 1 {
            let each = |seat: &Seat| {
                let score = &scores[seat.index()];
                let gaps =
                    [("name", self.name(*seat).into()), ("tokens", score.tokens.into()), ("cards", score.hand.into())];
                self.say("anno-tie-item", &gaps)
            };
            let gaps = [("points", self.points(most).into()), ("list", self.list(equal.iter().map(each)).into())];
            page.text(&self.say("anno-tie-break", &gaps));
        }
        let key = if winners.len() > 1 { "anno-shared-victory" } else { "wins" };
        page.strong(&self.say(key, &[("name", names.into())]));
    }
}
