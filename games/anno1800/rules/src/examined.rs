//! What the tests of the contract ask of Anno 1800.

use crate::card::{Card, CardKind, CardSet, Deck, kind_of};
use crate::data::DATA;
use crate::deal::{FIRST_EXPEDITION, FIRST_NEW_ISLAND, FIRST_OLD_ISLAND};
use crate::event::Event;
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::moves::{Action, Coin, Decision, Move};
use crate::objective::{Objective, ObjectiveSet};
use crate::resource::Resource;
use crate::rules::Anno1800;
use crate::setup::{Setup, StrictSupply};
use crate::state::{ANY_NUMBER, EXPEDITIONS, Player, SEATS, State, expedition_of};
use crate::tier::Tier;
use crate::token::{Naval, STACKS, Site, Spot, Terrain, Token, Whereabouts};
use crate::view::seen_by;
use entrepot_table::contract::{Cards, Examined, Place, Told};
use entrepot_table::{Dice, Seat};

/// Where cards and islands lie hidden from somebody. The three kinds of population cards have different backs, so they are
/// never mixed up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// A stack of population cards.
    Stack(Deck),
    /// Hand cards of one stack.
    Hand(Deck),
    /// The expedition stack.
    ExpeditionStack,
    /// Somebody's expedition cards.
    Expeditions,
    /// The stack of Old World islands.
    OldWorld,
    /// The stack of New World islands.
    NewWorld,
}

/// What a hidden thing shows when it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Face {
    /// A population card.
    Card(CardKind),
    /// An expedition card.
    Expedition(Expedition),
    /// An Old World island.
    OldWorld(OldIsland),
    /// A New World island.
    NewWorld(NewIsland),
}

const DECKS: [Deck; 3] = Deck::ALL;

const EXPEDITION_STACK: Place<Zone> = (Zone::ExpeditionStack, None);
const OLD_WORLD: Place<Zone> = (Zone::OldWorld, None);
const NEW_WORLD: Place<Zone> = (Zone::NewWorld, None);

fn stack(deck: Deck) -> Place<Zone> {
    (Zone::Stack(deck), None)
}

fn hand(seat: Seat, deck: Deck) -> Place<Zone> {
    (Zone::Hand(deck), Some(seat))
}

fn expeditions(seat: Seat) -> Place<Zone> {
    (Zone::Expeditions, Some(seat))
}

