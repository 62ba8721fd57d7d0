//! What the net sees: a position as one seat sees it, everybody clockwise from that seat.

use entrepot_net::Input;
use entrepot_sanjuan::{City, Decision, Edition, Frame, Kind, Kinds, Role, View, hand_limit, score};
use entrepot_table::Seat;

/// Most players.
pub(crate) const SEATS: usize = 4;

/// Kinds of decisions, as far as the net tells them apart.
const DECISIONS: usize = 8;

/// How many hand cards of one kind are told apart.
const COPIES: usize = 2;

const GLOBAL: usize = 3 + 3 + 6 + Role::ALL.len() * 2 + 3 + DECISIONS + 5 + 2;
const HAND: usize = Kind::COUNT * COPIES + 3;
const CITY: usize = 1 + 13 + 4 + 12 + 5 + 6 + (Kind::COUNT - 5) + 3 + 4 + 1;

/// How many inputs there are.
pub const INPUTS: usize = GLOBAL + HAND + 2 * Kind::COUNT + SEATS * CITY + Kind::COUNT + SEATS * SALES;

/// What a seat would get for its goods: the best, the second best.
const SALES: usize = 2;

/// The inputs that are not zero, from the viewer's own seat. Nothing for people who only watch.
pub fn inputs(view: &View, into: &mut Vec<Input>) {
    into.clear();
    let Some(me) = view.viewer else { return };
    let mut writer = Writer { into, at: 0 };
    writer.global(view, me);
    writer.hand(view, me);
    writer.cards(&view.drawn);
    writer.kind_if(view.board.build.kind, view.board.phase() == Some(Role::Builder) && asks_for_payment(view));
    let players = view.board.players();
    for n in 0..SEATS {
        writer.city(view, me.after(n % players, players), n < players);
    }
    writer.payable(view, me);
    for n in 0..SEATS {
        writer.sales(view, me.after(n % players, players), n < players);
    }
    debug_assert_eq!(writer.at, INPUTS);
}

fn asks_for_payment(view: &View) -> bool {
    matches!(view.board.decision(), Some(Decision::Pay { .. } | Decision::Over))
}

/// Writes one field after another; each takes the same room whatever it holds.
struct Writer<'a> {
    into: &'a mut Vec<Input>,
    at: usize,
}

