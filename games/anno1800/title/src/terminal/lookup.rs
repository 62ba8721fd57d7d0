//! Cards, tokens and objective cards, looked up.

use super::words::Thing;
use super::words::Words;
use entrepot_anno1800::{
    Action, Build, CardKind, DATA, Decision, Naval, Object, Objective, Status, Tier, Token, View, cost, read_line,
};
use entrepot_table::Seat;
use entrepot_terminal::page::Page;

impl Words {
    /// Prints what a word of this game asks for. False if there is no such word, or if it is a move here.
    pub fn look_up(&self, page: &mut Page, view: &View, word: &str, rest: &str) -> bool {
        let fits: fn(&Thing) -> bool = match word {
            "market" => {
                self.market(page, view);
                return true;
            }
            // Where a card is to be played, `card FW18` plays it; everywhere else it is looked up.
            "card" if plays_card(view, rest) => return false,
            "card" => |thing| matches!(thing, Thing::Card(_) | Thing::Objective(_)),
            "token" => |thing| matches!(thing, Thing::Token(_)),
            "look" => |_| true,
            _ => return false,
        };
        let found: Vec<Thing> = self.find(rest).into_iter().filter(fits).collect();
        match found[..] {
            [] => page.text(&self.say("anno-look-unknown", &[("name", rest.into())])),
            [thing] => self.show(page, view, thing),
            _ => {
                let names = self.list(found.into_iter().map(|thing| self.thing(thing)));
                page.text(&self.say("anno-look-several", &[("list", names.into())]));
            }
        }
        true
    }

    fn show(&self, page: &mut Page, view: &View, thing: Thing) {
        match thing {
            Thing::Card(kind) => self.show_card(page, view, kind),
            Thing::Token(token) => self.show_token(page, view, token),
            Thing::Objective(card) => self.show_objective(page, card),
            Thing::Tier(tier) => self.show_tier(page, view, tier),
            Thing::Action(action) => {
                page.strong(&self.action(action));
                page.hanging("  ", &self.get(&format!("anno-action-{action}-text")));
            }
        }
    }

    fn show_card(&self, page: &mut Page, view: &View, kind: CardKind) {
        let data = DATA.cards[kind.index()];
        let points = DATA.card_points[kind.deck().index()].value;
        let parts = [
            kind.to_string(),
            self.deck(kind.deck()),
            self.points(points.into()),
            self.amount("anno-copies", data.copies),
        ];
        page.strong(&self.dotted(parts));
        let seat = view.viewer.unwrap_or(view.board.actor);
        let gaps = [
            ("cost", self.marked_cost(&view.board, seat, &data.cost).into()),
            ("effect", self.effect(data.effect, Some(&view.board.setup)).into()),
        ];
        page.hanging("  ", &self.say("anno-card", &gaps));
        self.doubt(page, &[data.status]);
    }

    fn show_token(&self, page: &mut Page, view: &View, token: Token) {
        let (board, data) = (&view.board, DATA.tokens[token.index()]);
        let seat = view.viewer.unwrap_or(board.actor);
        page.strong(&format!("{} ({token})", self.token(token)));
        page.hanging("  ", &self.built(token));
        if token.on_board() {
            let price = self.marked_cost(board, seat, &cost(board, seat, Object::Token(token)));
            page.hanging("  ", &self.about(&self.get("anno-term-cost"), &price));
            let gaps = [("n", board.tokens[token.index()].into()), ("all", data.copies.into())];
            page.hanging("  ", &self.say("anno-look-left", &gaps));
        }
        let owners = Seat::all(board.players()).filter(|seat| board.player(*seat).count(token) > 0);
        let owners = self.list(owners.map(|seat| self.name(seat).to_owned()));
        if !owners.is_empty() {
            page.hanging("  ", &self.say("anno-look-owners", &[("list", owners.into())]));
        }
        if let Some((objective, points)) = data.reward {
            let gaps = [("objective", self.objective(objective).into()), ("points", self.points(points.into()).into())];
            page.hanging("  ", &self.say("anno-look-reward", &gaps));
        }
        self.doubt(page, &[data.build_status, data.cost_status]);
        if let Some(note) = self.texts.find(&format!("anno-note-{token}"), &[]) {
            page.hanging("  ", &note);
        }
    }

    /// What a token is.
    pub fn built(&self, token: Token) -> String {
        match token.build() {
            Build::Industry(resource, tier) => {
                let gaps = [("resource", self.resource(resource).into()), ("tier", self.tier(tier).into())];
                self.say("anno-build-industry", &gaps)
            }
            Build::Shipyard(n) => self.amount("anno-build-shipyard", n),
            Build::Ship(Naval::Trade, n) => self.amount("anno-build-merchant", n),
            Build::Ship(Naval::Exploration, n) => self.amount("anno-build-exploration", n),
        }
    }

    fn show_objective(&self, page: &mut Page, card: Objective) {
        let data = DATA.objectives[card.index()];
        page.strong(&self.objective(card));
        page.hanging("  ", &self.objective_text(card));
        self.doubt(page, &[data.name_status, data.status]);
        if data.name_status != Status::Verified {
            page.hanging("  ", &self.get("anno-note-objective_names"));
        }
    }

    /// What a cube of a tier costs, to get it, to raise it, to bring it back.
    fn show_tier(&self, page: &mut Page, view: &View, tier: Tier) {
        let board = &view.board;
        let seat = view.viewer.unwrap_or(board.actor);
        let price = |object: Object| self.marked_cost(board, seat, &cost(board, seat, object));
        page.strong(&self.tiers(tier));
        page.hanging("  ", &self.about(&self.action(Action::Workforce), &price(Object::Cube(tier))));
        if tier.above().is_some() {
            page.hanging("  ", &self.about(&self.action(Action::Upgrade), &price(Object::Upgrade(tier))));
        }
        let gold = self.gold(DATA.shift_end[tier.index()].value);
        page.hanging("  ", &self.about(&self.get("anno-term-shift_end"), &gold));
        let left = board.supply.cubes[tier.index()].max(0);
        page.hanging("  ", &self.about(&self.get("anno-term-supply"), &left.to_string()));
    }

    /// What the marks say, for those that are there.
    fn doubt(&self, page: &mut Page, statuses: &[Status]) {
        for (status, key) in
            [(Status::SingleSource, "anno-status-single_source"), (Status::HouseValue, "anno-status-house_value")]
        {
            if statuses.contains(&status) {
                page.hanging("  ", &format!("{} {}", mark(status), self.get(key)));
            }
        }
    }
}

fn plays_card(view: &View, rest: &str) -> bool {
    view.board.decision() == Decision::Target(Action::Play)
        && read_line(&super::typed::spelled(&format!("card {rest}"))).is_ok()
}

/// How an uncertain figure is marked.
pub fn mark(status: Status) -> &'static str {
    match status {
        Status::Verified => "",
        Status::SingleSource => "°",
        Status::HouseValue => "*",
    }
}
