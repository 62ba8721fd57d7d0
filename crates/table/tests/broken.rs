//! The contract tests prove themselves: Tally, broken in one place at a time, fails exactly the check of that place.

use entrepot_table::contract::{Check, Effort, Examined, Place as At, Told, examine, random};
use entrepot_table::example::{Event, Move, Place, Refusal, Setup, State, Tally, View, Zone, value};
use entrepot_table::{Audience, CardNumber, Chance, Dice, Game, Log, Moves, Offer, Outcome, Purpose, Seat, Sink};
use std::cell::Cell;

/// What a broken game does in another way than Tally.
trait Twist {
    fn deal(&self, setup: &Setup, chance: &mut Lent, log: &mut Log<Event>) -> State {
        Tally::deal(setup, chance, log)
    }
    fn legal(&self, state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
    }
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv)
    }
    fn arrange(&self, state: &State, moves: &mut [Move]) {
        Tally::arrange(state, moves);
    }
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
    }
    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        Tally::view(state, viewer)
    }
    fn sample(&self, view: &View, dice: &mut Dice) -> State {
        Tally::sample(view, dice)
    }
    fn view_decider(&self, view: &View) -> Option<Seat> {
        Tally::view_decider(view)
    }
    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        Tally::offers(state, seat)
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        Tally::outcome(state)
    }
    fn covers_up(&self, before: &State, mv: Move, after: &State) -> bool {
        Tally::covers_up(before, mv, after)
    }
}

/// Twists nothing.
struct Sound;

impl Twist for Sound {}

thread_local! {
    /// Chosen while the test runs: a type for each twist would have the whole suite compiled as many times.
    static TWIST: Cell<&'static dyn Twist> = const { Cell::new(&Sound) };
}

fn twist() -> &'static dyn Twist {
    TWIST.get()
}

/// Chance of whatever kind.
struct Lent<'c>(&'c mut dyn FnMut(Purpose, &mut [u16]));

impl Chance for Lent<'_> {
    fn shuffle<C: CardNumber>(&mut self, purpose: Purpose, cards: &mut [C]) {
        let mut numbers: Vec<u16> = cards.iter().map(|card| (*card).into()).collect();
        self.0(purpose, &mut numbers);
        cards.iter_mut().zip(numbers).for_each(|(card, number)| *card = C::try_from(number).unwrap_or(*card));
    }

    fn throw(&mut self, _: Purpose, _: u32) -> u32 {
        unreachable!("Tally has no dice")
    }
}

#[derive(Clone, Copy, Debug)]
struct Broken;

impl Game for Broken {
    const NAME: &'static str = "broken tally";
    const RULES_VERSION: u32 = Tally::RULES_VERSION;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        let mut log = Log::default();
        let state = twist().deal(setup, &mut Lent(&mut |purpose, cards| chance.shuffle(purpose, cards)), &mut log);
        tell(log, sink);
        state
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
        twist().legal(state, moves);
    }
    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        twist().check(state, seat, mv)
    }
    fn arrange(state: &State, moves: &mut [Move]) {
        twist().arrange(state, moves);
    }
    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let mut log = Log::default();
        twist().play(state, mv, &mut Lent(&mut |purpose, cards| chance.shuffle(purpose, cards)), &mut log);
        tell(log, sink);
    }
    fn view(state: &State, viewer: Option<Seat>) -> View {
        twist().view(state, viewer)
    }
    fn sample(view: &View, dice: &mut Dice) -> State {
        twist().sample(view, dice)
    }
    fn view_decider(view: &View) -> Option<Seat> {
        twist().view_decider(view)
    }
    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        twist().offers(state, seat)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        twist().outcome(state)
    }
    fn score_now(state: &State) -> Outcome {
        Tally::score_now(state)
    }
    fn depth(state: &State) -> usize {
        Tally::depth(state)
    }
}

