//! The contract tests prove themselves: Tally, broken in one place at a time, fails exactly the check of that place.

use entrepot_table::contract::{Check, Examined, Plan, examine, random};
use entrepot_table::example::{Event, Move, Place, Refusal, Setup, State, Tally, View, Zone, value};
use entrepot_table::{Chance, Dice, Game, Moves, Offer, Outcome, Seat, Silent, Sink};
use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;

/// What a broken game does in another way than Tally.
trait Twist: Copy + Debug + 'static {
    fn deal(setup: &Setup, chance: &mut impl Chance) -> State {
        Tally::deal(setup, chance, &mut Silent)
    }
    fn legal(state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
    }
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv)
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
}

#[derive(Clone, Copy, Debug)]
struct Broken<T>(PhantomData<T>);

impl<T: Twist> Game for Broken<T> {
    const NAME: &'static str = "broken tally";
    const RULES_VERSION: u32 = Tally::RULES_VERSION;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, _: &mut impl Sink<Event>) -> State {
        T::deal(setup, chance)
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
        T::legal(state, moves);
    }
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        T::check(state, seat, mv)
    }
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        T::play(state, mv, chance, sink);
    }
    fn view(state: &State, viewer: Option<Seat>) -> View {
        T::view(state, viewer)
    }
    fn sample(view: &View, dice: &mut Dice) -> State {
        T::sample(view, dice)
    }
    fn view_decider(view: &View) -> Option<Seat> {
        T::view_decider(view)
    }
    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        T::offers(state, seat)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        T::outcome(state)
    }
    fn score_now(state: &State) -> Outcome {
        Tally::score_now(state)
    }
    fn depth(state: &State) -> usize {
        Tally::depth(state)
    }
}

impl<T: Twist> Examined for Broken<T> {
    type Zone = Zone;
    const ZONES: &'static [Zone] = Tally::ZONES;

    fn setup(dice: &mut Dice) -> Setup {
        Tally::setup(dice)
    }
    fn probes(state: &State) -> Vec<Move> {
        Tally::probes(state)
    }
    fn audit(state: &State) -> Result<(), String> {
        Tally::audit(state)
    }
    fn hidden(state: &State, viewer: Option<Seat>) -> Vec<(Zone, u8)> {
        Tally::hidden(state, viewer)
    }
    fn exchange(state: &State, a: u8, b: u8) -> State {
        Tally::exchange(state, a, b)
    }
    fn same(state: &State, a: u8, b: u8) -> bool {
        Tally::same(state, a, b)
    }
    fn named(state: &State, mv: Move) -> Option<u8> {
        Tally::named(state, mv)
    }
    fn renamed(state: &State, mv: Move, card: u8) -> Move {
        Tally::renamed(state, mv, card)
    }
    fn mid_set(state: &State) -> bool {
        Tally::mid_set(state)
    }
}

/// The value of the card on top of the pile: nobody may know it.
fn top(state: &State) -> Option<u8> {
    state.cards(Place::Pile(0)).next().map(value)
}

/// Twists Tally and examines it: exactly the named checks must fail.
macro_rules! fails {
    ($check:ident, $test:ident, { $($twist:item)* }) => {
        #[test]
        fn $test() {
            #[derive(Clone, Copy, Debug)]
            struct Twisted;
            impl Twist for Twisted {
                $($twist)*
            }
            let plan = Plan { window: 6, ..Plan::new(100) };
            let report = examine::<Broken<Twisted>>(&plan, &mut random);
            let failed: Vec<Check> = report.failed.keys().copied().collect();
            assert_eq!(failed, [Check::$check], "\n{report}");
            assert!(!report.passed());
        }
    };
}

#[test]
fn nothing_fails_where_nothing_is_broken() {
    #[derive(Clone, Copy, Debug)]
    struct Sound;
    impl Twist for Sound {}
    examine::<Broken<Sound>>(&Plan { window: 6, ..Plan::new(100) }, &mut random).assert_passed();
}

thread_local! {
    static DEALT: Cell<bool> = const { Cell::new(false) };
}

fails!(Frozen, another_deal_each_time, {
    fn deal(setup: &Setup, chance: &mut impl Chance) -> State {
        let state = Tally::deal(setup, chance, &mut Silent);
        if DEALT.replace(!DEALT.get()) { Tally::exchange(&state, 0, 11) } else { state }
    }
});

fails!(Conservation, loses_a_card, {
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let held = state.held;
        Tally::play(state, mv, chance, sink);
        if let (Move::Down, Some(card)) = (mv, held) {
            state.places[usize::from(card)] = Place::Pile(99);
        }
    }
});

fails!(LegalOrder, lists_moves_out_of_order, {
    fn legal(state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.reverse();
    }
});

fails!(LegalOrder, lists_equal_moves_twice, {
    fn legal(state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.extend(moves.last().copied());
    }
});

fails!(NoDeadEnds, begins_what_cannot_be_finished, {
    fn legal(state: &State, moves: &mut Moves<Move>) {
        let Some(seat) = Tally::decider(state) else { return moves.clear() };
        *moves = Move::all().filter(|&mv| Self::check(state, seat, mv).is_ok()).collect();
    }
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv).or_else(|no| if no == Refusal::NothingFollows { Ok(()) } else { Err(no) })
    }
    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        let mut offers = Tally::offers(state, seat);
        offers.iter_mut().for_each(|offer| offer.refused = Self::check(state, seat, offer.mv).err());
        offers
    }
});

