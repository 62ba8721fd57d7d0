//! What happened, told as sentences.

use super::words::Words;
use entrepot_sanjuan::{Cause, Event, Kind, Role};
use entrepot_table::Seat;
use entrepot_terminal::texts::Value;

/// Tells events to one viewer (`None`: somebody who only watches).
pub struct Teller<'a> {
    words: &'a Words,
    viewer: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// Somebody who tells this viewer what happened.
    pub fn new(words: &'a Words, viewer: Option<Seat>) -> Teller<'a> {
        Teller { words, viewer }
    }

    /// The events as sentences. What belongs together, such as the cards of one payment, is one sentence.
    pub fn tell(&self, events: impl IntoIterator<Item = Event>) -> Vec<String> {
        joined(events).chunk_by(same_list).flat_map(|run| self.sentences(run)).collect()
    }

    /// One sentence for a run of equal events, or a few for one event.
    fn sentences(&self, run: &[Event]) -> Vec<String> {
        match &run[0] {
            Event::Produced { seat, kind, .. } if kind.is_production() => {
                let goods = self.words.list(run.iter().filter_map(produced).map(|kind| self.words.good(kind)));
                vec![self.subject("event-produced", *seat, &[("goods", goods.into())])]
            }
            Event::Sold { seat, .. } => {
                let sales = self.words.list(run.iter().filter_map(|event| self.sale(event)));
                vec![self.subject("event-sold", *seat, &[("goods", sales.into())])]
            }
            Event::Built { .. } => self.built(&run[0]),
            event => vec![self.sentence(event)],
        }
    }

    fn sentence(&self, event: &Event) -> String {
        let words = self.words;
        match event {
            Event::Round { round, governor, .. } => {
                self.subject("event-round", *governor, &[("round", (*round).into())])
            }
            Event::Role { seat, role } => self.subject("event-role", *seat, &[("role", words.role(*role).into())]),
            Event::Prices { prices } => words.say("event-prices", &[("prices", words.prices(*prices).into())]),
            Event::Paid { seat, count, cards } => self.cards("event-paid", *seat, *count, cards, &[]),
            Event::PaidGood { seat, kind, .. } => {
                self.subject("event-paid_good", *seat, &[("good", words.good(*kind).into())])
            }
            Event::Produced { seat, .. } => self.subject("event-customs", *seat, &[]),
            Event::Drew { seat, cause, count, cards } => {
                self.cards("event-drew", *seat, *count, cards, &[("cause", self.cause(*cause).into())])
            }
            Event::Kept { seat, count, cards } => self.cards("event-kept", *seat, *count, cards, &[]),
            Event::Discarded { seat, cause, count, cards } => {
                self.cards("event-discarded", *seat, *count, cards, &[("cause", self.cause(*cause).into())])
            }
            Event::Revealed { seat, by, cards } => {
                let gaps = [("building", words.kind(*by).into()), ("list", words.kinds(cards).into())];
                self.subject("event-revealed", *seat, &gaps)
            }
            Event::Took { seat, by, kind } => self.took(*seat, *by, *kind),
            Event::Laid { seat, under: Kind::Bank, count, cards } => {
                self.cards("event-laid-bank", *seat, *count, cards, &[])
            }
            Event::Laid { seat, count, cards, .. } => self.cards("event-laid-chapel", *seat, *count, cards, &[]),
            Event::Passed { seat, at } => self.passed(*seat, *at),
            Event::Reshuffled { cards } => {
                words.say("event-reshuffled", &[("cards", words.cards(usize::from(*cards)).into())])
            }
            Event::Ended { .. } => words.get("event-ended"),
            Event::Built { .. } | Event::Sold { .. } => String::new(),
        }
    }

    fn built(&self, event: &Event) -> Vec<String> {
        let Event::Built { seat, kind, over, good_lost, cost, library, .. } = event else { return Vec::new() };
        let words = self.words;
        let building = match over {
            Some(covered) => {
                let gaps = [("building", words.kind(*kind).into()), ("covered", words.kind(*covered).into())];
                words.say("building-over", &gaps)
            }
            None => words.kind(*kind),
        };
        let gaps = [("building", building.into()), ("cost", (*cost).into())];
        let mut told = vec![self.subject("event-built", *seat, &gaps)];
        told.extend(good_lost.then(|| words.get("event-built-good_lost")));
        told.extend(library.then(|| words.get("event-built-library")));
        told
    }

    fn sale(&self, event: &Event) -> Option<String> {
        let Event::Sold { kind, price, harbor, .. } = event else { return None };
        let key = if *harbor { "sale-harbor" } else { "sale" };
        Some(self.words.say(key, &[("good", self.words.good(*kind).into()), ("price", (*price).into())]))
    }

    fn took(&self, seat: Seat, by: Kind, kind: Option<Kind>) -> String {
        match (kind, by) {
            (Some(kind), _) => self.subject("event-took", seat, &[("card", self.words.kind(kind).into())]),
            (None, Kind::GoldMine) => self.subject("event-took-nothing-gold_mine", seat, &[]),
            (None, _) => self.subject("event-took-nothing-goldsmith", seat, &[]),
        }
    }

    fn passed(&self, seat: Seat, at: Cause) -> String {
        match at {
            Cause::Role(Role::Builder) => self.subject("event-passed-builder", seat, &[]),
            Cause::Role(Role::Producer) => self.subject("event-passed-producer", seat, &[]),
            Cause::Role(Role::Trader) => self.subject("event-passed-trader", seat, &[]),
            other => self.subject("event-passed-other", seat, &[("cause", self.cause(other).into())]),
        }
    }

    fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Deal => self.words.get("cause-deal"),
            Cause::Role(role) => self.words.role(role),
            Cause::Building(kind) => self.words.kind(kind),
            Cause::HandLimit => self.words.get("cause-hand_limit"),
        }
    }

    /// A sentence about cards: counted for most, named for whoever may know them.
    fn cards(&self, key: &str, seat: Seat, count: u8, cards: &Option<Vec<Kind>>, more: &[(&str, Value)]) -> String {
        let mut gaps = more.to_vec();
        match cards {
            Some(cards) => {
                gaps.push(("list", self.words.kinds(cards).into()));
                let key = if self.viewer == Some(seat) { key.to_owned() } else { format!("{key}-known") };
                self.subject(&key, seat, &gaps)
            }
            None => {
                gaps.extend([
                    ("cards", self.words.cards(usize::from(count)).into()),
                    ("name", self.words.name(seat).into()),
                ]);
                self.words.say(key, &gaps)
            }
        }
    }

    /// A sentence whose subject is a player: the viewer is spoken to, others are named.
    fn subject(&self, key: &str, seat: Seat, gaps: &[(&str, Value)]) -> String {
        self.words.subject(self.viewer, key, seat, gaps)
    }
}

