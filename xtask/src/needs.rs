//! Checks what must be installed before a command can run.

use crate::process;
use crate::stop::Stop;
use std::path::Path;
use std::process::Command;

/// Makes sure that each program is installed; it is listed with its Debian package.
///
/// On a disposable machine (root, `CI=true`) the packages are installed. Anywhere else the system is not changed, and the
/// command to run is shown instead.
pub fn needs(programs: &[(&str, &str)]) -> Result<(), Stop> {
    let missing = missing(programs, &on_path);
    if missing.is_empty() {
        return Ok(());
    }
    if std::env::var("CI").is_ok_and(|ci| ci == "true") && is_root() {
        install(&missing)?;
    }
    still_missing(&self::missing(programs, &on_path), is_root())
}

/// Makes sure that these parts of the Rust toolchain are installed: the subcommand of `cargo`, and rustup's component.
pub fn components(components: &[(&str, &str)]) -> Result<(), Stop> {
    let missing: Vec<&str> = components
        .iter()
        .filter(|(word, _)| !process::works(&mut process::cargo([*word, "--version"])))
        .map(|(_, component)| *component)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing.join(" ");
    Err(Stop::wrong(format!("the Rust toolchain lacks {list}. Run:\n  rustup component add {list}")))
}

/// Makes sure that a cargo subcommand such as `mutants` is installed, by running it with `--version`.
pub fn subcommand(words: &[&str], to_install: &str) -> Result<(), Stop> {
    let tried = words.iter().chain(&["--version"]);
    if process::works(&mut process::cargo(tried)) {
        return Ok(());
    }
    Err(Stop::wrong(format!("`cargo {}` does not work here. Run:\n  {to_install}", words.join(" "))))
}

/// The programs that `there` does not find, with their packages.
fn missing<'a>(programs: &[(&'a str, &'a str)], there: &dyn Fn(&str) -> bool) -> Vec<(&'a str, &'a str)> {
    programs.iter().filter(|(program, _)| !there(program)).copied().collect()
}

fn on_path(program: &str) -> bool {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| Path::new(&folder).join(&file).is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn install(missing: &[(&str, &str)]) -> Result<(), Stop> {
    process::run(Command::new("apt-get").arg("update"))?;
    let packages = missing.iter().map(|(_, package)| package);
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").args(["install", "-y"]).args(packages);
    process::run(&mut command)
}

fn still_missing(missing: &[(&str, &str)], root: bool) -> Result<(), Stop> {
    if missing.is_empty() {
        return Ok(());
    }
    let (programs, packages): (Vec<_>, Vec<_>) = missing.iter().copied().unzip();
    let sudo = if root { "" } else { "sudo " };
    Err(Stop::wrong(format!(
        "not found: {}. Run (on Debian and its relatives):\n  {sudo}apt-get install {}",
        programs.join(", "),
        packages.join(" ")
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEEDED: [(&str, &str); 3] = [("cc", "gcc"), ("chromium", "chromium"), ("initdb", "postgresql")];

    #[test]
    fn the_one_command_to_run_is_named() {
        let missing = missing(&NEEDED, &|program| program == "chromium");
        assert_eq!(missing, [("cc", "gcc"), ("initdb", "postgresql")]);
        let stop = still_missing(&missing, false).unwrap_err();
        assert!(stop.message().contains("not found: cc, initdb"));
        assert!(stop.message().ends_with("\n  sudo apt-get install gcc postgresql"));
        assert!(still_missing(&missing, true).unwrap_err().message().ends_with("\n  apt-get install gcc postgresql"));
    }

    #[test]
    fn nothing_missing_is_nothing_to_say() {
        assert_eq!(still_missing(&missing(&NEEDED, &|_| true), false), Ok(()));
    }

    #[test]
    fn programs_are_looked_for_on_the_path() {
        assert!(on_path("cargo"));
        assert!(!on_path("a-program-that-nobody-wrote"));
    }
}
