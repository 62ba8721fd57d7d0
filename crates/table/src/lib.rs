//! # What a game is
//!
//! This crate says what a board game is, so that everything else can be written once: tables on the network, computer
//! opponents, records, undo, replay, and the tests of all that. The [`Game`] trait is the contract; [`example::Tally`] is a
//! complete small game that keeps it; [`contract`] examines whether a game does.
//!
//! This page is a tour of the contract, a paragraph for each of its promises.
//!
//! ## From a setup to a position
//!
//! A **setup** is what people choose: how many play, which edition, which options. It has a text form, and a setup that
//! exists is valid: what cannot be played is refused while it is read. Dealing turns it into a **state**, a whole position
//! with everything that is hidden in it.
//!
//! ```
//! use entrepot_table::example::{Setup, Tally};
//! use entrepot_table::{Game, Seat, Seed, Silent};
//!
//! let setup: Setup = "players=2".parse()?;
//! let state = Tally::deal(&setup, &mut Seed::from_number(25), &mut Silent);
//! assert_eq!(Tally::decider(&state), Some(Seat::new(0)));
//! assert!("players=9".parse::<Setup>().is_err());
//! # Ok::<(), entrepot_table::SetupError>(())
//! ```
//!
//! A state is plain data. It knows no clock, no names of people, no text in any language, and not the seed it came from.
//!
//! ## One seat decides, by small moves
//!
//! At any moment one seat decides, or the game is over. It chooses one of a short list of **moves**, and a big decision is
//! made of several: pick a card, *then* lay it face up or face down. So the list is never a product of choices: a person
//! can be shown it, a search can branch on it.
//!
//! A set of cards is chosen in a fixed order, the order of moves, so that there is one way to choose it and not one for each
//! order. In a [step](#steps) it may still be named in any order: [`arrange`](Game::arrange) sorts it. Equal cards give one
//! move, not several.
//!
//! ```
//! # use entrepot_table::example::{Move, Tally};
//! use entrepot_table::{Game, Moves};
//! # use entrepot_table::{Seed, Silent};
//! # let state = Tally::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(25), &mut Silent);
//! // Ana holds a 3, another 3 and a 6, and must give two cards back.
//! let mut moves = Moves::new();
//! Tally::legal(&state, &mut moves);
//! assert_eq!(moves[..], [Move::Return(3)]);
//! ```
//!
//! ## No dead ends
//!
//! Why is `return 6` not in that list? Because a second card must follow, and after the largest none can. A move is legal
//! only if what it begins can be finished; nobody ever has to take back a choice that led nowhere.
//!
//! ## Every no has a reason
//!
//! [`check`](Game::check) answers for *any* move whether it is allowed, and if not, with data that names the rule. Texts in
//! four languages, greyed-out buttons with a hint, and scenarios that test the rules all read the same answer.
//!
//! ```
//! # use entrepot_table::example::{Move, Refusal, Tally};
//! use entrepot_table::{Game, Refuse, Seat};
//! # use entrepot_table::{Seed, Silent};
//! # let state = Tally::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(25), &mut Silent);
//! let ana = Seat::new(0);
//! let no = Tally::check(&state, ana, Move::Return(6)).unwrap_err();
//! assert_eq!(no, Refusal::NothingFollows);
//! assert_eq!(no.rule(), "T2");
//! ```
//!
//! A refusal depends only on what the asker may know. "That card is in Ben's hand" would be a reason, and a leak.
//! [Offers](Game::offers) are the same answers for what a player might want now, allowed or not.
//!
//! ## Steps
//!
//! A client may send several moves as one **step**: it is taken as a whole or not at all. Only the last move of it may draw
//! or reveal something. Otherwise a step could be refused after a card was drawn, and the refusal would have shown the card.
//! [`Turn`] holds a position and takes steps.
//!
//! A step is read move by move, as it stands or else [arranged](Game::arrange). A move that can be played is played. A move
//! that cannot may [say what the rules have just done by themselves](Game::said_by_itself) in the same question: the only
//! answer there was, or that a set is complete. Everything else is refused, by the rule of [its own
//! question](Game::one_too_many) where that is over, and nothing is played. So whatever a chooser would answer, question after
//! question, is a step that plays all of it.
//!
//! ```
//! # use entrepot_table::example::{Move, Tally};
//! use entrepot_table::{Game, Seat, Seed, StepError, Turn};
//! # use entrepot_table::Silent;
//! # let state = Tally::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(25), &mut Silent);
//! let (ana, mut seed) = (Seat::new(0), Seed::from_number(25));
//! let mut turn = Turn::<Tally>::new(state);
//! let too_much = [Move::Return(3), Move::Return(6), Move::Pick(3)];
//! assert_eq!(turn.step(ana, &too_much, &mut seed), Err(StepError::RevealsTooEarly { index: 1 }));
//! assert!(turn.step(ana, &too_much[..2], &mut seed).is_ok());
//! ```
//!
//! ## Skipping follows from public information alone
//!
//! A question with one answer need not be asked, but only if everybody can know that it has one. In Tally the last card of a
//! hand is picked by itself: everybody counts one card. Somebody with two equal cards has one answer too, yet is
//! asked, since not being asked would tell the others that the cards are equal.
//!
//! ## Chance is explicit
//!
//! Rules have no random numbers of their own. Whoever plays a move hands in a [`Chance`]; the rules say by a [`Purpose`] what
//! they have shuffled. Each purpose has a random stream of its own, so two games from one seed stay comparable when one of them needs a
//! shuffle that the other does not. The [`Seed`] of a real game is a secret until the end, and in no state. Players and
//! guesses use [`Dice`], which have nothing to do with it.
//!
//! ## Views are built, never blanked
//!
//! A [**view**](Game::View) is what one viewer may know, made from the state by putting in what may be known; nothing hidden
//! is put in and then crossed out, because a crossing-out can be forgotten. Its type cannot hold more. Outside the
//! state cards are kinds and not instances: a number on the back of a card would follow it through every shuffle.
//! Where somebody has seen a card that stays hidden, as in Tally the top of the pile, the state notes who did.
//!
//! Whoever thinks about hidden cards starts from the view, by [`sample`](Game::sample): a position that could be the real one.
//!
//! ```
//! # use entrepot_table::example::Tally;
//! use entrepot_table::{Dice, Game, Seat};
//! # use entrepot_table::{Seed, Silent};
//! # let state = Tally::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(25), &mut Silent);
//! let ben = Some(Seat::new(1));
//! let view = Tally::view(&state, ben);
//! let mut dice = Dice::new(1, 0);
//! let worlds: Vec<_> = (0..20).map(|_| Tally::sample(&view, &mut dice)).collect();
//! assert!(worlds.iter().all(|world| Tally::view(world, ben) == view));
//! assert!(worlds.iter().any(|world| *world != worlds[0]));
//! ```
//!
//! ## Events carry their audience
//!
//! What happens while a move is played goes to a [`Sink`], each event with who may know it. A log, an animation and a replay
//! read events; a search listens with [`Silent`], and then they are not even made.
//!
//! ```
//! # use entrepot_table::example::{Event, Move, Tally};
//! use entrepot_table::{Game, Log, Seat};
//! # use entrepot_table::{Seed, Silent};
//! # let mut seed = Seed::from_number(25);
//! # let mut state = Tally::deal(&"players=2".parse().unwrap(), &mut seed, &mut Silent);
//! # for mv in [Move::Return(3), Move::Return(6)] {
//! #     Tally::play(&mut state, mv, &mut seed, &mut Silent);
//! # }
//! // Ana lays a 3, face down. She knows which card it is, Ben knows that there is one.
//! let (ana, ben) = (Seat::new(0), Seat::new(1));
//! let mut log = Log::default();
//! Tally::play(&mut state, Move::Pick(3), &mut seed, &mut log);
//! Tally::play(&mut state, Move::Down, &mut seed, &mut log);
//! assert!(log.seen_by(Some(ana)).eq([&Event::LaidDown(ana, Some(3))]));
//! assert!(log.seen_by(Some(ben)).eq([&Event::LaidDown(ana, None)]));
//! ```
//!
//! ## Undo is defined by information
//!
//! Moves can be taken back as long as nobody has learned more by them than they say: until the first draw or reveal, or until
//! another seat must decide. A game says [`revealed`](Sink::revealed) when a card was drawn, turned up or looked at, and
//! [`Turn`] does the rest. Moves that are open are known to nobody else, whatever card they would show; taken back, they
//! leave no trace.
//!
//! ```
//! # use entrepot_table::example::{Move, Tally};
//! use entrepot_table::{Game, Seat, Seed, Turn, UndoError};
//! # use entrepot_table::Silent;
//! # let (ana, mut seed) = (Seat::new(0), Seed::from_number(25));
//! # let mut turn = Turn::<Tally>::new(Tally::deal(&"players=2".parse().unwrap(), &mut seed, &mut Silent));
//! // Ana gives two cards back and draws two. Then she picks a card, and thinks better of it.
//! turn.step(ana, &[Move::Return(3), Move::Return(6)], &mut seed).unwrap();
//! turn.step(ana, &[Move::Pick(3)], &mut seed).unwrap();
//! assert_eq!(turn.undo(ana, &mut seed), Ok(Move::Pick(3)));
//! // But what she drew, she has seen.
//! assert_eq!(turn.undo(ana, &mut seed), Err(UndoError::Nothing));
//! ```
//!
//! ## A record is the truth
//!
//! Setup, seed and moves determine a game: played again they lead to the same positions, and this is tested. So a record keeps
//! these, and positions are only a cache. Where a change of the rules could lead the same moves elsewhere,
//! [`RULES_VERSION`](Game::RULES_VERSION) grows. A game says which [earlier versions](Game::EARLIER) can be replayed all the same.
//!
//! # A complete game
//!
//! Tally has everything that the contract speaks of: hidden hands and a pile, a set of cards, a shuffle in mid-game, nested
//! decisions, a question that is skipped and one that must not be, cards that only their owner knows, and a card that somebody
//! has seen although it stays hidden.
//!
//! <details><summary>The whole of <code>example.rs</code></summary>
//!
//! ```text
#![doc = include_str!("example.rs")]
//! ```
//!
//! </details>
//!
//! # How to add a game
//!
//! 1. Write the rules down, numbered, in words of your own. Refusals and tests cite these numbers.
//! 2. Make a crate that depends on this one alone. Lay it out like the rulebook: setup, cards, state, moves, one file
//!    for each action, scoring, view, sample.
//! 3. **State**: arrays, bit sets and [`List`]s instead of heap, with a number for each card. Keep it canonical: what a finished
//!    choice leaves behind is cleared, so that equal positions are equal.
//! 4. **Moves**: small ones; derive `Ord` so that sets of cards are named in the order you want. Give them a
//!    [notation](notation::Notation).
//! 5. Implement [`Game`]. Begin with `deal`, `decider`, `legal`, `check` and `play`; let `legal` and `offers` ask the same
//!    functions as `check`, so that no rule is written twice.
//! 6. Call [`revealed`](Sink::revealed) wherever the rules show somebody a card that no move names: drawn, turned up or
//!    looked at, even if the seat changes anyway. Not where players choose to show a card of their own: nobody else hears of
//!    that before it is final.
//! 7. Tell every way of a hidden card by **events**, and name it to whoever sees it. Build the **view** from what the viewer may
//!    know. Note in the state who has seen which card: handling or revealing a card shows it, a hidden choice among several
//!    hides all of them again, a reshuffle clears everything. What you note, the tests compare with what the events told.
//! 8. Implement [`contract::Examined`], a dozen small functions, and [`examine`](contract::examine) the game in a test. Freeze
//!    the number of decisions and the fingerprint that it reports.
//! 9. Add the game to the registries of the server and of the command, with its texts.

pub mod contract;
pub mod data;
pub mod example;
pub mod lines;
pub mod notation;
pub mod scenario;
pub mod setup;
pub mod strength;
#[cfg(feature = "types")]
pub mod types;

mod bot;
mod chance;
mod events;
mod game;
mod list;
mod reading;
mod seat;
mod turn;

pub use bot::{Bot, NamedBot, Planned, Random, examine_with, legal_or_first};
pub use chance::{CardNumber, Chance, Dice, Purpose, Seed, SeedError};
pub use events::{Audience, Log, Silent, Sink};
pub use game::{Earlier, Game, Moves, Offer, Outcome, Refuse};
pub use list::List;
pub use seat::Seat;
pub use setup::{Setup, SetupError, SetupOption};
pub use turn::{Played, StepError, Then, Turn, UndoError};
