//! What clients are sent.

use crate::Live;
use entrepot_table::{Game, Moves, Offer, Seat, StepError, Then, Turn};
use serde::Serialize;

/// How many chapters one message holds at most; [`Live::earlier`] returns older ones.
const CHAPTERS: usize = 200;

/// Everything one viewer is sent: what happened since a version, and the current position. A client that lost its connection
/// asks with the last version it knows.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Message<E, V, M, R> {
    /// The version that this message continues from. It is 0 if too much has happened since to be sent at once; the client
    /// must then discard what it knew.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub since: usize,
    /// One for the deal plus one for each final move. The client sends it with its next request.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub version: usize,
    /// What became final since then, as far as this viewer may know; moves with nothing to show are left out.
    pub chapters: Vec<Chapter<E>>,
    /// How many chapters since then came before these and are left out.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub left_out: usize,
    /// What the viewer's own open moves did. Each message repeats all of it.
    pub open: Vec<E>,
    /// How many of the viewer's own moves can be taken back.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub undo: usize,
    /// What this viewer may see of the position.
    pub view: V,
    /// The seat whose decision it is, as far as this viewer may know.
    pub decider: Option<Seat>,
    /// The legal moves, for the deciding seat only.
    pub legal: Vec<Legal<M>>,
    /// Actions that the deciding seat might want, each allowed or refused.
    pub offers: Vec<Offer<M, R>>,
}

/// The events of one final move, or of the deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chapter<E> {
    /// The version that it led to.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub version: usize,
    /// What happened.
    pub events: Vec<E>,
}

/// Part of the history.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapters<E> {
    /// Its last chapters, in order.
    pub chapters: Vec<Chapter<E>>,
    /// How many earlier ones are left out.
    pub left_out: usize,
}

/// A legal move, and whether it can be taken back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Legal<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What follows: whether the move can be taken back.
    pub then: Then,
}

/// The position after some moves, as far as they reveal nothing new.
#[derive(Clone, Debug, Serialize)]
pub struct Preview<V> {
    /// How many of the moves are shown: a preview stops before the first that would draw or reveal something.
    pub shown: usize,
    /// What follows from the whole step.
    pub then: Then,
    /// What the seat would see after the moves shown.
    pub view: V,
}

/// The message type of a game.
pub type MessageOf<G> = Message<<G as Game>::Event, <G as Game>::View, <G as Game>::Move, <G as Game>::Refusal>;

impl<G: Game> Live<G> {
    /// The message for a viewer who knows everything up to a version, or nothing if that is 0. A version that is not reached
    /// yet counts as the latest.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seat, Seed, example::Tally};
    /// let live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// assert!(!live.message(Some(Seat::new(0)), 0).legal.is_empty());
    /// assert!(live.message(Some(Seat::new(1)), 0).legal.is_empty());
    /// ```
    pub fn message(&self, viewer: Option<Seat>, since: usize) -> MessageOf<G> {
        let decides = viewer.filter(|&seat| self.decider() == Some(seat));
        let version = self.settled().len() + 1;
        let open = if decides.is_some() { self.open() } else { &[] };
        let view = self.view(viewer);
        let (since, Chapters { chapters, left_out }) = self.told(viewer, since.min(version));
        Message {
            since,
            version,
            chapters,
            left_out,
            open: open.iter().flat_map(|played| played.log.seen_by(viewer)).cloned().collect(),
            undo: open.len(),
            decider: G::view_decider(&view).filter(|_| self.end().is_none()),
            view,
            legal: decides.map(|seat| self.legal(seat)).unwrap_or_default(),
            offers: decides.map(|seat| G::offers(self.state(), seat)).unwrap_or_default(),
        }
    }

    /// What happened since a version, or only the latest part if that is too much.
    fn told(&self, viewer: Option<Seat>, since: usize) -> (usize, Chapters<G::Event>) {
        let now = self.settled().len() + 1;
        let told = self.chapters(viewer, since, now);
        if told.left_out == 0 { (since, told) } else { (0, self.chapters(viewer, 0, now)) }
    }

