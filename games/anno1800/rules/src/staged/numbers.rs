//! Numbers by name: `farmer=2 worker=0`.

use entrepot_table::scenario::Found;
use entrepot_table::scenario::join;

/// Compares the numbers that are named; `none` says that all are 0.
pub(super) fn compare<N: ToString>(words: &[&str], subject: usize, numbers: &[(N, i64)]) -> Result<Found, String> {
    let numbers: Vec<(String, i64)> = numbers.iter().map(|(name, number)| (name.to_string(), *number)).collect();
    let (subject, wanted) = words.split_at(subject);
    if wanted == ["none"] {
        let some = numbers.iter().filter(|(_, number)| *number != 0);
        return Ok(Found::new(subject, wanted, join(some.map(|(name, number)| format!("{name}={number}")))));
    }
    let found = wanted.iter().map(|word| found_for(word, &numbers)).collect::<Result<Vec<_>, _>>()?;
    match found.is_empty() {
        true => Err(format!("{} needs numbers behind it, as in {}=1", subject.join(" "), numbers[0].0)),
        false => Ok(Found::new(subject, wanted, found.join(" "))),
    }
}

/// The number that is there under the name of `name=number`.
fn found_for(word: &str, numbers: &[(String, i64)]) -> Result<String, String> {
    let name = word.split_once('=').map_or(word, |(name, _)| name);
    let is_number = word.split_once('=').is_some_and(|(_, number)| number.parse::<i64>().is_ok());
    let known = numbers.iter().find(|(known, _)| known == name && is_number);
    known.map(|(name, number)| format!("{name}={number}")).ok_or_else(|| {
        let names = join(numbers.iter().map(|(name, _)| name)).replace(' ', ", ");
        format!("\u{201c}{word}\u{201d} is not NAME=NUMBER with one of the names {names}")
    })
}
