//! Events tell where every piece comes from and where it goes: whoever moves pieces as the events say, and looks at nothing
//! else, has the board. So a page can show each motion without comparing positions.

use entrepot_anno1800::{
    Action, Anno1800, Board, Bonus, Event, Fleet, Homecoming, Move, Naval, Played, Player, Site, Tier, Token,
    Whereabouts, read_line, read_position,
};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Silent};
use std::collections::BTreeSet;

/// Where a random game is left.
const MOST_MOVES: usize = 1500;

const GAMES: u64 = 60;

/// The pieces on the table, moved by events alone.
struct Pieces {
    board: Board,
    moved: usize,
}

impl Pieces {
    fn player(&mut self, seat: Seat) -> &mut Player {
        self.moved += 1;
        &mut self.board.players[seat.index()]
    }

    fn supply(&mut self, kind: Naval) -> &mut i32 {
        match kind {
            Naval::Trade => &mut self.board.supply.trade,
            Naval::Exploration => &mut self.board.supply.exploration,
        }
    }

    fn gold(&mut self, seat: Seat, gold: i32) {
        self.board.supply.gold -= gold;
        let own = &mut self.player(seat).gold;
        *own = own.checked_add_signed(gold as i16).unwrap();
    }

    fn fleet(&mut self, seat: Seat, kind: Naval) -> &mut Fleet {
        match kind {
            Naval::Trade => &mut self.player(seat).trade,
            Naval::Exploration => &mut self.player(seat).exploration,
        }
    }

    fn exhaust(&mut self, seat: Seat, cubes: &[Tier]) {
        for tier in cubes {
            self.player(seat).exhausted[tier.index()] += 1;
        }
    }

    /// A cube leaves where the event says it was.
    fn lift(&mut self, seat: Seat, tier: Tier, at: Whereabouts, field: Option<u8>) {
        let player = self.player(seat);
        match (at, field) {
            (Whereabouts::District, None) => player.cubes[tier.index()] -= 1,
            (Whereabouts::Exhausted, None) => player.exhausted[tier.index()] -= 1,
            (Whereabouts::At(spot), Some(field)) => {
                assert_eq!(player.visible(usize::from(field)), Some(spot.token));
                let work = &mut player.fields[usize::from(field)].work;
                *work.iter_mut().find(|cube| **cube == Some(tier)).unwrap() = None;
                work.sort_unstable_by(|a, b| b.cmp(a));
            }
            _ => panic!("{at:?} is not on field {field:?}"),
        }
    }

    /// It arrives.
    fn put(&mut self, seat: Seat, tier: Tier, at: Whereabouts, field: Option<u8>) {
        let player = self.player(seat);
        match (at, field) {
            (Whereabouts::District, _) => player.cubes[tier.index()] += 1,
            (Whereabouts::Exhausted, _) => player.exhausted[tier.index()] += 1,
            (Whereabouts::At(_), field) => {
                let work = &mut player.fields[usize::from(field.unwrap())].work;
                *work.iter_mut().find(|cube| cube.is_none()).unwrap() = Some(tier);
                work.sort_unstable_by(|a, b| b.cmp(a));
            }
        }
    }

    /// Naval tokens go with a ship, exhausted ones first (A8.10).
    fn ashore(&mut self, seat: Seat, ship: Option<Token>, count: u8) {
        let Some((kind, _)) = ship.and_then(Token::ship) else { return assert_eq!(count, 0) };
        let fleet = self.fleet(seat, kind);
        let exhausted = count.min(fleet.exhausted);
        fleet.exhausted -= exhausted;
        fleet.ready -= count - exhausted;
        *self.supply(kind) += i32::from(count);
    }

    fn aboard(&mut self, seat: Seat, ship: Option<Token>, count: u8, exhausted: bool) {
        let Some((kind, _)) = ship.and_then(Token::ship) else { return assert_eq!(count, 0) };
        let fleet = self.fleet(seat, kind);
        *(if exhausted { &mut fleet.exhausted } else { &mut fleet.ready }) += count;
        *self.supply(kind) -= i32::from(count);
    }

    fn clear(&mut self, seat: Seat, field: u8, cubes: &[Tier]) {
        let work = std::mem::take(&mut self.player(seat).fields[usize::from(field)].work);
        assert!(work.into_iter().flatten().eq(cubes.iter().copied()));
        self.exhaust(seat, cubes);
    }

