//! Reading a position.

use super::piles::{Pile, Piles, Placed, Slot, Zone};
use super::{check, fields, knowledge, words};
use crate::card::Deck;
use crate::data::DATA;
use crate::deal;
use crate::island::{MOST_ISLANDS, NewIsland, OldIsland};
use crate::moves::Decision;
use crate::objective::Objective;
use crate::setup::{Objectives, Setup};
use crate::state::{ANY_NUMBER, Fleet, Played, Player, State};
use crate::tier::{PerTier, Tier};
use crate::token::Naval;
use entrepot_table::lines::{self, Line, Words, Wrong, lines, say_once};
use entrepot_table::scenario::FormatError;
use entrepot_table::{Seat, Seed, Silent};

/// What a part of a line says, or what is wrong with it.
type Read<T> = Result<T, Wrong>;

/// Reads a position. What no line mentions is as at the start of a game before cards are dealt, without gold; cards and
/// islands that no line places lie in their stacks.
pub fn read_position(text: &str) -> Result<State, FormatError> {
    let lines = lines(text);
    let setup = lines::setup(&lines, 3)?;
    if let Some(mut seed) = lines::seed(&lines)? {
        return Ok(deal::deal(&setup, &mut seed, &mut Silent));
    }
    say_once(&lines, said)?;
    let mut draft = Draft::new(setup);
    // Islands come before what stands on them, and that before whoever works there.
    for part in 0..3 {
        for line in lines.iter().filter(|line| part_of(line) == part) {
            draft.read(line).map_err(|wrong| line.error(wrong))?;
        }
    }
    draft.place_all()?;
    for line in lines.iter().filter(|line| line.key == "seen") {
        draft.seen(line).map_err(|wrong| line.error(wrong))?;
    }
    draft.fleets(&lines)?;
    // What is wrong with the whole is told at the line that is most likely the cause.
    check::finish(&mut draft.state).map_err(|(causes, what)| {
        let last = |key: &&str| lines.iter().rfind(|line| line.key == *key).map(|line| line.number);
        let first = lines.first().map_or(1, |line| line.number);
        FormatError::new(causes.iter().filter_map(last).max().unwrap_or(first), what)
    })?;
    Ok(draft.state)
}

fn part_of(line: &Line<'_>) -> u8 {
    match line.key {
        "built" => 1,
        "work" => 2,
        _ => 0,
    }
}

/// How many words of a line no other line may begin with; none where lines add up.
fn said(line: &Line<'_>) -> usize {
    match line.key {
        "built" | "work" | "hand" | "played" | "expeditions" | "seen" => 0,
        _ if has_seat(line) => 2,
        _ => 1,
    }
}

/// Lines that begin with a seat.
fn has_seat(line: &Line<'_>) -> bool {
    let seats = "cubes exhausted gold trade exploration built work old_world new_world hand played expeditions seen";
    seats.split(' ').any(|key| key == line.key)
}

/// The objective cards where no line names them: as the setup says, and those of the first game where it leaves them to
/// chance (A27.1).
fn objectives(setup: &Setup) -> [Objective; 5] {
    match setup.objectives() {
        Objectives::Random => Objective::FIRST_GAME,
        _ => deal::deal(setup, &mut Seed::from_number(0), &mut Silent).board.objectives,
    }
}

struct Draft {
    state: State,
    piles: Piles,
    placed: Vec<Placed>,
    /// Whose played cards get those that would be in a stack that has only some (`fw only …`).
    spare: Seat,
}

impl Draft {
    fn new(setup: Setup) -> Draft {
        let mut state = deal::table(&setup);
        state.board.objectives = objectives(&setup);
        state.board.first = setup.first().unwrap_or_default();
        state.board.actor = state.board.first;
        let spare = Seat::new(setup.players() - 1);
        Draft { state, piles: Piles::new(), placed: Vec::new(), spare }
    }

