//! The rules of Anno 1800: The Board Game.

mod actions;
mod card;
mod cost;
mod data;
mod deal;
mod effects;
mod event;
mod examined;
mod facts;
mod free;
mod island;
mod lines;
mod moves;
mod names;
mod notation;
mod objective;
mod offers;
mod pay;
mod paying;
mod pieces;
mod position;
mod refusal;
mod resource;
mod rules;
mod sample;
mod scoring;
mod setup;
mod spending;
mod stacks;
mod staged;
mod state;
mod tier;
mod token;
mod turn;
mod view;

pub use actions::cost;
pub use card::{CardKind, Cards, Deck, Effect};
pub use cost::Cost;
pub use data::{
    CardData, DATA, Data, DataError, Figure, NewWorldData, ObjectiveData, OldWorldData, PriceData, Status, TokenData,
    read_data,
};
pub use event::{Event, Spent};
pub use examined::{Face, Zone};
pub use facts::{
    Chances, Extra, Facts, Gain, Lapsing, Needed, ObjectiveStanding, Payment, Pick, PlanWish, Reach, Sale, Square,
    Standing, facts, replan,
};
pub use island::{Bonus, Expedition, NewIsland, OldIsland};
pub use moves::{Action, Asker, Coin, Decision, Move, Object, Purpose};
pub use notation::{MoveError, read_line, write_line};
pub use objective::{Objective, ObjectiveSet};
pub use pay::{
    Line, Means, Part, Plan, Prefer, ShiftEnd, Source, Sum, Totals, Way, Wish, lack, lacks, payable, plan, plan_with,
};
pub use position::{read_position, write_position};
pub use refusal::{Lack, Refusal};
pub use resource::{Resource, ResourceSet};
pub use rules::Anno1800;
pub use scoring::{Score, score};
pub use setup::{Edition, Objectives, Setup, StrictSupply};
pub use state::{Board, Doing, Field, Fleet, Played, Player, State, Supply, Turn};
pub use tier::{PerTier, Tier, TierSet};
pub use token::{Build, Naval, Partner, Site, Spot, Terrain, Token, Whereabouts};
pub use view::View;
