//! The list of rule numbers: a Fluent file with one message for each.

use super::citations::{self, Forms};

/// A file with rule texts in one language.
pub struct List {
    /// The file's name, for messages.
    pub file: String,
    /// How the game's rules are numbered.
    pub forms: Forms,
    /// Its messages, in order.
    pub messages: Vec<Message>,
}

/// One message. Only the number and the status of a rule are needed here, not its text.
#[derive(Debug, PartialEq, Eq)]
pub struct Message {
    /// As in the file, `S5-5`.
    pub id: String,
    /// Its line.
    pub line: usize,
    /// The value of `.status =`.
    pub status: Option<String>,
}

/// The status of a rule.
#[derive(Debug, PartialEq, Eq)]
pub enum Status {
    /// Tests must cite it.
    Tested,
    /// Nothing that a test could observe; the list gives the reason.
    NoBehaviour,
}

impl Message {
    /// The number as people write it: `S5-5` is S5.5, because a Fluent name cannot contain a full stop.
    pub fn number(&self, forms: &Forms) -> Option<String> {
        let number = self.id.replacen('-', ".", 1);
        citations::is_number(&number, forms).then_some(number)
    }

    /// The status, or what is wrong with it.
    pub fn checked_status(&self) -> Result<Status, String> {
        let wanted = "wanted is `.status = tested` or `.status = no behaviour: reason`";
        match self.status.as_deref() {
            None => Err(format!("has no status; {wanted}")),
            Some("tested") => Ok(Status::Tested),
            Some(other) => match other.strip_prefix("no behaviour:") {
                Some(reason) if !reason.trim().is_empty() => Ok(Status::NoBehaviour),
                Some(_) => Err(format!("has `no behaviour` without a reason; {wanted}")),
                None => Err(format!("has the status `{other}`; {wanted}")),
            },
        }
    }
}

/// The messages of a Fluent file. Comments, terms and continuation lines are skipped.
pub fn messages(text: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if let Some(id) = message_id(content) {
            messages.push(Message { id: id.to_owned(), line, status: None });
        } else if let (Some(status), Some(last)) = (status(content), messages.last_mut()) {
            last.status = Some(status.to_owned());
        }
    }
    messages
}

/// `S5-5` from `S5-5 = text`; nothing from an indented line.
fn message_id(line: &str) -> Option<&str> {
    let id = line.split_once('=')?.0.trim_end();
    let well_formed = id.starts_with(|first: char| first.is_ascii_alphabetic())
        && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    well_formed.then_some(id)
}

/// `tested` from `    .status = tested`.
fn status(line: &str) -> Option<&str> {
    let (name, value) = line.trim_start().split_once('=')?;
    (line.starts_with(' ') && name.trim_end() == ".status").then_some(value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# The builder. S5-1 = not a message
S5-5 = The cost is one sum
    with a = sign in its second line.
    .status = tested
S15-9a = Over a building.
    .status = no behaviour: a definition
-term = nothing
rules-title = The rules
E08a =
    An example.
";

    #[test]
    fn messages_have_an_id_a_line_and_a_status() {
        let found: Vec<_> =
            messages(TEXT).into_iter().map(|message| (message.id, message.line, message.status)).collect();
        let status = |text: &str| Some(text.to_owned());
        assert_eq!(
            found,
            [
                ("S5-5".to_owned(), 2, status("tested")),
                ("S15-9a".to_owned(), 5, status("no behaviour: a definition")),
                ("rules-title".to_owned(), 8, None),
                ("E08a".to_owned(), 9, None),
            ]
        );
    }

    fn message(id: &str, status: Option<&str>) -> Message {
        Message { id: id.to_owned(), line: 1, status: status.map(String::from) }
    }

    #[test]
    fn the_first_hyphen_becomes_a_full_stop() {
        for (id, number) in
            [("S5-5", "S5.5"), ("S15-9a", "S15.9a"), ("Q7", "Q7"), ("C3", "C3"), ("E08a", "E08a"), ("S19", "S19")]
        {
            assert_eq!(
                message(id, None).number(&citations::forms(["S5-5", "Q7", "C3", "E08a"].into_iter())).as_deref(),
                Some(number)
            );
        }
        for id in ["rules-title", "S5-5-5", "S", "Q7a", "S5_5", "T3"] {
            assert_eq!(
                message(id, None).number(&citations::forms(["S5-5", "Q7", "C3", "E08a"].into_iter())),
                None,
                "{id}"
            );
        }
    }

    #[test]
    fn a_status_is_one_of_two() {
        assert_eq!(message("Q1", Some("tested")).checked_status(), Ok(Status::Tested));
        assert_eq!(message("Q1", Some("no behaviour: a remark")).checked_status(), Ok(Status::NoBehaviour));
        for wrong in [None, Some("no behaviour:"), Some("no behaviour"), Some("later"), Some("Tested")] {
            let complaint = message("Q1", wrong).checked_status().unwrap_err();
            assert!(complaint.contains("wanted is `.status = tested`"), "{wrong:?}: {complaint}");
        }
    }
}
