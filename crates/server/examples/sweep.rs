//! Measures how long the sweep keeps others from writing: starts a server on a database full of old tables; its log gives the
//! longest step.
//!
//! ```sh
//! cargo run --release -p entrepot-server --example sweep
//! ```

use entrepot_server_testing::harness::{Server, ask_database, start};
use std::time::Duration;

/// Old tables with 1,000 moves and the most remembered requests, and guests who sit nowhere.
const FILL: [&str; 5] = [
    "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 20000) \
     INSERT INTO guest (id, secret_hash, name, named, created, seen) SELECT 'guest' || n, 'hash' || n, 'Ana', 1, n, n FROM c",
    "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1000) \
     INSERT INTO game_table (id, owner, game, rules, setup, options, seed, commitment, state, round, created, \
     touched, saves, begun, moves, kept) SELECT 'a-table-with-a-long-id' || n, 'guest' || n, 'GAME', 1, 'players=2', '{}', \
     '', '', 'running', 1, n, n, 0, 0, 1000, 1 FROM c",
    "INSERT INTO seat (table_id, seat, guest, name, resigned) SELECT id, 0, owner, 'Ana', 0 FROM game_table",
    "WITH RECURSIVE c (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < 999) \
     INSERT INTO played (table_id, n, seat, move) SELECT id, n, 0, 'build tobacco_storage pay well' FROM game_table, c",
    "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 64) \
     INSERT INTO request (table_id, guest, request_id, saves) SELECT id, owner, 'a-request-with-a-long-id' || n, n \
     FROM game_table, c",
];

fn main() {
    tracing_subscriber::fmt().init();
    let (server, folder) = start();
    server.stop();
    for statement in FILL.map(|statement| statement.replace("GAME", entrepot_games::names()[0])) {
        ask_database(folder.path(), &statement);
    }
    let server = Server::on(folder.path());
    let left = "SELECT CAST((SELECT COUNT(*) FROM game_table) + (SELECT COUNT(*) FROM guest) AS TEXT)";
    while ask_database(folder.path(), left).as_deref() != Some("0") {
        std::thread::sleep(Duration::from_secs(2));
    }
    // The server logs the result once it has examined all guests.
    std::thread::sleep(Duration::from_millis(500));
    server.stop();
}
