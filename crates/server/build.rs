//! Lets a client that is built after the server be found by it.

use std::path::Path;

fn main() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // A debug build reads the folder on each request, but only if it was there when the server was compiled. Where it cannot
    // be made, the server says that the client is not built.
    let _ = std::fs::create_dir_all(&client);
    println!("cargo::rerun-if-changed=build.rs");
    // A release build holds the files.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", client.display());
    }
}
