//! Anno 1800 in words: names, costs, effects and amounts, as the sentences of the texts need them.

use crate::TEXTS;
use entrepot_anno1800::{
    Action, Bonus, CardKind, Coin, Cost, DATA, Deck, Effect, Expedition, NewIsland, Object, Objective, OldIsland,
    Resource, ResourceSet, Setup, Spent, Spot, Terrain, Tier, Token, Whereabouts,
};
use entrepot_terminal::names::find;
use entrepot_terminal::own_words;

own_words! {
    /// The sentences of Anno 1800, around those that all games have.
    Words, TEXTS
}

impl Words {
    /// A resource.
    pub fn resource(&self, resource: Resource) -> String {
        self.get(&format!("anno-resource-{resource}"))
    }

    /// Several resources.
    pub fn resources(&self, resources: ResourceSet) -> String {
        self.list(resources.iter().map(|resource| self.resource(resource)))
    }

    /// A construction token; the versions for workers say so.
    pub fn token(&self, token: Token) -> String {
        self.get(&format!("anno-token-{token}"))
    }

    /// A construction token where room is scarce.
    pub fn token_in_short(&self, token: Token) -> String {
        self.texts.find(&format!("anno-token-{token}-short"), &[]).unwrap_or_else(|| self.token(token))
    }

    /// A token of somebody's islands. Of several equal ones the number says which.
    pub fn spot(&self, spot: Spot) -> String {
        match spot.copy {
            0 => self.token(spot.token),
            copy => format!("{} #{}", self.token(spot.token), u16::from(copy) + 1),
        }
    }

    /// A cube.
    pub fn tier(&self, tier: Tier) -> String {
        self.get(&format!("anno-tier-{tier}"))
    }

    /// Several cubes.
    pub fn tiers(&self, tier: Tier) -> String {
        self.get(&format!("anno-tiers-{tier}"))
    }

    /// The tier above, for upgrades.
    pub fn tier_above(&self, tier: Tier) -> String {
        self.tier(tier.above().unwrap_or(tier))
    }

    /// Several things with dots between them, none of which begins a line.
    pub fn dotted(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join("\u{a0}· ")
    }

    /// What something needs and what comes of it.
    pub fn arrow(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join("\u{a0}→ ")
    }

    /// The first letters of a tier, for lists of workplaces.
    pub fn letters(&self, tier: Tier) -> String {
        self.tier(tier).chars().take(3).collect()
    }

    /// Cubes by tier: equal ones are counted.
    pub fn cubes(&self, cubes: &[Tier]) -> String {
        let mut sorted = cubes.to_vec();
        sorted.sort_unstable();
        self.list(sorted.chunk_by(|a, b| a == b).map(|run| self.times(run.len(), self.tier(run[0]))))
    }

    /// A number of something; one is not counted.
    pub fn times(&self, n: usize, what: String) -> String {
        match n {
            1 => what,
            n => self.several(n, what),
        }
    }

    /// A number of something.
    pub fn several(&self, n: usize, what: String) -> String {
        bound(self.say("anno-times", &[("n", n.into()), ("what", what.into())]))
    }

    /// A number of cards of a stack, counted even if it is one.
    pub fn counted(&self, n: usize, deck: Deck) -> String {
        self.several(n, self.deck(deck))
    }

    /// Where a cube is.
    pub fn whereabouts(&self, at: Whereabouts) -> String {
        match at {
            Whereabouts::District => self.get("anno-where-district"),
            Whereabouts::Exhausted => self.get("anno-where-exhausted"),
            Whereabouts::At(spot) => self.say("anno-where-at", &[("token", self.spot(spot).into())]),
        }
    }

    /// Where a cube is, where room is scarce: a workplace is its industry.
    pub fn whereabouts_in_short(&self, at: Whereabouts) -> String {
        match at {
            Whereabouts::At(spot) => self.spot(spot),
            at => self.whereabouts(at),
        }
    }

    /// A square of this kind.
    pub fn field(&self, terrain: Terrain) -> String {
        self.get(&format!("anno-field-{}", terrain.id()))
    }

    /// One of the nine actions.
    pub fn action(&self, action: Action) -> String {
        self.get(&format!("anno-action-{action}"))
    }

    /// An action where room is scarce.
    pub fn action_in_short(&self, action: Action) -> String {
        self.get(&format!("anno-action-{action}-short"))
    }

    /// An objective card.
    pub fn objective(&self, objective: Objective) -> String {
        self.get(&format!("anno-objective-{objective}"))
    }

