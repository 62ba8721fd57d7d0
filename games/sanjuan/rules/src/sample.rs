//! A position that could be the real one for all that a view tells.

use crate::cardset::{Card, CardSet, Kinds, kind_of};
use crate::deal::{deck, empty_table};
use crate::kinds::Kind;
use crate::state::{Board, SEATS, State};
use crate::view::View;
use entrepot_table::{Dice, Seat};

/// How likely each card of a kind is in each hand, beside one that is in no hand: 1 where nothing speaks for or against it.
pub type Likely = [[f32; Kind::COUNT]; SEATS];

/// Keeps what the viewer has seen and deals the rest evenly over the hidden places.
pub(crate) fn sample(view: &View, dice: &mut Dice) -> State {
    sample_likely(view, None, dice)
}

/// A position that could be the real one for all that a view tells, the hands of others dealt by how likely each card is there.
///
/// ```
/// use entrepot_sanjuan::{Kind, SanJuan, Setup, sample_likely};
/// use entrepot_table::{Dice, Game, Seat, Seed, Silent};
/// let [ana, ben] = [0, 1].map(Seat::new);
/// let state = SanJuan::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
/// let view = SanJuan::view(&state, Some(ana));
/// let mut likely = [[1.0; Kind::COUNT]; 4];
/// likely[ben.index()][Kind::SilverSmelter.index()] = 1e6;
/// let world = sample_likely(&view, Some(&likely), &mut Dice::new(1, 0));
/// assert_eq!(SanJuan::view(&world, Some(ana)), view);
/// assert!(SanJuan::view(&world, Some(ben)).hand().iter().all(|kind| kind == Kind::SilverSmelter));
/// ```
pub fn sample_likely(view: &View, likely: Option<&Likely>, dice: &mut Dice) -> State {
    let mut state = empty_table(&view.board.setup);
    state.board = view.board;
    state.secret.last = view.last;
    let mut cards = Unplaced { left: deck(&view.board.setup) };
    cards.remove_public(&view.board);
    place_known(view, &mut cards, &mut state);
    let mut rest: Vec<Card> = cards.left.iter().collect();
    dice.shuffle(&mut rest);
    if let Some(likely) = likely {
        deal_hands(view, likely, dice, &mut rest, &mut state);
    }
    place_unknown(view, rest, &mut state);
    guess_prices(dice, &mut state);
    state
}

/// The cards that have no place yet.
struct Unplaced {
    left: CardSet,
}

impl Unplaced {
    fn take(&mut self, kind: Kind) -> Option<Card> {
        let card = self.left.and(CardSet::of_kind(kind)).first()?;
        self.left.remove(card);
        Some(card)
    }

    fn take_all(&mut self, kinds: impl Iterator<Item = Kind>) -> CardSet {
        kinds.filter_map(|kind| self.take(kind)).collect()
    }

    fn remove_public(&mut self, board: &Board) {
        let built = board.cities.iter().flat_map(|city| city.places.iter().map(|place| place.kind));
        self.take_all(built.chain(board.covered.iter().copied()).filter(|&kind| kind != Kind::Cathedral));
    }
}

fn place_known(view: &View, cards: &mut Unplaced, state: &mut State) {
    let players = view.board.players();
    let public = |cards: CardSet, state: &mut State| {
        state.secret.seen.iter_mut().for_each(|seen| *seen = seen.or(cards));
    };
    let revealed = cards.take_all(view.board.revealed.iter().copied());
    state.secret.drawn = revealed;
    public(revealed, state);
    for seat in Seat::all(players) {
        let hand = cards.take_all(view.hands[seat.index()].iter());
        state.secret.hands[seat.index()] = hand;
        if view.viewer != Some(seat) {
            public(hand, state);
        }
    }
    let mut own = |kinds: &Kinds| cards.take_all(kinds.iter());
    let (drawn, laid, discards) = (own(&view.drawn), own(&view.laid), own(&view.discards));
    let shown = some_of(state.secret.hands[view.viewer.unwrap_or_default().index()], &view.shown);
    public(shown.or(some_of(discards, &view.discards_shown)), state);
    state.secret.drawn = state.secret.drawn.or(drawn);
    state.secret.laid = laid;
    state.secret.discard = discards;
    match view.viewer {
        Some(seat) => {
            let hand = state.secret.hands[seat.index()];
            let seen = &mut state.secret.seen[seat.index()];
            *seen = seen.or(hand).or(drawn).or(laid).or(discards);
        }
        None => public(discards, state),
    }
}

