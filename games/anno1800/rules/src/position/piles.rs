//! Cards and islands: which are placed by a line, and where the others lie.

use super::{COPY, EMPTY, FACE_DOWN, ONLY, REST, Read, TIMES};
use crate::card::{CARDS, Card, CardKind, Deck, kind_of};
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::state::{EXPEDITIONS, expedition_of};
use entrepot_table::lines::{Words, Wrong};
use entrepot_table::{Chance, Purpose, Seat, Seed};

/// One of the six stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pile {
    Cards(Deck),
    Expeditions,
    OldWorld,
    NewWorld,
}

impl Pile {
    pub(super) const ALL: [Pile; 6] = [
        Pile::Cards(Deck::FarmerWorker),
        Pile::Cards(Deck::ArtisanEngineerInvestor),
        Pile::Cards(Deck::NewWorld),
        Pile::Expeditions,
        Pile::OldWorld,
        Pile::NewWorld,
    ];

    fn index(self) -> usize {
        match self {
            Pile::Cards(deck) => deck.index(),
            Pile::Expeditions => 3,
            Pile::OldWorld => 4,
            Pile::NewWorld => 5,
        }
    }

    /// The word that begins its line.
    pub(super) fn key(self) -> &'static str {
        match self {
            Pile::Cards(deck) => deck.id(),
            Pile::Expeditions => "expedition_stack",
            Pile::OldWorld => "old_world_stack",
            Pile::NewWorld => "new_world_stack",
        }
    }

    pub(super) fn of_key(key: &str) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| pile.key() == key)
    }

    /// Everything that belongs to it, by number.
    fn all(self) -> Vec<u8> {
        match self {
            Pile::Cards(deck) => (0..CARDS as Card).filter(|&card| kind_of(card).deck() == deck).collect(),
            Pile::Expeditions => (0..EXPEDITIONS as u8).collect(),
            Pile::OldWorld => (0..OldIsland::COUNT as u8).collect(),
            Pile::NewWorld => (0..NewIsland::COUNT as u8).collect(),
        }
    }

    /// The name of one of its things.
    pub(super) fn name(self, item: u8) -> &'static str {
        match self {
            Pile::Cards(_) => kind_of(item).id(),
            Pile::Expeditions => expedition_of(item).id(),
            Pile::OldWorld => OldIsland::ALL[usize::from(item)].id(),
            Pile::NewWorld => NewIsland::ALL[usize::from(item)].id(),
        }
    }

    /// Everything of this name.
    fn copies(self, name: &str) -> impl Iterator<Item = u8> {
        self.all().into_iter().filter(move |&item| self.name(item) == name)
    }

    /// Which of the equal ones it is, from 1.
    pub(super) fn copy_of(self, item: u8) -> usize {
        1 + self.copies(self.name(item)).take_while(|&copy| copy < item).count()
    }

    /// Where a card or island of this name comes from.
    fn of_name(self, name: &str) -> Read<Pile> {
        match self {
            Pile::Cards(_) => Ok(Pile::Cards(name.parse::<CardKind>()?.deck())),
            Pile::Expeditions => name.parse::<Expedition>().map(|_| self),
            Pile::OldWorld => name.parse::<OldIsland>().map(|_| self),
            Pile::NewWorld => name.parse::<NewIsland>().map(|_| self),
        }
    }

    /// The pile of cards that do not matter, such as `any_fw`.
    fn of_any(self, name: &str) -> Option<Pile> {
        match (self, name) {
            (Pile::Cards(_), _) => {
                let deck = name.strip_prefix("any_")?.parse().ok()?;
                Some(Pile::Cards(deck))
            }
            (Pile::Expeditions, "any") => Some(self),
            _ => None,
        }
    }
}

/// A thing in a line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    This(u8),
    /// One that does not matter; which one is settled when all lines are read.
    Any(Pile),
    /// Here lie those that no line places.
    Rest,
}

/// Where the things of a line go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Zone {
    Hand(Seat),
    Played(Seat),
    Expeditions(Seat),
    OldWorld(Seat),
    NewWorld(Seat),
    Stack(Pile),
}

/// One line that places things.
#[derive(Debug)]
pub(super) struct Placed {
    pub(super) line: usize,
    pub(super) zone: Zone,
    /// Each thing, and whether it lies face down.
    pub(super) slots: Vec<(Slot, bool)>,
    /// Whether a stack has nothing else.
    pub(super) only: bool,
}

/// Everything that no line has placed yet, pile by pile, in a fixed order like that of a shuffle.
pub(super) struct Piles([Vec<u8>; 6]);

impl Piles {
    pub(super) fn new() -> Piles {
        let mut seed = Seed::from_number(0);
        Piles(Pile::ALL.map(|pile| {
            let mut items = pile.all();
            seed.shuffle(Purpose::Setup(pile.index() as u32), &mut items);
            items
        }))
    }

