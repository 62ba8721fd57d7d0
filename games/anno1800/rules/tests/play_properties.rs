//! What holds in every position of whole random games.

use entrepot_anno1800::{
    Action, Anno1800, Board, Cost, Decision, Event, Move, Naval, Object, Player, Site, State, StrictSupply, Tier,
    Token, Turn, write_position,
};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Log, Moves, Seat, Seed, Silent};

/// Where a random game is left.
const MOST_MOVES: usize = 1500;

const GAMES: u64 = 60;

/// How much a random player likes a move: games get on where cards are played and islands found.
fn liking(mv: &Move) -> usize {
    match mv {
        Move::Action(Action::Play) => 400,
        Move::Action(Action::Swap) | Move::Remove(_) | Move::Place(Site::Over(_)) => 1,
        Move::Action(Action::Workforce) | Move::Build(Token::SawmillW | Token::Shipyard1) => 2,
        Move::Action(_) => 10,
        _ => 20,
    }
}

fn choose(moves: &Moves<Move>, dice: &mut Dice) -> Move {
    let mut left = dice.below(moves.iter().map(liking).sum());
    let mut chosen = moves.iter().copied();
    chosen
        .find(|mv| {
            let here = left < liking(mv);
            left = left.saturating_sub(liking(mv));
            here
        })
        .expect("one is chosen")
}

/// Plays random games with random options; `then` is told the position before each move, the move, what happened, and the
/// position after it.
fn each_move(games: u64, mut then: impl FnMut(&State, Move, &Log<Event>, &State)) {
    for number in 0..games {
        let mut dice = Dice::new(number, 8);
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&Anno1800::setup(&mut dice), &mut seed, &mut Silent);
        for _ in 0..MOST_MOVES {
            if Anno1800::decider(&state).is_none() {
                break;
            }
            let mut moves = Moves::<Move>::new();
            Anno1800::legal(&state, &mut moves);
            assert!(!moves.is_empty(), "nothing can be done in\n{}", write_position(&state));
            let mv = choose(&moves, &mut dice);
            let before = state;
            let mut log = Log::default();
            Anno1800::play(&mut state, mv, &mut seed, &mut log);
            then(&before, mv, &log, &state);
        }
    }
}

/// Boards of random games after each move.
fn each_board(games: u64, mut then: impl FnMut(&Board)) {
    each_move(games, |_, _, _, after| then(after.board()));
}

/// Supply and players together have the cubes of the box, always (T7, A1.4).
#[test]
fn no_cube_comes_or_goes() {
    each_board(GAMES, |board| {
        for (tier, all) in Tier::ALL.into_iter().zip([25, 40, 25, 20, 15]) {
            let owned = |player: &Player| {
                let at_work = player.fields.iter().flat_map(|field| field.work).filter(|cube| *cube == Some(tier));
                i32::from(player.cubes[tier.index()] + player.exhausted[tier.index()]) + at_work.count() as i32
            };
            let in_play: i32 = board.players[..board.players()].iter().map(owned).sum();
            assert_eq!(in_play + i32::from(board.supply.cubes[tier.index()]), all, "{tier}");
        }
    });
}

/// Gold is with players or in the supply, which may fall below nothing (A7.3, R28, C12).
#[test]
fn no_gold_comes_or_goes() {
    each_board(GAMES, |board| {
        let owned: i32 = board.players.iter().map(|player| i32::from(player.gold)).sum();
        assert_eq!(owned + board.supply.gold, 86);
    });
}

/// Regular naval tokens of a kind, ready and exhausted, are as many as its visible ships are strong (A5.5, A5.6, R13); all
/// of them and the supply are what the box holds (R28, C12).
#[test]
fn naval_tokens_belong_to_ships() {
    each_board(GAMES, |board| {
        let strict = board.setup.strict_supply == StrictSupply::All;
        for (kind, left, in_box) in
            [(Naval::Trade, board.supply.trade, 77), (Naval::Exploration, board.supply.exploration, 53)]
        {
            let mut all = left;
            for seat in Seat::all(board.players()) {
                let player = board.player(seat);
                let fleet = player.fleet(kind);
                let ships = player.tokens().filter_map(|(_, token)| token.ship()).filter(|(of, _)| *of == kind);
                let strength: u8 = ships.map(|(_, strength)| strength).sum();
                let regular = fleet.ready + fleet.exhausted;
                assert!(regular == strength || strict && regular < strength, "{regular} tokens, strength {strength}");
                all += i32::from(regular + fleet.temporary);
            }
            assert_eq!(all, in_box);
        }
    });
}

/// The five objective cards stay (A1.5).
#[test]
fn objectives_stay() {
    each_move(GAMES, |before, _, _, after| assert_eq!(before.board().objectives, after.board().objectives));
}

/// The next player clockwise follows; a round ends with the one before the starting player (A2.1, T11). A turn begins with
/// one action, nothing traded, nothing used and nothing to pay: no resource is kept (A2.7, A3.3, T18, T28, D8, D40, T163).
#[test]
fn turns_follow_one_another() {
    let mut turns = 0;
    each_move(GAMES, |before, mv, _, after| {
        let (before, after) = (before.board(), after.board());
        if mv != Move::End {
            let ends = after.over();
            assert!(ends || (after.actor, after.round) == (before.actor, before.round));
        } else if !after.over() {
            turns += 1;
            let next = Seat::new((before.actor.index() + 1) % before.players());
            assert_eq!(after.actor, next);
            assert_eq!(after.round, before.round + u16::from(next == before.first));
            assert_eq!(after.turn, Turn { actions: 1, ..Turn::default() });
        }
    });
    assert!(turns > 1000);
}

fn turn_begins(state: &State) -> bool {
    state.board().turn == Turn { actions: 1, ..Turn::default() }
}

