//! Compares the list of rules with the citations.

use super::citations::Citation;
use super::list::{List, Status};
use std::collections::BTreeSet;

/// The findings about a game's rules.
pub struct Comparison {
    /// Each of them makes the check fail.
    pub problems: Vec<String>,
    /// Worth a look, but no failure.
    pub notes: Vec<String>,
    /// The last line.
    pub summary: String,
}

/// Compares the list (the English one, which has the status) with the citations.
pub fn compare(list: &List, citations: &[Citation]) -> Comparison {
    let (known, mut problems) = known(list);
    let cited: BTreeSet<&str> = citations.iter().map(|citation| citation.number.as_str()).collect();
    let with = |wanted: Status| known.iter().filter(move |(_, status)| *status == wanted).map(|(number, _)| number);
    let uncited: Vec<_> = with(Status::Tested).filter(|number| !cited.contains(number.as_str())).collect();
    let unknown: Vec<_> = citations.iter().filter(|citation| !contains(&known, &citation.number)).collect();
    let notes = with(Status::NoBehaviour).filter(|number| cited.contains(number.as_str()));
    problems.extend(uncited.iter().map(|number| format!("{number} is marked `tested` and nothing cites it")));
    problems.extend(unknown.iter().map(|citation| {
        format!("{}:{}: {} is cited and not in {}", citation.file, citation.line, citation.number, list.file)
    }));
    let summary = format!(
        "{} numbers, {} tested, {} without behaviour; {}",
        known.len(),
        with(Status::Tested).count(),
        with(Status::NoBehaviour).count(),
        verdict(uncited.len(), unknown.len())
    );
    let notes = notes.map(|number| format!("note: {number} is marked `no behaviour` and cited all the same")).collect();
    Comparison { problems, notes, summary }
}

fn verdict(uncited: usize, unknown: usize) -> String {
    match (uncited, unknown) {
        (0, 0) => "none uncited".to_owned(),
        (_, 0) => format!("{uncited} uncited"),
        _ => format!("{uncited} uncited, {unknown} citations of unknown numbers"),
    }
}

fn contains(known: &[(String, Status)], number: &str) -> bool {
    known.iter().any(|(listed, _)| listed == number)
}

/// The numbers with their status in the order of the list, and what is wrong with the list itself.
fn known(list: &List) -> (Vec<(String, Status)>, Vec<String>) {
    let mut known = Vec::new();
    let mut problems = Vec::new();
    for message in &list.messages {
        let at = format!("{}:{}: {}", list.file, message.line, message.id);
        let Some(number) = message.number(&list.forms) else {
            // Ids in lower case are other texts, such as headings.
            if message.id.starts_with(|first: char| first.is_ascii_uppercase()) {
                problems.push(format!("{at} is no rule number; {0}5.5 is written {0}5-5", list.forms[0].0));
            }
            continue;
        };
        let status = message.checked_status().unwrap_or_else(|complaint| {
            problems.push(format!("{at} {complaint}"));
            Status::Tested
        });
        if contains(&known, &number) {
            problems.push(format!("{at} stands there twice"));
        } else {
            known.push((number, status));
        }
    }
    (known, problems)
}

/// What is missing or superfluous in a translation.
pub fn translation(list: &List, translated: &List) -> Vec<String> {
    let numbers =
        |list: &List| list.messages.iter().filter_map(|message| message.number(&list.forms)).collect::<Vec<_>>();
    let (ours, theirs) = (numbers(list), numbers(translated));
    let missing = ours.iter().filter(|number| !theirs.contains(number));
    let strange = theirs.iter().filter(|number| !ours.contains(number));
    let missing = missing.map(|number| format!("{} lacks {number}", translated.file));
    let strange = strange.map(|number| format!("{} has {number}, which is not in {}", translated.file, list.file));
    missing.chain(strange).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::citations::forms;
    use crate::rules::list::messages;

    const TEXT: &str = "\
S5-1 = One.
    .status = tested
S5-2 = Two.
    .status = tested
Q7 = Three.
    .status = no behaviour: a remark
";

    fn list(file: &str, text: &str) -> List {
        List { file: file.to_owned(), forms: forms(["S5-5", "Q7"].into_iter()), messages: messages(text) }
    }

    fn cited(numbers: &[&str]) -> Vec<Citation> {
        let citation = |number: &&str| Citation { file: "t.rs".to_owned(), line: 3, number: (*number).to_owned() };
        numbers.iter().map(citation).collect()
    }

    #[test]
    fn all_cited_is_all_well() {
        let report = compare(&list("en.ftl", TEXT), &cited(&["S5.1", "S5.2", "S5.1"]));
        assert_eq!((report.problems, report.notes), (vec![], vec![]));
        assert_eq!(report.summary, "3 numbers, 2 tested, 1 without behaviour; none uncited");
    }

    #[test]
    fn uncited_unknown_and_needless_citations_are_told_apart() {
        let report = compare(&list("en.ftl", TEXT), &cited(&["S5.2", "S5.3", "Q7"]));
        assert_eq!(
            report.problems,
            ["S5.1 is marked `tested` and nothing cites it", "t.rs:3: S5.3 is cited and not in en.ftl"]
        );
        assert_eq!(report.notes, ["note: Q7 is marked `no behaviour` and cited all the same"]);
        assert!(report.summary.ends_with("1 uncited, 1 citations of unknown numbers"));
    }

    #[test]
    fn mistakes_in_the_list_are_problems() {
        let text = "S5-1 = One.\nS5-1 = Again.\n    .status = tested\nS5_2 = Two.\nrules-title = Fine.\n";
        let report = compare(&list("en.ftl", text), &cited(&["S5.1"]));
        let says = |what: &str| report.problems.iter().any(|problem| problem.contains(what));
        assert!(says("en.ftl:1: S5-1 has no status"));
        assert!(says("en.ftl:2: S5-1 stands there twice"));
        assert!(says("en.ftl:4: S5_2 is no rule number"));
        assert_eq!(report.problems.len(), 3);
    }

    #[test]
    fn a_translation_has_the_same_numbers() {
        let french = list("fr.ftl", "S5-1 = Un.\nQ7 = Trois.\nS5-9 = Neuf.\n");
        assert_eq!(
            translation(&list("en.ftl", TEXT), &french),
            ["fr.ftl lacks S5.2", "fr.ftl has S5.9, which is not in en.ftl"]
        );
    }
}
