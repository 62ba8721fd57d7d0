//! Which naval tokens a price is paid with (A5, A26.4).

use crate::event::{Event, Spent};
use crate::moves::{Asker, Coin, Decision, Move, Purpose};
use crate::objective::Objective;
use crate::paying;
use crate::refusal::Refusal;
use crate::state::{Board, State};
use crate::token::Naval;
use entrepot_table::{Moves, Sink};

impl Coin {
    const fn kind(self) -> Naval {
        match self {
            Coin::Trade | Coin::TemporaryTrade => Naval::Trade,
            Coin::Exploration | Coin::TemporaryExploration => Naval::Exploration,
        }
    }

    const fn temporary(self) -> bool {
        matches!(self, Coin::TemporaryTrade | Coin::TemporaryExploration)
    }
}

/// A payment of naval tokens that is under way.
#[derive(Clone, Copy)]
struct Payment {
    kind: Naval,
    left: u8,
    from: Coin,
    purpose: Purpose,
}

impl Payment {
    fn of(board: &Board) -> Option<Payment> {
        match board.decision() {
            Decision::Spend { kind, left, from, purpose } => Some(Payment { kind, left, from, purpose }),
            _ => None,
        }
    }

    fn decision(self) -> Decision {
        Decision::Spend { kind: self.kind, left: self.left, from: self.from, purpose: self.purpose }
    }

    /// What a coin is worth: prices in trade tokens are counted in halves.
    fn worth(self, coin: Coin) -> u8 {
        if self.kind == Naval::Trade && coin.kind() == Naval::Trade { 2 } else { 1 }
    }

    /// Whether what is left can be paid with coins from `self.from` on, one of them counted out already.
    fn can_end(self, board: &Board, gone: Coin) -> bool {
        let player = board.player(board.actor);
        let have = |coin: Coin| {
            let fleet = player.fleet(coin.kind());
            let all = if coin.temporary() { fleet.temporary } else { fleet.ready };
            if coin < self.from { 0 } else { all - u8::from(coin == gone) }
        };
        let exploration = have(Coin::Exploration) + have(Coin::TemporaryExploration);
        if self.kind == Naval::Exploration {
            return self.left <= exploration;
        }
        let whole = (have(Coin::Trade) + have(Coin::TemporaryTrade)).min(self.left / 2);
        if !board.has(Objective::BerylOmara) {
            return self.left == 2 * whole;
        }
        // Exploration tokens that the cost itself asks for cannot be spent here.
        let all = player.exploration.available() - u8::from(gone.kind() == Naval::Exploration);
        let spare = all.saturating_sub(board.turn.due.exploration);
        self.left - 2 * whole <= exploration.min(spare)
    }

    fn judge(self, board: &Board, coin: Coin) -> Result<(), Refusal> {
        let foreign =
            coin.kind() != self.kind && (self.kind == Naval::Exploration || !board.has(Objective::BerylOmara));
        let fleet = board.player(board.actor).fleet(coin.kind());
        let have = if coin.temporary() { fleet.temporary } else { fleet.ready };
        if foreign || have == 0 || self.worth(coin) > self.left {
            return Err(Refusal::NoSuchCoin { coin });
        }
        let next = Payment { left: self.left - self.worth(coin), from: coin, ..self };
        if coin < self.from || !next.can_end(board, coin) {
            return Err(Refusal::CoinOrder { coin });
        }
        Ok(())
    }

    /// The coins that may come next.
    fn coins(self, board: &Board) -> impl Iterator<Item = Coin> {
        Coin::ALL.into_iter().filter(move |coin| self.judge(board, *coin).is_ok())
    }
}

/// Begins to pay this many naval tokens; goes on by itself while there is no choice.
pub(crate) fn begin(state: &mut State, kind: Naval, price: u8, purpose: Purpose, sink: &mut impl Sink<Event>) {
    let left = if kind == Naval::Trade { 2 * price } else { price };
    let payment = Payment { kind, left, from: Coin::Trade, purpose };
    state.board.stack.push(payment.decision());
    go_on(state, payment, Spent::default(), sink);
}

/// Spends as long as there is one way only; whoever sees the tokens can tell (they are public).
fn go_on(state: &mut State, mut payment: Payment, mut spent: Spent, sink: &mut impl Sink<Event>) {
    while payment.left > 0 {
        let mut coins = payment.coins(&state.board);
        let (Some(coin), None) = (coins.next(), coins.next()) else { break };
        drop(coins);
        payment = spend(&mut state.board, payment, coin, &mut spent);
    }
    let seat = state.board.actor;
    if spent != Spent::default() {
        sink.all(|| Event::Spent { seat, tokens: spent, purpose: payment.purpose });
    }
    state.board.stack.pop();
    if payment.left > 0 {
        state.board.stack.push(payment.decision());
    } else {
        bought(state, payment.purpose, sink);
    }
}

fn spend(board: &mut Board, payment: Payment, coin: Coin, spent: &mut Spent) -> Payment {
    board.spend_naval(board.actor, coin.kind(), coin.temporary());
    match coin {
        Coin::Trade => spent.trade += 1,
        Coin::TemporaryTrade => spent.temporary_trade += 1,
        Coin::Exploration => spent.exploration += 1,
        Coin::TemporaryExploration => spent.temporary_exploration += 1,
    }
    Payment { left: payment.left - payment.worth(coin), from: coin, ..payment }
}

/// What was paid for comes.
fn bought(state: &mut State, purpose: Purpose, sink: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let seat = board.actor;
    match purpose {
        Purpose::Cost => {}
        Purpose::Trade { resource, seat: partner } => {
            board.turn.traded = board.turn.traded.with(resource);
            let gold = board.take_gold(partner, 1);
            paying::had(board, resource);
            sink.all(|| Event::Traded { seat, partner, resource, gold });
        }
        Purpose::Import(resource) => {
            paying::had(board, resource);
            // Of several islands that show it any will do.
            let islands = &board.player(seat).new_world;
            if let Some(place) = islands.iter().position(|island| island.resources().has(resource)) {
                sink.all(|| Event::Imported { seat, resource, island: islands[place], place: place as u8 });
            }
        }
        Purpose::Objective(Objective::AlonsoGraves) => {
            board.pay_gold(seat, ALONSO_GOLD);
            sink.all(|| Event::PaidGold { seat, gold: ALONSO_GOLD, objective: Some(Objective::AlonsoGraves) });
            board.turn.actions += 1;
            sink.all(|| Event::MoreActions { seat });
        }
        Purpose::Objective(_) => board.stack.push(Decision::Return { least: 1, most: 1, asker: Asker::TheEditor }),
    }
}

/// Gold that Alonso Graves asks for (A26.1).
pub(crate) const ALONSO_GOLD: u8 = 3;

/// Whether this coin may come next.
pub(crate) fn judge(board: &Board, mv: Move) -> Result<(), Refusal> {
    match (Payment::of(board), mv) {
        (Some(payment), Move::Spend(coin)) => payment.judge(board, coin),
        _ => Err(Refusal::OtherQuestion { asked: board.decision() }),
    }
}

pub(crate) fn legal(board: &Board, moves: &mut Moves<Move>) {
    if let Some(payment) = Payment::of(board) {
        moves.extend(payment.coins(board).map(Move::Spend));
    }
}

pub(crate) fn play(state: &mut State, mv: Move, sink: &mut impl Sink<Event>) {
    if let (Some(payment), Move::Spend(coin)) = (Payment::of(&state.board), mv) {
        let mut spent = Spent::default();
        let payment = spend(&mut state.board, payment, coin, &mut spent);
        go_on(state, payment, spent, sink);
    }
}
