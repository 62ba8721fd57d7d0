//! Reading records. No input makes it panic, and every error names its line.

use crate::commitment::CommitmentError;
use crate::record::{FIRST_LINE, Fate};
use crate::text::{first_word, one_line};
use crate::{End, Entry, Problem, Record, RecordError};
use entrepot_table::{Game, Outcome, Seat, SeedError};
use std::fmt::Display;
use std::str::FromStr;

/// The game that a record is of, for callers that read records of several games.
///
/// ```
/// use entrepot_live::game_of;
/// assert_eq!(game_of("entrepot record 1\ngame tally\n").unwrap(), "tally");
/// assert!(game_of("Dear diary").unwrap_err().to_string().contains("no record"));
/// ```
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    let mut reader = Reader::new(text)?;
    reader.format()?;
    reader.head("game", "game tally")
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record<G>, RecordError> {
        let mut reader = Reader::new(text)?;
        reader.format()?;
        let rules = reader.game::<G>()?;
        let setup = reader.head("setup", "setup players=2")?.parse().map_err(|why| reader.value(why))?;
        let table = if reader.at("table") { reader.head("table", "table NAME")? } else { "" };
        let running = reader.at("commitment");
        let key = if running { "commitment" } else { "seed" };
        let secret = reader.head(key, "seed DIGITS")?;
        let mut entries = Vec::new();
        let end = loop {
            match reader.body::<G::Move>()? {
                Body::Entry(entry) => entries.push(entry),
                Body::End(end) => break end,
            }
        };
        let fate = reader.fate(running, secret, end)?;
        reader.nothing_more()?;
        Ok(Record::new(rules, setup, table, fate, entries))
    }
}

/// A line after the head.
enum Body<M> {
    Entry(Entry<M>),
    /// The last line; `None` if the game is running.
    End(Option<End>),
}

