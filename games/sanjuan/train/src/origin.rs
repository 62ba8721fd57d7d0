//! Where a net comes from, written into its file.

use entrepot_net::{Bred, Net};
use std::path::Path;
use std::process::Command;

/// Where a net comes from.
#[derive(clap::Args, Clone, Debug)]
pub struct Origin {
    /// The commit, written into the net's file; without it git is asked.
    #[arg(long)]
    commit: Option<String>,
}

impl Origin {
    /// Asks git now if nobody named the commit: when the net is written the tree may be another one.
    #[must_use]
    pub fn settled(&self) -> Origin {
        let asked = || {
            let git = Command::new("git").args(["describe", "--always", "--dirty", "--exclude=*"]).output().ok()?;
            let said = String::from_utf8(git.stdout).ok()?;
            git.status.success().then(|| said.trim().to_owned())
        };
        Origin { commit: self.commit.clone().or_else(asked) }
    }

    /// Writes a net with its command, its commit and what else there is to say.
    pub fn write<const N: usize>(&self, net: &Net, to: &Path, said: [(&str, String); N]) -> Result<(), String> {
        let mut bred = Bred::from(said.map(|(key, value)| (key.into(), value)));
        bred.insert("command".into(), std::env::args().skip(1).collect::<Vec<_>>().join(" "));
        bred.insert("commit".into(), self.commit.clone().unwrap_or_else(|| "unknown".into()));
        std::fs::write(to, net.to_bytes(bred)).map_err(|error| format!("{}: {error}", to.display()))
    }
}
