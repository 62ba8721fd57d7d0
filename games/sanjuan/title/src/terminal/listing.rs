//! The numbered answers, and what is refused with its reason.

use super::words::Words;
use entrepot_sanjuan::{Decision, Kind, Move, Refusal, Role, View, cost_of_move, facts};
use entrepot_table::{Offer, Refuse};
use entrepot_terminal::choices::Choices;
use entrepot_terminal::page::{Page, pad, width};

/// Lists answers for the viewer who decides.
pub struct Listing<'a> {
    words: &'a Words,
    view: &'a View,
    offers: &'a [Offer<Move, Refusal>],
}

/// One answer: what it is, what must be known about it, how it is typed.
struct Row {
    number: usize,
    what: String,
    about: String,
    notation: String,
    more: Option<String>,
}

impl<'a> Listing<'a> {
    /// A listing with the offers of the question.
    pub fn new(words: &'a Words, view: &'a View, offers: &'a [Offer<Move, Refusal>]) -> Listing<'a> {
        Listing { words, view, offers }
    }

    /// The answers that are left, by number; then what is refused, with the reason.
    pub fn draw(&self, page: &mut Page, choices: &Choices<Move>, picked: &[Move]) {
        let left = choices.left(picked);
        let rows: Vec<Row> = left.iter().enumerate().map(|(n, &mv)| self.row(n + 1, mv, choices, picked)).collect();
        lay_out(page, &rows);
        for offer in self.offers.iter().filter(|offer| self.worth_telling(offer)) {
            self.refused(page, offer);
        }
    }

    fn row(&self, number: usize, mv: Move, choices: &Choices<Move>, picked: &[Move]) -> Row {
        let mut what = self.what(mv, picked);
        let copies = choices.copies(mv, picked);
        if copies > 1 {
            what = self.words.say("times", &[("n", copies.into()), ("what", what.into())]);
        }
        let more = match mv {
            Move::Role(role) => Some(self.role(role)),
            _ => None,
        };
        Row { number, what, about: self.about(mv), notation: mv.to_string(), more }
    }

    /// Cards and goods stand for themselves where the question says what becomes of them.
    fn what(&self, mv: Move, picked: &[Move]) -> String {
        match mv {
            Move::Build(kind)
            | Move::Pay(kind)
            | Move::Keep(kind)
            | Move::Discard(kind)
            | Move::Take(kind)
            | Move::Exchange(kind)
            | Move::Lay(kind)
            | Move::Bank(kind) => self.words.kind(kind),
            Move::Role(role) => self.words.role(role),
            Move::Produce(kind) | Move::Sell(kind) => self.words.good(kind),
            Move::Pass if !picked.is_empty() => self.words.get("move-pass-done"),
            _ => self.words.answer(&self.view.board, mv),
        }
    }

    fn role(&self, role: Role) -> String {
        let gaps = [
            ("action", self.words.get(&format!("role-{role}-action")).into()),
            ("privilege", self.words.get(&format!("role-{role}-privilege")).into()),
        ];
        self.words.say("role-does", &gaps)
    }

    /// Costs, points and prices.
    fn about(&self, mv: Move) -> String {
        let figures = &self.view.board.figures;
        let printed = |kind| {
            [("cost", figures.cost(kind).into()), ("points", self.words.points(figures.points(kind).into()).into())]
        };
        match mv {
            Move::Build(kind) => {
                let now = self.cost(mv).unwrap_or(figures.cost(kind));
                let [cost, points] = printed(kind);
                self.words.say("about-build", &[("now", now.into()), cost, points])
            }
            Move::Beside | Move::Over { .. } | Move::Library(_) => match self.cost(mv) {
                Some(now) => self.words.say("about-cost", &[("now", now.into())]),
                None => String::new(),
            },
            Move::Pay(kind)
            | Move::Keep(kind)
            | Move::Discard(kind)
            | Move::Take(kind)
            | Move::Exchange(kind)
            | Move::Lay(kind)
            | Move::Bank(kind) => self.words.say("about-card", &printed(kind)),
            Move::Sell(kind) => self.words.cards(self.price(kind)),
            _ => String::new(),
        }
    }

    /// How many cards the good on this building brings.
    fn price(&self, kind: Kind) -> usize {
        let sales = facts(self.view).sales;
        sales.iter().find(|sale| sale.kind == kind).map_or(0, |sale| usize::from(sale.price))
    }

    fn cost(&self, mv: Move) -> Option<u8> {
        cost_of_move(&self.view.board, self.view.viewer?, mv)
    }

    /// What cannot be built or covered is told; who took a role and what has no good is plain to see.
    fn worth_telling(&self, offer: &Offer<Move, Refusal>) -> bool {
        let asked = matches!(self.view.board.decision(), Some(Decision::Build | Decision::Over));
        asked && offer.refused.is_some()
    }

    fn refused(&self, page: &mut Page, offer: &Offer<Move, Refusal>) {
        let Some(refusal) = offer.refused else { return };
        let what = match offer.mv {
            Move::Build(kind) => self.words.card_with_cost(&self.view.board, kind),
            Move::Over { kind, .. } => self.words.kind(kind),
            mv => self.what(mv, &[]),
        };
        let reason = self.words.refusal_in_short(&self.view.board, refusal);
        let text = format!("{} [{}]", self.words.about(&what, &reason), refusal.rule());
        let mut lines = Page::new(page.style(), page.columns());
        lines.hanging("   –  ", &text);
        for line in lines.print().lines() {
            page.line(page.style().faint(line));
        }
    }
}

/// Puts rows into columns; the notation stands at the right where there is room.
fn lay_out(page: &mut Page, rows: &[Row]) {
    let widest = |column: fn(&Row) -> &String| rows.iter().map(|row| width(column(row))).max().unwrap_or(0);
    let (what, about) = (widest(|row| &row.what), widest(|row| &row.about));
    for row in rows {
        let start = format!("{:>4}  {}  {}", row.number, pad(&row.what, what), pad(&row.about, about));
        let room = page.columns().saturating_sub(width(&start) + 2);
        let notation = if width(&row.notation) <= room { page.style().faint(&row.notation) } else { String::new() };
        page.line(format!("{start}  {notation}"));
        if let Some(more) = &row.more {
            page.faint(6, more);
        }
    }
}
