//! Compression of long messages: what a table sends is very repetitive.

use crate::writing;
use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

/// The subprotocol of clients that can decompress.
pub(crate) const PROTOCOL: &str = "entrepot.deflate";

/// Shorter messages are not worth compressing.
const LONG: usize = 1024;

/// Higher levels take three times as long for the last tenth: see docs/benchmarks.md.
const LEVEL: u32 = 3;

/// A message for a client that can decompress: zlib bytes if it is long, else text.
pub(crate) fn pack(text: String) -> Message {
    let packed = |text: &String| writing::at_length(text.len(), || packed(text)).ok();
    match Some(&text).filter(|text| text.len() >= LONG).and_then(packed) {
        Some(bytes) => Message::binary(bytes),
        None => Message::text(text),
    }
}

fn packed(text: &str) -> std::io::Result<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::new(LEVEL));
    packer.write_all(text.as_bytes())?;
    packer.finish()
}