    fn come_home(&mut self, seat: Seat, from: &Homecoming) {
        let player = self.player(seat);
        for (field, cubes) in &from.working {
            let work = std::mem::take(&mut player.fields[usize::from(*field)].work);
            assert!(work.into_iter().flatten().eq(cubes.iter().copied()));
            cubes.iter().for_each(|tier| player.cubes[tier.index()] += 1);
        }
        for tier in Tier::ALL {
            player.exhausted[tier.index()] -= from.exhausted[tier.index()];
            player.cubes[tier.index()] += from.exhausted[tier.index()];
        }
        let back = [
            (Naval::Trade, from.trade, from.temporary_trade),
            (Naval::Exploration, from.exploration, from.temporary_exploration),
        ];
        for (kind, back, gone) in back {
            let fleet = self.fleet(seat, kind);
            fleet.exhausted -= back;
            fleet.ready += back;
            fleet.temporary -= gone;
            *self.supply(kind) += i32::from(gone);
        }
    }

    fn happen(&mut self, event: &Event) {
        match event {
            Event::Worked { seat, token, tier, field, place } => {
                let player = self.player(*seat);
                assert_eq!(player.visible(usize::from(*field)), Some(*token));
                player.cubes[tier.index()] -= 1;
                let workplace = &mut player.fields[usize::from(*field)].work[usize::from(*place)];
                assert_eq!(workplace.replace(*tier), None);
            }
            Event::Traded { partner, gold, .. } => self.gold(*partner, i32::from(*gold)),
            Event::Imported { seat, resource, island, place } => {
                assert_eq!(self.player(*seat).new_world[usize::from(*place)], *island);
                assert!(island.resources().has(*resource));
            }
            Event::Spent { seat, tokens, .. } => {
                let kinds = [
                    (Naval::Trade, tokens.trade, tokens.temporary_trade),
                    (Naval::Exploration, tokens.exploration, tokens.temporary_exploration),
                ];
                for (kind, used, gone) in kinds {
                    let fleet = self.fleet(*seat, kind);
                    fleet.ready -= used;
                    fleet.exhausted += used;
                    fleet.temporary -= gone;
                    *self.supply(kind) += i32::from(gone);
                }
            }
            Event::Exhausted { seat, tier } => {
                self.player(*seat).cubes[tier.index()] -= 1;
                self.exhaust(*seat, &[*tier]);
            }
            Event::ShiftEnd { seat, tier, at, field, gold } => {
                self.lift(*seat, *tier, *at, *field);
                self.put(*seat, *tier, Whereabouts::District, None);
                self.gold(*seat, -i32::from(*gold));
            }
            Event::PaidGold { seat, gold, .. } => self.gold(*seat, -i32::from(*gold)),
            Event::Built { seat, token, field, over, back, cubes, aboard, ashore } => {
                let at = usize::from(*field);
                assert_eq!(self.player(*seat).visible(at), *over);
                assert_eq!(self.player(*seat).fields[at].built.is_some(), *back);
                self.clear(*seat, *field, cubes);
                self.ashore(*seat, *over, *ashore);
                if let Some(old) = over.filter(|_| *back) {
                    self.board.tokens[old.index()] += 1;
                }
                self.board.tokens[token.index()] -= 1;
                self.player(*seat).fields[at].built = Some(*token);
                self.aboard(*seat, Some(*token), *aboard, false);
            }
            Event::Removed { seat, token, field, uncovered, cubes, aboard, ashore } => {
                self.clear(*seat, *field, cubes);
                self.ashore(*seat, Some(*token), *ashore);
                assert_eq!(self.player(*seat).fields[usize::from(*field)].built.take(), Some(*token));
                self.board.tokens[token.index()] += 1;
                assert_eq!(self.player(*seat).visible(usize::from(*field)), *uncovered);
                self.aboard(*seat, *uncovered, *aboard, true);
            }
            Event::Played { seat, kind } => {
                self.player(*seat).hand[kind.deck().index()] -= 1;
                self.board.played.push(Played { seat: *seat, kind: *kind, ready: true });
            }
            Event::Activated { seat, kind, .. } | Event::TurnedDown { seat, kind } => {
                // Of equal cards the return effect means the last one, others any: sorted below.
                let fits = |card: &&mut Played| card.seat == *seat && card.kind == *kind && card.ready;
                self.board.played.iter_mut().rev().find(fits).unwrap().ready = false;
            }
            Event::Gained { seat, tier } => {
                self.board.supply.cubes[tier.index()] -= 1;
                self.player(*seat).cubes[tier.index()] += 1;
            }
            Event::Raised { seat, tier, at, field, .. } => {
                let next = tier.above().unwrap();
                self.lift(*seat, *tier, *at, *field);
                self.put(*seat, next, *at, *field);
                self.board.supply.cubes[tier.index()] += 1;
                self.board.supply.cubes[next.index()] -= 1;
            }
            Event::Drew { seat, deck, count, .. } => {
                self.board.cards[deck.index()] -= count;
                self.player(*seat).hand[deck.index()] += count;
            }
            Event::Returned { seat, deck, .. } => {
                self.board.cards[deck.index()] += 1;
                self.player(*seat).hand[deck.index()] -= 1;
            }
            Event::OldWorld { seat, island, place, aboard } => {
                self.board.old_world -= 1;
                assert_eq!(self.player(*seat).old_world.len(), usize::from(*place));
                self.player(*seat).old_world.push(*island);
                let printed = match island.bonus() {
                    Bonus::Printed(token) => Some(token),
                    Bonus::Effect(_) => None,
                };
                self.aboard(*seat, printed, *aboard, false);
            }
            Event::NewWorld { seat, island, place } => {
                self.board.new_world -= 1;
                assert_eq!(self.player(*seat).new_world.len(), usize::from(*place));
                self.player(*seat).new_world.push(*island);
            }
            Event::Expeditions { seat, count, .. } => {
                self.board.expeditions -= count;
                self.player(*seat).expeditions += count;
            }
            Event::Gift { seat, gold, trade, exploration } => {
                self.gold(*seat, i32::from(*gold));
                for (kind, count) in [(Naval::Trade, trade), (Naval::Exploration, exploration)] {
                    self.fleet(*seat, kind).temporary += count;
                    *self.supply(kind) -= i32::from(*count);
                }
            }
            Event::Festival { seat, from } => self.come_home(*seat, from),
            Event::Fireworks { seat, last_round } => {
                self.board.fireworks = Some(*seat);
                self.board.last_round = Some(*last_round);
            }
            Event::Turn { seat, round, last } => {
                (self.board.actor, self.board.round) = (*seat, *round);
                assert_eq!(*last, self.board.last_round == Some(*round));
            }
            // Nothing moves.
            Event::Dealt { .. } | Event::Action { .. } | Event::Announced { .. } | Event::Received { .. } => {}
            Event::Used { .. } | Event::Declined { .. } | Event::Lapsed { .. } => {}
            Event::MoreActions { .. } | Event::Ended { .. } => {}
        }
    }

