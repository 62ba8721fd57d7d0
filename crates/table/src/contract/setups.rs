//! What every setup promises.

use crate::Setup;

/// Asserts that a setup tells what would be right: of each option with a wrong value or none, as in these texts, and of all
/// options where there is none of that name.
///
/// ```
/// use entrepot_table::contract::assert_setup_is_told;
/// // Tally has no options, so there is none of which anything could be told.
/// assert_setup_is_told::<entrepot_table::example::Setup>(&[]);
/// ```
///
/// # Panics
///
/// Where something else is told.
#[track_caller]
pub fn assert_setup_is_told<S: Setup>(rights: &[(&str, &str)]) {
    let players = S::PLAYERS.start();
    let error = |option: &str| {
        let text = format!("players={players} {option}");
        text.parse::<S>().expect_err(&text).to_string()
    };
    for (key, right) in rights {
        assert_eq!(error(&format!("{key}=sideways")), format!("{key} is {right}, not \u{201c}sideways\u{201d}"));
        assert_eq!(error(key), format!("{key} is {right}, not \u{201c}\u{201d}"));
    }
    let told = error("colour=blue");
    assert!(told.contains("\u{201c}colour\u{201d}"), "{told}");
    assert!(S::keys().iter().all(|key| told.contains(key)), "{told}");
}
