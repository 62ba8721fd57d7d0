//! How many cards a town earns in a round, roughly.

use super::outlook::Outlook;
use super::town::Town;
use super::trade::CUSTOMS_PRICE;
use entrepot_sanjuan::Kind;

impl Outlook<'_> {
    /// Cards by round that the town brings, from goods, from roles and when building.
    pub(super) fn income(&self, town: &Town) -> f32 {
        self.goods_income(town) + self.role_income(town) + self.building_income(town)
    }

    /// As many goods as can be both made and sold, the dearest first.
    fn goods_income(&self, town: &Town) -> f32 {
        let w = self.weights;
        let privileges = self.share * (1.0 + town.one(Kind::Library));
        let made = 1.0 + privileges + town.one(Kind::Aqueduct);
        let sold = 1.0 + privileges + town.one(Kind::TradingPost);
        let most = made.min(sold) + w.bottleneck * (made - sold).abs();
        let (mut goods, mut cards) = (0.0, 0.0);
        for good in (0..5).rev() {
            let more = f32::from(town.plants[good]).min(most - goods);
            goods += more;
            cards += more * self.mean_price[good];
        }
        cards += w.customs_office * CUSTOMS_PRICE * town.one(Kind::CustomsOffice);
        cards += town.one(Kind::MarketHall) * goods.min(1.0);
        cards += town.one(Kind::MarketStand) * (goods - 1.0).clamp(0.0, 1.0);
        cards += town.one(Kind::Well) * (f32::from(town.plants()).min(made) - 1.0).clamp(0.0, 1.0);
        w.cycles * cards
    }

    /// Councillor and prospector, and powers that work all the time.
    fn role_income(&self, town: &Town) -> f32 {
        let w = self.weights;
        let library = self.share * town.one(Kind::Library);
        let councillor = town.one(Kind::Prefecture) + library * (w.choice[2] - w.choice[1]);
        let mines = w.gold_mine * town.one(Kind::GoldMine) + w.goldsmith * town.one(Kind::Goldsmith);
        let minor = [Kind::Archive, Kind::Tower, Kind::GuardRoom, Kind::Hut].map(|kind| town.one(kind));
        w.councillors * councillor
            + w.prospectors * (library + mines)
            + w.office_building * town.one(Kind::OfficeBuilding)
            + w.minor * minor.iter().sum::<f32>()
    }

    /// Discounts and draws when building.
    fn building_income(&self, town: &Town) -> f32 {
        let w = self.weights;
        let city = w.city_share * (town.one(Kind::Quarry) + town.one(Kind::Carpenter));
        let plants = (1.0 - w.city_share) * town.one(Kind::Smithy);
        let library = self.share * town.one(Kind::Library);
        w.builders * (city + plants + library + w.tavern * town.one(Kind::Tavern))
            + w.poor_house * town.one(Kind::PoorHouse)
            + w.black_market * town.one(Kind::BlackMarket)
    }
}
