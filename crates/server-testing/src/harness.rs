//! A real server on a free port, and clients that talk to it.

use crate::tally::{PONDERED, TALLIED};
use entrepot_games::{Visit, names, visit};
use entrepot_server::{Config, Front, Games, Keeping, Rate, ServeError, serve_until};
use entrepot_table::Game;
use entrepot_title::Title;
use flate2::read::ZlibDecoder;
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// Longer than anything in these tests takes, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// No id is used twice, on any connection.
static REQUESTS: AtomicUsize = AtomicUsize::new(1);

/// A server with all games and the small ones of these tests.
pub struct Server {
    pub address: SocketAddr,
    /// Dropping it stops the runtime at once, like a power cut.
    runtime: tokio::runtime::Runtime,
    end: oneshot::Sender<()>,
    ended: mpsc::Receiver<Result<(), ServeError>>,
}

/// All existing games.
pub fn all_games() -> Games {
    names().into_iter().fold(Games::default(), |games, name| visit(name, Shelve(games)).unwrap())
}

struct Shelve(Games);

impl Visit for Shelve {
    type Out = Games;

    fn visit<G: Game>(self, title: &'static Title<G>) -> Games {
        self.0.with(title)
    }
}

pub fn config(data: &Path) -> Config {
    let games = all_games().with(&TALLIED).with(&PONDERED);
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.into(),
        database: None,
        games,
        requests: Rate::default(),
        // However full the disk of the tests is.
        keeping: Keeping { free: 0, ..Keeping::default() },
        front: Front::default(),
        luck: None,
    }
}

/// Trusts proxies on this computer, so that tests can ask from any address.
pub fn trusting() -> Front {
    Front { trusted: vec!["127.0.0.1".parse().unwrap()], ..Front::default() }
}

/// A server on a new folder, which exists while the second value lives.
pub fn start() -> (Server, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Server::on(folder.path()), folder)
}

impl Server {
    pub fn on(folder: &Path) -> Server {
        Server::with(config(folder)).expect("the server starts")
    }

    pub fn with(config: Config) -> Result<Server, ServeError> {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let (end, told) = oneshot::channel();
        let (tell, ready) = mpsc::channel();
        let (result, ended) = mpsc::channel();
        runtime.spawn(async move {
            let until = async {
                // Dropping the sender leaves the server running.
                if told.await.is_err() {
                    std::future::pending().await
                }
            };
            let _ = result.send(serve_until(config, move |address| tell.send(address).unwrap(), until).await);
        });
        match ready.recv_timeout(PATIENCE) {
            Ok(address) => Ok(Server { address, runtime, end, ended }),
            Err(_) => Err(ended.recv_timeout(PATIENCE).expect("a server starts or says why not").unwrap_err()),
        }
    }

    /// Ends like a real server on Ctrl-C.
    pub fn stop(self) {
        self.end.send(()).unwrap();
        self.ended.recv_timeout(PATIENCE).expect("the server ends").unwrap();
    }

    /// Ends abruptly.
    pub fn crash(self) {
        self.runtime.shutdown_timeout(PATIENCE);
    }

    /// A visitor who has never been here.
    pub fn guest(&self) -> Guest {
        let mut guest = Guest { address: self.address, cookie: None };
        let answer = guest.get("/api/v1/me");
        assert_eq!(answer.status, 200);
        guest
    }
}

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The code of an error, with the status.
    pub fn error(&self) -> (u16, String) {
        let json = self.json();
        assert!(json["error"]["text"].as_str().is_some_and(|text| text.len() > 10), "{json}");
        (self.status, json["error"]["code"].as_str().unwrap().to_owned())
    }
}

/// A browser.
#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

