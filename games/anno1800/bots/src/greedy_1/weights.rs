//! Every number of the rules of thumb, in one place. Some were found by letting players with slightly different numbers
//! play each other, some thousands of games.

use entrepot_anno1800::{Effect, PerTier, Tier};

/// The numbers: points at the end of the game, turns, or shares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Points that a turn is worth: what the others make of it meanwhile.
    pub(super) turn: f32,
    /// Turns that another player needs for each hand card, by stack.
    pub(super) turns_by_card: [f32; 3],
    /// Turns that come on top of that before the game is over.
    pub(super) last_turns: f32,
    /// How far away something is that cannot be had at all, in turns.
    pub(super) far: f32,
    /// Points lost with each hand card, since all must go before the end can come.
    pub(super) burden: f32,
    /// From this round on a turn is worth more.
    pub(super) patience: f32,
    /// By this share of the first worth, with every round.
    pub(super) haste: f32,
    /// A second card that is still to be drawn lacks this share of what the first one lacks, and so on: they share.
    pub(super) shared: f32,
    /// Turns that such a card takes beside what it lacks: pieces to pay it with.
    pub(super) unseen: f32,
    /// Turns for each turn that such a card lacks, festivals included.
    pub(super) each_step: f32,
    /// A card of each stack that lacks more turns than this is soon swapped.
    pub(super) most_lacking: [f32; 3],
    /// A second tier or kind of token that is short costs this share of a festival.
    pub(super) also_short: f32,
    /// Turns for a New World resource that the next island may show or not.
    pub(super) new_world: f32,

    /// Turns that the cards of a New World island cost beside what they bring.
    pub(super) island_cards: f32,

    /// Points of a piece of gold beside the third of a point, while there is time to use it.
    pub(super) gold: f32,
    /// More gold than this is only points.
    pub(super) gold_used: f32,
    /// Points of a free field, for the first few.
    pub(super) field: f32,
    /// How many free fields are worth having.
    pub(super) fields: f32,
    /// Points of a cube beside what it does for the cards in hand.
    pub(super) cube: PerTier<f32>,
    /// Points of a naval token of the own ships, trade and exploration.
    pub(super) naval: [f32; 2],
    /// Points of an industry.
    pub(super) industry: f32,
    /// Points of a shipyard, by strength.
    pub(super) yard: f32,
    /// Points of a New World island for the industries it makes possible.
    pub(super) island: f32,
    /// With this many turns to come, what helps later counts half.
    pub(super) late: f32,

    /// Effects: a cube of each tier, less the card that comes with it.
    pub(super) effect_cube: PerTier<f32>,
    /// Effects: a gold, a trade token, an exploration token.
    pub(super) effect_receive: [f32; 3],
    /// Effects: an expedition card.
    pub(super) effect_expedition: f32,
    /// Effects: a New World resource.
    pub(super) effect_resource: f32,
    /// Effects: an upgrade from each tier.
    pub(super) effect_upgrade: PerTier<f32>,
    /// Effects: a hand card that goes.
    pub(super) effect_return: f32,

    /// An action must bring this many points while a festival would bring something.
    pub(super) useful: f32,
    /// A free action must bring this many points to be worth it.
    pub(super) worth_it: f32,
    /// Points lost for each resource that somebody else sells: he gets gold.
    pub(super) gift: f32,
    /// A piece of which there is plenty costs at least this share of the dearest.
    pub(super) idle: f32,
    /// A token that will be gone at the next festival costs this share of a regular one.
    pub(super) temporary: f32,
    /// Points lost when a token is covered, for each cost that asks for it.
    pub(super) covered: f32,
}

impl Weights {
    /// The numbers of the first version.
    pub(super) const FIRST: Weights = Weights {
        turn: 3.0,
        turns_by_card: [1.7, 8.2, 2.5],
        last_turns: 1.4,
        far: 20.0,
        burden: 0.7,
        patience: 30.0,
        haste: 0.1,
        shared: 0.6,
        unseen: 0.5,
        each_step: 2.0,
        most_lacking: [3.0, 12.0, 1.1],
        also_short: 0.3,
        new_world: 2.5,
        island_cards: 2.5,
        gold: 0.15,
        gold_used: 15.0,
        field: 0.4,
        fields: 5.0,
        cube: [0.1, 0.4, 0.9, 1.2, 1.6],
        naval: [0.6, 0.8],
        industry: 0.5,
        yard: 0.4,
        island: 1.0,
        late: 5.0,
        effect_cube: [0.2, 0.5, 1.0, 1.5, 1.5],
        effect_receive: [0.2, 0.47, 0.6],
        effect_expedition: 1.2,
        effect_resource: 1.0,
        effect_upgrade: [0.2, 0.5, 1.0, 1.0, 0.0],
        effect_return: 1.5,
        useful: 2.0,
        worth_it: 0.05,
        gift: 0.16,
        idle: 0.1,
        temporary: 0.3,
        covered: 0.05,
    };

    /// Points that an effect is worth while there is time to use it.
    pub(super) fn effect(&self, effect: Effect) -> f32 {
        let each = |count: u8, points: f32| f32::from(count) * points;
        match effect {
            Effect::Cubes { tier, count } => each(count, self.effect_cube[tier.index()]),
            Effect::Receive { gold, trade, exploration } => {
                let [by_gold, by_trade, by_exploration] = self.effect_receive;
                each(gold, by_gold) + each(trade, by_trade) + each(exploration, by_exploration)
            }
            Effect::Expeditions(count) => each(count, self.effect_expedition),
            Effect::Resource(_) => self.effect_resource,
            Effect::Upgrades { from, count } => each(count, self.effect_upgrade[from.index()]),
            Effect::Action => self.turn,
            Effect::Return(count) => each(count, self.effect_return),
        }
    }

    /// Points of all cubes together.
    pub(super) fn cubes(&self, all: &PerTier<f32>) -> f32 {
        Tier::ALL.into_iter().map(|tier| self.cube[tier.index()] * all[tier.index()]).sum()
    }
}
