//! The game played at this screen, as one person at a time may see it.

use entrepot_live::{Live, Record};
use entrepot_table::{Game, Log, Moves, Offer, Outcome, Seat, Seed, StepError, UndoError};

/// A running game.
pub struct Table<G: Game> {
    live: Live<G>,
}

impl<G: Game> Table<G> {
    /// Deals a game for players with these names.
    pub fn begin(setup: G::Setup, seed: Seed, names: &[String]) -> Table<G> {
        let mut live = Live::begin(setup, seed, "");
        for (seat, name) in names.iter().enumerate() {
            live.sit(Seat::new(seat), name);
        }
        Table { live }
    }

    /// The options chosen before the game.
    pub fn setup(&self) -> &G::Setup {
        self.live.setup()
    }

    /// Whose decision it is.
    pub fn decider(&self) -> Option<Seat> {
        self.live.decider()
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> G::View {
        self.live.view(Some(seat))
    }

    /// What everybody may know.
    pub fn public(&self) -> G::View {
        self.live.view(None)
    }

    /// The legal moves of the decider.
    pub fn legal(&self) -> Vec<G::Move> {
        let mut moves = Moves::new();
        G::legal(self.live.state(), &mut moves);
        moves.to_vec()
    }

    /// Actions this seat might want.
    pub fn offers(&self, seat: Seat) -> Vec<Offer<G::Move, G::Refusal>> {
        G::offers(self.live.state(), seat)
    }

    /// Whether a move is allowed, and if not, why.
    pub fn check(&self, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        G::check(self.live.state(), seat, mv)
    }

    /// Plays all moves or none.
    pub fn step(&mut self, seat: Seat, moves: &[G::Move]) -> Result<(), StepError<G::Refusal>> {
        self.live.step(seat, moves).map(|_| ())
    }

    /// Takes the last open move back.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Move, UndoError> {
        self.live.undo(seat)
    }

    /// Takes back all open moves.
    pub fn reset(&mut self, seat: Seat) -> Result<usize, UndoError> {
        self.live.reset(seat)
    }

    /// The moves that can still be taken back.
    pub fn open(&self) -> Vec<G::Move> {
        self.live.open().iter().map(|played| played.mv).collect()
    }

    /// The moves of a step in the order in which they are played.
    pub fn arranged(&self, moves: &[G::Move]) -> Vec<G::Move> {
        let mut moves = moves.to_vec();
        G::arrange(self.live.state(), &mut moves);
        moves
    }

    /// How many moves this seat may know of; the deal counts as one.
    pub fn known(&self, seat: Seat) -> usize {
        let open = if self.decider() == Some(seat) { self.live.open().len() } else { 0 };
        1 + self.live.settled().len() + open
    }

    /// Whether another seat has moved since this seat knew of `since` moves.
    pub fn others_moved(&self, seat: Seat, since: usize) -> bool {
        self.live.settled().iter().skip(since.saturating_sub(1)).any(|played| played.seat != seat)
    }

    /// What this seat may know of what happened since it knew of `since` moves.
    pub fn events(&self, seat: Seat, since: usize) -> Vec<G::Event> {
        let known = self.known(seat);
        self.logs().take(known).skip(since).flat_map(|log| log.seen_by(Some(seat))).cloned().collect()
    }

    /// What this viewer may know of what is final (`None`: what everybody may know).
    pub fn events_for(&self, viewer: Option<Seat>, since: usize) -> Vec<G::Event> {
        let settled = 1 + self.live.settled().len();
        self.logs().take(settled).skip(since).flat_map(|log| log.seen_by(viewer)).cloned().collect()
    }

    fn logs(&self) -> impl Iterator<Item = &Log<G::Event>> {
        let played = self.live.settled().iter().chain(self.live.open());
        std::iter::once(self.live.opening()).chain(played.map(|played| &played.log))
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.live.outcome()
    }

    /// The record of the game as far as it was played; shows the seed.
    pub fn stop(mut self) -> Record<G> {
        self.live.stop();
        self.live.record()
    }

    /// The fingerprint that commits to the deal.
    pub fn promise(&self) -> String {
        self.live.commitment().to_string()
    }
}