impl Guest {
    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], b"")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &["content-type: application/json"], body.to_string().as_bytes())
    }

    pub fn patch(&mut self, path: &str, body: &Value) -> Answer {
        self.send("PATCH", path, &["content-type: application/json"], body.to_string().as_bytes())
    }

    /// Sends a request, with the cookie if there is one, and keeps the cookie that comes back.
    pub fn send(&mut self, method: &str, path: &str, headers: &[&str], body: &[u8]) -> Answer {
        let answer = self.send_head(method, path, headers, body.len()).finish(body);
        if let Some(cookie) = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        answer
    }

    /// Begins a request whose JSON body is sent later.
    pub fn begin(&self, method: &str, path: &str, length: usize) -> Begun {
        self.send_head(method, path, &["content-type: application/json"], length)
    }

    fn send_head(&self, method: &str, path: &str, headers: &[&str], length: usize) -> Begun {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        head += &format!("content-length: {length}\r\n");
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: {cookie}\r\n");
        }
        headers.iter().for_each(|header| head += &format!("{header}\r\n"));
        let mut stream = connect(self.address);
        stream.write_all(format!("{head}\r\n").as_bytes()).unwrap();
        Begun(stream)
    }

    /// Opens a table and returns its id.
    pub fn open(&mut self, table: &Value) -> String {
        let answer = self.post("/api/v1/tables", table);
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["id"].as_str().unwrap().to_owned()
    }

    pub fn table(&mut self, id: &str) -> Value {
        let answer = self.get(&format!("/api/v1/tables/{id}"));
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Opens the socket of a table.
    pub fn socket(&self, id: &str) -> Socket {
        self.socket_with(id, &[]).unwrap_or_else(|status| panic!("the socket is refused with {status}"))
    }

    pub fn socket_with(&self, id: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let uri = format!("ws://{}/api/v1/tables/{id}/socket", self.address);
        let mut request = uri.into_client_request().unwrap();
        let cookie = self.cookie.as_deref().unwrap_or_default();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tungstenite::client(request, connect(self.address)) {
            Ok((ws, _)) => Ok(Socket { ws, told: json!({ "version": 0, "open": 0 }), weight: 0, closed: None }),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                Err(answer.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens the socket of a table, and looks as a seat at everything from the beginning.
    pub fn sit(&self, id: &str, seat: impl Into<Option<usize>>) -> (Socket, Value) {
        let mut socket = self.socket(id);
        socket.say(json!({ "type": "since", "version": 0, "look": seat.into() }));
        assert_eq!(socket.hear()["type"], "hello");
        let update = socket.hear_only("update");
        (socket, update)
    }
}

/// Continuing games.
impl Guest {
    /// Plays this many decisions of these seats as a computer player would, and waits for the others. Returns how many there
    /// were before the game was over.
    pub fn play_hints(&mut self, id: &str, seats: &[usize], decisions: usize) -> usize {
        for played in 0..decisions {
            let Some((mut socket, seat)) = self.awaited(id, seats) else { return played };
            let asked = socket.ask("hint", seat, json!({}));
            let hint = socket.hear();
            assert_eq!((&hint["type"], &hint["id"]), (&json!("hint"), &json!(asked)), "{hint}");
            socket.play(seat, json!([hint["moves"][0]]));
        }
        decisions
    }

    /// A socket for the deciding seat, once it is one of these; `None` when the game is over.
    pub fn awaited(&self, id: &str, seats: &[usize]) -> Option<(Socket, usize)> {
        let (mut socket, mut update) = self.sit(id, seats[0]);
        loop {
            let seat = update["message"]["decider"].as_u64()? as usize;
            if seats.contains(&seat) {
                socket.say(json!({ "type": "look", "seat": seat }));
                socket.hear_until("update");
                return Some((socket, seat));
            }
            update = socket.hear_until("update").pop()?;
        }
    }
}

/// A request without its body.
pub struct Begun(TcpStream);

impl Begun {
    pub fn finish(mut self, body: &[u8]) -> Answer {
        // A server that refuses a body need not read it to the end.
        let _ = self.0.write_all(body);
        read_answer(self.0)
    }
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

fn read_answer(mut stream: TcpStream) -> Answer {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("an answer has a status");
    Answer { status, head, body: bytes[end + 4..].to_vec() }
}

/// What a player needs from an update; the rest of it is long.
#[derive(Deserialize)]
struct Update {
    message: Progress,
}

#[derive(Deserialize)]
struct Progress {
    version: usize,
    undo: usize,
}

/// Long messages are compressed for clients that can decompress them.
fn unpacked(message: Message) -> String {
    match message {
        Message::Binary(bytes) => {
            let mut text = String::new();
            ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
            text
        }
        message => message.into_text().unwrap().to_string(),
    }
}

/// A connection to a table.
pub struct Socket {
    ws: WebSocket<TcpStream>,
    /// How far the game is, from the last update: a player has to send it back.
    told: Value,
    /// How many bytes the last message took on the wire.
    pub weight: usize,
    /// The code with which it was closed.
    pub closed: Option<u16>,
}

impl Socket {
    pub fn say(&mut self, message: Value) {
        self.say_text(&message.to_string());
    }

    pub fn say_text(&mut self, text: &str) {
        self.ws.send(Message::text(text)).unwrap();
    }

    pub fn say_bytes(&mut self, bytes: &[u8]) {
        self.ws.send(Message::binary(bytes.to_vec())).unwrap();
    }

    /// Sends raw bytes. A connection that is closed need not read them to the end.
    pub fn say_raw(&mut self, bytes: &[u8]) {
        let _ = self.ws.get_mut().write_all(bytes);
    }

    /// Repeats the same message without listening, until the other side closes.
    pub fn flood_blindly(&mut self, times: usize) {
        let ping = || Message::text("{\"type\":\"ping\"}");
        let _ = (0..times).try_for_each(|_| self.ws.send(ping()));
    }

    /// The next message; `None` when the connection is closed.
    pub fn try_hear(&mut self) -> Option<Value> {
        self.hear_text().map(|text| serde_json::from_str(&text).unwrap())
    }

    /// The next message, byte by byte; `None` when the connection is closed.
    pub fn hear_text(&mut self) -> Option<String> {
        loop {
            match self.ws.read() {
                Ok(message @ (Message::Text(_) | Message::Binary(_))) => {
                    self.weight = message.len();
                    let text = unpacked(message);
                    self.remember(&text);
                    return Some(text);
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(tungstenite::Error::ConnectionClosed) => return None,
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("nothing was said for {PATIENCE:?}")
                }
                Err(_) => return None,
            }
        }
    }

    fn remember(&mut self, text: &str) {
        if text.starts_with("{\"type\":\"update\"") {
            let Update { message } = serde_json::from_str(text).unwrap();
            self.told = json!({ "version": message.version, "open": message.undo });
        }
    }

    pub fn hear(&mut self) -> Value {
        self.try_hear().expect("the connection is open")
    }

    /// The next message, which is of this type.
    pub fn hear_only(&mut self, kind: &str) -> Value {
        let message = self.hear();
        assert_eq!(message["type"], kind, "{message}");
        message
    }

    /// Everything up to and including the first message of this type.
    pub fn hear_until(&mut self, kind: &str) -> Vec<Value> {
        let mut messages = Vec::new();
        loop {
            messages.push(self.hear());
            if messages.last().is_some_and(|message| message["type"] == kind) {
                return messages;
            }
        }
    }

    /// Whether the table has sent nothing more: the next message is the answer to a question asked just now.
    pub fn is_quiet(&mut self) -> bool {
        let id = self.ask("hint", 99, Value::Null);
        let message = self.hear();
        message["type"] == "refused" && message["id"] == id
    }

    /// Reads everything sent so far, as the next player has to.
    pub fn catch_up(&mut self) {
        let id = self.ask("hint", 99, Value::Null);
        while self.hear()["id"] != id {}
    }

    /// A request with this id, from a client that knows the last update.
    pub fn request(&self, kind: &str, id: &str, seat: usize, more: Value) -> Value {
        let mut message = json!({ "type": kind, "id": id, "seat": seat });
        let fields = message.as_object_mut().unwrap();
        if ["step", "undo", "reset"].contains(&kind) {
            fields.extend(self.told.as_object().cloned().unwrap_or_default());
        }
        fields.extend(more.as_object().cloned().unwrap_or_default());
        message
    }

    /// Sends a request with a new id, and returns the id.
    pub fn ask(&mut self, kind: &str, seat: usize, more: Value) -> String {
        let id = format!("{kind}-{}", REQUESTS.fetch_add(1, Ordering::Relaxed));
        self.say(self.request(kind, &id, seat, more));
        id
    }

    /// Plays a step, which must be allowed. Returns what came before `done`.
    pub fn play(&mut self, seat: usize, moves: Value) -> Vec<Value> {
        let id = self.ask("step", seat, json!({ "moves": moves }));
        self.hear_done(&id)
    }

    pub fn hear_done(&mut self, id: &str) -> Vec<Value> {
        let mut heard = Vec::new();
        loop {
            let message = self.hear();
            assert!(message["type"] != "refused" && message["type"] != "error", "{message}");
            if message["type"] == "done" {
                assert_eq!(message["id"], id);
                return heard;
            }
            heard.push(message);
        }
    }

    /// Sends a request that is refused or cannot be answered. Returns the code.
    pub fn refused(&mut self, kind: &str, seat: usize, more: Value) -> String {
        let id = self.ask(kind, seat, more);
        let message = self.hear();
        assert!(message["type"] == "refused" || message["type"] == "error", "{message}");
        assert_eq!(message["id"], id);
        assert!(message["text"].as_str().is_some_and(|text| text.len() > 10), "{message}");
        message["code"].as_str().unwrap().to_owned()
    }

    /// Sends something that is not a request. Returns the code of the error.
    pub fn error(&mut self, message: Value) -> String {
        self.say(message);
        self.hear_only("error")["code"].as_str().unwrap().to_owned()
    }
}

/// A table of the small game.
pub fn tally(seats: &[&str]) -> Value {
    table("tallied", seats)
}

/// A table of the small game whose best computer player is slow.
pub fn pondered(seats: &[&str]) -> Value {
    table("pondered", seats)
}

fn table(game: &str, seats: &[&str]) -> Value {
    let seat = |kind: &&str| match kind.strip_prefix("bot:") {
        Some(bot) => json!({ "kind": "bot", "bot": bot }),
        None => json!({ "kind": kind }),
    };
    json!({ "game": game, "seats": seats.iter().map(seat).collect::<Vec<_>>() })
}

/// The first move of an update.
pub fn first(update: &Value) -> Value {
    update["message"]["legal"][0]["move"].clone()
}

pub fn database_file(folder: &Path) -> PathBuf {
    folder.join("entrepot.db")
}

/// Queries the database itself. Returns the first column of the first row, if there is one.
pub fn ask_database(folder: &Path, statement: &str) -> Option<String> {
    sqlx::any::install_default_drivers();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let url = format!("sqlite:{}", database_file(folder).display());
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        let row = connection.fetch_optional(statement).await.unwrap();
        connection.close().await.unwrap();
        row.map(|row| sqlx::Row::get(&row, 0))
    })
}
