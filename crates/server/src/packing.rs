//! Long messages can travel packed: what a table tells is mostly the same words again and again.

use crate::writing;
use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

/// The subprotocol by which a client says that it can unpack.
pub(crate) const PROTOCOL: &str = "entrepot.deflate";

/// Less than this is not worth it.
const LONG: usize = 1024;

/// Higher levels take three times as long for the last tenth: see docs/benchmarks.md.
const LEVEL: u32 = 3;

/// A message for a client that can unpack: bytes in the format of zlib if it is long, else text.
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