    /// Of equal ones the first that is left, or the copy with this number.
    fn take(&mut self, pile: Pile, name: &str, copy: Option<u8>) -> Read<u8> {
        let copies: Vec<u8> = pile.copies(name).collect();
        let left = &mut self.0[pile.index()];
        let meant = match copy {
            Some(copy) => copies.get(usize::from(copy).wrapping_sub(1)),
            None => copies.iter().find(|item| left.contains(item)),
        };
        match meant {
            Some(item) if left.contains(item) => {
                left.retain(|other| other != item);
                Ok(*item)
            }
            _ => {
                let times = if copies.len() == 1 { "once".into() } else { format!("{} times", copies.len()) };
                Err(format!("no {name} is left to be placed: it is in the game {times}"))
            }
        }
    }

    /// The word by which [`Piles::read`] takes exactly this one. Equal ones can be told apart inside the state alone, but a
    /// position that is written to be read again is the same one.
    pub(super) fn write(&mut self, pile: Pile, item: u8) -> String {
        let name = pile.name(item);
        let left = &mut self.0[pile.index()];
        let first = pile.copies(name).find(|copy| left.contains(copy));
        left.retain(|other| *other != item);
        match first == Some(item) {
            true => name.into(),
            false => format!("{name}{COPY}{}", pile.copy_of(item)),
        }
    }

    /// One that does not matter.
    pub(super) fn take_any(&mut self, pile: Pile) -> Read<u8> {
        let left = &mut self.0[pile.index()];
        if left.is_empty() {
            return Err(format!("nothing of {} is left to be placed", pile.key()));
        }
        Ok(left.remove(0))
    }

    /// What no line has placed.
    pub(super) fn take_rest(&mut self, pile: Pile) -> Vec<u8> {
        std::mem::take(&mut self.0[pile.index()])
    }

    /// Reads a line that places things. Named ones are taken at once, so that `any` never takes what a later line names.
    pub(super) fn read(&mut self, line: usize, zone: Zone, words: Words<'_>) -> Result<Placed, Wrong> {
        let mut placed = Placed { line, zone, slots: Vec::new(), only: false };
        for (at, word) in words.iter().enumerate() {
            match (zone, *word) {
                (Zone::Stack(Pile::Cards(_) | Pile::Expeditions), ONLY | EMPTY) if at == 0 => placed.only = true,
                (Zone::Stack(_), REST) => words.at(word, self.mark_rest(&mut placed))?,
                _ => words.at(word, self.read_word(&mut placed, word))?,
            }
        }
        if words.first() == Some(&EMPTY) && words.len() > 1 {
            return Err(words.wrong(words[1], "a stack that is empty has no cards behind it"));
        }
        Ok(placed)
    }

    fn mark_rest(&self, placed: &mut Placed) -> Read<()> {
        if placed.only || placed.slots.iter().any(|(slot, _)| matches!(slot, Slot::Rest)) {
            return Err("rest stands once in a stack, and not behind \u{201c}only\u{201d}".into());
        }
        placed.slots.push((Slot::Rest, false));
        Ok(())
    }

    fn read_word(&mut self, placed: &mut Placed, word: &str) -> Read<()> {
        let face_down = matches!(placed.zone, Zone::Played(_)) && word.ends_with(FACE_DOWN);
        let word = if face_down { word.trim_end_matches(FACE_DOWN) } else { word };
        let (name, count) = match word.split_once(TIMES) {
            Some((name, count)) => (name, super::words::count(count)?),
            None => (word, 1),
        };
        let (name, copy) = match name.split_once(COPY) {
            Some((name, copy)) => (name, Some(super::words::count(copy)?)),
            None => (name, None),
        };
        let from = placed.zone.pile();
        for _ in 0..count {
            let (pile, any) = match from.of_any(name) {
                Some(pile) => (pile, true),
                None => (from.of_name(name)?, false),
            };
            placed.zone.check(pile, name)?;
            let slot = if any { Slot::Any(pile) } else { Slot::This(self.take(pile, name, copy)?) };
            placed.slots.push((slot, face_down));
        }
        Ok(())
    }
}

impl Zone {
    /// What can lie there.
    fn pile(self) -> Pile {
        match self {
            Zone::Hand(_) | Zone::Played(_) => Pile::Cards(Deck::FarmerWorker),
            Zone::Expeditions(_) => Pile::Expeditions,
            Zone::OldWorld(_) => Pile::OldWorld,
            Zone::NewWorld(_) => Pile::NewWorld,
            Zone::Stack(pile) => pile,
        }
    }

    /// A stack holds its own cards only.
    fn check(self, pile: Pile, name: &str) -> Read<()> {
        match self {
            Zone::Stack(own) if own != pile => {
                Err(format!("{name} belongs to the stack {}, not to {}", pile.key(), own.key()))
            }
            _ => Ok(()),
        }
    }
}
