//! What holds in every game: played cards, cards for new cubes, New World cards, islands, festivals.

use entrepot_anno1800::{
    Action, Anno1800, Board, Deck, Event, Field, Move, Naval, Player, State, Terrain, Tier, Token, read_position,
};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Silent};

/// Games that are looked at, and where a random game is left.
const GAMES: u64 = 60;
const MOST_MOVES: usize = 900;

/// Every move of some random games, over all options: the position before it, what happened, the position after it.
fn each_move(mut then: impl FnMut(&State, Move, &Log<Event>, &State)) {
    for number in 0..GAMES {
        let mut dice = Dice::new(number, 11);
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&Anno1800::setup(&mut dice), &mut seed, &mut Silent);
        for _ in 0..MOST_MOVES {
            let moves = legal(&state);
            if moves.is_empty() {
                break;
            }
            let (before, mv) = (state, moves[dice.below(moves.len())]);
            let mut log = Log::default();
            Anno1800::play(&mut state, mv, &mut seed, &mut log);
            then(&before, mv, &log, &state);
        }
    }
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Moves::new();
    if Anno1800::decider(state).is_some() {
        Anno1800::legal(state, &mut moves);
    }
    moves.to_vec()
}

fn seats(board: &Board) -> impl Iterator<Item = &Player> {
    Seat::all(board.players()).map(|seat| board.player(seat))
}

/// A12.2, A12.4, A13.1, A20.4: what was played stays where it is, and what was used stays face down.
#[test]
fn played_cards_stay_and_never_turn_up_again() {
    let mut turned = 0;
    each_move(|before, mv, _, after| {
        let (before, after) = (&before.board().played, &after.board().played);
        assert!(after.len() >= before.len(), "a played card is gone after {mv}");
        for (old, new) in before.iter().zip(after.iter()) {
            assert_eq!((old.seat, old.kind), (new.seat, new.kind), "after {mv}");
            assert!(old.ready || !new.ready, "{} lies face up again after {mv}", new.kind);
            turned += usize::from(old.ready && !new.ready);
        }
    });
    assert!(turned > 20, "only {turned} cards were used");
}

/// A15.3, A15.4, A15.5, R20, A22.1: right behind a new cube comes the card of its stack, or gold for it and never both.
#[test]
fn every_new_cube_has_its_card_or_costs_gold_at_once() {
    let (mut cards, mut gold) = (0, 0);
    each_move(|_, mv, log, _| {
        let events: Vec<&Event> = log.seen_by(None).collect();
        for (at, event) in events.iter().enumerate() {
            let Event::Gained { tier, .. } = event else { continue };
            match events.get(at + 1) {
                Some(Event::Drew { deck, count: 1, .. }) if *deck == Deck::of(*tier) => cards += 1,
                Some(Event::PaidGold { gold: paid, .. }) => {
                    assert_eq!(*paid, if Deck::of(*tier) == Deck::FarmerWorker { 1 } else { 3 }, "{mv}");
                    gold += 1;
                }
                other => panic!("{mv}: a new {tier} is followed by {other:?}"),
            }
        }
    });
    assert!(cards > 100 && gold > 0, "{cards} cards, {gold} times gold");
}

/// A16.3, A16.4, T93: an upgrade exchanges two cubes with the supply, draws no card and takes no gold.
#[test]
fn upgrades_draw_nothing_and_keep_the_number_of_cubes() {
    let mut raised = 0;
    each_move(|before, mv, log, after| {
        if let Move::Raise { .. } = mv {
            let all = |state: &State| Tier::ALL.map(|tier| actor(before, state).owned(tier)).iter().sum::<u8>();
            assert_eq!(all(before), all(after), "{mv}");
            assert_eq!(actor(before, before).gold, actor(before, after).gold, "{mv}");
            assert!(!log.seen_by(None).any(|event| matches!(event, Event::Drew { .. })), "{mv}");
            raised += 1;
        }
    });
    assert!(raised > 20, "only {raised} upgrades");
}

/// The player whose turn it was before.
fn actor<'a>(before: &State, now: &'a State) -> &'a Player {
    now.board().player(before.board().actor)
}

/// A18.3, A18.9, R54, T106: there are three New World cards for every island still to come, and each island brings three.
#[test]
fn new_world_cards_never_run_short() {
    let mut explored = 0;
    each_move(|before, mv, log, after| {
        let board = after.board();
        assert!(board.cards[Deck::NewWorld.index()] >= 3 * board.new_world, "after {mv}");
        if log.seen_by(None).any(|event| matches!(event, Event::NewWorld { .. })) {
            let cards = |state: &State| actor(before, state).hand[Deck::NewWorld.index()];
            assert_eq!(cards(after), cards(before) + 3, "{mv}");
            explored += 1;
        }
    });
    assert!(explored > 20, "only {explored} islands were explored");
}

/// A18.9, R54: a position with fewer is none of this game.
#[test]
fn a_position_with_too_few_new_world_cards_is_told() {
    let text = "setup players=2\nnew_world 1 NWI01 NWI02 NWI03 NWI04\nnew_world 2 NWI05 NWI06 NWI07\nnw only NW01 NW02";
    let error = read_position(text).unwrap_err();
    assert_eq!(error.line, 4);
    assert!(error.what.contains("three New World cards"), "{}", error.what);
    assert!(read_position(&format!("{text} NW03")).is_ok());
}

