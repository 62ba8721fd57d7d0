//! Survivors that somebody has examined.

/// The survivors that the text does not explain. Names there have no line and column, since these change with every edit; so
/// that one reason cannot cover two places, each line explains only one survivor.
pub fn unexplained<'a>(missed: &'a [String], text: &str) -> Vec<&'a str> {
    let mut reasons: Vec<&str> = text.lines().filter_map(explained_name).collect();
    let left = missed.iter().filter(|name| {
        let found = reasons.iter().position(|reason| *reason == without_place(name));
        found.map(|at| reasons.swap_remove(at)).is_none()
    });
    left.map(String::as_str).collect()
}

/// The name in "- `name`: reason", if there is a reason.
fn explained_name(line: &str) -> Option<&str> {
    let (name, reason) = line.strip_prefix("- `")?.split_once("`:")?;
    (!reason.trim().is_empty()).then_some(name)
}

/// `src/a.rs: replace …` from `src/a.rs:3:5: replace …`.
fn without_place(name: &str) -> String {
    let Some((place, change)) = name.split_once(": ") else { return name.to_owned() };
    let file = place.split(':').next().unwrap_or(place);
    format!("{file}: {change}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_loses_its_line_and_column() {
        assert_eq!(without_place("src/a.rs:3:5: replace f -> bool with true"), "src/a.rs: replace f -> bool with true");
        assert_eq!(without_place("src/a.rs: delete ! in f"), "src/a.rs: delete ! in f");
    }

    #[test]
    fn one_line_explains_one_survivor() {
        let missed = ["src/a.rs:3:5: delete ! in f", "src/a.rs:9:5: delete ! in f", "src/b.rs:1:1: delete ! in g"];
        let missed = missed.map(String::from);
        let text =
            "# Survivors\n\n- `src/a.rs: delete ! in f`: both ways lead to the same.\n- `src/b.rs: delete ! in g`:\n";
        assert_eq!(unexplained(&missed, text), [&missed[1], &missed[2]]);
        assert_eq!(unexplained(&missed[..1], text), [""; 0]);
        assert_eq!(unexplained(&[], text), [""; 0]);
    }
}
