//! Finds the slowest tests from the output of the steps.
//!
//! Cargo's stable test runner reports the time of a whole test program but not of single tests; the browser's runner lists
//! its slowest ones.

use std::time::Duration;

/// How many are listed.
const LISTED: usize = 10;

/// The heading over the browser's own list, see `web/tests/run.mjs`.
const BROWSER_LIST: &str = "The slowest tests:";

/// A test, or a whole test program, with its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slow {
    time: Duration,
    name: String,
}

/// Reads the lines of a step, one after another.
#[derive(Default)]
pub struct Times {
    /// What was found so far.
    pub found: Vec<Slow>,
    /// The crate whose programs cargo runs, named after its first one, and the program.
    package: String,
    program: Option<String>,
    /// The browser's list has begun.
    listing: bool,
}

impl Times {
    /// Takes a line.
    pub fn read(&mut self, line: &str) {
        let line = line.trim();
        if line == BROWSER_LIST {
            self.listing = true;
        } else if let Some(running) = line.strip_prefix("Running ") {
            self.begin(running);
        } else if let Some(library) = line.strip_prefix("Doc-tests ") {
            self.program = Some(format!("{} examples in its documentation", library.replace('_', "-")));
        } else if line.starts_with("test result: ") {
            self.end(line);
        } else if self.listing {
            self.found.extend(listed(line));
        }
    }

    /// `unittests src/lib.rs (target/debug/deps/entrepot_table-0123)` or `tests/contract.rs (target/debug/deps/contract-0123)`.
    fn begin(&mut self, running: &str) {
        let Some((source, program)) = running.split_once(" (") else { return };
        let source = match source.strip_prefix("unittests ") {
            Some(source) => {
                let file = program.rsplit(['/', '\\']).next().unwrap_or(program);
                self.package = file.rsplit_once('-').map_or(file, |(name, _)| name).replace('_', "-");
                source
            }
            None => source,
        };
        self.program = Some(format!("{} {source}", self.package));
    }

    /// `test result: ok. 3 passed; …; finished in 0.32s`. Examples may have several such lines.
    fn end(&mut self, line: &str) {
        let seconds = line.rsplit_once("finished in ").and_then(|(_, time)| time.strip_suffix('s'));
        let (Some(time), Some(name)) = (seconds.and_then(duration), &self.program) else { return };
        match self.found.last_mut().filter(|last| last.name == *name) {
            Some(last) => last.time += time,
            None => self.found.push(Slow { time, name: name.clone() }),
        }
    }
}

/// `12.3 s  keyboard: a whole game by keyboard`.
fn listed(line: &str) -> Option<Slow> {
    let (seconds, name) = line.split_once(" s  ")?;
    Some(Slow { time: duration(seconds)?, name: format!("browser {name}") })
}

fn duration(seconds: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds.parse().ok()?).ok()
}

/// The slowest first.
pub fn list(mut tests: Vec<Slow>) -> String {
    tests.sort_by_key(|slow| std::cmp::Reverse(slow.time));
    let rows = tests.iter().take(LISTED);
    let rows: String = rows.map(|Slow { time, name }| format!("{:>7.1} s  {name}\n", time.as_secs_f64())).collect();
    match rows.is_empty() {
        true => rows,
        false => format!("The slowest: single tests in the browser, whole test programs of Rust\n{rows}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARGO: &str = "\
   Compiling entrepot-table v0.1.0
     Running unittests src/lib.rs (target/debug/deps/entrepot_table-0a1b2c)

running 2 tests
test greedy::tests::it_is_fast ... ok

test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.50s

     Running tests/contract.rs (target/debug/deps/contract-0a1b2c)

test result: FAILED. 6 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 71.25s

   Doc-tests entrepot_table

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s
test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.25s
";

    const BROWSER: &str = "\
✔ a test that is called 3 s  and more (25423.1ms)
The slowest tests:
  25.4 s  keyboard: a whole game by keyboard
   3.0 s  weight: the first visit is light in en
";

    fn read(text: &str) -> Vec<(f64, String)> {
        let mut times = Times::default();
        text.lines().for_each(|line| times.read(line));
        times.found.into_iter().map(|slow| (slow.time.as_secs_f64(), slow.name)).collect()
    }

    #[test]
    fn cargo_tells_the_time_of_each_program() {
        let expected = [
            (0.5, "entrepot-table src/lib.rs"),
            (71.25, "entrepot-table tests/contract.rs"),
            (1.25, "entrepot-table examples in its documentation"),
        ];
        assert_eq!(read(CARGO), expected.map(|(time, name)| (time, name.to_owned())));
    }

    #[test]
    fn the_browser_lists_its_slowest_tests() {
        let expected = [
            (25.4, "browser keyboard: a whole game by keyboard"),
            (3.0, "browser weight: the first visit is light in en"),
        ];
        assert_eq!(read(BROWSER), expected.map(|(time, name)| (time, name.to_owned())));
    }

    #[test]
    fn ten_are_listed_and_the_slowest_is_the_first() {
        let tests = (1..=12).map(|n| Slow { time: Duration::from_secs(n), name: format!("test {n}") }).collect();
        let list = list(tests);
        let lines: Vec<&str> = list.lines().collect();
        assert_eq!((lines.len(), lines[1], lines[10]), (11, "   12.0 s  test 12", "    3.0 s  test 3"));
        assert_eq!(super::list(Vec::new()), "", "no heading over nothing");
    }
}
