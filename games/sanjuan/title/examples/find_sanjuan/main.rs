//! Makes the games in `records/sanjuan`: `cargo run --release -p entrepot-sanjuan-title --example find_sanjuan -- records/sanjuan`. Names
//! behind it make only those games: records of an earlier version of the rules that still hold are better left as they are.

use entrepot_live::Live;
use entrepot_sanjuan::{Event, Kind, Move, SanJuan, State};
use entrepot_sanjuan_title::TITLE;
use entrepot_title::finding::{Happened, Wanted, find, winners};

fn main() {
    find(games(), |name, seed| TITLE.bot(name, seed));
}

/// All of them.
fn games() -> Vec<Wanted<SanJuan>> {
    plain_games().into_iter().chain(special_games()).collect()
}

/// Every number of players with every combination that people are likely to choose.
fn plain_games() -> Vec<Wanted<SanJuan>> {
    let options = [
        ("base", "", "greedy"),
        ("expansion", " expansion=on", "greedy"),
        ("first-edition", " edition=first", "greedy"),
        ("first-edition-expansion", " edition=first expansion=on", "greedy"),
        ("starting-variant", " starting_variant=on", "greedy"),
        ("random", " expansion=on starting_variant=on", "random"),
    ];
    let game = |players: usize, (name, setup, bots): (&str, &str, &'static str)| Wanted {
        name: format!("{players}p-{name}"),
        setup: format!("players={players}{setup}"),
        bots,
        special: None,
    };
    (2..=4).flat_map(|players| options.map(|option| game(players, option))).collect()
}

fn special_games() -> Vec<Wanted<SanJuan>> {
    let game = |name: &str, setup: &str, bots, words, holds: Happened<SanJuan>| Wanted {
        name: name.into(),
        setup: setup.into(),
        bots,
        special: Some((words, holds)),
    };
    vec![
        game("shared-victory", "players=2", "greedy", "a victory is shared (S12.6)", |live, _| winners(live) > 1),
        game("tie-broken", "players=3", "greedy", "a tie is broken by hand and goods (S12.5)", tie_broken),
        game("two-cities-of-twelve", "players=4", "greedy", "two cities are full at the end (S12.7)", |_, states| {
            states.last().is_some_and(|state| full_cities(state) > 1)
        }),
        game("pile-runs-out", "players=4", "greedy", "the pile is made anew twice (S1.4)", |_, states| {
            states.last().is_some_and(|state| state.board().reshuffles >= 2)
        }),
        game("no-card-left", "players=2", "random", "both piles are empty (S1.5)", |_, states| {
            states.iter().any(|state| state.board().cards_left() == 0)
        }),
        game("cathedral-covered", "players=4 expansion=on", "random", "the Cathedral is covered (Q21)", |_, states| {
            states.last().is_some_and(|state| state.board().covered.contains(&Kind::Cathedral))
        }),
        game("cathedral", "players=3 expansion=on", "greedy", "the Cathedral is built (S17.11)", |live, _| {
            happened(live, |event| matches!(event, Event::Built { kind: Kind::Cathedral, .. }))
        }),
        game("library-kept", "players=2", "random", "the Library is kept for the second role (S15.17d)", |live, _| {
            live.settled().iter().any(|played| played.mv == Move::Library(false))
        }),
        game(
            "gold-mine-choice",
            "players=2 gold_mine=any",
            "greedy",
            "a Gold mine's card is chosen (Q24)",
            |live, _| live.settled().iter().any(|played| matches!(played.mv, Move::Take(_))),
        ),
        game(
            "harbor-and-customs",
            "players=4 expansion=on",
            "random",
            "a customs good goes under a Harbor (S17.9)",
            |live, _| {
                happened(live, |event| matches!(event, Event::Sold { kind: Kind::CustomsOffice, harbor: true, .. }))
            },
        ),
        game(
            "bank",
            "players=4 expansion=on guard_room_limit=always_with_expansion",
            "greedy",
            "a Bank is used (S17.8)",
            |live, _| happened(live, |event| matches!(event, Event::Laid { under: Kind::Bank, .. })),
        ),
    ]
}

fn tie_broken(live: &Live<SanJuan>, _: &[State]) -> bool {
    live.outcome().is_some_and(|outcome| {
        let most = outcome.points.iter().max();
        winners(live) == 1 && outcome.points.iter().filter(|points| Some(*points) == most).count() > 1
    })
}

fn full_cities(state: &State) -> usize {
    state.board().cities.iter().filter(|city| city.places.len() == 12).count()
}

fn happened(live: &Live<SanJuan>, what: fn(&Event) -> bool) -> bool {
    live.settled().iter().flat_map(|played| played.log.events.iter()).any(|(_, event)| what(event))
}
