//! What happened, told to each viewer as that viewer may know it.

use crate::Seat;

/// Who may know a version of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, people who only watch included.
    All,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat.
    Except(Seat),
}

impl Audience {
    /// Whether this viewer is among them (`None` is somebody who only watches).
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Some(seat),
            Audience::Except(seat) => viewer != Some(seat),
        }
    }
}

/// Receives what happens while a move is played. Events are made only when somebody listens.
pub trait Sink<E> {
    /// Something everybody may know.
    fn all(&mut self, event: impl FnOnce() -> E);

    /// Something of which one seat may know more than the others.
    fn split(&mut self, seat: Seat, full: impl FnOnce() -> E, public: impl FnOnce() -> E);

    /// The move showed somebody more than it says itself: a card was drawn, turned up or looked at, or a die was thrown. What was
    /// learned cannot be taken back, so the move is final.
    ///
    /// A card that players show by choosing it (they build it, or lay it open) is no reason: others hear of a move when it
    /// is final, and until then nobody has seen the card.
    fn revealed(&mut self);
}

/// Nobody listens: everything compiles away.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn all(&mut self, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn split(&mut self, _: Seat, _: impl FnOnce() -> E, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn revealed(&mut self) {}
}

/// Keeps every event with its audience, and whether anything was revealed.
///
/// ```
/// use entrepot_table::{Log, Seat, Sink};
/// let mut log = Log::default();
/// log.split(Seat::new(0), || "you drew a 7", || "somebody drew a card");
/// assert_eq!(log.seen_by(Some(Seat::new(1))).collect::<Vec<_>>(), [&"somebody drew a card"]);
/// assert!(!log.revealed);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Log<E> {
    /// Events in order, each with who may know it.
    pub events: Vec<(Audience, E)>,
    /// Whether somebody learned more than the moves say.
    pub revealed: bool,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log { events: Vec::new(), revealed: false }
    }
}

impl<E> Log<E> {
    /// The events as this viewer may know them.
    pub fn seen_by(&self, viewer: Option<Seat>) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(audience, _)| audience.includes(viewer)).map(|(_, event)| event)
    }
}

impl<E> Sink<E> for Log<E> {
    fn all(&mut self, event: impl FnOnce() -> E) {
        self.events.push((Audience::All, event()));
    }

    fn split(&mut self, seat: Seat, full: impl FnOnce() -> E, public: impl FnOnce() -> E) {
        self.events.push((Audience::Only(seat), full()));
        self.events.push((Audience::Except(seat), public()));
    }

    fn revealed(&mut self) {
        self.revealed = true;
    }
}