fn produced(event: &Event) -> Option<Kind> {
    match event {
        Event::Produced { kind, .. } => Some(*kind),
        _ => None,
    }
}

/// Whether two events are told as one list.
fn same_list(a: &Event, b: &Event) -> bool {
    match (a, b) {
        (Event::Produced { seat: a, kind: one, .. }, Event::Produced { seat: b, kind: two, .. }) => {
            a == b && one.is_production() && two.is_production()
        }
        (Event::Sold { seat: a, .. }, Event::Sold { seat: b, .. }) => a == b,
        _ => false,
    }
}

/// Joins events about single cards to one about several, and drops what is told already: the cards that a building's
/// price tells of, and that somebody who made, sold, laid or exchanged something did no more of it.
fn joined(events: impl IntoIterator<Item = Event>) -> Vec<Event> {
    let mut told: Vec<Event> = Vec::new();
    for event in events {
        if !told.last_mut().is_some_and(|last| join(last, &event) || ends(last, &event)) {
            told.push(event);
        }
    }
    let mut price = None;
    told.retain(|event| match event {
        Event::Built { seat, cost, .. } => {
            price = Some((*seat, *cost));
            true
        }
        Event::Paid { seat, count, cards: None } => price.take() != Some((*seat, *count)),
        _ => true,
    });
    told
}

/// Whether the second event only ends what the first one was part of.
fn ends(last: &Event, next: &Event) -> bool {
    match (last, next) {
        (Event::Produced { seat, .. }, Event::Passed { seat: other, at: Cause::Role(Role::Producer) })
        | (Event::Sold { seat, .. }, Event::Passed { seat: other, at: Cause::Role(Role::Trader) }) => seat == other,
        _ => false,
    }
}

/// Adds an event to the one before it, if both tell the same of the same player.
fn join(last: &mut Event, next: &Event) -> bool {
    match (last, next) {
        (Event::Paid { seat, count, cards }, Event::Paid { seat: other, count: more, cards: others })
        | (Event::Kept { seat, count, cards }, Event::Kept { seat: other, count: more, cards: others })
            if seat == other =>
        {
            add(count, *more, cards, others);
            true
        }
        (
            Event::Discarded { seat, cause, count, cards },
            Event::Discarded { seat: other, cause: why, count: more, cards: others },
        ) if seat == other && cause == why => {
            add(count, *more, cards, others);
            true
        }
        (
            Event::Laid { seat, under, count, cards },
            Event::Laid { seat: other, under: same, count: more, cards: others },
        ) if seat == other && under == same => {
            add(count, *more, cards, others);
            true
        }
        _ => false,
    }
}

