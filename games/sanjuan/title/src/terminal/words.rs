//! San Juan in words: cards, roles and amounts, as the sentences of the texts need them.

use crate::TEXTS;
use entrepot_sanjuan::{Board, Kind, Role};
use entrepot_terminal::names::find;
use entrepot_terminal::own_words;

/// The goods in the order of the trading-house cards.
const GOODS: [&str; 5] = ["good-indigo", "good-sugar", "good-tobacco", "good-coffee", "good-silver"];

own_words! {
    /// The sentences of San Juan, around those that all games have.
    Words, TEXTS
}

impl Words {
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

    /// A number of cards.
    pub fn cards(&self, n: usize) -> String {
        self.say("n-cards", &[("n", n.into())])
    }

    /// A number of points.
    pub fn points(&self, n: u16) -> String {
        self.say("n-points", &[("n", n.into())])
    }

    /// The five prices of a trading-house card.
    pub fn prices(&self, prices: [u8; 5]) -> String {
        let each = |(good, price): (&str, u8)| format!("{} {price}", self.get(good));
        GOODS.into_iter().zip(prices).map(each).collect::<Vec<_>>().join(" · ")
    }

    /// The buildings that could be meant: the one with exactly this name, or all that begin so.
    pub fn find_kinds(&self, text: &str) -> Vec<Kind> {
        find(text, Kind::ALL.into_iter().map(|kind| (kind, kind.id(), self.kind(kind))))
    }

    /// The roles that could be meant.
    pub fn find_roles(&self, text: &str) -> Vec<Role> {
        find(text, Role::ALL.into_iter().map(|role| (role, role.id(), self.role(role))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_terminal::texts::Language;

    #[test]
    fn names_are_found_without_accents_and_signs() {
        let words = Words::spoken(Language::Fr, Vec::new());
        assert_eq!(words.find_kinds("bibliotheque"), [Kind::Library]);
        assert_eq!(words.find_kinds("LIBRARY"), [Kind::Library]);
        assert_eq!(words.find_kinds("marche"), [Kind::BlackMarket]);
        assert_eq!(words.find_roles("chercheur d'or"), [Role::Prospector]);
        assert!(words.find_kinds("'").is_empty());
    }
}