fn tell(log: Log<Event>, sink: &mut impl Sink<Event>) {
    let mut events = log.events.into_iter();
    while let Some((audience, event)) = events.next() {
        if let Audience::Only(seat) = audience {
            let (_, public) = events.next().expect("what the others may know comes next");
            sink.split(seat, || event, || public);
        } else {
            sink.all(|| event);
        }
    }
    if log.revealed {
        sink.revealed();
    }
}

impl Examined for Broken {
    type Zone = Zone;
    const ZONES: &'static [Zone] = Tally::ZONES;
    type Card = u8;
    type Kind = u8;

    fn setup(dice: &mut Dice) -> Setup {
        Tally::setup(dice)
    }
    fn probes(state: &State) -> Vec<Move> {
        Tally::probes(state)
    }
    fn audit(state: &State) -> Result<(), String> {
        Tally::audit(state)
    }
    fn cards(state: &State) -> Vec<(At<Zone>, u8)> {
        Tally::cards(state)
    }
    fn kind(card: u8) -> u8 {
        Tally::kind(card)
    }
    fn knows(state: &State, viewer: Option<Seat>, card: u8) -> bool {
        Tally::knows(state, viewer, card)
    }
    fn told(event: &Event) -> Vec<Told<Zone, u8>> {
        Tally::told(event)
    }
    fn keeps_order(zone: Zone) -> bool {
        Tally::keeps_order(zone)
    }
    fn exchange(state: &State, a: u8, b: u8) -> State {
        Tally::exchange(state, a, b)
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
    fn covers_up(before: &State, mv: Move, after: &State) -> bool {
        twist().covers_up(before, mv, after)
    }
}

const PLAN: Effort = Effort { window: 6, ..Effort::new(100) };

/// The value of the card on top of the pile: nobody may know it.
fn top(state: &State) -> Option<u8> {
    state.cards(Place::Pile(0)).next().map(value)
}

/// Marks the card of a place as seen by these seats.
fn mark(state: &mut State, place: Place, seats: u8) {
    let card = state.cards(place).next();
    card.into_iter().for_each(|card| state.seen[usize::from(card)] |= seats);
}

/// Twists Tally and examines it: exactly the named check must fail.
macro_rules! fails {
    ($check:ident, $test:ident, { $($twist:item)* }) => {
        #[test]
        fn $test() {
            struct Twisted;
            impl Twist for Twisted {
                $($twist)*
            }
            TWIST.set(&Twisted);
            let report = examine::<Broken>(&PLAN, &mut random);
            let failed: Vec<Check> = report.failed.keys().copied().collect();
            assert_eq!(failed, [Check::$check], "\n{report}");
            assert!(!report.passed());
        }
    };
}

#[test]
fn nothing_fails_where_nothing_is_broken() {
    examine::<Broken>(&PLAN, &mut random).assert_passed();
}

#[test]
fn worlds_are_not_compared_across_what_is_covered_up() {
    struct AlwaysCoversUp;
    impl Twist for AlwaysCoversUp {
        fn covers_up(&self, _: &State, _: Move, _: &State) -> bool {
            true
        }
    }
    TWIST.set(&AlwaysCoversUp);
    let report = examine::<Broken>(&PLAN, &mut random);
    assert!(report.failed.is_empty(), "\n{report}");
    assert!(report.exchanges.values().all(|&count| count == 0));
}

thread_local! {
    static DEALT: Cell<bool> = const { Cell::new(false) };
}

fails!(Frozen, another_deal_each_time, {
    fn deal(&self, setup: &Setup, chance: &mut Lent, log: &mut Log<Event>) -> State {
        let state = Tally::deal(setup, chance, log);
        if DEALT.replace(!DEALT.get()) { Tally::exchange(&state, 0, 11) } else { state }
    }
});

fails!(Conservation, loses_a_card, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        let held = state.held;
        Tally::play(state, mv, chance, log);
        if let (Move::Down, Some(card)) = (mv, held) {
            state.places[usize::from(card)] = Place::Pile(99);
        }
    }
});