fn add(count: &mut u8, more: u8, cards: &mut Option<Vec<Kind>>, others: &Option<Vec<Kind>>) {
    *count += more;
    match (cards, others) {
        (Some(cards), Some(others)) => cards.extend(others),
        (cards, _) => *cards = None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_sanjuan::Score;
    use entrepot_terminal::texts::Language;

    const ANA: Seat = Seat::new(0);

    fn words(language: Language) -> Words {
        Words::spoken(language, vec!["Ana".into(), "Ben".into()])
    }

    /// Every event, those that tell of cards once with and once without names.
    fn events() -> Vec<Event> {
        let seat = ANA;
        let mut all = vec![
            Event::Round { round: 3, governor: seat, from: None },
            Event::Prices { prices: [1, 1, 2, 2, 3] },
            Event::PaidGood { seat, kind: Kind::CustomsOffice, place: 0 },
            Event::Produced { seat, kind: Kind::SugarMill, place: 0 },
            Event::Produced { seat, kind: Kind::CustomsOffice, place: 0 },
            Event::Reshuffled { cards: 60 },
            Event::Ended { scores: vec![Score::default()] },
        ];
        all.extend(Role::ALL.map(|role| Event::Role { seat, role }));
        for over in [None, Some(Kind::Chapel)] {
            let (kind, place, cost) = (Kind::Palace, 0, 3);
            all.push(Event::Built { seat, kind, place, over, good_lost: true, cost, library: true, twelfth: false });
        }
        all.extend([false, true].map(|harbor| Event::Sold {
            seat,
            kind: Kind::SilverSmelter,
            place: 0,
            price: 3,
            harbor,
        }));
        for by in [Kind::GoldMine, Kind::Goldsmith] {
            all.push(Event::Revealed { seat, by, cards: vec![Kind::Well, Kind::Hut] });
            all.extend([None, Some(Kind::Well)].map(|kind| Event::Took { seat, by, kind }));
        }
        for cards in [None, Some(vec![Kind::Well, Kind::Well])] {
            let (count, cause) = (2, Cause::Building(Kind::Carpenter));
            all.push(Event::Paid { seat, count, cards: cards.clone() });
            all.push(Event::Kept { seat, count, cards: cards.clone() });
            for cause in [cause, Cause::Deal, Cause::HandLimit, Cause::Role(Role::Trader)] {
                all.push(Event::Drew { seat, cause, count, cards: cards.clone() });
                all.push(Event::Discarded { seat, cause, count, cards: cards.clone() });
            }
            all.extend([Kind::Chapel, Kind::Bank].map(|under| Event::Laid {
                seat,
                under,
                count,
                cards: cards.clone(),
            }));
        }
        let buildings = [Kind::OfficeBuilding, Kind::Chapel, Kind::Bank, Kind::GoldMine, Kind::Goldsmith];
        let causes = Role::ALL.map(Cause::Role).into_iter().chain(buildings.map(Cause::Building));
        all.extend(causes.map(|at| Event::Passed { seat, at }));
        all
    }

    #[test]
    fn every_event_is_a_sentence_for_everybody() {
        for language in Language::ALL {
            let words = words(language);
            for viewer in [None, Some(ANA), Some(Seat::new(1))] {
                for event in events() {
                    let told = Teller::new(&words, viewer).tell([event.clone()]);
                    assert!(!told.is_empty(), "{event:?}");
                    for sentence in told {
                        assert!(!sentence.contains(['⟨', '{', '$']), "{language}: {sentence}");
                        assert!(sentence.ends_with('.'), "{language}: {sentence}");
                    }
                }
            }
        }
    }

    #[test]
    fn cards_of_one_payment_are_one_sentence() {
        let words = words(Language::En);
        let paid = |kind: Kind| Event::Paid { seat: ANA, count: 1, cards: Some(vec![kind]) };
        let told = Teller::new(&words, Some(ANA)).tell([paid(Kind::Well), paid(Kind::Hut), paid(Kind::Well)]);
        assert_eq!(told, ["You pay with 2 × Well, Hut."]);
    }

    #[test]
    fn a_price_that_was_told_is_not_told_again() {
        let words = words(Language::En);
        let (seat, kind, place, cost) = (ANA, Kind::Hut, 1, 2);
        let built =
            Event::Built { seat, kind, place, over: None, good_lost: false, cost, library: false, twelfth: false };
        let paid = Event::Paid { seat: ANA, count: 1, cards: None };
        let told = Teller::new(&words, None).tell([built.clone(), paid.clone(), paid.clone()]);
        assert_eq!(told, ["Ana builds Hut (cost 2)."]);
        let good = Event::PaidGood { seat: ANA, kind: Kind::IndigoPlant, place: 0 };
        let told = Teller::new(&words, None).tell([built, good, paid]);
        assert_eq!(told[1..], ["Ana pays with a good: Indigo.", "Ana pays 1 card."]);
    }

    #[test]
    fn goods_are_listed_and_their_end_is_not_told() {
        let words = words(Language::En);
        let sold = |kind, price| Event::Sold { seat: ANA, kind, place: 0, price, harbor: false };
        let passed = Event::Passed { seat: ANA, at: Cause::Role(Role::Trader) };
        let told = Teller::new(&words, None).tell([sold(Kind::IndigoPlant, 1), sold(Kind::SugarMill, 2), passed]);
        assert_eq!(told, ["Ana sells Indigo for 1, Sugar for 2."]);
    }
}