impl Writer<'_> {
    fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.into.push(Input { at: self.at as u16, value });
        }
        self.at += 1;
    }

    fn flag(&mut self, on: bool) {
        self.number(if on { 1.0 } else { 0.0 });
    }

    /// One of `size` flags; the last for everything beyond.
    fn one_of(&mut self, index: usize, size: usize) {
        self.into.push(Input { at: (self.at + index.min(size - 1)) as u16, value: 1.0 });
        self.at += size;
    }

    /// The first `count` of `size` flags: each step has a weight of its own.
    fn up_to(&mut self, count: usize, size: usize) {
        for at in 0..count.min(size) {
            self.into.push(Input { at: (self.at + at) as u16, value: 1.0 });
        }
        self.at += size;
    }

    fn cards(&mut self, cards: &Kinds) {
        if !cards.is_empty() {
            for kind in cards.kinds().iter() {
                self.into.push(Input { at: (self.at + kind.index()) as u16, value: cards.count(kind) as f32 });
            }
        }
        self.at += Kind::COUNT;
    }

    fn kind_if(&mut self, kind: Kind, on: bool) {
        if on {
            self.into.push(Input { at: (self.at + kind.index()) as u16, value: 1.0 });
        }
        self.at += Kind::COUNT;
    }

    fn global(&mut self, view: &View, me: Seat) {
        let board = &view.board;
        let players = board.players();
        self.one_of(players - 2, 3);
        self.flag(board.setup.expansion);
        self.flag(board.setup.edition == Edition::First);
        self.flag(board.cathedral);
        let largest = Seat::all(players).map(|seat| board.city(seat).places.len()).max().unwrap_or(0);
        self.number(f32::from(board.round) / 10.0);
        self.number(largest as f32 / 12.0);
        self.up_to(largest.saturating_sub(8), 4);
        for role in Role::ALL {
            self.flag(board.roles[role.index()].is_none());
        }
        let phase = board.phase();
        for role in Role::ALL {
            self.flag(phase == Some(role));
        }
        // How many role choices are still to come in this round, and how far away the governor sits.
        let chosen = match board.stack.first() {
            Some(Frame::Roles(n)) => usize::from(*n),
            _ => 0,
        };
        self.number(chosen as f32 / 4.0);
        self.flag(board.chooser == me);
        self.number(((board.governor.index() + players - me.index()) % players) as f32 / players as f32);
        self.one_of(decision_group(board.decision()), DECISIONS);
        let tiles = &board.figures.tiles;
        let next = board.prices.known[usize::from(board.prices.next)];
        for good in 0..5 {
            let mean = tiles.iter().map(|tile| f32::from(tile[good])).sum::<f32>() / tiles.len() as f32;
            self.number(next.map_or(0.0, |tile| f32::from(tiles[usize::from(tile)][good]) - mean));
        }
        self.flag(board.actor == me);
        self.number(board.cards_left() as f32 / 100.0);
    }

    fn hand(&mut self, view: &View, me: Seat) {
        let hand = view.hand();
        let city = view.board.city(me);
        for kind in Kind::ALL {
            self.up_to(hand.count(kind), COPIES);
        }
        let dear = |least: u8| hand.iter().filter(|&kind| view.board.figures.cost(kind) >= least).count() as f32;
        self.number(dear(5) / 5.0);
        let useless = hand.iter().filter(|&kind| !kind.is_production() && city.has(kind)).count();
        self.number(useless as f32 / 5.0);
        self.number(hand_limit(&view.board, me) as f32 / 10.0);
    }

    /// Which cards of the hand could be built with the rest of it.
    fn payable(&mut self, view: &View, me: Seat) {
        let (board, hand) = (&view.board, view.hand());
        let city = board.city(me);
        for kind in hand.kinds().iter() {
            let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
            let cost = usize::from(board.figures.cost(kind)).saturating_sub(usize::from(city.has(helper)));
            let fits = kind.is_production() || !city.has(kind);
            if fits && cost < hand.len() {
                self.into.push(Input { at: (self.at + kind.index()) as u16, value: 1.0 });
            }
        }
        self.at += Kind::COUNT;
    }

    /// What the goods of a city would fetch at the next prices, or on average where those are not known.
    fn sales(&mut self, view: &View, seat: Seat, there: bool) {
        let board = &view.board;
        let mut best = [0.0_f32; SALES];
        if there {
            let tiles = &board.figures.tiles;
            let next = board.prices.known[usize::from(board.prices.next)];
            let price = |kind: Kind| match (kind.good(), next) {
                (None, _) => 2.0,
                (Some(good), Some(tile)) => f32::from(tiles[usize::from(tile)][good]),
                (Some(good), None) => tiles.iter().map(|tile| f32::from(tile[good])).sum::<f32>() / tiles.len() as f32,
            };
            for place in board.city(seat).places.iter().filter(|place| place.good) {
                let price = price(place.kind);
                if price > best[0] {
                    best = [price, best[0]];
                } else {
                    best[1] = best[1].max(price);
                }
            }
        }
        best.iter().for_each(|price| self.number(price / 3.0));
    }

    fn city(&mut self, view: &View, seat: Seat, there: bool) {
        if !there {
            self.at += CITY;
            return;
        }
        let board = &view.board;
        let city: &City = board.city(seat);
        self.flag(true);
        self.up_to(board.hand(seat), 13);
        let known = if view.viewer == Some(seat) { 0 } else { view.hands[seat.index()].len() };
        self.number(known as f32 / 5.0);
        self.number(board.hand(seat) as f32 / 7.0);
        self.flag(board.governor == seat);
        self.flag(board.actor == seat);
        self.up_to(city.places.len(), 12);
        let mut plants = [0_u8; 5];
        let mut goods = [0_u8; 6];
        for place in city.places.iter() {
            if let Some(good) = place.kind.good() {
                plants[good] += 1;
            }
            if place.good {
                goods[place.kind.good().unwrap_or(5)] += 1;
            }
        }
        plants.iter().for_each(|&count| self.number(f32::from(count)));
        goods.iter().for_each(|&count| self.number(f32::from(count)));
        for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_production()) {
            self.flag(city.has(kind));
        }
        self.number(f32::from(city.chapel) / 5.0);
        self.number(f32::from(city.bank) / 5.0);
        self.number(f32::from(city.harbor) / 5.0);
        let points = score(board, seat);
        self.number(f32::from(points.total()) / 10.0);
        self.number(f32::from(points.palace) / 5.0);
        self.flag(city.bank_used);
        self.flag(city.library_used);
        self.flag(city.fresh.is_some());
    }
}

fn decision_group(decision: Option<Decision>) -> usize {
    match decision {
        None => 0,
        Some(Decision::Role) => 1,
        Some(Decision::Build | Decision::Over | Decision::Library) => 2,
        Some(Decision::Pay { .. }) => 3,
        Some(Decision::Produce { .. } | Decision::Sell { .. }) => 4,
        Some(Decision::Keep { .. }) => 5,
        Some(Decision::StartingHand { .. } | Decision::HandLimit { .. } | Decision::Archive { .. }) => 6,
        Some(_) => 7,
    }
}
