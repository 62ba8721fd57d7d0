//! Every byte that the server sends to a viewer is the same in two worlds that differ only by crates which that viewer may
//! not know.

use entrepot_server_testing::two_worlds::{Comparison, compare};
use entrepot_server_testing::worlds::Dealt;
use entrepot_title::Title;
use entrepot_wharves::Wharves;
use entrepot_wharves_title::TITLE;

#[derive(Clone, Copy, Debug)]
struct Here;

impl Dealt<Wharves> for Here {
    fn title() -> &'static Title<Wharves> {
        &TITLE
    }
}

#[test]
fn no_byte_tells_of_crates_that_a_viewer_may_not_know() {
    compare::<Wharves, Here>(&Comparison {
        tables: &[
            (2, &[("rounds", "10")], 1),
            (3, &[("rounds", "10")], 2),
            (4, &[("rounds", "10")], 3),
            (4, &[("first", "2")], 4),
        ],
        oddity: 4,
        exchanges: 3,
        worlds: 20,
        pairs: 5,
    });
}
