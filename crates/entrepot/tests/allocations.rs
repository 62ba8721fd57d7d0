//! A game in progress does not allocate. This test program always counts allocations, whatever features the command has.

use allocation_counter::measure;
use entrepot::commands::bench::{Decisions, play_on};
use entrepot_games::{Visit, names, visit};
use entrepot_table::{Dice, Game, Seed, Setup, Silent};
use entrepot_title::Title;

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(7)))).count_total, 1);
}

/// Random games, for each number of players and each value of each option. Counts allocations between deal and end, and
/// requires a minimum of games and decisions.
struct Played {
    games: u64,
    decisions: u64,
}

impl Visit for Played {
    type Out = ();

    fn visit<G: Game>(self, _: &'static Title<G>) {
        let mut decisions = Decisions::default();
        for (number, setup) in (0..).zip(setups::<G>().iter().cycle()) {
            if number >= self.games && decisions.count >= self.decisions {
                return;
            }
            let (mut seed, mut dice) = (Seed::from_number(number), Dice::new(number, 0));
            let mut state = G::deal(setup, &mut seed, &mut Silent);
            let counted = measure(|| play_on::<G>(&mut state, &mut seed, &mut dice, &mut decisions));
            assert_eq!(counted.count_total, 0, "{setup}, game {number}");
        }
    }
}

fn setups<G: Game>() -> Vec<G::Setup> {
    let plain = G::Setup::PLAYERS.map(|players| (players, Vec::new()));
    let options = G::Setup::options();
    let most = *G::Setup::PLAYERS.end();
    let chosen = options.iter().flat_map(|option| option.values.iter().map(|value| (most, vec![(option.key, *value)])));
    plain.chain(chosen).filter_map(|(players, options)| G::Setup::chosen(&players.to_string(), &options).ok()).collect()
}

#[test]
fn a_game_allocates_nothing_between_deal_and_end() {
    for name in names() {
        visit(name, Played { games: 24, decisions: 1_000 }).unwrap();
    }
}
