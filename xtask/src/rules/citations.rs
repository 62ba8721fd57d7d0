//! Rule numbers in running text.

/// A rule number at the place where it is cited.
#[derive(Debug, PartialEq, Eq)]
pub struct Citation {
    /// The file's name, for messages.
    pub file: String,
    /// The line in it.
    pub line: usize,
    /// The number as people write it, `S5.5`.
    pub number: String,
}

/// The form of the numbers after a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// Q7
    Plain,
    /// E08 or E08a
    Lettered,
    /// S19, S5.5 or S15.9a
    Dotted,
}

/// The letters that begin the rule numbers of a game, each with the form of what follows.
pub type Forms = Vec<(char, Form)>;

/// The forms of a game's rule numbers, from the ids in its list: `S5-5` is dotted, `E08a` lettered, `Q7` plain.
pub fn forms<'a>(ids: impl Iterator<Item = &'a str>) -> Forms {
    let mut forms = Forms::new();
    for id in ids {
        let Some(letter) = id.chars().next().filter(char::is_ascii_uppercase) else { continue };
        let form = match &id[1..] {
            rest if rest.contains('-') => Form::Dotted,
            rest if rest.starts_with('0') || rest.ends_with(|c: char| c.is_ascii_lowercase()) => Form::Lettered,
            _ => Form::Plain,
        };
        match forms.iter_mut().find(|(known, _)| *known == letter) {
            Some((_, known)) => *known = (*known).max(form),
            None => forms.push((letter, form)),
        }
    }
    forms
}

/// Every rule number in a text with its line. A number is a separate word: S5.5, S15.9a, S19, Q7, C3, E08a, N01. Of a range,
/// as in S5.1–S5.3, only the ends are cited.
pub fn numbers<'a>(text: &'a str, forms: &Forms) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let mut before = ' ';
        for (at, letter) in content.char_indices() {
            if !is_word(before)
                && let Some(number) = number_at_start(&content[at..], forms)
            {
                found.push((line, number));
            }
            before = letter;
        }
    }
    found
}

/// Whether the text is a rule number and nothing else.
pub fn is_number(text: &str, forms: &Forms) -> bool {
    number_at_start(text, forms) == Some(text)
}

/// What follows `#[cfg(test)]` in a file: a module with its content, not a `mod` or `use` line. Returned with the number of
/// its first line.
pub fn test_module(source: &str) -> Option<(usize, &str)> {
    let mut line = 0;
    let mut at = 0;
    let mut marked = false;
    for content in source.split_inclusive('\n') {
        line += 1;
        let words = content.trim();
        if marked && words.starts_with("mod ") && words.ends_with('{') {
            return Some((line, &source[at..]));
        }
        marked = words == "#[cfg(test)]" || marked && (words.is_empty() || words.starts_with(['#', '/']));
        at += content.len();
    }
    None
}

fn number_at_start<'a>(text: &'a str, forms: &Forms) -> Option<&'a str> {
    let first = text.chars().next()?;
    let (_, form) = forms.iter().find(|(letter, _)| *letter == first)?;
    let mut rest = digits(&text[first.len_utf8()..])?;
    match form {
        Form::Plain => {}
        Form::Lettered => rest = without_letter(rest),
        // A full stop without a digit after it ends a sentence.
        Form::Dotted => rest = rest.strip_prefix('.').and_then(digits).map_or(rest, without_letter),
    }
    let ends = !rest.starts_with(is_word);
    ends.then(|| &text[..text.len() - rest.len()])
}

/// What follows a small letter, if there is one.
fn without_letter(text: &str) -> &str {
    text.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or(text)
}

/// What follows the digits at the start; nothing if there are none.
fn digits(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dotted() -> Forms {
        forms(["S5-5", "Q7", "C3", "E08a", "N01"].into_iter())
    }

    fn found(text: &str) -> Vec<&str> {
        numbers(text, &dotted()).into_iter().map(|(_, number)| number).collect()
    }

    #[test]
    fn numbers_are_words_of_their_own() {
        assert_eq!(
            found("S5.5, S15.9a (Q7; C3) E08a N01 and S19."),
            ["S5.5", "S15.9a", "Q7", "C3", "E08a", "N01", "S19"]
        );
        assert_eq!(found("«S5.5» \"E3\" `N02`: S5. S6.x"), ["S5.5", "E3", "N02", "S5", "S6"]);
        assert_eq!(found("0xE1 E2E _Q3 Q3_b ÉS1.1 S1.1é S1.2ab C3a X4 s5.5 S S."), [""; 0]);
    }

    #[test]
    fn each_game_has_its_own_letters() {
        let own = forms(["A9-4", "D3b", "R7", "S21", "C3", "T165", "T1"].into_iter());
        let text = "A9.4 A22.10 A17.5b, D3b (R7; S21) C3, T165: A9 S5.5 D3.1 Q7 E08a N01 T1a";
        let found: Vec<&str> = numbers(text, &own).into_iter().map(|(_, number)| number).collect();
        assert_eq!(found, ["A9.4", "A22.10", "A17.5b", "D3b", "R7", "S21", "C3", "T165", "A9", "S5", "D3"]);
    }

    #[test]
    fn ranges_are_not_filled_in() {
        assert_eq!(found("S5.1–S5.3 Q1-Q3 S5.1..S5.9"), ["S5.1", "S5.3", "Q1", "Q3", "S5.1", "S5.9"]);
    }

    #[test]
    fn the_line_is_told() {
        assert_eq!(numbers("# nothing\ncites S1.10\n\nQ2", &dotted()), [(2, "S1.10"), (4, "Q2")]);
    }

    #[test]
    fn only_a_test_module_with_content_counts() {
        let before = "// S1.1\n#[cfg(test)]\nuse x;\n// S1.2\n#[cfg(test)]\nmod far;\n#[cfg(test)]\n#[allow(x)]\n";
        let module = "mod tests {\n// S1.3\n}\n";
        assert_eq!(test_module(&format!("{before}{module}")), Some((9, module)));
        assert_eq!(test_module("// S1.1\nmod tests {\n}\n"), None);
    }
}
