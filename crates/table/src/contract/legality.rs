//! What may be done, what may not, and that there is always something to do.

use super::Examined;
use super::course::Position;
use super::report::{Check, Verdict};
use crate::{Moves, Refuse};

pub(super) fn listed_in_order<G: Examined>(at: &Position<'_, G>) -> Verdict {
    Check::LegalOrder.demand(at.legal.is_sorted_by(|a, b| a < b), || format!("the list is {:?}", at.legal))?;
    let nobody = at.decider.is_none();
    Check::LegalOrder.demand(!nobody || at.legal.is_empty(), || format!("nobody decides, but may play {:?}", at.legal))
}

pub(super) fn never_stuck<G: Examined>(at: &Position<'_, G>) -> Verdict {
    let stuck = at.legal.is_empty() && at.decider.is_some();
    Check::NoDeadEnds.demand(!stuck, || "somebody decides but has no move".to_owned())
}

pub(super) fn listed_moves_play<G: Examined>(at: &Position<'_, G>) -> Verdict {
    let Some(seat) = at.decider else { return Ok(()) };
    let mut next = Moves::new();
    for &mv in &at.legal {
        G::check(at.state, seat, mv)
            .map_err(|refusal| Check::LegalMovesPlay.fault(format!("{mv} is listed, but refused: {refusal:?}")))?;
        let (after, _) = at.after(mv);
        G::audit(&after).map_err(|wrong| Check::Conservation.fault(format!("after {mv}: {wrong}")))?;
        G::legal(&after, &mut next);
        let stuck = next.is_empty() && G::decider(&after).is_some();
        Check::NoDeadEnds.demand(!stuck, || format!("after {mv} somebody decides but has no move"))?;
    }
    Ok(())
}

pub(super) fn others_are_refused<G: Examined>(at: &Position<'_, G>) -> Verdict {
    for seat in at.seats() {
        let decides = at.decider == Some(seat);
        for &mv in at.probes.iter().filter(|mv| !decides || !at.legal.contains(mv)) {
            let check = G::check(at.state, seat, mv);
            Check::OthersRefused
                .demand(check.is_err(), || format!("{mv} of seat {seat} is allowed, but not listed"))?;
            let numbered = check.err().is_some_and(|refusal| !refusal.rule().is_empty());
            Check::OthersRefused
                .demand(numbered, || format!("{mv} of seat {seat} is refused without a rule: {check:?}"))?;
        }
    }
    Ok(())
}

pub(super) fn offers_agree<G: Examined>(at: &Position<'_, G>) -> Verdict {
    for seat in at.seats() {
        let offers = G::offers(at.state, seat);
        let invited = at.decider == Some(seat) || offers.is_empty();
        Check::OffersAgree.demand(invited, || format!("seat {seat} does not decide, but is offered {offers:?}"))?;
        for offer in offers {
            let check = G::check(at.state, seat, offer.mv);
            let agrees = check.err() == offer.refused;
            Check::OffersAgree.demand(agrees, || format!("the offer {offer:?} is not what check says: {check:?}"))?;
        }
    }
    Ok(())
}

pub(super) fn ends_with_a_result<G: Examined>(at: &Position<'_, G>) -> Verdict {
    let outcome = G::outcome(at.state);
    Check::Ending.demand(outcome.is_some() == at.decider.is_none(), || {
        format!("{:?} decides, and the result is {outcome:?}", at.decider)
    })?;
    let seats = G::players(at.state);
    let full = outcome.as_ref().is_none_or(|outcome| outcome.points.len() == seats && outcome.places.len() == seats);
    Check::Ending.demand(full, || format!("{seats} seats, but the result is {outcome:?}"))
}
