//! Wharves as a game of the table: each question goes to the file that knows its rules.

use crate::cards::Wharf;
use crate::event::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;
use crate::{deal, sample, scoring, view};
use entrepot_table::{Chance, Dice, Game, Log, Moves, Offer, Outcome, Seat, Sink};

/// Wharves. See the [crate] for a whole game in ten lines.
#[derive(Clone, Copy, Debug)]
pub struct Wharves;

impl Game for Wharves {
    const NAME: &'static str = "wharves";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> State {
        deal::deal(setup, chance, sink)
    }

    fn players(state: &State) -> usize {
        state.table.players()
    }

    fn decider(state: &State) -> Option<Seat> {
        state.table.decider()
    }

    fn round(state: &State) -> u32 {
        state.table.round.into()
    }

    fn legal(state: &State, moves: &mut Moves<Move>) {
        moves.clear();
        if let Some(seat) = state.table.decider() {
            let allowed = |mv: &Move| Wharves::check(state, seat, *mv).is_ok();
            moves.extend(state.wishes(seat).into_iter().filter(allowed));
        }
    }

    fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let decider = state.table.decider().ok_or(Refusal::GameOver)?;
        if seat != decider {
            return Err(Refusal::NotYourTurn { seat: decider });
        }
        match (state.table.phase, mv) {
            (Phase::Favour, Move::Favour(_)) => Ok(()),
            (Phase::Play, Move::Play(card)) => state.may_play(seat, card),
            (Phase::Store, Move::Store(card)) => state.table.may_store(card),
            (Phase::Store, Move::Done) => state.table.may_be_done(),
            (asked, _) => Err(Refusal::OtherQuestion { asked }),
        }
    }

    /// The crates to store may be named in any order (W5.2).
    fn arrange(_: &State, moves: &mut [Move]) {
        let one_set = |a: &Move, b: &Move| matches!((a, b), (Move::Store(_), Move::Store(_)));
        moves.chunk_by_mut(one_set).for_each(<[Move]>::sort_unstable);
    }

    /// Whoever has stored all that may be stored need not say that it is all, but may.
    fn said_by_itself(_: &State, mv: Move, after: &State, _: &Log<Event>) -> Vec<Move> {
        let complete = matches!(mv, Move::Store(_)) && after.table.taken.is_none();
        complete.then_some(Move::Done).into_iter().collect()
    }

    fn one_too_many(before: &State, mv: Move, after: &State, next: Move) -> Option<Refusal> {
        let asked = before.table.phase;
        match (mv, next) {
            (Move::Store(_), Move::Store(card)) if after.table.taken.is_none() => {
                let played = before.table.played.contains(&card);
                Some(if played { Refusal::TooMany { asked } } else { Refusal::NotPlayed { card } })
            }
            (Move::Play(_), Move::Play(_)) | (Move::Favour(_), Move::Favour(_)) => Some(Refusal::TooMany { asked }),
            _ => None,
        }
    }

    fn play(state: &mut State, mv: Move, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        match mv {
            Move::Favour(wharf) => state.favour(wharf, sink),
            Move::Play(card) => state.play_crate(card, sink),
            Move::Store(card) => state.store(card, chance, sink),
            Move::Done => state.clear_away(None, chance, sink),
        }
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        view::view(state, viewer)
    }

    fn sample(view: &View, dice: &mut Dice) -> State {
        sample::sample(view, dice)
    }

    fn view_decider(view: &View) -> Option<Seat> {
        view.table.decider()
    }

    fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
        if state.table.decider() != Some(seat) {
            return Vec::new();
        }
        let offer = |mv| Offer::new(mv, Wharves::check(state, seat, mv));
        state.wishes(seat).into_iter().map(offer).collect()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.table.phase == Phase::Over).then(|| scoring::outcome(&state.table))
    }

    fn score_now(state: &State) -> Outcome {
        scoring::outcome(&state.table)
    }

    fn depth(state: &State) -> usize {
        1 + usize::from(state.table.taken.is_some())
    }
}

impl State {
    /// What a seat might want to answer, allowed or not: `legal` and `offers` ask `check` about each.
    fn wishes(&self, seat: Seat) -> Moves<Move> {
        let mut moves: Moves<Move> = match self.table.phase {
            Phase::Favour => Wharf::ALL.into_iter().map(Move::Favour).collect(),
            Phase::Play => self.hands[seat.index()].iter().copied().map(Move::Play).collect(),
            Phase::Store => self.table.played.iter().copied().map(Move::Store).chain([Move::Done]).collect(),
            Phase::Over => Moves::new(),
        };
        moves.sort_unstable();
        moves
    }
}
