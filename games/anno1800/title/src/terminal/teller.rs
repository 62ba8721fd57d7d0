//! What happened, told as sentences.

use super::words::Words;
use entrepot_anno1800::{CardKind, Deck, Event, Expedition, Spent, Tier, Token, Whereabouts};
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

    /// The events as sentences. What belongs together, such as the cubes of one payment, is one sentence.
    pub fn tell(&self, events: impl IntoIterator<Item = Event>) -> Vec<String> {
        let events: Vec<Event> = events.into_iter().filter(worth_telling).collect();
        events.chunk_by(same_list).flat_map(|run| self.sentences(run)).collect()
    }

    /// One sentence for a run of like events, or a few for one event.
    fn sentences(&self, run: &[Event]) -> Vec<String> {
        match &run[0] {
            Event::Worked { seat, .. } => vec![self.listed("anno-event-worked", *seat, run)],
            Event::Exhausted { seat, .. } => vec![self.listed("anno-event-exhausted", *seat, run)],
            Event::Raised { seat, free: false, .. } => vec![self.listed("anno-event-raised", *seat, run)],
            Event::Raised { seat, .. } => vec![self.listed("anno-event-raised_free", *seat, run)],
            Event::Returned { seat, .. } => vec![self.returned(*seat, run)],
            Event::Spent { seat, .. } => vec![self.spent(*seat, run)],
            Event::ShiftEnd { seat, .. } => vec![self.shift_ends(*seat, run)],
            Event::Built { seat, token, over, cubes, .. } => self.built(*seat, *token, *over, cubes),
            Event::Removed { seat, token, uncovered, cubes, .. } => self.removed(*seat, *token, *uncovered, cubes),
            event => vec![self.sentence(event)],
        }
    }

    fn sentence(&self, event: &Event) -> String {
        let words = self.words;
        match event {
            Event::Dealt { objectives, first } => {
                let list = words.list(objectives.iter().map(|card| words.objective(*card)));
                self.subject("anno-event-dealt", *first, &[("list", list.into())])
            }
            Event::Turn { seat, round, .. } => self.subject("anno-event-turn", *seat, &[("round", (*round).into())]),
            Event::Action { seat, action } => {
                self.subject("anno-event-action", *seat, &[("action", words.action(*action).into())])
            }
            Event::Traded { seat, partner, resource, gold } => {
                let gaps = [("resource", words.resource(*resource).into()), ("gold", words.gold(*gold).into())];
                self.traded(*seat, *partner, gaps)
            }
            Event::Imported { seat, resource, .. } => {
                self.subject("anno-event-imported", *seat, &[("resource", words.resource(*resource).into())])
            }
            Event::Received { seat, kind, resource } => {
                let gaps = [("card", kind.to_string().into()), ("resource", words.resource(*resource).into())];
                self.subject("anno-event-received", *seat, &gaps)
            }
            Event::PaidGold { seat, gold, objective: None } => {
                self.subject("anno-event-paid_gold", *seat, &[("gold", words.gold(*gold).into())])
            }
            Event::PaidGold { seat, gold, objective: Some(card) } => {
                let gaps = [("gold", words.gold(*gold).into()), ("objective", words.objective(*card).into())];
                self.subject("anno-event-paid_gold-objective", *seat, &gaps)
            }
            Event::Announced { seat, kind } => self.card("anno-event-announced", *seat, words.card(*kind)),
            Event::Played { seat, kind } => self.card("anno-event-played", *seat, words.card(*kind)),
            Event::Activated { seat, kind, effect } => {
                let gaps = [("card", kind.to_string().into()), ("effect", words.effect(*effect, None).into())];
                self.subject("anno-event-activated", *seat, &gaps)
            }
            Event::TurnedDown { seat, kind } => self.card("anno-event-turned_down", *seat, kind.to_string()),
            Event::Used { seat, objective } => {
                self.subject("anno-event-used", *seat, &[("objective", words.objective(*objective).into())])
            }
            Event::Gained { seat, tier } => self.tier("anno-event-gained", *seat, *tier),
            Event::Declined { seat, tier } => self.tier("anno-event-declined", *seat, *tier),
            Event::Drew { seat, deck, count, cards } => self.drew(*seat, *deck, *count, cards.as_deref()),
            Event::OldWorld { seat, island, .. } => {
                self.subject("anno-event-old_world", *seat, &[("island", words.old_island(*island).into())])
            }
            Event::Lapsed { seat, effect } => {
                self.subject("anno-event-lapsed", *seat, &[("effect", words.effect(*effect, None).into())])
            }
            Event::NewWorld { seat, island, .. } => {
                self.subject("anno-event-new_world", *seat, &[("island", words.new_island(*island).into())])
            }
            Event::Expeditions { seat, count, cards } => self.expeditions(*seat, *count, cards.as_deref()),
            Event::Gift { seat, gold, trade, exploration } => {
                let list = words.gift(*gold, *trade, *exploration);
                self.subject("anno-event-gift", *seat, &[("list", list.into())])
            }
            Event::MoreActions { seat } => self.subject("anno-event-more_actions", *seat, &[]),
            Event::Festival { seat, .. } => self.subject("anno-event-festival", *seat, &[]),
            Event::Fireworks { seat, last_round } => {
                self.subject("anno-event-fireworks", *seat, &[("round", (*last_round).into())])
            }
            Event::Ended { .. } => words.get("anno-event-ended"),
            // Told as lists.
            Event::Worked { .. }
            | Event::Exhausted { .. }
            | Event::Raised { .. }
            | Event::Returned { .. }
            | Event::Spent { .. }
            | Event::ShiftEnd { .. }
            | Event::Built { .. }
            | Event::Removed { .. } => String::new(),
        }
    }
}