    fn read(&mut self, line: &Line<'_>) -> Read<()> {
        let (words, players) = (line.words(), self.state.board.players());
        if has_seat(line) {
            let (seat, words) = first_seat(line, players)?;
            return self.read_of_seat(line, seat, words);
        }
        if let Some(pile) = Pile::of_key(line.key) {
            let placed = self.piles.read(line.number, Zone::Stack(pile), words)?;
            self.placed.push(placed);
            return Ok(());
        }
        match line.key {
            "setup" => {}
            "objectives" => self.state.board.objectives = five(words)?,
            "round" => self.state.board.round = words.only_number(1..=60_000)?,
            "first" => self.state.board.first = words.only_seat(players)?,
            "turn" => self.state.board.actor = words.only_seat(players)?,
            "spare" => self.spare = words.only_seat(players)?,
            "fireworks" => self.state.board.fireworks = Some(words.only_seat(players)?),
            "last_round" => self.state.board.last_round = Some(words.only_number(1..=60_000)?),
            "supply" => return Err("the supply follows from what players have: give cubes to another seat".into()),
            "tokens" => return Err("what lies on the gameboard follows from what players have built".into()),
            _ => return self.read_of_turn(line.key, words),
        }
        Ok(())
    }

    /// Lines about the turn that is being played.
    fn read_of_turn(&mut self, key: &str, words: Words<'_>) -> Read<()> {
        let board = &mut self.state.board;
        let turn = &mut board.turn;
        match key {
            "actions" => turn.actions = words.only_number(0..=20)?,
            "acted" if words.is_empty() => turn.acted = true,
            "acted" => return Err("acted stands alone: an action was begun in this turn".into()),
            "traded" => turn.traded = words.read_all()?,
            "used" => turn.used = words.read_all()?,
            "upgrades" => turn.upgrades = free_upgrades(words)?,
            "doing" => turn.doing = words::read_doing(&words)?,
            "removals" if words[..] == ["any"] => turn.removals = ANY_NUMBER,
            "removals" => turn.removals = words.only_number(0..=9).map_err(or_any)?,
            "laid" => turn.laid = words.only_number(0..=99)?,
            "object" => turn.object = words::read_object(&words)?,
            "due" => turn.due = words::read_due(&words)?,
            "line" => match words[..] {
                [resource] => turn.line = Some(words.read(resource)?),
                _ => return Err("line names the one resource that is paid next".into()),
            },
            "stack" => board.stack = read_stack(words)?,
            _ => {
                let what = "begins no line of a position; docs/scenarios-anno1800.md lists what does";
                return Err(words.wrong(key, format!("\u{201c}{key}\u{201d} {what}")));
            }
        }
        Ok(())
    }

    /// Lines about one seat.
    fn read_of_seat(&mut self, line: &Line<'_>, seat: Seat, words: Words<'_>) -> Read<()> {
        let zone = match line.key {
            "hand" => Some(Zone::Hand(seat)),
            "played" => Some(Zone::Played(seat)),
            "expeditions" => Some(Zone::Expeditions(seat)),
            "old_world" => Some(Zone::OldWorld(seat)),
            "new_world" => Some(Zone::NewWorld(seat)),
            _ => None,
        };
        if let Some(zone) = zone {
            let placed = self.piles.read(line.number, zone, words)?;
            return match zone {
                Zone::OldWorld(_) | Zone::NewWorld(_) => self.place_islands(&placed),
                _ => {
                    self.placed.push(placed);
                    Ok(())
                }
            };
        }
        let player = &mut self.state.board.players[seat.index()];
        match line.key {
            "cubes" => player.cubes = per_tier(words)?,
            "exhausted" => player.exhausted = per_tier(words)?,
            "gold" => player.gold = words.only_number(0..=5000)?,
            "built" => words.iter().try_for_each(|word| words.at(word, self.build(seat, word)))?,
            "work" => fields::read_work(player, words)?,
            // Naval tokens depend on ships, knowledge on cards: both come when everything else is there.
            _ => {}
        }
        Ok(())
    }

    fn place_islands(&mut self, placed: &Placed) -> Read<()> {
        if placed.slots.len() > MOST_ISLANDS {
            return Err(format!("a player has at most {MOST_ISLANDS} islands of one world").into());
        }
        let islands = placed.slots.iter().filter_map(|(slot, _)| match slot {
            Slot::This(island) => Some(usize::from(*island)),
            _ => None,
        });
        let players = &mut self.state.board.players;
        match placed.zone {
            Zone::OldWorld(seat) => {
                players[seat.index()].old_world = islands.map(|island| OldIsland::ALL[island]).collect();
            }
            Zone::NewWorld(seat) => {
                players[seat.index()].new_world = islands.map(|island| NewIsland::ALL[island]).collect();
            }
            _ => {}
        }
        Ok(())
    }

