//! The numbered answers, and what is refused with its reason.

use super::Question;
use super::choices::{Group, group};
use entrepot_anno1800::{
    Action, CardKind, Coin, Cost, DATA, Move, Object, Player, Refusal, Site, Token, cost, payable,
};
use entrepot_table::{Refuse, Seat};
use entrepot_terminal::page::{Page, pad, width};

/// One answer: what it is, what must be known about it, how it is typed.
pub struct Row {
    number: usize,
    what: String,
    about: String,
    notation: String,
    refused: bool,
}

impl Question<'_> {
    /// The answers by number, group by group.
    pub fn list(&self, page: &mut Page) {
        let answers = self.choices.left(self.picked);
        let numbered: Vec<(usize, Move)> = answers.into_iter().enumerate().map(|(n, mv)| (n + 1, mv)).collect();
        for run in numbered.chunk_by(|(_, a), (_, b)| group(*a) == group(*b)) {
            self.group(page, group(run[0].1), run);
        }
    }

    /// A run of answers that stand together.
    pub fn group(&self, page: &mut Page, group: Group, run: &[(usize, Move)]) {
        let title = |key: &str| self.words.label(&self.words.get(key));
        match group {
            Group::Actions | Group::Targets | Group::End => self.rows(page, run),
            Group::Cards => {
                page.faint(2, &title("anno-free-activate"));
                self.rows(page, run);
            }
            Group::Objectives => {
                page.faint(2, &title("anno-free-use"));
                self.rows(page, run);
            }
            Group::Upgrades => self.compact(page, &title("anno-group-upgrades"), run),
            Group::ShiftEnds => self.compact(page, &title("anno-term-shift_end"), run),
            Group::Covering => self.compact(page, &title("anno-group-covering"), run),
            Group::Removals => self.compact(page, &title("anno-group-removals"), run),
        }
    }

    /// What can be had now, one under the other; what cannot is only named where there may be much of it.
    fn rows(&self, page: &mut Page, run: &[(usize, Move)]) {
        let (far, near): (Vec<_>, Vec<_>) = run.iter().partition(|(_, mv)| self.is_far(*mv));
        lay_out(page, &near.iter().map(|(n, mv)| self.row(*n, *mv)).collect::<Vec<_>>());
        if !far.is_empty() {
            let name = |(n, mv): &(usize, Move)| format!("{n}\u{a0}{}", self.what(*mv).replace(' ', "\u{a0}"));
            let list = self.words.list(far.iter().map(name));
            page.faint(2, &self.words.say("anno-not_now", &[("list", list.into())]));
        }
    }

    fn is_far(&self, mv: Move) -> bool {
        matches!(mv, Move::Build(_) | Move::Activate(_) | Move::Use(_)) && self.refused(mv).is_some()
    }

    fn refused(&self, mv: Move) -> Option<Refusal> {
        self.offers.iter().find(|offer| offer.mv == mv).and_then(|offer| offer.refused)
    }

    fn row(&self, number: usize, mv: Move) -> Row {
        let refused = self.refused(mv);
        let about = match refused {
            Some(refusal) => {
                format!("{} [{}]", self.words.refusal(&self.view.board, refusal), refusal.rule())
            }
            None => self.about(mv),
        };
        Row { number, what: self.what(mv), about, notation: mv.to_string(), refused: refused.is_some() }
    }

    /// Things stand for themselves where the question says what becomes of them.
    fn what(&self, mv: Move) -> String {
        let words = self.words;
        match mv {
            Move::Action(action) => words.action_in_short(action),
            Move::Build(token) => words.token(token),
            Move::Play(kind) | Move::Activate(kind) => kind.to_string(),
            Move::Return(kind) => words.times(self.choices.copies(mv, self.picked).max(1), kind.to_string()),
            Move::Hire(tier) => words.tier(tier),
            Move::Upgrade(tier) => format!("{} → {}", words.tier(tier), words.tier_above(tier)),
            Move::Use(objective) => words.objective(objective),
            mv => words.answer(&self.view.board, mv),
        }
    }

    /// Costs, prices and effects.
    fn about(&self, mv: Move) -> String {
        let words = self.words;
        match mv {
            Move::Action(action) => self.about_action(action),
            Move::Build(token) => self.about_token(token),
            Move::Play(kind) | Move::Return(kind) => self.about_card(kind),
            Move::Hire(tier) => self.price(Object::Cube(tier)),
            Move::Upgrade(tier) => self.price(Object::Upgrade(tier)),
            Move::Activate(kind) => words.effect(kind.effect(), Some(&self.view.board.setup)),
            Move::Use(objective) => words.objective_text(objective),
            Move::Spend(coin) => words.amount("anno-about-coins", self.coins(coin)),
            _ => String::new(),
        }
    }

    fn seat(&self) -> Seat {
        self.view.viewer.unwrap_or_default()
    }

    fn player(&self) -> &Player {
        self.view.board.player(self.seat())
    }

    fn marked(&self, cost: &Cost) -> String {
        self.words.marked_cost(&self.view.board, self.seat(), cost)
    }

    fn price(&self, object: Object) -> String {
        self.marked(&cost(&self.view.board, self.seat(), object))
    }
}