    /// What an objective card does.
    pub fn objective_text(&self, objective: Objective) -> String {
        let reward = |token: &Token| {
            let (card, points) = DATA.tokens[token.index()].reward?;
            let gaps = [("industry", self.token(*token).into()), ("points", points.into())];
            (card == objective).then(|| self.say("anno-objective-industry", &gaps))
        };
        let list = self.list(Token::ALL.iter().filter_map(reward));
        self.say(&format!("anno-objective-{objective}-text"), &[("list", list.into())])
    }

    /// A population card of this stack.
    pub fn deck(&self, deck: Deck) -> String {
        self.get(&format!("anno-deck-{deck}"))
    }

    /// A stack of population cards.
    pub fn stack(&self, deck: Deck) -> String {
        self.get(&format!("anno-stack-{deck}"))
    }
}

impl Words {
    /// A population card: they have numbers only, so what it needs stands behind it.
    pub fn card(&self, kind: CardKind) -> String {
        format!("{kind} ({})", self.cost(&kind.cost()))
    }

    /// Several cards; equal ones are counted.
    pub fn cards(&self, cards: &[CardKind]) -> String {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        self.list(sorted.chunk_by(|a, b| a == b).map(|run| self.times(run.len(), self.card(run[0]))))
    }

    /// What something costs.
    pub fn cost(&self, cost: &Cost) -> String {
        let mut parts: Vec<String> = cost.resources.iter().map(|resource| self.resource(resource)).collect();
        parts.extend(cost.cubes.iter().map(|tier| self.tier(tier)));
        parts.extend(self.amounts(cost.trade, cost.exploration, cost.gold));
        if parts.is_empty() { self.get("anno-free") } else { self.list(parts) }
    }

    /// Trade tokens, exploration tokens and gold, where there are any.
    fn amounts(&self, trade: u8, exploration: u8, gold: u8) -> impl Iterator<Item = String> {
        let all = [("anno-n-trade", trade), ("anno-n-exploration", exploration), ("anno-n-gold", gold)];
        all.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| self.amount(key, n))
    }

    /// A number of what the key counts.
    pub fn amount(&self, key: &str, n: impl Into<entrepot_terminal::texts::Value<'static>>) -> String {
        self.say(key, &[("n", n.into())])
    }

    /// An amount of gold.
    pub fn gold(&self, n: impl Into<entrepot_terminal::texts::Value<'static>>) -> String {
        self.amount("anno-n-gold", n)
    }

    /// A number of points.
    pub fn points(&self, n: i16) -> String {
        if n < 0 { self.amount("anno-n-points", signed(n)) } else { self.amount("anno-n-points", n) }
    }

    /// A number of trade tokens.
    pub fn trade_tokens(&self, n: u8) -> String {
        self.amount("anno-n-trade", n)
    }

    /// Naval tokens by sort.
    pub fn spent(&self, spent: &Spent) -> String {
        let sorts = [
            ("anno-n-trade", spent.trade),
            ("anno-n-temporary_trade", spent.temporary_trade),
            ("anno-n-exploration", spent.exploration),
            ("anno-n-temporary_exploration", spent.temporary_exploration),
        ];
        self.list(sorts.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| self.amount(key, n)))
    }

    /// A sort of naval tokens.
    pub fn coin(&self, coin: Coin) -> String {
        self.get(&format!("anno-coin-{coin}"))
    }

    /// Gold and naval tokens that somebody receives.
    pub fn gift(&self, gold: u8, trade: u8, exploration: u8) -> String {
        self.list(self.amounts(trade, exploration, gold))
    }

    /// What a card or an island does once.
    pub fn effect(&self, effect: Effect, setup: Option<&Setup>) -> String {
        match effect {
            Effect::Cubes { tier, count } => {
                bound(self.say("anno-effect-cubes", &[("n", count.into()), ("tier", self.tier(tier).into())]))
            }
            Effect::Receive { gold, trade, exploration } => {
                self.say("anno-effect-receive", &[("list", self.gift(gold, trade, exploration).into())])
            }
            Effect::Expeditions(n) => self.amount("anno-effect-expeditions", n),
            Effect::Resource(some) => self.say("anno-effect-resource", &[("list", self.resources(some).into())]),
            Effect::Upgrades { from, count } => {
                let gaps =
                    [("n", count.into()), ("from", self.tier(from).into()), ("to", self.tier_above(from).into())];
                self.say("anno-effect-upgrades", &gaps)
            }
            Effect::Action => self.get("anno-effect-action"),
            Effect::Return(n) if setup.is_some_and(Setup::return_exactly) => {
                self.amount("anno-effect-return-exactly", n)
            }
            Effect::Return(n) => self.amount("anno-effect-return", n),
        }
    }

    /// What an Old World island brings.
    pub fn old_island(&self, island: OldIsland) -> String {
        match island.bonus() {
            Bonus::Effect(effect) => self.say("anno-bonus-effect", &[("effect", self.effect(effect, None).into())]),
            Bonus::Printed(token) => self.say("anno-bonus-printed", &[("token", self.token(token).into())]),
        }
    }

    /// What a New World island shows.
    pub fn new_island(&self, island: NewIsland) -> String {
        self.resources(island.resources())
    }

    /// An expedition card.
    pub fn expedition(&self, card: Expedition) -> String {
        format!("{} / {}", self.tier(card.animal()), self.tier(card.artefact()))
    }

    /// Expedition cards; equal ones are counted.
    pub fn expeditions(&self, cards: &[Expedition]) -> String {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        self.list(sorted.chunk_by(|a, b| a == b).map(|run| self.times(run.len(), self.expedition(run[0]))))
    }

    /// What is being paid for.
    pub fn object(&self, object: Object) -> String {
        match object {
            Object::Nothing => self.get("anno-object-nothing"),
            Object::Token(token) => self.say("anno-object-token", &[("token", self.token(token).into())]),
            Object::Card(kind) => self.say("anno-object-card", &[("card", self.card(kind).into())]),
            Object::Cube(tier) => self.say("anno-object-cube", &[("tier", self.tier(tier).into())]),
            Object::Upgrade(tier) => {
                let gaps = [("from", self.tier(tier).into()), ("to", self.tier_above(tier).into())];
                self.say("anno-object-upgrade", &gaps)
            }
            Object::OldWorld => self.get("anno-object-old_world"),
            Object::NewWorld => self.get("anno-object-new_world"),
            Object::Expeditions(n) => self.amount("anno-object-expeditions", n),
        }
    }
}

