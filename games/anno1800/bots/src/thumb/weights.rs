//! Every number of the rules of thumb, in one place. What one player takes for each of them stands with that player.

use entrepot_anno1800::{Effect, PerTier, Tier};

/// A number, or several of a kind.
trait Numbers {
    fn numbers(&mut self) -> &mut [f32];
}

impl Numbers for f32 {
    fn numbers(&mut self) -> &mut [f32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for [f32; N] {
    fn numbers(&mut self) -> &mut [f32] {
        self
    }
}

/// The struct, and its fields by name for whoever tunes them.
macro_rules! weights {
    ($($(#[$about:meta])* pub $name:ident: $kind:ty,)*) => {
        /// The numbers: points at the end of the game, turns, or shares.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$about])* pub $name: $kind,)*
        }

        impl Weights {
            /// Every number under the name of its field.
            pub fn named(&mut self) -> Vec<(&'static str, &mut [f32])> {
                vec![$((stringify!($name), self.$name.numbers()),)*]
            }
        }
    };
}

weights! {
    /// Points that a turn is worth at first: what the others make of it meanwhile.
    pub turn: f32,
    /// Points that it costs to use up all pieces of the kind that is shortest: all cubes of a tier, or all trade tokens. A
    /// single piece costs its share, so payments are made with what is needed least.
    pub tariff: f32,
    /// Points that one more action is worth.
    pub extra_action: f32,
    /// Points lost when an industry is covered, for each hand card that asks for its resource; when a ship or a shipyard is
    /// covered, for each point of its strength.
    pub kept: f32,
    /// Points that a swap costs.
    pub swap: f32,
    /// Turns that another player needs for each hand card, by stack.
    pub turns_by_card: [f32; 3],
    /// Turns that come on top of that before the game is over.
    pub last_turns: f32,
    /// The round in which games usually end, however large the hands of the others are: what comes later counts little.
    pub usual_end: f32,
    /// Turns that are expected at the least, whatever round it is.
    pub at_least: f32,
    /// How far away something is that cannot be had at all, in turns.
    pub far: f32,
    /// Points lost with each hand card, since all must go before the end can come.
    pub burden: f32,
    /// From this round on a turn is worth more.
    pub patience: f32,
    /// By this share of the first worth, with every round.
    pub haste: f32,
    /// How much of the way to a later turn counts when that turn is priced: with 1 it costs what a turn of that round costs.
    pub foresight: f32,
    /// A second card that is still to be drawn lacks this share of what the first one lacks, and so on: they share.
    pub shared: f32,
    /// Turns that such a card takes beside what it lacks: pieces to pay it with.
    pub unseen: f32,
    /// Turns for each turn that such a card lacks, festivals included.
    pub each_step: f32,
    /// A card of each stack that lacks more turns than this is soon swapped.
    pub most_lacking: [f32; 3],
    /// A second tier or kind of token that is short costs this share of a festival.
    pub also_short: f32,
    /// Turns for a New World resource that the next island may show or not.
    pub new_world: f32,

    /// Turns that the cards of a New World island cost beside what they bring.
    pub island_cards: f32,

    /// Points of a piece of gold beside the third of a point, while there is time to use it.
    pub gold: f32,
    /// More gold than this is only points.
    pub gold_used: f32,
    /// Points of a free field, for the first few.
    pub field: f32,
    /// How many free fields are worth having.
    pub fields: f32,
    /// Points of a cube beside what it does for the cards in hand.
    pub cube: PerTier<f32>,
    /// Points of a naval token of the own ships, trade and exploration.
    pub naval: [f32; 2],
    /// Points of an industry.
    pub industry: f32,
    /// Points of a shipyard, by strength.
    pub yard: f32,
    /// Points of a New World island for the industries it makes possible.
    pub island: f32,
    /// With this many turns to come, what helps later counts half.
    pub late: f32,

    /// Effects: a cube of each tier, less the card that comes with it.
    pub effect_cube: PerTier<f32>,
    /// Effects: a gold, a trade token, an exploration token.
    pub effect_receive: [f32; 3],
    /// Effects: an expedition card.
    pub effect_expedition: f32,
    /// Effects: a New World resource.
    pub effect_resource: f32,
    /// Effects: an upgrade from each tier.
    pub effect_upgrade: PerTier<f32>,
    /// Effects: a hand card that goes.
    pub effect_return: f32,

    /// An action must bring this many points while a festival would bring something.
    pub useful: f32,
    /// From this share of tired people on a festival comes before a swap where nothing else helps.
    pub rests: f32,
    /// A free action must bring this many points to be worth it.
    pub worth_it: f32,
    /// Points lost for each resource that somebody else sells: he gets gold.
    pub gift: f32,
    /// A piece of which there is plenty costs at least this share of the dearest.
    pub idle: f32,
    /// A token that will be gone at the next festival costs this share of a regular one.
    pub temporary: f32,
    /// Points lost when a token is covered, for each cost that asks for it.
    pub covered: f32,
}

impl Weights {
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
            Effect::Action => self.extra_action,
            Effect::Return(count) => each(count, self.effect_return),
        }
    }

    /// Points of all cubes together.
    pub(super) fn cubes(&self, all: &PerTier<f32>) -> f32 {
        Tier::ALL.into_iter().map(|tier| self.cube[tier.index()] * all[tier.index()]).sum()
    }
}
