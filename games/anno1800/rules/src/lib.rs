//! # The rules of Anno 1800: The Board Game
//!
//! This crate knows the whole game for two to four players, in the editions that were printed. It is a [`Game`] as
//! [`entrepot_table`] defines it: plain data and functions, without files, clock, texts or dice of its own. So the same rules
//! serve a table on the network, a terminal, computer players and tests.
//!
//! ## A first game
//!
//! A [`Setup`] is read from text. Dealing makes a [`State`]. At any moment one seat chooses one of a list of legal [`Move`]s.
//!
//! ```
//! use entrepot_anno1800::{Anno1800, Setup};
//! use entrepot_table::{Game, Moves, Refuse, Seat, Seed, Silent};
//!
//! let setup: Setup = "players=2 edition=en".parse()?;
//! let mut seed = Seed::from_number(1);
//! let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
//! let ana = Anno1800::decider(&state).unwrap();
//! assert_eq!(ana, Seat::new(0));
//!
//! // What can Ana do?
//! let mut moves = Moves::new();
//! Anno1800::legal(&state, &mut moves);
//! let festival = "action festival".parse()?;
//! assert!(moves.contains(&festival));
//!
//! // What cannot be done is refused with the number of a rule.
//! let no = Anno1800::check(&state, ana, "end".parse()?).unwrap_err();
//! assert_eq!((no.name().as_str(), no.rule()), ("act_first", "A2.6"));
//!
//! // Ana celebrates. Ben sees his own nine cards, and of hers only how many there are.
//! Anno1800::play(&mut state, festival, &mut seed, &mut Silent);
//! let ben = Seat::new(1);
//! let view = Anno1800::view(&state, Some(ben));
//! assert_eq!((view.hands[ana.index()].to_vec().len(), view.hands[ben.index()].to_vec().len()), (0, 9));
//! assert_eq!(view.board.player(ana).hand, [7, 2, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## The modules, like the contents of the rulebook
//!
//! What lies on the table:
//!
//! | module | what it holds | rules |
//! |---|---|---|
//! | `setup`, `deal` | [`Setup`] with its options and editions; the first position | A1, A27 |
//! | `tier`, `resource`, `cost` | [`Tier`], [`Resource`], and what something costs | A4.6 |
//! | `token`, `island` | industries, shipyards and ships; islands of both worlds, expedition cards | A8, A17 to A19 |
//! | `card`, `objective` | population cards ([`CardKind`]); [`Objective`] cards | A12, A26 |
//! | `state` | [`State`]: a [`Board`] that everybody sees, and what is hidden | |
//!
//! What players do:
//!
//! | module | what it holds | rules |
//! |---|---|---|
//! | `moves` | [`Move`], a small choice, and [`Decision`], the question that it answers | |
//! | `turn` | turns, rounds, the end of the game | A2, A23 |
//! | `actions` | a file for each of the nine actions | A8 to A20 |
//! | `free` | what costs no action: shift ends, upgrades, cards, objective cards | A7, A13, A21, A22 |
//! | `effects` | the eight effects of cards and islands | A22 |
//! | `paying`, `spending` | paying a cost part by part; which naval tokens are spent | A3 to A6 |
//! | `pay` | whether and how a cost can be paid at all: [`payable`], [`plan()`](plan), [`lacks`] | A3 to A7 |
//! | `pieces`, `stacks` | moving cubes, gold and tokens; drawing and putting back cards | |
//! | `scoring` | [`score`] and ties | A24 to A26 |
//!
//! What others see and read:
//!
//! | module | what it holds |
//! |---|---|
//! | `view`, `sample` | what one viewer may know; a position that could be the real one |
//! | `event`, `refusal`, `offers` | what happened; why not; what one might want to do |
//! | `facts` | [`facts()`](facts): what a display wants to know, so that no display has rules of its own |
//! | `notation`, `lines` | moves as text; several of them as one step |
//! | `position`, `staged` | positions as text; what scenarios can expect |
//! | `examined` | what the tests of the contract ask |
//!
//! ## Paying
//!
//! Most of the game is paying. A cost has parts: resources, cubes, naval tokens. Each part can come from an own industry, by
//! trade with another player, from the New World, or from a card, and what pays one part is missing for the next. So a move is
//! legal only if everything that is still due can be paid after it. [`payable`] answers that, [`plan()`](plan) shows how with
//! all alternatives, [`lacks`] says what is missing.
//!
//! ## Reading a position
//!
//! A position is a text of lines: a key, perhaps a seat, and words. `docs/scenarios-anno1800.md` lists them. What no line
//! mentions is as at the start. [`write_position`] writes all of it. What is wrong is told with line and column.
//!
//! ```
//! use entrepot_anno1800::{Anno1800, read_line, read_position};
//! use entrepot_table::{Seat, Seed, Turn};
//!
//! let text = "setup players=2\nbuilt 1 brewery@coast soap_factory@coast\nhand 1 FW45 FW01";
//! let mut turn = Turn::<Anno1800>::new(read_position(text)?);
//! let ana = Seat::new(0);
//! turn.step(ana, &read_line("action play card FW45 work brewery soap_factory")?, &mut Seed::from_number(0)).unwrap();
//! assert_eq!(turn.state().board().player(ana).hand.iter().sum::<u8>(), 1);
//!
//! let wrong = read_position("setup players=2\ngold 3 5").unwrap_err();
//! assert_eq!(wrong.to_string(), "line 2, column 6: “3” is no seat; seats are 1 to 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Reading a record
//!
//! A record is a setup, a seed and the moves; everything else follows. `docs/records.md` explains the format, and the crate
//! `live` reads whole files of it. What it does with the moves is this:
//!
//! ```
//! use entrepot_anno1800::{Anno1800, Setup};
//! use entrepot_table::{Game, Seed, Silent};
//!
//! let setup: Setup = "players=2".parse()?;
//! let mut seed: Seed = "0100000000000000000000000000000000000000000000000000000000000000".parse()?;
//! let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
//! for line in ["1 action festival", "1 end", "2 action festival", "2 end"] {
//!     let (seat, mv) = line.split_once(' ').unwrap();
//!     let (decides, mv) = (Anno1800::decider(&state).unwrap(), mv.parse()?);
//!     assert_eq!(decides.to_string(), seat);
//!     assert!(Anno1800::check(&state, decides, mv).is_ok());
//!     Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
//! }
//! assert_eq!(Anno1800::round(&state), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Where the figures come from
//!
//! Every printed figure stands once, in `data/components.txt`: costs, copies, points, effects. A letter behind it says how
//! sure it is ([`Status`]): verified, from a single source, or a house value. The file is read into [`DATA`] when the program is
//! compiled, so a mistake in it is a compile error. [`read_data`] reads another file, for somebody who owns the box and checks.
//!
//! ## Rules, rulings and editions
//!
//! Comments, refusals and tests cite numbers. `texts/en/anno1800-rules.ftl` has a wording for each:
//!
//! * **A1 to A28** are the rules of the book, chapter by chapter. **S** are its examples.
//! * **D** are differences between the German, English, French and Italian [`Edition`]s. Where they matter there is an option.
//!   The recommended game takes what most editions say.
//! * **R** are rulings: what the book leaves open, and what we decided. **C** are clarifications of rules and
//!   rulings.
//! * **T** are the tests that the specification asks for.
//!
//! Where a ruling changes what the same moves lead to, [`RULES_VERSION`](entrepot_table::Game::RULES_VERSION) grows, and
//! [`EARLIER`](entrepot_table::Game::EARLIER) names the ruling.
//!
//! [`Game`]: entrepot_table::Game

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
pub use event::{Event, Homecoming, Spent};
pub use examined::{Face, Zone};
pub use facts::{
    Chances, Extra, Facts, Gain, Lapsing, Needed, ObjectiveStanding, Payment, Pick, PlanWish, Reach, Sale, Several,
    Square, Standing, Taken, Wanted, facts, plan_several, replan,
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
