//! Moves as a person types them, and what a person means by a name.

use super::words::Thing;
use super::words::Words;
use entrepot_anno1800::{Action, Decision, Move, View, read_line};

/// The line as the notation spells it: small letters, and capitals in the names of cards.
pub fn spelled(line: &str) -> String {
    let word = |word: &str| {
        let capitals = word.to_uppercase();
        let number = capitals.trim_start_matches(char::is_alphabetic);
        let card = ["FW", "AEI", "NW"].iter().any(|deck| capitals.strip_prefix(deck) == Some(number));
        if card && !number.is_empty() { capitals } else { word.to_lowercase() }
    };
    line.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

impl Words {
    /// What the notation calls the thing that somebody calls so, if it can stand behind this verb.
    pub fn called(&self, verb: &str, word: &str) -> Option<&'static str> {
        let fits = |id: &&'static str| read_line(&format!("{verb} {id}")).is_ok();
        self.find(word).into_iter().map(id).find(fits)
    }

    /// What somebody who only says a name probably wants to do with it at this question.
    pub fn meant(&self, view: &View, text: &str) -> Vec<Move> {
        let asked = view.board.decision();
        self.find(text).into_iter().filter_map(|thing| wish(asked, thing)).collect()
    }
}

fn id(thing: Thing) -> &'static str {
    match thing {
        Thing::Card(kind) => kind.id(),
        Thing::Token(token) => token.id(),
        Thing::Objective(card) => card.id(),
        Thing::Tier(tier) => tier.id(),
        Thing::Action(action) => action.id(),
    }
}

/// The move that names this thing at this question.
fn wish(asked: Decision, thing: Thing) -> Option<Move> {
    match (thing, asked) {
        (Thing::Card(kind), Decision::Swap { .. } | Decision::Return { .. }) => Some(Move::Return(kind)),
        (Thing::Card(kind), Decision::Target(Action::Play)) => Some(Move::Play(kind)),
        (Thing::Card(kind), _) => Some(Move::Activate(kind)),
        (Thing::Token(token), _) => Some(Move::Build(token)),
        (Thing::Objective(card), _) => Some(Move::Use(card)),
        (Thing::Tier(tier), Decision::Target(Action::Upgrade)) => Some(Move::Upgrade(tier)),
        (Thing::Tier(tier), _) => Some(Move::Hire(tier)),
        (Thing::Action(action), _) => Some(Move::Action(action)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::InWords;
    use entrepot_anno1800::Anno1800;
    use entrepot_terminal::texts::Language;

    #[test]
    fn a_mistake_is_named() {
        let words = Words::spoken(Language::De, Vec::new());
        let typed = |line: &str| entrepot_terminal::typed::typed::<Anno1800, InWords>(&words, line);
        let wrong = |line: &str| typed(line).unwrap_err();
        assert!(wrong("build brauerei").contains("brewery"));
        assert!(wrong("bild brewery").contains("bild"));
        assert!(wrong("build brewery work").contains("work"));
        assert!(wrong("build brewery work xyz").contains("xyz"));
        assert_eq!(typed("Build Brewery").unwrap().len(), 1);
        assert_eq!(typed("card fw18 trade beer:2").unwrap().len(), 2);
    }
}
