//! A payment carried out step by step on a copy of the player, in the order in which the rules ask.

use super::coins::{Price, answers};
use super::plan::{Means, ShiftEnd, Source};
use super::purse::shift_end;
use super::ways::{Choice, IMPORT};
use crate::cost::Cost;
use crate::event::Spent;
use crate::moves::{Decision, Move};
use crate::resource::Resource;
use crate::state::{Board, Player};
use crate::tier::{PerTier, Tier};
use crate::token::{Spot, Whereabouts};
use entrepot_table::Seat;

/// How one part was paid.
#[derive(Clone, Default)]
pub(super) struct Paid {
    pub(super) shift_ends: Vec<ShiftEnd>,
    pub(super) spent: Spent,
}

/// A full industry where a cube must make room.
#[derive(Clone, Copy)]
struct Room {
    line: usize,
    tier: Tier,
    field: usize,
}

pub(super) struct Course<'a> {
    board: &'a Board,
    seat: Seat,
    due: Cost,
    player: Player,
    rooms: Vec<Room>,
    pub(super) moves: Vec<Move>,
    pub(super) cubes: PerTier<u8>,
    pub(super) spent: Spent,
    pub(super) receives: Vec<u8>,
}

impl<'a> Course<'a> {
    pub(super) fn new(board: &'a Board, seat: Seat, due: &Cost) -> Course<'a> {
        Course {
            board,
            seat,
            due: *due,
            player: *board.player(seat),
            rooms: Vec::new(),
            moves: Vec::new(),
            cubes: PerTier::default(),
            spent: Spent::default(),
            receives: vec![0; board.players()],
        }
    }

    pub(super) fn means(&self) -> Means {
        let player = &self.player;
        Means { trade: player.trade.available(), exploration: player.exploration.available(), gold: player.gold }
    }

    /// Pays all resources, each from its source; how, in the order of the lines.
    pub(super) fn pay(&mut self, lines: &[(Resource, Choice)]) -> Vec<Paid> {
        let room = |(line, (_, choice)): (usize, &(Resource, Choice))| {
            choice.demand.room.map(|tier| Room { line, tier, field: choice.field })
        };
        self.rooms = lines.iter().enumerate().filter_map(room).collect();
        let mut paid = vec![Paid::default(); lines.len()];
        let first = self.put_first(lines);
        let rest = (0..lines.len()).filter(|line| Some(*line) != first);
        for line in first.into_iter().chain(rest) {
            let (resource, choice) = &lines[line];
            paid[line] = self.pay_line(line, *resource, choice);
        }
        paid
    }

    /// The line that somebody wanted to pay before the others (A4.3).
    fn put_first(&self, lines: &[(Resource, Choice)]) -> Option<usize> {
        let paying = self.seat == self.board.actor && self.board.decision() == Decision::Pay;
        let wanted = self.board.turn.line.filter(|_| paying)?;
        lines.iter().position(|(resource, _)| *resource == wanted)
    }

    fn pay_line(&mut self, line: usize, resource: Resource, choice: &Choice) -> Paid {
        let mut paid = Paid::default();
        match choice.by {
            Source::Work { .. } => self.work(line, choice, &mut paid.shift_ends),
            Source::Card(kind) => self.moves.push(Move::Activate(kind)),
            Source::Import => {
                self.moves.push(Move::Import(resource));
                paid.spent = self.spend(self.trade_price(IMPORT));
            }
            Source::Trade { seat, price } => {
                self.moves.push(Move::Trade { resource, seat });
                paid.spent = self.spend(self.trade_price(price));
                self.receives[seat.index()] += 1;
            }
            Source::District | Source::Tokens | Source::Gold => {}
        }
        paid
    }

    fn work(&mut self, line: usize, choice: &Choice, shift_ends: &mut Vec<ShiftEnd>) {
        let Some(tier) = choice.demand.worker else { return };
        if let Some(room) = self.rooms.iter().position(|room| room.line == line) {
            let room = self.rooms.swap_remove(room);
            if !self.player.fields[room.field].has_place() {
                shift_ends.push(self.make_room(room));
            }
        }
        shift_ends.extend(self.bring_back_if_missing(tier));
        let (spot, field) = self.spot(choice.field);
        self.moves.push(Move::Work(spot));
        self.use_cube(tier);
        self.player.fields[field].put(tier);
    }
}

impl Course<'_> {
    /// Exhausts a cube of the cost; the rules do it by themselves once it is in its district (A4.1).
    pub(super) fn exhaust(&mut self, tier: Tier) -> Paid {
        let shift_ends = self.bring_back_if_missing(tier).into_iter().collect();
        self.use_cube(tier);
        self.player.exhausted[tier.index()] += 1;
        Paid { shift_ends, ..Paid::default() }
    }

