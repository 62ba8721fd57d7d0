//! The client has the types of Wharves. `cargo xtask types` writes them anew.

use entrepot_table::declare;
use entrepot_table::types::{HEAD, assert_up_to_date};
use entrepot_wharves::{Event, Move, Phase, Refusal, Score, Table, View, Wharf};

#[test]
fn the_client_has_the_types() {
    let mut text = format!("{HEAD}\nimport type {{ Seat }} from '.';\n");
    declare!(text: Wharf, Phase, Move, Event, Refusal, Score, Table, View);
    assert_up_to_date("wharves.ts", &text);
}
