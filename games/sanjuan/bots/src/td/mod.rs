//! `td`: a yardstick that plays as the best published computer player of this family of games does.
//!
//! Two nets with one small hidden layer each: the one says which seat wins, the other which role somebody takes next. Both learn
//! from the player's games with itself. A role is chosen by playing the round to its end: own roles, the roles that others are
//! expected to take, everything else by the rules of thumb; the end of the round is what the first net is asked about.
//! Buildings are valued where the next role is chosen. Sets of cards and goods, as payments are, have too many answers and too
//! little between them for so small a net: the rules of thumb name them.

mod lesson;
mod nets;

pub use lesson::{Lesson, lesson};
pub(crate) use nets::NETS;
pub use nets::TdNets;

use crate::greedy_1::Greedy;
use crate::mind::won;
use entrepot_sanjuan::{Decision, Move, SanJuan, State, View};
use entrepot_table::{Bot, Dice, Game, Moves, Seat, Seed, Silent};
use nets::Reader;

/// In how many sampled worlds the yardstick tries every role and building.
pub const WORLDS: usize = 16;

/// Roles that others take less often than this are not looked at.
const RARE: f32 = 0.1;

/// The player.
#[derive(Clone, Debug)]
pub struct Td {
    reader: Reader,
    dice: Dice,
    /// In how many sampled worlds every role and building is tried.
    worlds: usize,
}

impl Td {
    /// A player with these nets and dice, who tries every role and building in so many worlds.
    #[must_use]
    pub fn new(nets: TdNets, dice: Dice, worlds: usize) -> Td {
        Td { reader: Reader::new(nets), dice, worlds }
    }

    /// The role or the building that wins most.
    fn best(&mut self, view: &View, me: Seat, legal: &[Move]) -> Move {
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..self.worlds {
            let (world, luck) = (SanJuan::sample(view, &mut self.dice), self.dice.seed());
            for (sum, &mv) in sums.iter_mut().zip(legal) {
                *sum += self.tried(world, me, mv, luck);
            }
        }
        let best = legal.iter().zip(sums).max_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(legal[0], |(&mv, _)| mv)
    }

    /// How likely a seat wins after a role was taken or a building was chosen.
    fn tried(&mut self, mut world: State, me: Seat, mv: Move, mut luck: Seed) -> f32 {
        let (round, decision) = (world.board().round, world.board().decision());
        SanJuan::play(&mut world, mv, &mut luck, &mut Silent);
        to_next_role(&mut world, &mut luck);
        match decision {
            Some(Decision::Role) => self.at_end_of_round(&world, me, round, luck),
            _ => self.value(&world, me),
        }
    }

    /// How likely a seat wins if the round is played to its end: it takes its best roles, others those that are expected.
    fn at_end_of_round(&mut self, state: &State, me: Seat, round: u16, luck: Seed) -> f32 {
        let chooser = SanJuan::decider(state).filter(|_| state.board().round == round);
        let Some(chooser) = chooser else { return self.value(state, me) };
        let mut legal = Moves::new();
        SanJuan::legal(state, &mut legal);
        if chooser == me {
            return legal.iter().map(|&mv| self.tried(*state, me, mv, luck)).fold(0.0, f32::max);
        }
        let (mut sum, mut all) = (0.0, 0.0);
        for (share, &mv) in self.reader.roles(&SanJuan::view(state, Some(me)), &legal).into_iter().zip(legal.iter()) {
            if share >= RARE {
                sum += share * self.tried(*state, me, mv, luck);
                all += share;
            }
        }
        sum / all
    }

    /// How likely a seat wins where a role is chosen next, or at the end of the game.
    fn value(&mut self, state: &State, me: Seat) -> f32 {
        match SanJuan::outcome(state) {
            Some(outcome) => won(&outcome, me),
            None => self.reader.values(&SanJuan::view(state, Some(me)))[0],
        }
    }
}

/// Plays on by the rules of thumb until somebody chooses a role.
fn to_next_role(state: &mut State, luck: &mut Seed) {
    let mut legal = Moves::new();
    while let Some(seat) = SanJuan::decider(state).filter(|_| state.board().decision() != Some(Decision::Role)) {
        SanJuan::legal(state, &mut legal);
        let mv = match legal[..] {
            [only] => only,
            _ => Greedy.choose(&SanJuan::view(state, Some(seat)), &legal),
        };
        SanJuan::play(state, mv, luck, &mut Silent);
    }
}

impl Bot<SanJuan> for Td {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        match (view.viewer, view.board.decision()) {
            (Some(me), Some(Decision::Role | Decision::Build)) => self.best(view, me, legal),
            _ => Greedy.choose(view, legal),
        }
    }
}
