//! Builds the web client, and starts programs in its folder.

use crate::needs;
use crate::process;
use crate::stop::Stop;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// Programs needed to build the client, each with the Debian package that contains it.
const NEEDS: [(&str, &str); 2] = [("node", "nodejs"), ("npm", "npm")];

/// The oldest Node.js that the build tools run on.
const NODE: (u32, u32) = (20, 19);

/// What the built client is made from, apart from the libraries.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/build",
    "web/public",
    "web/index.html",
    "web/icons.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/package-lock.json",
    "texts",
];

/// Installs the libraries if they changed, and builds the client if anything changed.
pub fn build() -> Result<(), Stop> {
    needed()?.iter_mut().try_for_each(process::run)
}

/// The commands still needed to build the client, in order.
pub fn needed() -> Result<Vec<Command>, Stop> {
    needs::needs(&NEEDS)?;
    check_node()?;
    let mut commands = Vec::new();
    if !is_installed() {
        commands.push(npm(["ci", "--no-audit", "--no-fund"]));
    }
    if !is_built() {
        commands.push(npm(["run", "--silent", "build"]));
    }
    Ok(commands)
}

/// Whether the libraries that `package-lock.json` names are there.
fn is_installed() -> bool {
    let web = web();
    // npm writes this file last, so its age is that of the installation.
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    installed.is_some() && installed >= changed(&web.join("package-lock.json"))
}

fn is_built() -> bool {
    let root = process::root();
    let built = changed(&root.join("web/dist/index.html"));
    let newest = SOURCES.iter().filter_map(|source| newest(&root.join(source))).max();
    built.is_some() && built >= newest
}

/// `npm` with these arguments, in the client's folder.
pub fn npm<const N: usize>(words: [&str; N]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(web()).args(words);
    command
}

/// `node` with these arguments, in the client's folder.
pub fn node<const N: usize>(words: [&str; N]) -> Command {
    let mut command = Command::new("node");
    command.current_dir(web()).args(words);
    command
}

fn web() -> PathBuf {
    process::root().join("web")
}

fn check_node() -> Result<(), Stop> {
    let found = process::output(Command::new("node").arg("--version"))?;
    if version(&found) >= Some(NODE) {
        return Ok(());
    }
    let (major, minor) = NODE;
    Err(Stop::wrong(format!(
        "Node.js {major}.{minor} or newer is needed to build the client, not {}. See https://nodejs.org/en/download",
        found.trim()
    )))
}

/// The first two numbers of `v20.20.2`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// When a file was last changed.
fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|found| found.modified()).ok()
}

/// When a file, or anything in a folder, was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = std::fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).chain(changed(path)).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_by_number() {
        assert_eq!(version("v20.20.2\n"), Some((20, 20)));
        assert!(version("v22.3.0") > Some(NODE));
        assert!(version("v18.19.0") < Some(NODE));
        assert!(version("unknown") < Some(NODE));
    }

    #[test]
    fn a_folder_is_as_new_as_the_newest_thing_in_it() {
        let here = process::root().join("xtask");
        assert!(newest(&here) >= changed(&here.join("src/client.rs")));
        assert_eq!(newest(&here.join("no such file")), None);
    }
}
