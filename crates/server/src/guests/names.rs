//! The names of guests and seats.

use crate::protocol::LONGEST_NAME as LONGEST;
use crate::rest::ApiError;
use serde_json::json;

/// A name for a guest or a seat, with surrounding space removed.
pub(crate) fn name(text: &str) -> Result<String, ApiError> {
    let name = text.trim();
    let length = name.chars().count();
    let visible = name.chars().any(|c| !c.is_whitespace() && !is_selector(c));
    if length <= LONGEST && visible && !name.chars().any(is_hidden) {
        return Ok(name.to_owned());
    }
    let text = format!(
        "a name is one line of 1 to {LONGEST} characters that can be seen; this one has {length}, or some that cannot"
    );
    Err(ApiError::bad("bad_name", text).with(json!({ "longest": LONGEST })))
}

/// The name with a number appended. A long name is shortened to make room.
pub(crate) fn numbered(name: &str, number: usize) -> String {
    let number = format!(" {number}");
    let start: String = name.chars().take(LONGEST - number.len()).collect();
    start.trim_end().to_owned() + &number
}

/// Breaks a line, reverses its direction, or is invisible: two names must not differ only by what nobody can see.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // Soft hyphen, zero-width joiners and spaces, direction marks, line and paragraph separators.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
            // Blank letters of Hangul, Khmer, Mongolian and Braille.
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            // Format characters of shorthand and music, and language tags.
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Selects a variant of the character before it, as keyboards do with emoji.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_on_one_line() {
        assert_eq!(name("  Ana  ").ok().as_deref(), Some("Ana"));
        for yes in [&"é".repeat(24), "Zoë 🎲", "❤\u{fe0f}", "José María", "李", "1", "-"] {
            assert_eq!(name(yes).ok().as_deref(), Some(yes));
        }
        for no in ["", "   ", "a\nb", "a\u{202e}b", &"é".repeat(25)] {
            assert!(name(no).is_err(), "{no:?}");
        }
    }

    #[test]
    fn names_can_be_seen() {
        for no in ["\u{a0}", "\u{3000}", "\u{fe0f}", "\u{200b}", "\u{3164}", "\u{115f}", "\u{2800}", "\u{ad}"] {
            assert!(name(no).is_err(), "{no:?}");
        }
        for hidden in ["\u{200b}", "\u{200d}", "\u{ad}", "\u{2066}", "\u{200e}", "\u{feff}", "\u{ffa0}", "\u{e0041}"] {
            assert!(name(&format!("An{hidden}a")).is_err(), "{hidden:?}");
        }
    }

    #[test]
    fn a_number_fits_behind_every_name() {
        assert_eq!(numbered("Ana", 2), "Ana 2");
        assert_eq!(numbered(&"é".repeat(24), 2), format!("{} 2", "é".repeat(22)));
        assert_eq!(numbered("abcdefghijklmnopqrst uvw", 12), "abcdefghijklmnopqrst 12");
    }
}
