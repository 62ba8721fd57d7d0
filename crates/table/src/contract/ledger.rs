//! What each viewer was told of hidden cards, and that a game calls nothing else known.

use super::course::Course;
use super::report::{Check, Fault, Report, Verdict};
use super::{Cards, Examined, Place, Told};
use crate::{Log, Seat};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Where all hidden cards are, by place; of a place that keeps its order the lowest first.
type Layout<G> = BTreeMap<Place<<G as Examined>::Zone>, Vec<<G as Examined>::Card>>;

/// What one place holds as far as a viewer was told: one entry for each card, the lowest first where there is an order.
type Row<G> = Vec<Option<<G as Examined>::Kind>>;

/// Keeps a ledger for every viewer from the deal to the end, and compares what the game calls known with it.
pub(super) fn compare<G: Examined>(course: &Course<G>, report: &mut Report<G::Zone>) {
    let Some(dealt) = course.states.first() else { return };
    let viewers = || Seat::all(G::players(dealt)).map(Some).chain([None]);
    let mut ledgers: Vec<Option<Ledger<G>>> =
        viewers().map(|viewer| Some(Ledger::new(viewer, dealt, &course.dealt))).collect();
    for (step, state) in course.states.iter().enumerate() {
        let layout = layout::<G>(state);
        let played = step.checked_sub(1).map(|last| &course.played[last]);
        let log = played.map_or(&course.dealt, |played| &played.log);
        // Others hear of a move when it is final; what the position would show them before that, they are not shown.
        let open = played.filter(|played| !log.revealed && G::decider(state) == Some(played.seat));
        for slot in &mut ledgers {
            let Some(ledger) = slot else { continue };
            let shown = open.is_none_or(|played| ledger.viewer == Some(played.seat));
            let verdict = ledger.listen(log, report).and_then(|()| ledger.agrees_with(&layout));
            let verdict = verdict.and_then(|()| if shown { ledger.covers(state, &layout, report) } else { Ok(()) });
            if let Err(fault) = verdict {
                let context = format!("for {:?}", ledger.viewer);
                report.judge(course.number, step, Err(fault.preceded_by(&context)));
                *slot = None;
            }
        }
    }
}

fn layout<G: Examined>(state: &G::State) -> Layout<G> {
    let mut layout = Layout::<G>::new();
    G::cards(state).into_iter().for_each(|(place, card)| layout.entry(place).or_default().push(card));
    layout
}

/// What one viewer was told.
struct Ledger<G: Examined> {
    viewer: Option<Seat>,
    rows: BTreeMap<Place<G::Zone>, Row<G>>,
}

impl<G: Examined> Ledger<G> {
    /// Before the deal: every place holds as many cards as it must for the deal to come out as it did, all of them unknown.
    fn new(viewer: Option<Seat>, dealt: &G::State, log: &Log<G::Event>) -> Ledger<G> {
        let mut counts: BTreeMap<_, usize> = layout::<G>(dealt).iter().map(|(at, cards)| (*at, cards.len())).collect();
        for told in log.seen_by(viewer).flat_map(G::told) {
            let Told::Went { cards, from, to } = told else { continue };
            let count = match cards {
                Cards::Seen(kinds) => kinds.len(),
                Cards::Unseen(count) => count,
                Cards::All => 0,
            };
            to.into_iter().for_each(|to| {
                let there = counts.entry(to).or_default();
                *there = there.saturating_sub(count);
            });
            from.into_iter().for_each(|from| *counts.entry(from).or_default() += count);
        }
        Ledger { viewer, rows: counts.into_iter().map(|(at, count)| (at, vec![None; count])).collect() }
    }

    /// Writes down what a log tells this viewer.
    fn listen(&mut self, log: &Log<G::Event>, report: &mut Report<G::Zone>) -> Verdict {
        for told in log.seen_by(self.viewer).flat_map(G::told) {
            match told {
                Told::Went { cards, from, to } => {
                    let moved = self.take(cards, from)?;
                    report.told += moved.iter().flatten().count();
                    self.put(moved, to);
                }
                Told::Shown { kinds, at } => {
                    report.told += kinds.len();
                    self.show(kinds, at)?;
                }
                Told::Shuffled { at } => self.rows.entry(at).or_default().fill(None),
            }
        }
        Ok(())
    }

