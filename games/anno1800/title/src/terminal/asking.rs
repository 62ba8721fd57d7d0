//! What is asked, and what can be answered: in words.

use super::words::Words;
use entrepot_anno1800::{Action, Board, DATA, Decision, Deck, Doing, Move, Naval, Purpose, Site, Tier};

/// Cubes or upgrades of one action (A15.1, A16.1).
const MOST_PARTS: u8 = 3;

impl Words {
    /// The question that is open.
    pub fn question(&self, board: &Board, asked: Decision) -> String {
        match asked {
            Decision::Turn => self.say("anno-ask-turn", &[("actions", board.turn.actions.into())]),
            Decision::Target(Action::Expand) => self.get("anno-ask-expand"),
            Decision::Target(Action::Workforce) => self.get("anno-ask-workforce"),
            Decision::Target(Action::Upgrade) => self.get("anno-ask-upgrade"),
            Decision::Target(Action::Expedition) => self.get("anno-ask-expedition"),
            // No other action asks what it is about.
            Decision::Target(_) => self.get("anno-ask-play"),
            Decision::Pay => self.say("anno-ask-pay", &[("object", self.object(board.turn.object).into())]),
            Decision::Spend { kind, left, purpose, .. } => {
                let gaps = [("object", self.purpose(board, purpose).into()), ("left", self.left(kind, left).into())];
                self.say("anno-ask-spend", &gaps)
            }
            Decision::Site(token) => self.say("anno-ask-site", &[("token", self.token(token).into())]),
            Decision::Cube(tier) => {
                let gaps = [("from", self.tier(tier).into()), ("to", self.tier_above(tier).into())];
                self.say("anno-ask-cube", &gaps)
            }
            Decision::Gain { tier, .. } => self.gain(tier),
            Decision::Swap { returned } => self.say("anno-ask-swap", &[("n", returned.iter().sum::<u8>().into())]),
            Decision::Return { least, most, .. } if least == most => {
                self.say("anno-ask-return-exactly", &[("n", most.into())])
            }
            Decision::Return { most, .. } => self.say("anno-ask-return", &[("n", most.into())]),
            Decision::Over => self.get("anno-ask-over"),
        }
    }

    /// How the action under way can go on.
    pub fn going_on(&self, board: &Board) -> Option<String> {
        let left = |made: u8| MOST_PARTS.saturating_sub(made);
        match board.turn.doing {
            Doing::Ships(_) => Some(self.get("anno-ask-more-ships")),
            Doing::Workforce(made) if left(made) > 0 => {
                Some(self.say("anno-ask-more-workforce", &[("n", left(made).into())]))
            }
            Doing::Upgrades(made) if left(made) > 0 => {
                Some(self.say("anno-ask-more-upgrades", &[("n", left(made).into())]))
            }
            _ => None,
        }
    }

    /// What naval tokens are paid for.
    fn purpose(&self, board: &Board, purpose: Purpose) -> String {
        match purpose {
            Purpose::Cost => self.object(board.turn.object),
            Purpose::Trade { resource, .. } | Purpose::Import(resource) => self.resource(resource),
            Purpose::Objective(objective) => self.objective(objective),
        }
    }

    /// Prices in trade tokens are counted in halves, since Beryl O'Mara's tokens are worth half of one (A26.4).
    fn left(&self, kind: Naval, left: u8) -> String {
        match kind {
            Naval::Exploration => self.amount("anno-n-exploration", left),
            Naval::Trade if left.is_multiple_of(2) => self.trade_tokens(left / 2),
            Naval::Trade => self.amount("anno-n-trade", format!("{}½", left / 2)),
        }
    }

    /// A cube that costs gold.
    fn gain(&self, tier: Tier) -> String {
        let price = DATA.empty_stack[Deck::of(tier).index()].value;
        let cubes = self.times(1, self.tier(tier));
        self.say("anno-ask-gain", &[("gold", self.gold(price).into()), ("cubes", cubes.into())])
    }

    /// One answer, as something to do.
    pub fn answer(&self, board: &Board, mv: Move) -> String {
        match mv {
            Move::Action(action) => self.action(action),
            Move::Build(token) => self.say("anno-move-build", &[("token", self.token(token).into())]),
            Move::Play(kind) => self.say("anno-move-play", &[("card", self.card(kind).into())]),
            Move::Hire(tier) => self.say("anno-move-hire", &[("tier", self.tier(tier).into())]),
            Move::Upgrade(tier) => {
                let gaps = [("from", self.tier(tier).into()), ("to", self.tier_above(tier).into())];
                self.say("anno-move-upgrade", &gaps)
            }
            Move::Expeditions(n) => {
                self.say("anno-move-expeditions", &[("cards", self.amount("anno-n-expeditions", n).into())])
            }
            Move::Spend(coin) => self.coin(coin),
            Move::Place(Site::Free(terrain)) => self.say("anno-move-place", &[("field", self.field(terrain).into())]),
            Move::Place(Site::Over(spot)) => self.say("anno-move-over", &[("token", self.spot(spot).into())]),
            Move::Remove(spot) => self.say("anno-move-remove", &[("token", self.spot(spot).into())]),
            Move::Activate(kind) => {
                let effect = self.effect(kind.effect(), Some(&board.setup));
                self.say("anno-move-activate", &[("card", kind.to_string().into()), ("effect", effect.into())])
            }
            Move::Use(objective) => self.say("anno-move-use", &[("objective", self.objective(objective).into())]),
            Move::Return(kind) => self.say("anno-move-return", &[("card", self.card(kind).into())]),
            Move::Accept => self.get("anno-move-accept"),
            Move::Decline => self.get("anno-move-decline"),
            Move::Done => self.get("anno-move-done"),
            Move::End => self.get("anno-move-end"),
            _ => self.source(board, mv),
        }
    }

    /// An answer about resources and cubes.
    fn source(&self, board: &Board, mv: Move) -> String {
        match mv {
            Move::Work(spot) => {
                let resource = spot.token.industry().map(|(resource, _)| self.resource(resource));
                let gaps = [("resource", resource.unwrap_or_default().into()), ("token", self.spot(spot).into())];
                self.say("anno-move-work", &gaps)
            }
            Move::Trade { resource, seat } => {
                let known = seat.index() < board.players();
                let price = known.then(|| board.price(seat, resource)).flatten().unwrap_or(0);
                let gaps = [
                    ("name", self.name(seat).into()),
                    ("resource", self.resource(resource).into()),
                    ("price", self.trade_tokens(price).into()),
                ];
                self.say("anno-move-trade", &gaps)
            }
            Move::Import(resource) => {
                let price = self.trade_tokens(DATA.import.value);
                self.say("anno-move-import", &[("resource", self.resource(resource).into()), ("price", price.into())])
            }
            Move::Exhaust(tier) => self.say("anno-move-exhaust", &[("tier", self.tier(tier).into())]),
            Move::Raise { tier, at } => {
                let gaps = [
                    ("from", self.tier(tier).into()),
                    ("to", self.tier_above(tier).into()),
                    ("where", self.whereabouts(at).into()),
                ];
                self.say("anno-move-raise", &gaps)
            }
            Move::ShiftEnd { tier, at } => {
                let gaps = [
                    ("tier", self.tier(tier).into()),
                    ("where", self.whereabouts(at).into()),
                    ("gold", self.gold(DATA.shift_end[tier.index()].value).into()),
                ];
                self.say("anno-move-shift_end", &gaps)
            }
            _ => self.get("anno-move-later"),
        }
    }
}
