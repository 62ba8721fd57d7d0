//! The components of Anno 1800.

use crate::terminal::style::Style;
use crate::texts::Language;

/// The components of Anno 1800 as text.
pub fn text(_: Language, _: Style) -> String {
    String::new()
}
