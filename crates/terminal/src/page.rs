//! Text on a screen with a given number of columns.

use super::style::Style;

/// Lines to print, none wider than the screen.
pub struct Page {
    lines: Vec<String>,
    style: Style,
    columns: usize,
}

impl Page {
    /// An empty page.
    pub fn new(style: Style, columns: usize) -> Page {
        Page { lines: Vec::new(), style, columns }
    }

    /// How it is styled.
    pub fn style(&self) -> Style {
        self.style
    }

    /// How wide it is.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// An empty line.
    pub fn blank(&mut self) {
        self.lines.push(String::new());
    }

    /// A heading across the page.
    pub fn heading(&mut self, text: &str) {
        let rest = self.columns.saturating_sub(width(text) + 4);
        let line = format!("── {text} {}", "─".repeat(rest));
        self.lines.push(self.style.strong(&line));
    }

    /// Running text.
    pub fn text(&mut self, text: &str) {
        self.hanging("", text);
    }

    /// Running text that stands out.
    pub fn strong(&mut self, text: &str) {
        let style = self.style;
        self.dressed("", text, |line| style.strong(line));
    }

    /// Running text in the background, indented.
    pub fn faint(&mut self, indent: usize, text: &str) {
        let style = self.style;
        self.dressed(&" ".repeat(indent), text, |line| style.faint(line));
    }

    /// Something refused, indented.
    pub fn refused(&mut self, indent: usize, text: &str) {
        let style = self.style;
        self.dressed(&" ".repeat(indent), text, |line| style.refused(line));
    }

    /// A column of a table, with text beside it whose lines are aligned.
    pub fn beside(&mut self, before: &str, text: &str, faint: bool) {
        let indent = width(before);
        for (n, line) in wrap(text, self.columns, indent, indent).into_iter().enumerate() {
            let start = if n == 0 { before.to_owned() } else { " ".repeat(indent) };
            let line = if faint { self.style.faint(&line) } else { line };
            self.lines.push(format!("{start}{line}"));
        }
    }

    /// Text whose further lines are indented to the end of `before`.
    pub fn hanging(&mut self, before: &str, text: &str) {
        self.dressed(before, text, str::to_owned);
    }

    /// A label with its colon, and its text.
    pub fn labelled(&mut self, label: &str, text: &str) {
        let first = self.lines.len();
        self.hanging(&format!("{label} "), text);
        let dressed = self.style.strong(label);
        if let Some(line) = self.lines.get_mut(first) {
            *line = line.replacen(label, &dressed, 1);
        }
    }

    /// A line that is already laid out.
    pub fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    fn dressed(&mut self, before: &str, text: &str, dress: impl Fn(&str) -> String) {
        // A long label would leave no room beside it, so what follows is indented only a little.
        let indent = if width(before) <= self.columns / 3 { width(before) } else { 4 };
        for (n, line) in wrap(text, self.columns, width(before), indent).into_iter().enumerate() {
            let start = if n == 0 { before.to_owned() } else { " ".repeat(indent) };
            self.lines.push(format!("{start}{}", dress(&line)));
        }
    }

    /// The page as text.
    pub fn print(&self) -> String {
        self.lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

/// How many columns a text occupies.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// The text padded with spaces on the right, to at least this width.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text padded with spaces on the left.
pub fn pad_left(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text, truncated to this width.
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    text.chars().take(columns.saturating_sub(1)).chain(['…']).collect()
}

/// Breaks a text into lines; the first begins at column `first`, the others at column `indent`. Only ordinary spaces break,
/// not those that join a number to its word.
fn wrap(text: &str, columns: usize, first: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut room = columns.saturating_sub(first);
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().filter(|line| line.is_empty() || width(line) + 1 + width(word) <= room);
        match line {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => {
                room = columns.saturating_sub(indent);
                lines.push(word.to_owned());
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_broken_and_hangs() {
        let mut page = Page::new(Style::Plain, 80);
        page.labelled("Label:", &"word ".repeat(30));
        let text = page.print();
        assert!(text.lines().all(|line| width(line) <= 80));
        assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("       word")));
    }

    #[test]
    fn spaces_that_bind_do_not_break() {
        let lines = wrap(&format!("{} 12\u{a0}:", "x".repeat(76)), 80, 0, 0);
        assert_eq!(lines.len(), 2);
    }

    #[test]
    fn plain_pages_have_no_colour() {
        let mut page = Page::new(Style::Plain, 80);
        page.heading("Title");
        page.refused(2, "no");
        assert!(!page.print().contains('\u{1b}'));
    }
}
