//! Games played in two worlds: the choices made in one, and the same choices in the other.

use crate::worlds::Deal;
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Log, Moves, Seat, Silent, Turn};
use entrepot_title::Title;
use std::collections::{BTreeMap, BTreeSet};

/// For how many choices the cards must stay hidden for two worlds to be worth comparing.
const SHORTEST: usize = 20;

/// How many swaps between the same two places are tried, to find those that last long.
const TRIED: usize = 25;

/// Two cards that are swapped.
pub type Swap<G> = (<G as Examined>::Card, <G as Examined>::Card);

/// The two places between which two cards are swapped.
pub type Places<G> = (<G as Examined>::Zone, <G as Examined>::Zone);

/// One choice: the seat, and the moves that go over the wire as one step.
pub struct Choice<M> {
    pub seat: Seat,
    pub moves: Vec<M>,
}

/// The other world: the swapped cards, the choices while they stay hidden, and the places between which they are swapped.
pub struct Elsewhere<G: Examined> {
    pub swap: Swap<G>,
    pub choices: Vec<Choice<G::Move>>,
    pub zones: BTreeSet<Places<G>>,
}

/// A whole game in the world without a swap: its choices, the position before each, and the last one.
pub struct Course<G: Examined> {
    pub players: usize,
    pub options: BTreeMap<String, String>,
    pub number: u64,
    pub choices: Vec<Choice<G::Move>>,
    pub states: Vec<G::State>,
}

impl<G: Examined> Course<G> {
    /// Plays a game: mostly as a computer player would, sometimes at random, so that unusual things happen too. Moves that
    /// can be taken back are sometimes played alone and sometimes with the ones that follow, as people do.
    pub fn play(title: &Title<G>, players: usize, options: &[(&str, &str)], number: u64, oddity: usize) -> Course<G> {
        let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut course = Course { players, options, number, choices: vec![], states: vec![] };
        let (mut dice, mut chance) = (Dice::new(number, 1), course.deal(None));
        let strongest = title.helper();
        let mut bot = title.bot(strongest, number).expect("it plays");
        let mut state = course.dealt(None);
        let mut legal = Moves::new();
        while let Some(seat) = G::decider(&state) {
            let mut moves = vec![];
            course.states.push(state.clone());
            loop {
                G::legal(&state, &mut legal);
                let best = bot.choose(&G::view(&state, Some(seat)), &legal);
                let mv = if dice.below(oddity) == 0 { legal[dice.below(legal.len())] } else { best };
                let mut log = Log::default();
                G::play(&mut state, mv, &mut chance, &mut log);
                moves.push(mv);
                let is_final = log.revealed || G::decider(&state) != Some(seat);
                if is_final || !(G::mid_set(&state) || dice.below(4) > 0) {
                    break;
                }
            }
            course.choices.push(Choice { seat, moves });
        }
        course.states.push(state);
        course
    }

    fn deal(&self, swap: Option<Swap<G>>) -> Deal {
        Deal { number: self.number, swap: swap.map_or((0, 0), |(a, b)| (a.into(), b.into())) }
    }

    fn dealt(&self, swap: Option<Swap<G>>) -> G::State {
        let words: String = self.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
        let setup = format!("players={}{words}", self.players).parse::<G::Setup>().expect("a setup");
        G::deal(&setup, &mut self.deal(swap), &mut Silent)
    }

    /// Other worlds for a viewer, starting with those that swap cards between new pairs of places.
    pub fn worlds(&self, viewer: Option<Seat>, shown: &BTreeSet<Places<G>>) -> Vec<Elsewhere<G>> {
        let elsewhere = |swap| {
            let choices = self.elsewhere(viewer, swap);
            let zones = self.zones(viewer, choices.len(), swap);
            Elsewhere { swap, choices, zones }
        };
        let mut worlds: Vec<_> = self.swaps(viewer).into_iter().map(elsewhere).collect();
        worlds.retain(|world| world.choices.len() >= SHORTEST);
        let (mut ordered, mut shown) = (Vec::new(), shown.clone());
        let new = |world: &Elsewhere<G>, shown: &BTreeSet<_>| world.zones.difference(shown).count();
        while let Some(best) = (0..worlds.len()).max_by_key(|&n| (new(&worlds[n], &shown), worlds[n].choices.len())) {
            let world = worlds.swap_remove(best);
            shown.extend(world.zones.iter().copied());
            ordered.push(world);
        }
        ordered
    }

