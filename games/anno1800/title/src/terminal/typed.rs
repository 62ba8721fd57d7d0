//! Moves as a person types them, and what is wrong with a line that is none.

use super::words::Thing;
use super::words::Words;
use entrepot_anno1800::{Action, Decision, Move, View, read_line};

/// How a word can be used in a line of moves.
enum Use {
    /// It is a whole move.
    Alone,
    /// A name must follow.
    WithName,
    /// It is no verb.
    None,
}

/// Names of every sort that can stand behind a verb.
const NAMES: [&str; 11] = [
    "expand",
    "glassworks",
    "FW18",
    "farmer",
    "3",
    "glass:2",
    "cotton",
    "exploration",
    "coast",
    "farmer@district",
    "the_editor",
];

/// Asks the notation itself, so that the verbs are listed in one place only.
fn use_of(word: &str) -> Use {
    match read_line(word) {
        Ok(_) => Use::Alone,
        Err(_) if NAMES.iter().any(|name| read_line(&format!("{word} {name}")).is_ok()) => Use::WithName,
        Err(_) => Use::None,
    }
}

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
    /// The moves of a line, or a sentence that says what is wrong with it.
    pub fn typed(&self, line: &str) -> Result<Vec<Move>, String> {
        let line = spelled(line);
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
        match self.find(word).into_iter().map(id).find(|id| read_line(&format!("{verb} {id}")).is_ok()) {
            Some(id) => self.say("input-meant", &[("word", word.into()), ("id", id.into())]),
            None => self.say("input-wrong_name", &[("verb", verb.into()), ("word", word.into())]),
        }
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
    use entrepot_terminal::texts::Language;

    #[test]
    fn a_mistake_is_named() {
        let words = Words::spoken(Language::De, Vec::new());
        let wrong = |line: &str| words.typed(line).unwrap_err();
        assert!(wrong("build brauerei").contains("brewery"));
        assert!(wrong("bild brewery").contains("bild"));
        assert!(wrong("build brewery work").contains("work"));
        assert!(wrong("build brewery work xyz").contains("xyz"));
        assert_eq!(words.typed("Build Brewery").unwrap().len(), 1);
        assert_eq!(words.typed("card fw18 trade beer:2").unwrap().len(), 2);
    }
}
