//! Starts other programs.

use crate::stop::Stop;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder with the workspace's `Cargo.toml`.
pub fn root() -> PathBuf {
    // Cargo sets the variable for everything it runs; the compile-time value serves a binary started by hand.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = Path::new(&here);
    here.parent().unwrap_or(here).to_path_buf()
}

/// `cargo` with these arguments, in the root of the workspace.
pub fn cargo<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> Command {
    // Plain `cargo`, not the variable CARGO: only rustup's own `cargo` understands `+nightly`.
    let mut command = Command::new("cargo");
    command.current_dir(root());
    for word in words {
        command.arg(word.as_ref());
    }
    command
}

/// The command as it would be typed.
pub fn as_typed(command: &Command) -> String {
    let variables = command
        .get_envs()
        .filter_map(|(name, value)| Some(format!("{}={}", name.to_string_lossy(), value?.to_string_lossy())));
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words = words.map(|word| word.to_string_lossy().into_owned());
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

/// Runs the command in this terminal and returns its exit status (1 if a signal ended it).
pub fn status(command: &mut Command) -> Result<i32, Stop> {
    let ended = command.status().map_err(|error| not_started(command, &error))?;
    Ok(ended.code().unwrap_or(1))
}

/// Runs the command in this terminal; if it fails, we end with the same status.
pub fn run(command: &mut Command) -> Result<(), Stop> {
    match status(command)? {
        0 => Ok(()),
        code => Err(Stop::as_child(code)),
    }
}

/// Runs the command, passes on each line that it prints, errors included, and returns its exit status.
pub fn lines(mut command: Command, mut each: impl FnMut(&str)) -> Result<i32, Stop> {
    let (reader, writer) = std::io::pipe().map_err(|error| not_started(&command, &error))?;
    let complaints = writer.try_clone().map_err(|error| not_started(&command, &error))?;
    command.stdin(Stdio::null()).stdout(writer).stderr(complaints);
    let mut running = command.spawn().map_err(|error| not_started(&command, &error))?;
    let typed = as_typed(&command);
    // The command holds the writing end of the pipe too: until it is dropped, the lines do not end.
    drop(command);
    for line in BufReader::new(reader).split(b'\n').map_while(Result::ok) {
        each(&String::from_utf8_lossy(&line));
    }
    let ended = running.wait().map_err(|error| Stop::failed(format!("`{typed}` was lost: {error}")))?;
    Ok(ended.code().unwrap_or(1))
}

/// Runs the command and returns what it printed; its errors stay visible.
pub fn output(command: &mut Command) -> Result<String, Stop> {
    let ended = command.stderr(Stdio::inherit()).output().map_err(|error| not_started(command, &error))?;
    if !ended.status.success() {
        return Err(Stop::as_child(ended.status.code().unwrap_or(1)));
    }
    String::from_utf8(ended.stdout)
        .map_err(|_| Stop::failed(format!("`{}` printed something that is not UTF-8", as_typed(command))))
}

/// Whether the command can be started and succeeds; its output is discarded.
pub fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn not_started(command: &Command, error: &std::io::Error) -> Stop {
    Stop::failed(format!("`{}` could not be started: {error}", as_typed(command)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = cargo(["doc", "--no-deps"]);
        command.env("RUSTDOCFLAGS", "-Dwarnings");
        assert_eq!(as_typed(&command), "RUSTDOCFLAGS=-Dwarnings cargo doc --no-deps");
    }

    #[test]
    fn lines_and_complaints_come_in_their_order() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo one; echo two >&2; printf three; exit 4"]);
        let mut said = Vec::new();
        assert_eq!(lines(command, |line| said.push(line.to_owned())), Ok(4));
        assert_eq!(said, ["one", "two", "three"]);
        assert!(lines(Command::new("a-program-that-nobody-wrote"), |_| ()).unwrap_err().message().contains("nobody"));
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("xtask/Cargo.toml").is_file());
    }
}
