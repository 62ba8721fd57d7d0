//! Types for the client, in TypeScript: the tests that keep them up to date call this.

use std::path::Path;

/// The first lines of each file.
pub const HEAD: &str = "// Made from the Rust types by `cargo xtask types`. Do not edit.\n";

/// Adds the declarations of types to a text: `declare!(text: View, Event)`.
#[macro_export]
macro_rules! declare { ($text:ident: $($type:ty),+ $(,)?) => { $(
    $text += &format!("\nexport {}\n", <$type as ts_rs::TS>::decl(&ts_rs::Config::new().with_large_int("number")));
)+ } }

/// Whether a file of `web/src/types` says this. With the variable `ENTREPOT_WRITE_TYPES` it is written first.
///
/// # Panics
/// Where it says something else.
pub fn assert_up_to_date(name: &str, right: &str) {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/types")).join(name);
    if std::env::var_os("ENTREPOT_WRITE_TYPES").is_some() {
        std::fs::write(&path, right).expect("the types can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == right, "web/src/types/{name} is not up to date: run `cargo xtask types`");
}
