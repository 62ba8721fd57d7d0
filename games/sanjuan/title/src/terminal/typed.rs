//! Moves as a person types them, and what is wrong with a line that is none.

use super::words::Words;
use entrepot_sanjuan::{Decision, Kind, Move, read_line};

/// How a word can be used in a line of moves.
enum Use {
    /// It is a whole move.
    Alone,
    /// A name must follow.
    WithName,
    /// It is no verb.
    None,
}

/// Asks the notation itself, so that the verbs are listed in one place only.
fn use_of(word: &str) -> Use {
    let takes = |name: &str| read_line(&format!("{word} {name}")).is_ok();
    match read_line(word) {
        Ok(_) => Use::Alone,
        Err(_) if takes("indigo_plant") || takes("builder") => Use::WithName,
        Err(_) => Use::None,
    }
}

impl Words {
    /// The moves of a line, or a sentence that says what is wrong with it.
    pub fn typed(&self, line: &str) -> Result<Vec<Move>, String> {
        let line = line.to_lowercase();
        read_line(&line).map_err(|_| self.mistake(&line))
    }

    fn mistake(&self, line: &str) -> String {
        let mut verb = None;
        for word in line.split_whitespace() {
            match (use_of(word), verb) {
                (Use::Alone, _) => verb = None,
                (Use::WithName, _) => verb = Some(word),
                (Use::None, None) => return self.say("input-no_move", &[("word", word.into())]),
                (Use::None, Some(verb)) if read_line(&format!("{verb} {word}")).is_err() => {
                    return self.no_name(verb, word);
                }
                (Use::None, Some(_)) => {}
            }
        }
        self.say("input-no_name", &[("verb", verb.unwrap_or(line).into())])
    }

    fn no_name(&self, verb: &str, word: &str) -> String {
        let meant = match verb {
            "role" => self.find_roles(word).first().map(|role| role.id()),
            _ => self.find_kinds(word).first().map(|kind| kind.id()),
        };
        match meant {
            Some(id) => self.say("input-meant", &[("word", word.into()), ("id", id.into())]),
            None => self.say("input-wrong_name", &[("verb", verb.into()), ("word", word.into())]),
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
    use entrepot_terminal::texts::Language;

    #[test]
    fn a_mistake_is_named() {
        let words = Words::spoken(Language::De, Vec::new());
        let wrong = |line: &str| words.typed(line).unwrap_err();
        assert!(wrong("build bibliothek").contains("library"));
        assert!(wrong("bild library").contains("bild"));
        assert!(wrong("build library pay").contains("pay"));
        assert!(wrong("build library pay xyz").contains("xyz"));
        assert_eq!(words.typed("Build Library").unwrap().len(), 1);
    }
}
