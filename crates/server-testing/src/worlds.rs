//! A game in two worlds: one with a deal that the tests choose, and one in which two cards are swapped.

use entrepot_table::contract::Examined;
use entrepot_table::{
    Bot, CardNumber, Chance, Dice, Game, Log, Moves, NamedBot, Offer, Outcome, Purpose, Seat, Seed, Setup, SetupError,
    SetupOption, Sink,
};
use entrepot_title::Title;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

/// A game whose deal these tests can choose, given as its title.
pub trait Dealt<G: Game>: Copy + Debug + Send + Sync + 'static {
    /// The game.
    fn title() -> &'static Title<G>;
}

/// The highest number of a card here: options must list their values.
const HIGHEST: u16 = 999;

static NUMBERS: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| (0..=HIGHEST).map(|number| &*number.to_string().leak()).collect());

/// A world: the number of the deal, and the two cards that are swapped in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub number: u64,
    pub swap: (u16, u16),
}

impl Deal {
    fn of(self, card: u16) -> u16 {
        match (card, self.swap) {
            (card, (a, b)) if card == a => b,
            (card, (a, b)) if card == b => a,
            (card, _) => card,
        }
    }
}

/// Orders the cards as in the world without a swap, then swaps two.
impl Chance for Deal {
    fn shuffle<C: CardNumber>(&mut self, purpose: Purpose, cards: &mut [C]) {
        let mut seed = Seed::from_number(self.number);
        let lies = |wanted: u16| cards.iter().any(|card| (*card).into() == wanted);
        // Other things shuffled for the deal may have numbers of their own.
        let others = !lies(self.swap.0) || !lies(self.swap.1);
        if matches!(purpose, Purpose::Setup(_)) && others {
            return seed.shuffle(purpose, cards);
        }
        let deal = *self;
        let of = |card: C| C::try_from(deal.of(card.into())).unwrap_or(card);
        cards.iter_mut().for_each(|card| *card = of(*card));
        seed.shuffle(purpose, cards);
        cards.iter_mut().for_each(|card| *card = of(*card));
    }

    fn throw(&mut self, purpose: Purpose, sides: u32) -> u32 {
        Seed::from_number(self.number).throw(purpose, sides)
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

impl<S: Setup> FromStr for WorldSetup<S> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<WorldSetup<S>, SetupError> {
        WorldSetup::read(text)
    }
}

impl<S: Setup> Setup for WorldSetup<S> {
    const PLAYERS: RangeInclusive<usize> = S::PLAYERS;

    fn options() -> Vec<SetupOption> {
        let option = |key| SetupOption { default: None, ..SetupOption::new(key, &NUMBERS) };
        // Nothing is drawn by lot, so that the course of the game is known.
        let chosen = S::options().into_iter().map(|option| SetupOption { by_lot: false, ..option });
        chosen.chain(["deal", "card", "other"].map(option)).collect()
    }

    fn recommended(players: usize) -> WorldSetup<S> {
        WorldSetup { setup: S::recommended(players), deal: Deal { number: 0, swap: (0, 0) } }
    }

    fn players(&self) -> usize {
        self.setup.players()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let number = || match value.parse::<u16>() {
            Ok(number) if number <= HIGHEST => Ok(number),
            _ => Err(SetupError::value(key, value, &format!("0 to {HIGHEST}"))),
        };
        match key {
            "deal" => self.deal.number = number()?.into(),
            "card" => self.deal.swap.0 = number()?,
            "other" => self.deal.swap.1 = number()?,
            _ => self.setup.set(key, value)?,
        }
        Ok(())
    }
}

/// A position and the world it is in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WorldState<S> {
    state: S,
    deal: Deal,
}

/// A game whose deal can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct World<G, D>(PhantomData<(G, D)>);

impl<G: Examined, D: Dealt<G>> Game for World<G, D> {
    const NAME: &'static str = "world";
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

impl<G: Examined, D: Dealt<G>> World<G, D> {
    /// The game in any world, as it is offered.
    pub fn title() -> &'static Title<World<G, D>> {
        let Title { facts, plan, payment, town, .. } = *D::title();
        let greedy = |seed| -> Box<dyn Bot<World<G, D>>> {
            Box::new(Adviser(D::title().bot("greedy", seed).expect("every game has a greedy player")))
        };
        let bots = Box::leak(Box::new([NamedBot::opponent("greedy", greedy)]));
        Box::leak(Box::new(Title { facts, plan, payment, town, ..Title::new(bots) }))
    }
}

/// A computer player of the game in any world.
struct Adviser<G>(Box<dyn Bot<G>>);

impl<G: Examined, D: Dealt<G>> Bot<World<G, D>> for Adviser<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        self.0.choose(view, legal)
    }
}
