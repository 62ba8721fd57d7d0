//! What the tests of the contract ask of San Juan.

use crate::cardset::{Card, CardSet, Kinds, kind_of};
use crate::deal::deck;
use crate::event::{Cause, Event};
use crate::kinds::{Kind, KindSet, Role};
use crate::moves::Move;
use crate::rules::SanJuan;
use crate::setup::{ChapelSecrecy, Edition, GoldMineTakes, GuardRoomLimit, Setup};
use crate::state::{NO_CARD, SEATS, State};
use crate::view::seen_by;
use entrepot_table::contract::{Cards, Examined, Place, Told};
use entrepot_table::{Dice, Seat};

/// Where cards lie hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// The draw pile.
    Pile,
    /// The discard pile.
    Discard,
    /// A hand.
    Hand,
    /// On a building.
    Goods,
    /// Under a Chapel, Bank or Harbor.
    Laid,
    /// Drawn by the councillor and not yet kept.
    Drawn,
}

const PILE: Place<Zone> = (Zone::Pile, None);
const DISCARD: Place<Zone> = (Zone::Discard, None);
/// Whose card it is that lies under a building is not kept.
const LAID: Place<Zone> = (Zone::Laid, None);
const DRAWN: Place<Zone> = (Zone::Drawn, None);

fn hand(seat: Seat) -> Place<Zone> {
    (Zone::Hand, Some(seat))
}

impl Examined for SanJuan {
    type Zone = Zone;
    const ZONES: &'static [Zone] = &[Zone::Pile, Zone::Discard, Zone::Hand, Zone::Goods, Zone::Laid, Zone::Drawn];
    type Card = u8;
    type Kind = Kind;

    fn setup(dice: &mut Dice) -> Setup {
        let mut setup = Setup::new(2 + dice.below(3)).unwrap_or_else(|_| unreachable!("two to four play"));
        let mut coin = || dice.below(2) == 1;
        setup.expansion = coin();
        setup.edition = if coin() { Edition::First } else { Edition::Second };
        setup.starting_variant = coin();
        setup.gold_mine =
            if coin() { Some(if coin() { GoldMineTakes::Any } else { GoldMineTakes::Lowest }) } else { None };
        setup.customs_good_in_tie = coin();
        setup.chapel_secrecy = if coin() { ChapelSecrecy::ShowCount } else { ChapelSecrecy::HideCount };
        setup.guard_room_limit = if coin() { GuardRoomLimit::AlwaysWithExpansion } else { GuardRoomLimit::WhileInPlay };
        setup
    }

    fn probes(_: &State) -> Vec<Move> {
        let kinds = |name: fn(Kind) -> Move| Kind::ALL.into_iter().map(name);
        let over = Kind::ALL.into_iter().flat_map(|kind| [false, true].map(|good| Move::Over { kind, good }));
        let plain = [Move::Beside, Move::Library(false), Move::Library(true), Move::Reveal, Move::Pass];
        let with_kind: [fn(Kind) -> Move; 11] = [
            Move::Build,
            Move::PayGood,
            Move::Pay,
            Move::Produce,
            Move::Sell,
            Move::Keep,
            Move::Discard,
            Move::Take,
            Move::Exchange,
            Move::Lay,
            Move::Bank,
        ];
        let roles = Role::ALL.into_iter().map(Move::Role);
        roles.chain(with_kind.into_iter().flat_map(kinds)).chain(over).chain(plain).collect()
    }

    fn audit(state: &State) -> Result<(), String> {
        audit_cards(state)?;
        audit_counts(state)
    }

    fn cards(state: &State) -> Vec<(Place<Zone>, Card)> {
        let secret = &state.secret;
        let pile = secret.pile.iter().map(|&card| (PILE, card));
        let goods = Seat::all(SEATS).zip(&secret.goods).flat_map(|(seat, goods)| {
            let goods = goods.iter().filter(|&&card| card != NO_CARD);
            goods.map(move |&card| ((Zone::Goods, Some(seat)), card))
        });
        let sets = [(DISCARD, secret.discard), (LAID, secret.laid), (DRAWN, secret.drawn)];
        let sets = sets.into_iter().chain(Seat::all(SEATS).map(hand).zip(secret.hands));
        let sets = sets.flat_map(|(place, cards)| cards.iter().map(move |card| (place, card)));
        pile.chain(goods).chain(sets).collect()
    }

