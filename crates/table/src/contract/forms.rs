//! Positions, views and moves in their other forms: JSON, text, and what a view says by itself.

use super::Examined;
use super::course::Position;
use super::report::{Check, Verdict};
use super::sight::{json, same_text};
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
    moves(at).iter().try_for_each(through_json)
}

/// How a move is written does not depend on the position: all of them are tried once in a game, and what is legal always.
fn moves<'a, G: Examined>(at: &'a Position<'_, G>) -> &'a [G::Move] {
    if at.step == 0 { &at.probes } else { &at.legal }
}

fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: &T) -> Verdict {
    let text = json(thing);
    match serde_json::from_str::<T>(&text) {
        Ok(back) if back == *thing => Ok(()),
        Ok(back) => same_text(Check::RoundTrip, &format!("{thing:?}"), &format!("{back:?}")),
        Err(error) => Err(Check::RoundTrip.fault(format!("{error} in {text}"))),
    }
}

pub(super) fn notation<G: Examined>(at: &Position<'_, G>) -> Verdict {
    through_text(&at.course.setup)?;
    at.legal.iter().try_for_each(through_text)?;
    moves(at).iter().try_for_each(through_text_or_refused)
}

fn through_text<T: Display + FromStr<Err: Display> + PartialEq + Debug>(thing: &T) -> Verdict {
    let text = thing.to_string();
    let refused = |error: T::Err| format!("{thing:?} went as \u{201c}{text}\u{201d}, which is refused: {error}");
    text.parse::<T>().map_err(|error| Check::Notation.fault(refused(error)))?;
    through_text_or_refused(thing)
}

/// A senseless move may have a text that nobody can read, but none that means another move.
fn through_text_or_refused<T: Display + FromStr + PartialEq + Debug>(thing: &T) -> Verdict {
    let text = thing.to_string();
    let Ok(back) = text.parse::<T>() else { return Ok(()) };
    Check::Notation
        .demand(back == *thing, || format!("{thing:?} went as \u{201c}{text}\u{201d} and came back as {back:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::fmt;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Forgetful {
        kept: u8,
        #[serde(skip)]
        lost: u8,
    }

    impl Display for Forgetful {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.kept)
        }
    }

    impl FromStr for Forgetful {
        type Err = std::num::ParseIntError;

        fn from_str(text: &str) -> Result<Forgetful, Self::Err> {
            Ok(Forgetful { kept: text.parse()?, lost: 0 })
        }
    }

    #[test]
    fn what_is_lost_on_the_way_is_noticed() {
        let whole = Forgetful { kept: 1, lost: 0 };
        assert!(through_json(&whole).is_ok() && through_text(&whole).is_ok());
        let less = Forgetful { kept: 1, lost: 1 };
        assert_eq!(through_json(&less).map_err(|fault| fault.check), Err(Check::RoundTrip));
        assert_eq!(through_text(&less).map_err(|fault| fault.check), Err(Check::Notation));
        assert_eq!(through_text_or_refused(&less).map_err(|fault| fault.check), Err(Check::Notation));
    }

    /// Only what can be played needs a text that can be read.
    #[test]
    fn a_senseless_move_may_be_refused_by_its_reader() {
        use crate::example::Move;
        let senseless = Move::Return(255);
        assert!(through_text_or_refused(&senseless).is_ok());
        assert_eq!(through_text(&senseless).map_err(|fault| fault.check), Err(Check::Notation));
        assert!(through_text(&Move::Return(6)).is_ok());
    }
}
