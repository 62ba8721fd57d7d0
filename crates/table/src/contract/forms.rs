//! Positions, views and moves in their other forms: JSON, text, and what a view says by itself.

use super::Examined;
use super::course::Position;
use super::report::{Check, Verdict};
use super::sight::json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

pub(super) fn view_tells_decider<G: Examined>(at: &Position<'_, G>) -> Verdict {
    for viewer in at.viewers() {
        let told = G::view_decider(&G::view(at.state, viewer));
        Check::ViewTellsDecider.demand(told == at.decider, || {
            format!("{:?} decides, but the view of {viewer:?} says {told:?}", at.decider)
        })?;
    }
    Ok(())
}

pub(super) fn round_trip<G: Examined>(at: &Position<'_, G>) -> Verdict {
    through_json(at.state)?;
    at.viewers().try_for_each(|viewer| through_json(&G::view(at.state, viewer)))?;
    at.probes.iter().try_for_each(through_json)
}

fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: &T) -> Verdict {
    let text = json(thing);
    let back = serde_json::from_str::<T>(&text);
    let same = back.as_ref().is_ok_and(|back| back == thing);
    Check::RoundTrip.demand(same, || format!("{thing:?} went as {text} and came back as {back:?}"))
}

pub(super) fn notation<G: Examined>(at: &Position<'_, G>) -> Verdict {
    through_text(&at.course.setup)?;
    at.probes.iter().try_for_each(through_text)
}

fn through_text<T: Display + FromStr<Err: Display> + PartialEq + Debug>(thing: &T) -> Verdict {
    let text = thing.to_string();
    let wrong = |back: &dyn Debug| format!("{thing:?} went as \u{201c}{text}\u{201d} and came back as {back:?}");
    match text.parse::<T>() {
        Ok(back) => Check::Notation.demand(back == *thing, || wrong(&back)),
        Err(error) => Err(Check::Notation.fault(wrong(&error.to_string()))),
    }
}
