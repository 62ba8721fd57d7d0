//! How to pay: with what is needed least.

use super::outlook::Outlook;
use super::town::{Stock, Town};
use entrepot_anno1800::{
    Board, Coin, Cost, DATA, Decision, Line, Move, Naval, Part, PerTier, Plan, Prefer, ResourceSet, Source, Tier, Way,
    Wish, cost, plan, plan_with,
};

/// What using a piece costs in points: a festival brings all pieces back, and the shortest supply calls for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tariff {
    cubes: PerTier<f32>,
    trade: f32,
    /// Resources that the way to an empty hand asks for.
    pub(super) resources: ResourceSet,
}

impl Outlook<'_> {
    /// What using a piece costs on the way to an empty hand.
    pub(super) fn tariff(&self) -> Tariff {
        let load = self.way_now().load;
        let town = Town::of(self.board, self.me);
        let share = |stock: Stock, wanted: f32| wanted / stock.all.max(0.5);
        let shares = Tier::ALL.map(|tier| share(town.cubes[tier.index()], load.cubes[tier.index()]));
        let trade = share(town.trade, load.trade);
        let most = shares.into_iter().chain([trade]).fold(0.1, f32::max);
        let price = |stock: Stock, share: f32| {
            let need = self.weights.idle + (1.0 - self.weights.idle) * share / most;
            self.weights.tariff * need / stock.all.max(0.5)
        };
        let temporary = self.board.player(self.me).trade.temporary > 0;
        let cheaper = if temporary { self.weights.temporary } else { 1.0 };
        Tariff {
            cubes: std::array::from_fn(|tier| price(town.cubes[tier], shares[tier])),
            trade: cheaper * price(town.trade, trade),
            resources: load.resources,
        }
    }

    /// The moves of the payment that is open.
    pub(super) fn pay(&self) -> Vec<Move> {
        let due = rest(self.board);
        self.payment(self.board, &due, &self.tariff()).map_or(Vec::new(), |plan| plan.moves)
    }

    /// How to pay a cost; none if it cannot be paid.
    pub(super) fn payment(&self, board: &Board, due: &Cost, tariff: &Tariff) -> Option<Plan> {
        let usual = plan(board, self.me, due, Prefer::Tokens)?;
        let wishes: Vec<Wish> = usual.lines.iter().filter_map(|line| self.wish(line, tariff)).collect();
        let other = wishes.iter().zip(&usual.lines).any(|(wish, line)| wish.by != line.way().by);
        if !other {
            return Some(usual);
        }
        Some(plan_with(board, self.me, due, Prefer::Tokens, &wishes).unwrap_or(usual))
    }

    /// The cheapest source of a resource.
    fn wish(&self, line: &Line, tariff: &Tariff) -> Option<Wish> {
        let Part::Resource(resource) = line.part else { return None };
        let loss = |way: &Way| self.loss(way, tariff);
        let best = line.ways.iter().min_by(|a, b| loss(a).total_cmp(&loss(b)))?;
        Some(Wish { resource, by: best.by })
    }

    /// Points lost with a source.
    fn loss(&self, way: &Way, tariff: &Tariff) -> f32 {
        let gold: f32 = way.shift_ends.iter().map(|one| f32::from(one.gold)).sum();
        let by = match way.by {
            Source::Work { spot, .. } => spot.token.industry().map_or(0.0, |(_, tier)| tariff.cubes[tier.index()]),
            Source::Trade { price, .. } => self.weights.gift + tariff.trade * f32::from(price),
            Source::Import => tariff.trade,
            Source::Card(_) => self.weights.effect_resource,
            Source::District | Source::Tokens | Source::Gold => 0.0,
        };
        by + gold * (self.weights.gold + 1.0 / f32::from(DATA.gold_per_point.value))
    }

    /// Temporary tokens go first, since a festival takes them; sorts are named in their order, so regular ones are named as
    /// long as the temporary ones do not suffice.
    pub(super) fn spend(&self, board: &Board, legal: &[Move]) -> Option<Move> {
        let Decision::Spend { kind, left, .. } = board.decision() else { return None };
        let player = board.player(self.me);
        let (coins, enough) = match kind {
            Naval::Trade => ([Coin::Trade, Coin::TemporaryTrade], left <= 2 * player.trade.temporary),
            Naval::Exploration => {
                ([Coin::Exploration, Coin::TemporaryExploration], left <= player.exploration.temporary)
            }
        };
        let [regular, temporary] = coins.map(Move::Spend);
        let order = if enough { [temporary, regular] } else { [regular, temporary] };
        order.into_iter().find(|mv| legal.contains(mv)).or_else(|| legal.first().copied())
    }
}

/// What is still to be paid, with the gold that is due now (A15.4, C3).
pub(super) fn rest(board: &Board) -> Cost {
    Cost { gold: cost(board, board.actor, board.turn.object).gold, ..board.turn.due }
}