fails!(LegalMovesPlay, refuses_what_it_lists, {
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if mv == Move::Up { Err(Refusal::PickFirst) } else { Tally::check(state, seat, mv) }
    }
    fn offers(_: &State, _: Seat) -> Vec<Offer<Move, Refusal>> {
        Vec::new()
    }
});

fails!(OthersRefused, allows_what_it_does_not_list, {
    fn legal(state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.retain(|mv| *mv != Move::Down);
    }
});

fails!(OthersRefused, lets_others_play, {
    fn check(state: &State, _: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, Tally::decider(state).ok_or(Refusal::NotYourTurn)?, mv)
    }
});

fails!(OffersAgree, offers_what_it_refuses, {
    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        let mut offers = Tally::offers(state, seat);
        offers.iter_mut().for_each(|offer| offer.refused = None);
        offers
    }
});

fails!(Ending, has_a_result_too_early, {
    fn outcome(state: &State) -> Option<Outcome> {
        Some(Outcome { points: vec![0; state.players], places: vec![1; state.players] })
    }
});

fails!(NothingLearned, undoes_past_a_draw, {
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        Tally::play(state, mv, chance, &mut Unrevealing(sink));
    }
});

fails!(ViewTellsDecider, says_in_the_view_that_nobody_decides, {
    fn view_decider(view: &View) -> Option<Seat> {
        Tally::view_decider(view).filter(|_| view.own.is_some())
    }
});

fails!(SampleHasView, samples_an_inconsistent_world, {
    fn sample(view: &View, dice: &mut Dice) -> State {
        let mut state = Tally::sample(view, dice);
        let second = state.places.iter_mut().find(|place| **place == Place::Pile(1));
        second.into_iter().for_each(|place| *place = Place::Pile(0));
        state
    }
});

fails!(SampleHasView, samples_a_world_with_another_view, {
    fn sample(view: &View, dice: &mut Dice) -> State {
        Tally::sample(&View { own: None, ..view.clone() }, dice)
    }
});

fails!(TwoWorldsDecider, asks_whoever_holds_a_six, {
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        Tally::play(state, mv, chance, sink);
        let laid_once = |seat| state.cards(Place::Hand(seat)).count() == 2;
        if state.held.is_none() && state.turn == Seat::new(0) && Seat::all(state.players).all(laid_once) {
            let holder = Seat::all(state.players).find(|&seat| state.find(seat, 6).is_some());
            state.turn = holder.unwrap_or(state.turn);
        }
    }
});

fails!(TwoWorldsView, leaks_the_pile_by_the_order_of_the_hand, {
    fn view(state: &State, viewer: Option<Seat>) -> View {
        let mut view = Tally::view(state, viewer);
        if top(state) > Some(3) {
            view.own.iter_mut().for_each(|own| own.hand.reverse());
        }
        view
    }
    // A sampler that knows of the leak keeps it, so that nothing but the two worlds can tell.
    fn sample(view: &View, dice: &mut Dice) -> State {
        let viewer = view.own.as_ref().map(|own| own.seat);
        loop {
            let state = Tally::sample(view, dice);
            if Self::view(&state, viewer) == *view {
                return state;
            }
        }
    }
});

fails!(TwoWorldsEvents, leaks_what_is_drawn_and_laid_in_the_events, {
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        Tally::play(state, mv, chance, &mut Telltale(sink));
    }
});

fails!(TwoWorldsLegal, leaks_the_pile_in_the_legal_list, {
    fn legal(state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.retain(|mv| top(state).map(Move::Pick) != Some(*mv));
    }
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv)?;
        if top(state).map(Move::Pick) == Some(mv) { Err(Refusal::NotInHand) } else { Ok(()) }
    }
    fn offers(_: &State, _: Seat) -> Vec<Offer<Move, Refusal>> {
        Vec::new()
    }
});

fails!(TwoWorldsOffers, leaks_the_pile_by_the_order_of_offers, {
    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        let mut offers = Tally::offers(state, seat);
        if top(state) > Some(3) {
            offers.reverse();
        }
        offers
    }
});

fails!(TwoWorldsRefusal, leaks_the_pile_in_the_reason, {
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let in_pile = mv.value() == top(state);
        Tally::check(state, seat, mv)
            .map_err(|no| if no == Refusal::NotInHand && in_pile { Refusal::PickFirst } else { no })
    }
});

/// Forgets to say that something was revealed.
struct Unrevealing<'s, S>(&'s mut S);

impl<S: Sink<Event>> Sink<Event> for Unrevealing<'_, S> {
    fn all(&mut self, event: impl FnOnce() -> Event) {
        self.0.all(event);
    }
    fn split(&mut self, seat: Seat, full: impl FnOnce() -> Event, public: impl FnOnce() -> Event) {
        self.0.split(seat, full, public);
    }
    fn revealed(&mut self) {}
}

/// Tells everybody what one seat may know.
struct Telltale<'s, S>(&'s mut S);

impl<S: Sink<Event>> Sink<Event> for Telltale<'_, S> {
    fn all(&mut self, event: impl FnOnce() -> Event) {
        self.0.all(event);
    }
    fn split(&mut self, _: Seat, full: impl FnOnce() -> Event, _: impl FnOnce() -> Event) {
        self.0.all(full);
    }
    fn revealed(&mut self) {
        self.0.revealed();
    }
}
