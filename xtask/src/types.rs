//! `cargo xtask types`: generates the client's TypeScript types from the Rust ones.

use crate::args::Args;
use crate::process;
use crate::stop::Stop;

/// What `cargo xtask types --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask types

Writes web/src/types anew from the types of the server and the games. A test fails where they differ.
";

/// The test that compares them also writes them, on request.
pub fn run(args: Args) -> Result<(), Stop> {
    args.finish("types")?;
    let words = ["test", "--workspace", "--features", "types", "--test", "types"];
    process::run(process::cargo(words).env("ENTREPOT_WRITE_TYPES", "1"))
}