    /// Takes cards out of their place; each with its kind where the viewer knows it.
    fn take(&mut self, cards: Cards<G::Kind>, from: Option<Place<G::Zone>>) -> Result<Row<G>, Fault> {
        let Some(from) = from else {
            return match cards {
                Cards::Seen(kinds) => Ok(kinds.into_iter().map(Some).collect()),
                Cards::Unseen(_) | Cards::All => Err(Check::EventsAddUp.fault("nobody saw which open cards".into())),
            };
        };
        let row = self.rows.entry(from).or_default();
        let count = match &cards {
            Cards::Seen(kinds) => kinds.len(),
            Cards::Unseen(count) => *count,
            Cards::All => row.len(),
        };
        Check::EventsAddUp.demand(count <= row.len(), || {
            format!("{count} cards are said to leave {from:?}, which has {}", row.len())
        })?;
        match cards {
            _ if G::keeps_order(from.0) => {
                let top = row.split_off(row.len() - count);
                Ok(if let Cards::Seen(kinds) = cards { kinds.into_iter().map(Some).collect() } else { top })
            }
            Cards::Seen(kinds) => {
                kinds.iter().try_for_each(|kind| remove_one(row, *kind, from))?;
                Ok(kinds.into_iter().map(Some).collect())
            }
            Cards::Unseen(_) | Cards::All => Ok(part::<G::Kind>(row, count)),
        }
    }

    /// Puts cards into a place: underneath, where it keeps an order.
    fn put(&mut self, cards: Row<G>, to: Option<Place<G::Zone>>) {
        let Some(to) = to else { return };
        self.rows.entry(to).or_default().splice(0..0, cards);
    }

    /// The viewer sees cards where they lie.
    fn show(&mut self, kinds: Vec<G::Kind>, at: Place<G::Zone>) -> Verdict {
        let row = self.rows.entry(at).or_default();
        let fits = kinds.len() <= row.len();
        Check::EventsAddUp
            .demand(fits, || format!("{} cards are said to be seen in {at:?}, which has {}", kinds.len(), row.len()))?;
        if G::keeps_order(at.0) {
            row.truncate(row.len() - kinds.len());
            row.extend(kinds.into_iter().map(Some));
            return Ok(());
        }
        // Whoever knew of a card of that kind takes it for the one that is shown.
        kinds.iter().try_for_each(|kind| remove_one(row, *kind, at))?;
        row.extend(kinds.into_iter().map(Some));
        Ok(())
    }

    /// The ledger was told how many cards each place holds, and of none that it is another one than it is.
    fn agrees_with(&self, layout: &Layout<G>) -> Verdict {
        for (at, cards) in layout {
            let row = self.rows.get(at).map_or(&[][..], Vec::as_slice);
            let counted = row.len() == cards.len();
            Check::EventsAddUp
                .demand(counted, || format!("{at:?} has {} cards; by the events it has {}", cards.len(), row.len()))?;
            let wrong = match G::keeps_order(at.0) {
                true => row.iter().zip(cards).find(|(kind, card)| kind.is_some_and(|kind| kind != G::kind(**card))),
                false => None,
            };
            Check::EventsAddUp
                .demand(wrong.is_none(), || format!("{at:?} was said to hold another card: {wrong:?}"))?;
            let missing = row.iter().flatten().find(|kind| {
                let there = cards.iter().filter(|card| G::kind(**card) == **kind).count();
                known(row, **kind) > there
            });
            Check::EventsAddUp.demand(missing.is_none(), || format!("{at:?} was said to hold {missing:?}"))?;
        }
        let gone = self.rows.iter().find(|(at, row)| !row.is_empty() && !layout.contains_key(at));
        Check::EventsAddUp.demand(gone.is_none(), || format!("no card is where events put some: {gone:?}"))
    }

    /// Whatever the game calls known to the viewer, he was told, or it follows from what everybody can count.
    fn covers(&self, state: &G::State, layout: &Layout<G>, report: &mut Report<G::Zone>) -> Verdict {
        for (at, cards) in layout {
            let row = &self.rows[at];
            let knows = |card: G::Card| G::knows(state, self.viewer, card).then(|| G::kind(card));
            let called: Row<G> = cards.iter().map(|card| knows(*card)).collect();
            let ordered = G::keeps_order(at.0);
            for (index, kind) in called.iter().enumerate().filter_map(|(index, kind)| Some((index, (*kind)?))) {
                let told = if ordered { row[index] == Some(kind) } else { known(&called, kind) <= known(row, kind) };
                Check::KnownWasTold.demand(told || self.follows(layout, *at, &called, kind), || {
                    format!(
                        "{kind:?} in {at:?} is called known, but no event told it since it was last shuffled or mixed"
                    )
                })?;
                // That players know their own cards would drown the rest.
                if at.1.is_none() || at.1 != self.viewer {
                    *report.known.entry(at.0).or_default() += 1;
                }
            }
        }
        Ok(())
    }

    /// Whether it follows from what everybody can count that this many cards of a kind lie in a place: those that lie
    /// elsewhere, in places that the viewer cannot see into, are too few to be all that are left of that kind.
    fn follows(&self, layout: &Layout<G>, at: Place<G::Zone>, called: &[Option<G::Kind>], kind: G::Kind) -> bool {
        let zones = alike::<G>(at.0);
        let places = || layout.iter().filter(|(place, _)| zones.contains(&place.0));
        let all = places().flat_map(|(_, cards)| cards).filter(|card| G::kind(**card) == kind).count();
        let seen: usize = places().map(|(place, _)| known(&self.rows[place], kind)).sum();
        let unseen = |place: Place<G::Zone>| self.rows[&place].iter().filter(|kind| kind.is_none()).count();
        let elsewhere: usize = places().filter(|(place, _)| **place != at).map(|(place, _)| unseen(*place)).sum();
        let certain = (all - seen).saturating_sub(elsewhere);
        let row = &self.rows[&at];
        if G::keeps_order(at.0) { certain == unseen(at) } else { known(called, kind) <= known(row, kind) + certain }
    }
}

