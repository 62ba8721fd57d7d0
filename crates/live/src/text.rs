//! Names and notes, reduced to one line.

/// The words of a text with single spaces between them. Characters that would break a line or confuse a terminal are dropped.
pub(crate) fn one_line(text: &str) -> String {
    let breaks = |c: char| c.is_whitespace() || c.is_control();
    text.split(breaks).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The first word, and the rest.
pub(crate) fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}
