//! What happened in the last line of moves.

use super::{Answer, about};
use crate::{Anno1800, Event};
use entrepot_table::Seat;
use entrepot_table::scenario::{Found, Scene, tag_of};

/// The names of events, so that a misspelt one is not taken for something that did not happen.
const EVENTS: &str = "dealt turn action announced worked traded imported received spent exhausted shift_end paid_gold built removed \
                      played activated turned_down used gained declined raised drew returned old_world lapsed new_world \
                      expeditions gift more_actions festival fireworks ended";

pub(super) fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Answer {
    let yes = |yes: bool| if yes { "yes" } else { "no" };
    Ok(Some(match words {
        ["event", name] => Found::new(&["event", name], &["yes"], yes(happened(scene, name)? > 0)),
        ["no_event", name] => Found::new(&["event", name], &["no"], yes(happened(scene, name)? > 0)),
        ["event", name, _] => about(words, 2, happened(scene, name)?),
        ["drew", who, _] => about(words, 2, drawn(scene, scene.seat(who)?)),
        ["revealed", _] => about(words, 1, yes(scene.log.revealed)),
        _ => return Ok(None),
    }))
}

/// How often something of this name happened. Of events in several versions the one for everybody is counted.
fn happened(scene: &Scene<Anno1800>, name: &str) -> Result<usize, String> {
    if !EVENTS.split(' ').any(|known| known == name) {
        return Err(format!("\u{201c}{name}\u{201d} is no event; events are {}", EVENTS.replace(' ', ", ")));
    }
    let named = |event: &&Event| tag_of(event, "event").as_deref() == Some(name);
    Ok(scene.log.seen_by(None).filter(named).count())
}

/// Cards that a seat drew.
fn drawn(scene: &Scene<Anno1800>, by: Seat) -> usize {
    let count = |event: &Event| match event {
        Event::Drew { seat, count, .. } if *seat == by => usize::from(*count),
        _ => 0,
    };
    scene.log.seen_by(None).map(count).sum()
}
