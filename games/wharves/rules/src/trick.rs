//! Which wharf is favoured, which crate may be played, and who wins (W3.3, W4).

use crate::cards::{Card, Wharf, wharf};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State, Table, remove};
use entrepot_table::{Seat, Sink};

/// Whether a crate beats another that was played before it: the favoured wharf beats the others, and the higher number beats
/// the lower one of the same wharf (W4.5).
///
/// ```
/// use entrepot_wharves::{Wharf, beats};
/// assert!(beats(9, 5, None) && !beats(5, 9, None) && !beats(10, 5, None));
/// assert!(beats(2, 299, Some(Wharf::East)));
/// ```
pub fn beats(card: Card, other: Card, favoured: Option<Wharf>) -> bool {
    if wharf(card) == wharf(other) { card > other } else { favoured == Some(wharf(card)) }
}

/// The index of the crate that wins of those played (W4.5).
pub fn winning(played: &[Card], favoured: Option<Wharf>) -> usize {
    (1..played.len()).fold(0, |best, next| if beats(played[next], played[best], favoured) { next } else { best })
}

impl Table {
    /// Who wins the round, as it stands (W4.5).
    pub fn winner(&self) -> Seat {
        self.seat_of(winning(&self.played, self.favoured))
    }

    /// Whether this crate follows the wharf that was led; the leader's always does (W4.2).
    fn follows(&self, card: Card) -> bool {
        self.played.first().is_none_or(|led| wharf(card) == wharf(*led))
    }
}

impl State {
    /// Whether this crate of the hand may be played: whoever can follow must (W4.2).
    pub(crate) fn may_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let hand = &self.hands[seat.index()];
        let led = self.table.played.first().map(|led| wharf(*led));
        match led {
            _ if !hand.contains(&card) => Err(Refusal::NotInHand { card }),
            Some(led) if !self.table.follows(card) && hand.iter().any(|one| self.table.follows(*one)) => {
                Err(Refusal::MustFollow { wharf: led })
            }
            _ => Ok(()),
        }
    }

    /// The leader chooses the favoured wharf (W3.3).
    pub(crate) fn favour(&mut self, wharf: Wharf, sink: &mut impl Sink<Event>) {
        let seat = self.table.leader;
        self.table.favoured = Some(wharf);
        self.table.phase = Phase::Play;
        sink.all(|| Event::Favoured { seat, wharf });
        self.play_last_crates(sink);
    }

    /// A crate is played, and then the last crates of others (W4.1, W4.4).
    pub(crate) fn play_crate(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.lay(card, sink);
        self.play_last_crates(sink);
    }

    /// A crate of the next seat is laid open. If it does not follow, everybody knows that none in that hand could (W4.3).
    pub(crate) fn lay(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        let seat = table.seat_of(table.played.len());
        if let Some(led) = table.played.first().filter(|_| !table.follows(card)) {
            table.lacks[seat.index()][wharf(*led).index()] = true;
        }
        remove(&mut self.hands[seat.index()], card);
        remove(&mut table.returned, card);
        table.played.push(card);
        sink.all(|| Event::Played { seat, card });
        if table.played.len() == table.players() {
            table.phase = Phase::Store;
            let winner = table.winner();
            sink.all(|| Event::Won { seat: winner });
        }
    }
}
