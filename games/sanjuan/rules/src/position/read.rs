//! Reading a position.

use super::{ANY, FRESH, GOOD, OVER, check, frames};
use crate::cardset::{Card, CardSet};
use crate::deal::{deck, empty_table};
use crate::kinds::{Kind, Role};
use crate::scoring::MOST_COST;
use crate::setup::Setup;
use crate::state::{FULL_CITY, Frame, Place, RoundStep, SEATS, State};
use entrepot_table::lines::{self, Line, Words, Wrong, lines, say_once};
use entrepot_table::scenario::FormatError;
use entrepot_table::{Chance, Purpose, Seat, Seed, Silent};

/// What a part of a line says, or what is wrong with it.
type Read<T> = Result<T, Wrong>;

/// Reads a position. What no line mentions is as at the start of a game; cards that no line places are in the draw pile.
/// Then the game goes on from there to the next question.
pub fn read_position(text: &str) -> Result<State, FormatError> {
    let lines = lines(text);
    // Where a position names no player count it is for three (C11).
    let setup = lines::setup(&lines, 3)?;
    if let Some(mut seed) = lines::seed(&lines)? {
        return Ok(crate::deal::deal(&setup, &mut seed, &mut Silent));
    }
    say_once(&lines, said)?;
    let mut draft = Draft::new(setup);
    for pass in 0..4 {
        for line in lines.iter().filter(|line| pass_of(line) == pass) {
            draft.read(line).map_err(|wrong| line.error(wrong))?;
        }
    }
    // What is wrong with the whole is told at the line that is most likely the cause.
    draft.finish().map_err(|(causes, what)| {
        let line_of = |key: &&str| lines.iter().rfind(|line| line.key == *key);
        let cause = causes.iter().find_map(line_of).or(lines.first());
        FormatError::new(cause.map_or(1, |line| line.number), what)
    })
}

/// How many words of a line no other line may begin with; none where lines add up.
fn said(line: &Line<'_>) -> usize {
    match line.key {
        "hand" | "known" | "laid" | "pile" | "discard" | "seen" | "harbors" | "drawn" | "revealed" => 0,
        "city" | "chapel" | "bank" | "harbor" | "role" | "cost" | "points" | "tile" | "trading_house" => 2,
        "used" => 3,
        _ => 1,
    }
}

/// Cities come first: they give back the Indigo plants that stood there before. Lines that name cards come before lines that
/// take what is left, and what is under way comes last.
fn pass_of(line: &Line<'_>) -> usize {
    match line.key {
        "city" => 0,
        "rest" | "phase" | "turn" | "stack" => 3,
        _ if line.words().iter().any(|word| word.starts_with(ANY)) => 2,
        "known" | "seen" | "chapel" | "bank" | "harbor" | "used" => 2,
        _ => 1,
    }
}

struct Draft {
    state: State,
    /// Cards that no line has placed.
    free: CardSet,
    /// The Indigo plant that stands in each city until a line says what stands there (S2.4).
    plants: [Option<Card>; SEATS],
    /// Where goods lie of which no line says which cards they are.
    goods: Vec<(Seat, usize)>,
    rest: Rest,
    phase: Option<(Role, Seat)>,
    round_start: bool,
    turn: Option<Seat>,
    stack_given: bool,
    shuffle: Seed,
}

/// Where cards go that no line has placed.
#[derive(Clone, Copy)]
enum Rest {
    Pile,
    Discard,
    Hand(Seat),
}

impl Draft {
    fn new(setup: Setup) -> Draft {
        let mut draft = Draft {
            state: empty_table(&setup),
            free: deck(&setup),
            plants: [None; SEATS],
            goods: Vec::new(),
            rest: Rest::Pile,
            phase: None,
            round_start: false,
            turn: None,
            stack_given: false,
            shuffle: Seed::from_number(0),
        };
        for plant in draft.plants.iter_mut().take(setup.players()) {
            *plant = draft.free.and(CardSet::of_kind(Kind::IndigoPlant)).first();
            plant.iter().for_each(|&card| draft.free.remove(card));
        }
        draft
    }

