//! Steps of `cargo xtask test`: in sequence, and some in parallel without mixing their output.

use crate::slowest::{Slow, Times};
use crate::stop::Stop;
use crate::{browser, client, process};
use std::process::Command;
use std::time::{Duration, Instant};

/// Lanes that run in parallel. The first lane's output appears at once, that of the others at the end.
pub type Stage = Vec<Lane>;

/// Steps in sequence.
pub type Lane = Vec<Step>;

/// One step: its name and what it does.
pub struct Step {
    pub name: &'static str,
    pub work: Work,
}

/// What a step does.
pub enum Work {
    /// Cargo with these arguments, and with a variable set.
    Cargo(&'static [&'static str], Option<(&'static str, &'static str)>),
    /// Installs and builds the client if needed.
    Client,
    /// `npm run` with this script, in the client's folder.
    Npm(&'static str),
    /// Flows in the browser: one of each kind, or all.
    Browser { all: bool },
}

/// The results of some steps.
#[derive(Default)]
pub struct Results {
    /// How long each step took.
    pub times: Vec<(&'static str, Duration)>,
    /// How long tests took, as far as the steps report it.
    pub tests: Vec<Slow>,
    /// Output that is still to be printed.
    said: String,
    failures: Vec<Stop>,
}

/// Runs the stages in order, up to the first that fails.
pub fn take(stages: &[Stage]) -> (Results, Result<(), Stop>) {
    let mut results = Results::default();
    for stage in stages {
        for lane in beside(stage) {
            print!("{}", lane.said);
            results.times.extend(lane.times);
            results.tests.extend(lane.tests);
            results.failures.extend(lane.failures);
        }
        if !results.failures.is_empty() {
            break;
        }
    }
    let result = all_well(&mut results.failures);
    (results, result)
}

/// Runs the lanes of a stage, and waits for all of them.
fn beside(stage: &[Lane]) -> Vec<Results> {
    let (first, others) = stage.split_first().expect("a stage has something to do");
    std::thread::scope(|scope| {
        let others: Vec<_> = others.iter().map(|lane| scope.spawn(|| follow(lane, false))).collect();
        let first = follow(first, true);
        let others = others.into_iter().map(|lane| lane.join().expect("a lane reports what goes wrong"));
        std::iter::once(first).chain(others).collect()
    })
}

/// Runs the steps of a lane, up to the first that fails.
fn follow(lane: &[Step], aloud: bool) -> Results {
    let mut results = Results::default();
    for step in lane {
        results.say(aloud, &format!("\n== {}: {}", step.name, step.work.as_typed()));
        let start = Instant::now();
        let passed = results.passes(&step.work, aloud);
        results.times.push((step.name, start.elapsed()));
        if let Err(stop) = passed.and_then(|passed| step.verdict(passed)) {
            results.failures.push(stop);
            break;
        }
    }
    results
}

impl Results {
    fn say(&mut self, aloud: bool, line: &str) {
        if aloud {
            println!("{line}");
        } else {
            self.said += line;
            self.said.push('\n');
        }
    }

    /// Whether all commands of the work succeed.
    fn passes(&mut self, work: &Work, aloud: bool) -> Result<bool, Stop> {
        for mut command in work.commands()? {
            // If its output need not be read here, a program may use the terminal and its colours.
            let status = match aloud && !work.tells_times() {
                true => process::status(&mut command)?,
                false => self.listen(command, aloud)?,
            };
            if status != 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn listen(&mut self, command: Command, aloud: bool) -> Result<i32, Stop> {
        let mut times = Times::default();
        let status = process::lines(command, |line| {
            times.read(line);
            self.say(aloud, line);
        });
        self.tests.extend(times.found);
        status
    }
}

impl Step {
    fn verdict(&self, passed: bool) -> Result<(), Stop> {
        if passed {
            return Ok(());
        }
        let (name, typed) = (self.name, self.work.as_typed());
        Err(Stop::failed(format!("the step `{name}` failed. To run it alone:\n  {typed}")))
    }
}

impl Work {
    /// The command as it would be typed.
    pub fn as_typed(&self) -> String {
        match self {
            Work::Cargo(words, variable) => process::as_typed(&Self::cargo(words, variable)),
            Work::Client => "cd web && npm ci && npm run build".to_owned(),
            Work::Npm(word) => format!("cd web && npm run {word}"),
            Work::Browser { all } => format!("cargo xtask browser{}", if *all { " --all" } else { "" }),
        }
    }

    fn commands(&self) -> Result<Vec<Command>, Stop> {
        Ok(match self {
            Work::Cargo(words, variable) => vec![Self::cargo(words, variable)],
            Work::Client => client::needed()?,
            Work::Npm(word) => vec![client::npm(["run", "--silent", word])],
            Work::Browser { all } => vec![browser::flows(*all, &[])],
        })
    }

    fn cargo(words: &[&str], variable: &Option<(&str, &str)>) -> Command {
        let mut command = process::cargo(words);
        command.envs(*variable);
        command
    }

    /// Whether it prints how long its tests took.
    fn tells_times(&self) -> bool {
        matches!(self, Work::Browser { .. } | Work::Cargo(["test", ..], _))
    }
}

fn all_well(failures: &mut Vec<Stop>) -> Result<(), Stop> {
    match failures.len() {
        0 => Ok(()),
        1 => Err(failures.remove(0)),
        _ => Err(Stop::failed(failures.iter().map(Stop::message).collect::<Vec<_>>().join("\n"))),
    }
}

/// How long each step took, and the elapsed time of all together.
pub fn table(times: &[(&str, Duration)], total: Duration) -> String {
    let rows = times.iter().copied().chain([("in all", total)]);
    rows.map(|(name, time)| format!("{name:<8} {:>7.1} s\n", time.as_secs_f64())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Step = Step { name: "good", work: Work::Cargo(&["--version"], None) };
    const BAD: Step = Step { name: "bad", work: Work::Cargo(&["no-such-command"], None) };
    const WORSE: Step = Step { name: "worse", work: Work::Cargo(&["no-such-command-either"], None) };

    fn names(results: &Results) -> Vec<&str> {
        results.times.iter().map(|(name, _)| *name).collect()
    }

    #[test]
    fn the_table_ends_with_what_the_clock_says() {
        let times = [("format", Duration::from_millis(1250)), ("tests", Duration::from_secs(100))];
        let table = table(&times, Duration::from_secs(101));
        assert_eq!(table, "format       1.2 s\ntests      100.0 s\nin all     101.0 s\n");
    }

    #[test]
    fn a_failure_ends_its_lane_and_what_comes_after_and_is_named() {
        let (results, result) = take(&[vec![vec![GOOD], vec![BAD, GOOD]], vec![vec![GOOD]]]);
        assert_eq!(names(&results), ["good", "bad"]);
        let stop = result.unwrap_err();
        assert_eq!(stop.message(), "the step `bad` failed. To run it alone:\n  cargo no-such-command");
    }

    #[test]
    fn failures_beside_one_another_are_all_named() {
        let (_, result) = take(&[vec![vec![GOOD], vec![BAD], vec![WORSE]]]);
        let stop = result.unwrap_err();
        assert!(stop.message().contains("`bad`") && stop.message().contains("`worse`"), "{}", stop.message());
    }

    #[test]
    fn what_is_not_the_first_keeps_its_words_until_the_end() {
        let lanes = beside(&[vec![GOOD], vec![GOOD]]);
        assert_eq!(lanes[0].said, "");
        assert!(lanes[1].said.starts_with("\n== good: cargo --version\ncargo "), "{}", lanes[1].said);
    }
}
