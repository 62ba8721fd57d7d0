//! `entrepot show RECORD --at N`: prints a position of a recorded game.

use super::Failure;
use crate::records::{AnyRecord, load};
use entrepot_live::{Record, Replay, replay};
use entrepot_sanjuan::{
    Board, ChapelSecrecy, Kind, Kinds, Move, Role, SanJuan, Score, State, View, hand_limit, score, write_position,
};
use entrepot_table::{Game, Moves, Seat};
use std::path::PathBuf;

/// Print a position of a recorded game
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record; docs/records.md explains the format
    record: PathBuf,
    /// After so many moves; the last position if left out
    #[arg(long, value_name = "MOVES")]
    at: Option<usize>,
    /// Show only what this seat may know
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<usize>,
    /// Print it as a position for a scenario file (docs/scenarios.md)
    #[arg(long, conflicts_with = "viewer")]
    position: bool,
}

/// Prints the position.
pub fn run(args: Args) -> Result<(), Failure> {
    let usage = |why: String| Failure::Usage(format!("{}: {why}", args.record.display()));
    let AnyRecord::SanJuan(record) = load(&args.record).map_err(|error| usage(error.to_string()))?;
    let at = args.at.unwrap_or(record.len());
    if at > record.len() {
        return Err(usage(format!("there are {} moves: --at is 0 to {0}, not {at}", record.len())));
    }
    // Later moves are left alone: a record with a wrong move can be looked at up to there.
    let replay = replay(&record.first(at)).map_err(|error| usage(error.to_string()))?;
    let viewer = args.viewer.map(|seat| seat_of(seat, record.setup().players())).transpose().map_err(usage)?;
    let shown = Shown::new(&record, &replay, at, viewer);
    print!("{}", if args.position { write_position(&shown.state) } else { shown.page() });
    Ok(())
}

fn seat_of(number: usize, players: usize) -> Result<Seat, String> {
    match number {
        1.. if number <= players => Ok(Seat::new(number - 1)),
        _ => Err(format!("--as is a seat, 1 to {players}, not {number}")),
    }
}

/// Widest line that is printed.
const WIDTH: usize = 80;

/// Where the text behind a label begins.
const INDENT: usize = 10;

/// A position and who looks at it.
struct Shown<'a> {
    record: &'a Record<SanJuan>,
    /// The move that was asked for.
    at: usize,
    /// The move after which the viewer knew the position.
    settled: usize,
    last: Option<(Seat, Move)>,
    state: State,
    /// `None`: everything is shown, the game is over.
    viewer: Option<Seat>,
}

impl Shown<'_> {
    fn new<'a>(record: &'a Record<SanJuan>, replay: &Replay<SanJuan>, at: usize, viewer: Option<Seat>) -> Shown<'a> {
        let position = |at: usize| replay.at(at).expect("the record has so many moves");
        let mut state = position(at);
        let decides = viewer.is_none() || viewer == SanJuan::decider(&state);
        let settled = if decides { at } else { replay.settled(at) };
        if settled != at {
            state = position(settled);
        }
        let last = settled.checked_sub(1).map(|index| replay.moves()[index]);
        Shown { record, at, settled, last, state, viewer }
    }

    fn board(&self) -> &Board {
        self.state.board()
    }

    /// Whether this seat's own cards are shown.
    fn open(&self, seat: Seat) -> bool {
        self.viewer.is_none_or(|viewer| viewer == seat)
    }

    fn page(&self) -> String {
        let mut page = self.title();
        self.table(&mut page);
        for seat in Seat::all(self.board().players()) {
            self.seat(seat, &mut page);
        }
        self.question(&mut page);
        page
    }

    fn title(&self) -> String {
        let mut title = format!("after move {} of {}", self.settled, self.record.len());
        if let Some(viewer) = self.viewer {
            title += &format!(", as seat {viewer} knows it");
        }
        title.push('\n');
        if self.settled != self.at {
            title += &format!("(what was chosen up to move {} could still be taken back)\n", self.at);
        }
        title
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
        let name = self.record.name(seat, self.settled).map_or(String::new(), |name| format!(" {name}"));
        *page += &format!("\nseat {seat}{name}\n");
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
            return row(page, "over", &places(&self.state));
        };
        let numbers = asked.numbers().iter().map(|number| format!(" {number}")).collect::<String>();
        row(page, "decides", &format!("seat {}: {}{numbers}", board.actor, asked.name()));
        row(page, "building", &building(board));
        row(page, "revealed", &words(board.revealed.iter()));
        if self.open(board.actor) {
            let view = SanJuan::view(&self.state, Some(board.actor));
            row(page, "drawn", &view.drawn.to_string());
            row(page, "legal", &legal(&self.state));
        }
    }
}

/// A space at which no line is broken.
const GLUE: &str = "\u{a0}";

/// Things that are listed with commas: lines are broken between them.
fn listed(things: impl Iterator<Item = String>) -> String {
    things.map(|thing| thing.replace(' ', GLUE)).collect::<Vec<_>>().join(", ")
}

/// Adds a label and its text, broken into lines; nothing if there is no text.
fn row(page: &mut String, label: &str, text: &str) {
    let mut line = format!("{label:INDENT$}");
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if line.len() > INDENT && line.chars().count() + word.chars().count() > WIDTH {
            end_line(page, &line);
            line = " ".repeat(INDENT);
        }
        line += word;
        line.push(' ');
    }
    if !text.is_empty() {
        end_line(page, &line);
    }
}

fn end_line(page: &mut String, line: &str) {
    *page += line.replace(GLUE, " ").trim_end();
    page.push('\n');
}

fn words<T: ToString>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
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
        Some(tile) => words(board.figures.tiles[usize::from(tile)].iter()).replace(' ', "-"),
        None => "?".into(),
    };
    let order = words((0..prices.known.len()).map(tile));
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
    format!("{}: {}", city.places.len(), words(city.places.iter().enumerate().map(place)))
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
    words(used.into_iter().filter(|(_, used)| *used).map(|(kind, _)| kind))
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

fn legal(state: &State) -> String {
    let mut moves = Moves::new();
    SanJuan::legal(state, &mut moves);
    listed(moves.iter().map(Move::to_string))
}

fn places(state: &State) -> String {
    let outcome = SanJuan::score_now(state);
    format!("points {}, places {}", words(outcome.points.iter()), words(outcome.places.iter()))
}
