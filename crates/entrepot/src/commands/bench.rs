//! (to be written)

use super::Failure;

/// (to be written)
#[derive(clap::Args, Debug)]
pub struct Args {}

/// (to be written)
pub fn run(_: Args) -> Result<(), Failure> {
    Ok(())
}