    fn kind(card: Card) -> Kind {
        kind_of(card)
    }

    fn knows(state: &State, viewer: Option<Seat>, card: Card) -> bool {
        seen_by(state, viewer).has(card)
    }

    fn told(event: &Event) -> Vec<Told<Zone, Kind>> {
        let named = |count: &u8, cards: &Option<Vec<Kind>>| Cards::named(usize::from(*count), cards.clone());
        let went = |cards, from, to| Told::Went { cards, from: Some(from), to };
        let goods = |seat: &Seat| (Zone::Goods, Some(*seat));
        match event {
            Event::Drew { cause: Cause::Role(Role::Councillor), count, cards, .. } => {
                vec![went(named(count, cards), PILE, Some(DRAWN))]
            }
            Event::Drew { seat, count, cards, .. } => vec![went(named(count, cards), PILE, Some(hand(*seat)))],
            Event::Kept { seat, count, cards } => vec![went(named(count, cards), DRAWN, Some(hand(*seat)))],
            Event::Discarded { cause: Cause::Role(Role::Councillor), count, cards, .. } => {
                vec![went(named(count, cards), DRAWN, Some(DISCARD))]
            }
            Event::Paid { seat, count, cards } | Event::Discarded { seat, count, cards, .. } => {
                vec![went(named(count, cards), hand(*seat), Some(DISCARD))]
            }
            Event::Laid { seat, count, cards, .. } => vec![went(named(count, cards), hand(*seat), Some(LAID))],
            Event::Revealed { cards, .. } => vec![went(Cards::Seen(cards.clone()), PILE, Some(DRAWN))],
            Event::Took { seat, kind, .. } => {
                let taken = Cards::Seen(kind.iter().copied().collect());
                vec![went(taken, DRAWN, Some(hand(*seat))), went(Cards::All, DRAWN, Some(DISCARD))]
            }
            Event::Built { seat, kind, good_lost, .. } => {
                let card = (*kind != Kind::Cathedral).then(|| went(Cards::Seen(vec![*kind]), hand(*seat), None));
                let good = good_lost.then(|| went(Cards::Unseen(1), goods(seat), Some(DISCARD)));
                card.into_iter().chain(good).collect()
            }
            Event::Produced { seat, .. } => vec![went(Cards::Unseen(1), PILE, Some(goods(seat)))],
            Event::Sold { seat, harbor: true, .. } => vec![went(Cards::Unseen(1), goods(seat), Some(LAID))],
            Event::Sold { seat, .. } | Event::PaidGood { seat, .. } => {
                vec![went(Cards::Unseen(1), goods(seat), Some(DISCARD))]
            }
            Event::Reshuffled { .. } => vec![went(Cards::All, DISCARD, Some(PILE)), Told::Shuffled { at: PILE }],
            Event::Round { .. } | Event::Role { .. } | Event::Prices { .. } => Vec::new(),
            Event::Passed { .. } | Event::Ended { .. } => Vec::new(),
        }
    }

    fn keeps_order(zone: Zone) -> bool {
        zone == Zone::Pile
    }

    fn exchange(state: &State, a: Card, b: Card) -> State {
        let mut other = *state;
        let secret = &mut other.secret;
        let card = |card: Card| {
            if card == a {
                b
            } else if card == b {
                a
            } else {
                card
            }
        };
        let set = |cards: CardSet| -> CardSet { cards.iter().map(card).collect() };
        secret.pile.iter_mut().for_each(|one| *one = card(*one));
        secret.goods.iter_mut().flatten().for_each(|one| *one = card(*one));
        secret.hands = secret.hands.map(set);
        secret.seen = secret.seen.map(set);
        (secret.discard, secret.drawn, secret.laid) = (set(secret.discard), set(secret.drawn), set(secret.laid));
        other
    }

    fn named(state: &State, mv: Move) -> Option<Card> {
        let hand = state.secret.hands[state.board.actor.index()];
        let (from, kind) = match mv {
            Move::Keep(kind) => (state.secret.drawn, kind),
            Move::Pay(kind) | Move::Discard(kind) | Move::Exchange(kind) | Move::Lay(kind) | Move::Bank(kind) => {
                (hand, kind)
            }
            _ => return None,
        };
        from.and(CardSet::of_kind(kind)).first()
    }

