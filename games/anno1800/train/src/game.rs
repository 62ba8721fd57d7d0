//! A game between players of any kind, and what each of them did in it.

use crate::player::Player;
use entrepot_anno1800::{Action, Anno1800, Move, Setup, State, Tier};
use entrepot_table::{Bot, Game, Moves, Outcome, Planned, Seat, Seed, Silent};

/// A game that was played.
pub struct Played {
    /// Rounds played.
    pub rounds: u32,
    /// Whether it ended by itself.
    pub ended: bool,
    /// Points and places.
    pub outcome: Outcome,
    /// What each seat did.
    pub lives: Vec<Life>,
}

/// What one player did in a game.
#[derive(Clone, Copy, Default, Debug)]
pub struct Life {
    /// Actions by kind.
    pub actions: [u32; Action::ALL.len()],
    /// The round of the first card.
    pub first_card: u32,
    /// Cards played by stack.
    pub cards: [u32; 3],
    /// Cubes at the end.
    pub cubes: u32,
    /// Cards in hand at the end.
    pub hand: u32,
    /// Industries built.
    pub industries: u32,
    /// Islands of both worlds.
    pub islands: [u32; 2],
    /// Expedition cards.
    pub expeditions: u32,
    /// Whether the fireworks were taken.
    pub fireworks: u32,
    /// Effects of cards used.
    pub activated: u32,
}

impl Played {
    /// Plays the game of this number, for at most so many rounds.
    pub fn play(setup: &Setup, players: &[&Player], number: u64, rounds: u32) -> Played {
        let mut chance = Seed::from_number(number);
        let sit = |(seat, player): (usize, &&Player)| player.sit_down(number * 8 + seat as u64);
        let mut bots: Vec<Box<dyn Bot<Anno1800>>> = players.iter().enumerate().map(sit).collect();
        let mut state = Anno1800::deal(setup, &mut chance, &mut Silent);
        let mut lives = vec![Life::default(); players.len()];
        let (mut legal, mut planned) = (Moves::new(), Planned::<Anno1800>::default());
        while let Some(seat) = Anno1800::decider(&state).filter(|_| Anno1800::round(&state) <= rounds) {
            Anno1800::legal(&state, &mut legal);
            let mv = match (planned.next(seat, &legal), &legal[..]) {
                (Some(mv), _) => mv,
                (None, &[only]) => only,
                _ => {
                    let view = Anno1800::view(&state, Some(seat));
                    planned.begin(seat, bots[seat.index()].plan(&view, &legal))
                }
            };
            lives[seat.index()].note(mv, Anno1800::round(&state));
            Anno1800::play(&mut state, mv, &mut chance, &mut Silent);
        }
        Seat::all(players.len()).for_each(|seat| lives[seat.index()].sum_up(&state, seat));
        let ended = Anno1800::outcome(&state);
        Played {
            rounds: Anno1800::round(&state).min(rounds),
            ended: ended.is_some(),
            outcome: ended.unwrap_or_else(|| Anno1800::score_now(&state)),
            lives,
        }
    }

    /// The points of the best.
    pub fn best(&self) -> i32 {
        self.outcome.points.iter().copied().max().unwrap_or(0)
    }
}

impl Life {
    fn note(&mut self, mv: Move, round: u32) {
        match mv {
            Move::Action(action) => self.actions[action.index()] += 1,
            Move::Play(_) if self.first_card == 0 => self.first_card = round,
            Move::Activate(_) => self.activated += 1,
            _ => {}
        }
    }

    fn sum_up(&mut self, state: &State, seat: Seat) {
        let board = state.board();
        let player = board.player(seat);
        for card in board.played.iter().filter(|card| card.seat == seat) {
            self.cards[card.kind.deck().index()] += 1;
        }
        self.cubes = Tier::ALL.into_iter().map(|tier| u32::from(player.owned(tier))).sum();
        self.hand = player.hand_size() as u32;
        self.industries = player.fields.iter().filter_map(|field| field.built?.industry()).count() as u32;
        self.islands = [player.old_world.len(), player.new_world.len()].map(|count| count as u32);
        self.expeditions = player.expeditions.into();
        self.fireworks = u32::from(board.fireworks == Some(seat));
    }
}
