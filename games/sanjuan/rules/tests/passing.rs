//! What the log says of a player who does nothing.

use entrepot_sanjuan::{Cause, Event, Kind, Move, SanJuan, read_position};
use entrepot_table::{Game, Log, Seed};

/// Chapel and Bank are two questions, and declining either is told as such (S15.11, S17.8).
#[test]
fn declining_names_the_building() {
    for kind in [Kind::Chapel, Kind::Bank] {
        let text = format!("setup players=2 expansion=on\ncity 1 indigo_plant {kind}\nhand 1 well\nphase round_start");
        let mut state = read_position(&text).unwrap();
        let mut log = Log::default();
        SanJuan::play(&mut state, Move::Pass, &mut Seed::from_number(0), &mut log);
        let told = log
            .events
            .iter()
            .any(|(_, event)| matches!(event, Event::Passed { at: Cause::Building(at), .. } if *at == kind));
        assert!(told, "{kind}");
    }
}
