//! Choosing a set of cards: one by one in the order of kinds, so that each set can be chosen in one way only.

use crate::cardset::{CardSet, Kinds};
use crate::event::Event;
use crate::facts::same_question;
use crate::kinds::{Kind, KindSet};
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::rules::SanJuan;
use crate::state::State;
use entrepot_table::{Game, Log, Moves, Seat, Seed};

/// Whether this kind may be named next, with `left` still to name of `cards` (this one included): it must be there, not
/// before the last one named, and enough must remain behind it.
pub(crate) fn check_set(
    cards: CardSet,
    asked: Decision,
    last: Option<Kind>,
    left: u8,
    kind: Kind,
) -> Result<(), Refusal> {
    if cards.count(kind) == 0 {
        return Err(Refusal::NotInHand { kind, asked });
    }
    if !can_be_next(cards, last, left, kind) {
        return Err(Refusal::OutOfOrder { kind, asked });
    }
    Ok(())
}

fn can_be_next(cards: CardSet, last: Option<Kind>, left: u8, kind: Kind) -> bool {
    Some(kind) >= last && cards.at_least(kind).len() >= usize::from(left)
}

/// The kinds that may be named next.
pub(crate) fn legal_set(cards: CardSet, last: Option<Kind>, left: u8, name: fn(Kind) -> Move, moves: &mut Moves<Move>) {
    let allowed = |kind: &Kind| can_be_next(cards, last, left, *kind);
    moves.extend(cards.kinds().filter(allowed).map(name));
}

impl State {
    pub(crate) fn hand_kinds(&self, seat: Seat) -> KindSet {
        self.secret.hands[seat.index()].kinds().collect()
    }
}

/// Sorts every run of equal verbs, so that a set may be named in any order. With a Harbor the first good sold stays first:
/// that one goes under it (C3). Discards beyond what the open question asks for belong to another question.
pub(crate) fn arrange(state: &State, moves: &mut Vec<Move>) {
    let asked = match state.board.decision() {
        Some(Decision::StartingHand { left } | Decision::Archive { left } | Decision::HandLimit { left }) => {
            usize::from(left).min(moves.len())
        }
        _ => 0,
    };
    let (first, rest) = moves.split_at_mut(asked);
    let begun = matches!(state.board.decision(), Some(Decision::Sell { sold: 1.., .. }));
    let harbor = state.board.city(state.board.actor).can_use(Kind::Harbor) && !begun;
    sort_runs(first, harbor);
    sort_runs(rest, harbor);
    drop_what_is_done(state, moves);
}

/// Where the whole hand must be paid it is paid without asking; whoever names those cards all the same is right. So is
/// whoever says that a set is complete which has just become complete by itself. Only moves up to the first that shows
/// something are looked at.
fn drop_what_is_done(state: &State, moves: &mut Vec<Move>) {
    let seat = state.board.actor;
    let mut state = *state;
    let mut forced = Kinds::default();
    let mut shown = false;
    let mut complete = false;
    moves.retain(|&mv| {
        if mv == Move::Pass && std::mem::take(&mut complete) {
            return false;
        }
        if let Move::Pay(kind) = mv
            && forced.remove(kind)
        {
            return false;
        }
        if !shown && SanJuan::check(&state, seat, mv).is_ok() {
            let mut log = Log::default();
            let asked = state.board.decision();
            // What is drawn does not matter here: any chance will do.
            SanJuan::play(&mut state, mv, &mut Seed::from_number(0), &mut log);
            shown = log.revealed;
            let asked_on = state.board.actor == seat && same_question(asked, state.board.decision());
            complete = may_be_smaller(mv) && !asked_on;
            forced = log.seen_by(Some(seat)).flat_map(paid_cards).collect();
            if let Move::Pay(kind) = mv {
                forced.remove(kind);
            }
        }
        true
    });
}

/// Whether the move helps to choose a set that may have fewer members than it could.
fn may_be_smaller(mv: Move) -> bool {
    matches!(mv, Move::Produce(_) | Move::Sell(_) | Move::Exchange(_) | Move::Bank(_))
}

fn paid_cards(event: &Event) -> Vec<Kind> {
    match event {
        Event::Paid { cards: Some(cards), .. } => cards.clone(),
        _ => Vec::new(),
    }
}

fn sort_runs(moves: &mut [Move], harbor: bool) {
    let same_set = |a: &Move, b: &Move| set_of(a).is_some() && set_of(a) == set_of(b);
    for run in moves.chunk_by_mut(same_set) {
        let fixed = usize::from(harbor && matches!(run.first(), Some(Move::Sell(_))));
        run[fixed..].sort_unstable();
    }
}

/// Which set a move helps to choose.
fn set_of(mv: &Move) -> Option<u8> {
    match mv {
        Move::PayGood(_) | Move::Pay(_) => Some(0),
        Move::Produce(_) => Some(1),
        Move::Sell(_) => Some(2),
        Move::Keep(_) => Some(3),
        Move::Discard(_) => Some(4),
        Move::Exchange(_) => Some(5),
        Move::Bank(_) => Some(6),
        _ => None,
    }
}
