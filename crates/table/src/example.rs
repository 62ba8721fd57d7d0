//! Tally, a complete small game. Its rules:
//!
//! - **T1** Twelve cards: the values 1 to 6, each twice. Two or three play. Everybody is dealt three cards; the others
//!   are the pile.
//! - **T2** In the first turn you begin by giving two cards of your hand back, both together: they are shuffled into
//!   the pile, you draw two, and you look at the card that is on top of the pile then. It stays there.
//! - **T3** In every turn you pick a card of your hand and lay it before you, face up or face down.
//! - **T4** When all hands are empty, all cards are turned up. Your points are the sum of your cards, less one for each
//!   that you laid face down. The most points win; equal points share the victory.

use crate::{
    Chance, Dice, Game, Moves, Offer, Outcome, Purpose, Refuse, Seat, Setup as _, SetupError, SetupOption, Sink,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

mod examined;

pub use examined::Zone;

/// The cards are numbered 0 to 11, in the order of their values. Numbers never leave the state.
pub type Card = u8;

/// The value of a card: what everybody outside the state calls it.
pub fn value(card: Card) -> u8 {
    card / 2 + 1
}

/// The mark of a seat in [`State::seen`].
fn bit(seat: Seat) -> u8 {
    1 << seat.index()
}

/// The name of the game.
#[derive(Clone, Copy, Debug)]
pub struct Tally;

/// How many play: 2 or 3. A setup that exists is valid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setup {
    players: usize,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Place {
    /// In the pile: 0 is on top.
    Pile(u8),
    /// In a hand.
    Hand(Seat),
    /// Before a player, face down.
    Down(Seat),
    /// Before a player, face up.
    Up(Seat),
}

/// A whole position. Each card is in exactly one place because that is how it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// How many play.
    pub players: usize,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many seats have given cards back (T2).
    pub swapped: usize,
    /// The card that is held out of the hand: the first of the two to give back, or the one to lay.
    pub held: Option<Card>,
    /// How many cards each seat laid face down.
    pub blind: [u8; 3],
    /// Where each card is.
    pub places: [Place; 12],
    /// Which seats have seen each card where it is now: a bit for each.
    pub seen: [u8; 12],
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose turn it is.
    pub turn: Seat,
    /// How many seats have given cards back.
    pub swapped: usize,
    /// Whether a card is held out of the hand.
    pub held: bool,
    /// How many cards are in the pile.
    pub pile: usize,
    /// What lies before each seat.
    pub seats: Vec<Front>,
    /// Which hidden cards of others and of the pile the viewer has seen: where they are, and their values.
    pub seen: Vec<(Place, u8)>,
    /// What only the viewer knows; nothing for somebody who only watches.
    pub own: Option<Own>,
}

/// What everybody may know of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Front {
    /// How many cards are in the hand.
    pub hand: usize,
    /// How many cards were laid face down.
    pub blind: u8,
    /// The values that lie face up, smallest first.
    pub up: Vec<u8>,
}

/// What only its owner knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Which seat it is.
    pub seat: Seat,
    /// The values in the hand, smallest first.
    pub hand: Vec<u8>,
    /// The values that lie face down, smallest first.
    pub down: Vec<u8>,
    /// The value that is held out.
    pub held: Option<u8>,
}

