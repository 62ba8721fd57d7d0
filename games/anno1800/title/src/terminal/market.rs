//! The gameboard: every construction token in its printed order of four rows, with copies left and costs.

use super::words::Words;
use entrepot_anno1800::{Object, Token, View, cost};
use entrepot_terminal::page::{Page, pad, width};

/// Spaces of one row of the gameboard.
const ROW: usize = 11;

impl Words {
    /// Prints the gameboard.
    pub fn market(&self, page: &mut Page, view: &View) {
        let board = &view.board;
        let seat = view.viewer.unwrap_or(board.actor);
        let stacks = &Token::ALL[..board.tokens.len()];
        let name = stacks.iter().map(|token| width(&self.token(*token))).max().unwrap_or(0);
        page.heading(&self.get("anno-term-gameboard"));
        for (n, token) in stacks.iter().enumerate() {
            if n > 0 && n % ROW == 0 {
                page.blank();
            }
            let left = board.tokens[token.index()];
            let start = format!("  {left} × {}  ", pad(&self.token(*token), name));
            let price = self.marked_cost(board, seat, &cost(board, seat, Object::Token(*token)));
            let made = token.industry().map(|(made, tier)| format!("{} ({})", self.resource(made), self.tiers(tier)));
            let about = self.arrow([Some(price), made].into_iter().flatten());
            page.beside(&start, &about, left == 0);
        }
        page.faint(0, &self.get("anno-legend"));
    }
}