    /// What this viewer may know of the history before a version: its last 200 chapters.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seed, example::Tally};
    /// let live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// assert_eq!(live.earlier(None, 2).chapters, live.message(None, 0).chapters);
    /// assert!(live.earlier(None, 1).chapters.is_empty());
    /// ```
    pub fn earlier(&self, viewer: Option<Seat>, before: usize) -> Chapters<G::Event> {
        self.chapters(viewer, 0, before.saturating_sub(1).min(self.settled().len() + 1))
    }

    /// The latest chapters in a range of versions.
    fn chapters(&self, viewer: Option<Seat>, after: usize, upto: usize) -> Chapters<G::Event> {
        let log = |version: usize| match version.checked_sub(2) {
            None => self.opening(),
            Some(index) => &self.settled()[index].log,
        };
        let told = |version: &usize| log(*version).seen_by(viewer).next().is_some();
        let mut versions = (after + 1..=upto).rev().filter(told);
        let events = |version: usize| log(version).seen_by(viewer).cloned().collect();
        let last = versions.by_ref().take(CHAPTERS).map(|version| Chapter { version, events: events(version) });
        let mut chapters: Vec<_> = last.collect();
        chapters.reverse();
        Chapters { chapters, left_out: versions.count() }
    }

    fn legal(&self, seat: Seat) -> Vec<Legal<G::Move>> {
        let mut moves = Moves::new();
        G::legal(self.state(), &mut moves);
        // A legal move is a valid step by itself.
        moves.into_iter().filter_map(|mv| Some(Legal { mv, then: self.then(seat, &[mv]).ok()? })).collect()
    }

    /// What follows from a step: whether it could be taken back.
    pub fn then(&self, seat: Seat, moves: &[G::Move]) -> Result<Then, StepError<G::Refusal>> {
        self.check_runs()?;
        self.turn().then(seat, moves, &mut self.chance())
    }

    /// The position after a step, as far as it reveals nothing new. Nothing is played.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Game, Moves, Seat, Seed, Then, example::Tally};
    /// let live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// let mut moves = Moves::new();
    /// Tally::legal(live.state(), &mut moves);
    /// let preview = live.preview(Seat::new(0), &moves[..1]).unwrap();
    /// assert_eq!((preview.shown, preview.then), (1, Then::Open));
    /// assert_ne!(preview.view, live.view(Some(Seat::new(0))));
    /// ```
    pub fn preview(&self, seat: Seat, moves: &[G::Move]) -> Result<Preview<G::View>, StepError<G::Refusal>> {
        let then = self.then(seat, moves)?;
        let (state, shown) = self.turn().preview(seat, moves, &mut self.chance())?;
        Ok(Preview { shown, then, view: G::view(&state, Some(seat)) })
    }

    /// What a chooser, such as a computer player, would decide for this seat: its moves up to the first that would be final.
    /// The chooser sees only what the seat may know, and nothing is played.
    ///
    /// ```
    /// use entrepot_live::Live;
    /// use entrepot_table::{Seat, Seed, example::Tally};
    /// let live = Live::<Tally>::begin("players=2".parse().unwrap(), Seed::from_number(1), "");
    /// let moves = live.would_play(Seat::new(0), |_, legal| legal[0]);
    /// assert_eq!(moves.len(), 2); // two cards go back, then others are drawn
    /// assert!(live.would_play(Seat::new(1), |_, legal| legal[0]).is_empty());
    /// ```
    pub fn would_play(&self, seat: Seat, mut choose: impl FnMut(&G::View, &[G::Move]) -> G::Move) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.decider() != Some(seat) {
            return moves;
        }
        let mut turn = Turn::<G>::new(self.state().clone());
        let mut legal = Moves::new();
        while G::decider(turn.state()) == Some(seat) {
            G::legal(turn.state(), &mut legal);
            let mv = choose(&G::view(turn.state(), Some(seat)), &legal);
            moves.push(mv);
            match turn.step(seat, &[mv], &mut self.chance()) {
                Ok(settled) if settled.is_empty() => {}
                Ok(_) | Err(_) => break,
            }
        }
        moves
    }
}
