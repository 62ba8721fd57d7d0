//! Events tell where every card comes from and where it goes: whoever moves cards as the events say, and looks at nothing else,
//! has the board. So a page can show each motion without comparing positions.

use entrepot_sanjuan::{Board, Cause, Event, Kind, Move, Place, Role, SanJuan, read_line, read_position};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Silent};
use std::collections::BTreeSet;

/// Where a random game is left.
const MOST_MOVES: usize = 1000;

const GAMES: u64 = 60;

/// The cards on the table, moved by events alone.
struct Table {
    board: Board,
    moved: usize,
}

impl Table {
    fn hand(&mut self, seat: Seat) -> &mut u8 {
        self.moved += 1;
        &mut self.board.hands[seat.index()]
    }

    fn place(&mut self, seat: Seat, place: u8) -> &mut Place {
        self.moved += 1;
        &mut self.board.cities[seat.index()].places[usize::from(place)]
    }

    fn takes_good(&mut self, seat: Seat, place: u8, kind: Kind) {
        let place = self.place(seat, place);
        assert_eq!(place.kind, kind);
        assert!(std::mem::take(&mut place.good));
    }

    fn builds(&mut self, seat: Seat, kind: Kind, at: u8, over: Option<Kind>) {
        if over.is_none() {
            assert_eq!(self.board.city(seat).places.len(), usize::from(at));
            return self.board.cities[seat.index()].places.push(Place { kind, good: false, beneath: 0 });
        }
        let place = self.place(seat, at);
        assert_eq!(over, Some(place.kind));
        assert!(!place.good);
        *place = Place { kind, good: false, beneath: place.beneath + 1 };
    }

    fn happen(&mut self, event: &Event) {
        const APART: Cause = Cause::Role(Role::Councillor);
        match event {
            Event::Round { round, governor, from } => {
                assert_eq!(*from, Some(self.board.governor));
                (self.board.round, self.board.governor) = (*round as u16, *governor);
                self.board.roles = [None; 5];
            }
            Event::Role { seat, role } => self.board.roles[role.index()] = Some(*seat),
            Event::Built { seat, kind, place, over, good_lost, twelfth, .. } => {
                match kind {
                    Kind::Cathedral => assert!(std::mem::take(&mut self.board.cathedral)),
                    _ => *self.hand(*seat) -= 1,
                }
                if *good_lost {
                    self.takes_good(*seat, *place, over.unwrap());
                    self.board.discard += 1;
                }
                self.builds(*seat, *kind, *place, *over);
                assert_eq!(*twelfth, over.is_none() && self.board.city(*seat).places.len() == 12);
            }
            Event::Paid { seat, count, .. } => {
                *self.hand(*seat) -= count;
                self.board.discard += count;
            }
            Event::PaidGood { seat, kind, place } => {
                self.takes_good(*seat, *place, *kind);
                self.board.discard += 1;
            }
            Event::Produced { seat, kind, place } => {
                self.board.pile -= 1;
                let place = self.place(*seat, *place);
                assert_eq!(place.kind, *kind);
                assert!(!std::mem::replace(&mut place.good, true));
            }
            Event::Sold { seat, kind, place, harbor, .. } => {
                self.takes_good(*seat, *place, *kind);
                *(if *harbor { &mut self.board.cities[seat.index()].harbor } else { &mut self.board.discard }) += 1;
            }
            Event::Drew { seat, cause, count, .. } => {
                self.board.pile -= count;
                *(if *cause == APART { &mut self.board.drawn } else { self.hand(*seat) }) += count;
            }
            Event::Kept { seat, count, .. } => {
                self.board.drawn -= count;
                *self.hand(*seat) += count;
            }
            Event::Discarded { seat, cause, count, .. } => {
                *(if *cause == APART { &mut self.board.drawn } else { self.hand(*seat) }) -= count;
                self.board.discard += count;
            }
            Event::Revealed { cards, .. } => {
                self.board.pile -= cards.len() as u8;
                cards.iter().for_each(|kind| self.board.revealed.push(*kind));
            }
            Event::Took { seat, kind, .. } => {
                let others = self.board.revealed.len() - usize::from(kind.is_some());
                assert!(kind.is_none_or(|kind| self.board.revealed.contains(&kind)));
                *self.hand(*seat) += u8::from(kind.is_some());
                self.board.discard += others as u8;
                self.board.revealed.clear();
            }
            Event::Laid { seat, under, count, .. } => {
                *self.hand(*seat) -= count;
                let city = &mut self.board.cities[seat.index()];
                *(if *under == Kind::Chapel { &mut city.chapel } else { &mut city.bank }) += count;
            }
            Event::Reshuffled { cards } => {
                // The cards that were drawn before it are told with those that are drawn after it.
                assert_eq!(self.board.discard, *cards);
                self.board.pile += std::mem::take(&mut self.board.discard);
            }
            // Nothing moves but the prices, which the event tells.
            Event::Prices { .. } | Event::Passed { .. } | Event::Ended { .. } => {}
        }
    }