    fn read(&mut self, line: &Line<'_>) -> Read<()> {
        let (key, rest) = (line.key, line.words());
        let players = self.state.board.players();
        match key {
            "setup" => Ok(()),
            "cost" | "points" | "tile" => self.figure(key, rest),
            "round" => rest.only_number(0..=60_000).map(|round| self.state.board.round = round),
            "reshuffles" => rest.only_number(0..=60_000).map(|count| self.state.board.reshuffles = count),
            "last" => self.last(rest),
            "governor" => rest.only_seat(players).map(|seat| self.state.board.governor = seat),
            "chooser" => rest.only_seat(players).map(|seat| self.state.board.chooser = seat),
            "actor" => rest.only_seat(players).map(|seat| self.state.board.actor = seat),
            "turn" => rest.only_seat(players).map(|seat| self.turn = Some(seat)),
            "role" => self.role(rest),
            "city" => self.with_seat(rest, Draft::city),
            "hand" => self.with_seat(rest, Draft::hand),
            "known" => self.with_seat(rest, Draft::known),
            "laid" => self.with_seat(rest, Draft::laid),
            "chapel" | "bank" | "harbor" => self.with_seat(rest, |draft, seat, rest| draft.under(key, seat, rest)),
            "used" => self.with_seat(rest, Draft::used),
            "pile" => self.pile(rest),
            "discard" => self.cards(rest).map(|cards| self.discard(cards)),
            "seen" => self.seen(rest),
            "harbors" => {
                self.cards(rest).map(|cards| cards.into_iter().for_each(|card| self.state.secret.laid.add(card)))
            }
            "drawn" => self.drawn(rest),
            "revealed" => self.revealed(rest),
            "cathedral" => Err("the Cathedral lies on the table until a city line names it, covered or not".into()),
            "tiles" | "known_tiles" | "next_tile" | "trades" | "trading_house" => self.prices(key, rest),
            "building" => self.building(rest),
            "rest" => self.rest(rest),
            "phase" => self.phase(rest),
            "stack" => self.stack(rest),
            _ => {
                let what =
                    format!("\u{201c}{key}\u{201d} begins no line of a position; docs/scenarios.md lists what does");
                Err(rest.wrong(key, what))
            }
        }
    }

    fn seat(&self, words: Words<'_>, word: &str) -> Read<Seat> {
        words.seat(word, self.state.board.players())
    }