    fn use_cube(&mut self, tier: Tier) {
        let cubes = &mut self.player.cubes[tier.index()];
        *cubes = cubes.saturating_sub(1);
        self.cubes[tier.index()] += 1;
    }

    /// A cube that must make room for a later line serves before any other; so no shift end is paid twice.
    fn bring_back_if_missing(&mut self, tier: Tier) -> Option<ShiftEnd> {
        if self.player.cubes[tier.index()] > 0 {
            return None;
        }
        let full = |room: &Room| room.tier == tier && !self.player.fields[room.field].has_place();
        if let Some(room) = self.rooms.iter().copied().find(full) {
            return Some(self.make_room(room));
        }
        let mut places = self.places(tier);
        if places.is_empty() {
            return None;
        }
        let at = places.remove(0);
        self.shift_end(tier, at);
        Some(ShiftEnd { tier, at, gold: shift_end(tier), or: places })
    }

    fn make_room(&mut self, room: Room) -> ShiftEnd {
        let (tier, at) = (room.tier, Whereabouts::At(self.spot(room.field).0));
        self.shift_end(tier, at);
        ShiftEnd { tier, at, gold: shift_end(tier), or: Vec::new() }
    }

    fn shift_end(&mut self, tier: Tier, at: Whereabouts) {
        match at {
            Whereabouts::At(spot) => {
                if let Some(field) = self.player.find(spot) {
                    self.player.fields[field].take(tier);
                }
            }
            _ => self.player.exhausted[tier.index()] -= 1,
        }
        self.player.cubes[tier.index()] += 1;
        self.pay_gold(shift_end(tier));
        self.moves.push(Move::ShiftEnd { tier, at });
    }

    /// Where used cubes of this tier are: exhausted ones first, then workplaces in the order of fields.
    fn places(&self, tier: Tier) -> Vec<Whereabouts> {
        let exhausted = (self.player.exhausted[tier.index()] > 0).then_some(Whereabouts::Exhausted);
        let mut places: Vec<Whereabouts> = exhausted.into_iter().collect();
        for field in 0..self.player.size() {
            if self.player.fields[field].work.contains(&Some(tier)) {
                let at = Whereabouts::At(self.spot(field).0);
                if !places.contains(&at) {
                    places.push(at);
                }
            }
        }
        places
    }

    /// The spot by which a field goes now, with the field it means: of equal ones always the first.
    fn spot(&self, field: usize) -> (Spot, usize) {
        let token = self.player.visible(field).unwrap_or_default();
        let copy = (0..field).filter(|other| self.player.visible(*other) == Some(token)).count() as u8;
        let named = |copy: u8| {
            let spot = Spot { token, copy };
            self.player.find(spot).map(|field| (spot, field))
        };
        let equal = |(_, other): &(Spot, usize)| self.player.fields[*other].work == self.player.fields[field].work;
        named(copy).or_else(|| (0..copy).filter_map(named).find(equal)).unwrap_or((Spot { token, copy }, field))
    }

    /// The price in trade tokens now.
    pub(super) fn trade_price(&self, amount: u8) -> Price {
        Price::trade(self.board, &self.player, amount, self.due.exploration)
    }

    pub(super) fn exploration_price(&self, amount: u8) -> Price {
        Price::exploration(&self.player, amount)
    }

    /// Spends naval tokens in the usual way.
    pub(super) fn spend(&mut self, price: Price) -> Spent {
        let spent = price.usual();
        answers(&price.ways(), &spent, &mut self.moves);
        let Player { trade, exploration, .. } = &mut self.player;
        trade.ready -= spent.trade;
        trade.temporary -= spent.temporary_trade;
        exploration.ready -= spent.exploration;
        exploration.temporary -= spent.temporary_exploration;
        self.spent.trade += spent.trade;
        self.spent.temporary_trade += spent.temporary_trade;
        self.spent.exploration += spent.exploration;
        self.spent.temporary_exploration += spent.temporary_exploration;
        spent
    }

    pub(super) fn pay_gold(&mut self, gold: u8) {
        self.player.gold = self.player.gold.saturating_sub(u16::from(gold));
    }
}
