//! What a person means by a name.

use super::words::Words;
use entrepot_sanjuan::{Decision, Kind, Move};

impl Words {
    /// What the notation calls the role or building that somebody calls so.
    pub fn called(&self, verb: &str, word: &str) -> Option<&'static str> {
        match verb {
            "role" => self.find_roles(word).first().map(|role| role.id()),
            _ => self.find_kinds(word).first().map(|kind| kind.id()),
        }
    }
}

/// What somebody who only says a name probably wants to do with it at this question.
pub fn meant(words: &Words, asked: Option<Decision>, text: &str) -> Vec<Move> {
    let roles = words.find_roles(text).into_iter().map(Move::Role);
    let kinds = words.find_kinds(text).into_iter().flat_map(|kind| with(asked, kind));
    match asked {
        Some(Decision::Role) => roles.chain(kinds).collect(),
        _ => kinds.collect(),
    }
}

/// The move that names this building at this question.
fn with(asked: Option<Decision>, kind: Kind) -> Option<Move> {
    Some(match asked? {
        Decision::StartingHand { .. } | Decision::HandLimit { .. } | Decision::Archive { .. } => Move::Discard(kind),
        Decision::Over => Move::Over { kind, good: false },
        Decision::Pay { .. } => Move::Pay(kind),
        Decision::Produce { .. } => Move::Produce(kind),
        Decision::Sell { .. } => Move::Sell(kind),
        Decision::Keep { .. } => Move::Keep(kind),
        Decision::GoldMineTake => Move::Take(kind),
        Decision::Office { .. } => Move::Exchange(kind),
        Decision::Chapel => Move::Lay(kind),
        Decision::Bank { .. } => Move::Bank(kind),
        Decision::Role | Decision::Build | Decision::Library | Decision::GoldMine | Decision::Goldsmith => {
            Move::Build(kind)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::InWords;
    use entrepot_sanjuan::SanJuan;
    use entrepot_terminal::texts::Language;

    #[test]
    fn a_mistake_is_named() {
        let words = Words::spoken(Language::De, Vec::new());
        let typed = |line: &str| entrepot_terminal::typed::typed::<SanJuan, InWords>(&words, line);
        let wrong = |line: &str| typed(line).unwrap_err();
        assert!(wrong("build bibliothek").contains("library"));
        assert!(wrong("bild library").contains("bild"));
        assert!(wrong("build library pay").contains("pay"));
        assert!(wrong("build library pay xyz").contains("xyz"));
        assert_eq!(typed("Build Library").unwrap().len(), 1);
    }
}
