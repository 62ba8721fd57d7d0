//! `entrepot serve`, as somebody types it.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A folder of this test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn serve(listen: &str, data: &PathBuf) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_entrepot"));
    command.args(["serve", "--listen", listen, "--data"]).arg(data).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server that runs, and where it says it listens.
fn started(data: &PathBuf) -> (Child, String) {
    started_on("127.0.0.1:0", data)
}

fn started_on(listen: &str, data: &PathBuf) -> (Child, String) {
    let mut child = serve(listen, data).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Entrepôt listens on http://").unwrap_or_else(|| panic!("{line}"));
    (child, address.to_owned())
}

fn ended(mut child: Child, signal: &str) -> Option<i32> {
    let killed = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    child.wait().unwrap().code()
}

#[test]
fn it_says_where_it_listens_and_ends_when_told() {
    let data = folder("serve-ends");
    for signal in ["-INT", "-TERM"] {
        let (child, address) = started(&data);
        let mut stream = TcpStream::connect(&address).unwrap();
        let request = format!("GET /api/v1/games HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"sanjuan\""), "{answer}");
        assert_eq!(ended(child, signal), Some(0));
    }
    assert!(data.join("entrepot.db").exists());
    assert!(!data.join("entrepot.db-wal").exists(), "the file is closed properly");
}

#[test]
fn a_port_that_is_taken_is_a_mistake_with_a_way_out() {
    let data = folder("serve-taken");
    let (child, address) = started(&data);
    let output = serve(&address, &data).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("--listen") && output.stdout.is_empty(), "{said}");
    assert_eq!(ended(child, "-INT"), Some(0));
}

#[test]
fn a_name_will_do_for_an_address() {
    let (child, address) = started_on("localhost:0", &folder("serve-name"));
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    assert_eq!(ended(child, "-INT"), Some(0));
    let output = serve("nowhere", &folder("serve-nowhere")).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && said.contains("127.0.0.1:8100"), "{said}");
}

/// Whoever lists the programs of a computer reads their arguments, and with them the password.
#[test]
fn the_database_can_be_named_out_of_sight() {
    let data = folder("serve-environment");
    let output =
        serve("127.0.0.1:0", &data).env("ENTREPOT_DATABASE", "mysql://localhost/secret-word").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && said.contains("postgres://") && !said.contains("secret-word"), "{said}");
    assert!(!data.exists());
}

#[test]
fn a_folder_is_used_by_one_server_only() {
    let data = folder("serve-twice");
    let (child, _) = started(&data);
    let output = serve("127.0.0.1:0", &data).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("another Entrepôt already uses this folder") && said.contains("--data"), "{said}");
    assert_eq!(ended(child, "-INT"), Some(0));
    let (child, _) = started(&data);
    assert_eq!(ended(child, "-INT"), Some(0));
}
