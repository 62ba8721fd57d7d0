//! A game in two worlds: one with a deal that the tests choose, and one that differs from it by two cards exchanged.

use entrepot_anno1800::Anno1800;
use entrepot_bots::Bot;
use entrepot_sanjuan::SanJuan;
use entrepot_server::Title;
use entrepot_server::protocol::OptionInfo;
use entrepot_table::contract::Examined;
use entrepot_table::{Chance, Dice, Game, Log, Moves, Offer, Outcome, Purpose, Seat, Seed, Sink};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

/// A game whose deal can be chosen in these tests.
pub trait Dealt: Title + Examined {
    /// What it is called then.
    const WORLD: &'static str;
}

impl Dealt for SanJuan {
    const WORLD: &'static str = "world-sanjuan";
}

impl Dealt for Anno1800 {
    const WORLD: &'static str = "world-anno1800";
}

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
        // What else is shuffled for the deal may have numbers of its own.
        let others = !cards.contains(&self.swap.0) || !cards.contains(&self.swap.1);
        if matches!(purpose, Purpose::Setup(_)) && others {
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
pub struct WorldSetup<S> {
    setup: S,
    deal: Deal,
}

impl<S: Display> Display for WorldSetup<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Deal { number, swap: (card, other) } = self.deal;
        write!(f, "{} deal={number} card={card} other={other}", self.setup)
    }
}

impl<S: FromStr<Err: Display>> FromStr for WorldSetup<S> {
    type Err = String;

    fn from_str(text: &str) -> Result<WorldSetup<S>, String> {
        let ours = |word: &&str| ["deal=", "card=", "other="].iter().any(|key| word.starts_with(key));
        let number = |key: &str| {
            let word = text.split(' ').find_map(|word| word.strip_prefix(key));
            word.and_then(|value| value.parse::<u8>().ok()).unwrap_or(0)
        };
        let rest: Vec<&str> = text.split(' ').filter(|word| !ours(word)).collect();
        let setup = rest.join(" ").parse::<S>().map_err(|error| error.to_string())?;
        let deal = Deal { number: number("deal=").into(), swap: (number("card="), number("other=")) };
        Ok(WorldSetup { setup, deal })
    }
}

/// A position and the world it is in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WorldState<S> {
    state: S,
    deal: Deal,
}

/// A game with a deal that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct World<G>(PhantomData<G>);

impl<G: Dealt> Game for World<G> {
    const NAME: &'static str = G::WORLD;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    type Setup = WorldSetup<G::Setup>;
    type State = WorldState<G::State>;
    type Move = G::Move;
    type Refusal = G::Refusal;
    type Event = G::Event;
    type View = G::View;

    fn deal(setup: &Self::Setup, _: &mut impl Chance, sink: &mut impl Sink<G::Event>) -> Self::State {
        let deal = setup.deal;
        WorldState { state: G::deal(&setup.setup, &mut deal.clone(), sink), deal }
    }
    fn players(world: &Self::State) -> usize {
        G::players(&world.state)
    }
    fn decider(world: &Self::State) -> Option<Seat> {
        G::decider(&world.state)
    }
    fn round(world: &Self::State) -> u32 {
        G::round(&world.state)
    }
    fn legal(world: &Self::State, moves: &mut Moves<G::Move>) {
        G::legal(&world.state, moves);
    }
    fn check(world: &Self::State, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        G::check(&world.state, seat, mv)
    }
    fn arrange(world: &Self::State, moves: &mut [G::Move]) {
        G::arrange(&world.state, moves);
    }
    fn said_by_itself(before: &Self::State, mv: G::Move, after: &Self::State, log: &Log<G::Event>) -> Vec<G::Move> {
        G::said_by_itself(&before.state, mv, &after.state, log)
    }
    fn one_too_many(before: &Self::State, mv: G::Move, after: &Self::State, next: G::Move) -> Option<G::Refusal> {
        G::one_too_many(&before.state, mv, &after.state, next)
    }
    fn play(world: &mut Self::State, mv: G::Move, _: &mut impl Chance, sink: &mut impl Sink<G::Event>) {
        G::play(&mut world.state, mv, &mut world.deal.clone(), sink);
    }
    fn view(world: &Self::State, viewer: Option<Seat>) -> G::View {
        G::view(&world.state, viewer)
    }
    fn sample(view: &G::View, dice: &mut Dice) -> Self::State {
        WorldState { state: G::sample(view, dice), deal: Deal { number: 0, swap: (0, 0) } }
    }
    fn view_decider(view: &G::View) -> Option<Seat> {
        G::view_decider(view)
    }
    fn offers(world: &Self::State, seat: Seat) -> Vec<Offer<G::Move, G::Refusal>> {
        G::offers(&world.state, seat)
    }
    fn outcome(world: &Self::State) -> Option<Outcome> {
        G::outcome(&world.state)
    }
    fn score_now(world: &Self::State) -> Outcome {
        G::score_now(&world.state)
    }
    fn depth(world: &Self::State) -> usize {
        G::depth(&world.state)
    }
}

impl<G: Dealt> Title for World<G> {
    type Facts = G::Facts;
    type Wish = G::Wish;
    type Plan = G::Plan;
    const PLAYERS: &'static [usize] = G::PLAYERS;

    fn facts(view: &G::View) -> G::Facts {
        G::facts(view)
    }

    fn plan(view: &G::View, wish: &G::Wish) -> Option<G::Plan> {
        G::plan(view, wish)
    }

    fn options() -> Vec<OptionInfo> {
        let numbers: Vec<String> = (0..=255).map(|number| number.to_string()).collect();
        let option = |key: &str| OptionInfo {
            key: key.into(),
            values: numbers.clone(),
            default: None,
            some: None,
            follows: None,
        };
        G::options().into_iter().chain(["deal", "card", "other"].map(option)).collect()
    }

    fn bots() -> Vec<&'static str> {
        G::bots()
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<World<G>>>> {
        Some(Box::new(Adviser(G::bot(name, seed)?)))
    }
}

/// A computer player of the game in any world.
struct Adviser<G>(Box<dyn Bot<G>>);

impl<G: Dealt> Bot<World<G>> for Adviser<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        self.0.choose(view, legal)
    }
}
