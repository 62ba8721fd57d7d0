//! What a client is told.

use crate::Live;
use entrepot_table::{Game, Moves, Offer, Seat};
use serde::Serialize;

/// Everything one viewer is told: what happened since a version, and how things stand now. A client that lost its
/// connection asks with the last version it knows.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Message<G: Game> {
    /// One for the deal and one for each final move: what to ask with the next time.
    pub version: usize,
    /// What happened, as this viewer may know it; with own moves that can still be taken back.
    pub events: Vec<G::Event>,
    /// What this viewer may know.
    pub view: G::View,
    /// Whose decision it is, as far as this viewer may know.
    pub decider: Option<Seat>,
    /// The legal moves, for the seat that decides.
    pub legal: Vec<G::Move>,
    /// Things the deciding seat might want, allowed or refused.
    pub offers: Vec<Offer<G::Move, G::Refusal>>,
}

impl<G: Game> Live<G> {
    /// What this viewer is told who knows everything up to a version; 0 is for whoever knows nothing yet. A version that is
    /// not reached yet counts as the latest.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seat, Seed, example::Tally};
    /// let live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// assert!(!live.message(Some(Seat::new(0)), 0).legal.is_empty());
    /// assert!(live.message(Some(Seat::new(1)), 0).legal.is_empty());
    /// ```
    pub fn message(&self, viewer: Option<Seat>, since: usize) -> Message<G> {
        let decides = viewer.filter(|&seat| self.decider() == Some(seat));
        let opening = Some(self.opening()).filter(|_| since == 0);
        let settled = self.settled().iter().skip(since.saturating_sub(1)).map(|played| &played.log);
        let open = self.open().iter().filter(|_| decides.is_some()).map(|played| &played.log);
        let logs = opening.into_iter().chain(settled).chain(open);
        let view = self.view(viewer);
        let mut legal = Moves::new();
        if decides.is_some() {
            G::legal(self.state(), &mut legal);
        }
        Message {
            version: self.settled().len() + 1,
            events: logs.flat_map(|log| log.seen_by(viewer)).cloned().collect(),
            decider: G::view_decider(&view),
            view,
            legal: legal.to_vec(),
            offers: decides.map(|seat| G::offers(self.state(), seat)).unwrap_or_default(),
        }
    }
}
