//! What a viewer sees of the table. It is drawn from the view alone, so it cannot show what the viewer may not know.

use super::words::Words;
use entrepot_sanjuan::{Board, City, Frame, Kind, Role, Standing, View, hand_limit, standing};
use entrepot_table::Seat;
use entrepot_terminal::page::Page;

/// Draws the table for one viewer.
pub struct Screen<'a> {
    words: &'a Words,
    view: &'a View,
}

impl<'a> Screen<'a> {
    /// A screen for whoever looks through this view.
    pub fn new(words: &'a Words, view: &'a View) -> Screen<'a> {
        Screen { words, view }
    }

    /// The whole table: roles, prices, piles, cities.
    pub fn draw(&self, page: &mut Page) {
        page.heading(&self.title());
        self.roles(page);
        self.prices(page);
        self.piles(page);
        page.blank();
        self.draw_cities(page);
    }

    /// The cities alone.
    pub fn draw_cities(&self, page: &mut Page) {
        self.seats().for_each(|seat| self.city(page, seat));
        page.faint(0, &self.legend());
    }

    /// The viewer's hand, with printed costs.
    pub fn hand(&self, page: &mut Page) {
        let Some(seat) = self.view.viewer else { return };
        let hand = self.view.hand();
        let each = |kind: Kind| {
            let card = self.words.card_with_cost(self.board(), kind);
            match hand.count(kind) {
                1 => card,
                n => self.words.say("times", &[("n", n.into()), ("what", card.into())]),
            }
        };
        let text = match hand.is_empty() {
            true => self.words.get("hand-empty"),
            false => self.words.list(hand.kinds().iter().map(each)),
        };
        let gaps = [("n", hand.len().into()), ("limit", hand_limit(self.board(), seat).into())];
        page.labelled(&self.words.label(&self.words.say("hand", &gaps)), &text);
    }

    /// The round and what is being played.
    fn title(&self) -> String {
        let board = self.board();
        let step = match (board.phase(), board.stack.first()) {
            (Some(role), _) => self.words.get(&format!("phase-{role}")),
            (None, Some(Frame::StartingHands(_))) => self.words.get("phase-starting_hands"),
            (None, Some(Frame::RoundStart(..))) => self.words.get("phase-start_of_round"),
            (None, _) => self.words.get("phase-role_choice"),
        };
        format!("{} · {step}", self.words.say("round", &[("n", board.round.into())]))
    }

    fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// Everybody, the viewer first.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.board().players();
        let first = self.view.viewer.unwrap_or_default();
        (0..players).map(move |steps| first.after(steps, players))
    }

    fn roles(&self, page: &mut Page) {
        let taken = |role: Role| {
            let by = self.words.name(self.board().roles[role.index()]?);
            Some(self.words.say("role-taken", &[("role", self.words.role(role).into()), ("name", by.into())]))
        };
        let free = Role::ALL.into_iter().filter(|role| self.board().roles[role.index()].is_none());
        let free = self.words.list(free.map(|role| self.words.role(role)));
        let free = Some(self.words.say("roles-free", &[("roles", free.into())]));
        let all: Vec<String> = Role::ALL.into_iter().filter_map(taken).chain(free).collect();
        page.labelled(&self.words.label(&self.words.get("roles")), &all.join(" · "));
    }

    /// The card that lies open, and the next ones as far as they are known.
    fn prices(&self, page: &mut Page) {
        let board = self.board();
        if let Some(open) = board.open_prices() {
            page.labelled(&self.words.label(&self.words.get("prices-open")), &self.words.prices(open));
        }
        let skipped = usize::from(board.prices.open);
        let coming: Vec<Option<u8>> =
            (skipped..5).map(|steps| board.prices.known[(usize::from(board.prices.next) + steps) % 5]).collect();
        let text = if coming.iter().all(Option::is_none) {
            self.words.get("prices-unknown")
        } else {
            let card = |tile: Option<u8>| match tile {
                Some(tile) => board.figures.tiles[usize::from(tile)].map(|price| price.to_string()).join("-"),
                None => "?".to_owned(),
            };
            let cards = coming.into_iter().map(card).collect::<Vec<_>>().join(" → ");
            self.words.say("prices-coming", &[("cards", cards.into())])
        };
        page.labelled(&self.words.label(&self.words.get("prices")), &text);
    }

    fn piles(&self, page: &mut Page) {
        let board = self.board();
        let gaps = [("draw", board.pile.into()), ("discard", board.discard.into())];
        let mut text = self.words.say("piles-text", &gaps);
        if board.cathedral {
            text = format!("{text} · {}", self.words.get("cathedral-there"));
        }
        page.labelled(&self.words.label(&self.words.get("piles")), &text);
    }

    fn city(&self, page: &mut Page, seat: Seat) {
        page.strong(&self.who(seat));
        let city = self.board().city(seat);
        let buildings = (0..city.places.len()).map(|place| self.building(seat, place));
        page.hanging("  ", &self.words.list(buildings));
        if let Some(laid) = self.laid(seat) {
            page.hanging("  ", &laid);
        }
        if self.view.viewer != Some(seat) && !self.view.hands[seat.index()].is_empty() {
            let known: Vec<Kind> = self.view.hands[seat.index()].iter().collect();
            page.hanging("  ", &self.words.say("hand-known", &[("list", self.words.kinds(&known).into())]));
        }
    }

    /// The line that says who it is and how this player stands.
    fn who(&self, seat: Seat) -> String {
        let board = self.board();
        let name = self.words.name(seat);
        let you = self.view.viewer == Some(seat);
        let mut parts = vec![if you { self.words.say("who-you", &[("name", name.into())]) } else { name.to_owned() }];
        parts.extend((board.governor == seat).then(|| self.words.get("term-governor")));
        parts.push(self.words.say("n-buildings", &[("n", board.city(seat).places.len().into())]));
        parts.push(self.standing(seat));
        parts.push(self.words.say("n-in_hand", &[("n", board.hand(seat).into())]));
        parts.join(" · ")
    }

    /// Points now, as far as they are shown.
    fn standing(&self, seat: Seat) -> String {
        let Standing { points, at_least, .. } = standing(self.view, seat);
        if at_least { self.words.say("n-points-at_least", &[("n", points.into())]) } else { self.words.points(points) }
    }

    /// One building with its marks and notes.
    fn building(&self, seat: Seat, place: usize) -> String {
        let city = self.board().city(seat);
        let at = city.places[place];
        // A name is not broken over two lines.
        let mut text = self.words.kind(at.kind).replace(' ', "\u{a0}");
        if at.kind.holds_good() {
            text = format!("{text}\u{a0}{}", if at.good { '●' } else { '○' });
        }
        let notes = self.notes(seat, place);
        if notes.is_empty() { text } else { format!("{text} ({})", notes.join("; ")) }
    }

    fn notes(&self, seat: Seat, place: usize) -> Vec<String> {
        let city = self.board().city(seat);
        let kind = city.places[place].kind;
        let mut notes = Vec::new();
        let under = self.board().beneath(seat, place);
        if !under.is_empty() {
            notes.push(self.words.say("building-covers", &[("list", self.words.kinds(under).into())]));
        }
        notes.extend((!kind.is_production() && city.fresh == Some(kind)).then(|| self.words.get("building-new")));
        notes.extend(self.used(city, kind).then(|| self.words.get("building-used")));
        notes
    }

    /// Whether a power that is limited has been used up.
    fn used(&self, city: &City, kind: Kind) -> bool {
        match kind {
            Kind::Library => city.library_used && self.board().players() == 2,
            Kind::Bank => city.bank_used,
            _ => false,
        }
    }

    /// What lies under Chapel, Bank and Harbor, for whoever may see the numbers.
    fn laid(&self, seat: Seat) -> Option<String> {
        let city = self.board().city(seat);
        if !standing(self.view, seat).counts_shown || city.laid() == 0 {
            return None;
        }
        let each = [(Kind::Chapel, city.chapel), (Kind::Bank, city.bank), (Kind::Harbor, city.harbor)];
        let each = each.into_iter().filter(|(_, count)| *count > 0);
        let counts = self.words.list(each.map(|(kind, count)| format!("{} {count}", self.words.kind(kind))));
        let mine: Vec<Kind> = self.view.laid.iter().collect();
        if self.view.viewer != Some(seat) || mine.is_empty() {
            return Some(self.words.say("laid", &[("counts", counts.into())]));
        }
        let gaps = [("counts", counts.into()), ("list", self.words.kinds(&mine).into())];
        Some(self.words.say("laid-known", &gaps))
    }

    /// What the marks mean.
    fn legend(&self) -> String {
        let hidden = self.seats().any(|seat| standing(self.view, seat).at_least);
        let marks = self.words.get("legend");
        if hidden { format!("{marks} {}", self.words.get("legend-at_least")) } else { marks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_sanjuan::SanJuan;
    use entrepot_sanjuan::{Place, Setup};
    use entrepot_table::{Game, Seed, Silent};
    use entrepot_terminal::style::Style;
    use entrepot_terminal::texts::Language;

    fn view(setup: &str) -> View {
        let setup: Setup = setup.parse().unwrap();
        let state = SanJuan::deal(&setup, &mut Seed::from_number(1), &mut Silent);
        let mut view = SanJuan::view(&state, Some(Seat::new(0)));
        for city in &mut view.board.cities[..2] {
            city.places.push(Place { kind: Kind::Chapel, good: false, beneath: 0 });
            city.chapel = 3;
        }
        view
    }

    fn drawn(view: &View) -> String {
        let words = Words::spoken(Language::En, vec!["Ana".into(), "Ben".into()]);
        let mut page = Page::new(Style::Plain, 80);
        Screen::new(&words, view).draw(&mut page);
        page.print()
    }

    #[test]
    fn numbers_under_buildings_are_not_shown_of_others() {
        let text = drawn(&view("players=2"));
        assert!(text.contains("Ana (you) · Governor · 2 buildings · 6 points"), "{text}");
        assert!(text.contains("Ben · 2 buildings · 3+ points"), "{text}");
        assert_eq!(text.matches("Under buildings: Chapel 3").count(), 1);
        assert!(text.contains("+ means:"));
    }

    #[test]
    fn numbers_under_buildings_are_shown_if_the_option_says_so() {
        let text = drawn(&view("players=2 chapel_secrecy=show_count"));
        assert!(text.contains("Ben · 2 buildings · 6 points"), "{text}");
        assert_eq!(text.matches("Under buildings: Chapel 3").count(), 2);
    }

    #[test]
    fn goods_prices_and_roles_are_marked() {
        let mut view = view("players=2");
        view.board.cities[1].places[0].good = true;
        view.board.prices.known = [Some(0), Some(4), None, None, None];
        view.board.prices.open = true;
        view.board.roles[Role::Trader.index()] = Some(Seat::new(1));
        let text = drawn(&view);
        assert!(text.contains("Indigo\u{a0}plant\u{a0}○") && text.contains("Indigo\u{a0}plant\u{a0}●"), "{text}");
        assert!(text.contains("Prices now: Indigo 1 · Sugar 1 · Tobacco 1 · Coffee 2 · Silver 2"), "{text}");
        assert!(text.contains("Trading house: next 1-2-2-3-3 → ? → ? → ?"), "{text}");
        assert!(text.contains("Roles: Trader: Ben · free: Builder, Producer, Councillor, Prospector"), "{text}");
    }
}