struct Reader<'a> {
    lines: Vec<&'a str>,
    /// Lines read so far: the number of the last one, counted from 1.
    read: usize,
    /// The number of the line with the seed or commitment.
    secret: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Result<Reader<'a>, RecordError> {
        let lines: Vec<&str> = text.lines().collect();
        let unprintable = |line: &&str| line.chars().any(|c| c.is_control() && c != '\t');
        match lines.iter().position(unprintable) {
            Some(0) => Err(Problem::NotARecord.on(1)),
            Some(index) => Err(Problem::Unprintable.on(index + 1)),
            None => Ok(Reader { lines, read: 0, secret: 0 }),
        }
    }

    fn next(&mut self) -> Result<&'a str, RecordError> {
        self.read += 1;
        self.lines.get(self.read - 1).copied().ok_or(self.wrong(Problem::CutOff))
    }

    /// An error on the line that was read last.
    fn wrong(&self, problem: Problem) -> RecordError {
        problem.on(self.read)
    }

    fn value(&self, why: impl Display) -> RecordError {
        self.wrong(Problem::Value(why.to_string()))
    }

    /// Whether the next line begins with this word.
    fn at(&self, key: &str) -> bool {
        self.lines.get(self.read).is_some_and(|line| first_word(line).0 == key)
    }

    /// The rest of the head line with this key, which must come next.
    fn head(&mut self, key: &str, due: &'static str) -> Result<&'a str, RecordError> {
        let line = self.next()?;
        match first_word(line) {
            (word, rest) if word == key && !rest.is_empty() => Ok(rest),
            _ => Err(self.wrong(Problem::Head { due, found: line.trim().into() })),
        }
    }

    fn format(&mut self) -> Result<(), RecordError> {
        let line = self.lines.first().map(|line| one_line(line)).unwrap_or_default();
        self.read = 1;
        match line.strip_prefix("entrepot record ") {
            _ if line == FIRST_LINE => Ok(()),
            Some(version) => Err(self.wrong(Problem::Format(version.into()))),
            None => Err(self.wrong(Problem::NotARecord)),
        }
    }

    /// The version of the rules, after checking that the record is of this game.
    fn game<G: Game>(&mut self) -> Result<u32, RecordError> {
        let found = self.head("game", "game NAME")?;
        if found != G::NAME {
            return Err(self.wrong(Problem::OtherGame { found: found.into(), wanted: G::NAME }));
        }
        let found = self.head("rules", "rules 1")?;
        let version = found.parse().ok().filter(|version| G::replays(*version));
        version.ok_or_else(|| self.wrong(Problem::other_rules::<G>(found)))
    }

    fn body<M: FromStr<Err: Display>>(&mut self) -> Result<Body<M>, RecordError> {
        if self.secret == 0 {
            self.secret = self.read;
        }
        let line = self.next()?;
        let (word, rest) = first_word(line);
        let nothing = || Problem::Line(line.trim().into());
        match word {
            "result" | "unfinished" => {
                let end = read_end(word, rest).ok_or_else(|| self.wrong(Problem::End(line.trim().into())))?;
                Ok(Body::End(Some(end)))
            }
            "running" if rest.is_empty() => Ok(Body::End(None)),
            "note" if !rest.is_empty() => Ok(Body::Entry(Entry::Note(one_line(rest)))),
            "seat" => match (read_seat(first_word(rest).0), one_line(first_word(rest).1)) {
                (Some(seat), name) if !name.is_empty() => Ok(Body::Entry(Entry::Seat { seat, name })),
                _ => Err(self.wrong(nothing())),
            },
            number => {
                let seat = read_seat(number).filter(|_| !rest.is_empty()).ok_or_else(|| self.wrong(nothing()))?;
                let mv = rest.parse().map_err(|why: M::Err| self.wrong(Problem::Move(why.to_string())))?;
                Ok(Body::Entry(Entry::Move { seat, mv }))
            }
        }
    }

    /// A running game has a commitment and no end; a game that is over has a seed and an end.
    fn fate(&self, running: bool, secret: &str, end: Option<End>) -> Result<Fate, RecordError> {
        let value = |why: String| Problem::Value(why).on(self.secret);
        match (running, end) {
            (true, None) => {
                let commitment = secret.parse().map_err(|error: CommitmentError| value(error.to_string()))?;
                Ok(Fate::Running(commitment))
            }
            (false, Some(end)) => {
                let seed = secret.parse().map_err(|error: SeedError| value(error.to_string()))?;
                Ok(Fate::Over(seed, end))
            }
            (true, Some(_)) => Err(self.wrong(Problem::EndsWithoutSeed)),
            (false, None) => Err(self.wrong(Problem::RunsWithSeed)),
        }
    }

    fn nothing_more(&self) -> Result<(), RecordError> {
        let mut more = (self.read + 1..).zip(&self.lines[self.read..]).filter(|(_, line)| !line.trim().is_empty());
        more.next().map_or(Ok(()), |(line, _)| Err(Problem::AfterEnd.on(line)))
    }
}

/// Records count seats from 1.
fn read_seat(text: &str) -> Option<Seat> {
    let number = text.parse::<u8>().ok()?.checked_sub(1)?;
    Some(Seat::new(usize::from(number)))
}

/// `points 31 28 places 1 2`, after the word that says whether the game was finished.
fn read_end(word: &str, text: &str) -> Option<End> {
    let (points, places) = text.strip_prefix("points ")?.split_once(" places ")?;
    let points: Vec<i32> = read_numbers(points)?;
    let places: Vec<u8> = read_numbers(places)?;
    let complete = !points.is_empty() && points.len() == places.len();
    complete.then_some(End { finished: word == "result", outcome: Outcome { points, places } })
}

fn read_numbers<N: FromStr>(text: &str) -> Option<Vec<N>> {
    text.split_whitespace().map(|word| word.parse().ok()).collect()
}
