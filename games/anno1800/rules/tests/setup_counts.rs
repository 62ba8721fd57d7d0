//! The first position: what lies where, for every number of players and whatever the seed.

use entrepot_anno1800::{
    Anno1800, Build, CardKind, Deck, Event, Objective, Setup, State, Supply, Terrain, Tier, Token, write_position,
};
use entrepot_table::contract::Unshuffled;
use entrepot_table::{Game, Log, Purpose, Seat, Seed, Silent};
use std::collections::BTreeSet;

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn deal(text: &str, seed: u64) -> State {
    Anno1800::deal(&setup(text), &mut Seed::from_number(seed), &mut Silent)
}

fn hand(state: &State, seat: usize) -> Vec<CardKind> {
    let seat = Seat::new(seat);
    Anno1800::view(state, Some(seat)).hands[seat.index()].to_vec()
}

/// The words of one line of the position, without the key.
fn line(state: &State, key: &str) -> Vec<String> {
    let text = write_position(state);
    let found = text.lines().find(|line| line.split(' ').next() == Some(key));
    found.map_or(Vec::new(), |line| line.split(' ').skip(1).map(str::to_string).collect())
}

/// 70 industries, 14 shipyards and 36 ships lie on the board, for two, three and four (A1.1, T1).
#[test]
fn all_tokens_lie_on_the_board() {
    for players in 2..=4 {
        let state = deal(&format!("players={players}"), 1);
        let count = |wanted: fn(Build) -> bool| -> u32 {
            let of_kind = Token::ALL.into_iter().filter(|token| token.on_board() && wanted(token.build()));
            of_kind.map(|token| u32::from(state.board().tokens[token.index()])).sum()
        };
        let counts = [
            count(|build| matches!(build, Build::Industry(..))),
            count(|build| matches!(build, Build::Shipyard(_))),
            count(|build| matches!(build, Build::Ship(..))),
        ];
        assert_eq!(counts, [70, 14, 36], "{players} players");
        assert_eq!(count(|_| true), 120);
    }
}

/// Cubes, gold and naval tokens that are left, and the stacks after the deal (A1.2, A1.3, A1.4, A1.7, T2).
#[test]
fn stacks_and_supply_after_the_deal() {
    let table = [
        (2, [17, 34, 21, 20, 15], [32, 28, 24], (73, 51, 85)),
        (3, [13, 31, 19, 20, 15], [25, 26, 24], (71, 50, 83)),
        (4, [9, 28, 17, 20, 15], [18, 24, 24], (69, 49, 80)),
    ];
    for (players, cubes, stacks, (trade, exploration, gold)) in table {
        let state = deal(&format!("players={players}"), 5);
        let board = state.board();
        assert_eq!(board.supply, Supply { cubes, gold, trade, exploration }, "{players} players");
        assert_eq!((board.cards, board.expeditions), (stacks, 22));
        assert_eq!((board.old_world, board.new_world), (12, 8));
    }
}

/// Everybody has the same island, cubes and ships (A1.6, T3, T150), and nine cards (A1.7).
#[test]
fn everybody_starts_alike() {
    for players in 2..=4 {
        let state = deal(&format!("players={players} first=random"), 9);
        for seat in Seat::all(players) {
            let player = state.board().player(seat);
            assert_eq!(player.cubes, [4, 3, 2, 0, 0]);
            assert_eq!(player.exhausted, [0; 5]);
            let tokens = |fleet: entrepot_anno1800::Fleet| (fleet.ready, fleet.exhausted, fleet.temporary);
            assert_eq!((tokens(player.trade), tokens(player.exploration)), ((2, 0, 0), (1, 0, 0)));
            assert_eq!(player.hand, [7, 2, 0]);
            assert_eq!((player.expeditions, player.old_world.len(), player.new_world.len()), (0, 0, 0));
            let tiers: Vec<Tier> = player.tokens().filter_map(|(_, token)| Some(token.industry()?.1)).collect();
            assert_eq!(tiers, [[Tier::Farmer; 5], [Tier::Artisan; 5]].concat());
            assert_eq!((player.count(Token::Shipyard1), player.yards(1), player.yards(2)), (1, 1, 0));
            assert_eq!((player.count(Token::Merchant1), player.count(Token::Exploration1)), (2, 1));
            assert_eq!(player.tokens().count(), 14);
            assert!(player.free_field(Terrain::Land).is_none());
            assert_eq!(player.size() - player.tokens().count(), 6, "4 coast and 2 sea squares are free");
        }
    }
}

/// In the order of play 0, 1, 2 and 3 gold, whoever begins (A1.9, T4).
#[test]
fn gold_follows_the_order_of_play() {
    for players in 2..=4 {
        for first in 0..players {
            let state = deal(&format!("players={players} first={}", first + 1), 2);
            for steps in 0..players {
                let seat = Seat::new((first + steps) % players);
                assert_eq!(usize::from(state.board().player(seat).gold), steps);
            }
        }
    }
}

