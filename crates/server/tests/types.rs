//! The client's types match the server's. `cargo xtask types` regenerates them.

use entrepot_live::{Chapter, Legal, Message};
use entrepot_server::protocol::{
    BotInfo, ClientMessage, Created, ErrorBody, ErrorInfo, Follows, GameInfo, LONGEST_NAME, Me, MeChange, NewSeat,
    NewTable, Notice, OptionInfo, Outcome, PROTOCOL, RecordPart, SeatInfo, SeatKind, ServerMessage, ServerStatus,
    SomeOf, TableInfo, TableState,
};
use entrepot_table::types::{HEAD, assert_up_to_date};
use entrepot_table::{Offer, Seat, Then, declare};

/// The types that all games share.
fn shared() -> String {
    let mut text = String::from(HEAD);
    declare!(text: Seat, Then, Message<(), (), (), ()>, Chapter<()>, Legal<()>, Offer<(), ()>);
    declare!(text: Me, MeChange, GameInfo, OptionInfo, SomeOf, Follows, BotInfo, NewTable, RecordPart, NewSeat, SeatKind, Created, ServerStatus, TableInfo, SeatInfo);
    declare!(text: TableState, Outcome, ErrorBody, ErrorInfo, ClientMessage);
    declare!(text: ServerMessage<(), (), (), (), (), ()>, Notice);
    text += &format!("\nexport const PROTOCOL = {PROTOCOL};\n");
    text += &format!("\nexport const LONGEST_NAME = {LONGEST_NAME};\n");
    text
}

#[test]
fn the_client_has_the_servers_types() {
    assert_up_to_date("index.ts", &shared());
}
