//! `greedy`: a player by rules of thumb.
//!
//! It counts in points. A round that is won brings the two best of its crates; how likely a crate is to win follows from the
//! crates that nobody has seen yet. What a high crate could still win later is what it costs to play it now.

use entrepot_table::{Bot, Seat, legal_or_first};
use entrepot_wharves::{CRATES, Card, Move, Phase, Table, View, Wharf, Wharves, beats, wharf, winning, worth};

/// What the highest crate is worth in the hand, in points; lower ones less.
const KEEP: f64 = 3.0;

/// The share of the bonus for all four wharves that each new wharf in storage brings (W6.3).
const NEW_WHARF: f64 = 1.0;

/// What a crate that nobody has seen is worth on average (W1.3).
const UNSEEN: f64 = 3.0;

/// Plays by rules of thumb. It rolls no dice: the same view is always answered by the same move.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Bot<Wharves> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(wanted(view, legal), legal)
    }
}

/// The move the rules of thumb ask for.
fn wanted(view: &View, legal: &[Move]) -> Option<Move> {
    let me = view.viewer?;
    match view.table.phase {
        Phase::Favour => best(Wharf::ALL, |wharf| strength(&view.hand, *wharf)).map(Move::Favour),
        Phase::Play => {
            let crates = legal.iter().filter_map(|mv| if let Move::Play(card) = mv { Some(*card) } else { None });
            let outlook = Outlook::new(view, me);
            best(crates, |card| outlook.value(*card)).map(Move::Play)
        }
        Phase::Store => store(&view.table, me),
        Phase::Over => None,
    }
}

/// The first of those with the highest value.
fn best<T>(things: impl IntoIterator<Item = T>, value: impl Fn(&T) -> f64) -> Option<T> {
    things.into_iter().reduce(|best, next| if value(&next) > value(&best) { next } else { best })
}

/// How strong a hand would be in a wharf that is favoured: the number of its crates counts, and their height.
fn strength(hand: &[Card], favoured: Wharf) -> f64 {
    hand.iter().filter(|card| wharf(**card) == favoured).map(|card| 1.0 + height(*card)).sum()
}

/// How high a crate is, from 0 to 1.
fn height(card: Card) -> f64 {
    f64::from(card) / f64::from(CRATES)
}

/// The two best crates, the lower first.
fn store(table: &Table, me: Seat) -> Option<Move> {
    let first = best(table.played.iter().copied(), |card| stored_value(table, me, *card))?;
    let others = table.played.iter().copied().filter(|card| *card != first);
    let second = best(others, |card| stored_value(table, me, *card))?;
    Some(Move::Store(if table.taken.is_some() { first.max(second) } else { first.min(second) }))
}

/// What a crate brings to whoever stores it.
fn stored_value(table: &Table, seat: Seat, card: Card) -> f64 {
    let new = table.stored[seat.index()].iter().all(|stored| wharf(*stored) != wharf(card));
    f64::from(worth(card)) + if new { NEW_WHARF } else { 0.0 }
}

/// What can be seen from a seat that plays a crate.
struct Outlook<'v> {
    view: &'v View,
    me: Seat,
    unseen: Vec<Card>,
}

impl<'v> Outlook<'v> {
    fn new(view: &'v View, me: Seat) -> Outlook<'v> {
        let table = &view.table;
        let open = |card: &Card| {
            let stored = table.stored.iter().any(|stored| stored.contains(card));
            stored || table.played.contains(card) || table.discards.contains(card) || view.hand.contains(card)
        };
        Outlook { view, me, unseen: (1..=CRATES).filter(|card| !open(card)).collect() }
    }

    /// What it brings to play this crate.
    fn value(&self, card: Card) -> f64 {
        let table = &self.view.table;
        let win = self.chance(card);
        let rivals = (table.players() - 1) as f64;
        let rival = if table.played.is_empty() { self.me.next(table.players()) } else { table.winner() };
        let to_me = self.prize(card, self.me);
        let to_others = self.prize(card, rival) / rivals;
        win * to_me - (1.0 - win) * to_others - KEEP * height(card)
    }

    /// What the two best crates of this round will bring, those that are still to come estimated.
    fn prize(&self, card: Card, winner: Seat) -> f64 {
        let table = &self.view.table;
        let known = table.played.iter().copied().chain([card]).map(|card| stored_value(table, winner, card));
        let mut values: Vec<f64> = known.chain(self.behind_me().map(|_| UNSEEN)).collect();
        values.sort_by(|a, b| b.total_cmp(a));
        values.iter().take(2).sum()
    }

    /// The seats that play after this one.
    fn behind_me(&self) -> impl Iterator<Item = Seat> {
        let players = self.view.table.players();
        let me = self.me;
        (1..players - self.view.table.played.len()).map(move |n| me.after(n, players))
    }

    /// How likely it is that this crate wins the round.
    fn chance(&self, card: Card) -> f64 {
        let (played, favoured) = (&self.view.table.played, self.view.table.favoured);
        let loses = !played.is_empty() && !beats(card, played[winning(played, favoured)], favoured);
        if loses {
            return 0.0;
        }
        let led = wharf(played.first().copied().unwrap_or(card));
        self.behind_me().map(|seat| 1.0 - self.chance_to_beat(seat, card, led)).product()
    }

    /// How likely it is that a seat can beat a crate: by following, or with the favoured wharf if it cannot follow.
    fn chance_to_beat(&self, seat: Seat, card: Card, led: Wharf) -> f64 {
        let size = i32::from(self.view.hands[seat.index()]);
        let share = |of: &dyn Fn(Card) -> bool| {
            self.unseen.iter().filter(|card| of(**card)).count() as f64 / self.unseen.len() as f64
        };
        let some = |share: f64| 1.0 - (1.0 - share).powi(size);
        let beaten_by = |one: Card| beats(one, card, self.view.table.favoured);
        let lacks = self.view.table.lacks[seat.index()][led.index()];
        let following = if lacks { 0.0 } else { some(share(&|one| wharf(one) == led && beaten_by(one))) };
        let cannot_follow = if lacks { 1.0 } else { 1.0 - some(share(&|one| wharf(one) == led)) };
        following + cannot_follow * some(share(&|one| wharf(one) != led && beaten_by(one)))
    }
}