    /// Some pairs of cards that the viewer does not know at the start and that could have been dealt the other way round,
    /// equally many for each pair of places.
    fn swaps(&self, viewer: Option<Seat>) -> Vec<Swap<G>> {
        let mut cards = G::hidden(&self.states[0], viewer);
        Dice::new(self.number, 3).shuffle(&mut cards);
        let mut swaps: BTreeMap<Places<G>, Vec<Swap<G>>> = BTreeMap::new();
        for (n, &(zone, a)) in cards.iter().enumerate() {
            for &(other, b) in &cards[n + 1..] {
                let places = (zone.min(other), zone.max(other));
                if G::pairs().contains(&places) && G::kind(a) != G::kind(b) {
                    swaps.entry(places).or_default().push((a, b));
                }
            }
        }
        swaps.into_values().flat_map(|some| some.into_iter().take(TRIED)).collect()
    }

    /// The same choices in the other world, while the cards stay hidden from the viewer and the worlds are otherwise equal.
    /// (A different one of two equal cards may be taken; then the worlds part although nobody can see it.)
    fn elsewhere(&self, viewer: Option<Seat>, (a, b): Swap<G>) -> Vec<Choice<G::Move>> {
        let hidden = |state: &G::State| {
            let cards = G::hidden(state, viewer);
            [a, b].iter().all(|card| cards.iter().any(|(_, hidden)| hidden == card))
        };
        let mut world = self.dealt(Some((a, b)));
        let mut choices = Vec::new();
        for (choice, pair) in self.choices.iter().zip(self.states.windows(2)) {
            if !hidden(&pair[0]) || !hidden(&pair[1]) || world != G::exchange(&pair[0], a, b) {
                break;
            }
            let moves = self.renamed(choice, pair[0].clone(), (a, b));
            let mut turn = Turn::<G>::new(world);
            if turn.step(choice.seat, &moves, &mut self.deal(Some((a, b)))).is_err() {
                break;
            }
            world = turn.state().clone();
            if world != G::exchange(&pair[1], a, b) {
                break;
            }
            choices.push(Choice { seat: choice.seat, moves });
        }
        choices
    }

    /// The same choice, with the swapped cards renamed for the other world.
    fn renamed(&self, choice: &Choice<G::Move>, mut state: G::State, (a, b): Swap<G>) -> Vec<G::Move> {
        let mut chance = self.deal(None);
        let mut moves = Vec::new();
        for &mv in &choice.moves {
            moves.push(match G::named(&state, mv) {
                Some(card) if card == a => G::renamed(&state, mv, b),
                Some(card) if card == b => G::renamed(&state, mv, a),
                _ => mv,
            });
            G::play(&mut state, mv, &mut chance, &mut Silent);
        }
        moves
    }

    /// The places between which the two cards were swapped.
    fn zones(&self, viewer: Option<Seat>, choices: usize, (a, b): Swap<G>) -> BTreeSet<Places<G>> {
        let zone = |state: &G::State, card: G::Card| {
            let cards = G::hidden(state, viewer);
            cards.iter().find(|(_, hidden)| *hidden == card).map(|(zone, _)| *zone)
        };
        let pair = |state: &G::State| {
            let (one, other) = (zone(state, a)?, zone(state, b)?);
            Some((one.min(other), one.max(other)))
        };
        self.states[..=choices].iter().filter_map(pair).collect()
    }
}
