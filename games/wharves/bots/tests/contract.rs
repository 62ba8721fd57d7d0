//! Wharves keeps the contract of the table in 300 games, half of them with rule-of-thumb players, who store two crates.

use entrepot_table::contract::Effort;
use entrepot_wharves_bots::examine_with_greedy;

#[test]
fn games_with_greedy_players_keep_the_contract() {
    examine_with_greedy(&Effort::new(300)).assert_passed();
}
