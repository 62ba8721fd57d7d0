//! Several moves in one line: in which order they are played, what goes without saying, and what is one too many.

use crate::cardset::Kinds;
use crate::event::Event;
use crate::facts::same_question;
use crate::kinds::Kind;
use crate::moves::{Decision, Move};
use crate::refusal::Refusal;
use crate::roles::{producer, trader};
use crate::state::State;
use entrepot_table::Log;

/// Sorts every run of equal verbs, so that a set may be named in any order. With a Harbor the first good sold stays first:
/// that one goes under it (C3). Discards beyond what the open question asks for belong to another question.
pub(crate) fn arrange(state: &State, moves: &mut [Move]) {
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

/// Where the whole hand must be paid it is paid without asking; whoever names those cards all the same is right. So is
/// whoever says that a set is complete which has just become complete by itself.
pub(crate) fn said_by_itself(before: &State, mv: Move, after: &State, log: &Log<Event>) -> Vec<Move> {
    let mut paid: Kinds = log.seen_by(Some(before.board.actor)).flat_map(paid_cards).collect();
    if let Move::Pay(kind) = mv {
        paid.remove(kind);
    }
    let complete = (may_be_smaller(mv) && is_over(before, after)).then_some(Move::Pass);
    paid.iter().map(Move::Pay).chain(complete).collect()
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

/// Whether the question that was asked before is not asked any more.
fn is_over(before: &State, after: &State) -> bool {
    after.board.actor != before.board.actor || !same_question(before.board.decision(), after.board.decision())
}

/// Why a move is one too many that would have answered the question which this one has just ended.
pub(crate) fn one_too_many(before: &State, mv: Move, after: &State, next: Move) -> Option<Refusal> {
    let asked = before.board.decision().filter(|_| mv != Move::Pass && is_over(before, after))?;
    match (asked, next) {
        (
            Decision::Build | Decision::Over | Decision::Library | Decision::Pay { .. },
            Move::Pay(_) | Move::PayGood(_),
        ) => overpaid(before, after, next),
        (Decision::Produce { made }, Move::Produce(kind)) => Some(producer::one_too_many(before, after, made, kind)),
        (Decision::Sell { sold, .. }, Move::Sell(kind)) => Some(trader::one_too_many(before, after, sold, kind)),
        // Whoever has given or laid the whole hand has no card more.
        (Decision::Office { given: 0 }, Move::Exchange(kind)) | (Decision::Bank { .. }, Move::Bank(kind)) => {
            Some(Refusal::NotInHand { kind, asked })
        }
        (Decision::Role, Move::Role(_))
        | (Decision::Build, Move::Build(_))
        | (Decision::Over, Move::Over { .. } | Move::Beside)
        | (Decision::Library, Move::Library(_))
        | (Decision::Keep { .. }, Move::Keep(_))
        | (Decision::StartingHand { .. } | Decision::Archive { .. } | Decision::HandLimit { .. }, Move::Discard(_))
        | (Decision::GoldMineTake, Move::Take(_))
        | (Decision::Office { .. }, Move::Exchange(_))
        | (Decision::Chapel, Move::Lay(_)) => Some(Refusal::TooMany { asked }),
        _ => None,
    }
}

/// Why a card or good is not paid once the building stands (S5.6, S5.7).
fn overpaid(before: &State, after: &State, next: Move) -> Option<Refusal> {
    let still_building = after.board.actor == before.board.actor
        && matches!(after.board.decision(), Some(Decision::Over | Decision::Library | Decision::Pay { .. }));
    match next {
        _ if still_building => None,
        Move::Pay(kind) if !before.hand_kinds(before.board.actor).has(kind) => {
            Some(Refusal::NotInHand { kind, asked: Decision::Pay { left: 0 } })
        }
        _ => Some(Refusal::NothingToPay),
    }
}
