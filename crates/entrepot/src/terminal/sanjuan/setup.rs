//! The options of San Juan, and what is wrong with them.

use crate::texts::Texts;
use entrepot_sanjuan::{Setup, SetupError};

/// What is wrong, and what would be right.
pub fn say(texts: &Texts, error: &SetupError) -> String {
    match error {
        SetupError::Players(found) => texts.say("usage-players", &[("found", found.into())]),
        SetupError::Governor(found) => texts.say("usage-governor", &[("found", found.into())]),
        SetupError::UnknownKey(key) => {
            texts.say("usage-option", &[("found", key.into()), ("options", Setup::KEYS.join(", ").into())])
        }
        SetupError::Twice(key) => texts.say("usage-twice", &[("option", key.into())]),
        SetupError::Value(key, found, right) => {
            let right = right.replace(" or ", ", ");
            texts.say("usage-value", &[("option", key.into()), ("found", found.into()), ("right", right.into())])
        }
    }
}
