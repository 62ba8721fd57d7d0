//! What a client is told.

use crate::Live;
use entrepot_table::{Game, Moves, Offer, Seat, StepError, Then, Turn};
use serde::Serialize;

/// So many chapters are told at once; [`Live::earlier`] tells those before.
const CHAPTERS: usize = 200;

/// Everything one viewer is told: what happened since a version, and how things stand now. A client that lost its
/// connection asks with the last version it knows.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Message<E, V, M, R> {
    /// The version it continues from. It is 0 if too much happened since to be told at once: then the viewer knows nothing
    /// but what is told here.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub since: usize,
    /// One for the deal and one for each final move: what to ask with the next time.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub version: usize,
    /// What became final since then, as this viewer may know it; moves of which there is nothing to tell are left out.
    pub chapters: Vec<Chapter<E>>,
    /// So many chapters since then come before these and are left out.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub left_out: usize,
    /// What the viewer's own moves did that can still be taken back. Each message tells all of it anew.
    pub open: Vec<E>,
    /// How many own moves can be taken back.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub undo: usize,
    /// What this viewer may know.
    pub view: V,
    /// Whose decision it is, as far as this viewer may know.
    pub decider: Option<Seat>,
    /// The legal moves, for the seat that decides.
    pub legal: Vec<Legal<M>>,
    /// Things the deciding seat might want, allowed or refused.
    pub offers: Vec<Offer<M, R>>,
}

/// What happened by one final move, or in the deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chapter<E> {
    /// The version that it made.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub version: usize,
    /// What happened.
    pub events: Vec<E>,
}

/// Part of what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapters<E> {
    /// The last of it, in order.
    pub chapters: Vec<Chapter<E>>,
    /// So many come before and are left out.
    pub left_out: usize,
}

/// A legal move, and whether it can be taken back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Legal<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What it leads to.
    pub then: Then,
}

/// How things would stand after some moves, as far as they show nothing new.
#[derive(Clone, Debug, Serialize)]
pub struct Preview<V> {
    /// How many of the moves are shown: a preview stops before the first that would draw or reveal.
    pub shown: usize,
    /// What the whole step would lead to.
    pub then: Then,
    /// What the seat would see then.
    pub view: V,
}

/// The message of a game.
pub type MessageOf<G> = Message<<G as Game>::Event, <G as Game>::View, <G as Game>::Move, <G as Game>::Refusal>;

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

    /// What happened since a version, or the end of everything if that is too much.
    fn told(&self, viewer: Option<Seat>, since: usize) -> (usize, Chapters<G::Event>) {
        let now = self.settled().len() + 1;
        let told = self.chapters(viewer, since, now);
        if told.left_out == 0 { (since, told) } else { (0, self.chapters(viewer, 0, now)) }
    }

    /// What this viewer is told of what happened before a version was reached: the last 200 chapters.
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

    /// The last chapters of those after a version, up to another.
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
        // What is legal alone is a step that is allowed.
        moves.into_iter().filter_map(|mv| Some(Legal { mv, then: self.then(seat, &[mv]).ok()? })).collect()
    }

    /// What a step would lead to: whether it could be taken back.
    pub fn then(&self, seat: Seat, moves: &[G::Move]) -> Result<Then, StepError<G::Refusal>> {
        self.check_runs()?;
        self.turn().then(seat, moves, &mut self.chance())
    }

    /// How things would stand after a step, as far as it shows nothing new. Nothing is played.
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

    /// What a chooser, such as a computer player, would do with this seat's decision: its answers up to the first that would
    /// be final. The chooser is shown what the seat may know; nothing is played.
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
