//! A position that could be the real one for all that a view tells.

use crate::card::{Card, CardKind, CardSet, Cards, Deck};
use crate::deal::table;
use crate::island::{Expedition, NewIsland, OldIsland};
use crate::state::{EXPEDITIONS, State, expedition_of};
use crate::view::View;
use entrepot_table::{Dice, Seat};

/// Keeps what the viewer knows and deals the rest evenly over the hidden places.
pub(crate) fn sample(view: &View, dice: &mut Dice) -> State {
    let mut state = table(&view.board.setup);
    state.board = view.board;
    let mut cards = Unplaced { left: (0..crate::card::CARDS as Card).collect() };
    view.board.played.iter().for_each(|card| {
        cards.take(card.kind);
    });
    let mut known = CardSet::default();
    state.secret.hands = view.hands.map(|hand| cards.take_all(&hand));
    state.secret.hands.iter().for_each(|hand| known = known.or(*hand));
    let stacks = [&view.fw[..], &view.aei[..], &view.nw[..]];
    let placed = stacks.map(|stack| stack.iter().map(|kind| cards.take((*kind)?)).collect::<Vec<_>>());
    placed.iter().flatten().flatten().for_each(|card| known.add(*card));
    for (deck, stack) in Deck::ALL.into_iter().zip(&placed) {
        let mut rest: Vec<Card> = cards.left.and(CardSet::of_deck(deck)).iter().collect();
        dice.shuffle(&mut rest);
        deal_rest(view, deck, stack, rest, &mut state);
    }
    share_knowledge(view, known, &mut state);
    deal_expeditions(view, dice, &mut state);
    deal_islands(view, dice, &mut state);
    state
}

/// The cards that have no place yet.
struct Unplaced {
    left: CardSet,
}

impl Unplaced {
    fn take(&mut self, kind: CardKind) -> Option<Card> {
        let card = self.left.and(CardSet::of_kind(kind)).first()?;
        self.left.remove(card);
        Some(card)
    }

    fn take_all(&mut self, kinds: &Cards) -> CardSet {
        kinds.iter().filter_map(|kind| self.take(*kind)).collect()
    }
}

/// Fills hands and the stack of one kind of cards.
fn deal_rest(view: &View, deck: Deck, stack: &[Option<Card>], mut rest: Vec<Card>, state: &mut State) {
    for seat in Seat::all(view.board.players()) {
        let hand = &mut state.secret.hands[seat.index()];
        let known = hand.and(CardSet::of_deck(deck)).len();
        let wanted = usize::from(view.board.player(seat).hand[deck.index()]);
        (known..wanted).filter_map(|_| rest.pop()).for_each(|card| hand.add(card));
    }
    let cards = stack.iter().filter_map(|known| known.or_else(|| rest.pop()));
    match deck {
        Deck::FarmerWorker => state.secret.fw = cards.collect(),
        Deck::ArtisanEngineerInvestor => state.secret.aei = cards.collect(),
        Deck::NewWorld => state.secret.nw = cards.collect(),
    }
}

/// Everybody knows the own hand. What the viewer knows besides, only he knows; what somebody who watches knows, everybody
/// does.
fn share_knowledge(view: &View, known: CardSet, state: &mut State) {
    for seat in Seat::all(view.board.players()) {
        let own = state.secret.hands[seat.index()];
        let more = if view.viewer.is_none_or(|viewer| viewer == seat) { known } else { CardSet::default() };
        state.secret.seen[seat.index()] = own.or(more);
    }
    if let crate::moves::Object::Card(kind) = view.board.turn.object {
        state.announce(view.board.actor, kind);
    }
}

fn deal_expeditions(view: &View, dice: &mut Dice, state: &mut State) {
    let mut rest: Vec<u8> = (0..EXPEDITIONS as u8).collect();
    state.secret.drawn = Default::default();
    let take = |rest: &mut Vec<u8>, kind: Expedition| {
        let at = rest.iter().position(|card| expedition_of(*card) == kind)?;
        Some(rest.swap_remove(at))
    };
    for seat in Seat::all(view.board.players()) {
        for kind in view.expeditions[seat.index()].iter() {
            if let Some(card) = take(&mut rest, *kind) {
                state.secret.drawn[seat.index()] |= 1 << card;
            }
        }
    }
    dice.shuffle(&mut rest);
    for seat in Seat::all(view.board.players()) {
        let drawn = &mut state.secret.drawn[seat.index()];
        let missing = u32::from(view.board.player(seat).expeditions) - drawn.count_ones();
        (0..missing).filter_map(|_| rest.pop()).for_each(|card| *drawn |= 1 << card);
    }
    state.secret.expeditions = rest.into_iter().collect();
}

fn deal_islands(view: &View, dice: &mut Dice, state: &mut State) {
    let players = || Seat::all(view.board.players()).map(|seat| view.board.player(seat));
    let mut old: Vec<OldIsland> = OldIsland::ALL
        .into_iter()
        .filter(|island| !players().any(|player| player.old_world.contains(island)))
        .collect();
    let mut new: Vec<NewIsland> = NewIsland::ALL
        .into_iter()
        .filter(|island| !players().any(|player| player.new_world.contains(island)))
        .collect();
    dice.shuffle(&mut old);
    dice.shuffle(&mut new);
    state.secret.old_world = old.into_iter().collect();
    state.secret.new_world = new.into_iter().collect();
}