/// Cards of these kinds out of a set.
fn some_of(cards: CardSet, kinds: &Kinds) -> CardSet {
    let mut left = Unplaced { left: cards };
    left.take_all(kinds.iter())
}

/// The kinds of the cards of which the viewer does not know where they are.
///
/// ```
/// use entrepot_sanjuan::{SanJuan, Setup, unseen};
/// use entrepot_table::{Game, Seat, Seed, Silent};
/// let state = SanJuan::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
/// let view = SanJuan::view(&state, Some(Seat::new(0)));
/// assert_eq!(unseen(&view).len(), usize::from(view.board.pile) + view.board.hand(Seat::new(1)));
/// ```
pub fn unseen(view: &View) -> Kinds {
    let mut state = empty_table(&view.board.setup);
    let mut cards = Unplaced { left: deck(&view.board.setup) };
    cards.remove_public(&view.board);
    place_known(view, &mut cards, &mut state);
    Kinds::from(cards.left)
}

/// Deals what is hidden in others' hands. The cards with the highest keys come into a hand: drawing without putting back, by
/// weight.
fn deal_hands(view: &View, likely: &Likely, dice: &mut Dice, rest: &mut Vec<Card>, state: &mut State) {
    for seat in Seat::all(view.board.players()).filter(|&seat| view.viewer != Some(seat)) {
        let hand = &mut state.secret.hands[seat.index()];
        let hidden = view.board.hand(seat).saturating_sub(hand.len()).min(rest.len());
        let mut keyed: Vec<(f32, Card)> = rest
            .iter()
            .map(|&card| (even(dice).ln() / likely[seat.index()][kind_of(card).index()].max(f32::MIN_POSITIVE), card))
            .collect();
        keyed.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        *hand = hand.or(keyed[..hidden].iter().map(|&(_, card)| card).collect());
        let dealt = *hand;
        rest.retain(|&card| !dealt.has(card));
    }
}

/// A number above 0 and up to 1, all equally likely.
fn even(dice: &mut Dice) -> f32 {
    (1 + dice.below(1 << 24)) as f32 / (1 << 24) as f32
}

fn place_unknown(view: &View, mut rest: Vec<Card>, state: &mut State) {
    let board = &view.board;
    let mut some =
        |count: usize| -> CardSet { rest.split_off(rest.len() - count.min(rest.len())).into_iter().collect() };
    for seat in Seat::all(board.players()) {
        let secret = &mut state.secret;
        let known = secret.hands[seat.index()].len();
        let unknown = some(board.hand(seat).saturating_sub(known));
        secret.hands[seat.index()] = secret.hands[seat.index()].or(unknown);
        let city = board.city(seat);
        for (place, _) in city.places.iter().enumerate().filter(|(_, place)| place.good) {
            if let Some(card) = some(1).first() {
                secret.goods[seat.index()][place] = card;
            }
        }
        // Whoever laid cards has seen them; cards under a Harbor nobody has seen.
        let stored = if view.viewer == Some(seat) { 0 } else { usize::from(city.chapel) + usize::from(city.bank) };
        let laid = some(stored);
        secret.laid = secret.laid.or(laid).or(some(usize::from(city.harbor)));
        secret.seen[seat.index()] = secret.seen[seat.index()].or(secret.hands[seat.index()]).or(laid);
    }
    let drawn = some(usize::from(board.drawn).saturating_sub(view.drawn.len()));
    let actor = board.actor.index();
    state.secret.seen[actor] = state.secret.seen[actor].or(drawn);
    state.secret.drawn = state.secret.drawn.or(drawn);
    let discards = usize::from(board.discard).saturating_sub(state.secret.discard.len());
    state.secret.discard = state.secret.discard.or(some(discards));
    state.secret.pile = rest.into_iter().collect();
}

/// Trading-house cards that nobody has seen come in any order (S18.7).
fn guess_prices(dice: &mut Dice, state: &mut State) {
    let known = state.board.prices.known;
    let mut unseen: Vec<u8> = (0..5).filter(|tile| !known.contains(&Some(*tile))).collect();
    dice.shuffle(&mut unseen);
    state.secret.tiles = known.map(|tile| tile.or_else(|| unseen.pop()).unwrap_or_default());
}
