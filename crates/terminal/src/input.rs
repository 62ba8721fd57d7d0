//! What a person types.

/// One line of input. The commands are the same in all languages, like the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<'a> {
    /// An empty line.
    Nothing,
    /// Answers by number.
    Numbers(Vec<usize>),
    /// Take the last choice back.
    Undo,
    /// Take back everything that can be taken back.
    Reset,
    /// Why is this not allowed?
    Why(&'a str),
    /// A rule by its number.
    Rules(&'a str),
    /// What happened; all of it, or the last part.
    Log {
        /// All of it.
        all: bool,
    },
    /// Show the table again.
    Table,
    /// What was chosen before the game.
    Options,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// Anything else: a command of the game, or moves.
    Moves(&'a str),
}

/// Reads one line.
pub fn read(line: &str) -> Input<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match word.to_lowercase().as_str() {
        "" => Input::Nothing,
        "undo" => Input::Undo,
        "reset" => Input::Reset,
        "why" => Input::Why(rest),
        "rules" | "rule" => Input::Rules(rest),
        "log" => Input::Log { all: rest == "all" },
        "table" => Input::Table,
        "options" => Input::Options,
        "help" | "?" => Input::Help,
        "quit" | "exit" => Input::Quit,
        _ => numbers(line).map_or(Input::Moves(line), Input::Numbers),
    }
}

fn numbers(line: &str) -> Option<Vec<usize>> {
    let words = line.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>().filter(|numbers| !numbers.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        assert_eq!(read("  "), Input::Nothing);
        assert_eq!(read("3, 1 2"), Input::Numbers(vec![3, 1, 2]));
        assert_eq!(read("why build library"), Input::Why("build library"));
        assert_eq!(read("Rules S5.5"), Input::Rules("S5.5"));
        assert_eq!(read("build library"), Input::Moves("build library"));
        assert_eq!(read("99999999999999999999999"), Input::Moves("99999999999999999999999"));
        assert_eq!(read(",,"), Input::Moves(",,"));
    }
}
