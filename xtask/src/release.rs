//! `cargo xtask release`: a single binary that contains the whole server.

use crate::args::Args;
use crate::stop::Stop;
use crate::{client, needs, process};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What `cargo xtask release --help` prints.
pub const HELP: &str = "\
Usage: cargo xtask release

Builds the client and then the binary `target/release/entrepot`, which holds the client. Copies the binary alone into an
empty folder, starts it there, and asks it for the first page and the list of games. Succeeds if both come.
";

/// Builds the binary and tries it.
pub fn run(args: Args) -> Result<(), Stop> {
    args.finish("release")?;
    needs::needs(&[("cc", "gcc")])?;
    client::build()?;
    let mut build = process::cargo(["build", "--release", "--package", "entrepot", "--bin", "entrepot"]);
    // The binary must be where it is looked for.
    process::run(build.env_remove("CARGO_TARGET_DIR").env_remove("CARGO_BUILD_TARGET_DIR"))?;
    let built = process::root().join("target/release/entrepot");
    let folder = std::env::temp_dir().join(format!("entrepot-release-{}", std::process::id()));
    let tried = try_alone(&built, &folder);
    // A folder that cannot be removed is in the system's temporary folder.
    let _ = std::fs::remove_dir_all(&folder);
    tried?;
    println!("{} serves a game by itself", built.display());
    Ok(())
}

/// Starts a copy of the binary in an otherwise empty folder.
fn try_alone(built: &Path, folder: &Path) -> Result<(), Stop> {
    let failed = |error: std::io::Error| Stop::failed(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(failed)?;
    let binary = folder.join("entrepot");
    std::fs::copy(built, &binary).map_err(failed)?;
    let mut command = Command::new(&binary);
    command.args(["serve", "--listen", "127.0.0.1:0"]).current_dir(folder).stdout(Stdio::piped());
    // A trial must not touch anybody's games.
    command.env_remove("ENTREPOT_DATABASE");
    let mut server = command.spawn().map_err(failed)?;
    let answered = ask(&mut server);
    // It may have ended by itself, which `ask` has noticed.
    let _ = server.kill();
    let _ = server.wait();
    answered
}

fn ask(server: &mut Child) -> Result<(), Stop> {
    let silent = || Stop::failed("the binary did not say where it listens");
    let mut line = String::new();
    let out = server.stdout.as_mut().ok_or_else(silent)?;
    BufReader::new(out).read_line(&mut line).map_err(|_| silent())?;
    let address = line.trim().rsplit("http://").next().filter(|_| line.contains("http://")).ok_or_else(silent)?;
    for (path, wanted) in [("/", "<script"), ("/api/v1/games", "\"players\"")] {
        let answer = get(address, path).map_err(|error| Stop::failed(format!("http://{address}{path}: {error}")))?;
        if !answer.starts_with("HTTP/1.1 200") || !answer.contains(wanted) {
            let head: String = answer.lines().take(1).collect();
            return Err(Stop::failed(format!("http://{address}{path} answers `{head}` without `{wanted}`")));
        }
    }
    Ok(())
}

fn get(address: &str, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