    /// Everything that lies on the table.
    fn lie_as_on(&self, board: &Board) {
        let summed_up = |player: &Player| Player {
            makes: [Default::default(); 4],
            open: [Default::default(); 4],
            imports: Default::default(),
            ..*player
        };
        assert_eq!(self.board.players.each_ref().map(summed_up), board.players.each_ref().map(summed_up));
        let counts = |board: &Board| {
            (board.tokens, board.supply, board.cards, board.expeditions, board.old_world, board.new_world)
        };
        assert_eq!(counts(&self.board), counts(board));
        assert_eq!(sorted(&self.board), sorted(board));
        let turn = |board: &Board| (board.actor, board.round, board.fireworks, board.last_round);
        assert_eq!(turn(&self.board), turn(board));
    }
}

/// Played cards; equal ones in no order.
fn sorted(board: &Board) -> Vec<(Seat, usize, bool)> {
    let mut cards: Vec<_> = board.played.iter().map(|card| (card.seat, card.kind.index(), card.ready)).collect();
    cards.sort_unstable();
    cards
}

/// A random player's liking: games get on, and islands are built over and broken up now and then.
fn liking(mv: &Move) -> usize {
    match mv {
        Move::Action(Action::Play) => 60,
        Move::Action(Action::Swap | Action::Workforce) => 3,
        Move::Remove(_) | Move::Place(Site::Over(_)) => 3,
        _ => 10,
    }
}

