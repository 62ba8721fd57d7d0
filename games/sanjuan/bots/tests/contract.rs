//! San Juan keeps the contract of the table in 300 games, half of them with rule-of-thumb players, who reach the late game
//! that random players rarely see.

use entrepot_sanjuan_bots::examine_with_greedy;
use entrepot_table::contract::Effort;

/// Cards stay accounted for (S1.7, S1.9), nobody is told what is hidden from him (S18.2, S18.3), and every pair of hidden
/// places is exchanged at least 100 times without anybody noticing.
#[test]
fn games_with_greedy_players_keep_the_contract() {
    examine_with_greedy(&Effort::new(300)).assert_passed();
}
