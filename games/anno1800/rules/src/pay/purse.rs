//! What one player can pay with at one moment.

use crate::card::Effect;
use crate::data::DATA;
use crate::objective::Objective;
use crate::resource::{Resource, ResourceSet};
use crate::state::{Board, Player};
use crate::tier::{PerTier, Tier, TierSet};
use crate::token::Whereabouts;
use entrepot_table::Seat;

/// What one player can pay with at one moment (A4.5). Cheap to make, and cheap to change for "and after this?".
#[derive(Clone, Copy)]
pub(crate) struct Purse<'a> {
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    /// Cubes in the districts.
    pub(super) cubes: PerTier<u8>,
    /// What own industries make, and those with a free workplace, by tier.
    pub(super) makes: [ResourceSet; 4],
    pub(super) open: [ResourceSet; 4],
    /// What others make and was not traded yet in this turn, by tier (A6.2, A6.6).
    pub(super) sold: [ResourceSet; 4],
    pub(super) gold: u16,
    /// Naval tokens, temporary ones included (A5.4).
    pub(super) trade: u8,
    pub(super) exploration: u8,
    /// Whether two exploration tokens stand for a trade token (A26.4).
    pub(super) beryl: bool,
}

impl<'a> Purse<'a> {
    pub(crate) fn new(board: &'a Board, seat: Seat) -> Purse<'a> {
        let player = board.player(seat);
        Purse {
            board,
            seat,
            cubes: player.cubes,
            makes: player.makes,
            open: player.open,
            sold: sold_to(board, seat),
            gold: player.gold,
            trade: player.trade.available(),
            exploration: player.exploration.available(),
            beryl: board.has(Objective::BerylOmara),
        }
    }

    /// After a cube left its district, to work or as part of a cost.
    pub(crate) fn without_cube(mut self, tier: Tier) -> Purse<'a> {
        self.cubes[tier.index()] = self.cubes[tier.index()].saturating_sub(1);
        self
    }

    /// After a used cube came back for gold (A7.1). It frees its workplace (A7.4).
    pub(crate) fn with_shift_end(mut self, tier: Tier, at: Whereabouts) -> Purse<'a> {
        self.gold = self.gold.saturating_sub(u16::from(shift_end(tier)));
        self.cubes[tier.index()] += 1;
        if let Whereabouts::At(spot) = at
            && let Some((resource, place)) = spot.token.industry()
        {
            let open = &mut self.open[place.index()];
            *open = open.with(resource);
        }
        self
    }

    pub(super) fn player(&self) -> &'a Player {
        self.board.player(self.seat)
    }

    /// Whether there is any cube of this tier, used or not. No step of a payment changes that.
    pub(super) fn owns(&self, tier: Tier) -> bool {
        let (player, index) = (self.player(), tier.index());
        self.cubes[index] > 0
            || player.cubes[index] > 0
            || player.exhausted[index] > 0
            || player.fields[..player.size()].iter().any(|field| field.work.contains(&Some(tier)))
    }

    /// The tiers of the cubes one of which must come back to make room where this resource is made (A7.4).
    pub(super) fn in_the_way(&self, resource: Resource, tier: Tier) -> TierSet {
        let player = self.player();
        let there = player.tokens().filter(|(_, token)| token.industry() == Some((resource, tier)));
        there.flat_map(|(field, _)| player.fields[field].cubes()).collect()
    }

    /// Everything that is made by anybody and may be had.
    pub(super) fn goods(&self) -> ResourceSet {
        self.makes.iter().chain(&self.sold).fold(ResourceSet::NONE, |all, some| all.or(*some))
    }

    /// Resources of face-up cards (A22.5).
    pub(super) fn gifts(&self) -> ResourceSet {
        self.board.ready(self.seat).fold(ResourceSet::NONE, |all, kind| match kind.effect() {
            Effect::Resource(some) => all.or(some),
            _ => all,
        })
    }

    /// The least number of trade tokens for which somebody sells this (A6.3, C16).
    pub(super) fn price(&self, resource: Resource) -> Option<u8> {
        let sellers = Tier::WORKING.into_iter().filter(|tier| self.sold[tier.index()].has(resource));
        sellers.map(|tier| DATA.trade[tier.index()].value).min()
    }

    /// Whether anybody else makes this, traded already or not.
    pub(super) fn made_by_others(&self, resource: Resource) -> bool {
        let others = Seat::all(self.board.players()).filter(|seat| *seat != self.seat);
        others.into_iter().any(|seat| self.board.price(seat, resource).is_some())
    }

    /// Trade tokens that can be spent when this many exploration tokens are kept for the cost (A26.4).
    pub(crate) fn trade_tokens(&self, exploration: u8) -> u8 {
        let spare = self.exploration.saturating_sub(exploration) / 2;
        self.trade + if self.beryl { spare } else { 0 }
    }
}

/// Gold for one shift end (A7.2).
pub(super) const fn shift_end(tier: Tier) -> u8 {
    DATA.shift_end[tier.index()].value
}

/// What the others make and was not traded yet in this turn, by tier.
fn sold_to(board: &Board, seat: Seat) -> [ResourceSet; 4] {
    let traded = if seat == board.actor { board.turn.traded } else { ResourceSet::NONE };
    let mut sold = [ResourceSet::NONE; 4];
    for (other, player) in board.players[..board.players()].iter().enumerate() {
        if other != seat.index() {
            sold.iter_mut().zip(player.makes).for_each(|(all, makes)| *all = all.or(makes.minus(traded)));
        }
    }
    sold
}
