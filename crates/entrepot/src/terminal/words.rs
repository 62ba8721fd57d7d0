//! The game in words: cards, roles, seats and amounts, as the sentences of the texts need them.

use crate::texts::{Texts, Value};
use entrepot_sanjuan::{Board, Kind, Role};
use entrepot_table::Seat;

/// The texts of one language, and who sits where.
pub struct Words {
    /// The texts.
    pub texts: Texts,
    names: Vec<String>,
}

/// The goods in the order of the trading-house cards.
const GOODS: [&str; 5] = ["good-indigo", "good-sugar", "good-tobacco", "good-coffee", "good-silver"];

impl Words {
    /// Words for players of these names, by seat.
    pub fn new(texts: Texts, names: Vec<String>) -> Words {
        Words { texts, names }
    }

    /// A text without gaps.
    pub fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A text with its gaps filled.
    pub fn say(&self, key: &str, gaps: &[(&str, Value)]) -> String {
        self.texts.say(key, gaps)
    }

    /// What stands before something that it names, with its colon.
    pub fn label(&self, text: &str) -> String {
        self.say("label", &[("text", text.into())])
    }

    /// Something, and what is said about it.
    pub fn about(&self, what: &str, text: &str) -> String {
        format!("{} {text}", self.label(what))
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A building.
    pub fn kind(&self, kind: Kind) -> String {
        self.get(&format!("kind-{kind}"))
    }

    /// A card and its printed cost.
    pub fn card_with_cost(&self, board: &Board, kind: Kind) -> String {
        let gaps = [("card", self.kind(kind).into()), ("cost", board.figures.cost(kind).into())];
        self.say("hand-card", &gaps)
    }

    /// Several buildings, one after the other; equal ones are counted.
    pub fn kinds(&self, kinds: &[Kind]) -> String {
        let several = |run: &[Kind]| match run {
            [kind] => self.kind(*kind),
            run => self.say("times", &[("n", run.len().into()), ("what", self.kind(run[0]).into())]),
        };
        let mut sorted = kinds.to_vec();
        sorted.sort_unstable();
        self.list(sorted.chunk_by(|a, b| a == b).map(several))
    }

    /// Several things, one after the other.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join(", ")
    }

    /// A role.
    pub fn role(&self, role: Role) -> String {
        self.get(&format!("role-{role}"))
    }

    /// The good that lies on this building.
    pub fn good(&self, kind: Kind) -> String {
        match kind.good() {
            Some(good) => self.get(GOODS[good]),
            None => self.get("good-customs_office"),
        }
    }

    /// So many cards.
    pub fn cards(&self, n: usize) -> String {
        self.say("n-cards", &[("n", n.into())])
    }

    /// So many points.
    pub fn points(&self, n: u16) -> String {
        self.say("n-points", &[("n", n.into())])
    }

    /// The five prices of a trading-house card.
    pub fn prices(&self, prices: [u8; 5]) -> String {
        let each = |(good, price): (&str, u8)| format!("{} {price}", self.get(good));
        GOODS.into_iter().zip(prices).map(each).collect::<Vec<_>>().join(" · ")
    }
}