    fn with_seat(&mut self, words: Words<'_>, then: impl Fn(&mut Draft, Seat, Words<'_>) -> Read<()>) -> Read<()> {
        let (seat, rest) = words.first_seat(self.state.board.players())?;
        then(self, seat, rest)
    }

    fn take(&mut self, kind: Kind) -> Result<Card, String> {
        let card = self.free.and(CardSet::of_kind(kind)).first();
        let card = card.ok_or_else(|| format!("there is no {kind} left in the deck of this setup"))?;
        self.free.remove(card);
        Ok(card)
    }

    /// A card that does not matter.
    fn take_any(&mut self) -> Result<Card, String> {
        let mut cards: Vec<Card> = self.free.iter().collect();
        self.shuffle.shuffle(Purpose::Setup(2), &mut cards);
        let card = cards.first().copied().ok_or("there is no card left in the deck of this setup")?;
        self.free.remove(card);
        Ok(card)
    }

    /// Names of cards; `smithy*2` and `any*3` stand for several.
    fn cards(&mut self, words: Words<'_>) -> Read<Vec<Card>> {
        let mut cards = Vec::new();
        for &word in words.iter() {
            let (name, count) = match word.split_once('*') {
                Some((name, count)) => {
                    let number = count.parse::<u8>().map_err(|_| format!("{count} is no number of cards"));
                    (name, words.at(count, number)?)
                }
                None => (word, 1),
            };
            for _ in 0..count {
                let card = if name == ANY { self.take_any() } else { self.take(words.read(name)?) };
                cards.push(words.at(word, card)?);
            }
        }
        Ok(cards)
    }

    fn figure(&mut self, key: &str, words: Words<'_>) -> Read<()> {
        let figures = &mut self.state.board.figures;
        if key == "tile" {
            let numbers: Vec<u8> = words.iter().filter_map(|word| word.parse().ok()).collect();
            return match numbers[..] {
                [tile @ 1..=5, ref prices @ ..] if prices.len() == 5 && prices.iter().all(|&price| price <= 9) => {
                    figures.tiles[usize::from(tile) - 1].copy_from_slice(prices);
                    Ok(())
                }
                _ => Err("tile needs its number from 1 to 5 and five prices from 0 to 9".into()),
            };
        }
        match &words[..] {
            [name, value] => {
                let kind: Kind = words.read(name)?;
                let number = value.parse().ok().filter(|&value| value <= MOST_COST);
                let number = number.ok_or_else(|| format!("{key} is a number from 0 to {MOST_COST}"));
                let value = words.at(value, number)?;
                if key == "cost" {
                    figures.set_cost(kind, value)
                } else {
                    figures.set_points(kind, value)
                }
                Ok(())
            }
            _ => {
                Err(format!("{key} needs a building and a number, as in \u{201c}{key} customs_office 1\u{201d}").into())
            }
        }
    }

    fn role(&mut self, words: Words<'_>) -> Read<()> {
        match &words[..] {
            [role, seat] => {
                self.state.board.roles[words.read::<Role>(role)?.index()] = Some(self.seat(words, seat)?);
                Ok(())
            }
            _ => Err("role needs a role and who took it, as in \u{201c}role builder 1\u{201d}".into()),
        }
    }

    fn city(&mut self, seat: Seat, words: Words<'_>) -> Read<()> {
        if words.is_empty() {
            return Err("a city has at least its first building: name it, or leave the line out".into());
        }
        if words.len() > FULL_CITY {
            return Err(words.wrong(words[FULL_CITY], format!("a city has at most {FULL_CITY} buildings")));
        }
        if let Some(plant) = self.plants[seat.index()].take() {
            self.free.add(plant);
        }
        self.state.board.cities[seat.index()].places.clear();
        words.iter().try_for_each(|word| self.place(seat, words, word))?;
        let city = &mut self.state.board.cities[seat.index()];
        city.count_kinds();
        if city.places.iter().any(|place| place.beneath > 0) && !city.has(Kind::Crane) {
            return Err("only the owner of a crane builds over buildings, and it stays: name it too".into());
        }
        Ok(())
    }

    /// `palace+good:smithy!/chapel`: the building, its good, whether it is new, what it covers.
    fn place(&mut self, seat: Seat, words: Words<'_>, word: &str) -> Read<()> {
        let mut layers = word.split(OVER);
        let top = layers.next().unwrap_or("");
        let fresh = top.ends_with(FRESH);
        let top = top.trim_end_matches(FRESH);
        let (name, good) = top.split_once(GOOD).map_or((top, None), |(name, good)| (name, Some(good)));
        let kind: Kind = words.read(name)?;
        let place = self.state.board.cities[seat.index()].places.len();
        let twice = self.state.board.city(seat).places.iter().any(|place| place.kind == kind);
        if twice && !kind.is_production() {
            return Err(words.wrong(name, format!("{kind} can stand only once in a city")));
        }
        if good.is_some() && !kind.holds_good() {
            return Err(words.wrong(word, format!("no good can lie on {kind}")));
        }
        let below: Vec<Kind> = layers.map(|layer| words.read(layer)).collect::<Read<_>>()?;
        words.at(word, check_cover(kind, &below))?;
        for kind in below.iter().chain([&kind]) {
            words.at(word, self.take_building(*kind))?;
        }
        let index = self.state.board.covered_before(seat, place);
        for kind in &below {
            self.state.board.covered.insert(index, *kind);
        }
        let city = &mut self.state.board.cities[seat.index()];
        city.places.push(Place { kind, good: good.is_some(), beneath: below.len() as u8 });
        if fresh && city.fresh.replace(kind).is_some() {
            let what = format!("a player builds once in a phase: only one building can have {FRESH} behind it");
            return Err(words.wrong(word, what));
        }
        match good {
            None => {}
            Some("") => self.goods.push((seat, place)),
            Some(card) => {
                let card = card.trim_start_matches(':');
                self.state.secret.goods[seat.index()][place] = words.at(card, self.take(words.read(card)?))?;
            }
        }
        Ok(())
    }

    fn take_building(&mut self, kind: Kind) -> Result<(), String> {
        if kind != Kind::Cathedral {
            return self.take(kind).map(|_| ());
        }
        if !std::mem::take(&mut self.state.board.cathedral) {
            return Err("there is one Cathedral, and only with the expansion".into());
        }
        Ok(())
    }

    fn hand(&mut self, seat: Seat, words: Words<'_>) -> Read<()> {
        let cards: CardSet = self.cards(words)?.into_iter().collect();
        let secret = &mut self.state.secret;
        secret.hands[seat.index()] = secret.hands[seat.index()].or(cards);
        secret.seen[seat.index()] = secret.seen[seat.index()].or(cards);
        Ok(())
    }

    fn known(&mut self, seat: Seat, words: Words<'_>) -> Read<()> {
        let mut unknown = self.state.secret.hands[seat.index()];
        self.see(words, &mut unknown, None)
    }

    fn seen(&mut self, words: Words<'_>) -> Read<()> {
        let who = words.first().ok_or("a seat or \u{201c}all\u{201d} is expected here")?;
        let who = if *who == "all" { None } else { Some(self.seat(words, who)?) };
        // A discard is known to everybody or to the one who discarded it: equal cards of several seats are different ones.
        let State { board, secret } = &self.state;
        let mut unknown =
            Seat::all(board.players()).fold(secret.discard, |cards, seat| cards.minus(secret.seen[seat.index()]));
        self.see(words.behind(1), &mut unknown, who)
    }

    /// Marks cards among these as seen by one seat or by everybody.
    fn see(&mut self, words: Words<'_>, among: &mut CardSet, who: Option<Seat>) -> Read<()> {
        for word in words.iter() {
            let kind: Kind = words.read(word)?;
            let card = among.and(CardSet::of_kind(kind)).first();
            let card =
                card.ok_or_else(|| words.wrong(word, format!("no {kind} is there that could have been seen")))?;
            among.remove(card);
            let seats = Seat::all(self.state.board.players()).filter(|&seat| who.is_none_or(|one| one == seat));
            seats.for_each(|seat| self.state.secret.seen[seat.index()].add(card));
        }
        Ok(())
    }

    /// Cards under Chapel and Bank that their owner laid; `chapel` and `bank` say how many lie under which.
    fn laid(&mut self, seat: Seat, words: Words<'_>) -> Read<()> {
        for card in self.cards(words)? {
            self.state.secret.laid.add(card);
            self.state.secret.seen[seat.index()].add(card);
        }
        Ok(())
    }

    /// Cards that lie under a building; a Bank with cards was used (Q22).
    fn under(&mut self, key: &str, seat: Seat, words: Words<'_>) -> Read<()> {
        let count = words.only_number(0..=140)?;
        if count > 0 {
            self.must_have(seat, key.parse()?)?;
        }
        let city = &mut self.state.board.cities[seat.index()];
        match key {
            "chapel" => city.chapel = count,
            "bank" => (city.bank, city.bank_used) = (count, city.bank_used || count > 0),
            _ => city.harbor = count,
        }
        Ok(())
    }

    fn used(&mut self, seat: Seat, words: Words<'_>) -> Read<()> {
        match &words[..] {
            ["bank"] => {
                self.must_have(seat, Kind::Bank)?;
                self.state.board.cities[seat.index()].bank_used = true;
            }
            ["library"] => {
                self.must_have(seat, Kind::Library)?;
                self.state.board.cities[seat.index()].library_used = true;
            }
            _ => return Err("used needs a seat and bank or library".into()),
        }
        Ok(())
    }

    /// The building stands in the city, covered or not: what it did stays done (S15.9f, S15.9k).
    fn must_have(&self, seat: Seat, kind: Kind) -> Read<()> {
        let board = &self.state.board;
        let covered = || (0..board.city(seat).places.len()).any(|place| board.beneath(seat, place).contains(&kind));
        if board.city(seat).has(kind) || covered() {
            return Ok(());
        }
        let what = format!(
            "there is no {kind} in the city of seat {seat}: the line \u{201c}city {seat}\u{201d} has to name it"
        );
        Err(what.into())
    }

    fn pile(&mut self, words: Words<'_>) -> Read<()> {
        let mut cards = self.cards(words)?;
        cards.extend(self.state.secret.pile.iter().rev());
        self.state.secret.pile = cards.into_iter().rev().collect();
        Ok(())
    }

    fn discard(&mut self, cards: Vec<Card>) {
        cards.into_iter().for_each(|card| self.state.secret.discard.add(card));
    }

    fn drawn(&mut self, words: Words<'_>) -> Read<()> {
        for card in self.cards(words)? {
            self.state.secret.drawn.add(card);
            self.state.board.drawn += 1;
        }
        Ok(())
    }

    fn revealed(&mut self, words: Words<'_>) -> Read<()> {
        let cards = self.cards(words)?;
        if cards.len() + self.state.board.revealed.len() != 4 {
            return Err("a Gold mine turns up four cards".into());
        }
        for card in cards {
            self.state.secret.drawn.add(card);
            self.state.secret.seen.iter_mut().for_each(|seen| seen.add(card));
            self.state.board.revealed.push(crate::cardset::kind_of(card));
        }
        Ok(())
    }

    fn prices(&mut self, key: &str, words: Words<'_>) -> Read<()> {
        let prices = &mut self.state.board.prices;
        match (key, &words[..]) {
            ("trading_house", ["open"]) => prices.open = true,
            ("trading_house", ["sold"]) => prices.sold = true,
            ("known_tiles", _) if words.len() == 5 && words.iter().all(|word| matches!(*word, "yes" | "no")) => {
                for (known, word) in prices.known.iter_mut().zip(words.iter()) {
                    // The number behind it follows from the order, which may stand in a later line.
                    *known = (*word == "yes").then_some(0);
                }
            }
            ("next_tile", [word]) => match word.parse() {
                Ok(next @ 1..=5) => prices.next = next - 1,
                _ => return Err(words.wrong(word, "next_tile is 1 to 5")),
            },
            // This many trader phases have been played: the cards come round in their order (S7.8).
            ("trades", [word]) => {
                let trades: usize = words.at(word, word.parse().map_err(|_| "trades is a number"))?;
                prices.next = (trades % 5) as u8;
                let all = trades >= 4;
                prices.known.iter_mut().take(if all { 5 } else { trades }).for_each(|known| *known = Some(0));
            }
            ("tiles", _) => {
                let order: Vec<u8> = words.iter().filter_map(|word| word.parse::<u8>().ok()).collect();
                let mut sorted = order.clone();
                sorted.sort_unstable();
                if sorted != [1, 2, 3, 4, 5] {
                    return Err("tiles needs the numbers 1 to 5 in the order in which the cards come".into());
                }
                self.state.secret.tiles.iter_mut().zip(order).for_each(|(tile, number)| *tile = number - 1);
            }
            _ => return Err(format!("{key} is followed by something else: see docs/scenarios.md").into()),
        }
        Ok(())
    }

    fn building(&mut self, words: Words<'_>) -> Read<()> {
        let wrong = "building needs a building, its place or \u{201c}new\u{201d}, goods paid, 1 if a card was paid, and \u{201c}library\u{201d} if the Library makes it cheaper";
        let [name, over, goods, cards, more @ ..] = &words[..] else { return Err(wrong.into()) };
        let build = &mut self.state.board.build;
        build.kind = words.read(name)?;
        build.over = match over.parse::<u8>() {
            _ if *over == "new" => None,
            Ok(place @ 1..=12) => Some(place - 1),
            _ => return Err(words.wrong(over, wrong)),
        };
        build.goods = words.at(goods, goods.parse().ok().filter(|&goods: &u8| goods <= 2).ok_or(wrong))?;
        build.cards = matches!(*cards, "1");
        build.library = match *more {
            [] => false,
            ["library"] => true,
            _ => return Err(wrong.into()),
        };
        Ok(())
    }

    fn last(&mut self, words: Words<'_>) -> Read<()> {
        match &words[..] {
            [name] => self.state.secret.last = Some(words.read(name)?),
            _ => return Err("last needs the kind named last of the set being chosen".into()),
        }
        Ok(())
    }

    fn rest(&mut self, words: Words<'_>) -> Read<()> {
        self.rest = match &words[..] {
            ["pile"] => Rest::Pile,
            ["discard"] => Rest::Discard,
            ["hand", seat] => Rest::Hand(self.seat(words, seat)?),
            _ => return Err("rest is pile, discard or \u{201c}hand SEAT\u{201d}".into()),
        };
        Ok(())
    }

    fn phase(&mut self, words: Words<'_>) -> Read<()> {
        match &words[..] {
            ["round_start"] => self.round_start = true,
            [role, seat] => self.phase = Some((words.read(role)?, self.seat(words, seat)?)),
            _ => return Err("phase is \u{201c}round_start\u{201d}, or a role and who chose it".into()),
        }
        Ok(())
    }

    fn stack(&mut self, words: Words<'_>) -> Read<()> {
        if self.state.board.stack.len() + words.len() > 6 {
            return Err("at most 6 things are under way at once".into());
        }
        for word in words.iter() {
            let what = || format!("\u{201c}{word}\u{201d} is nothing that can be under way");
            self.state.board.stack.push(words.at(word, frames::read(word).ok_or_else(what))?);
        }
        self.stack_given = true;
        Ok(())
    }

    /// Completes the position, or says what is wrong and which lines may be the cause.
    fn finish(mut self) -> Result<State, (&'static [&'static str], String)> {
        self.place_goods().map_err(|what| (&["city"][..], what))?;
        self.place_rest();
        self.count();
        if !self.stack_given {
            self.begin().map_err(|what| (&["turn"][..], what))?;
        }
        check::check(&self.state)?;
        Ok(self.state)
    }

    /// Goods that do not matter are cards that no line names, so they come when all are named.
    fn place_goods(&mut self) -> Result<(), String> {
        for (seat, place) in std::mem::take(&mut self.goods) {
            self.state.secret.goods[seat.index()][place] = self.take_any()?;
        }
        Ok(())
    }

    fn place_rest(&mut self) {
        let mut cards: Vec<Card> = self.free.iter().collect();
        self.shuffle.shuffle(Purpose::Setup(3), &mut cards);
        let secret = &mut self.state.secret;
        match self.rest {
            Rest::Pile => {
                cards.extend(secret.pile.iter());
                secret.pile = cards.into_iter().collect();
            }
            Rest::Discard => cards.into_iter().for_each(|card| secret.discard.add(card)),
            Rest::Hand(seat) => {
                for card in cards {
                    secret.hands[seat.index()].add(card);
                    secret.seen[seat.index()].add(card);
                }
            }
        }
    }

    fn count(&mut self) {
        let State { board, secret } = &mut self.state;
        board.pile = secret.pile.len() as u8;
        board.discard = secret.discard.len() as u8;
        board.hands = secret.hands.map(|hand| hand.len() as u8);
        for (known, tile) in board.prices.known.iter_mut().zip(secret.tiles) {
            *known = known.map(|_| tile);
        }
        let (drawn, actor) = (secret.drawn, board.actor.index());
        if board.revealed.is_empty() {
            secret.seen[actor] = secret.seen[actor].or(drawn);
        }
    }

    /// Goes on from the phase and turn that the lines name to the next question.
    fn begin(&mut self) -> Result<(), String> {
        let board = &mut self.state.board;
        let players = board.players();
        let full = board.cities.iter().any(|city| city.places.len() >= FULL_CITY);
        if full && self.phase.is_none() && self.turn.is_none() && !self.round_start {
            // A full city has ended the game (S12.1).
            board.stack.push(Frame::Over);
            return Ok(());
        }
        if let Some((role, chooser)) = self.phase {
            board.roles[role.index()] = Some(chooser);
            board.chooser = chooser;
        }
        let taken = board.roles.iter().flatten().count() as u8;
        if self.round_start {
            board.stack.push(Frame::RoundStart(RoundStep::Office, 0));
        } else {
            board.stack.push(Frame::Roles(taken));
        }
        if let Some((role, chooser)) = self.phase {
            let turn = self.turn.unwrap_or(chooser);
            let part = (turn.index() + players - chooser.index()) % players;
            // Before the Gold mines of the seats comes the prospector's own draw.
            let part = part + usize::from(role == Role::Prospector && self.turn.is_some());
            board.stack.push(Frame::Phase(role, part as u8));
            match role {
                Role::Trader => {
                    let sold = board.prices.sold;
                    crate::roles::trader::turn_up_prices(&mut self.state, &mut Silent);
                    self.state.board.prices.sold = sold;
                }
                Role::Councillor if part == 0 => {
                    crate::roles::councillor::fill_customs_offices(&mut self.state, &mut self.shuffle, &mut Silent);
                }
                _ => {}
            }
        }
        crate::round::run(&mut self.state, &mut self.shuffle, &mut Silent);
        match self.turn {
            Some(turn) if self.state.board.decision().is_none() || self.state.board.actor != turn => {
                Err(format!("it cannot be the turn of seat {turn} here: seat {} is next", self.state.board.actor))
            }
            _ => Ok(()),
        }
    }
}

/// A building may cover any but its like, and never the Crane (S15.9c, S15.9d). The lowest comes last.
fn check_cover(top: Kind, below: &[Kind]) -> Result<(), String> {
    if below.contains(&Kind::Crane) {
        return Err("a crane is never covered".into());
    }
    let layers: Vec<Kind> = [top].iter().chain(below).copied().collect();
    match layers.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("{} cannot cover its like", pair[0])),
        None => Ok(()),
    }
}
