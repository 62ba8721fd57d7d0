//! A second game for the registry: Tally, the example of the contract, with well-behaved players and others.

use entrepot_table::example::{Event, Move, Refusal, Setup, State, Tally, View};
use entrepot_table::{Bot, Chance, Dice, Game, Moves, NamedBot, Offer, Outcome, Seat, Sink};
use entrepot_title::{Title, json};
use std::time::Duration;

/// Tally under another name. If `SLOW`, its best computer player is slow.
#[derive(Clone, Copy, Debug)]
pub struct Tallied<const SLOW: bool = false>;

/// The slow one.
pub type Pondered = Tallied<true>;

/// How long a slow player thinks about a card: long enough for others to act meanwhile.
const THINKING: Duration = Duration::from_secs(1);

impl<const SLOW: bool> Game for Tallied<SLOW> {
    const NAME: &'static str = if SLOW { "pondered" } else { "tallied" };
    const RULES_VERSION: u32 = Tally::RULES_VERSION;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        Tally::deal(setup, chance, sink)
    }
    fn players(state: &State) -> usize {
        Tally::players(state)
    }
    fn decider(state: &State) -> Option<Seat> {
        Tally::decider(state)
    }
    fn round(state: &State) -> u32 {
        Tally::round(state)
    }
    fn legal(state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
    }
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv)
    }
    fn arrange(state: &State, moves: &mut [Move]) {
        Tally::arrange(state, moves);
    }
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        Tally::play(state, mv, chance, sink);
    }
    fn view(state: &State, viewer: Option<Seat>) -> View {
        Tally::view(state, viewer)
    }
    fn sample(view: &View, dice: &mut Dice) -> State {
        Tally::sample(view, dice)
    }
    fn view_decider(view: &View) -> Option<Seat> {
        Tally::view_decider(view)
    }
    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        Tally::offers(state, seat)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        Tally::outcome(state)
    }
    fn score_now(state: &State) -> Outcome {
        Tally::score_now(state)
    }
    fn depth(state: &State) -> usize {
        Tally::depth(state)
    }
}

/// Tally with players of all sorts.
pub static TALLIED: Title<Tallied> = Title {
    facts: Some(|view| json(&cards_held(view))),
    ..Title::new(&[
        NamedBot::opponent("fails", |_| Box::new(Fails)),
        NamedBot::opponent("cheats", |_| Box::new(Cheats)),
        NamedBot::opponent("first", |_| Box::new(First)),
        NamedBot::yardstick("ponders", |_| Box::new(Ponders)),
    ])
};

/// Tally with a slow player.
pub static PONDERED: Title<Pondered> = Title {
    facts: Some(|view| json(&cards_held(view))),
    ..Title::new(&[
        NamedBot::yardstick("fails", |_| Box::new(Fails)),
        NamedBot::yardstick("cheats", |_| Box::new(Cheats)),
        NamedBot::opponent("first", |_| Box::new(First)),
        NamedBot::opponent("ponders", |_| Box::new(Ponders)),
    ])
};

/// How many cards the viewer holds.
fn cards_held(view: &View) -> Option<usize> {
    view.own.as_ref().map(|own| own.hand.len())
}

/// Plays the first legal move.
struct First;
impl<const SLOW: bool> Bot<Tallied<SLOW>> for First {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        legal[0]
    }
}

/// Offers a card at once, but takes its time for what follows.
struct Ponders;
impl<const SLOW: bool> Bot<Tallied<SLOW>> for Ponders {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        if view.held {
            std::thread::sleep(THINKING);
        }
        legal[0]
    }
}

/// Plays cards it does not have.
struct Cheats;
impl<const SLOW: bool> Bot<Tallied<SLOW>> for Cheats {
    fn choose(&mut self, _: &View, _: &[Move]) -> Move {
        Move::Pick(99)
    }
}

/// Panics instead of playing.
struct Fails;
impl<const SLOW: bool> Bot<Tallied<SLOW>> for Fails {
    fn choose(&mut self, _: &View, _: &[Move]) -> Move {
        panic!("a computer player that fails, on purpose")
    }
}
