//! Every number of the rules of thumb, in one place. They were found by letting players with slightly different numbers
//! play each other, hundreds of thousands of games.

/// The numbers. Frequencies are by round; what a building brings is in cards by round unless it says points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Points that a hand card is worth while the end is far.
    pub(super) card: f32,
    /// With this many builder phases to come, a card is worth half of that.
    pub(super) card_fade: f32,
    /// What a seventh card and all behind it are worth beside the first six: no building needs them.
    pub(super) seventh: f32,
    /// What a card above the hand limit is worth beside others.
    pub(super) above_limit: f32,
    /// The best card to build later counts for this share of what it promises, the second for this share of that, and so on.
    pub(super) plan: f32,

    /// Builder phases.
    pub(super) builders: f32,
    /// Producer and trader phases, as pairs.
    pub(super) cycles: f32,
    /// Councillor phases.
    pub(super) councillors: f32,
    /// Prospector phases.
    pub(super) prospectors: f32,
    /// How much of the income to come is counted.
    pub(super) engine: f32,
    /// The income of this many last rounds comes too late.
    pub(super) too_late: f32,
    /// Share of city buildings among those still to be built.
    pub(super) city_share: f32,

    /// Making more than can be sold, or the other way round, helps this much for each good.
    pub(super) bottleneck: f32,
    /// Customs office: its good beside one that can always be made and sold.
    pub(super) customs_office: f32,
    /// Poor house.
    pub(super) poor_house: f32,
    /// Black market.
    pub(super) black_market: f32,
    /// Gold mine, in a prospector phase.
    pub(super) gold_mine: f32,
    /// Goldsmith, in a prospector phase.
    pub(super) goldsmith: f32,
    /// Office building.
    pub(super) office_building: f32,
    /// Tavern, in a builder phase.
    pub(super) tavern: f32,
    /// Archive, Tower, Guard room and Hut: rarely more than their point.
    pub(super) minor: f32,

    /// Chapel: points.
    pub(super) chapel: f32,
    /// While builder phases are to come, nothing is laid under it from a hand smaller than this.
    pub(super) chapel_hand: usize,
    /// Before the last building nothing is laid that it needs.
    pub(super) last_building: bool,
    /// The Library is not kept for a later role when there may be none.
    pub(super) last_library: bool,
    /// Harbor: points.
    pub(super) harbor: f32,
    /// Bank: points, once.
    pub(super) bank: f32,
    /// Crane: points, once.
    pub(super) crane: f32,
    /// Park beside a Crane: points, once.
    pub(super) park: f32,
    /// A six-cost building in hand counts as built by this share when others that help it are judged.
    pub(super) aim: f32,
    /// Points that a building still to come brings to the Palace's count.
    pub(super) to_come: f32,

    /// A good that stays, beside what it fetches on average.
    pub(super) hold: f32,
    /// An Office building exchanges cards that promise less than this: points.
    pub(super) poor_card: f32,
    /// What choosing among two, five or eight cards adds to a card.
    pub(super) choice: [f32; 3],

    /// Another player's building: points for any, and for each card of its cost.
    pub(super) other_build: f32,
    pub(super) other_build_by_cost: f32,
    /// How much of what others gain counts against a role.
    pub(super) envy: f32,
    /// When a role would end the game, each point ahead or behind counts this much more.
    pub(super) win: f32,
}

impl Weights {
    /// The numbers of the first version.
    pub(super) const FIRST: Weights = Weights {
        card: 1.026,
        card_fade: 1.77,
        seventh: 0.5,
        above_limit: 0.131,
        plan: 0.6,
        builders: 1.227,
        cycles: 0.16,
        councillors: 0.6,
        prospectors: 1.4,
        engine: 1.697,
        too_late: 0.356,
        city_share: 0.77,
        bottleneck: 0.3,
        customs_office: 1.5,
        poor_house: 0.3,
        black_market: 0.126,
        gold_mine: 0.284,
        goldsmith: 0.9,
        office_building: 0.16,
        tavern: 0.16,
        minor: 0.03,
        chapel: 0.15,
        chapel_hand: 0,
        last_building: false,
        last_library: false,
        harbor: 0.3,
        bank: 0.05,
        crane: 0.5,
        park: 1.0,
        aim: 0.17,
        to_come: 2.5,
        hold: 0.418,
        poor_card: 0.33,
        choice: [0.055, 0.304, 0.448],
        other_build: 1.084,
        other_build_by_cost: 0.906,
        envy: 0.94,
        win: 4.6,
    };

    /// The first version with what a reading of its games asked for.
    pub(super) const NORMAL: Weights =
        Weights { chapel_hand: 5, last_building: true, last_library: true, ..Weights::FIRST };
}