impl Examined for Anno1800 {
    type Zone = Zone;
    const ZONES: &'static [Zone] = &[
        Zone::Stack(DECKS[0]),
        Zone::Stack(DECKS[1]),
        Zone::Stack(DECKS[2]),
        Zone::Hand(DECKS[0]),
        Zone::Hand(DECKS[1]),
        Zone::Hand(DECKS[2]),
        Zone::ExpeditionStack,
        Zone::Expeditions,
        Zone::OldWorld,
        Zone::NewWorld,
    ];
    type Card = u8;
    type Kind = Face;

    fn setup(dice: &mut Dice) -> Setup {
        let pick = |dice: &mut Dice, some: &[&'static str]| some[dice.below(some.len())];
        let mut words = vec![
            format!("players={}", 2 + dice.below(3)),
            format!("first={}", pick(dice, &["1", "2", "random"])),
            format!("edition={}", pick(dice, &["recommended", "de", "en", "fr", "it"])),
        ];
        let combinations =
            ["first_game", "random", "complex", "confrontational", "relaxed", "zoo_and_museum", "pyrphorian"];
        words.push(format!("objectives={}", pick(dice, &combinations)));
        for key in ["discard_exactly_2", "cube_effect_partial", "zero_scores", "discard_triggers_end"] {
            if dice.below(3) == 0 {
                words.push(format!("{key}={}", pick(dice, &["on", "off"])));
            }
        }
        if dice.below(3) == 0 {
            words.push(format!("alt_industry={}", pick(dice, &["addition", "must_replace"])));
            words.push(format!("remove_limit={}", pick(dice, &["1", "any"])));
        }
        words.push(format!("strict_supply={}", pick(dice, &["none", "cubes", "cubes", "all"])));
        words.join(" ").parse().unwrap_or_else(|error| unreachable!("{error}"))
    }

    fn probes(state: &State) -> Vec<Move> {
        let mut moves = plain_probes();
        let board = &state.board;
        let turn = usize::from(board.round) + board.stack.len() + usize::from(board.turn.laid);
        let some = |index: usize| (index + turn).is_multiple_of(6);
        let kinds = CardKind::all().filter(|kind| some(kind.index()));
        moves.extend(kinds.flat_map(|kind| [Move::Play(kind), Move::Activate(kind), Move::Return(kind)]));
        moves.extend(Token::ALL.into_iter().filter(|token| some(token.index())).flat_map(token_probes));
        let resources = Resource::ALL.into_iter().filter(|one| some(one.index()) || board.turn.due.resources.has(*one));
        moves.extend(resources.flat_map(resource_probes));
        let spots = board.player(board.actor).spots();
        moves.extend(spots.iter().filter(|(_, field)| some(*field)).flat_map(|(spot, _)| spot_probes(*spot)));
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn audit(state: &State) -> Result<(), String> {
        audit_cards(state)?;
        audit_stacks(state)?;
        audit_supply(state)?;
        audit_turn(state)?;
        Seat::all(state.board.players()).try_for_each(|seat| audit_player(state, seat))
    }

    fn cards(state: &State) -> Vec<(Place<Zone>, u8)> {
        let secret = &state.secret;
        let mut cards = Vec::new();
        for deck in DECKS {
            cards.extend(secret.stack(deck).iter().map(|&card| (stack(deck), card)));
            // The card that is being paid for was shown to all.
            let hands =
                Seat::all(SEATS).map(|seat| (hand(seat, deck), state.free_hand(seat).and(CardSet::of_deck(deck))));
            cards.extend(hands.flat_map(|(place, hand)| hand.iter().map(move |card| (place, card))));
        }
        cards.extend(secret.expeditions.iter().map(|card| (EXPEDITION_STACK, FIRST_EXPEDITION + card)));
        let seats = Seat::all(SEATS).filter(|_| !state.board.over());
        let drawn = seats.flat_map(|seat| bits(secret.drawn[seat.index()]).map(move |card| (expeditions(seat), card)));
        cards.extend(drawn.map(|(place, card)| (place, FIRST_EXPEDITION + card)));
        cards.extend(secret.old_world.iter().map(|island| (OLD_WORLD, FIRST_OLD_ISLAND + *island as u8)));
        cards.extend(secret.new_world.iter().map(|island| (NEW_WORLD, FIRST_NEW_ISLAND + *island as u8)));
        cards
    }

    fn kind(card: u8) -> Face {
        match card {
            FIRST_NEW_ISLAND.. => Face::NewWorld(NewIsland::ALL[usize::from(card - FIRST_NEW_ISLAND)]),
            FIRST_OLD_ISLAND.. => Face::OldWorld(OldIsland::ALL[usize::from(card - FIRST_OLD_ISLAND)]),
            FIRST_EXPEDITION.. => Face::Expedition(expedition_of(card - FIRST_EXPEDITION)),
            _ => Face::Card(kind_of(card)),
        }
    }

    fn knows(state: &State, viewer: Option<Seat>, card: u8) -> bool {
        match card {
            FIRST_OLD_ISLAND.. => false,
            FIRST_EXPEDITION.. => {
                viewer.is_some_and(|seat| state.secret.drawn[seat.index()] >> (card - FIRST_EXPEDITION) & 1 == 1)
            }
            _ => seen_by(state, viewer).has(card),
        }
    }

    fn told(event: &Event) -> Vec<Told<Zone, Face>> {
        let went = |cards, from, to| vec![Told::Went { cards, from: Some(from), to }];
        let cards = |cards: &[CardKind]| cards.iter().copied().map(Face::Card).collect::<Vec<_>>();
        match event {
            Event::Drew { seat, deck, count, cards: drawn } => {
                let drawn = drawn.as_deref().map(cards);
                went(Cards::named(usize::from(*count), drawn), stack(*deck), Some(hand(*seat, *deck)))
            }
            Event::Returned { seat, deck, card } => {
                let card = card.as_ref().map(|card| cards(std::slice::from_ref(card)));
                went(Cards::named(1, card), hand(*seat, *deck), Some(stack(*deck)))
            }
            Event::Announced { seat, kind } => went(Cards::Seen(cards(&[*kind])), hand(*seat, kind.deck()), None),
            Event::Expeditions { seat, count, cards } => {
                let drawn = cards.as_ref().map(|cards| cards.iter().copied().map(Face::Expedition).collect());
                went(Cards::named(usize::from(*count), drawn), EXPEDITION_STACK, Some(expeditions(*seat)))
            }
            Event::OldWorld { island, .. } => went(Cards::Seen(vec![Face::OldWorld(*island)]), OLD_WORLD, None),
            Event::NewWorld { island, .. } => went(Cards::Seen(vec![Face::NewWorld(*island)]), NEW_WORLD, None),
            Event::Ended { scores } => {
                Seat::all(scores.len()).flat_map(|seat| went(Cards::All, expeditions(seat), None)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn keeps_order(zone: Zone) -> bool {
        !matches!(zone, Zone::Hand(_) | Zone::Expeditions)
    }

    fn exchange(state: &State, a: u8, b: u8) -> State {
        let mut other = *state;
        let secret = &mut other.secret;
        let swap = |number: u8| match number {
            number if number == a => b,
            number if number == b => a,
            number => number,
        };
        let set = |cards: CardSet| -> CardSet { cards.iter().map(swap).collect() };
        let expedition = |card: u8| swap(card + FIRST_EXPEDITION) - FIRST_EXPEDITION;
        for stack in [&mut secret.fw[..], &mut secret.aei[..], &mut secret.nw[..]] {
            stack.iter_mut().for_each(|card| *card = swap(*card));
        }
        secret.hands = secret.hands.map(set);
        secret.seen = secret.seen.map(set);
        secret.expeditions.iter_mut().for_each(|card| *card = expedition(*card));
        secret.drawn = secret.drawn.map(|drawn| bits(drawn).fold(0, |all, card| all | 1 << expedition(card)));
        let old =
            |island: OldIsland| OldIsland::ALL[usize::from(swap(FIRST_OLD_ISLAND + island as u8) - FIRST_OLD_ISLAND)];
        let new =
            |island: NewIsland| NewIsland::ALL[usize::from(swap(FIRST_NEW_ISLAND + island as u8) - FIRST_NEW_ISLAND)];
        secret.old_world.iter_mut().for_each(|island| *island = old(*island));
        secret.new_world.iter_mut().for_each(|island| *island = new(*island));
        other
    }

    fn named(state: &State, mv: Move) -> Option<Card> {
        match mv {
            Move::Return(kind) => state.free_hand(state.board.actor).and(CardSet::of_kind(kind)).first(),
            _ => None,
        }
    }

    fn renamed(_: &State, mv: Move, card: Card) -> Move {
        match mv {
            Move::Return(_) => Move::Return(kind_of(card)),
            other => other,
        }
    }

    /// That a card will be played tells that one can be played; others hear of it only together with which one.
    fn mid_set(state: &State) -> bool {
        state.board.decision() == Decision::Target(Action::Play)
    }

    /// Cards with different backs are never exchanged.
    fn pairs() -> Vec<(Zone, Zone)> {
        let decks = DECKS.into_iter().flat_map(|deck| {
            let (stack, hand) = (Zone::Stack(deck), Zone::Hand(deck));
            [(stack, stack), (stack, hand), (hand, hand)]
        });
        let others = [
            (Zone::ExpeditionStack, Zone::ExpeditionStack),
            (Zone::ExpeditionStack, Zone::Expeditions),
            (Zone::Expeditions, Zone::Expeditions),
            (Zone::OldWorld, Zone::OldWorld),
            (Zone::NewWorld, Zone::NewWorld),
        ];
        decks.chain(others).collect()
    }
}

/// The numbers of the bits that are set.
fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..u32::BITS as u8).filter(move |bit| set >> bit & 1 == 1)
}

fn plain_probes() -> Vec<Move> {
    let mut moves = vec![Move::Later, Move::Accept, Move::Decline, Move::Done, Move::End];
    moves.extend(Action::ALL.map(Move::Action));
    moves.extend(Coin::ALL.map(Move::Spend));
    moves.extend((0..=4).chain([u8::MAX]).map(Move::Expeditions));
    moves.extend([Terrain::Land, Terrain::Coast, Terrain::Sea].map(|terrain| Move::Place(Site::Free(terrain))));
    moves.extend(Objective::ALL.into_iter().take(5).map(Move::Use));
    for tier in Tier::ALL {
        moves.extend([Move::Hire(tier), Move::Upgrade(tier), Move::Exhaust(tier)]);
        for at in [Whereabouts::District, Whereabouts::Exhausted] {
            moves.extend([Move::Raise { tier, at }, Move::ShiftEnd { tier, at }]);
        }
    }
    moves
}

fn token_probes(token: Token) -> Vec<Move> {
    let senseless = Spot { token, copy: u8::MAX };
    let mut moves = vec![Move::Build(token), Move::Work(senseless), Move::Remove(senseless)];
    moves.extend((0..2).flat_map(|copy| spot_probes(Spot { token, copy })));
    moves
}

fn spot_probes(spot: Spot) -> Vec<Move> {
    let mut moves = vec![Move::Work(spot), Move::Remove(spot), Move::Place(Site::Over(spot))];
    let at = Whereabouts::At(spot);
    moves.extend(
        [Tier::Farmer, Tier::Artisan]
            .into_iter()
            .flat_map(|tier| [Move::Raise { tier, at }, Move::ShiftEnd { tier, at }]),
    );
    moves
}

fn resource_probes(resource: Resource) -> Vec<Move> {
    let seats = Seat::all(4).chain([Seat::new(usize::from(u8::MAX))]);
    let trades = seats.map(|seat| Move::Trade { resource, seat });
    trades.chain([Move::Import(resource)]).collect()
}

/// Every population card is in exactly one place (A1.2, A12.4).
fn audit_cards(state: &State) -> Result<(), String> {
    let secret = &state.secret;
    let mut all: Vec<Card> = DECKS.into_iter().flat_map(|deck| secret.stack(deck).to_vec()).collect();
    secret.hands.iter().for_each(|hand| all.extend(hand.iter()));
    let distinct: CardSet = all.iter().copied().collect();
    if distinct.len() != all.len() {
        return Err("a card is in two places".into());
    }
    let played = |kind: CardKind| state.board.played.iter().filter(|card| card.kind == kind).count();
    let hidden = |kind: CardKind| distinct.and(CardSet::of_kind(kind)).len();
    match CardKind::all().find(|kind| played(*kind) + hidden(*kind) != usize::from(kind.copies())) {
        Some(kind) => Err(format!("{} × {kind} instead of {}", played(kind) + hidden(kind), kind.copies())),
        None => Ok(()),
    }
}

fn no(wrong: bool, what: &str) -> Result<(), String> {
    if wrong { Err(what.to_owned()) } else { Ok(()) }
}

/// What the board tells of hidden stacks is what is there; islands and expedition cards are complete.
fn audit_stacks(state: &State) -> Result<(), String> {
    let State { board, secret } = state;
    for deck in DECKS {
        no(usize::from(board.cards[deck.index()]) != secret.stack(deck).len(), "a card stack has another size")?;
        let wrong = secret.stack(deck).iter().any(|card| kind_of(*card).deck() != deck);
        no(wrong, "a card lies in the wrong stack")?;
    }
    no(usize::from(board.expeditions) != secret.expeditions.len(), "the expedition stack has another size")?;
    no(usize::from(board.old_world) != secret.old_world.len(), "the Old World stack has another size")?;
    no(usize::from(board.new_world) != secret.new_world.len(), "the New World stack has another size")?;
    let mut expeditions: Vec<u8> = secret.expeditions.to_vec();
    secret.drawn.iter().for_each(|drawn| expeditions.extend(bits(*drawn)));
    expeditions.sort_unstable();
    no(!expeditions.iter().copied().eq(0..EXPEDITIONS as u8), "expedition cards are missing or doubled")?;
    let players = &board.players;
    let old: Vec<OldIsland> =
        players.iter().flat_map(|p| p.old_world.to_vec()).chain(secret.old_world.to_vec()).collect();
    no(!OldIsland::ALL.iter().all(|island| old.contains(island)) || old.len() != 12, "Old World islands are wrong")?;
    let new: Vec<NewIsland> =
        players.iter().flat_map(|p| p.new_world.to_vec()).chain(secret.new_world.to_vec()).collect();
    no(!NewIsland::ALL.iter().all(|island| new.contains(island)) || new.len() != 8, "New World islands are wrong")?;
    // As many cards as three for each island left (A18.9).
    no(board.cards[2] < 3 * board.new_world, "too few New World cards")?;
    let five: ObjectiveSet = board.objectives.into_iter().collect();
    no(five.len() != 5, "there are not five objective cards")
}

/// Cubes, tokens, naval tokens and gold add up to what is in the box (A1.1, A1.4, R28).
fn audit_supply(state: &State) -> Result<(), String> {
    let board = &state.board;
    let seats = || Seat::all(board.players()).map(|seat| board.player(seat));
    for tier in Tier::ALL {
        let owned: i16 = seats().map(|player| i16::from(player.owned(tier))).sum();
        let left = board.supply.cubes[tier.index()];
        no(owned + left != i16::from(DATA.cubes[tier.index()].value), &format!("{tier} cubes do not add up"))?;
        no(left < 0 && board.setup.strict_supply != StrictSupply::None, "more cubes than there are")?;
    }
    for token in &Token::ALL[..STACKS] {
        let built = |player: &Player| player.fields.iter().filter(|field| field.built == Some(*token)).count();
        let all = seats().map(built).sum::<usize>() + usize::from(board.tokens[token.index()]);
        no(all != usize::from(DATA.tokens[token.index()].copies), &format!("{token} tokens do not add up"))?;
    }
    let gold: i32 = seats().map(|player| i32::from(player.gold)).sum();
    no(gold + board.supply.gold != i32::from(DATA.supply_gold.value), "gold does not add up")?;
    let strict = board.setup.strict_supply == StrictSupply::All;
    no(board.supply.gold < 0 && strict, "more gold than there is")?;
    for (kind, left, box_holds) in [
        (Naval::Trade, board.supply.trade, DATA.supply_trade.value),
        (Naval::Exploration, board.supply.exploration, DATA.supply_exploration.value),
    ] {
        let owned: i32 = seats().map(|player| i32::from(player.fleet(kind).all())).sum();
        no(owned + left != i32::from(box_holds), "naval tokens do not add up")?;
        no(left < 0 && strict, "more naval tokens than there are")?;
    }
    Ok(())
}

/// One player's islands, hand and summaries.
fn audit_player(state: &State, seat: Seat) -> Result<(), String> {
    let board = &state.board;
    let player = board.player(seat);
    let mut summed = *player;
    summed.sum_up();
    no(summed != *player, "a player is summed up wrongly")?;
    let hand = state.secret.hands[seat.index()];
    for deck in DECKS {
        let cards = hand.and(CardSet::of_deck(deck)).len();
        no(cards != usize::from(player.hand[deck.index()]), "a hand has another size")?;
    }
    no(!hand.minus(state.secret.seen[seat.index()]).is_empty(), "a player does not know the own hand")?;
    no(
        bits(state.secret.drawn[seat.index()]).count() != usize::from(player.expeditions),
        "expedition cards miscounted",
    )?;
    for field in 0..player.size() {
        let token = player.visible(field);
        let fits = token.is_none_or(|token| token.fits(crate::island::TERRAIN[field]));
        no(!fits, "a token stands on the wrong field")?;
        let works = token.is_some_and(|token| token.industry().is_some());
        no(!works && player.fields[field].cubes().next().is_some(), "a cube stands where nobody works")?;
        let tier = token.and_then(Token::industry).map(|(_, tier)| tier);
        no(
            player.fields[field].cubes().any(|cube| tier.is_some_and(|tier| cube < tier)),
            "a cube works above its tier",
        )?;
        let built = player.fields[field].built.filter(|token| token.industry().is_some());
        let twice =
            built.is_some_and(|token| player.fields.iter().filter(|field| field.built == Some(token)).count() > 1);
        no(twice, "an industry was built twice")?;
    }
    for kind in [Naval::Trade, Naval::Exploration] {
        let strength = player.strength(kind);
        let fleet = player.fleet(kind);
        let strict = board.setup.strict_supply == StrictSupply::All;
        let wrong = fleet.ready + fleet.exhausted != strength && !(strict && fleet.ready + fleet.exhausted < strength);
        no(wrong, "naval tokens do not fit the ships")?;
    }
    no(board.decision() == Decision::Turn && board.turn.object != crate::Object::Nothing, "a cost was left open")
}

/// What is noted of the turn and the end fits together.
fn audit_turn(state: &State) -> Result<(), String> {
    let board = &state.board;
    no(board.fireworks.is_some() != board.last_round.is_some(), "fireworks without a last round")?;
    no(board.turn.line.is_some_and(|line| !board.turn.due.resources.has(line)), "a line that is not due")?;
    no(!matches!(board.turn.removals, 0 | 1 | ANY_NUMBER), "an odd number of removals")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Object;
    use crate::resource::ResourceSet;
    use entrepot_table::{Game, Seed, Silent};

    /// What is said of a deal in which something was spoiled; the second half of the tests of a game is worth only as much
    /// as this.
    fn said_of(spoil: impl FnOnce(&mut State)) -> String {
        let mut state = Anno1800::deal(&Setup::new(2).expect("two may play"), &mut Seed::from_number(1), &mut Silent);
        assert_eq!(Anno1800::audit(&state), Ok(()));
        spoil(&mut state);
        Anno1800::audit(&state).expect_err("something is wrong")
    }

    /// The player whose islands and pieces are spoiled.
    fn player(state: &mut State) -> &mut Player {
        &mut state.board.players[0]
    }

    /// Builds a token of the gameboard on a field, wherever that is.
    fn build(state: &mut State, token: Token, field: usize) {
        state.board.tokens[token.index()] -= 1;
        player(state).fields[field].built = Some(token);
        player(state).sum_up();
    }

    /// Sends a farmer to a field, whoever works there.
    fn send_farmer(state: &mut State, field: usize) {
        player(state).cubes[Tier::Farmer.index()] -= 1;
        player(state).fields[field].put(Tier::Farmer);
        player(state).sum_up();
    }

    fn first_free(state: &mut State, terrain: Terrain) -> usize {
        player(state).free_field(terrain).expect("a home island has free fields")
    }

    #[test]
    fn a_player_who_has_too_much_or_too_little_is_noticed() {
        assert_eq!(said_of(|state| player(state).cubes[0] += 1), "farmer cubes do not add up");
        assert_eq!(said_of(|state| player(state).hand[0] += 1), "a hand has another size");
        assert_eq!(said_of(|state| player(state).expeditions += 1), "expedition cards miscounted");
        let unknown = said_of(|state| state.secret.seen[0] = CardSet::default());
        assert_eq!(unknown, "a player does not know the own hand");
        let unmanned = said_of(|state| {
            player(state).trade.ready -= 1;
            player(state).trade.temporary += 1;
        });
        assert_eq!(unmanned, "naval tokens do not fit the ships");
    }

    #[test]
    fn stacks_that_are_not_as_told_are_noticed() {
        assert_eq!(said_of(|state| state.secret.fw[0] = state.secret.fw[1]), "a card is in two places");
        assert_eq!(said_of(|state| state.board.cards[0] -= 1), "a card stack has another size");
        assert_eq!(said_of(|state| state.board.expeditions -= 1), "the expedition stack has another size");
        assert_eq!(said_of(|state| state.board.old_world -= 1), "the Old World stack has another size");
        assert_eq!(said_of(|state| state.board.new_world -= 1), "the New World stack has another size");
        let doubled = said_of(|state| state.secret.expeditions[0] = state.secret.expeditions[1]);
        assert_eq!(doubled, "expedition cards are missing or doubled");
        let old = said_of(|state| state.secret.old_world[0] = state.secret.old_world[1]);
        assert_eq!(old, "Old World islands are wrong");
        let new = said_of(|state| state.secret.new_world[0] = state.secret.new_world[1]);
        assert_eq!(new, "New World islands are wrong");
        let four = said_of(|state| state.board.objectives[0] = state.board.objectives[1]);
        assert_eq!(four, "there are not five objective cards");
    }

    #[test]
    fn a_box_that_does_not_add_up_is_noticed() {
        assert_eq!(said_of(|state| state.board.tokens[0] -= 1), "sawmill_w tokens do not add up");
        assert_eq!(said_of(|state| state.board.supply.gold -= 1), "gold does not add up");
        assert_eq!(said_of(|state| state.board.supply.trade -= 1), "naval tokens do not add up");
        assert_eq!(said_of(|state| state.board.supply.exploration -= 1), "naval tokens do not add up");
    }

    #[test]
    fn a_summary_that_does_not_fit_is_noticed() {
        let wrong = "a player is summed up wrongly";
        assert_eq!(said_of(|state| player(state).makes[0] = ResourceSet::NONE), wrong);
        assert_eq!(said_of(|state| player(state).open[0] = ResourceSet::NONE), wrong);
        assert_eq!(said_of(|state| player(state).imports = ResourceSet::of(Resource::Cotton)), wrong);
    }

    #[test]
    fn islands_that_cannot_be_are_noticed() {
        let at_sea = said_of(|state| {
            let field = first_free(state, Terrain::Sea);
            build(state, Token::Brewery, field);
        });
        assert_eq!(at_sea, "a token stands on the wrong field");
        let idle = said_of(|state| {
            let field = first_free(state, Terrain::Coast);
            send_farmer(state, field);
        });
        assert_eq!(idle, "a cube stands where nobody works");
        let too_low = said_of(|state| {
            let brickworks = Spot { token: Token::Brickworks, copy: 0 };
            let field = player(state).find(brickworks).expect("brickworks are printed on it");
            send_farmer(state, field);
        });
        assert_eq!(too_low, "a cube works above its tier");
        let twice = said_of(|state| {
            for _ in 0..2 {
                let field = first_free(state, Terrain::Coast);
                build(state, Token::Bakery, field);
            }
        });
        assert_eq!(twice, "an industry was built twice");
    }

    #[test]
    fn a_cost_that_was_left_open_is_noticed() {
        assert_eq!(said_of(|state| state.board.turn.object = Object::OldWorld), "a cost was left open");
    }
}
