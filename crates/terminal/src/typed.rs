//! Moves as a person types them, and what is wrong with a line that is none.

use super::spoken::Spoken;
use entrepot_table::Game;
use entrepot_table::notation::{MoveError, Notation, read_line};

/// The moves of a line, or a sentence that says what is wrong with it.
pub fn typed<G: Game<Move: Notation>, S: Spoken<G>>(words: &S::Words, line: &str) -> Result<Vec<G::Move>, String> {
    read_line(&S::spelled(line)).map_err(|error| mistake::<G, S>(words, &error))
}

fn mistake<G: Game<Move: Notation>, S: Spoken<G>>(words: &S::Words, error: &MoveError) -> String {
    match error {
        MoveError::UnknownVerb { word, .. } => words.say("input-no_move", &[("word", word.into())]),
        MoveError::MissingName { verb, .. } => words.say("input-no_name", &[("verb", verb.into())]),
        MoveError::WrongName { verb, word, .. } => match S::called(words, verb, word) {
            Some(id) => words.say("input-meant", &[("word", word.into()), ("id", id.into())]),
            None => words.say("input-wrong_name", &[("verb", verb.into()), ("word", word.into())]),
        },
        _ => words.get("input-empty"),
    }
}