/// Each turn has at least one action, and not more than one and those that were gained (A2.2, A2.5, A2.6, T8, T10).
#[test]
fn a_turn_has_its_actions() {
    let (mut begun, mut gained, mut extra) = (0, 0, 0);
    each_move(GAMES, |before, mv, log, _| {
        if turn_begins(before) {
            (begun, gained) = (0, 0);
        }
        for event in log.seen_by(None) {
            match event {
                Event::Action { .. } => begun += 1,
                Event::MoreActions { .. } => (gained, extra) = (gained + 1, extra + 1),
                Event::Turn { .. } | Event::Ended { .. } => {
                    assert_eq!(mv, Move::End);
                    assert!((1..=1 + gained).contains(&begun), "{begun} actions, {gained} gained");
                }
                _ => {}
            }
            assert!(begun <= 1 + gained);
        }
    });
    assert!(extra > 5, "only {extra} additional actions");
}

/// What is begun is had: whenever a payment ends, its object comes (A4.5, R57, C2). That there is always a move while it is
/// open, [`each_move`] sees to.
#[test]
fn what_is_paid_for_comes() {
    let mut paid = 0;
    each_move(GAMES, |before, _, log, after| {
        let object = before.board().turn.object;
        if object == Object::Nothing || after.board().turn.object != Object::Nothing {
            return;
        }
        paid += 1;
        let comes = |event: &Event| match (object, event) {
            (Object::Token(wanted), Event::Built { token, .. }) => wanted == *token,
            (Object::Card(wanted), Event::Played { kind, .. }) => wanted == *kind,
            (Object::Cube(wanted), Event::Gained { tier, .. }) => wanted == *tier,
            (Object::Upgrade(wanted), Event::Raised { tier, free: false, .. }) => wanted == *tier,
            (Object::OldWorld, Event::OldWorld { .. })
            | (Object::NewWorld, Event::NewWorld { .. })
            | (Object::Expeditions(_), Event::Expeditions { .. }) => true,
            _ => false,
        };
        let asked = match after.board().decision() {
            Decision::Site(token) => object == Object::Token(token),
            Decision::Cube(tier) => object == Object::Upgrade(tier),
            _ => false,
        };
        assert!(asked || log.seen_by(None).any(comes), "{object:?} did not come");
        assert_eq!(after.board().turn.due, Cost::FREE);
    });
    assert!(paid > 1000);
}

/// A trade brings its partner 1 gold and is made once per turn and resource, with somebody who visibly makes it (A6.2, A6.5,
/// A6.6, A6.8, T26, T27).
#[test]
fn trades_keep_their_rules() {
    let (mut trades, mut traded) = (0, Vec::new());
    each_move(GAMES, |before, _, log, after| {
        if turn_begins(before) {
            traded.clear();
        }
        for event in log.seen_by(None) {
            let Event::Traded { seat, partner, resource, .. } = *event else { continue };
            trades += 1;
            assert_ne!(seat, partner);
            assert!(!resource.from_new_world() && !traded.contains(&resource));
            traded.push(resource);
            let (before, after) = (before.board().player(partner), after.board().player(partner));
            assert!(before.tokens().any(|(_, token)| token.industry().is_some_and(|(made, _)| made == resource)));
            assert_eq!((before.cubes, before.exhausted, before.fields), (after.cubes, after.exhausted, after.fields));
            let strict = after.gold == before.gold;
            assert!(after.gold == before.gold + 1 || strict, "{} gold instead of {}", after.gold, before.gold + 1);
        }
    });
    assert!(trades > 200, "only {trades} trades");
}

/// A cube that makes something is of the tier that works there, and two find place (A3.1, A3.4, T14, T15).
#[test]
fn workers_work_where_they_belong() {
    each_move(GAMES, |before, mv, log, after| {
        if let (Move::Work(spot), Some((_, works))) = (mv, log.seen_by(None).find_map(worked)) {
            let seat = before.board().actor;
            let tier = spot.token.industry().map(|(_, tier)| tier);
            assert_eq!(tier, Some(works));
            let district = |state: &State| state.board().player(seat).cubes[works.index()];
            let field = before.board().player(seat).find(spot).expect("it stands there");
            assert!(before.board().player(seat).fields[field].work[1].is_none());
            // Where the object comes at once, the cube may be followed by another one into the exhausted area.
            assert!(district(after) < district(before) || after.board().turn.object == Object::Nothing);
        }
    });
}

fn worked(event: &Event) -> Option<(Token, Tier)> {
    match event {
        Event::Worked { token, tier, .. } => Some((*token, *tier)),
        _ => None,
    }
}

/// The same seed and the same moves lead to the same position (T148).
#[test]
fn games_can_be_replayed() {
    for number in 0..10 {
        let mut dice = Dice::new(number, 8);
        let setup = Anno1800::setup(&mut dice);
        let mut played = Vec::new();
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
        while Anno1800::decider(&state).is_some() && played.len() < MOST_MOVES {
            let mut moves = Moves::<Move>::new();
            Anno1800::legal(&state, &mut moves);
            let mv = choose(&moves, &mut dice);
            played.push((mv, Anno1800::decider(&state)));
            Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
        }
        let mut seed = Seed::from_number(number);
        let mut again = Anno1800::deal(&setup, &mut seed, &mut Silent);
        for (mv, seat) in played {
            assert_eq!(Anno1800::decider(&again), seat);
            assert_eq!(Anno1800::check(&again, seat.expect("somebody decided"), mv), Ok(()));
            Anno1800::play(&mut again, mv, &mut seed, &mut Silent);
        }
        assert_eq!(again, state);
        assert_eq!(write_position(&again), write_position(&state));
    }
}
