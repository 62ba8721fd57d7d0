//! A realm from afar, for lists of games: who lives there, how they work, and whether ships lie in the harbour.

use entrepot_anno1800::{Fleet, Tier, View};
use entrepot_table::Seat;

/// What workers of each tier work in.
const WORKSHOPS: [&str; 4] = ["b-farm", "b-works", "b-factory", "b-lab"];

/// The drawings of a realm: districts with people, a workshop for each tier that has an industry, ships.
pub fn town(view: &View, seat: Seat) -> Vec<String> {
    let player = &view.board.players[seat.index()];
    // At home, at work or exhausted.
    let lives = |tier: &Tier| player.has_any(*tier);
    let districts = Tier::ALL.into_iter().filter(lives).map(|tier| format!("d-{tier}"));
    let works = player.makes.iter().zip(WORKSHOPS).filter(|(makes, _)| !makes.is_empty());
    let sails = |fleet: &Fleet| fleet.ready + fleet.exhausted > 0;
    let ships = [("s-merchant1", sails(&player.trade)), ("s-explore1", sails(&player.exploration))];
    let ships = ships.into_iter().filter(|(_, there)| *there).map(|(ship, _)| ship.to_owned());
    districts.chain(works.map(|(_, workshop)| workshop.to_owned())).chain(ships).collect()
}