fails!(LegalOrder, lists_moves_out_of_order, {
    fn legal(&self, state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.reverse();
    }
});

fails!(LegalOrder, lists_equal_moves_twice, {
    fn legal(&self, state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.extend(moves.last().copied());
    }
});

fails!(NoDeadEnds, begins_what_cannot_be_finished, {
    fn legal(&self, state: &State, moves: &mut Moves<Move>) {
        let Some(seat) = Tally::decider(state) else { return moves.clear() };
        *moves = Move::all().filter(|&mv| self.check(state, seat, mv).is_ok()).collect();
    }
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv).or_else(|no| if no == Refusal::NothingFollows { Ok(()) } else { Err(no) })
    }
    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        let mut offers = Tally::offers(state, seat);
        offers.iter_mut().for_each(|offer| offer.refused = self.check(state, seat, offer.mv).err());
        offers
    }
});

fails!(LegalMovesPlay, refuses_what_it_lists, {
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if mv == Move::Up { Err(Refusal::PickFirst) } else { Tally::check(state, seat, mv) }
    }
    fn offers(&self, _: &State, _: Seat) -> Vec<Offer<Move, Refusal>> {
        Vec::new()
    }
});

fails!(OthersRefused, allows_what_it_does_not_list, {
    fn legal(&self, state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.retain(|mv| *mv != Move::Down);
    }
});

fails!(OthersRefused, lets_others_lay_the_card, {
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let lays = matches!(mv, Move::Down | Move::Up);
        Tally::check(state, if lays { state.turn } else { seat }, mv)
    }
});

fails!(AnyOrder, insists_on_an_order, {
    fn arrange(&self, _: &State, _: &mut [Move]) {}
});

fails!(OffersAgree, offers_what_it_refuses, {
    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        let mut offers = Tally::offers(state, seat);
        offers.iter_mut().for_each(|offer| offer.refused = None);
        offers
    }
});

fails!(Ending, has_a_result_too_early, {
    fn outcome(&self, state: &State) -> Option<Outcome> {
        Some(Outcome { points: vec![0; state.players], places: vec![1; state.players] })
    }
});

fails!(NothingLearned, undoes_past_a_draw, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        log.revealed = false;
    }
});

fails!(ViewTellsDecider, says_in_the_view_that_nobody_decides, {
    fn view_decider(&self, view: &View) -> Option<Seat> {
        Tally::view_decider(view).filter(|_| view.own.is_some())
    }
});

fails!(SampleHasView, samples_an_inconsistent_world, {
    fn sample(&self, view: &View, dice: &mut Dice) -> State {
        let mut state = Tally::sample(view, dice);
        let second = state.places.iter_mut().find(|place| **place == Place::Pile(1));
        second.into_iter().for_each(|place| *place = Place::Pile(0));
        state
    }
});

fails!(SampleHasView, samples_a_world_with_another_view, {
    fn sample(&self, view: &View, dice: &mut Dice) -> State {
        Tally::sample(&View { own: None, ..view.clone() }, dice)
    }
});

fails!(TwoWorldsDecider, asks_whoever_holds_a_six, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        let laid_once = |seat| state.cards(Place::Hand(seat)).count() == 2;
        if mv == Move::Up && state.turn == Seat::new(0) && Seat::all(state.players).all(laid_once) {
            let holder = Seat::all(state.players).find(|&seat| state.find(seat, 6).is_some());
            state.turn = holder.unwrap_or(state.turn);
            log.revealed();
        }
    }
});

fails!(TwoWorldsView, leaks_the_pile_by_the_order_of_the_hand, {
    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        let mut view = Tally::view(state, viewer);
        if top(state) > Some(3) {
            view.own.iter_mut().for_each(|own| own.hand.reverse());
        }
        view
    }
    // A sampler that knows of the leak keeps it, so that nothing but the two worlds can tell.
    fn sample(&self, view: &View, dice: &mut Dice) -> State {
        let viewer = view.own.as_ref().map(|own| own.seat);
        loop {
            let state = Tally::sample(view, dice);
            if self.view(&state, viewer) == *view {
                return state;
            }
        }
    }
});

