//! Anno 1800 keeps the contract of the table in games of random and of rule-of-thumb players; only the latter play many cards
//! and reach the end.

use entrepot_anno1800_bots::examine_with_greedy;
use entrepot_table::contract::Effort;

/// Pieces stay accounted for (A1.4), nobody is told what is hidden from him (R42), and every pair of hidden places is
/// exchanged at least 100 times without anybody noticing.
#[test]
fn games_with_greedy_players_keep_the_contract() {
    examine_with_greedy(&Effort { rounds: 60, ..Effort::new(64) }).assert_passed();
}
