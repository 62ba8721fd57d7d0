//! # A game as it is played for real
//!
//! [`Live`] drives one game: it alone holds the seed, it lets a player take moves back as long as nobody learned
//! anything by them, and it shows everybody only what is final. What remains of a game is its [`Record`]: a text from
//! which every position can be played again ([`replay`]) and checked ([`verify`]). The format is described in
//! `docs/records.md`.
//!
//! Computer players do not depend on this crate, so none of them can ask for the seed or for a hand.
//!
//! ```
//! use entrepot_live::{Live, Record, replay, verify};
//! use entrepot_table::example::Tally;
//! use entrepot_table::{Game, Moves, Seat, Seed};
//!
//! let mut live = Live::<Tally>::begin("players=2".parse()?, Seed::from_number(1), "kitchen table");
//! live.sit(Seat::new(0), "Ana");
//! live.sit(Seat::new(1), "Ben");
//! let promise = live.commitment(); // shown to everybody before the first move
//!
//! let mut moves = Moves::new();
//! while let Some(seat) = live.decider() {
//!     Tally::legal(live.state(), &mut moves);
//!     live.step(seat, &moves[..1]).unwrap();
//! }
//!
//! let text = live.record().to_string();
//! let record: Record<Tally> = text.parse()?;
//! assert!(verify(&record)?.finished);
//! record.check_commitment(promise)?; // the deal was fixed before the game began
//! assert_eq!(replay(&record)?.at(record.len()).as_ref(), Some(live.state()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod commitment;
mod error;
mod live;
mod message;
mod read;
mod record;
mod replay;
mod text;

pub use commitment::{Commitment, CommitmentError};
pub use error::{Changed, Problem, RecordError};
pub use live::Live;
pub use message::{Chapter, Chapters, Legal, Message, MessageOf, Preview};
pub use read::game_of;
pub use record::{End, Entry, Record};
pub use replay::{Replay, Verified, replay, verify};