/// One small choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Give back a card of this value (T2). The two are a set: the smaller is named first.
    Return(u8),
    /// Hold out a card of this value, to lay it (T3).
    Pick(u8),
    /// Lay it face down (T3).
    Down,
    /// Lay it face up (T3).
    Up,
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Refusal {
    /// Another seat decides, or nobody any more.
    NotYourTurn,
    /// No card of that value is in the hand.
    NotInHand,
    /// Two cards must be given back first.
    ReturnFirst,
    /// Cards are given back once in the game.
    ReturnedAlready,
    /// Of the two cards to give back the smaller is named first.
    SmallerFirst,
    /// Nothing could follow as the second card to give back.
    NothingFollows,
    /// A card must be picked first.
    PickFirst,
    /// A card is held out: it must be laid.
    LayFirst,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A seat was dealt three cards; which, only that seat knows.
    Dealt(Seat, Option<[u8; 3]>),
    /// Two cards were given back and shuffled into the pile; which, only the giver knows.
    GaveBack(Seat, Option<[u8; 2]>),
    /// Two cards were drawn.
    Drew(Seat, Option<[u8; 2]>),
    /// A seat looked at the card on top of the pile.
    Looked(Seat, Option<u8>),
    /// A card was laid face up.
    LaidUp(Seat, u8),
    /// A card was laid face down; which, only its owner knows.
    LaidDown(Seat, Option<u8>),
    /// All cards were turned up.
    Ended(Outcome),
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::ReturnFirst | Refusal::ReturnedAlready | Refusal::SmallerFirst | Refusal::NothingFollows => "T2",
            Refusal::NotYourTurn | Refusal::NotInHand | Refusal::PickFirst | Refusal::LayFirst => "T3",
        }
    }
}

impl Move {
    /// Every move there is, in the order of moves.
    pub fn all() -> impl Iterator<Item = Move> {
        (1..=6).map(Move::Return).chain((1..=6).map(Move::Pick)).chain([Move::Down, Move::Up])
    }

    /// The value that the move names.
    pub fn value(self) -> Option<u8> {
        match self {
            Move::Return(value) | Move::Pick(value) => Some(value),
            Move::Down | Move::Up => None,
        }
    }
}

impl State {
    /// A table on which no card has its place yet.
    fn empty(players: usize) -> State {
        let (places, seen) = ([Place::Pile(0); 12], [0; 12]);
        State { players, turn: Seat::new(0), swapped: 0, held: None, blind: [0; 3], places, seen }
    }

    /// The cards in a place, smallest first.
    pub fn cards(&self, place: Place) -> impl DoubleEndedIterator<Item = Card> {
        (0..12).filter(move |&card| self.places[usize::from(card)] == place)
    }