impl Teller<'_> {
    /// A sentence whose subject is a player: the viewer is spoken to, others are named.
    fn subject(&self, key: &str, seat: Seat, gaps: &[(&str, Value)]) -> String {
        self.words.subject(self.viewer, key, seat, gaps)
    }

    fn card(&self, key: &str, seat: Seat, card: String) -> String {
        self.subject(key, seat, &[("card", card.into())])
    }

    fn tier(&self, key: &str, seat: Seat, tier: Tier) -> String {
        self.subject(key, seat, &[("tier", self.words.tier(tier).into())])
    }

    /// A sentence about several like things.
    fn listed(&self, key: &str, seat: Seat, run: &[Event]) -> String {
        let list = self.words.list(run.iter().filter_map(|event| self.item(event)));
        self.subject(key, seat, &[("list", list.into())])
    }

    /// One thing of such a list.
    fn item(&self, event: &Event) -> Option<String> {
        let words = self.words;
        match event {
            Event::Worked { token, .. } => {
                let (resource, _) = token.industry()?;
                let gaps = [("resource", words.resource(resource).into()), ("token", words.token(*token).into())];
                Some(words.say("anno-made", &gaps))
            }
            Event::Exhausted { tier, .. } => Some(words.tier(*tier)),
            Event::Raised { tier, at, .. } => {
                let gaps = [
                    ("from", words.tier(*tier).into()),
                    ("to", words.tier_above(*tier).into()),
                    ("where", words.whereabouts(*at).into()),
                ];
                Some(words.say("anno-step", &gaps))
            }
            Event::ShiftEnd { tier, at, .. } => Some(self.cube_at(*tier, *at)),
            _ => None,
        }
    }

    fn cube_at(&self, tier: Tier, at: Whereabouts) -> String {
        let gaps = [("tier", self.words.tier(tier).into()), ("where", self.words.whereabouts(at).into())];
        self.words.say("anno-cube-at", &gaps)
    }

    fn shift_ends(&self, seat: Seat, run: &[Event]) -> String {
        let gold = |event: &Event| match event {
            Event::ShiftEnd { gold, .. } => u16::from(*gold),
            _ => 0,
        };
        let gold = self.words.gold(run.iter().map(gold).sum::<u16>());
        let list = self.words.list(run.iter().filter_map(|event| self.item(event)));
        self.subject("anno-event-shift_end", seat, &[("gold", gold.into()), ("list", list.into())])
    }

    fn spent(&self, seat: Seat, run: &[Event]) -> String {
        let mut all = Spent::default();
        for event in run {
            if let Event::Spent { tokens, .. } = event {
                all.trade += tokens.trade;
                all.temporary_trade += tokens.temporary_trade;
                all.exploration += tokens.exploration;
                all.temporary_exploration += tokens.temporary_exploration;
            }
        }
        self.subject("anno-event-spent", seat, &[("tokens", self.words.spent(&all).into())])
    }

    fn traded(&self, seat: Seat, partner: Seat, [resource, gold]: [(&str, Value); 2]) -> String {
        if self.viewer == Some(partner) {
            let gaps = [("name", self.words.name(seat).into()), resource, gold];
            return self.words.say("anno-event-traded-from_you", &gaps);
        }
        let gaps = [("partner", self.words.name(partner).into()), resource, gold];
        self.subject("anno-event-traded", seat, &gaps)
    }

    fn built(&self, seat: Seat, token: Token, over: Option<Token>, cubes: &[Tier]) -> Vec<String> {
        let words = self.words;
        let what = match over {
            Some(covered) => {
                let gaps = [("token", words.token(token).into()), ("covered", words.token(covered).into())];
                words.say("anno-token-over", &gaps)
            }
            None => words.token(token),
        };
        let mut told = vec![self.subject("anno-event-built", seat, &[("token", what.into())])];
        told.extend(self.sent_away(cubes));
        told
    }

    fn removed(&self, seat: Seat, token: Token, uncovered: Option<Token>, cubes: &[Tier]) -> Vec<String> {
        let words = self.words;
        let mut told = vec![self.subject("anno-event-removed", seat, &[("token", words.token(token).into())])];
        told.extend(uncovered.map(|token| words.say("anno-event-uncovered", &[("token", words.token(token).into())])));
        told.extend(self.sent_away(cubes));
        told
    }

    /// Cubes that lost their workplaces (A8.7).
    fn sent_away(&self, cubes: &[Tier]) -> Option<String> {
        (!cubes.is_empty()).then(|| self.words.amount("anno-event-cubes_exhausted", cubes.len() as u8))
    }

    /// Cards are named for whoever may know them, counted for others.
    fn drew(&self, seat: Seat, deck: Deck, count: u8, cards: Option<&[CardKind]>) -> String {
        let list = match cards {
            Some(cards) => self.words.cards(cards),
            None => self.words.counted(usize::from(count), deck),
        };
        self.subject("anno-event-drew", seat, &[("list", list.into())])
    }

    fn returned(&self, seat: Seat, run: &[Event]) -> String {
        let known: Vec<CardKind> = run.iter().filter_map(returned_card).collect();
        let of = |deck: Deck| {
            let fits = |event: &&Event| matches!(event, Event::Returned { deck: one, .. } if *one == deck);
            run.iter().filter(fits).count()
        };
        let list = if known.len() == run.len() {
            self.words.cards(&known)
        } else {
            let decks = Deck::ALL.into_iter().map(|deck| (deck, of(deck))).filter(|(_, count)| *count > 0);
            self.words.list(decks.map(|(deck, count)| self.words.counted(count, deck)))
        };
        self.subject("anno-event-returned", seat, &[("list", list.into())])
    }

    fn expeditions(&self, seat: Seat, count: u8, cards: Option<&[Expedition]>) -> String {
        let list = match cards {
            Some(cards) => self.words.expeditions(cards),
            None => self.words.amount("anno-n-expeditions", count),
        };
        self.subject("anno-event-expeditions", seat, &[("list", list.into())])
    }
}

