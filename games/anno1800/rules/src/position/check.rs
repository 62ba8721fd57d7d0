//! What a position as a whole must be: numbers that follow from others, and questions that the rules can go on from.

use super::Read;
use crate::actions::{cost, obtainable};
use crate::card::{CardSet, Deck, kind_of};
use crate::cost::Cost;
use crate::data::DATA;
use crate::effects;
use crate::moves::{Action, Asker, Decision, Object, Purpose};
use crate::objective::Objective;
use crate::paying::still_possible;
use crate::rules::Anno1800;
use crate::setup::StrictSupply;
use crate::state::{Board, Doing, Player, State};
use crate::tier::Tier;
use crate::token::Naval;
use entrepot_table::{Game, Moves, Seat, Seed, Silent};

/// What is wrong, and the keys of lines that may be the cause.
type Checked = Result<(), (&'static [&'static str], String)>;

/// Works out what follows from the rest, and refuses what cannot be.
pub(super) fn finish(state: &mut State) -> Checked {
    let lines = |keys: &'static [&'static str]| move |what: String| (keys, what);
    state.board.players.iter_mut().for_each(Player::sum_up);
    count_cubes(&mut state.board).map_err(lines(&["cubes", "exhausted", "work"]))?;
    count_naval(&mut state.board).map_err(lines(&["trade", "exploration", "built", "old_world"]))?;
    count_gold(&mut state.board).map_err(lines(&["gold"]))?;
    count_tokens(&mut state.board);
    count_cards(state);
    check_new_world(&state.board).map_err(lines(&["nw", "hand", "played"]))?;
    check_end(&mut state.board).map_err(lines(&["fireworks", "last_round", "round", "stack"]))?;
    check_laid(&state.board).map_err(lines(&["laid"]))?;
    check_turn(&state.board).map_err(lines(&["doing", "stack"]))?;
    check_payment(state).map_err(lines(&["object", "due", "line", "stack"]))?;
    check_stack(state).map_err(lines(&["stack", "due", "object", "actions", "acted"]))
}

/// Naval tokens that belong to the visible ships of a kind (A5.5).
pub(super) fn crew(player: &Player, kind: Naval) -> u8 {
    player.tokens().filter_map(|(_, token)| token.ship()).filter(|ship| ship.0 == kind).map(|ship| ship.1).sum()
}

/// Cubes that can be in play beyond those of the box, where the supply never runs out (R28).
const MORE_CUBES: u16 = 90;

fn count_cubes(board: &mut Board) -> Read<()> {
    for tier in Tier::ALL {
        let of_player = |player: &Player| {
            let at_work = player.fields.iter().flat_map(|field| field.work).filter(|cube| *cube == Some(tier)).count();
            u16::from(player.cubes[tier.index()]) + u16::from(player.exhausted[tier.index()]) + at_work as u16
        };
        let owned: u16 = board.players.iter().map(of_player).sum();
        let in_box = u16::from(DATA.cubes[tier.index()].value);
        let more = if board.setup.strict_supply == StrictSupply::None { MORE_CUBES } else { 0 };
        if owned > in_box + more {
            return Err(format!("{owned} {tier} cubes are in play, and there are {}", in_box + more));
        }
        board.supply.cubes[tier.index()] = in_box as i16 - owned as i16;
    }
    Ok(())
}

fn count_naval(board: &mut Board) -> Read<()> {
    let strict = board.setup.strict_supply == StrictSupply::All;
    for kind in [Naval::Trade, Naval::Exploration] {
        let (name, in_box) = match kind {
            Naval::Trade => ("trade", DATA.supply_trade.value),
            Naval::Exploration => ("exploration", DATA.supply_exploration.value),
        };
        let mut all = 0;
        for seat in Seat::all(board.players()) {
            let (fleet, ships) = (board.player(seat).fleet(kind), crew(board.player(seat), kind));
            let on_ships = fleet.ready + fleet.exhausted;
            all += i32::from(on_ships) + i32::from(fleet.temporary);
            // Only where tokens can run out may a ship have got fewer.
            if on_ships > ships || on_ships < ships && !strict {
                return Err(format!(
                    "ships of seat {seat} have {ships} {name} tokens; {} are ready and {} exhausted. Ships are built, \
                     others are temporary",
                    fleet.ready, fleet.exhausted
                ));
            }
        }
        let left = i32::from(in_box) - all;
        if strict && left < 0 {
            return Err(format!("{all} {name} tokens are in play, and there are {in_box}"));
        }
        match kind {
            Naval::Trade => board.supply.trade = left,
            Naval::Exploration => board.supply.exploration = left,
        }
    }
    Ok(())
}

