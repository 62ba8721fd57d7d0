//! The socket of a table: reads, limits and forwards what a client says, and sends what the table answers.

use crate::limits::{self, Bucket, Rate};
use crate::log::{Often, at_times};
use crate::outbox::{Inbox, Outgoing, outbox};
use crate::protocol::{ClientMessage, ErrorBody, GONE, Notice, UNPLAYABLE};
use crate::rest::{ApiError, TableId, mine};
use crate::store::Guest;
use crate::tables::{Mailbox, NotOpened, TableMessage};
use crate::{App, packing, random};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use serde_json::Value;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

/// Small buffers: most messages are short and most sockets quiet.
const BUFFER: usize = 4 * 1024;

/// A message above the limit gets an error; one above this size ends the connection, rather than being read into memory.
const ABSURD: usize = 16 * limits::MESSAGE;

/// A client sends something at least every 20 seconds; after this long without a message it is considered gone.
const SILENCE: Duration = Duration::from_secs(70);

/// How long sending one message may take.
const SENDING: Duration = Duration::from_secs(20);

/// How many messages beyond the limit get an answer. A client that sends even more is not listening.
const REFUSALS: Rate = Rate::new(5.0, 200.0);

/// The longest id of a request.
const LONGEST_ID: usize = 64;

/// Opens the socket of a table, on which the game is played: see docs/protocol.md.
#[utoipa::path(
    get,
    path = "/tables/{id}/socket", operation_id = "socket",
    params(("id" = String, Path, description = "The table's id")),
    responses(
        (status = 101, description = "A WebSocket"),
        (status = 400, description = "not_a_socket", body = ErrorBody),
        (status = 403, description = "other_origin", body = ErrorBody),
        (status = 404, description = "no_such_table", body = ErrorBody),
        (status = 429, description = "too_many_sockets, too_fast", body = ErrorBody),
    ),
    security(("guest" = []))
)]
pub(crate) async fn connect(
    State(app): State<App>,
    guest: Guest,
    TableId(id): TableId,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    check_origin(&headers)?;
    mine(&app, &guest, &id).await?;
    let upgrade = upgrade.map_err(|why| ApiError::not_a_socket(&why.to_string()))?;
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let upgrade = upgrade.max_message_size(ABSURD).max_frame_size(ABSURD).protocols([packing::PROTOCOL]);
    let held = app.sockets.take(&guest.id).ok_or_else(ApiError::too_many_sockets)?;
    Ok(upgrade.on_upgrade(async move |socket| {
        run(app, guest, id, socket).await;
        drop(held);
    }))
}

/// Browsers send cookies with requests from any page, so only our own pages may change something or open a socket.
pub(crate) fn check_origin(headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let same = origin.zip(host).is_some_and(|(origin, host)| origin.eq_ignore_ascii_case(host));
    if same { Ok(()) } else { Err(ApiError::other_origin()) }
}

async fn run(app: App, guest: Guest, id: String, socket: WebSocket) {
    let limit = IncomingLimit::new(app.limits.requests);
    let packs = socket.protocol().is_some();
    let mut line = Line { socket, packs, closing: app.closing.clone(), _busy: app.busy.clone() };
    let mailbox = match app.tables.mailbox(&id).await {
        Ok(mailbox) => mailbox,
        Err(error) => {
            let (notice, code) = not_opened(error);
            line.send(&notice).await;
            return line.close(code).await;
        }
    };
    let (outbox, inbox) = outbox();
    let socket = random::number();
    // Holding the app would keep the server from ending.
    drop(app);
    if mailbox.send(TableMessage::Enter { socket, guest: guest.id, outbox }).await.is_ok() {
        line.talk(socket, limit, &mailbox, inbox).await;
    }
}

/// What the client is told, and the close code: whether it is worth reconnecting.
fn not_opened(error: NotOpened) -> (Notice, u16) {
    match error {
        NotOpened::Missing => (gone(), GONE),
        NotOpened::Unplayable(why) => (Notice::error(why.code(), &why.to_string(), None), UNPLAYABLE),
        NotOpened::Store(error) => {
            at_times!(error, Often::Storage, %error, "storage failed");
            let text = "the server could not reach its storage; try again in a moment";
            (Notice::error("storage", text, None), close_code::ERROR)
        }
    }
}

fn gone() -> Notice {
    Notice::error("gone", "this table is not there any more", None)
}

/// One connection.
struct Line {
    socket: WebSocket,
    /// The client can decompress long messages.
    packs: bool,
    closing: watch::Receiver<bool>,
    _busy: mpsc::Sender<()>,
}

/// How a conversation continues.
enum Next {
    Listen,
    /// The client is gone.
    Leave,
    /// It ends, and the client is sent this close code.
    Close(u16),
}

