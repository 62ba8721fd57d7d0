//! A position of San Juan as text.

use entrepot_sanjuan::{Board, ChapelSecrecy, Kind, Kinds, Move, Role, SanJuan, Score, View, hand_limit, score};
use entrepot_table::scenario::join;
use entrepot_table::{Game, Seat};
use entrepot_terminal::show::{Shown, listed, row};
use std::ops::Deref;

/// The whole page.
pub fn page(shown: &Shown<SanJuan>) -> String {
    let shown = Position(shown);
    let mut page = shown.title();
    shown.table(&mut page);
    for seat in Seat::all(shown.board().players()) {
        shown.seat(seat, &mut page);
    }
    shown.question(&mut page);
    page
}

/// A position of a recorded game.
struct Position<'a>(&'a Shown<'a, SanJuan>);

impl<'a> Deref for Position<'a> {
    type Target = Shown<'a, SanJuan>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl Position<'_> {
    fn board(&self) -> &Board {
        self.state.board()
    }

    fn table(&self, page: &mut String) {
        let board = self.board();
        row(page, "game", &format!("{} {}", SanJuan::NAME, board.setup));
        let phase = board.phase().map_or(String::new(), |role| format!(", {role} chosen by seat {}", board.chooser));
        row(page, "round", &format!("{}, governor seat {}{phase}", board.round, board.governor));
        row(page, "roles", &roles(board));
        row(page, "prices", &prices(board));
        row(page, "piles", &piles(board));
        if let Some(viewer) = self.viewer {
            row(page, "seen", &optional("discarded ", &SanJuan::view(&self.state, Some(viewer)).discards));
        }
        if let Some((seat, mv)) = self.last {
            row(page, "last", &format!("seat {seat}: {}", self.told(seat, mv)));
        }
    }

    /// A move as the viewer learned of it: which card somebody else chose face down is not told.
    fn told(&self, seat: Seat, mv: Move) -> String {
        let text = mv.to_string();
        let face_down = matches!(
            mv,
            Move::Pay(_) | Move::Keep(_) | Move::Discard(_) | Move::Exchange(_) | Move::Lay(_) | Move::Bank(_)
        );
        if self.open(seat) || !face_down {
            return text;
        }
        format!("{} a card", text.split(' ').next().unwrap_or_default())
    }

    fn seat(&self, seat: Seat, page: &mut String) {
        *page += &self.heading(seat);
        let board = self.counted(seat);
        row(page, "city", &city(&board, seat));
        let limit = hand_limit(&board, seat);
        let view = self.view_of(seat);
        row(page, "hand", &format!("{} of {limit}: {}", board.hand(seat), hand(&view, seat)));
        row(page, "under", &under(&board, seat, &view.laid));
        row(page, "used", &used(&board, seat));
        row(page, "points", &points(&score(&board, seat), &self.hidden(seat)));
    }

    /// What is shown of a seat's cards: all of them, or what the viewer has seen.
    fn view_of(&self, seat: Seat) -> View {
        let mut view = SanJuan::view(&self.state, self.viewer.or(Some(seat)));
        if !self.open(seat) {
            view.laid = Kinds::default();
        }
        view
    }

    /// With this option the others do not see how many cards lie under Chapel, Bank and Harbor (Q2).
    fn counts_hidden(&self, seat: Seat) -> bool {
        !self.open(seat) && self.board().setup.chapel_secrecy == ChapelSecrecy::HideCount
    }

    /// Buildings of a seat, covered ones too, that may have cards under them which are not shown.
    fn hidden(&self, seat: Seat) -> Vec<Kind> {
        let board = self.board();
        let places = || board.city(seat).places.iter().enumerate();
        let built =
            |kind: Kind| places().any(|(i, place)| place.kind == kind || board.beneath(seat, i).contains(&kind));
        let mut kinds = vec![Kind::Chapel, Kind::Bank, Kind::Harbor];
        kinds.retain(|&kind| self.counts_hidden(seat) && built(kind));
        kinds
    }

    /// The board, less what is not shown of this seat. A Palace counts those points too, so they are taken off first.
    fn counted(&self, seat: Seat) -> Board {
        let mut board = *self.board();
        if self.counts_hidden(seat) {
            let city = &mut board.cities[seat.index()];
            (city.chapel, city.bank, city.harbor) = (0, 0, 0);
        }
        board
    }

    fn question(&self, page: &mut String) {
        page.push('\n');
        let board = self.board();
        let Some(asked) = board.decision() else {
            return row(page, "over", &self.places());
        };
        let numbers = asked.numbers().iter().map(|number| format!(" {number}")).collect::<String>();
        row(page, "decides", &format!("seat {}: {}{numbers}", board.actor, asked.name()));
        row(page, "building", &building(board));
        row(page, "revealed", &join(board.revealed.iter()));
        if self.open(board.actor) {
            let view = SanJuan::view(&self.state, Some(board.actor));
            row(page, "drawn", &view.drawn.to_string());
            row(page, "legal", &self.legal());
        }
    }
}

fn optional(before: &str, cards: &Kinds) -> String {
    if cards.is_empty() { String::new() } else { format!("{before}{cards}") }
}

fn roles(board: &Board) -> String {
    let role = |role: Role| match board.roles[role.index()] {
        Some(seat) => format!("{role} (seat {seat})"),
        None => role.to_string(),
    };
    listed(Role::ALL.into_iter().map(role))
}

/// The trading-house cards in the order in which they come, the open or next one first.
fn prices(board: &Board) -> String {
    let prices = &board.prices;
    let tile = |steps: usize| match prices.known[(usize::from(prices.next) + steps) % prices.known.len()] {
        Some(tile) => join(board.figures.tiles[usize::from(tile)].iter()).replace(' ', "-"),
        None => "?".into(),
    };
    let order = join((0..prices.known.len()).map(tile));
    format!("{} {order}", if prices.open { "open:" } else { "closed, next:" })
}

fn piles(board: &Board) -> String {
    let mut text = format!("{} to draw, {} discarded, reshuffled {}", board.pile, board.discard, board.reshuffles);
    if board.cathedral {
        text += ", cathedral free";
    }
    text
}

/// As in a position: `sugar_mill+good palace/chapel smithy!`.
fn city(board: &Board, seat: Seat) -> String {
    let city = board.city(seat);
    let place = |(index, place): (usize, &entrepot_sanjuan::Place)| {
        let good = if place.good { "+good" } else { "" };
        let fresh = if city.fresh == Some(place.kind) { "!" } else { "" };
        let below = board.beneath(seat, index).iter().rev().map(|kind| format!("/{kind}")).collect::<String>();
        format!("{}{good}{fresh}{below}", place.kind)
    };
    format!("{}: {}", city.places.len(), join(city.places.iter().enumerate().map(place)))
}

/// The cards that are known, then how many are not.
fn hand(view: &View, seat: Seat) -> String {
    let known = &view.hands[seat.index()];
    match view.board.hand(seat) - known.len() {
        0 => known.to_string(),
        unknown => format!("{known} ?*{unknown}"),
    }
}

fn under(board: &Board, seat: Seat, laid: &Kinds) -> String {
    let city = board.city(seat);
    let counts = [(Kind::Chapel, city.chapel), (Kind::Bank, city.bank), (Kind::Harbor, city.harbor)];
    let counts = counts.iter().filter(|(_, count)| *count > 0).map(|(kind, count)| format!("{kind} {count}"));
    let counts = listed(counts);
    if laid.is_empty() { counts } else { format!("{counts}: {laid}") }
}

fn used(board: &Board, seat: Seat) -> String {
    let city = board.city(seat);
    let used = [(Kind::Bank, city.bank_used), (Kind::Library, city.library_used)];
    join(used.into_iter().filter(|(_, used)| *used).map(|(kind, _)| kind))
}

/// The points by where they come from; those of the hidden kinds are not told.
fn points(score: &Score, hidden: &[Kind]) -> String {
    let parts = [
        ("buildings", score.buildings),
        ("chapel", score.chapel),
        ("bank", score.bank),
        ("harbor", score.harbor),
        ("triumphal_arch", score.triumphal_arch),
        ("guild_hall", score.guild_hall),
        ("city_hall", score.city_hall),
        ("residence", score.residence),
        ("cathedral", score.cathedral),
        ("palace", score.palace),
    ];
    let shown = parts.iter().filter(|(_, points)| *points > 0).map(|(name, points)| format!("{name} {points}"));
    let parts = listed(shown.chain(hidden.iter().map(|kind| format!("{kind} ?"))));
    let more = if hidden.is_empty() { "" } else { "+?" };
    format!("{}{more}: {parts}; in a tie {}", score.total(), score.tie)
}

fn building(board: &Board) -> String {
    use entrepot_sanjuan::Decision::{Library, Over, Pay};
    let under_way =
        board.phase() == Some(Role::Builder) && matches!(board.decision(), Some(Over | Library | Pay { .. }));
    if !under_way {
        return String::new();
    }
    let city = board.city(board.actor);
    let over = board.build.over.and_then(|place| city.places.get(usize::from(place)));
    let over = over.map_or(String::new(), |place| format!(" over {}", place.kind));
    format!("{}{over}", board.build.kind)
}