fn count_gold(board: &mut Board) -> Read<()> {
    let all: i32 = board.players.iter().map(|player| i32::from(player.gold)).sum();
    board.supply.gold = i32::from(DATA.supply_gold.value) - all;
    if board.setup.strict_supply == StrictSupply::All && board.supply.gold < 0 {
        return Err(format!("{all} gold is in play, and there are {}", DATA.supply_gold.value));
    }
    Ok(())
}

fn count_tokens(board: &mut Board) {
    for (token, left) in board.tokens.iter_mut().enumerate() {
        let fields = board.players.iter().flat_map(|player| player.fields);
        let built = fields.filter_map(|field| field.built).filter(|built| built.index() == token).count();
        *left = DATA.tokens[token].copies - built as u8;
    }
}

fn count_cards(state: &mut State) {
    let State { board, secret } = state;
    board.cards = Deck::ALL.map(|deck| secret.stack(deck).len() as u8);
    board.expeditions = secret.expeditions.len() as u8;
    board.old_world = secret.old_world.len() as u8;
    board.new_world = secret.new_world.len() as u8;
    for (player, (hand, drawn)) in board.players.iter_mut().zip(secret.hands.iter().zip(secret.drawn)) {
        player.hand = Deck::ALL.map(|deck| hand.and(CardSet::of_deck(deck)).len() as u8);
        player.expeditions = drawn.count_ones() as u8;
    }
}

/// Each New World island brings three cards, and nothing else does (A18.3, A18.9).
fn check_new_world(board: &Board) -> Read<()> {
    let cards = board.cards[Deck::NewWorld.index()];
    let islands = board.new_world;
    if cards < 3 * islands {
        return Err(format!(
            "three New World cards are drawn with each New World island: {cards} cards are too few for the {islands} \
             islands left; give islands to somebody by new_world"
        ));
    }
    Ok(())
}

/// The fireworks are taken when the end is triggered, and the last round is the next one (A23.1, A23.8).
fn check_end(board: &mut Board) -> Read<()> {
    match (board.fireworks, board.last_round) {
        (Some(_), None) => board.last_round = Some(board.round.saturating_add(1)),
        (None, Some(_)) => {
            return Err("a last round is known when somebody has taken the fireworks: fireworks SEAT".into());
        }
        _ => {}
    }
    match board.last_round {
        Some(last) if board.round > last || board.round + 1 < last => {
            Err(format!("the last round is {last} or the one before it is being played, not {}", board.round))
        }
        _ => Ok(()),
    }
}

/// Cards played in this turn are the actor's (A22.8).
fn check_laid(board: &Board) -> Read<()> {
    let laid = usize::from(board.turn.laid);
    let of_actor = board.played.iter().rev().take_while(|card| card.seat == board.actor).count();
    if laid > of_actor {
        return Err(format!(
            "{laid} cards were played in this turn, but only {of_actor} of the last ones are the actor's"
        ));
    }
    Ok(())
}

/// What goes on needs an action that was begun.
fn check_turn(board: &Board) -> Read<()> {
    let turn = &board.turn;
    let too_many = match turn.doing {
        Doing::Nothing => false,
        Doing::Ships(built) => built.iter().any(|&number| number > 20),
        Doing::Workforce(number) | Doing::Upgrades(number) => number > 3,
    };
    if too_many {
        return Err("an action has at most three such parts".into());
    }
    let under_way = turn.doing != Doing::Nothing || matches!(board.stack.get(1), Some(Decision::Target(_)));
    if under_way && !turn.acted {
        return Err("an action that goes on was begun in this turn: the line \u{201c}acted\u{201d} is missing".into());
    }
    Ok(())
}

