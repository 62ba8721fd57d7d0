//! Accepts connections, and limits their number and duration.

mod pace;
mod wire;

use crate::log::{Often, at_times};
use crate::network::Network;
use crate::protocol::{ErrorBody, ErrorInfo};
use crate::proxies::Proxies;
use crate::quotas::{Held, Quotas};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use pace::Pace;
use std::convert::Infallible;
use std::future::Future;
use std::io::Write;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use wire::Wire;

/// How long to stop accepting when the system has no room for another connection.
const BREATHER: Duration = Duration::from_millis(100);

/// Limits on connections, and which proxies are trusted.
///
/// ```
/// use entrepot_server::Front;
///
/// let front = Front { trusted: vec!["127.0.0.1".parse().unwrap()], ..Front::default() };
/// assert_eq!(front.connections, 64);
/// ```
#[derive(Clone, Debug)]
pub struct Front {
    /// Proxies that may name the client they ask for. They may hold any number of connections.
    pub trusted: Vec<Network>,
    /// How long the head of a request may take to arrive.
    pub headers: Duration,
    /// How long a connection may be quiet between two requests.
    pub idle: Duration,
    /// The most connections from one address.
    pub connections: usize,
}

impl Default for Front {
    fn default() -> Front {
        Front { trusted: Vec::new(), headers: Duration::from_secs(10), idle: Duration::from_secs(60), connections: 64 }
    }
}

/// Accepts connections until something happens, and hands their requests to the router. Then notifies `close`, and returns
/// once all requests are answered.
pub(crate) async fn serve(
    listener: TcpListener,
    front: &Front,
    router: Router,
    end: impl Future<Output = ()>,
    close: watch::Sender<bool>,
) {
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    let desk = Desk {
        proxies: Proxies::new(front.trusted.clone()),
        connections: Quotas::new(front.connections),
        router,
        closing: close.subscribe(),
        headers: front.headers,
        idle: front.idle,
        open,
    };
    tokio::select! {
        () = end => {}
        () = desk.accept_all(&listener) => {}
    }
    drop((listener, desk));
    // Sockets do not end by themselves.
    let _ = close.send(true);
    all_closed.recv().await;
}

struct Desk {
    proxies: Proxies,
    connections: Quotas<Network>,
    router: Router,
    closing: watch::Receiver<bool>,
    headers: Duration,
    idle: Duration,
    /// Held by every connection.
    open: mpsc::Sender<()>,
}

impl Desk {
    async fn accept_all(&self, listener: &TcpListener) {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => self.welcome(stream, peer),
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    at_times!(error, Often::NotAccepted, %error, "no connection can be accepted now; open ones go on");
                    tokio::time::sleep(BREATHER).await;
                }
            }
        }
    }

    fn welcome(&self, stream: TcpStream, peer: SocketAddr) {
        let home = Network::home(peer.ip());
        let held = self.connections.take(&home);
        if held.is_none() && !self.proxies.trust(peer.ip()) {
            let from = home.site();
            at_times!(warn, Often::Connections, %from, "too many connections from one address: one is refused");
            return refuse(stream);
        }
        self.converse(stream, peer, held);
    }

    fn converse(&self, stream: TcpStream, peer: SocketAddr, held: Option<Held<Network>>) {
        // Sends even short messages at once. If the option cannot be set, they only arrive a little later.
        let _ = stream.set_nodelay(true);
        let pace = Arc::new(Pace::new(self.headers, self.idle));
        let wire = TokioIo::new(Wire::new(stream, Arc::clone(&pace), held));
        let (router, mut closing, open) = (self.router.clone(), self.closing.clone(), self.open.clone());
        tokio::spawn(async move {
            let service = answering(router, peer, &pace);
            let mut connection = pin!(http1::Builder::new().serve_connection(wire, service).with_upgrades());
            loop {
                tokio::select! {
                    // Whatever went wrong, there is nobody left to tell.
                    _ = connection.as_mut() => break,
                    () = pace.overdue() => break,
                    Ok(()) = closing.changed() => connection.as_mut().graceful_shutdown(),
                }
            }
            drop(open);
        });
    }
}

/// Answers the requests of one connection.
fn answering(
    router: Router,
    peer: SocketAddr,
    pace: &Arc<Pace>,
) -> impl Service<hyper::Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    let router = TowerToHyperService::new(router);
    service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let (answer, busy) = (router.call(request), pace.answering());
        async move {
            let answer = answer.await;
            drop(busy);
            answer
        }
    })
}

/// Whether the error concerns only one connection, before it began.
fn is_of_one_connection(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Sends the reason before the connection is closed. Does not wait for it to arrive: that would keep the connection.
fn refuse(stream: TcpStream) {
    let text = "there are too many connections from your address: close some pages, or wait a minute".into();
    let error = ErrorBody { error: ErrorInfo { code: "too_many_connections".into(), text, detail: None } };
    let body = serde_json::to_string(&error).unwrap_or_default();
    let head = "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncache-control: no-store\r\n\
                retry-after: 10\r\nconnection: close";
    let answer = format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    let _ = stream.into_std().and_then(|mut stream| stream.write_all(answer.as_bytes()));
}
