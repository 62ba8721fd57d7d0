//! One connection, byte by byte.

use super::pace::Pace;
use crate::network::Network;
use crate::quotas::Held;
use std::io::{IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// How long the server keeps reading from a connection it has closed.
const FAREWELL: Duration = Duration::from_secs(2);

/// A connection that reports its pace, and holds a place until it is closed.
pub(super) struct Wire {
    /// Present until it is dropped.
    stream: Option<TcpStream>,
    pace: Arc<Pace>,
    held: Option<Held<Network>>,
    /// The peer will send nothing more.
    ended: bool,
}

impl Wire {
    pub(super) fn new(stream: TcpStream, pace: Arc<Pace>, held: Option<Held<Network>>) -> Wire {
        Wire { stream: Some(stream), pace, held, ended: false }
    }

    fn stream(&mut self) -> Result<Pin<&mut TcpStream>> {
        self.stream.as_mut().map(Pin::new).ok_or_else(|| std::io::ErrorKind::NotConnected.into())
    }

    fn wrote(&self, result: Result<usize>) -> Poll<Result<usize>> {
        if result.is_ok() {
            self.pace.wrote();
        }
        Poll::Ready(result)
    }
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        let before = buffer.filled().len();
        let result = ready!(self.stream()?.poll_read(context, buffer));
        if buffer.filled().len() > before {
            self.pace.read();
        } else {
            self.ended = true;
        }
        Poll::Ready(result)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let result = ready!(self.stream()?.poll_write(context, bytes));
        self.wrote(result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let result = ready!(self.stream()?.poll_write_vectored(context, parts));
        self.wrote(result)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        self.stream()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        self.stream()?.poll_shutdown(context)
    }
}

/// If a system closes a connection with unread data, the peer may discard what it has not read yet, including the reason for
/// closing. So incoming data is read for a moment longer.
impl Drop for Wire {
    fn drop(&mut self) {
        let (stream, held) = (self.stream.take().filter(|_| !self.ended), self.held.take());
        if let (Some(stream), Ok(runtime)) = (stream, Handle::try_current()) {
            runtime.spawn(async move {
                let _ = timeout(FAREWELL, hear_out(stream)).await;
                drop(held);
            });
        }
    }
}

async fn hear_out(mut stream: TcpStream) -> Result<()> {
    stream.shutdown().await?;
    let mut unread = [0; 4096];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}
