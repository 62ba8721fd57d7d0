//! Which role to take: a look through the rest of the round, in which everybody takes what helps him more than others.

use super::outlook::Outlook;
use super::purse::{Forecast, Purse};
use entrepot_sanjuan::{FULL_CITY, Frame, Move, Role, score};
use entrepot_table::Seat;

/// Most players.
const SEATS: usize = 4;

/// A builder phase in which one does not build oneself is a gift: it must look better than any other role by this.
const IDLE_BUILDER: f32 = 1.0;

/// Further ahead or behind than this, the end of the game is decided.
const DECIDED: f32 = 3.0;

/// From the round after this on nobody waits for a better end: otherwise players who are all afraid of the last builder
/// phase wait for ever.
const PATIENCE: u16 = 20;

/// The table in the course of the round.
#[derive(Clone, Copy)]
struct Table {
    purses: [Purse; SEATS],
    taken: [bool; 5],
    /// Roles chosen so far.
    chosen: usize,
    /// A city is full.
    over: bool,
}

struct Search<'a> {
    outlook: &'a Outlook<'a>,
    forecast: Forecast<'a>,
    players: usize,
    /// Points of everybody now.
    points: [f32; SEATS],
}

impl Outlook<'_> {
    /// Takes the role that looks best at the end of the round.
    pub(super) fn role(&self, legal: &[Move]) -> Option<Move> {
        let search = Search::new(self);
        let table = search.start();
        let valued = legal.iter().filter_map(|&mv| match mv {
            Move::Role(role) => Some((mv, search.value(&table, role))),
            _ => None,
        });
        valued.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
    }

    /// With two players the Governor may keep the Library for the second role: worth it where it only means more choice.
    pub(super) fn library(&self) -> Move {
        let last = self.weights.last_library && self.phases <= 1.0;
        Move::Library(last || self.board.phase() != Some(Role::Councillor))
    }
}

impl<'a> Search<'a> {
    fn new(outlook: &'a Outlook<'a>) -> Search<'a> {
        let players = outlook.board.players();
        let mut points = [0.0; SEATS];
        for seat in Seat::all(players) {
            points[seat.index()] = f32::from(score(outlook.board, seat).total());
        }
        Search { outlook, forecast: Forecast::new(outlook), players, points }
    }

    fn start(&self) -> Table {
        let board = self.outlook.board;
        let mut purses = [Purse::default(); SEATS];
        for seat in Seat::all(self.players) {
            purses[seat.index()] = self.forecast.purse(seat);
        }
        let chosen = match board.stack.first() {
            // The choice being made is counted already.
            Some(Frame::Roles(n)) => usize::from(*n).saturating_sub(1),
            _ => 0,
        };
        Table { purses, taken: board.roles.map(|by| by.is_some()), chosen, over: false }
    }

    /// What taking this role now is worth.
    fn value(&self, table: &Table, role: Role) -> f32 {
        let me = self.outlook.me;
        let (mut after, mut end) = (*table, *table);
        self.play(&mut after, role);
        self.play_out(&mut end, role);
        let size = |table: &Table| table.purses[me.index()].size;
        let idle = role == Role::Builder && size(&after) == size(table);
        self.lead(&end, me) - if idle { IDLE_BUILDER } else { 0.0 }
    }

    /// Whose choice it is.
    fn chooser(&self, table: &Table) -> Seat {
        self.outlook.board.governor.after(table.chosen % self.players, self.players)
    }

    /// Plays a role, then the rest of the round with what is best for each chooser.
    fn play_out(&self, table: &mut Table, role: Role) {
        self.play(table, role);
        // Everybody chooses once; of two players the Governor chooses again.
        if table.over || table.chosen >= self.players.max(3) {
            return;
        }
        let chooser = self.chooser(table);
        let free = Role::ALL.into_iter().filter(|role| !table.taken[role.index()]);
        let ends = free.map(|role| {
            let mut end = *table;
            self.play_out(&mut end, role);
            (self.lead(&end, chooser), end)
        });
        if let Some((_, end)) = ends.max_by(|a, b| a.0.total_cmp(&b.0)) {
            *table = end;
        }
    }

    fn play(&self, table: &mut Table, role: Role) {
        let chooser = self.chooser(table);
        for n in 0..self.players {
            let seat = chooser.after(n, self.players);
            self.forecast.play(&mut table.purses[seat.index()], seat, role, n == 0);
        }
        table.taken[role.index()] = true;
        table.chosen += 1;
        table.over |= table.purses.iter().any(|purse| purse.size >= FULL_CITY);
    }

    /// How well a player stands beside the others.
    fn lead(&self, table: &Table, seat: Seat) -> f32 {
        let others = Seat::all(self.players).filter(|&other| other != seat);
        if table.over {
            let points = |seat: Seat| self.points[seat.index()] + table.purses[seat.index()].points;
            let ahead = points(seat) - others.map(points).fold(0.0, f32::max);
            let win = if self.outlook.board.round > PATIENCE { 0.0 } else { self.outlook.weights.win };
            return table.purses[seat.index()].points + win * ahead.clamp(-DECIDED, DECIDED);
        }
        let value = |seat: Seat| self.forecast.value(&table.purses[seat.index()], seat);
        let mean = others.map(value).sum::<f32>() / (self.players - 1) as f32;
        value(seat) - self.outlook.weights.envy * mean
    }
}