impl Question<'_> {
    fn about_action(&self, action: Action) -> String {
        let words = self.words;
        match action {
            Action::Play => {
                let hand = self.view.hand();
                let can = |kind: &&CardKind| payable(&self.view.board, self.seat(), &kind.cost());
                let gaps = [("n", hand.iter().filter(can).count().into()), ("all", hand.len().into())];
                words.say("anno-about-cards", &gaps)
            }
            Action::OldWorld => words.say("anno-about-price", &[("price", self.price(Object::OldWorld).into())]),
            Action::NewWorld => words.say("anno-about-price", &[("price", self.price(Object::NewWorld).into())]),
            Action::Expedition => {
                words.say("anno-about-price", &[("price", self.price(Object::Expeditions(1)).into())])
            }
            action => words.get(&format!("anno-action-{action}-text")),
        }
    }

    fn about_token(&self, token: Token) -> String {
        let words = self.words;
        let made =
            token.industry().map(|(resource, tier)| format!("{} ({})", words.resource(resource), words.tiers(tier)));
        let left = words.amount("anno-about-left", self.view.board.tokens.get(token.index()).copied().unwrap_or(0));
        let parts = [Some(self.price(Object::Token(token))), made, Some(left)];
        words.dotted(parts.into_iter().flatten())
    }

    fn about_card(&self, kind: CardKind) -> String {
        let effect = self.words.effect(kind.effect(), Some(&self.view.board.setup));
        let points = self.words.points(DATA.card_points[kind.deck().index()].value.into());
        self.words.dotted([self.words.arrow([self.marked(&kind.cost()), effect]), points])
    }

    /// How many naval tokens of this sort there are.
    fn coins(&self, coin: Coin) -> u8 {
        let player = self.player();
        match coin {
            Coin::Trade => player.trade.ready,
            Coin::TemporaryTrade => player.trade.temporary,
            Coin::Exploration => player.exploration.ready,
            Coin::TemporaryExploration => player.exploration.temporary,
        }
    }

    /// Short answers side by side.
    fn compact(&self, page: &mut Page, title: &str, run: &[(usize, Move)]) {
        page.faint(2, title);
        let cell = |(n, mv): &(usize, Move)| format!("{n:>4}  {}", self.in_short(*mv));
        let cells: Vec<String> = run.iter().map(cell).collect();
        let widest = cells.iter().map(|cell| width(cell)).max().unwrap_or(0) + 2;
        for line in cells.chunks((page.columns() / widest).max(1)) {
            page.line(line.iter().map(|cell| pad(cell, widest)).collect::<String>());
        }
    }

    fn in_short(&self, mv: Move) -> String {
        let words = self.words;
        match mv {
            Move::ShiftEnd { tier, at } => {
                let gold = words.gold(DATA.shift_end[tier.index()].value);
                let gaps = [("tier", words.tier(tier).into()), ("where", words.whereabouts_in_short(at).into())];
                format!("{}, {gold}", words.say("anno-cube-at", &gaps))
            }
            Move::Raise { tier, at } => {
                let gaps = [
                    ("from", words.tier(tier).into()),
                    ("to", words.tier_above(tier).into()),
                    ("where", words.whereabouts_in_short(at).into()),
                ];
                words.say("anno-step", &gaps)
            }
            Move::Remove(spot) | Move::Place(Site::Over(spot)) => words.spot(spot),
            mv => words.answer(&self.view.board, mv),
        }
    }
}

/// Widest column for what an answer is.
const WIDEST: usize = 34;

/// Puts rows into columns; the notation stands at the right where there is room.
pub fn lay_out(page: &mut Page, rows: &[Row]) {
    let what = rows.iter().map(|row| width(&row.what)).max().unwrap_or(0).min(WIDEST);
    for row in rows {
        let start = format!("{:>4}  {}  ", row.number, pad(&row.what, what));
        let room = page.columns().saturating_sub(width(&start) + width(&row.about) + 2);
        if !row.refused && width(&row.notation) <= room && width(&start) + width(&row.about) < page.columns() {
            let gap = " ".repeat(room - width(&row.notation) + 2);
            let notation = page.style().faint(&row.notation);
            page.line(format!("{start}{}{gap}{notation}", row.about));
        } else {
            page.beside(&start, &row.about, row.refused);
        }
    }
}