    /// Everything that lies on the table.
    fn lies_as_on(&self, board: &Board) {
        let cities = |board: &Board| board.cities.map(|city| (city.places, city.chapel, city.bank, city.harbor));
        assert_eq!(cities(&self.board), cities(board));
        let piles =
            |board: &Board| (board.hands, board.drawn, board.revealed, board.pile, board.discard, board.cathedral);
        assert_eq!(piles(&self.board), piles(board));
        let round = |board: &Board| (board.round, board.governor, board.roles);
        assert_eq!(round(&self.board), round(board));
    }
}

/// Cards that are moved as the events say, and in no other way, lie as on the board (S1.4, S3.1, S3.9, S5.4, S5.6, S6.1, S7.2,
/// S8.2, S11.5, S12.1, S15.2, S15.5, S15.11, S17.7, S17.8, S17.9). Any viewer's events will do.
#[test]
fn whoever_follows_the_events_has_the_board() {
    let mut moved = 0;
    let mut kinds = BTreeSet::new();
    for number in 0..GAMES {
        let mut dice = Dice::new(number, 16);
        let mut seed = Seed::from_number(number);
        let mut state = SanJuan::deal(&SanJuan::setup(&mut dice), &mut seed, &mut Silent);
        let players = SanJuan::players(&state);
        let viewer = (number as usize % (players + 1)).checked_sub(1).map(Seat::new);
        let mut table = Table { board: *state.board(), moved: 0 };
        for _ in 0..MOST_MOVES {
            if SanJuan::decider(&state).is_none() {
                break;
            }
            let mut moves = Moves::<Move>::new();
            SanJuan::legal(&state, &mut moves);
            let mut log = Log::default();
            SanJuan::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut log);
            for event in log.seen_by(viewer) {
                kinds.insert(kind_of(event));
                table.happen(event);
            }
            table.lies_as_on(state.board());
        }
        moved += table.moved;
    }
    assert!(moved > 10_000, "{moved}");
    assert_eq!(kinds.len(), 17, "{kinds:?}");
}

/// The name of an event on the wire.
fn kind_of(event: &Event) -> String {
    let value = serde_json::to_value(event).unwrap();
    value["event"].as_str().unwrap().to_owned()
}

/// Plays a line; what somebody who only watches is told.
fn told(position: &str, line: &str) -> Vec<Event> {
    let mut state = read_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut log = Log::default();
    for mv in read_line(line).unwrap() {
        let seat = SanJuan::decider(&state).unwrap();
        SanJuan::check(&state, seat, mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
        SanJuan::play(&mut state, mv, &mut Seed::from_number(0), &mut log);
    }
    log.seen_by(None).cloned().collect()
}

const FIRST: Seat = Seat::new(0);

/// Of equal buildings the one is named on which the good is made, and from which it is sold (S6.1, S7.2).
#[test]
fn goods_tell_their_place() {
    let city = "city 1 indigo_plant+good chapel indigo_plant";
    let made = told(&format!("setup players=2\n{city}\nphase producer 1"), "produce indigo_plant");
    assert!(made.contains(&Event::Produced { seat: FIRST, kind: Kind::IndigoPlant, place: 2 }), "{made:?}");
    let sold = told(&format!("setup players=2\n{city}\nphase trader 1"), "sell indigo_plant");
    let wanted = |event: &Event| matches!(event, Event::Sold { kind: Kind::IndigoPlant, place: 0, .. });
    assert!(sold.iter().any(wanted), "{sold:?}");
}

/// A building tells where it goes, over which other one (S5.4, S15.4), and that it is the twelfth (S12.1).
#[test]
fn a_building_tells_its_place() {
    let hand = "hand 1 well any*8\nphase builder 1";
    let beside = told(&format!("setup players=2\n{hand}"), "build well");
    assert!(matches!(beside[0], Event::Built { place: 1, over: None, twelfth: false, .. }), "{beside:?}");
    let crane =
        told(&format!("setup players=2\ncity 1 indigo_plant+good crane\n{hand}"), "build well over indigo_plant+good");
    let wanted = Event::Built {
        seat: FIRST,
        kind: Kind::Well,
        place: 0,
        over: Some(Kind::IndigoPlant),
        good_lost: true,
        cost: 0,
        library: false,
        twelfth: false,
    };
    assert_eq!(crane[0], wanted);
    let city = format!("{}{}", " indigo_plant".repeat(6), " sugar_mill".repeat(5));
    let last = told(&format!("setup players=2\ncity 1{city}\n{hand}"), "build well");
    assert!(matches!(last[0], Event::Built { place: 11, twelfth: true, .. }), "{last:?}");
}

/// The Governor card goes from one player to the next (S3.9).
#[test]
fn the_governor_card_tells_both_players() {
    let told = told("setup players=2", "role trader role builder role prospector");
    let passed = Event::Round { round: 2, governor: Seat::new(1), from: Some(FIRST) };
    assert!(told.contains(&passed), "{told:?}");
}
