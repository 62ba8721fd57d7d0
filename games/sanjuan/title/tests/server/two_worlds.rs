//! Every byte that the server sends to a viewer is the same in two worlds that differ only by cards which that viewer may
//! not know.

use entrepot_sanjuan::SanJuan;
use entrepot_sanjuan_title::TITLE;
use entrepot_server_testing::two_worlds::{Comparison, compare};
use entrepot_server_testing::worlds::Dealt;
use entrepot_title::Title;

#[derive(Clone, Copy, Debug)]
struct Here;

impl Dealt<SanJuan> for Here {
    fn title() -> &'static Title<SanJuan> {
        &TITLE
    }
}

#[test]
fn no_byte_of_san_juan_tells_of_cards_that_a_viewer_may_not_know() {
    compare::<SanJuan, Here>(&Comparison {
        tables: &[
            (2, &[("expansion", "on")], 1),
            (3, &[("expansion", "on"), ("starting_variant", "on")], 2),
            (4, &[("expansion", "on"), ("edition", "first")], 3),
            (2, &[], 4),
            (3, &[("chapel_secrecy", "show_count"), ("expansion", "on")], 5),
        ],
        oddity: 5,
        exchanges: 2,
        worlds: 20,
        pairs: 18,
    });
}
