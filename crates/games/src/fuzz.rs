//! Fuzz targets for everything that reads outside text: the first byte of the input chooses the game, the rest is the text.
//!
//! A kind of text that a game does not read is skipped.

use crate::{Visit, names, visit};
use entrepot_table::Game;
use entrepot_title::{Title, probes};

/// Moves and setups.
pub fn notation(input: &[u8]) {
    with_game(input, Reader::Notation);
}

/// Positions.
pub fn position(input: &[u8]) {
    with_game(input, Reader::Position);
}

/// Scenarios: read, and played where they can be read.
pub fn scenario(input: &[u8]) {
    with_game(input, Reader::Scenario);
}

/// Records.
pub fn record(input: &[u8]) {
    with_game(input, Reader::Record);
}

/// Component data.
pub fn data(input: &[u8]) {
    with_game(input, Reader::Data);
}

enum Reader {
    Notation,
    Position,
    Scenario,
    Record,
    Data,
}

struct Probe<'a>(Reader, &'a [u8]);

/// `0` is the first game, `1` the second, so that people can read the corpus.
fn with_game(input: &[u8], reader: Reader) {
    let Some((first, text)) = input.split_first() else { return };
    let names = names();
    let game = usize::from(first.wrapping_sub(b'0')) % names.len();
    let _ = visit(names[game], Probe(reader, text));
}

impl Visit for Probe<'_> {
    type Out = ();

    fn visit<G: Game>(self, title: &'static Title<G>) {
        let Probe(reader, text) = self;
        match (reader, title.scenarios, title.read_data) {
            (Reader::Record, _, _) => drop(probes::record::<G>(text)),
            (Reader::Notation, Some(scenarios), _) => drop((scenarios.probe_notation)(text)),
            (Reader::Position, Some(scenarios), _) => drop((scenarios.probe_position)(text)),
            (Reader::Scenario, Some(scenarios), _) => {
                if let Ok(text) = std::str::from_utf8(text) {
                    let _ = (scenarios.run)(text);
                }
            }
            (Reader::Data, _, Some(read)) => read(text),
            _ => {}
        }
    }
}