/// What is due is part of what the object costs.
fn check_payment(state: &State) -> Read<()> {
    let board = &state.board;
    let turn = &board.turn;
    let paying = board.stack.contains(&Decision::Pay);
    if paying != (turn.object != Object::Nothing) {
        return Err("what is paid for (object) and the question pay in the stack belong together".into());
    }
    if turn.line.is_some_and(|line| !turn.due.resources.has(line)) {
        return Err("line names a resource that is not due".into());
    }
    let whole = cost(board, board.actor, turn.object);
    let part = |due: &Cost| {
        due.resources.within(whole.resources)
            && due.cubes.within(whole.cubes)
            && due.trade <= whole.trade
            && due.exploration <= whole.exploration
            && due.gold <= 9
    };
    if !part(&turn.due) {
        return Err("due names something that the object does not cost".into());
    }
    check_object(state, turn.object)
}

fn check_object(state: &State, object: Object) -> Read<()> {
    let board = &state.board;
    let possible = match object {
        Object::Card(kind) => state.secret.hands[board.actor.index()].iter().any(|card| kind_of(card) == kind),
        Object::Expeditions(count) => (1..=3).contains(&count),
        _ => true,
    };
    if possible && obtainable(board, board.actor, object).is_ok() {
        Ok(())
    } else {
        Err("what is being paid for cannot be had: it is not there, or not allowed".into())
    }
}

/// What is asked must be something that the rules can ask and that can be answered.
fn check_stack(state: &State) -> Read<()> {
    let board = &state.board;
    let possible = match board.stack[..] {
        [Decision::Over] => return Ok(()),
        [Decision::Turn] => true,
        [Decision::Turn, Decision::Pay] => true,
        [Decision::Turn, Decision::Pay, inner] => asked_inside(state, inner),
        [Decision::Turn, inner] => asked_inside(state, inner) || asked_outside(board, inner),
        _ => false,
    };
    if possible && !can_go_on(state) {
        return Err("what is being paid for cannot be paid any more".into());
    }
    let mut moves = Moves::new();
    if possible {
        Anno1800::legal(state, &mut moves);
    }
    if moves.is_empty() { Err("the stack names nothing that can be asked here".into()) } else { Ok(()) }
}

/// Whether what is due can be paid, once the naval tokens are spent that are being counted out (A4.5).
fn can_go_on(state: &State) -> bool {
    let mut state = *state;
    while let Decision::Spend { .. } = state.board.decision() {
        let mut coins = Moves::new();
        Anno1800::legal(&state, &mut coins);
        let Some(coin) = coins.first() else { return false };
        Anno1800::play(&mut state, *coin, &mut Seed::from_number(0), &mut Silent);
    }
    still_possible(&state.board)
}

/// Questions that can come up in a turn, whether a cost is open or not.
fn asked_inside(state: &State, asked: Decision) -> bool {
    let board = &state.board;
    let paying = board.turn.object != Object::Nothing;
    match asked {
        Decision::Spend { kind, left, purpose, .. } => {
            left > 0
                && match purpose {
                    Purpose::Cost => paying,
                    Purpose::Trade { resource, seat } => {
                        let other = seat.index() < board.players() && seat != board.actor;
                        kind == Naval::Trade && board.turn.due.resources.has(resource) && other
                    }
                    Purpose::Import(resource) => kind == Naval::Trade && board.turn.due.resources.has(resource),
                    Purpose::Objective(card) => {
                        let priced = matches!(card, Objective::AlonsoGraves | Objective::TheEditor);
                        kind == Naval::Exploration && priced && board.has(card)
                    }
                }
        }
        Decision::Gain { tier, more } => more < 3 && board.setup.cubes_in_part() && effects::can_be_asked(state, tier),
        Decision::Return { least, most, asker: Asker::Effect } => (1..=2).contains(&most) && least <= most,
        Decision::Return { least, most, asker: Asker::TheEditor } => {
            (least, most) == (1, 1) && board.has(Objective::TheEditor)
        }
        _ => false,
    }
}

/// Questions that come up while no cost is open.
fn asked_outside(board: &Board, asked: Decision) -> bool {
    match asked {
        Decision::Target(action) => {
            matches!(action, Action::Expand | Action::Play | Action::Workforce | Action::Upgrade | Action::Expedition)
        }
        Decision::Site(token) => board.tokens.get(token.index()).is_some_and(|&left| left > 0),
        Decision::Cube(_) => true,
        Decision::Swap { returned } => {
            let there = Deck::ALL.iter().all(|deck| returned[deck.index()] <= board.cards[deck.index()]);
            there && returned.iter().map(|&number| u16::from(number)).sum::<u16>() < 3
        }
        _ => false,
    }
}
