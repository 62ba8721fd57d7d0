//! How a person is advised to pay: as `greedy` does, but never with a card that is clearly worth more than another.
//!
//! `greedy` sees no difference between cards for which it has no time left, and may pay with any of them. To a person who
//! plays on by another plan it matters which of them goes.

use super::outlook::Outlook;
use super::weights::Weights;
use entrepot_sanjuan::{Decision, Kind, Move, View};

/// How many points more are clearly more.
const CLEARLY: f32 = 2.0;

/// The moves with which the viewer is advised to pay what is asked; none where nothing is to be paid.
pub fn payment(view: &View) -> Vec<Move> {
    match (view.viewer, view.board.decision()) {
        (Some(me), Some(Decision::Pay { left })) if me == view.board.actor => {
            Outlook::new(view, me, &Weights::FIRST).payment(usize::from(left))
        }
        _ => Vec::new(),
    }
}

impl Outlook<'_> {
    fn payment(&self, left: usize) -> Vec<Move> {
        let mut coins = self.coins_now();
        let kept = coins.split_off(left.min(coins.len()));
        let (goods, mut paid): (Vec<Move>, Vec<Move>) = coins.into_iter().partition(|mv| kind_of(*mv).is_none());
        let mut kept: Vec<Move> = kept.into_iter().filter(|mv| kind_of(*mv).is_some()).collect();
        while let Some((dear, cheap)) = self.bad_choice(&paid, &kept) {
            std::mem::swap(&mut paid[dear], &mut kept[cheap]);
        }
        let mut moves = [goods, paid].concat();
        moves.sort();
        moves
    }

    /// The dearest card that is paid and the cheapest that stays, where they should change places.
    fn bad_choice(&self, paid: &[Move], kept: &[Move]) -> Option<(usize, usize)> {
        let losses = self.losses(kept.iter().chain(paid));
        let (cheap, dear) = losses.split_at(kept.len());
        let most = (0..dear.len()).max_by(|&a, &b| dear[a].total_cmp(&dear[b]))?;
        let least = (0..cheap.len()).min_by(|&a, &b| cheap[a].total_cmp(&cheap[b]))?;
        (dear[most] >= cheap[least] + CLEARLY).then_some((most, least))
    }

    /// What is lost with each card: its worth as a building, or nothing where a copy of it stands or comes earlier (S5.3).
    fn losses<'a>(&self, cards: impl Iterator<Item = &'a Move>) -> Vec<f32> {
        let mut seen = Vec::new();
        let loss = |kind: Kind| {
            let useless = !kind.is_production() && (self.town.has(kind) || seen.contains(&kind));
            seen.push(kind);
            if useless { 0.0 } else { self.worth(&self.town, kind, self.phases) }
        };
        cards.filter_map(|mv| kind_of(*mv)).map(loss).collect()
    }
}

/// The card that is paid; nothing for a good.
fn kind_of(mv: Move) -> Option<Kind> {
    match mv {
        Move::Pay(kind) => Some(kind),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Greedy;
    use super::*;
    use crate::Bot;
    use entrepot_sanjuan::{SanJuan, Setup, State};
    use entrepot_table::{Game, Moves, Seed, Silent};

    /// Of the payments of greedy players: how many there were, and how many were as advised.
    #[derive(Default)]
    struct Payments {
        all: usize,
        equal: usize,
    }

    impl Payments {
        fn watch(&mut self, setup: &str, number: u64) {
            let (mut seed, mut legal) = (Seed::from_number(number), Moves::new());
            let mut state = SanJuan::deal(&setup.parse::<Setup>().unwrap(), &mut seed, &mut Silent);
            let mut advised: Option<(Vec<Move>, Vec<Move>)> = None;
            while let Some(seat) = SanJuan::decider(&state) {
                let view = SanJuan::view(&state, Some(seat));
                SanJuan::legal(&state, &mut legal);
                let mv = Greedy.choose(&view, &legal);
                if let (None, Some(Decision::Pay { .. })) = (&advised, view.board.decision()) {
                    let moves = payment(&view);
                    check(&state, &view, &moves);
                    advised = Some((moves, Vec::new()));
                }
                SanJuan::play(&mut state, mv, &mut seed, &mut Silent);
                let Some((_, paid)) = &mut advised else { continue };
                paid.push(mv);
                if !matches!(state.board().decision(), Some(Decision::Pay { .. })) {
                    let (moves, paid) = advised.take().unwrap();
                    // What goes without saying is not asked for.
                    self.equal += usize::from(moves.starts_with(&paid));
                    self.all += 1;
                }
            }
        }
    }

    /// The payment is legal, and uses no card that is clearly worth more than one that stays.
    fn check(state: &State, view: &View, moves: &[Move]) {
        let mut after = *state;
        for &mv in moves {
            if matches!(after.board().decision(), Some(Decision::Pay { .. })) {
                let seat = SanJuan::decider(&after).unwrap();
                assert!(SanJuan::check(&after, seat, mv).is_ok(), "{mv} of {moves:?}");
                SanJuan::play(&mut after, mv, &mut Seed::from_number(0), &mut Silent);
            }
        }
        let outlook = Outlook::new(view, view.viewer.unwrap(), &Weights::FIRST);
        let mut stay: Vec<Move> = view.hand().iter().map(Move::Pay).collect();
        for mv in moves.iter().filter(|mv| kind_of(**mv).is_some()) {
            stay.remove(stay.iter().position(|one| one == mv).expect("it is in hand"));
        }
        let paid: Vec<Move> = moves.iter().copied().filter(|mv| kind_of(*mv).is_some()).collect();
        let losses = outlook.losses(stay.iter().chain(&paid));
        let (stay, paid) = losses.split_at(stay.len());
        for (dear, cheap) in paid.iter().flat_map(|dear| stay.iter().map(move |cheap| (dear, cheap))) {
            assert!(*dear < cheap + CLEARLY, "{moves:?}: {dear} is paid where {cheap} stays");
        }
    }

    #[test]
    fn advice_is_as_greedy_pays_but_gives_no_dear_card_away() {
        let mut payments = Payments::default();
        let setups = ["players=2", "players=3 expansion=on", "players=4"];
        for number in 0.. {
            payments.watch(setups[number as usize % 3], number);
            if payments.all >= 1000 {
                break;
            }
        }
        let Payments { all, equal } = payments;
        assert!(equal * 10 >= all * 8, "{equal} of {all} payments are greedy's own");
    }
}