/// The number is not parted from what it counts at the end of a line.
fn bound(text: String) -> String {
    text.replacen(" × ", "\u{a0}×\u{a0}", 1)
}

/// A number with a proper minus.
pub fn signed(points: i16) -> String {
    points.to_string().replace('-', "−")
}

/// Something that can be looked up or asked about by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A population card.
    Card(CardKind),
    /// A construction token.
    Token(Token),
    /// An objective card.
    Objective(Objective),
    /// A tier.
    Tier(Tier),
    /// An action.
    Action(Action),
}

impl Words {
    /// The things of this name, or those that begin so: the more special ones first.
    pub fn find(&self, text: &str) -> Vec<Thing> {
        let cards = CardKind::all().map(|kind| (Thing::Card(kind), kind.id(), kind.id().to_owned()));
        let tokens = Token::ALL.into_iter().map(|token| (Thing::Token(token), token.id(), self.token(token)));
        let objectives =
            Objective::ALL.into_iter().map(|card| (Thing::Objective(card), card.id(), self.objective(card)));
        let tiers = Tier::ALL.into_iter().map(|tier| (Thing::Tier(tier), tier.id(), self.tier(tier)));
        let actions = Action::ALL.into_iter().map(|action| (Thing::Action(action), action.id(), self.action(action)));
        find(text, cards.chain(tokens).chain(objectives).chain(tiers).chain(actions))
    }

    /// The name of a thing.
    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Card(kind) => kind.to_string(),
            Thing::Token(token) => self.token(token),
            Thing::Objective(card) => self.objective(card),
            Thing::Tier(tier) => self.tier(tier),
            Thing::Action(action) => self.action(action),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_terminal::texts::Language;

    #[test]
    fn things_are_found_by_id_and_by_name() {
        let words = Words::spoken(Language::De, Vec::new());
        assert_eq!(words.find("fw18"), [Thing::Card("FW18".parse().unwrap())]);
        assert_eq!(words.find("brauerei"), [Thing::Token(Token::Brewery)]);
        assert_eq!(words.find("glassworks"), [Thing::Token(Token::Glassworks)]);
        assert_eq!(words.find("konigin"), []);
        assert_eq!(words.find("die konigin"), [Thing::Objective(Objective::TheQueen)]);
    }
}
