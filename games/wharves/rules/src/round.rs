//! The course of a round: the die, what happens without a question, and the end (W3, W4.4, W6.1).

use crate::cards::Wharf;
use crate::event::Event;
use crate::scoring;
use crate::state::{Phase, State};
use entrepot_table::{Chance, Purpose, Sink};

impl State {
    /// The next round begins with a throw of the die (W3), unless the game is over (W6.1).
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        let somebody_has_none = self.hands[..table.players()].iter().any(|hand| hand.is_empty());
        if table.round == table.setup.rounds() || somebody_has_none {
            table.phase = Phase::Over;
            sink.all(|| Event::Ended { scores: scoring::scores(table) });
            return;
        }
        table.round += 1;
        let die = chance.throw(Purpose::Throw(table.round.into()), 6) as u8;
        table.favoured = Wharf::ALL.get(usize::from(die) - 1).copied();
        table.phase = if die == 6 { Phase::Favour } else { Phase::Play };
        let (round, leader, favoured) = (table.round, table.leader, table.favoured);
        sink.all(|| Event::Round { round, leader, die, favoured });
        // Whoever has seen the die cannot take back what came before.
        sink.revealed();
        self.play_last_crates(sink);
    }

    /// Everybody can count a last crate, so nobody is asked for it (W4.4). Several crates of which one must be played are
    /// another matter: that there is no choice is known to their owner alone.
    pub(crate) fn play_last_crates(&mut self, sink: &mut impl Sink<Event>) {
        while self.table.phase == Phase::Play {
            let seat = self.table.seat_of(self.table.played.len());
            let [only] = self.hands[seat.index()][..] else { return };
            self.lay(only, sink);
            sink.revealed();
        }
    }
}
