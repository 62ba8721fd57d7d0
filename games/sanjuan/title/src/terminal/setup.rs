//! What is wrong with the options of San Juan.

use entrepot_table::SetupError;
use entrepot_terminal::spoken::wrong_setup;
use entrepot_terminal::texts::Texts;

/// What is wrong, and what would be right.
pub fn say(texts: &Texts, error: &SetupError) -> String {
    match error {
        SetupError::Value { key, found, .. } if key == "governor" => {
            texts.say("usage-governor", &[("found", found.into())])
        }
        other => wrong_setup(texts, other),
    }
}
