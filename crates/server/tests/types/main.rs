//! The client's types are those of the server. `cargo xtask types` writes them anew.

mod anno1800;

macro_rules! declare { ($text:ident: $($type:ty),+ $(,)?) => { $(
    $text += &format!("\nexport {}\n", <$type>::decl(&Config::new().with_large_int("number")));
)+ } }
pub(crate) use declare;

use entrepot_live::{Chapter, Legal, Message};
use entrepot_sanjuan::{
    Board, Build, Building, Cause, City, Cost, DATA, Decision, Event, Facts, Figures, Frame, Kind, Less, Move, Pick,
    Place, PriceRange, Prices, Refusal, Role, RoundStep, Sale, Score, Standing, Status, View,
};
use entrepot_server::protocol::{
    BotInfo, ClientMessage, Created, ErrorBody, ErrorInfo, Follows, GameInfo, LONGEST_NAME, Me, MeChange, NewSeat,
    NewTable, Notice, OptionInfo, Outcome, PROTOCOL, RecordPart, SeatInfo, SeatKind, ServerMessage, ServerStatus,
    SomeOf, TableInfo, TableState,
};
use entrepot_table::{Offer, Seat, Then};
use std::path::Path;
use ts_rs::{Config, TS};

pub(crate) const HEAD: &str = "// Made from the Rust types by `cargo xtask types`. Do not edit.\n";

/// What is the same for all games.
fn shared() -> String {
    let mut text = String::from(HEAD);
    declare!(text: Seat, Then, Message<Event, View, Move, Refusal>, Chapter<Event>, Legal<Move>, Offer<Move, Refusal>);
    declare!(text: Me, MeChange, GameInfo, OptionInfo, SomeOf, Follows, BotInfo, NewTable, RecordPart, NewSeat, SeatKind, Created, ServerStatus, TableInfo, SeatInfo);
    declare!(text: TableState, Outcome, ErrorBody, ErrorInfo, ClientMessage);
    declare!(text: ServerMessage<Event, View, Move, Refusal, Facts, ()>, Notice);
    text += &format!("\nexport const PROTOCOL = {PROTOCOL};\n");
    text += &format!("\nexport const LONGEST_NAME = {LONGEST_NAME};\n");
    text
}

fn sanjuan() -> String {
    let mut text = format!("{HEAD}\nimport type {{ Outcome, Seat }} from '.';\n");
    declare!(text: Kind, Role, Move, Decision, Cause, Event, Refusal, Score);
    declare!(text: View, Board, Frame, RoundStep, Place, City, Prices, Build, Figures);
    declare!(text: Facts, Pick, Standing, Cost, Less, Building, Sale, PriceRange);
    text += &format!("\nexport const ROLES: Role[] = {:?};\n", Role::ALL.map(Role::id));
    text
}

/// Every figure of the cards with how sure it is, in the order of kinds.
fn cards() -> String {
    let status = |status: Status| match status {
        Status::Verified => "verified",
        Status::SingleSource => "single_source",
        Status::HouseValue => "house_value",
    };
    let figure = |figure: entrepot_sanjuan::Figure| {
        format!("{{ \"value\": {}, \"status\": \"{}\" }}", figure.value, status(figure.status))
    };
    let card = |kind: Kind| {
        let card = &DATA.cards[kind.index()];
        let (cost, points, copies, first) =
            (figure(card.cost), figure(card.points), figure(card.copies), figure(card.first_edition));
        format!(
            "  {{ \"kind\": \"{kind}\", \"expansion\": {}, \"cost\": {cost}, \"points\": {points},\n    \
             \"copies\": {copies}, \"first_edition\": {first} }}",
            card.expansion
        )
    };
    format!("[\n{}\n]\n", Kind::ALL.map(card).join(",\n"))
}

#[test]
fn the_client_has_the_servers_types() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/types"));
    for (name, right) in [
        ("index.ts", shared()),
        ("sanjuan.ts", sanjuan()),
        ("sanjuan-cards.json", cards()),
        ("anno1800.ts", anno1800::types()),
        ("anno1800-data.json", anno1800::data()),
    ] {
        let path = folder.join(name);
        if std::env::var_os("ENTREPOT_WRITE_TYPES").is_some() {
            std::fs::write(&path, &right).unwrap();
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == right, "web/src/types/{name} is not up to date: run `cargo xtask types`");
    }
}