/// Pieces that are moved as the events say, and in no other way, lie as on the board (A3.1, A4.1, A5.2, A6.4, A7.1, A8.2,
/// A8.7, A8.10, A12.1, A14.1, A15.1, A16.3, A17.3, A18.3, A19.1, A20.1, A22.1, A22.2, A23.1). Any viewer's events will do.
#[test]
fn whoever_follows_the_events_has_the_board() {
    let mut moved = 0;
    let mut kinds = BTreeSet::new();
    for number in 0..GAMES {
        let mut dice = Dice::new(number, 16);
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&Anno1800::setup(&mut dice), &mut seed, &mut Silent);
        let players = Anno1800::players(&state);
        let viewer = (number as usize % (players + 1)).checked_sub(1).map(Seat::new);
        let mut pieces = Pieces { board: *state.board(), moved: 0 };
        for _ in 0..MOST_MOVES {
            let mut moves = Moves::<Move>::new();
            Anno1800::legal(&state, &mut moves);
            let liked: Vec<Move> = moves.iter().flat_map(|mv| vec![*mv; liking(mv)]).collect();
            if liked.is_empty() {
                break;
            }
            let mut log = Log::default();
            Anno1800::play(&mut state, liked[dice.below(liked.len())], &mut seed, &mut log);
            for event in log.seen_by(viewer) {
                kinds.insert(kind_of(event));
                pieces.happen(event);
            }
            pieces.lie_as_on(state.board());
        }
        moved += pieces.moved;
    }
    assert!(moved > 20_000, "{moved}");
    // All but the deal and two that move nothing: a good from a card, an effect that lapses.
    assert_eq!(kinds.len(), 29, "{kinds:?}");
}

/// The name of an event on the wire.
fn kind_of(event: &Event) -> String {
    let value = serde_json::to_value(event).unwrap();
    value["event"].as_str().unwrap().to_owned()
}

/// Plays a line of the first player; what somebody who only watches is told.
fn told(position: &str, line: &str) -> Vec<Event> {
    let mut state = read_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut log = Log::default();
    for mv in read_line(line).unwrap() {
        Anno1800::check(&state, Seat::new(0), mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
        Anno1800::play(&mut state, mv, &mut Seed::from_number(0), &mut log);
    }
    log.seen_by(None).cloned().collect()
}

const FIRST: Seat = Seat::new(0);

/// A cube goes to the workplace that is free (A3.1); what is built over goes back to the board, and who worked there to the
/// exhausted area (A8.5, A8.7).
#[test]
fn what_is_built_over_goes_back() {
    let told = told(
        "setup players=2\nbuilt 1 glassworks/potato_farm\ncubes 1 farmer=1 worker=1\nwork 1 glassworks worker",
        "action expand build window_factory work sawmill glassworks over glassworks",
    );
    let worked = Event::Worked { seat: FIRST, token: Token::Glassworks, tier: Tier::Worker, field: 2, place: 1 };
    assert!(told.contains(&worked), "{told:?}");
    let built = Event::Built {
        seat: FIRST,
        token: Token::WindowFactory,
        field: 2,
        over: Some(Token::Glassworks),
        back: true,
        cubes: vec![Tier::Worker; 2],
        aboard: 0,
        ashore: 0,
    };
    assert_eq!(told.last(), Some(&built));
}

/// What is printed stays below (A8.4). A ship that is built over takes its naval token along, the new one gets its own (A8.10,
/// A11.4).
#[test]
fn what_is_printed_stays_below() {
    let told = told(
        "setup players=2\nbuilt 1 shipyard2@coast\ncubes 1 farmer=4 worker=4 artisan=4",
        "action expand build merchant2 work sawmill warehouse sailmakers over merchant1",
    );
    assert!(matches!(
        told.last(),
        Some(Event::Built { field: 15, over: Some(Token::Merchant1), back: false, aboard: 2, ashore: 1, .. })
    ));
}

/// A festival tells from where everything came home (A20.1, A20.2).
#[test]
fn a_festival_tells_who_was_where() {
    let told = told(
        "setup players=2\nbuilt 1 merchant2@sea brewery@coast\ncubes 1 farmer=1\n\
         work 1 sawmill farmer farmer brewery worker\nexhausted 1 worker=2\n\
         trade 1 ready=1 exhausted=3 temporary=2\nexploration 1 ready=0 exhausted=1 temporary=3",
        "action festival",
    );
    let from = Homecoming {
        working: vec![(0, vec![Tier::Farmer; 2]), (11, vec![Tier::Worker])],
        exhausted: [0, 2, 0, 0, 0],
        trade: 3,
        exploration: 1,
        temporary_trade: 2,
        temporary_exploration: 3,
    };
    assert_eq!(told.last(), Some(&Event::Festival { seat: FIRST, from }));
}