fails!(TwoWorldsEvents, leaks_what_is_drawn_and_laid_in_the_events, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        log.events.retain(|(audience, _)| !matches!(audience, Audience::Except(_)));
        log.events.iter_mut().for_each(|(audience, _)| *audience = Audience::All);
    }
});

fails!(TwoWorldsEvents, tells_everybody_what_was_dealt, {
    fn deal(&self, setup: &Setup, chance: &mut Lent, log: &mut Log<Event>) -> State {
        let state = Tally::deal(setup, chance, log);
        log.all(|| Event::Looked(state.turn, top(&state)));
        state
    }
});

fails!(TwoWorldsDecider, lets_whoever_holds_a_six_begin, {
    fn deal(&self, setup: &Setup, chance: &mut Lent, log: &mut Log<Event>) -> State {
        let state = Tally::deal(setup, chance, log);
        let holder = Seat::all(state.players).find(|&seat| state.find(seat, 6).is_some());
        State { swapped: state.players, turn: holder.unwrap_or(state.turn), ..state }
    }
});

fails!(TwoWorldsLegal, leaks_the_pile_in_the_legal_list, {
    fn legal(&self, state: &State, moves: &mut Moves<Move>) {
        Tally::legal(state, moves);
        moves.retain(|mv| top(state).map(Move::Pick) != Some(*mv));
    }
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Tally::check(state, seat, mv)?;
        if top(state).map(Move::Pick) == Some(mv) { Err(Refusal::NotInHand) } else { Ok(()) }
    }
    fn offers(&self, _: &State, _: Seat) -> Vec<Offer<Move, Refusal>> {
        Vec::new()
    }
});

fails!(TwoWorldsOffers, leaks_the_pile_by_the_order_of_offers, {
    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        let mut offers = Tally::offers(state, seat);
        if top(state) > Some(3) {
            offers.reverse();
        }
        offers
    }
});

fails!(TwoWorldsRefusal, leaks_the_pile_in_the_reason, {
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let in_pile = mv.value() == top(state);
        Tally::check(state, seat, mv)
            .map_err(|no| if no == Refusal::NotInHand && in_pile { Refusal::PickFirst } else { no })
    }
});

fails!(KnownWasTold, marks_what_is_drawn_as_seen_by_all, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        let before = state.places;
        Tally::play(state, mv, chance, log);
        for (card, place) in before.into_iter().enumerate() {
            if matches!((place, state.places[card]), (Place::Pile(_), Place::Hand(_))) {
                state.seen[card] = state.everybody();
            }
        }
    }
});

fails!(KnownWasTold, marks_one_card_too_many_when_one_is_laid_open, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        if mv == Move::Up {
            mark(state, Place::Pile(1), state.everybody());
        }
    }
});

fails!(KnownWasTold, marks_a_look_that_is_told_to_nobody, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        log.events.retain(|(_, event)| !matches!(event, Event::Looked(..)));
    }
});

fails!(KnownWasTold, keeps_a_mark_through_a_shuffle, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        let before = state.clone();
        Tally::play(state, mv, chance, log);
        for card in 0..12 {
            if matches!(before.places[card], Place::Pile(_)) {
                state.seen[card] |= before.seen[card];
            }
        }
    }
});

fails!(EventsAddUp, does_not_tell_of_a_card_laid_face_down, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        log.events.retain(|(_, event)| !matches!(event, Event::LaidDown(..)));
    }
});

fails!(EventsAddUp, names_another_card_than_was_looked_at, {
    fn play(&self, state: &mut State, mv: Move, chance: &mut Lent, log: &mut Log<Event>) {
        Tally::play(state, mv, chance, log);
        for (_, event) in &mut log.events {
            if let Event::Looked(_, Some(value)) = event {
                *value = 7 - *value;
            }
        }
    }
});
