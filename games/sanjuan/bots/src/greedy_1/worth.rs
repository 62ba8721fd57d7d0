//! What a building is worth, in points at the end of the game.

use super::outlook::Outlook;
use super::town::Town;
use entrepot_sanjuan::{FULL_CITY, Kind, score};
use entrepot_table::Seat;

/// Points of a Triumphal arch by monuments.
const ARCH: [f32; 4] = [0.0, 4.0, 6.0, 8.0];

/// Points of a Residence by sets, and of the Cathedral by six-cost buildings of others.
const FOURFOLD: [f32; 5] = [0.0, 4.0, 7.0, 9.0, 10.0];

/// The Palace's share of all other points.
const PALACE: f32 = 0.25;

/// The Residence may hope for this many points more from each building to come, the Cathedral from each of others.
const HOPE: f32 = 0.6;

/// A new production building is often a new type as well, which a Guild hall counts again.
const GUILD_BY_PLANT: f32 = 1.3;

impl Outlook<'_> {
    /// Points that this building adds to the town, with this many builder phases to come after it.
    pub(super) fn worth(&self, town: &Town, kind: Kind, phases: f32) -> f32 {
        let rounds = self.rounds(phases);
        let earned = self.income(&town.with(kind)) - self.income(town);
        let printed = f32::from(self.board.figures.points(kind));
        let bonus = self.bonus(town, kind, phases) + self.helps(town, kind, phases) + self.extra(town, kind, phases);
        let palace = PALACE * self.counts(town, Kind::Palace, kind, phases);
        (printed + bonus) * (1.0 + palace) + self.weights.engine * self.card_value(phases) * earned * rounds
    }

    /// What a six-cost building will count at the end.
    fn bonus(&self, town: &Town, kind: Kind, phases: f32) -> f32 {
        let w = self.weights;
        let room = FULL_CITY.saturating_sub(town.size() + 1) as f32;
        let builds = phases.min(room);
        match kind {
            Kind::CityHall => 1.0 + town.city_buildings() as f32 + w.city_share * builds,
            Kind::GuildHall => {
                f32::from(town.guild(self.board.setup.edition)) + GUILD_BY_PLANT * (1.0 - w.city_share) * builds
            }
            Kind::TriumphalArch => {
                let new = |kind: &Kind| kind.is_monument() && !town.has(*kind);
                let planned = self.hand.kinds().iter().filter(new).count().min(builds as usize);
                let sure = arch(town.monuments());
                sure + w.aim * (arch(town.monuments() + planned) - sure)
            }
            Kind::Palace => PALACE * (f32::from(score(self.board, self.me).total()) + w.to_come * builds),
            Kind::Residence => fourfold(town.with(kind).sets(self.board)) + HOPE * builds,
            Kind::Cathedral => fourfold(self.dear_ones_of_others()) + HOPE * phases,
            _ => 0.0,
        }
    }

    /// What it adds to six-cost buildings that stand, and partly to those in hand.
    fn helps(&self, town: &Town, kind: Kind, phases: f32) -> f32 {
        let counts = |six: Kind| self.counts(town, six, kind, phases);
        let more = town.with(kind);
        let edition = self.board.setup.edition;
        let mut points = match kind {
            _ if kind.is_production() => counts(Kind::GuildHall) * f32::from(more.guild(edition) - town.guild(edition)),
            _ => counts(Kind::CityHall),
        };
        if kind.is_monument() {
            points += counts(Kind::TriumphalArch) * (arch(more.monuments()) - arch(town.monuments()));
        }
        let residence = counts(Kind::Residence);
        if residence > 0.0 {
            points += residence * (fourfold(more.sets(self.board)) - fourfold(town.sets(self.board)));
        }
        points
    }

    /// How much a six-cost building counts when another one is judged: in full when it stands, partly from the hand.
    fn counts(&self, town: &Town, six: Kind, judged: Kind, phases: f32) -> f32 {
        match () {
            () if town.has(six) => 1.0,
            () if judged != six && phases >= 1.0 && self.aims.has(six) => self.weights.aim,
            () => 0.0,
        }
    }

    /// Points from powers that no card income shows.
    fn extra(&self, town: &Town, kind: Kind, phases: f32) -> f32 {
        let w = self.weights;
        match kind {
            Kind::Chapel => w.chapel * self.rounds(phases),
            Kind::Harbor => w.harbor * self.rounds(phases),
            Kind::Bank if phases >= 1.0 && !self.board.city(self.me).bank_used => w.bank,
            Kind::Crane => w.crane * phases.min(2.0) / 2.0,
            Kind::Park if phases >= 1.0 => w.park * town.one(Kind::Crane),
            _ => 0.0,
        }
    }

    /// Six-cost buildings of others: what the Cathedral counts.
    fn dear_ones_of_others(&self) -> usize {
        let others = Seat::all(self.board.players()).filter(|&seat| seat != self.me);
        let places = others.flat_map(|seat| self.board.city(seat).places.iter());
        places.filter(|place| self.board.figures.cost(place.kind) == 6).count()
    }
}

fn arch(monuments: usize) -> f32 {
    ARCH[monuments.min(3)]
}

fn fourfold(count: usize) -> f32 {
    FOURFOLD[count.min(4)]
}
