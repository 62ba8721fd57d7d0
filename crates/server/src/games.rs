//! The one registry of games: a further game is added here and nowhere else.

use crate::protocol::{BotInfo, Follows, GameInfo, OptionInfo, RecordPart, SomeOf};
use crate::rest::ApiError;
use crate::store::{Saved, Table};
use crate::tables::{self, Beginning, Help, Mailbox, Unplayable};
use entrepot_anno1800::{Anno1800, Objective, Setup};
use entrepot_bots::{Bot, anno1800, sanjuan};
use entrepot_live::Live;
use entrepot_sanjuan::{GoldMineTakes, SanJuan};
use entrepot_table::{Dice, Game, Seed};
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

/// A game as it is offered to people: its rules, and what only tables on the network need to know of it.
pub trait Title:
    Game<Setup: Send, State: Send, Move: Send + Sync, Refusal: Send, Event: Send, View: Send + Sync> + Send + Sync
{
    /// What follows from a view by the rules, so that no client has to know them.
    type Facts: Serialize + Send;

    /// What somebody wishes of a plan to pay.
    type Wish: DeserializeOwned;

    /// How to pay what is asked.
    type Plan: Serialize + Send;

    /// How many may play.
    const PLAYERS: &'static [usize];

    /// What follows from a view by the rules.
    fn facts(view: &Self::View) -> Self::Facts;

    /// The best way to pay what the viewer is asked to pay that fulfils a wish.
    fn plan(view: &Self::View, wish: &Self::Wish) -> Option<Self::Plan>;

    /// The moves with which people are advised to pay what the viewer is asked to pay; none where nothing is to be paid.
    fn payment(_view: &Self::View) -> Vec<Self::Move> {
        Vec::new()
    }

    /// What can be chosen before the game, players left out.
    fn options() -> Vec<OptionInfo>;

    /// Chooses by lot what nobody chose.
    fn draw_lots(_players: usize, _options: &mut BTreeMap<String, String>, _dice: &mut Dice) {}

    /// The computer players that people are offered, the strongest last. There is at least one.
    fn bots() -> Vec<&'static str>;

    /// A computer player by name, one that people are offered or not.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

impl Title for SanJuan {
    type Facts = entrepot_sanjuan::Facts;
    type Wish = IgnoredAny;
    type Plan = ();
    const PLAYERS: &'static [usize] = &[2, 3, 4];

    fn facts(view: &Self::View) -> Self::Facts {
        entrepot_sanjuan::facts(view)
    }

    /// What is proposed can be changed card by card: there is nothing to wish for.
    fn plan(_: &Self::View, _: &IgnoredAny) -> Option<()> {
        None
    }

    fn payment(view: &Self::View) -> Vec<Self::Move> {
        sanjuan::payment(view)
    }

    fn options() -> Vec<OptionInfo> {
        vec![
            option("governor", &["1", "2", "3", "4"], None),
            option("edition", &EDITIONS, Some("second")),
            option("expansion", &["off", "on"], Some("off")),
            option("starting_variant", &["off", "on"], Some("off")),
            OptionInfo {
                follows: Some(by_edition(&EDITIONS, |edition| {
                    let setup = entrepot_sanjuan::Setup::chosen("2", &[("edition", edition)]).ok()?;
                    Some(if setup.gold_mine_takes() == GoldMineTakes::Any { "any" } else { "lowest" })
                })),
                ..option("gold_mine", &["lowest", "any"], None)
            },
            option("customs_good_in_tie", &["off", "on"], Some("off")),
            option("chapel_secrecy", &["hide_count", "show_count"], Some("hide_count")),
            option("guard_room_limit", &["while_in_play", "always_with_expansion"], Some("while_in_play")),
        ]
    }

    fn draw_lots(players: usize, options: &mut BTreeMap<String, String>, dice: &mut Dice) {
        options.entry("governor".into()).or_insert_with(|| (1 + dice.below(players)).to_string());
    }

    fn bots() -> Vec<&'static str> {
        sanjuan::NAMES.iter().filter(|bot| bot.for_people).map(|bot| bot.name).collect()
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<SanJuan>>> {
        sanjuan::bot(name, seed)
    }
}

impl Title for Anno1800 {
    type Facts = entrepot_anno1800::Facts;
    type Wish = entrepot_anno1800::PlanWish;
    type Plan = entrepot_anno1800::Plan;
    const PLAYERS: &'static [usize] = &[2, 3, 4];

    fn facts(view: &Self::View) -> Self::Facts {
        entrepot_anno1800::facts(view)
    }

    fn plan(view: &Self::View, wish: &Self::Wish) -> Option<Self::Plan> {
        entrepot_anno1800::replan(view, wish)
    }

    fn payment(view: &Self::View) -> Vec<Self::Move> {
        entrepot_anno1800::replan(view, &Default::default()).map(|plan| plan.moves).unwrap_or_default()
    }

    fn options() -> Vec<OptionInfo> {
        let combinations =
            ["first_game", "random", "complex", "confrontational", "relaxed", "zoo_and_museum", "pyrphorian"];
        let cards = SomeOf { count: 5, of: Objective::ALL.map(|card| card.id().to_owned()).to_vec() };
        vec![
            option("first", &["1", "2", "3", "4"], None),
            option("edition", &PRINTS, Some("recommended")),
            OptionInfo { some: Some(cards), ..option("objectives", &combinations, Some("random")) },
            by_print("alt_industry", ["addition", "must_replace"], Setup::must_replace),
            by_print("remove_limit", ["1", "any"], Setup::remove_any),
            by_print("discard_exactly_2", ["off", "on"], Setup::return_exactly),
            by_print("cube_effect_partial", ["off", "on"], Setup::cubes_in_part),
            option("zero_scores", &["off", "on"], Some("off")),
            option("discard_triggers_end", &["off", "on"], Some("on")),
            option("strict_supply", &["none", "cubes", "all"], Some("cubes")),
        ]
    }

    fn draw_lots(players: usize, options: &mut BTreeMap<String, String>, dice: &mut Dice) {
        options.entry("first".into()).or_insert_with(|| (1 + dice.below(players)).to_string());
    }

    fn bots() -> Vec<&'static str> {
        anno1800::NAMES.iter().filter(|bot| bot.for_people).map(|bot| bot.name).collect()
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Anno1800>>> {
        anno1800::bot(name, seed)
    }
}

/// The editions of San Juan.
const EDITIONS: [&str; 2] = ["second", "first"];

/// The printed editions of Anno 1800, and what we make of them.
const PRINTS: [&str; 5] = ["recommended", "de", "en", "fr", "it"];

/// An option of Anno 1800 that follows the edition: what it is if not, and if so.
fn by_print(key: &str, values: [&'static str; 2], is: fn(&Setup) -> bool) -> OptionInfo {
    let follows = by_edition(&PRINTS, |edition| {
        let setup = Setup::chosen("2", &[("edition", edition)]).ok()?;
        Some(values[usize::from(is(&setup))])
    });
    OptionInfo { follows: Some(follows), ..option(key, &values, None) }
}

fn by_edition(editions: &[&str], value: impl Fn(&str) -> Option<&'static str>) -> Follows {
    let values = editions.iter().filter_map(|edition| Some(((*edition).into(), value(edition)?.into())));
    Follows { option: "edition".into(), values: values.collect() }
}

fn option(key: &str, values: &[&str], default: Option<&str>) -> OptionInfo {
    OptionInfo {
        key: key.into(),
        values: values.iter().map(|value| (*value).into()).collect(),
        default: default.map(str::to_owned),
        some: None,
        follows: None,
    }
}

/// The games of a server.
#[derive(Clone)]
pub struct Games(Vec<Arc<dyn Playable>>);

impl Games {
    /// All games that there are.
    pub fn all() -> Games {
        Games(Vec::new()).with::<SanJuan>().with::<Anno1800>()
    }

    /// These games and one more.
    pub fn with<G: Title>(mut self) -> Games {
        self.0.push(Arc::new(Shelf::<G>(PhantomData)));
        self
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Arc<dyn Playable>> {
        self.0.iter().find(|game| game.name() == name)
    }

    /// Whether a table can be opened, as far as that can be told without its moves.
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

/// A game whose type is forgotten: what everything that is not one table's own task sees of it.
pub(crate) trait Playable: Send + Sync {
    fn name(&self) -> &'static str;

    /// Whether a table of this version of the rules can go on.
    fn replays(&self, rules: u32) -> bool;

    fn info(&self) -> GameInfo;

    /// The beginning of a game with these options, all of them known to the game. Says what is wrong if they do not go
    /// together.
    fn begin(
        &self,
        table: &str,
        players: usize,
        options: BTreeMap<String, String>,
        seed: Seed,
        dice: &mut Dice,
    ) -> Result<Beginning, String>;

    /// The beginning of a table that goes on with a recorded game.
    fn go_on(&self, table: &str, seats: usize, part: &RecordPart) -> Result<Beginning, ApiError>;

    /// The record of a game that does not run any more.
    fn record(&self, saved: &Saved) -> Result<String, Unplayable>;

    /// Starts the task that owns the table.
    fn open(&self, saved: Saved, help: Help) -> Result<Mailbox, Unplayable>;
}

struct Shelf<G>(PhantomData<G>);

impl<G: Title> Playable for Shelf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn replays(&self, rules: u32) -> bool {
        G::replays(rules)
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            name: G::NAME.into(),
            players: G::PLAYERS.to_vec(),
            options: G::options(),
            bots: G::bots().into_iter().map(|name| BotInfo { name: name.into() }).collect(),
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
        let mut all = options.clone();
        G::draw_lots(players, &mut all, dice);
        let words = all.iter().map(|(key, value)| format!(" {key}={value}"));
        let setup = format!("players={players}{}", words.collect::<String>());
        let setup = setup.parse::<G::Setup>().map_err(|error| error.to_string())?;
        Ok(Beginning::of(&Live::<G>::begin(setup, seed, table), seed, options))
    }

    fn go_on(&self, table: &str, seats: usize, part: &RecordPart) -> Result<Beginning, ApiError> {
        tables::go_on::<G>(table, seats, part)
    }

    fn record(&self, saved: &Saved) -> Result<String, Unplayable> {
        tables::resume::<G>(saved).map(|live| live.stop().to_string())
    }

    fn open(&self, saved: Saved, help: Help) -> Result<Mailbox, Unplayable> {
        tables::open::<G>(saved, help)
    }
}