impl Line {
    async fn talk(mut self, number: u64, mut limit: IncomingLimit, mailbox: &Mailbox, mut inbox: Inbox) {
        loop {
            let next = tokio::select! {
                answer = inbox.recv() => match answer {
                    Some(Outgoing::Text(mut waiting)) => self.send_text(std::mem::take(&mut waiting.text)).await,
                    Some(Outgoing::Gone) => {
                        self.send(&gone()).await;
                        Next::Close(GONE)
                    }
                    None => {
                        self.send(&Notice::error("connect_again", "the table was closed or this connection is too slow; connect again", None)).await;
                        Next::Close(close_code::AGAIN)
                    }
                },
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Close(_))) => self.answer_goodbye().await,
                    Some(Err(error)) => broken(error),
                    None => Next::Leave,
                    Some(Ok(message)) => match limit.hear(message) {
                        Heard::Nothing => Next::Listen,
                        Heard::Message(message) => self.pass_on(number, mailbox, message).await,
                        Heard::Objection(notice) => self.send(&notice).await,
                        Heard::Flood => {
                            at_times!(warn, Often::Messages, "a socket that says too much is closed");
                            Next::Close(close_code::POLICY)
                        }
                    },
                },
                _ = self.closing.changed() => Next::Close(close_code::AWAY),
                () = sleep_until(limit.last + SILENCE) => Next::Close(close_code::POLICY),
            };
            match next {
                Next::Listen => {}
                Next::Leave => return,
                Next::Close(code) => return self.close(code).await,
            }
        }
    }

    async fn pass_on(&mut self, socket: u64, mailbox: &Mailbox, message: ClientMessage) -> Next {
        if message == (ClientMessage::Ping {}) {
            return self.send(&Notice::Pong {}).await;
        }
        match mailbox.send(TableMessage::Said { socket, message }).await {
            Ok(()) => Next::Listen,
            Err(_) => Next::Close(close_code::AGAIN),
        }
    }

    async fn send(&mut self, notice: &Notice) -> Next {
        match serde_json::to_string(notice) {
            Ok(text) => self.send_text(text).await,
            Err(_) => Next::Leave,
        }
    }

    async fn send_text(&mut self, text: String) -> Next {
        let message = if self.packs { packing::pack(text) } else { Message::text(text) };
        match timeout(SENDING, self.socket.send(message)).await {
            Ok(Ok(())) => Next::Listen,
            _ => Next::Leave,
        }
    }

    /// The answer to the client's close is ready; receiving once more sends it.
    async fn answer_goodbye(&mut self) -> Next {
        let _ = timeout(SENDING, self.socket.recv()).await;
        Next::Leave
    }

    async fn close(mut self, code: u16) {
        let frame = CloseFrame { code, reason: "".into() };
        // Fails only if the client is gone.
        let _ = timeout(SENDING, self.socket.send(Message::Close(Some(frame)))).await;
    }
}

/// Violations of the protocol are answered with the close codes of RFC 6455 (7.4.1).
fn broken(error: axum::Error) -> Next {
    use tungstenite::error::{Error, ProtocolError};
    match error.into_inner().downcast_ref() {
        Some(Error::Capacity(_)) => Next::Close(close_code::SIZE),
        Some(Error::Utf8(_)) => Next::Close(close_code::INVALID),
        // There is nobody left to tell.
        Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => Next::Leave,
        Some(Error::Protocol(_)) => Next::Close(close_code::PROTOCOL),
        _ => Next::Leave,
    }
}

/// The result of reading a message.
#[derive(Debug)]
enum Heard {
    Nothing,
    Message(ClientMessage),
    Objection(Notice),
    Flood,
}

/// Reads messages, and limits their rate.
struct IncomingLimit {
    messages: Bucket,
    refusals: Bucket,
    last: Instant,
}

impl IncomingLimit {
    fn new(requests: Rate) -> IncomingLimit {
        let now = Instant::now();
        let (messages, refusals) = (Bucket::full(requests, now.into()), Bucket::full(REFUSALS, now.into()));
        IncomingLimit { messages, refusals, last: now }
    }

    fn hear(&mut self, message: Message) -> Heard {
        self.last = Instant::now();
        let objection = if !self.messages.take(self.last.into()) {
            Notice::error("too_fast", "too many messages at once: wait a little and ask again", None)
        } else {
            match read(message) {
                Ok(heard) => return heard,
                Err(notice) => notice,
            }
        };
        if self.refusals.take(self.last.into()) { Heard::Objection(objection) } else { Heard::Flood }
    }
}

fn read(message: Message) -> Result<Heard, Notice> {
    let bad = |text: String, id: Option<&str>| Notice::error("bad_message", &text, id);
    let text = match message {
        Message::Text(text) => text,
        Message::Binary(_) => return Err(bad("messages are text, not bytes".into(), None)),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Ok(Heard::Nothing),
    };
    if text.len() > limits::MESSAGE {
        let text = format!("a message has at most {} bytes", limits::MESSAGE);
        return Err(Notice::error("too_big", &text, None));
    }
    let value: Value = serde_json::from_str(&text).map_err(|error| bad(format!("this is not JSON: {error}"), None))?;
    let id = value.get("id").and_then(Value::as_str).filter(|id| is_request_id(id)).map(str::to_owned);
    let message: ClientMessage = serde_json::from_value(value)
        .map_err(|error| bad(format!("this message cannot be read: {error}"), id.as_deref()))?;
    if message.id().is_some_and(|id| !is_request_id(id)) {
        return Err(bad(format!("an id is 1 to {LONGEST_ID} letters, digits or signs of ASCII, without spaces"), None));
    }
    if message.moves() > limits::MOVES {
        let text = format!("a step has at most {} moves", limits::MOVES);
        return Err(Notice::error("too_many_moves", &text, message.id()));
    }
    Ok(Heard::Message(message))
}

fn is_request_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoreError;
    use crate::tables::Unplayable;

    #[test]
    fn the_code_says_whether_to_connect_again() {
        let told = |error| match not_opened(error) {
            (Notice::Error { code, .. }, number) => (code, number),
            (notice, _) => panic!("{notice:?}"),
        };
        assert_eq!(told(NotOpened::Missing), ("gone".into(), 4001));
        assert_eq!(told(NotOpened::Unplayable(Unplayable::Broken)), ("storage".into(), 4000));
        assert_eq!(told(NotOpened::Store(StoreError::Value("seat"))), ("storage".into(), 1011));
    }
}
