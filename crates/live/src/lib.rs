//! # Running a real game
//!
//! [`Live`] drives one game: it alone holds the seed, it lets players take moves back until someone has learned something
//! from them, and it shows others only what is final. A game leaves a [`Record`]: a text from which every position
//! can be played again ([`replay`]) and checked ([`verify`]). `docs/records.md` describes the format.
//!
//! Computer players do not depend on this crate, so none of them can read the seed or another player's hand.
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
