//! The options of Anno 1800, and what is wrong with them.

use super::words::Words;
use entrepot_anno1800::{Edition, Objectives, Setup, StrictSupply};
use entrepot_table::SetupError;
use entrepot_terminal::page::Page;
use entrepot_terminal::spoken::wrong_setup;
use entrepot_terminal::texts::Texts;

/// What is wrong, and what would be right.
pub fn say(texts: &Texts, error: &SetupError) -> String {
    let found = |key: &str, found: &String| texts.say(key, &[("found", found.into())]);
    match error {
        SetupError::Value { key, found: what, .. } if key == "first" => found("anno-usage-first", what),
        SetupError::Part { found: what, .. } => found("anno-usage-objective", what),
        SetupError::Value { key, found: what, .. } if key == "objectives" => found("anno-usage-objectives", what),
        other => wrong_setup(texts, other),
    }
}

impl Words {
    /// What was chosen before the game.
    pub fn options(&self, page: &mut Page, setup: &Setup) {
        let first = match setup.first() {
            Some(seat) => self.name(seat).to_owned(),
            None => self.get("anno-option-first-random"),
        };
        let mut row =
            |key: &str, text: &str| page.labelled(&self.label(&self.get(&format!("anno-option-{key}"))), text);
        row("players", &setup.players().to_string());
        row("first", &first);
        let objectives = match setup.objectives() {
            Objectives::Chosen(set) => self.list(set.iter().map(|card| self.objective(card))),
            combination => self.get(&format!("anno-option-objectives-{combination}")),
        };
        for (key, value) in chosen(setup) {
            row(key, &self.get(&format!("anno-option-{key}-{value}")));
            if key == "edition" {
                row("objectives", &objectives);
            }
        }
    }
}

/// The options with their values, as they are named in options of the command.
fn chosen(setup: &Setup) -> [(&'static str, &'static str); 8] {
    let switch = |on: bool| if on { "on" } else { "off" };
    let edition = match setup.edition {
        Edition::Recommended => "recommended",
        Edition::De => "de",
        Edition::En => "en",
        Edition::Fr => "fr",
        Edition::It => "it",
    };
    let supply = match setup.strict_supply {
        StrictSupply::None => "none",
        StrictSupply::Cubes => "cubes",
        StrictSupply::All => "all",
    };
    [
        ("edition", edition),
        ("alt_industry", if setup.must_replace() { "must_replace" } else { "addition" }),
        ("remove_limit", if setup.remove_any() { "any" } else { "1" }),
        ("discard_exactly_2", switch(setup.return_exactly())),
        ("cube_effect_partial", switch(setup.cubes_in_part())),
        ("zero_scores", switch(setup.zero_scores)),
        ("discard_triggers_end", switch(setup.discard_triggers_end)),
        ("strict_supply", supply),
    ]
}
