//! `entrepot serve` from the command line.
#![cfg(unix)]

use entrepot_games::{Visit, names, visit};
use entrepot_table::Game;
use entrepot_title::Title;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// An empty folder of this test.
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

/// A running server, and the address it prints.
fn started(data: &PathBuf) -> (Child, String) {
    started_on("127.0.0.1:0", data)
}

fn started_on(listen: &str, data: &PathBuf) -> (Child, String) {
    listening(&mut serve(listen, data))
}

fn listening(command: &mut Command) -> (Child, String) {
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Entrepôt listens on http://").unwrap_or_else(|| panic!("{line}"));
    (child, address.to_owned())
}

/// The level and text of a log line, which begins with the time.
fn read_line_of_log(line: &str) -> (&str, &str) {
    let (time, rest) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
    assert!(time.starts_with("20") && time.contains('T') && time.ends_with('Z'), "{line}");
    rest.trim().split_once(' ').unwrap_or_else(|| panic!("{line}"))
}

/// The server's answer to a guest.
fn answer(address: &str, headers: &str) -> String {
    get(address, "me", headers)
}

fn get(address: &str, what: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let request = format!("GET /api/v1/{what} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
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
        let answer = get(&address, "games", "");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(&format!("{:?}", names()[0])), "{answer}");
        assert_eq!(ended(child, signal), Some(0));
    }
    assert!(data.join("entrepot.db").exists());
    assert!(!data.join("entrepot.db-wal").exists(), "the file is closed properly");
}

struct IsExample;

impl Visit for IsExample {
    type Out = bool;
    fn visit<G: Game>(self, title: &'static Title<G>) -> bool {
        title.example
    }
}

#[test]
fn examples_are_offered_to_whoever_asks_for_them() {
    let all = names();
    let games: Vec<_> = all.iter().filter(|game| !visit(game, IsExample).unwrap()).copied().collect();
    for (name, flags, right) in [("serve-games", &[][..], games), ("serve-examples", &["--examples"], all)] {
        let (child, address) = listening(serve("127.0.0.1:0", &folder(name)).args(flags));
        let answer = get(&address, "games", "");
        let offered: Vec<_> = names().into_iter().filter(|game| answer.contains(&format!("{game:?}"))).collect();
        assert_eq!(offered, right, "{flags:?}: {answer}");
        assert_eq!(ended(child, "-INT"), Some(0));
    }
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

/// Anybody who can list the processes of a computer can read their arguments, and so the password.
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

#[test]
fn the_log_says_when_what_happened_and_no_secret() {
    let data = folder("serve-log");
    let (mut child, address) = started(&data);
    let mut stderr = child.stderr.take().unwrap();
    let first = answer(&address, "x-forwarded-for: 198.51.100.77\r\n");
    let cookie = first.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).unwrap();
    assert!(answer(&address, &format!("cookie: {cookie}\r\n")).starts_with("HTTP/1.1 200"));
    let refused = (0..300).map(|_| answer(&address, "")).filter(|answer| answer.starts_with("HTTP/1.1 429")).count();
    assert!(refused > 100, "{refused}");
    assert_eq!(ended(child, "-TERM"), Some(0));
    let mut log = String::new();
    stderr.read_to_string(&mut log).unwrap();
    let lines: Vec<_> = log.lines().map(read_line_of_log).collect();
    let one = |level: &str, text: &str| {
        let found = lines.iter().filter(|(said, what)| *said == level && what.contains(text)).count();
        assert_eq!(found, 1, "{level} {text}: {log}");
    };
    one("INFO", "the server listens");
    one("WARN", "--trusted-proxy 127.0.0.1");
    one("WARN", "more newcomers than are let in");
    one("INFO", "the server has ended");
    let secret = cookie.split_once('=').unwrap().1;
    assert!(!log.contains(secret) && !log.contains("198.51.100.77"), "{log}");
}

/// The log says so, and the server goes on once handles are free again.
#[test]
fn a_server_without_file_handles_says_so_and_goes_on() {
    let data = folder("serve-handles");
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -n 60; exec \"$0\" \"$@\""]).arg(env!("CARGO_BIN_EXE_entrepot"));
    limited.args(["serve", "--listen", "127.0.0.1:0", "--connections", "1000", "--data"]).arg(&data);
    let (mut child, address) = listening(limited.stdout(Stdio::piped()).stderr(Stdio::piped()));
    assert!(answer(&address, "").starts_with("HTTP/1.1 200"));
    let held: Vec<_> = (0..100).map(|_| TcpStream::connect(&address).unwrap()).collect();
    let (tell, log) = mpsc::channel();
    let stderr = BufReader::new(child.stderr.take().unwrap());
    std::thread::spawn(move || stderr.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    let is_it = |line: &String| line.contains("no connection can be accepted now");
    let mut lines = std::iter::from_fn(|| log.recv_timeout(Duration::from_secs(20)).ok());
    let said = lines.find(is_it).expect("the log says so");
    assert_eq!(read_line_of_log(&said).0, "ERROR");
    drop(held);
    assert!(answer(&address, "").starts_with("HTTP/1.1 200"));
    assert_eq!(ended(child, "-INT"), Some(0));
    assert_eq!(lines.find(is_it), None, "at most once a minute");
}

#[test]
fn what_is_no_setting_says_what_would_be_one() {
    let data = folder("serve-settings");
    for (setting, value, right) in [
        ("--trusted-proxy", "localhost", "10.0.0.0/8"),
        ("--header-time", "0", "seconds"),
        ("--idle-time", "-1", "seconds"),
        ("--idle-time", "soon", "seconds"),
        ("--connections", "many", "--connections"),
    ] {
        let output = serve("127.0.0.1:0", &data).arg(format!("{setting}={value}")).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && said.contains(right), "{setting} {value}: {said}");
    }
    assert!(!data.exists());
}

#[test]
fn every_setting_is_described() {
    let output = Command::new(env!("CARGO_BIN_EXE_entrepot")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let settings: Vec<_> = help.split_whitespace().filter(|word| word.starts_with("--") && *word != "--help").collect();
    assert!(settings.len() > 5, "{help}");
    let described = include_str!("../../../docs/settings.md");
    for setting in settings {
        assert!(described.contains(&format!("`{setting}")), "{setting} is not in docs/settings.md");
    }
}
