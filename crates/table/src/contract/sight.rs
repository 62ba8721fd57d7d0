//! Everything that one viewer is told at one moment.

use super::report::{Check, Verdict};
use crate::{Game, Log, Moves, Seat};
use serde::Serialize;

/// How much of a text is shown around the place where it differs.
const CONTEXT: usize = 120;

/// Everything that one viewer is told after a move: what differs in it between two worlds tells them apart.
pub(super) struct Sight<G: Game> {
    decider: Option<Seat>,
    view: String,
    events: String,
    legal: String,
    offers: String,
    answers: Vec<(G::Move, Option<G::Refusal>)>,
}

impl<G: Game> Sight<G> {
    /// What `viewer` is told at a position that was reached with this log, and how these moves would be answered.
    pub fn new(
        state: &G::State,
        viewer: Option<Seat>,
        log: Option<&Log<G::Event>>,
        probes: impl IntoIterator<Item = G::Move>,
    ) -> Sight<G> {
        let decider = G::decider(state);
        let mut legal = Moves::new();
        if decider.is_some() && decider == viewer {
            G::legal(state, &mut legal);
        }
        let answers = |seat| probes.into_iter().map(|mv| (mv, G::check(state, seat, mv).err())).collect();
        Sight {
            decider,
            view: json(&(G::view(state, viewer), G::outcome(state))),
            events: json(&log.map(|log| (log.revealed, log.seen_by(viewer).collect::<Vec<_>>()))),
            legal: json(&legal),
            offers: json(&viewer.map(|seat| G::offers(state, seat))),
            answers: viewer.map(answers).unwrap_or_default(),
        }
    }

    /// The moves of which it is known how they would be answered.
    pub fn probes(&self) -> impl Iterator<Item = G::Move> {
        self.answers.iter().map(|(mv, _)| *mv)
    }

    /// The first thing that tells the two apart. Who is asked comes first, since all the rest follows from it.
    pub fn same_as(&self, other: &Sight<G>) -> Verdict {
        let asked = || format!("{:?} is asked here, {:?} there", self.decider, other.decider);
        Check::TwoWorldsDecider.demand(self.decider == other.decider, asked)?;
        same_text(Check::TwoWorldsView, &self.view, &other.view)?;
        same_text(Check::TwoWorldsEvents, &self.events, &other.events)?;
        same_text(Check::TwoWorldsLegal, &self.legal, &other.legal)?;
        same_text(Check::TwoWorldsOffers, &self.offers, &other.offers)?;
        match self.answers.iter().zip(&other.answers).find(|(here, there)| here != there) {
            Some((here, there)) => Err(Check::TwoWorldsRefusal.fault(format!("{here:?} here, {there:?} there"))),
            None => Ok(()),
        }
    }
}

/// The form in which things leave the engine.
pub(super) fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("plain data can be written as JSON")
}

/// A fault of this check unless both are the same, with the place where they differ.
pub(super) fn same_text(check: Check, here: &str, there: &str) -> Verdict {
    check.demand(here == there, || {
        let common = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
        let part = |text: &str| {
            let bytes = &text.as_bytes()[common.saturating_sub(CONTEXT / 2)..];
            String::from_utf8_lossy(&bytes[..bytes.len().min(CONTEXT)]).into_owned()
        };
        format!("here \u{2026}{}\u{2026}, there \u{2026}{}\u{2026}", part(here), part(there))
    })
}
