//! Tables that go on with a recorded game, from any point of it.

use entrepot_sanjuan::SanJuan;
use entrepot_server_testing::harness::start;
use entrepot_server_testing::records::{is_told, moves, text};

#[test]
fn a_table_goes_on_from_any_point_of_a_record() {
    let (server, _folder) = start();
    let mut guest = server.guest();
    let text = text("sanjuan/4p-random");
    for point in [0, 1, 50, moves(&text) - 2] {
        is_told::<SanJuan>(&mut guest, &text, point);
    }
}
