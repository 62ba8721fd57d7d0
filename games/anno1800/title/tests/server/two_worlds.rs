//! Every byte that the server sends to a viewer is the same in two worlds that differ only by cards which that viewer may
//! not know.

use entrepot_anno1800::Anno1800;
use entrepot_anno1800_title::TITLE;
use entrepot_server_testing::two_worlds::{Comparison, compare};
use entrepot_server_testing::worlds::Dealt;
use entrepot_title::Title;

#[derive(Clone, Copy, Debug)]
struct Here;

impl Dealt<Anno1800> for Here {
    fn title() -> &'static Title<Anno1800> {
        &TITLE
    }
}

/// Here islands and expedition cards are hidden, too.
#[test]
fn no_byte_of_anno_1800_tells_of_cards_that_a_viewer_may_not_know() {
    compare::<Anno1800, Here>(&Comparison {
        tables: &[(3, &[("edition", "de"), ("objectives", "zoo_and_museum")], 8)],
        oddity: 20,
        exchanges: 3,
        worlds: 6,
        pairs: 14,
    });
}