    /// A token from the board to a field (A8.3, A8.11, A9.2).
    fn build(&mut self, seat: Seat, word: &str) -> Result<(), String> {
        let board = &mut self.state.board;
        let (token, field) = fields::find_site(board.player(seat), word)?;
        let built = |player: &Player| player.fields.iter().filter(|field| field.built == Some(token)).count();
        if token.industry().is_some() && built(board.player(seat)) > 0 {
            return Err(format!("seat {seat} has built {token} already; nobody builds an industry twice"));
        }
        let copies = usize::from(DATA.tokens[token.index()].copies);
        if board.players.iter().map(built).sum::<usize>() == copies {
            return Err(format!("no {token} is left on the gameboard: there are {copies}"));
        }
        board.players[seat.index()].fields[field].built = Some(token);
        Ok(())
    }

    /// Puts every card where its line says, and the others into the stacks.
    fn place_all(&mut self) -> Result<(), FormatError> {
        let mut stacks: [Option<Placed>; 6] = [const { None }; 6];
        for mut placed in std::mem::take(&mut self.placed) {
            let line = placed.line;
            for (slot, _) in &mut placed.slots {
                if let Slot::Any(pile) = slot {
                    let card = self.piles.take_any(*pile).map_err(|what| FormatError::new(line, what))?;
                    *slot = Slot::This(card);
                }
            }
            match Pile::ALL.iter().position(|pile| placed.zone == Zone::Stack(*pile)) {
                Some(pile) => stacks[pile] = Some(placed),
                None => self.place(&placed),
            }
        }
        for (pile, placed) in Pile::ALL.into_iter().zip(stacks) {
            self.place_stack(pile, placed);
        }
        let secret = &mut self.state.secret;
        secret.seen = secret.hands;
        Ok(())
    }

    /// Cards in a hand, on the table, or taken from the expedition stack.
    fn place(&mut self, placed: &Placed) {
        let State { board, secret } = &mut self.state;
        for (slot, face_down) in &placed.slots {
            let Slot::This(card) = *slot else { continue };
            match placed.zone {
                Zone::Hand(seat) => secret.hands[seat.index()].add(card),
                Zone::Played(seat) => {
                    board.played.push(Played { seat, kind: crate::card::kind_of(card), ready: !face_down });
                }
                Zone::Expeditions(seat) => secret.drawn[seat.index()] |= 1 << card,
                _ => {}
            }
        }
    }

    /// The named cards of a stack, and where it says so those that no line places.
    fn place_stack(&mut self, pile: Pile, placed: Option<Placed>) {
        let mut rest = self.piles.take_rest(pile);
        let mut items = Vec::new();
        let only = placed.as_ref().is_some_and(|placed| placed.only);
        for (slot, _) in placed.into_iter().flat_map(|placed| placed.slots) {
            match slot {
                Slot::This(item) => items.push(item),
                _ => items.append(&mut rest),
            }
        }
        if only {
            self.put_aside(pile, &rest);
        } else {
            items.append(&mut rest);
        }
        items.reverse();
        let items = items.into_iter();
        let secret = &mut self.state.secret;
        match pile {
            Pile::Cards(Deck::FarmerWorker) => secret.fw = items.collect(),
            Pile::Cards(Deck::ArtisanEngineerInvestor) => secret.aei = items.collect(),
            Pile::Cards(Deck::NewWorld) => secret.nw = items.collect(),
            Pile::Expeditions => secret.expeditions = items.collect(),
            Pile::OldWorld => secret.old_world = items.map(|island| OldIsland::ALL[usize::from(island)]).collect(),
            Pile::NewWorld => secret.new_world = items.map(|island| NewIsland::ALL[usize::from(island)]).collect(),
        }
    }

    /// No card leaves the game: those that a short stack leaves over were played or taken long ago, by the spare seat.
    fn put_aside(&mut self, pile: Pile, rest: &[u8]) {
        let seat = self.spare;
        let State { board, secret } = &mut self.state;
        for &card in rest {
            match pile {
                Pile::Expeditions => secret.drawn[seat.index()] |= 1 << card,
                _ => board.played.insert(0, Played { seat, kind: crate::card::kind_of(card), ready: false }),
            }
        }
    }

