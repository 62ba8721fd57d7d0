//! `novice`: follows the ten points of "In short" on the page of the rules and nothing else.
//!
//! Somebody who has read them knows that buildings are points, what each role does, and that cards are money. It knows no
//! building by what it does, and looks at nobody else.

use entrepot_sanjuan::{Decision, Kind, Kinds, Move, Role, SanJuan, View};
use entrepot_table::{Bot, Seat, legal_or_first};

/// Plays by the ten points.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot<SanJuan> for Novice {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        legal_or_first(view.viewer.and_then(|me| Reader { view, me }.wanted(legal)), legal)
    }
}

/// A seat and what it sees.
struct Reader<'a> {
    view: &'a View,
    me: Seat,
}

impl Reader<'_> {
    fn wanted(&self, legal: &[Move]) -> Option<Move> {
        match self.view.board.decision()? {
            Decision::Role => self.role(legal),
            Decision::Build => self.building(legal),
            Decision::Over => Some(Move::Beside),
            Decision::Library => Some(Move::Library(true)),
            Decision::Pay { left } => self.least(&self.view.hand(), left).map(Move::Pay),
            Decision::StartingHand { left } | Decision::HandLimit { left } | Decision::Archive { left } => {
                self.least(&self.view.hand(), left).map(Move::Discard)
            }
            Decision::Keep { left } => self.most(&self.view.drawn, left).map(Move::Keep),
            // A good on one building is as good as on another (point 6).
            Decision::Produce { .. } => legal.iter().copied().find(|mv| matches!(mv, Move::Produce(_))),
            Decision::Sell { .. } => legal.iter().copied().rfind(|mv| matches!(mv, Move::Sell(_))),
            Decision::GoldMine | Decision::Goldsmith => Some(Move::Reveal),
            Decision::GoldMineTake => {
                let revealed: Kinds = self.view.board.revealed.iter().copied().collect();
                self.most(&revealed, 1).map(Move::Take)
            }
            // What these are for the ten points do not say.
            Decision::Office { .. } | Decision::Chapel | Decision::Bank { .. } => Some(Move::Pass),
        }
    }

    fn points(&self, kind: Kind) -> (u8, u8) {
        (self.view.board.figures.points(kind), self.view.board.figures.cost(kind))
    }

    /// A role whose action is of use now: building first, since buildings are points (points 1 and 4 to 7).
    fn role(&self, legal: &[Move]) -> Option<Move> {
        let city = self.view.board.city(self.me);
        let hand = self.view.hand();
        let fits = |kind: Kind| kind.is_production() || !city.has(kind);
        // Whoever takes the builder pays one card less, and the building itself is a card of the hand (point 5).
        let payable = |kind: Kind| usize::from(self.view.board.figures.cost(kind)) <= hand.len();
        let goods = city.goods();
        let plants = city.places.iter().filter(|place| place.kind.is_production()).count();
        let useful = |role: Role| match role {
            Role::Builder => hand.kinds().iter().any(|kind| fits(kind) && payable(kind)),
            Role::Trader => goods > 0,
            Role::Producer => goods < plants,
            Role::Councillor | Role::Prospector => true,
        };
        let wished = [Role::Builder, Role::Trader, Role::Producer, Role::Councillor, Role::Prospector];
        wished.into_iter().filter(|&role| useful(role)).map(Move::Role).find(|mv| legal.contains(mv))
    }

    /// The building with the most points.
    fn building(&self, legal: &[Move]) -> Option<Move> {
        let kinds = legal.iter().filter_map(|mv| if let Move::Build(kind) = mv { Some(*kind) } else { None });
        kinds.max_by_key(|&kind| self.points(kind)).map(Move::Build)
    }

    /// The first of the cards to give away: those with the fewest points. Of a set the lowest kind is named first.
    fn least(&self, cards: &Kinds, left: u8) -> Option<Kind> {
        self.ranked(cards).into_iter().take(usize::from(left)).min()
    }

    /// The first of the cards to keep: those with the most points.
    fn most(&self, cards: &Kinds, left: u8) -> Option<Kind> {
        self.ranked(cards).into_iter().rev().take(usize::from(left)).min()
    }

    /// The cards that may still be named, the fewest points first.
    fn ranked(&self, cards: &Kinds) -> Vec<Kind> {
        let mut cards: Vec<Kind> = cards.iter().filter(|&kind| Some(kind) >= self.view.last).collect();
        cards.sort_by_key(|&kind| self.points(kind));
        cards
    }
}
