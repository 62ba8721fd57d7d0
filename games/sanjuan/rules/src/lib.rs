//! The rules of San Juan, second and first edition, with the expansion "New Buildings".
//!
//! The modules read like the rulebook: [`Setup`], the buildings ([`Kind`], [`DATA`]), the round, one file for each role,
//! scoring; then what a viewer may know ([`View`]) and the notation. Numbers such as S5.5 are explained in
//! `texts/en/sanjuan-rules.ftl`.
//!
//! ```
//! use entrepot_sanjuan::{SanJuan, Setup};
//! use entrepot_table::{Dice, Game, Moves, Seed, Silent};
//!
//! let mut seed = Seed::from_number(1);
//! let mut dice = Dice::new(1, 1);
//! let mut state = SanJuan::deal(&"players=2".parse::<Setup>().unwrap(), &mut seed, &mut Silent);
//! let mut moves = Moves::new();
//! while SanJuan::decider(&state).is_some() {
//!     SanJuan::legal(&state, &mut moves);
//!     let mv = moves[dice.below(moves.len())];
//!     SanJuan::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! assert!(SanJuan::outcome(&state).unwrap().winners().count() >= 1);
//! ```

mod cardset;
mod data;
mod deal;
mod event;
mod examined;
mod facts;
mod kinds;
mod lines;
mod moves;
mod notation;
mod offers;
mod piles;
mod position;
mod refusal;
mod roles;
mod round;
mod rules;
mod sample;
mod scoring;
mod sets;
mod setup;
mod staged;
mod state;
mod view;

pub use cardset::Kinds;
pub use data::{Card, DATA, Data, DataError, Figure, Status, read_data};
pub use event::{Cause, Event};
pub use examined::Zone;
pub use facts::{Building, Cost, Extra, Facts, Pick, PriceRange, Sale, Standing, facts, same_question, standing};
pub use kinds::{Kind, KindSet, Role};
pub use moves::{Decision, Move};
pub use notation::{MoveError, read_line, write_line};
pub use position::{read_position, write_position};
pub use refusal::Refusal;
pub use roles::builder::{Less, cost as build_cost, cost_of_move};
pub use round::hand_limit;
pub use rules::SanJuan;
pub use sample::{Likely, sample_likely, unseen};
pub use scoring::{Score, score, scores};
pub use setup::{ChapelSecrecy, Edition, GoldMineTakes, GuardRoomLimit, Setup};
pub use state::{Board, Build, City, FULL_CITY, Figures, Frame, Place, Prices, RoundStep, State};
pub use view::View;
