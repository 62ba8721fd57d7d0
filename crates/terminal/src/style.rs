//! Colour, if the terminal supports it. Nothing is conveyed by colour alone.

use std::io::IsTerminal;

/// How text is styled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// No styling, for files and pipes.
    Plain,
    /// A terminal without colours, if `NO_COLOR` is set.
    Bare,
    /// With terminal colours.
    Colour,
}

impl Style {
    /// Colour if standard output is a terminal and `NO_COLOR` is not set.
    pub fn of_stdout() -> Style {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match std::io::stdout().is_terminal() {
            false => Style::Plain,
            true if unwanted => Style::Bare,
            true => Style::Colour,
        }
    }

    /// Something to find quickly.
    pub fn strong(self, text: &str) -> String {
        self.dress("1", text)
    }

    /// Something that need not be read.
    pub fn faint(self, text: &str) -> String {
        self.dress("2", text)
    }

    /// Something that is refused.
    pub fn refused(self, text: &str) -> String {
        self.dress("31", text)
    }

    /// Clears the screen and the scrollback.
    pub fn clear(self) -> &'static str {
        match self {
            Style::Plain => "",
            Style::Bare | Style::Colour => "\u{1b}[2J\u{1b}[3J\u{1b}[H",
        }
    }

    fn dress(self, code: &str, text: &str) -> String {
        match self {
            Style::Colour if !text.is_empty() => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
            _ => text.to_owned(),
        }
    }
}
