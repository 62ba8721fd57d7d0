//! Moving pieces: cubes, gold, naval tokens, construction tokens. Nothing here asks whether it may be done.

use crate::data::DATA;
use crate::event::Event;
use crate::setup::StrictSupply;
use crate::state::Board;
use crate::tier::Tier;
use crate::token::{Naval, Token, Whereabouts};
use entrepot_table::{Seat, Sink};

/// Where cubes cannot run out there are still no more than this many beyond the box: more than any table could hold.
const MORE_CUBES: i16 = 200;

impl Board {
    /// Gold from the supply; less where the supply is strict and runs out (R28).
    pub(crate) fn take_gold(&mut self, seat: Seat, gold: u8) -> u8 {
        let taken = self.limited(gold, self.supply.gold);
        self.supply.gold -= i32::from(taken);
        let own = &mut self.player_mut(seat).gold;
        *own = own.saturating_add(u16::from(taken));
        taken
    }

    /// Gold to the supply (A7.3).
    pub(crate) fn pay_gold(&mut self, seat: Seat, gold: u8) {
        self.supply.gold += i32::from(gold);
        let own = &mut self.player_mut(seat).gold;
        *own = own.saturating_sub(u16::from(gold));
    }

    /// What is there of a supply that may be strict.
    fn limited(&self, wanted: u8, supply: i32) -> u8 {
        match self.setup.strict_supply {
            StrictSupply::All => wanted.min(u8::try_from(supply.max(0)).unwrap_or(u8::MAX)),
            StrictSupply::None | StrictSupply::Cubes => wanted,
        }
    }

    /// Whether anything of this would come from the supply.
    pub(crate) fn has_any(&self, gold: u8, trade: u8, exploration: u8) -> bool {
        let supply = &self.supply;
        let all = [(gold, supply.gold), (trade, supply.trade), (exploration, supply.exploration)];
        all.into_iter().any(|(wanted, left)| self.limited(wanted, left) > 0)
    }

    fn naval_supply(&mut self, kind: Naval) -> &mut i32 {
        match kind {
            Naval::Trade => &mut self.supply.trade,
            Naval::Exploration => &mut self.supply.exploration,
        }
    }

    /// Naval tokens from the supply; how many there were.
    pub(crate) fn take_naval(&mut self, kind: Naval, count: u8) -> u8 {
        let supply = *self.naval_supply(kind);
        let taken = self.limited(count, supply);
        *self.naval_supply(kind) -= i32::from(taken);
        taken
    }

    /// Naval tokens that can be taken from the supply: as many as anybody wants, unless it is strict (R28).
    pub(crate) fn naval_left(&self, kind: Naval) -> u8 {
        let supply = match kind {
            Naval::Trade => self.supply.trade,
            Naval::Exploration => self.supply.exploration,
        };
        self.limited(u8::MAX, supply)
    }

    /// Temporary naval tokens on a card (A22.2).
    pub(crate) fn take_temporary(&mut self, seat: Seat, kind: Naval, count: u8) -> u8 {
        let taken = self.take_naval(kind, count);
        self.player_mut(seat).fleet_mut(kind).temporary += taken;
        taken
    }

    /// A new ship gets its tokens at once (A11.4, A17.8); one that is uncovered gets them exhausted (A8.14).
    /// How many those are.
    pub(crate) fn man_ship(&mut self, seat: Seat, token: Token, uncovered: bool) -> u8 {
        let Some((kind, strength)) = token.ship() else { return 0 };
        let taken = self.take_naval(kind, strength);
        let fleet = self.player_mut(seat).fleet_mut(kind);
        if uncovered {
            fleet.exhausted += taken;
        } else {
            fleet.ready += taken;
        }
        taken
    }

    /// Naval tokens of a kind that a ship takes along when it goes: those that the other ships do not carry (A5.5, A8.10). A
    /// strict supply may have had none for a ship that was printed on an island.
    pub(crate) fn tokens_back(&self, seat: Seat, token: Token, kind: Naval) -> u8 {
        let player = self.player(seat);
        let Some((of, strength)) = token.ship() else { return 0 };
        let fleet = player.fleet(kind);
        if of == kind { (fleet.ready + fleet.exhausted).saturating_sub(player.strength(kind) - strength) } else { 0 }
    }

    /// A ship that goes takes its tokens along, exhausted ones first (A8.10); how many.
    fn lose_ship(&mut self, seat: Seat, token: Token) -> u8 {
        let Some((kind, _)) = token.ship() else { return 0 };
        let lost = self.tokens_back(seat, token, kind);
        let fleet = self.player_mut(seat).fleet_mut(kind);
        let exhausted = lost.min(fleet.exhausted);
        let ready = lost - exhausted;
        fleet.exhausted -= exhausted;
        fleet.ready -= ready;
        *self.naval_supply(kind) += i32::from(lost);
        lost
    }

    /// Spends one naval token: a regular one is exhausted, a temporary one goes to the supply (A5.2, A5.4).
    pub(crate) fn spend_naval(&mut self, seat: Seat, kind: Naval, temporary: bool) {
        let fleet = self.player_mut(seat).fleet_mut(kind);
        if temporary {
            fleet.temporary -= 1;
            *self.naval_supply(kind) += 1;
        } else {
            fleet.ready -= 1;
            fleet.exhausted += 1;
        }
    }

    /// Whether a cube of this tier can be taken from the supply (A15.6, R21).
    pub(crate) fn cube_left(&self, tier: Tier) -> bool {
        let least = if self.setup.strict_supply == StrictSupply::None { -MORE_CUBES } else { 0 };
        self.supply.cubes[tier.index()] > least
    }