fn returned_card(event: &Event) -> Option<CardKind> {
    match event {
        Event::Returned { card, .. } => *card,
        _ => None,
    }
}

/// Nothing is told where nothing happened: a price that is asked for in several parts, a draw from an empty stack.
fn worth_telling(event: &Event) -> bool {
    match event {
        Event::Spent { tokens, .. } => *tokens != Spent::default(),
        Event::Drew { count, .. } | Event::Expeditions { count, .. } => *count > 0,
        Event::Gift { gold, trade, exploration, .. } => gold + trade + exploration > 0,
        _ => true,
    }
}

/// Whether two events are told as one list.
fn same_list(a: &Event, b: &Event) -> bool {
    match (a, b) {
        (Event::Worked { seat: a, .. }, Event::Worked { seat: b, .. })
        | (Event::Exhausted { seat: a, .. }, Event::Exhausted { seat: b, .. })
        | (Event::ShiftEnd { seat: a, .. }, Event::ShiftEnd { seat: b, .. })
        | (Event::Returned { seat: a, .. }, Event::Returned { seat: b, .. }) => a == b,
        (Event::Raised { seat: a, free: one, .. }, Event::Raised { seat: b, free: two, .. }) => a == b && one == two,
        (Event::Spent { seat: a, purpose: one, .. }, Event::Spent { seat: b, purpose: two, .. }) => {
            a == b && one == two
        }
        _ => false,
    }
}
