//! One deal, played from every seat.

use entrepot_table::{Bot, Dice, Game, Moves, NamedBot, Outcome, Planned, Seat, Silent};
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};

/// What came of a deal: as many games as there are seats, with the first player at each of them in turn and the second at all
/// others.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Dealt {
    /// The number of the deal, from 0.
    pub deal: u32,
    /// Games that the first player won; a shared victory counts as the share.
    pub won: f64,
    /// Opponents whom the first player left behind, of all it had; a tie counts half.
    pub beaten: f64,
    /// Rounds of all games together.
    pub rounds: u32,
    /// Games that were stopped before their end, and scored as they stood.
    pub stopped: u32,
    /// What each of the two spent and got.
    pub sides: [Side; 2],
}

/// The first player in all games of a deal, or all its opponents.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// Seats played.
    pub seats: u32,
    /// Points in all of them together.
    pub points: i64,
    /// Decisions with two or more legal moves.
    pub decisions: u64,
    /// Time of the thread that these decisions took, in nanoseconds.
    pub nanoseconds: u64,
}

impl Side {
    /// Adds another deal.
    pub fn add(&mut self, other: Side) {
        self.seats += other.seats;
        self.points += other.points;
        self.decisions += other.decisions;
        self.nanoseconds += other.nanoseconds;
    }

    /// Average points of a seat.
    #[must_use]
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / f64::from(self.seats.max(1))
    }

    /// Average time of a decision.
    #[must_use]
    pub fn milliseconds(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }
}

/// Two computer players and the game they meet at.
pub struct Table<'a, G: Game> {
    /// The setup of every game.
    pub setup: &'a G::Setup,
    /// The one, and all its opponents.
    pub players: [&'a NamedBot<G>; 2],
    /// How many sit at the table.
    pub seats: usize,
    /// The source of all chance.
    pub seed: u64,
    /// A game is stopped after this many rounds.
    pub max_rounds: u32,
}

impl<G: Game> Table<'_, G> {
    /// Plays a deal from every seat.
    pub fn play(&self, deal: u32) -> Dealt {
        let mut dealt = Dealt { deal, ..Dealt::default() };
        for own in 0..self.seats {
            self.play_from(own, &mut dealt);
        }
        dealt
    }

    /// The game of a deal in which the first player has this seat.
    fn play_from(&self, own: usize, dealt: &mut Dealt) {
        let side = |seat: Seat| usize::from(seat.index() != own);
        let mut dice = Dice::new(self.seed, u64::from(dealt.deal));
        let mut chance = dice.seed();
        // A player's dice belong to the seat, so that two equal players play equal games.
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(self.seats).map(|seat| (self.players[side(seat)].make)(number(&mut dice))).collect();
        let mut state = G::deal(self.setup, &mut chance, &mut Silent);
        let mut legal = Moves::new();
        let mut planned = Planned::<G>::default();
        while let Some(seat) = G::decider(&state).filter(|_| G::round(&state) <= self.max_rounds) {
            G::legal(&state, &mut legal);
            dealt.sides[side(seat)].decisions += u64::from(legal.len() > 1);
            let mv = match (planned.next(seat, &legal), &legal[..]) {
                (Some(mv), _) => mv,
                (None, &[only]) => only,
                _ => {
                    let view = G::view(&state, Some(seat));
                    let start = thread_time();
                    let plan = bots[seat.index()].plan(&view, &legal);
                    dealt.sides[side(seat)].nanoseconds += thread_time().saturating_sub(start);
                    planned.begin(seat, plan)
                }
            };
            G::play(&mut state, mv, &mut chance, &mut Silent);
        }
        let ended = G::outcome(&state);
        dealt.stopped += u32::from(ended.is_none());
        dealt.rounds += G::round(&state).min(self.max_rounds);
        dealt.count(own, &ended.unwrap_or_else(|| G::score_now(&state)));
    }
}

impl Dealt {
    fn count(&mut self, own: usize, outcome: &Outcome) {
        let winners: Vec<usize> = outcome.winners().map(Seat::index).collect();
        if winners.contains(&own) {
            self.won += 1.0 / winners.len() as f64;
        }
        for (seat, &points) in outcome.points.iter().enumerate() {
            let side = &mut self.sides[usize::from(seat != own)];
            side.seats += 1;
            side.points += i64::from(points);
            if seat != own {
                self.beaten += behind(outcome, own, seat);
            }
        }
    }
}

/// 1 if the first seat has a better place than the second, a half if they share it.
fn behind(outcome: &Outcome, own: usize, other: usize) -> f64 {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match outcome.places[own].cmp(&outcome.places[other]) {
        Less => 1.0,
        Equal => 0.5,
        Greater => 0.0,
    }
}

/// A number for a player's dice.
pub fn number(dice: &mut Dice) -> u64 {
    let seed = dice.seed();
    seed.bytes()[..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// How long this thread has been running, in nanoseconds. Others on the same core do not count.
fn thread_time() -> u64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}