    /// The cards of a hand that are not held out, smallest first.
    fn choices(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Card> {
        self.cards(Place::Hand(seat)).filter(|&card| self.held != Some(card))
    }

    /// Whether this viewer has seen a card where it is now. People who only watch have seen what everybody has.
    pub fn has_seen(&self, viewer: Option<Seat>, card: Card) -> bool {
        let eyes = viewer.map_or(self.everybody(), bit);
        self.seen[usize::from(card)] & eyes == eyes
    }

    /// All seats, as they are noted in `seen`.
    pub fn everybody(&self) -> u8 {
        Seat::all(self.players).map(bit).sum()
    }

    /// Which card a seat takes when it names a value: equal cards are equal to everybody, so the first will do.
    pub fn find(&self, seat: Seat, wanted: u8) -> Option<Card> {
        self.choices(seat).find(|&card| value(card) == wanted)
    }

    /// Whether the turn still has to begin with giving cards back.
    pub fn swapping(&self) -> bool {
        self.turn.index() >= self.swapped
    }

    /// Puts a card somewhere: whoever sees all cards of that place sees it, and these seats besides.
    fn put(&mut self, card: Card, place: Place, seats: u8) {
        let owners = match place {
            Place::Pile(_) => 0,
            Place::Hand(seat) | Place::Down(seat) => bit(seat),
            Place::Up(_) => self.everybody(),
        };
        self.places[usize::from(card)] = place;
        self.seen[usize::from(card)] = owners | seats;
    }

    fn values(&self, place: Place) -> Vec<u8> {
        self.cards(place).map(value).collect()
    }

    fn give_back(&mut self, wanted: u8, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let seat = self.turn;
        let card = self.find(seat, wanted);
        let Some(first) = self.held.take() else {
            self.held = card;
            return;
        };
        let in_pile = |card: &Card| matches!(self.places[usize::from(*card)], Place::Pile(_));
        let mut pile: ArrayVec<Card, 12> = (0..12).filter(in_pile).chain([first]).chain(card).collect();
        chance.shuffle(Purpose::Reshuffle(self.swapped as u32), &mut pile);
        let places = [Place::Hand(seat); 2].into_iter().chain((0..).map(Place::Pile));
        // What was noted of these cards before ends here: nobody knows any more where they lie.
        pile.iter().zip(places).for_each(|(&card, place)| self.put(card, place, 0));
        let top = pile[2];
        self.put(top, Place::Pile(0), bit(seat));
        self.swapped += 1;
        let given = [value(first), wanted];
        let mut drawn = [value(pile[0]), value(pile[1])];
        drawn.sort_unstable();
        sink.split(seat, || Event::GaveBack(seat, Some(given)), || Event::GaveBack(seat, None));
        sink.split(seat, || Event::Drew(seat, Some(drawn)), || Event::Drew(seat, None));
        sink.split(seat, || Event::Looked(seat, Some(value(top))), || Event::Looked(seat, None));
        sink.revealed();
    }

    fn lay(&mut self, up: bool, sink: &mut impl Sink<Event>) {
        let card = self.held.take().expect("a card is held out before it is laid");
        let (seat, laid) = (self.turn, value(card));
        if up {
            self.put(card, Place::Up(seat), 0);
            sink.all(|| Event::LaidUp(seat, laid));
        } else {
            self.put(card, Place::Down(seat), 0);
            self.blind[seat.index()] += 1;
            sink.split(seat, || Event::LaidDown(seat, Some(laid)), || Event::LaidDown(seat, None));
        }
        self.next_turn(sink);
    }

    fn next_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.turn = self.turn.next(self.players);
        let hand: ArrayVec<Card, 3> = self.cards(Place::Hand(self.turn)).collect();
        match hand[..] {
            [] => self.end(sink),
            // Everybody can see that one card is left, so nobody is asked which. Two equal cards leave no choice either,
            // but that is known to their owner alone: there the question stays.
            [only] => self.held = Some(only),
            _ => {}
        }
    }

    fn end(&mut self, sink: &mut impl Sink<Event>) {
        for card in 0..12 {
            if let Place::Down(seat) = self.places[usize::from(card)] {
                self.put(card, Place::Up(seat), 0);
            }
        }
        sink.all(|| Event::Ended(Tally::score_now(self)));
        sink.revealed();
    }
}