    fn renamed(_: &State, mv: Move, card: Card) -> Move {
        let kind = kind_of(card);
        match mv {
            Move::Keep(_) => Move::Keep(kind),
            Move::Pay(_) => Move::Pay(kind),
            Move::Discard(_) => Move::Discard(kind),
            Move::Exchange(_) => Move::Exchange(kind),
            Move::Lay(_) => Move::Lay(kind),
            Move::Bank(_) => Move::Bank(kind),
            other => other,
        }
    }

    /// One player draws at a time, and in what order is not kept: exchanging two of those cards changes nothing.
    fn pairs() -> Vec<(Zone, Zone)> {
        let with_later = |(i, &zone): (usize, &Zone)| Self::ZONES[i..].iter().map(move |&other| (zone, other));
        let all = Self::ZONES.iter().enumerate().flat_map(with_later);
        all.filter(|pair| *pair != (Zone::Drawn, Zone::Drawn)).collect()
    }

    fn mid_set(state: &State) -> bool {
        state.secret.last.is_some()
    }
}

/// Every card is in exactly one place (S1.7, S1.9).
fn audit_cards(state: &State) -> Result<(), String> {
    let secret = &state.secret;
    let mut all: Vec<Card> = secret.pile.to_vec();
    all.extend(secret.goods.iter().flatten().filter(|&&card| card != NO_CARD));
    let sets = [secret.discard, secret.drawn, secret.laid].into_iter().chain(secret.hands);
    sets.for_each(|set| all.extend(set.iter()));
    let distinct: CardSet = all.iter().copied().collect();
    if distinct.len() != all.len() {
        return Err("a card is in two places".into());
    }
    let board = &state.board;
    let mut kinds: Kinds = all.into_iter().map(kind_of).collect();
    let built = board.cities.iter().flat_map(|city| city.places.iter().map(|place| place.kind));
    built.chain(board.covered.iter().copied()).for_each(|kind| kinds.add(kind));
    let mut wanted = Kinds::from(deck(&board.setup));
    if board.setup.expansion && !board.cathedral {
        wanted.add(Kind::Cathedral);
    }
    let differs = |kind: &Kind| kinds.count(*kind) != wanted.count(*kind);
    match Kind::ALL.into_iter().find(differs) {
        Some(kind) => Err(format!("{} × {kind} instead of {}", kinds.count(kind), wanted.count(kind))),
        None => Ok(()),
    }
}

/// What the board tells of hidden cards is what is there.
fn audit_counts(state: &State) -> Result<(), String> {
    let State { board, secret } = state;
    let no = |wrong: bool, what: &str| if wrong { Err(what.to_string()) } else { Ok(()) };
    no(usize::from(board.pile) != secret.pile.len(), "the pile has another size")?;
    no(usize::from(board.discard) != secret.discard.len(), "the discard pile has another size")?;
    let drawn = if board.revealed.is_empty() { usize::from(board.drawn) } else { board.revealed.len() };
    no(drawn != secret.drawn.len(), "another number of cards is drawn")?;
    let beneath: usize =
        board.cities.iter().flat_map(|city| city.places.iter()).map(|place| usize::from(place.beneath)).sum();
    no(beneath != board.covered.len(), "another number of buildings is covered")?;
    let laid: usize = board.cities.iter().map(|city| city.laid()).sum();
    no(laid != secret.laid.len(), "another number of cards lies under buildings")?;
    let mut tiles = secret.tiles;
    tiles.sort_unstable();
    no(tiles != [0, 1, 2, 3, 4], "a trading-house card is there twice")?;
    let told = |(known, tile): (&Option<u8>, &u8)| known.is_none_or(|known| known == *tile);
    no(!board.prices.known.iter().zip(&secret.tiles).all(told), "a known trading-house card is another one")?;
    for seat in Seat::all(board.players()) {
        let city = board.city(seat);
        let hand = secret.hands[seat.index()];
        no(board.hand(seat) != hand.len(), "a hand has another size")?;
        no(!hand.minus(secret.seen[seat.index()]).is_empty(), "a player has not seen a card of the own hand")?;
        no(
            city.owned != city.places.iter().map(|place| place.kind).collect::<KindSet>(),
            "a city is summed up wrongly",
        )?;
        let goods = secret.goods[seat.index()].map(|card| card != NO_CARD);
        let marked = |place: usize| city.places.get(place).is_some_and(|place| place.good);
        no((0..goods.len()).any(|place| goods[place] != marked(place)), "a good is marked wrongly")?;
    }
    Ok(())
}
