//! How much a net thinks, as words of a command.

use entrepot_sanjuan_bots::mind::Budget;
use std::fmt;

/// How much a net thinks.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Thinking {
    /// Playouts where a role or a building is chosen; 0 plays everything by first sight.
    #[arg(long, default_value_t = 100)]
    pub playouts: u32,

    /// Playouts where cards and goods are chosen; 0 plays them by first sight.
    #[arg(long, default_value_t = 0)]
    pub sets: u32,

    /// Candidates that are tried at most.
    #[arg(long, default_value_t = Budget::default().width)]
    pub width: usize,

    /// Role choices played on before a position is valued.
    #[arg(long, default_value_t = Budget::default().horizon)]
    pub horizon: u32,

    /// First sight is left only for what is better by so many standard errors.
    #[arg(long, default_value_t = Budget::default().trust)]
    pub trust: f32,

    /// How sharply roles are drawn while a position is played on.
    #[arg(long, default_value_t = Budget::default().sharp)]
    pub sharp: f32,

    /// Deal hidden cards evenly, whatever the net believes.
    #[arg(long)]
    pub even: bool,

    /// Give away cards that can never be built like others.
    #[arg(long)]
    pub unweeded: bool,
}

impl Thinking {
    /// The same as a budget.
    pub fn budget(self) -> Budget {
        let Thinking { playouts, sets, width, horizon, trust, sharp, even, unweeded } = self;
        Budget { playouts, sets, width, horizon, trust, sharp, beliefs: !even, weeds: !unweeded }
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Thinking { playouts, sets, width, horizon, trust, sharp, even, unweeded } = self;
        write!(
            f,
            "--playouts {playouts} --sets {sets} --width {width} --horizon {horizon} --trust {trust} --sharp {sharp}"
        )?;
        for (said, word) in [(*even, " --even"), (*unweeded, " --unweeded")] {
            f.write_str(if said { word } else { "" })?;
        }
        Ok(())
    }
}