    /// A new cube from the supply to its district.
    pub(crate) fn add_cube(&mut self, seat: Seat, tier: Tier) {
        self.supply.cubes[tier.index()] -= 1;
        self.player_mut(seat).cubes[tier.index()] += 1;
    }

    /// A cube goes from its district to a workplace (A3.1); which one.
    pub(crate) fn put_to_work(&mut self, seat: Seat, field: usize, tier: Tier) -> u8 {
        let player = self.player_mut(seat);
        player.cubes[tier.index()] -= 1;
        // No cube there is of a lower tier, so the new one stands last.
        let place = player.fields[field].cubes().count() as u8;
        player.fields[field].put(tier);
        player.sum_up();
        place
    }

    /// A cube goes from its district to the exhausted area (A4.1).
    pub(crate) fn exhaust(&mut self, seat: Seat, tier: Tier) {
        let player = self.player_mut(seat);
        player.cubes[tier.index()] -= 1;
        player.exhausted[tier.index()] += 1;
    }

    /// Takes a cube from where it is.
    fn lift(&mut self, seat: Seat, tier: Tier, at: Whereabouts) {
        let player = self.player_mut(seat);
        match at {
            Whereabouts::District => player.cubes[tier.index()] -= 1,
            Whereabouts::Exhausted => player.exhausted[tier.index()] -= 1,
            Whereabouts::At(spot) => {
                if let Some(field) = player.find(spot) {
                    player.fields[field].take(tier);
                    player.sum_up();
                }
            }
        }
    }

    /// A used cube comes back to its district for gold; the workplace is free again (A7.1, A7.4, A7.5).
    pub(crate) fn shift_end(&mut self, seat: Seat, tier: Tier, at: Whereabouts) {
        self.lift(seat, tier, at);
        self.player_mut(seat).cubes[tier.index()] += 1;
        self.pay_gold(seat, DATA.shift_end[tier.index()].value);
    }

    /// A cube is replaced by one of the next tier; in a district it goes to the new one, elsewhere it stays (A16.3, A16.5 to
    /// A16.7).
    pub(crate) fn raise(&mut self, seat: Seat, tier: Tier, at: Whereabouts) {
        let Some(next) = tier.above() else { return };
        let field = match at {
            Whereabouts::At(spot) => self.player(seat).find(spot),
            _ => None,
        };
        self.lift(seat, tier, at);
        self.supply.cubes[tier.index()] += 1;
        self.supply.cubes[next.index()] -= 1;
        let player = self.player_mut(seat);
        match (at, field) {
            (Whereabouts::District, _) => player.cubes[next.index()] += 1,
            (Whereabouts::Exhausted, _) => player.exhausted[next.index()] += 1,
            (Whereabouts::At(_), Some(field)) => player.fields[field].put(next),
            (Whereabouts::At(_), None) => {}
        }
        player.sum_up();
    }

    /// Cubes on a field go to the exhausted area (A8.7); which ones.
    fn clear_field(&mut self, seat: Seat, field: usize) -> impl Iterator<Item = Tier> + use<> {
        let player = self.player_mut(seat);
        let work = std::mem::take(&mut player.fields[field].work);
        for tier in work.into_iter().flatten() {
            player.exhausted[tier.index()] += 1;
        }
        work.into_iter().flatten()
    }

    /// A token from the board goes to a field, over whatever lies there (A8.2 to A8.5).
    pub(crate) fn build_on(&mut self, seat: Seat, token: Token, field: usize, sink: &mut impl Sink<Event>) {
        self.tokens[token.index()] -= 1;
        let over = self.player(seat).visible(field);
        let cubes = self.clear_field(seat, field);
        let ashore = over.map_or(0, |old| self.lose_ship(seat, old));
        let covered = self.player_mut(seat).fields[field].built.replace(token);
        if let Some(old) = covered {
            self.tokens[old.index()] += 1;
        }
        let aboard = self.man_ship(seat, token, false);
        self.player_mut(seat).sum_up();
        sink.all(|| Event::Built {
            seat,
            token,
            field: field as u8,
            over,
            back: covered.is_some(),
            cubes: cubes.collect(),
            aboard,
            ashore,
        });
    }

    /// An own token goes back to the board; what was printed there is active again (A8.6, A8.9).
    pub(crate) fn remove_from(&mut self, seat: Seat, field: usize, sink: &mut impl Sink<Event>) {
        let cubes = self.clear_field(seat, field);
        let Some(token) = self.player(seat).fields[field].built else { return };
        let ashore = self.lose_ship(seat, token);
        self.player_mut(seat).fields[field].built = None;
        self.tokens[token.index()] += 1;
        let uncovered = self.player(seat).printed(field);
        let aboard = uncovered.map_or(0, |printed| self.man_ship(seat, printed, true));
        self.player_mut(seat).sum_up();
        let field = field as u8;
        sink.all(|| Event::Removed { seat, token, field, uncovered, cubes: cubes.collect(), aboard, ashore });
    }

    /// Everything comes back (A20.1, A20.2).
    pub(crate) fn festival(&mut self, seat: Seat) {
        for kind in [Naval::Trade, Naval::Exploration] {
            let fleet = self.player_mut(seat).fleet_mut(kind);
            fleet.ready += std::mem::take(&mut fleet.exhausted);
            let gone = std::mem::take(&mut fleet.temporary);
            *self.naval_supply(kind) += i32::from(gone);
        }
        let player = self.player_mut(seat);
        for tier in Tier::ALL {
            player.cubes[tier.index()] += std::mem::take(&mut player.exhausted[tier.index()]);
        }
        for field in 0..player.size() {
            let work = std::mem::take(&mut player.fields[field].work);
            work.into_iter().flatten().for_each(|tier| player.cubes[tier.index()] += 1);
        }
        player.sum_up();
    }
}
