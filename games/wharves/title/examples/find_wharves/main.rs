//! Makes the games in `records/wharves`: `cargo run --release -p entrepot-wharves-title --example find_wharves -- records/wharves`. Names
//! behind it make only those games.

use entrepot_title::finding::{Happened, Wanted, find, winners};
use entrepot_wharves::Wharves;
use entrepot_wharves_title::TITLE;

fn main() {
    let plain = [("2p", "players=2"), ("3p", "players=3 first=2"), ("4p", "players=4 rounds=6")];
    let plain = plain.map(|(name, setup)| game(name, setup, "greedy", None));
    let special = [
        game("reshuffled", "players=4 rounds=10", "greedy", happens("the pile is made anew (W5.5)", reshuffled)),
        game("random", "players=3 rounds=10", "random", happens("a wharf is chosen by the leader (W3.3)", chosen)),
        game(
            "shared-victory",
            "players=2",
            "greedy",
            happens("a victory is shared (W6.5)", |live, _| winners(live) > 1),
        ),
    ];
    find(plain.into_iter().chain(special).collect(), |name, seed| TITLE.bot(name, seed));
}

type Special = Option<(&'static str, Happened<Wharves>)>;

fn happens(words: &'static str, holds: Happened<Wharves>) -> Special {
    Some((words, holds))
}

fn game(name: &str, setup: &str, bots: &'static str, special: Special) -> Wanted<Wharves> {
    Wanted { name: name.into(), setup: setup.into(), bots, special }
}

fn reshuffled(_: &entrepot_live::Live<Wharves>, states: &[entrepot_wharves::State]) -> bool {
    states.last().is_some_and(|state| state.table.reshuffles > 0)
}

fn chosen(_: &entrepot_live::Live<Wharves>, states: &[entrepot_wharves::State]) -> bool {
    states.iter().any(|state| state.table.phase == entrepot_wharves::Phase::Favour)
}
