//! The options of Anno 1800, and what is wrong with them.

use crate::texts::Texts;
use entrepot_anno1800::{Setup, SetupError};

/// The setup that the options describe.
pub fn read(players: &str, options: &[(&str, &str)]) -> Result<Setup, SetupError> {
    let mut setup = Setup::new(players.parse().map_err(|_| SetupError::Players(players.into()))?)?;
    options.iter().try_for_each(|(key, value)| setup.set(key, value))?;
    Ok(setup)
}

/// What is wrong, and what would be right.
pub fn say(texts: &Texts, error: &SetupError) -> String {
    let found = |key: &str, found: &String| texts.say(key, &[("found", found.into())]);
    match error {
        SetupError::Players(what) => found("anno-usage-players", what),
        SetupError::First(what) => found("anno-usage-first", what),
        SetupError::Objectives(what) => found("anno-usage-objectives", what),
        SetupError::Objective(what) => found("anno-usage-objective", what),
        SetupError::UnknownKey(key) => {
            texts.say("usage-option", &[("found", key.into()), ("options", Setup::KEYS.join(", ").into())])
        }
        SetupError::Value(key, found, right) => {
            let right = right.replace(" or ", ", ");
            texts.say("usage-value", &[("option", key.into()), ("found", found.into()), ("right", right.into())])
        }
    }
}