/// A17.2, A17.9, R44: with two or three players there is an Old World island for everybody who may still have one.
#[test]
fn old_world_islands_run_short_with_four_players_only() {
    each_move(|_, mv, _, after| {
        let board = after.board();
        let wanted: usize = seats(board).map(|player| 4 - player.old_world.len()).sum();
        assert!(board.players() == 4 || usize::from(board.old_world) >= wanted, "after {mv}");
    });
    let four = read_position("setup players=4").unwrap();
    assert!(usize::from(four.board().old_world) < 4 * 4);
}

/// A20.1, A20.2, A20.3: whenever an action can be begun, a festival can; it brings home all of the own pieces and no other.
#[test]
fn a_festival_is_always_possible_and_brings_everything_home() {
    let mut festivals = 0;
    each_move(|before, _, _, _| {
        let board = before.board();
        if board.turn.actions == 0 || board.stack.len() > 1 || board.over() {
            return;
        }
        let festival = Move::Action(Action::Festival);
        assert_eq!(Anno1800::check(before, board.actor, festival), Ok(()));
        let mut after = *before;
        Anno1800::play(&mut after, festival, &mut Seed::from_number(0), &mut Silent);
        for seat in Seat::all(board.players()) {
            let (old, new) = (board.player(seat), after.board().player(seat));
            if seat == board.actor {
                is_home(old, new);
            } else {
                assert_eq!(old, new);
            }
        }
        festivals += 1;
    });
    assert!(festivals > 1000, "only {festivals} festivals");
}

fn is_home(old: &Player, new: &Player) {
    assert_eq!(new.cubes, Tier::ALL.map(|tier| old.owned(tier)));
    assert_eq!(new.exhausted, [0; Tier::COUNT]);
    assert!(new.fields.iter().all(|field| field.work == Field::default().work));
    for kind in [Naval::Trade, Naval::Exploration] {
        let (old, new) = (old.fleet(kind), new.fleet(kind));
        assert_eq!((new.ready, new.exhausted, new.temporary), (old.ready + old.exhausted, 0, 0));
    }
    assert_eq!((new.gold, new.hand, new.expeditions), (old.gold, old.hand, old.expeditions));
}

/// A17.3, A17.5, A17.8, T97, T98: each of the twelve islands adds 2 land, 2 coast and 2 sea squares, one of them taken where
/// something is printed, and brings what it shows: cubes with their cards, expedition cards, a printed token, its naval
/// token.
#[test]
fn every_old_world_island_brings_six_squares_and_what_it_shows() {
    let shows = [
        ("OWI01", [2, 2, 2], None, "6 farmers, hand 2 0"),
        ("OWI02", [2, 2, 2], None, "5 workers, hand 2 0"),
        ("OWI03", [2, 2, 2], None, "3 artisans, hand 0 1"),
        ("OWI04", [2, 2, 2], None, "2 expedition cards"),
        ("OWI05", [1, 2, 2], Some(Token::WarehouseW), ""),
        ("OWI06", [1, 2, 2], Some(Token::BrickworksW), ""),
        ("OWI07", [1, 2, 2], Some(Token::CharcoalKilnW), ""),
        ("OWI08", [1, 2, 2], Some(Token::SteelworksW), ""),
        ("OWI09", [1, 2, 2], Some(Token::SailmakersW), ""),
        ("OWI10", [2, 2, 1], Some(Token::Merchant1), "3 trade tokens"),
        ("OWI11", [2, 2, 1], Some(Token::Exploration1), "1 exploration token"),
        ("OWI12", [2, 1, 2], Some(Token::Shipyard1), ""),
    ];
    for (island, squares, printed, brings) in shows {
        let mut state = read_position(&format!("setup players=2\nold_world_stack {island}")).unwrap();
        let old = *state.board().player(Seat::new(0));
        Anno1800::play(&mut state, Move::Action(Action::OldWorld), &mut Seed::from_number(0), &mut Silent);
        let new = *state.board().player(Seat::new(0));
        assert_eq!(new.size(), old.size() + 6, "{island}");
        let added = std::array::from_fn(|terrain| free(new)[terrain] - free(old)[terrain]);
        assert_eq!(added, squares, "{island}");
        let more = Token::ALL.into_iter().filter(|token| new.count(*token) > old.count(*token));
        assert_eq!(more.collect::<Vec<_>>(), Vec::from_iter(printed), "{island}");
        assert_eq!(brought(&old, &new), brings, "{island}");
    }
}

/// Free land, coast and sea squares.
fn free(mut player: Player) -> [usize; 3] {
    [Terrain::Land, Terrain::Coast, Terrain::Sea].map(|terrain| {
        let fill = || player.free_field(terrain).map(|field| player.fields[field].built = Some(Token::Shipyard1));
        std::iter::from_fn(fill).count()
    })
}

/// What changed, apart from the exploration token of the price.
fn brought(old: &Player, new: &Player) -> String {
    let mut all = Vec::new();
    for tier in Tier::ALL.into_iter().filter(|tier| new.owned(*tier) != old.owned(*tier)) {
        all.push(format!("{} {tier}s", new.owned(tier)));
    }
    if new.hand != old.hand {
        all.push(format!("hand {} {}", new.hand[0], new.hand[1]));
    }
    if new.expeditions != old.expeditions {
        all.push(format!("{} expedition cards", new.expeditions));
    }
    if new.trade != old.trade {
        all.push(format!("{} trade tokens", new.trade.ready));
    }
    assert_eq!(new.exploration.exhausted, 1);
    if new.exploration.ready > 0 {
        all.push(format!("{} exploration token", new.exploration.ready));
    }
    all.join(", ")
}
