//! A position of a recorded game as text: the parts that all games share.

use entrepot_live::{Record, Replay};
use entrepot_table::scenario::join;
use entrepot_table::{Game, Moves, Seat};

/// The widest line.
const WIDTH: usize = 80;

/// The column where text after a label begins.
const INDENT: usize = 10;

/// A position and who looks at it.
pub struct Shown<'a, G: Game> {
    /// The game.
    pub record: &'a Record<G>,
    /// The requested move.
    pub at: usize,
    /// The move after which the viewer knew the position.
    pub known: usize,
    /// The last move before it, and who made it.
    pub last: Option<(Seat, G::Move)>,
    /// The position.
    pub state: G::State,
    /// `None` shows everything, since the game is over.
    pub viewer: Option<Seat>,
}

impl<G: Game> Shown<'_, G> {
    /// The position after this many moves, as the viewer knew it.
    pub fn new<'a>(record: &'a Record<G>, replay: &Replay<G>, at: usize, viewer: Option<Seat>) -> Shown<'a, G> {
        let position = |at: usize| replay.at(at).expect("the record has so many moves");
        let mut state = position(at);
        let decides = viewer.is_none() || viewer == G::decider(&state);
        let known = if decides { at } else { replay.last_known(at) };
        if known != at {
            state = position(known);
        }
        let last = known.checked_sub(1).map(|index| replay.moves()[index]);
        Shown { record, at, known, last, state, viewer }
    }

    /// Whether this seat's own cards are shown.
    pub fn open(&self, seat: Seat) -> bool {
        self.viewer.is_none_or(|viewer| viewer == seat)
    }

    /// The first line.
    pub fn title(&self) -> String {
        let mut title = format!("after move {} of {}", self.known, self.record.len());
        if let Some(viewer) = self.viewer {
            title += &format!(", as seat {viewer} knows it");
        }
        title.push('\n');
        if self.known != self.at {
            title += &format!("(what was chosen up to move {} could still be taken back)\n", self.at);
        }
        title
    }

    /// The line above a seat's part.
    pub fn heading(&self, seat: Seat) -> String {
        let name = self.record.name(seat, self.known).map_or(String::new(), |name| format!(" {name}"));
        format!("\nseat {seat}{name}\n")
    }

    /// The legal moves.
    pub fn legal(&self) -> String {
        let mut moves = Moves::new();
        G::legal(&self.state, &mut moves);
        listed(moves.iter().map(G::Move::to_string))
    }

    /// Points and places at this moment.
    pub fn places(&self) -> String {
        let outcome = G::score_now(&self.state);
        format!("points {}, places {}", join(&outcome.points), join(&outcome.places))
    }
}

/// A space at which lines are not broken.
const GLUE: &str = "\u{a0}";

/// A list with commas; lines break between the items.
pub fn listed(things: impl Iterator<Item = String>) -> String {
    things.map(|thing| thing.replace(' ', GLUE)).collect::<Vec<_>>().join(", ")
}

/// Adds a label and its text, broken into lines; nothing if the text is empty.
pub fn row(page: &mut String, label: &str, text: &str) {
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
