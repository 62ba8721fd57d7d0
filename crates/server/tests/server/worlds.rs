//! San Juan in two worlds: one with a deal that the tests choose, and one that differs from it by two cards exchanged.

use entrepot_bots::Bot;
use entrepot_sanjuan::{Event, Facts, Move, Refusal, SanJuan, Setup, State, View, facts};
use entrepot_server::Title;
use entrepot_server::protocol::OptionInfo;
use entrepot_table::{Chance, Dice, Game, Moves, Offer, Outcome, Purpose, Seat, Seed, Sink};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which world: the number of the deal, and the two cards that have changed places in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub number: u64,
    pub swap: (u8, u8),
}

impl Deal {
    fn of(self, card: u8) -> u8 {
        match (card, self.swap) {
            (card, (a, b)) if card == a => b,
            (card, (a, b)) if card == b => a,
            (card, _) => card,
        }
    }
}

/// Puts cards into the order that they have in the world without an exchange, with two exchanged.
impl Chance for Deal {
    fn shuffle(&mut self, purpose: Purpose, cards: &mut [u8]) {
        let mut seed = Seed::from_number(self.number);
        // What else is shuffled for the deal (the tiles) has numbers of its own.
        let tiles = !cards.contains(&self.swap.0) || !cards.contains(&self.swap.1);
        if matches!(purpose, Purpose::Setup(_)) && tiles {
            return seed.shuffle(purpose, cards);
        }
        let deal = *self;
        cards.iter_mut().for_each(|card| *card = deal.of(*card));
        seed.shuffle(purpose, cards);
        cards.iter_mut().for_each(|card| *card = deal.of(*card));
    }
}

/// A setup with its world: `players=3 deal=7 card=12 other=87`.
#[derive(Clone, PartialEq, Debug)]
pub struct WorldSetup {
    setup: Setup,
    deal: Deal,
}

impl fmt::Display for WorldSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Deal { number, swap: (card, other) } = self.deal;
        write!(f, "{} deal={number} card={card} other={other}", self.setup)
    }
}

impl FromStr for WorldSetup {
    type Err = String;

    fn from_str(text: &str) -> Result<WorldSetup, String> {
        let ours = |word: &&str| ["deal=", "card=", "other="].iter().any(|key| word.starts_with(key));
        let number = |key: &str| {
            let word = text.split(' ').find_map(|word| word.strip_prefix(key));
            word.and_then(|value| value.parse::<u8>().ok()).unwrap_or(0)
        };
        let rest: Vec<&str> = text.split(' ').filter(|word| !ours(word)).collect();
        let setup = rest.join(" ").parse::<Setup>().map_err(|error| error.to_string())?;
        let deal = Deal { number: number("deal=").into(), swap: (number("card="), number("other=")) };
        Ok(WorldSetup { setup, deal })
    }
}

/// A position and the world it is in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WorldState {
    state: State,
    deal: Deal,
}

/// San Juan with a deal that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct World;

impl Game for World {
    const NAME: &'static str = "world";
    const RULES_VERSION: u32 = SanJuan::RULES_VERSION;
    type Setup = WorldSetup;
    type State = WorldState;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &WorldSetup, _: &mut impl Chance, sink: &mut impl Sink<Event>) -> WorldState {
        let deal = setup.deal;
        WorldState { state: SanJuan::deal(&setup.setup, &mut deal.clone(), sink), deal }
    }
    fn players(world: &WorldState) -> usize {
        SanJuan::players(&world.state)
    }
    fn decider(world: &WorldState) -> Option<Seat> {
        SanJuan::decider(&world.state)
    }
    fn round(world: &WorldState) -> u32 {
        SanJuan::round(&world.state)
    }
    fn legal(world: &WorldState, moves: &mut Moves<Move>) {
        SanJuan::legal(&world.state, moves);
    }
    fn check(world: &WorldState, seat: Seat, mv: Move) -> Result<(), Refusal> {
        SanJuan::check(&world.state, seat, mv)
    }
    fn arrange(world: &WorldState, moves: &mut Vec<Move>) {
        SanJuan::arrange(&world.state, moves);
    }
    fn play(world: &mut WorldState, mv: Move, _: &mut impl Chance, sink: &mut impl Sink<Event>) {
        SanJuan::play(&mut world.state, mv, &mut world.deal.clone(), sink);
    }
    fn view(world: &WorldState, viewer: Option<Seat>) -> View {
        SanJuan::view(&world.state, viewer)
    }
    fn sample(view: &View, dice: &mut Dice) -> WorldState {
        WorldState { state: SanJuan::sample(view, dice), deal: Deal { number: 0, swap: (0, 0) } }
    }
    fn view_decider(view: &View) -> Option<Seat> {
        SanJuan::view_decider(view)
    }
    fn offers(world: &WorldState, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        SanJuan::offers(&world.state, seat)
    }
    fn outcome(world: &WorldState) -> Option<Outcome> {
        SanJuan::outcome(&world.state)
    }
    fn score_now(world: &WorldState) -> Outcome {
        SanJuan::score_now(&world.state)
    }
    fn depth(world: &WorldState) -> usize {
        SanJuan::depth(&world.state)
    }
}

impl Title for World {
    type Facts = Facts;
    type Wish = IgnoredAny;
    type Plan = ();
    const PLAYERS: &'static [usize] = SanJuan::PLAYERS;

    fn facts(view: &View) -> Facts {
        facts(view)
    }

    fn plan(_: &View, _: &IgnoredAny) -> Option<()> {
        None
    }

    fn options() -> Vec<OptionInfo> {
        let numbers: Vec<String> = (0..=255).map(|number| number.to_string()).collect();
        let option = |key: &str| OptionInfo { key: key.into(), values: numbers.clone(), default: None, some: None };
        SanJuan::options().into_iter().chain(["deal", "card", "other"].map(option)).collect()
    }

    fn bots() -> Vec<&'static str> {
        SanJuan::bots()
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<World>>> {
        Some(Box::new(Adviser(SanJuan::bot(name, seed)?)))
    }
}

/// A computer player of San Juan in any world.
struct Adviser(Box<dyn Bot<SanJuan>>);

impl Bot<World> for Adviser {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        self.0.choose(view, legal)
    }
}