/// How many cards of a kind are known.
fn known<K: PartialEq>(row: &[Option<K>], kind: K) -> usize {
    row.iter().flatten().filter(|one| **one == kind).count()
}

/// One card of this kind is taken out: one that the viewer knew, if he knew one.
fn remove_one<Z: Debug, K: Copy + PartialEq + Debug>(row: &mut Vec<Option<K>>, kind: K, at: Place<Z>) -> Verdict {
    let index = row.iter().position(|one| *one == Some(kind)).or_else(|| row.iter().position(Option::is_none));
    Check::EventsAddUp
        .demand(index.is_some(), || format!("{kind:?} is said to be in {at:?}, which holds only {row:?}"))?;
    index.into_iter().for_each(|index| {
        row.swap_remove(index);
    });
    Ok(())
}

/// This many cards are taken out unseen: any of them, so of each kind is left, and is taken, what cannot be otherwise.
fn part<K: Copy + Ord>(row: &mut Vec<Option<K>>, count: usize) -> Vec<Option<K>> {
    let rest = row.len() - count;
    let mut kinds: Vec<K> = row.iter().copied().flatten().collect();
    kinds.sort_unstable();
    let certain = |size: usize, others: usize| {
        let of_kind = |same: &[K]| std::iter::repeat_n(Some(same[0]), same.len().saturating_sub(others));
        let mut part: Vec<Option<K>> = kinds.chunk_by(|a, b| a == b).flat_map(of_kind).collect();
        part.resize(size, None);
        part
    };
    let taken = certain(count, rest);
    *row = certain(rest, count);
    taken
}

/// The zones whose cards could be taken for one another.
fn alike<G: Examined>(zone: G::Zone) -> Vec<G::Zone> {
    let mut zones = vec![zone];
    let pairs = G::pairs();
    let mut done = 0;
    while let Some(&zone) = zones.get(done) {
        done += 1;
        for (one, other) in pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            if one == zone && !zones.contains(&other) {
                zones.push(other);
            }
        }
    }
    zones
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Effort;
    use crate::example::{State, Tally};
    use crate::{Game, Seed, Silent};

    const ANA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    /// Of cards that are taken unseen, what cannot be otherwise is known: of two equal ones among three, one stays.
    #[test]
    fn what_is_taken_unseen_could_be_any() {
        let mut row = vec![Some(1), Some(2), Some(1)];
        assert_eq!(part(&mut row, 1), [None]);
        assert_eq!(row, [Some(1), None]);
        assert_eq!(part(&mut row, 2), [Some(1), None]);
        assert!(row.is_empty());
        let mut pair = vec![Some(1), Some(1), None];
        assert_eq!(part(&mut pair, 2), [Some(1), None]);
        assert_eq!(pair, [None]);
    }

    /// A table at which Ana is said to know every card, and what she was told: all but the cards of these places.
    fn told_all_but(hidden: impl Fn(&Place<crate::example::Zone>, usize) -> bool) -> (State, Ledger<Tally>) {
        let setup = "players=2".parse().expect("two may play");
        let mut state = Tally::deal(&setup, &mut Seed::from_number(1), &mut Silent);
        state.seen = [state.everybody(); 12];
        let mut ledger = Ledger::new(Some(ANA), &state, &Log::default());
        for (at, cards) in layout::<Tally>(&state) {
            let told = |(index, card): (usize, &u8)| (!hidden(&at, index)).then(|| Tally::kind(*card));
            ledger.rows.insert(at, cards.iter().enumerate().map(told).collect());
        }
        (state, ledger)
    }

    fn covers((state, ledger): (State, Ledger<Tally>)) -> bool {
        let report = &mut Report::new::<Tally>(&Effort::new(0));
        ledger.covers(&state, &layout::<Tally>(&state), report).is_ok()
    }

    /// Whoever knows all other cards knows those of the only place that is left; not, if a card lies elsewhere.
    #[test]
    fn what_is_left_over_is_known_by_counting() {
        assert!(covers(told_all_but(|_, _| false)));
        assert!(covers(told_all_but(|at, _| at.1 == Some(BEN))));
        assert!(covers(told_all_but(|at, index| at.1.is_none() && index == 0)));
        assert!(!covers(told_all_but(|at, index| at.1 == Some(BEN) || at.1.is_none() && index == 0)));
        assert!(!covers(told_all_but(|at, _| at.1.is_none())), "in a pile the order counts as well");
    }
}
