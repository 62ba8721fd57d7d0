//! Which naval tokens a price is paid with (A5.4, A26.4).

use crate::event::Spent;
use crate::moves::{Coin, Move};
use crate::objective::Objective;
use crate::state::{Board, Player};
use crate::token::Naval;

/// A price in naval tokens, and what it can be paid with.
#[derive(Clone, Copy)]
pub(super) struct Price {
    kind: Naval,
    amount: u8,
    /// The most that may be spent of each sort.
    have: Spent,
    /// Pairs of exploration tokens that may stand for trade tokens.
    pairs: u8,
}

impl Price {
    /// A price in trade tokens while this many exploration tokens are kept for the cost.
    pub(super) fn trade(board: &Board, player: &Player, amount: u8, kept: u8) -> Price {
        let spare = player.exploration.available().saturating_sub(kept);
        let pairs = if board.has(Objective::BerylOmara) { spare / 2 } else { 0 };
        Price { kind: Naval::Trade, amount, have: tokens(player), pairs }
    }

    pub(super) fn exploration(player: &Player, amount: u8) -> Price {
        Price { kind: Naval::Exploration, amount, have: tokens(player), pairs: 0 }
    }

    /// Temporary tokens first, since a festival takes them; exploration tokens in place of trade tokens last.
    pub(super) fn usual(&self) -> Spent {
        match self.kind {
            Naval::Trade => {
                let whole = self.amount.min(self.have.temporary_trade.saturating_add(self.have.trade));
                let temporary_trade = whole.min(self.have.temporary_trade);
                self.with_exploration(whole - temporary_trade, temporary_trade, 2 * (self.amount - whole))
            }
            Naval::Exploration => self.with_exploration(0, 0, self.amount),
        }
    }

    fn with_exploration(&self, trade: u8, temporary_trade: u8, exploration: u8) -> Spent {
        let temporary_exploration = exploration.min(self.have.temporary_exploration);
        Spent { trade, temporary_trade, exploration: exploration - temporary_exploration, temporary_exploration }
    }

    /// Every way to pay, in the order of coins: regular tokens as long as there are some.
    pub(super) fn ways(&self) -> Vec<Spent> {
        let mut ways = Vec::new();
        match self.kind {
            Naval::Trade => {
                let all = self.have.trade.saturating_add(self.have.temporary_trade);
                for pairs in self.amount.saturating_sub(all)..=self.amount.min(self.pairs) {
                    for (trade, temporary) in splits(self.amount - pairs, self.have.trade, self.have.temporary_trade) {
                        self.exploration_ways(trade, temporary, 2 * pairs, &mut ways);
                    }
                }
            }
            Naval::Exploration => self.exploration_ways(0, 0, self.amount, &mut ways),
        }
        ways
    }

    fn exploration_ways(&self, trade: u8, temporary_trade: u8, amount: u8, ways: &mut Vec<Spent>) {
        let splits = splits(amount, self.have.exploration, self.have.temporary_exploration);
        ways.extend(splits.map(|(exploration, temporary_exploration)| Spent {
            trade,
            temporary_trade,
            exploration,
            temporary_exploration,
        }));
    }
}

/// What is left to spend.
fn tokens(player: &Player) -> Spent {
    Spent {
        trade: player.trade.ready,
        temporary_trade: player.trade.temporary,
        exploration: player.exploration.ready,
        temporary_exploration: player.exploration.temporary,
    }
}

/// Every way to take this many from two heaps, most from the first to begin with.
fn splits(amount: u8, first: u8, second: u8) -> impl Iterator<Item = (u8, u8)> {
    let least = amount.saturating_sub(second);
    (least..=amount.min(first)).rev().map(move |taken| (taken, amount - taken))
}

fn coins(spent: &Spent) -> [u8; Coin::COUNT] {
    [spent.trade, spent.temporary_trade, spent.exploration, spent.temporary_exploration]
}

/// The answers that lead to `chosen`: tokens are asked for one by one, where more than one sort may come next.
pub(super) fn answers(ways: &[Spent], chosen: &Spent, moves: &mut Vec<Move>) {
    if ways.len() < 2 {
        return;
    }
    let mut open: Vec<[u8; Coin::COUNT]> = ways.iter().map(coins).collect();
    let mut left = coins(chosen);
    while let Some(coin) = Coin::ALL.into_iter().find(|coin| left[coin.index()] > 0) {
        let next = |way: &[u8; Coin::COUNT]| way.iter().position(|&count| count > 0) == Some(coin.index());
        if !open.iter().all(next) {
            moves.push(Move::Spend(coin));
        }
        open.retain(next);
        open.iter_mut().for_each(|way| way[coin.index()] -= 1);
        left[coin.index()] -= 1;
    }
}
