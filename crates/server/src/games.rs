//! The games of a server, with their types erased.

use crate::protocol::{BotInfo, Follows, GameInfo, OptionInfo, RecordPart, SomeOf};
use crate::rest::ApiError;
use crate::store::{Saved, Table};
use crate::tables::{self, Beginning, Help, Mailbox, Unplayable};
use entrepot_live::Live;
use entrepot_table::{Dice, Game, Seed, Setup, SetupOption};
use entrepot_title::Title;
use std::collections::BTreeMap;
use std::sync::Arc;

impl From<SetupOption> for OptionInfo {
    fn from(option: SetupOption) -> OptionInfo {
        let owned = |words: Vec<&'static str>| words.into_iter().map(str::to_owned).collect::<Vec<String>>();
        let follows = option.follows.map(|(other, values)| Follows {
            option: other.into(),
            values: values.into_iter().map(|(one, value)| (one.into(), value.into())).collect(),
        });
        OptionInfo {
            key: option.key.into(),
            values: owned(option.values),
            default: option.default.map(str::to_owned),
            by_lot: option.by_lot,
            some: option.some.map(|(count, of)| SomeOf { count: count as u8, of: owned(of) }),
            follows,
        }
    }
}

/// What is decided by lot because nobody chose it.
pub(crate) fn draw_lots<G: Game>(
    players: usize,
    chosen: &BTreeMap<String, String>,
    dice: &mut Dice,
) -> BTreeMap<String, String> {
    let lots = G::Setup::options().into_iter().filter(|option| option.by_lot && !chosen.contains_key(option.key));
    lots.map(|option| (option.key.to_owned(), (1 + dice.below(players)).to_string())).collect()
}

/// The games of a server.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<dyn Playable>>);

impl Games {
    /// These games plus one more.
    #[must_use]
    pub fn with<G: Game>(mut self, title: &'static Title<G>) -> Games {
        self.0.push(Arc::new(Shelf(title)));
        self
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Arc<dyn Playable>> {
        self.0.iter().find(|game| game.name() == name)
    }

    /// Whether a table can be opened, as far as that shows without its moves.
    pub(crate) fn play(&self, table: &Table) -> bool {
        self.get(&table.game).is_some_and(|game| game.replays(table.rules))
    }

    pub(crate) fn info(&self) -> Vec<GameInfo> {
        self.0.iter().map(|game| game.info()).collect()
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.0.iter().map(|game| game.name()).collect()
    }
}

/// A game with its type erased, as everything outside a table's own task sees it.
pub(crate) trait Playable: Send + Sync {
    fn name(&self) -> &'static str;

    /// Whether a table under this version of the rules can continue.
    fn replays(&self, rules: u32) -> bool;

    fn info(&self) -> GameInfo;

    /// Begins a game with these options, all of them known to the game. Fails if they contradict one another.
    fn begin(
        &self,
        table: &str,
        players: usize,
        options: BTreeMap<String, String>,
        seed: Seed,
        dice: &mut Dice,
    ) -> Result<Beginning, String>;

    /// Begins a table that continues a recorded game.
    fn go_on(&self, table: &str, seats: usize, part: &RecordPart) -> Result<Beginning, ApiError>;

    /// The record of a game that is no longer running.
    fn record(&self, saved: &Saved) -> Result<String, Unplayable>;

    /// Everybody's points after each round of a game that is no longer running.
    fn rounds(&self, saved: &Saved) -> Result<Vec<Vec<i32>>, Unplayable>;

    /// Starts the task that owns the table.
    fn open(&self, saved: Saved, help: Help) -> Result<Mailbox, Unplayable>;
}

struct Shelf<G: Game>(&'static Title<G>);

impl<G: Game> Playable for Shelf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn replays(&self, rules: u32) -> bool {
        G::replays(rules)
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            name: G::NAME.into(),
            players: G::Setup::PLAYERS.collect(),
            options: G::Setup::options().into_iter().map(OptionInfo::from).collect(),
            bots: self.0.opponents().map(|name| BotInfo { name: name.into(), slow: false }).collect(),
        }
    }

    fn begin(
        &self,
        table: &str,
        players: usize,
        options: BTreeMap<String, String>,
        seed: Seed,
        dice: &mut Dice,
    ) -> Result<Beginning, String> {
        let mut all = draw_lots::<G>(players, &options, dice);
        all.extend(options.clone());
        let words = all.iter().map(|(key, value)| format!(" {key}={value}"));
        let setup = format!("players={players}{}", words.collect::<String>());
        let setup = setup.parse::<G::Setup>().map_err(|error| error.to_string())?;
        Ok(Beginning::of(self.0, &Live::<G>::begin(setup, seed, table), seed, options))
    }

    fn go_on(&self, table: &str, seats: usize, part: &RecordPart) -> Result<Beginning, ApiError> {
        tables::go_on(self.0, table, seats, part)
    }

    fn record(&self, saved: &Saved) -> Result<String, Unplayable> {
        tables::resume::<G>(saved).map(|live| live.record().to_string())
    }

    fn rounds(&self, saved: &Saved) -> Result<Vec<Vec<i32>>, Unplayable> {
        let live = tables::resume::<G>(saved)?;
        Ok(after_each_round(live.positions().map(|state| (G::round(&state), G::score_now(&state).points))))
    }

    fn open(&self, saved: Saved, help: Help) -> Result<Mailbox, Unplayable> {
        tables::open(self.0, saved, help)
    }
}

/// The points after each round, of all positions with their rounds.
fn after_each_round(positions: impl Iterator<Item = (u32, Vec<i32>)>) -> Vec<Vec<i32>> {
    let (mut rounds, mut last) = (Vec::new(), None);
    for (round, points) in positions {
        // The move that ends a round leads into the next one.
        if last.is_some_and(|(before, _)| before != round) {
            rounds.push(points.clone());
        }
        last = Some((round, points));
    }
    rounds.extend(last.map(|(_, points)| points));
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_move_that_ends_a_round_counts_for_it() {
        let positions = [(1, 0), (1, 1), (2, 3), (2, 4), (3, 4), (3, 6)];
        let points = after_each_round(positions.into_iter().map(|(round, points)| (round, vec![points])));
        assert_eq!(points, [[3], [4], [6]]);
    }
}
