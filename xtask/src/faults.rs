//! `cargo xtask faults`: does the server keep what it acknowledged when the machine fails?

use crate::args::Args;
use crate::needs;
use crate::process;
use crate::stop::Stop;
use std::process::Command;

/// What `cargo xtask faults --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask faults disk [--seconds N]

Starts the server on a small file system of its own, lets guests play for N seconds (60 unless told), fills the file
system to its last byte and frees it again and again, ends the server by SIGKILL and by SIGTERM, and compares every
acknowledged move with the database. Fails if one is missing, or if the disk was never full. Needs Linux, but no rights.
";

/// Programs that make the file system, each with the Debian package that contains it.
const NEEDS: [(&str, &str); 2] = [("unshare", "util-linux"), ("mount", "mount")];

const SECONDS: u32 = 60;

/// Mounted where only our own processes see it, so it disappears with them.
const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=24m tmpfs "$1" && exec "$2" disk "$3" "$1" "$4""#;

/// Runs the named fault.
pub fn run(mut args: Args) -> Result<(), Stop> {
    let usage = "faults disk [--seconds N]";
    let seconds = args.number("--seconds")?.unwrap_or(SECONDS);
    let fault = args.word();
    args.finish(usage)?;
    match fault.as_deref() {
        Some("disk") => disk(seconds),
        other => {
            let what = other.map_or("which fault?".to_owned(), |name| format!("there is no fault `{name}`"));
            Err(Stop::wrong(format!("{what}\nright would be: cargo xtask {usage}")))
        }
    }
}

/// Fills the disk under load.
fn disk(seconds: u32) -> Result<(), Stop> {
    needs::needs(&NEEDS)?;
    process::run(&mut process::cargo(["build", "--package", "entrepot"]))?;
    process::run(&mut process::cargo(["build", "--package", "entrepot-server", "--example", "faults"]))?;
    let built = process::root().join("target/debug");
    let folder = built.join("faults-disk");
    std::fs::create_dir_all(&folder)
        .map_err(|error| Stop::failed(format!("{} cannot be made: {error}", folder.display())))?;
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", "sh", "-c", ON_A_SMALL_DISK, "sh"]);
    command.arg(&folder).arg(built.join("examples/faults")).arg(built.join("entrepot")).arg(seconds.to_string());
    process::run(&mut command)
}