/// Each stack is shuffled once and by itself: three of population cards, expedition cards, islands of both worlds, and the
/// objective cards where chance lays them out (A1.2, A1.3, A1.5).
#[test]
fn each_stack_is_shuffled_by_itself() {
    let mut chance = Unshuffled::new();
    let state = Anno1800::deal(&setup("players=4"), &mut chance, &mut Silent);
    let sizes: Vec<usize> = chance.asked.iter().map(|(_, size)| *size).filter(|size| *size > 0).collect();
    assert_eq!(sizes, [46, 32, 24, 22, 12, 8, 20]);
    let purposes: Vec<Purpose> = chance.asked.iter().map(|(purpose, _)| *purpose).collect();
    assert!((1..purposes.len()).all(|at| !purposes[..at].contains(&purposes[at])), "{purposes:?}");
    // Everything comes from its own stack.
    for (key, prefix, count) in [("fw", "FW", 18), ("aei", "AEI", 24), ("nw", "NW", 24)] {
        let cards = line(&state, key);
        assert_eq!(cards.len(), count);
        assert!(cards.iter().all(|card| card.starts_with(prefix)), "{cards:?}");
    }
    assert_eq!([line(&state, "expedition_stack").len(), line(&state, "old_world_stack").len()], [22, 12]);
    assert_eq!(line(&state, "new_world_stack").len(), 8);
}

/// The order follows from the seed alone, and every card and island comes on top sometimes (A1.2, A1.3, T148).
#[test]
fn stacks_are_shuffled() {
    for (key, different) in
        [("fw", 35), ("aei", 25), ("nw", 18), ("expedition_stack", 9), ("old_world_stack", 12), ("new_world_stack", 8)]
    {
        let top = |seed: u64| line(&deal("players=2", seed), key)[0].split('#').next().unwrap_or_default().to_string();
        let tops: Vec<String> = (0..250).map(top).collect();
        assert_eq!(tops[..20], (0..20).map(top).collect::<Vec<_>>());
        let kinds: BTreeSet<&String> = tops.iter().collect();
        assert!(kinds.len() >= different, "{key}: {kinds:?}");
    }
}

/// The five of the first game, whatever the seed (A1.5, T5).
#[test]
fn the_first_game_has_its_five_objectives() {
    let five: BTreeSet<Objective> = [
        Objective::AlonsoGraves,
        Objective::University,
        Objective::EdvardGoode,
        Objective::IsabelSarmento,
        Objective::Zoo,
    ]
    .into();
    for seed in 0..20 {
        let state = deal("players=3 objectives=first_game", seed);
        assert_eq!(state.board().objectives.into_iter().collect::<BTreeSet<_>>(), five);
    }
}

/// Five different ones of all twenty, each as likely as another (A1.5, T6).
#[test]
fn random_objectives_are_five_of_twenty() {
    let mut counts = [0; Objective::COUNT];
    const DEALS: u64 = 1000;
    for seed in 0..DEALS {
        let five: BTreeSet<Objective> = deal("players=2", seed).board().objectives.into_iter().collect();
        assert_eq!(five.len(), 5);
        five.into_iter().for_each(|objective| counts[objective.index()] += 1);
    }
    // A quarter of the deals has each; 60 away from 250 would be more than four standard deviations.
    assert!(counts.iter().all(|count| (190..=310).contains(count)), "{counts:?}");
}

/// Chance finds the starting player where nobody is chosen (A1.8, D26).
#[test]
fn a_random_player_begins() {
    let mut begun = [0; 4];
    for seed in 0..400 {
        let state = deal("players=4 first=random", seed);
        let first = state.board().first;
        assert_eq!((state.board().actor, state.board().player(first).gold), (first, 0));
        begun[first.index()] += 1;
    }
    assert!(begun.iter().all(|times| (60..=140).contains(times)), "{begun:?}");
    for first in 0..4 {
        assert_eq!(deal(&format!("players=4 first={}", first + 1), 7).board().actor, Seat::new(first));
    }
}

/// Clockwise from the starting player, 7 and then 2 cards each in one go: the same hands come whoever begins and however
/// many play (C19, A1.7).
#[test]
fn cards_are_dealt_player_by_player() {
    for players in 2..=4 {
        let from_first = deal(&format!("players={players}"), 11);
        for first in 0..players {
            let state = deal(&format!("players={players} first={}", first + 1), 11);
            for steps in 0..players {
                assert_eq!(hand(&state, (first + steps) % players), hand(&from_first, steps));
            }
        }
        let two = deal("players=2", 11);
        assert_eq!([0, 1].map(|seat| hand(&from_first, seat)), [0, 1].map(|seat| hand(&two, seat)));
    }
}

/// The deal is told in that order (C19).
#[test]
fn the_deal_is_told_player_by_player() {
    let mut log = Log::default();
    Anno1800::deal(&setup("players=3 first=2"), &mut Seed::from_number(3), &mut log);
    let drew = |event: &Event| match event {
        Event::Drew { seat, deck, count, .. } => Some((seat.index(), *deck, *count)),
        _ => None,
    };
    let dealt: Vec<_> = log.seen_by(None).filter_map(drew).collect();
    let (fw, aei) = (Deck::FarmerWorker, Deck::ArtisanEngineerInvestor);
    assert_eq!(dealt, [(1, fw, 7), (1, aei, 2), (2, fw, 7), (2, aei, 2), (0, fw, 7), (0, aei, 2)]);
}