impl Game for Tally {
    const NAME: &'static str = "tally";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        let mut deck: [Card; 12] = std::array::from_fn(|card| card as Card);
        chance.shuffle(Purpose::Setup(0), &mut deck);
        let mut state = State::empty(setup.players);
        let (hands, pile) = deck.split_at(3 * setup.players);
        for (seat, hand) in Seat::all(setup.players).zip(hands.chunks_exact(3)) {
            hand.iter().for_each(|&card| state.put(card, Place::Hand(seat), 0));
            let mut dealt = [value(hand[0]), value(hand[1]), value(hand[2])];
            dealt.sort_unstable();
            sink.split(seat, || Event::Dealt(seat, Some(dealt)), || Event::Dealt(seat, None));
        }
        pile.iter().zip(0..).for_each(|(&card, depth)| state.put(card, Place::Pile(depth), 0));
        state
    }

    fn players(state: &State) -> usize {
        state.players
    }

    fn decider(state: &State) -> Option<Seat> {
        state.cards(Place::Hand(state.turn)).next().map(|_| state.turn)
    }

    fn round(state: &State) -> u32 {
        let in_hand = state.cards(Place::Hand(state.turn)).count() as u32;
        (4 - in_hand).min(3)
    }

    fn legal(state: &State, moves: &mut Moves<Move>) {
        moves.clear();
        if let Some(seat) = Tally::decider(state) {
            moves.extend(Move::all().filter(|&mv| Tally::check(state, seat, mv).is_ok()));
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let no = |refused, refusal| if refused { Err(refusal) } else { Ok(()) };
        no(Tally::decider(state) != Some(seat), Refusal::NotYourTurn)?;
        match mv {
            Move::Return(_) => no(!state.swapping(), Refusal::ReturnedAlready)?,
            Move::Pick(_) | Move::Down | Move::Up => no(state.swapping(), Refusal::ReturnFirst)?,
        }
        let missing = mv.value().is_some_and(|wanted| state.find(seat, wanted).is_none());
        match (mv, state.held) {
            (Move::Pick(_), Some(_)) => Err(Refusal::LayFirst),
            (Move::Down | Move::Up, None) => Err(Refusal::PickFirst),
            _ if missing => Err(Refusal::NotInHand),
            (Move::Return(second), Some(first)) => no(second < value(first), Refusal::SmallerFirst),
            (Move::Return(first), None) => {
                let not_smaller = state.choices(seat).filter(|&card| value(card) >= first).count();
                no(not_smaller < 2, Refusal::NothingFollows)
            }
            (Move::Pick(_), None) | (Move::Down | Move::Up, Some(_)) => Ok(()),
        }
    }

    fn arrange(_: &State, moves: &mut [Move]) {
        let one_set = |a: &Move, b: &Move| matches!((a, b), (Move::Return(_), Move::Return(_)));
        moves.chunk_by_mut(one_set).for_each(<[Move]>::sort_unstable);
    }

    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        match mv {
            Move::Return(wanted) => state.give_back(wanted, chance, sink),
            Move::Pick(wanted) => state.held = state.find(state.turn, wanted),
            Move::Down | Move::Up => state.lay(mv == Move::Up, sink),
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let front = |seat| Front {
            hand: state.cards(Place::Hand(seat)).count(),
            blind: state.blind[seat.index()],
            up: state.values(Place::Up(seat)),
        };
        let own = |seat| Own {
            seat,
            hand: state.values(Place::Hand(seat)),
            down: state.values(Place::Down(seat)),
            held: state.held.filter(|_| seat == state.turn).map(value),
        };
        let elsewhere = |place: Place| match place {
            Place::Hand(seat) | Place::Down(seat) => viewer != Some(seat),
            Place::Pile(_) => true,
            Place::Up(_) => false,
        };
        let look = |card: Card| {
            let place = state.places[usize::from(card)];
            (elsewhere(place) && state.has_seen(viewer, card)).then(|| (place, value(card)))
        };
        let mut seen: Vec<(Place, u8)> = (0..12).filter_map(look).collect();
        // By place and value: in the order of their numbers, equal cards could be told apart.
        seen.sort_unstable();
        View {
            turn: state.turn,
            swapped: state.swapped,
            held: state.held.is_some(),
            pile: state.places.iter().filter(|place| matches!(place, Place::Pile(_))).count(),
            seats: Seat::all(state.players).map(front).collect(),
            seen,
            own: viewer.map(own),
        }
    }

    fn sample(view: &View, dice: &mut Dice) -> State {
        let viewer = view.own.as_ref().map(|own| own.seat);
        let mut known: Vec<(Place, u8)> = view.seen.clone();
        let mut hidden: Vec<Place> = (0..view.pile).map(|depth| Place::Pile(depth as u8)).collect();
        for (seat, front) in Seat::all(view.seats.len()).zip(&view.seats) {
            let face_down = if Tally::view_decider(view).is_some() { front.blind } else { 0 };
            known.extend(front.up.iter().map(|&value| (Place::Up(seat), value)));
            if let Some(own) = view.own.as_ref().filter(|own| own.seat == seat) {
                known.extend(own.hand.iter().map(|&value| (Place::Hand(seat), value)));
                known.extend(own.down.iter().map(|&value| (Place::Down(seat), value)));
            } else {
                hidden.extend((0..front.hand).map(|_| Place::Hand(seat)));
                hidden.extend((0..face_down).map(|_| Place::Down(seat)));
            }
        }
        for (place, _) in &view.seen {
            let at = hidden.iter().position(|other| other == place).expect("what was seen lies where a card is");
            hidden.remove(at);
        }

        let mut free: Vec<Card> = (0..12).collect();
        dice.shuffle(&mut free);
        let mut take = |wanted: Option<u8>| {
            let suits = |&card: &Card| wanted.is_none_or(|wanted| value(card) == wanted);
            let at = free.iter().position(suits).expect("a view holds no more cards than there are");
            free.remove(at)
        };
        let (turn, swapped) = (view.turn, view.swapped);
        let mut state = State { turn, swapped, ..State::empty(view.seats.len()) };
        state.blind.iter_mut().zip(&view.seats).for_each(|(blind, front)| *blind = front.blind);
        let viewers = viewer.map_or(state.everybody(), bit);
        known.into_iter().for_each(|(place, value)| state.put(take(Some(value)), place, viewers));
        hidden.into_iter().for_each(|place| state.put(take(None), place, 0));
        // Everybody could see who looked at the top of the pile last.
        let looked = swapped.checked_sub(1).map(Seat::new).filter(|seat| viewer != Some(*seat));
        let top = state.cards(Place::Pile(0)).next();
        looked.zip(top).into_iter().for_each(|(seat, top)| state.seen[usize::from(top)] |= bit(seat));
        if view.held {
            state.held = match view.own.as_ref().and_then(|own| own.held) {
                Some(wanted) => state.find(turn, wanted),
                None => {
                    let hand: Vec<Card> = state.choices(turn).collect();
                    // The first card to give back was not the largest: a second one must follow it.
                    let possible = hand.len() - usize::from(state.swapping());
                    Some(hand[dice.below(possible)])
                }
            };
        }
        state
    }

    fn view_decider(view: &View) -> Option<Seat> {
        (view.seats[view.turn.index()].hand > 0).then_some(view.turn)
    }

    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        if Tally::decider(state) != Some(seat) {
            return Vec::new();
        }
        let thinkable = |mv: &Move| mv.value().is_none_or(|value| state.find(seat, value).is_some());
        let offer = |mv| Offer::new(mv, Tally::check(state, seat, mv));
        Move::all().filter(thinkable).map(offer).collect()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Tally::decider(state).is_none().then(|| Tally::score_now(state))
    }

    fn score_now(state: &State) -> Outcome {
        let sum = |place| state.cards(place).map(|card| i32::from(value(card))).sum::<i32>();
        let score = |seat: Seat| sum(Place::Up(seat)) + sum(Place::Down(seat)) - i32::from(state.blind[seat.index()]);
        let points: Vec<i32> = Seat::all(state.players).map(score).collect();
        let place = |mine: &i32| 1 + points.iter().filter(|other| *other > mine).count() as u8;
        Outcome { places: points.iter().map(place).collect(), points }
    }

    fn depth(state: &State) -> usize {
        1 + usize::from(state.held.is_some())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Return(value) => write!(f, "return {value}"),
            Move::Pick(value) => write!(f, "pick {value}"),
            Move::Down => f.write_str("down"),
            Move::Up => f.write_str("up"),
        }
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        let value = |text: &str| match text.parse() {
            Ok(value @ 1..=6) => Ok(value),
            _ => Err(format!("\u{201c}{text}\u{201d} is not a value: they are 1 to 6")),
        };
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["return", text] => Ok(Move::Return(value(text)?)),
            ["pick", text] => Ok(Move::Pick(value(text)?)),
            ["down"] => Ok(Move::Down),
            ["up"] => Ok(Move::Up),
            _ => Err(format!("\u{201c}{text}\u{201d} is not a move: return VALUE, pick VALUE, down or up")),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        Setup::read(text)
    }
}

impl crate::Setup for Setup {
    const PLAYERS: RangeInclusive<usize> = 2..=3;

    fn options() -> Vec<SetupOption> {
        Vec::new()
    }

    fn recommended(players: usize) -> Setup {
        Setup { players }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "players" => self.players = Setup::read_players(value)?,
            _ => return Err(SetupError::unknown::<Setup>(key)),
        }
        Ok(())
    }
}