    fn seen(&mut self, line: &Line<'_>) -> Read<()> {
        let (seat, cards) = first_seat(line, self.state.board.players())?;
        knowledge::read_seen(&mut self.state, seat, cards)
    }

    /// The naval tokens of each seat as its lines say; the others are where its ships are (A5.5).
    fn fleets(&mut self, lines: &[Line<'_>]) -> Result<(), FormatError> {
        let players = self.state.board.players();
        for seat in Seat::all(players) {
            for (key, kind) in [("trade", Naval::Trade), ("exploration", Naval::Exploration)] {
                let ships = check::crew(self.state.board.player(seat), kind);
                let of_seat = |line: &&Line<'_>| {
                    line.key == key && line.words().first_seat(players).is_ok_and(|(whose, _)| whose == seat)
                };
                let fleet = match lines.iter().find(of_seat) {
                    Some(line) => fleet(line.words().behind(1), ships).map_err(|wrong| line.error(wrong))?,
                    None => Fleet { ready: ships, ..Fleet::default() },
                };
                *self.state.board.player_mut(seat).fleet_mut(kind) = fleet;
            }
        }
        Ok(())
    }
}

fn five(words: Words<'_>) -> Read<[Objective; 5]> {
    let cards: Vec<Objective> = words.read_all()?;
    let twice = (1..cards.len()).any(|at| cards[..at].contains(&cards[at]));
    match <[Objective; 5]>::try_from(cards) {
        Ok(five) if !twice => Ok(five),
        _ => Err("five different objective cards are laid out".into()),
    }
}

/// The seat that a line begins with, and the words behind it.
fn first_seat<'a>(line: &'a Line<'_>, players: usize) -> Read<(Seat, Words<'a>)> {
    match line.words().is_empty() {
        true => Err(format!("{} needs a seat first", line.key).into()),
        false => line.words().first_seat(players),
    }
}

/// The number may also be any.
fn or_any(wrong: Wrong) -> Wrong {
    Wrong { what: format!("{}, or any", wrong.what), ..wrong }
}

/// `farmer=2 worker=3`; tiers that are not named have none.
fn per_tier(words: Words<'_>) -> Read<PerTier<u8>> {
    let mut numbers = [0; Tier::COUNT];
    for word in words.iter() {
        let (tier, count) = word.split_once('=').ok_or_else(|| {
            let what = "is no number of cubes; they are written farmer=2 worker=3, tiers left out have none";
            words.wrong(word, format!("\u{201c}{word}\u{201d} {what}"))
        })?;
        numbers[words.read::<Tier>(tier)?.index()] = words.at(count, words::count(count))?;
    }
    Ok(numbers)
}

fn free_upgrades(words: Words<'_>) -> Read<[u8; 4]> {
    match per_tier(words)? {
        [farmer, worker, artisan, engineer, 0] => Ok([farmer, worker, artisan, engineer]),
        _ => Err("no cube rises above investor".into()),
    }
}

/// `ready=2 exhausted=1 temporary=3`: of the tokens on ships the line may name one number, the other follows.
fn fleet(words: Words<'_>, ships: u8) -> Read<Fleet> {
    let (mut ready, mut exhausted, mut temporary) = (None, None, 0);
    let count = |number: &str| words.at(number, words::count(number));
    for word in words.iter() {
        match word.split_once('=') {
            Some(("ready", number)) => ready = Some(count(number)?),
            Some(("exhausted", number)) => exhausted = Some(count(number)?),
            Some(("temporary", number)) => temporary = count(number)?,
            _ => {
                let what = "is no number of naval tokens; they are ready=2 exhausted=1 temporary=3";
                return Err(words.wrong(word, format!("\u{201c}{word}\u{201d} {what}")));
            }
        }
    }
    let (ready, exhausted) = match (ready, exhausted) {
        (Some(ready), Some(exhausted)) => (ready, exhausted),
        (Some(ready), None) => (ready, ships.saturating_sub(ready)),
        (None, exhausted) => (ships.saturating_sub(exhausted.unwrap_or(0)), exhausted.unwrap_or(0)),
    };
    Ok(Fleet { ready, exhausted, temporary })
}

fn read_stack(words: Words<'_>) -> Read<entrepot_table::List<Decision, 6>> {
    if words.len() > 6 {
        return Err("at most 6 questions are open at once".into());
    }
    words.read_all::<Decision, _>()
}
