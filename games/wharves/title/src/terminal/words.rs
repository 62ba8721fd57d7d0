//! Wharves in words: crates, questions, answers, refusals, and what happened.

use crate::TEXTS;
use entrepot_table::Seat;
use entrepot_terminal::names::find;
use entrepot_terminal::own_words;
use entrepot_terminal::texts::Value;
use entrepot_wharves::{Card, Event, Move, Phase, Refusal, View, Wharf, wharf, worth};

own_words! {
    /// The sentences of Wharves, around those that all games have.
    Words, TEXTS
}

impl Words {
    /// A wharf, or that it is none.
    pub fn wharf(&self, wharf: Option<Wharf>) -> String {
        wharf.map_or_else(|| self.get("wharf-none"), |wharf| self.get(&format!("wharf-{wharf}")))
    }

    /// A crate with its wharf and its worth.
    pub fn one(&self, card: Card) -> String {
        let wharf = self.wharf(Some(wharf(card)));
        self.say("crate", &[("number", card.into()), ("wharf", wharf.into()), ("worth", worth(card).into())])
    }

    /// Several crates.
    pub fn all(&self, cards: &[Card]) -> String {
        self.list(cards.iter().map(|card| self.one(*card)))
    }

    /// A number of crates.
    pub fn count(&self, n: usize) -> String {
        self.say("n-crates", &[("n", n.into())])
    }

    /// The wharves that could be meant.
    pub fn find_wharves(&self, text: &str) -> Vec<Wharf> {
        find(text, Wharf::ALL.into_iter().map(|wharf| (wharf, wharf.name(), self.wharf(Some(wharf)))))
    }

    /// What is asked.
    pub fn question(&self, asked: Phase, second: bool) -> String {
        match asked {
            Phase::Favour => self.get("ask-favour"),
            Phase::Play => self.get("ask-play"),
            Phase::Store if second => self.get("ask-store-more"),
            Phase::Store => self.get("ask-store"),
            Phase::Over => self.get("event-ended"),
        }
    }

    /// One answer, as something to do.
    pub fn answer(&self, mv: Move) -> String {
        let thing = self.thing(mv);
        match mv {
            Move::Favour(_) => self.say("move-favour", &[("wharf", thing.into())]),
            Move::Play(_) => self.say("move-play", &[("crate", thing.into())]),
            Move::Store(_) => self.say("move-store", &[("crate", thing.into())]),
            Move::Done => thing,
        }
    }

    /// What an answer names: the question says what becomes of it.
    pub fn thing(&self, mv: Move) -> String {
        match mv {
            Move::Favour(wharf) => self.wharf(Some(wharf)),
            Move::Play(card) | Move::Store(card) => self.one(card),
            Move::Done => self.get("move-done"),
        }
    }

    /// Why not: what is wrong, and what would be right.
    pub fn refusal(&self, view: &View, refusal: Refusal) -> String {
        let about = |key: &str, card: Card| self.say(key, &[("crate", self.one(card).into())]);
        match refusal {
            Refusal::GameOver => self.get("refusal-game_over"),
            Refusal::NotYourTurn { seat } => self.say("refusal-not_your_turn", &[("name", self.name(seat).into())]),
            Refusal::OtherQuestion { asked } => {
                let asked = self.question(asked, view.table.taken.is_some());
                self.say("refusal-other_question", &[("asked", asked.into())])
            }
            Refusal::NotInHand { card } => about("refusal-not_in_hand", card),
            Refusal::MustFollow { wharf } => {
                self.say("refusal-must_follow", &[("wharf", self.wharf(Some(wharf)).into())])
            }
            Refusal::NotPlayed { card } => about("refusal-not_played", card),
            Refusal::OutOfOrder { card } => about("refusal-out_of_order", card),
            Refusal::StoreOne => self.get("refusal-store_one"),
            Refusal::TooMany { .. } => self.get("refusal-too_many"),
        }
    }

    /// What happened, as a sentence for a viewer (`None`: what all may know).
    pub fn tell(&self, viewer: Option<Seat>, event: &Event) -> String {
        let subject = |key: &str, seat: Seat, gaps: &[(&str, Value)]| self.subject(viewer, key, seat, gaps);
        // Whoever may know crates is told which, others how many.
        let counted = |key: &str, seat: Seat, count: u8, cards: &Option<Vec<Card>>| {
            let list = cards.as_ref().map_or(String::new(), |cards| self.all(cards));
            self.subject(viewer, key, seat, &[("crates", self.count(count.into()).into()), ("list", list.into())])
        };
        match event {
            Event::Dealt { seat, count, cards } => counted("event-dealt", *seat, *count, cards),
            Event::Piled { count } => self.say("event-piled", &[("crates", self.count(usize::from(*count)).into())]),
            Event::Round { round, leader, die, favoured } => {
                let wharf = if *die == 6 { self.get("wharf-choice") } else { self.wharf(*favoured) };
                let gaps = [("round", (*round).into()), ("die", (*die).into()), ("wharf", wharf.into())];
                subject("event-round", *leader, &gaps)
            }
            Event::Favoured { seat, wharf } => {
                subject("event-favoured", *seat, &[("wharf", self.wharf(Some(*wharf)).into())])
            }
            Event::Played { seat, card } => subject("event-played", *seat, &[("crate", self.one(*card).into())]),
            Event::Won { seat } => subject("event-won", *seat, &[]),
            Event::Stored { seat, cards } => subject("event-stored", *seat, &[("list", self.all(cards).into())]),
            Event::Discarded { cards } => self.say("event-discarded", &[("list", self.all(cards).into())]),
            Event::Drew { seat, count, cards } => counted("event-drew", *seat, *count, cards),
            Event::Reshuffled { cards } => self.say("event-reshuffled", &[("crates", self.count(cards.len()).into())]),
            Event::Ended { .. } => self.get("event-ended"),
        }
    }
}
