//! Positions and costs at random, with everything in them that paying can meet.

use crate::graph::{World, reaches};
use entrepot_anno1800::{
    Anno1800, Board, CardKind, Cost, DATA, Decision, Edition, Effect, Fleet, NewIsland, Objective, OldIsland, Played,
    Player, Resource, ResourceSet, Setup, Terrain, Tier, Token,
};
use entrepot_table::{Dice, Game, List, Seat, Seed, Silent};

/// A cost that somebody would like to pay.
#[derive(Clone)]
pub struct Deal {
    pub board: Board,
    pub seat: Seat,
    pub due: Cost,
}

impl Deal {
    /// Who pays.
    pub fn player(&mut self) -> &mut Player {
        &mut self.board.players[self.seat.index()]
    }

    /// Whether single steps lead to the end; not if there are too many to try.
    pub fn payable_by_steps(&self) -> bool {
        self.by_steps().unwrap_or(false)
    }

    /// The same; nothing is said of a graph that is too big.
    pub fn by_steps(&self) -> Option<bool> {
        let world = World::new(&self.board, self.seat, &self.due);
        let start = world.start(&self.board, self.seat, &self.due);
        reaches(&world, start, |_, _| true).map(|(paid, _)| paid)
    }
}

/// A random position.
pub fn deal(number: u64) -> Deal {
    let mut dice = Dice::new(number, 1800);
    let due = cost(&mut dice);
    let board = board(number, &due, &mut dice);
    Deal { board, seat: board.actor, due }
}

fn one_in(dice: &mut Dice, chances: usize) -> bool {
    dice.below(chances) == 0
}

fn up_to(dice: &mut Dice, most: usize) -> u8 {
    dice.below(most + 1) as u8
}

fn pick<T: Copy>(dice: &mut Dice, things: &[T]) -> T {
    things[dice.below(things.len())]
}

fn setup(dice: &mut Dice) -> Setup {
    let editions = [Edition::Recommended, Edition::De, Edition::En, Edition::Fr, Edition::It];
    let mut setup = Setup::new(2 + dice.below(3)).expect("2 to 4 players");
    setup.edition = pick(dice, &editions);
    setup
}

fn board(number: u64, due: &Cost, dice: &mut Dice) -> Board {
    let setup = setup(dice);
    let mut board = *Anno1800::deal(&setup, &mut Seed::from_number(number), &mut Silent).board();
    board.actor = Seat::new(dice.below(board.players()));
    board.stack = List::from_slice(&[Decision::Turn]);
    let beryl = board.objectives.iter().position(|one| *one == Objective::BerylOmara);
    match (beryl, one_in(dice, 3)) {
        (None, true) => board.objectives[4] = Objective::BerylOmara,
        (Some(at), false) => board.objectives[at] = Objective::Pyrphorian,
        _ => {}
    }
    let mut islands = OldIsland::ALL;
    dice.shuffle(&mut islands);
    for at in 0..board.players() {
        let share = &islands[at * 3..at * 3 + 3];
        let player = &mut board.players[at];
        player.old_world = List::from_slice(&share[..dice.below(3)]);
        // Twice the same island, which the box does not hold: only so two industries are equal in everything.
        if let Some(&island) = player.old_world.first().filter(|_| one_in(dice, 4)) {
            player.old_world.push(island);
        }
        build(player, due, dice);
        if at == board.actor.index() {
            people(player, due, dice);
            means(player, dice);
        }
        sum_up(player);
    }
    for _ in 0..dice.below(4) {
        let traded = pick(dice, &Resource::ALL);
        board.turn.traded = board.turn.traded.with(traded);
    }
    cards(&mut board, dice);
    board
}

/// Industries on land and coast, free or over what is printed; about every second makes something of the cost.
fn build(player: &mut Player, due: &Cost, dice: &mut Dice) {
    let industries = Token::ALL.into_iter().filter(|one| one.on_board() && one.industry().is_some());
    let wanted = |token: &Token| token.industry().is_some_and(|(resource, _)| due.resources.has(resource));
    let (wanted, others): (Vec<Token>, Vec<Token>) = industries.partition(wanted);
    for _ in 0..dice.below(14) {
        let some = if wanted.is_empty() || one_in(dice, 2) { &others } else { &wanted };
        let token = pick(dice, some);
        let field = dice.below(player.size());
        // A9.2: at most one of each, but for what an island brings.
        if token.fits(terrain(field)) && player.count(token) == 0 && player.fields[field].built.is_none() {
            player.fields[field].built = Some(token);
        }
    }
}

/// What a field is made of: the home island's rows of 10, 5 and 5, then two of each for every island.
pub fn terrain(field: usize) -> Terrain {
    match field {
        0..10 => Terrain::Land,
        10..15 => Terrain::Coast,
        15..20 => Terrain::Sea,
        _ => [Terrain::Land, Terrain::Coast, Terrain::Sea][(field - 20) % 6 / 2],
    }
}

/// Cubes in districts, exhausted, and on workplaces; some have risen there and stand in the way (A3.6, A16.6).
fn people(player: &mut Player, due: &Cost, dice: &mut Dice) {
    for tier in Tier::ALL {
        player.cubes[tier.index()] = if one_in(dice, 4) { 0 } else { up_to(dice, 2) };
        player.exhausted[tier.index()] = if one_in(dice, 2) { 0 } else { up_to(dice, 2) };
    }
    let crowded = 1 + dice.below(4);
    for field in 0..player.size() {
        let Some((resource, tier)) = player.visible(field).and_then(Token::industry) else { continue };
        let full = due.resources.has(resource) && one_in(dice, 3);
        let mut work = [None; 2];
        for place in &mut work {
            if full || one_in(dice, crowded) {
                let risen = one_in(dice, 3).then(|| tier.above()).flatten();
                *place = Some(risen.unwrap_or(tier));
            }
        }
        work.sort_unstable_by(|a, b| b.cmp(a));
        player.fields[field].work = work;
    }
}

fn means(player: &mut Player, dice: &mut Dice) {
    let fleet = |dice: &mut Dice| Fleet {
        ready: up_to(dice, 3),
        exhausted: up_to(dice, 2),
        temporary: if one_in(dice, 3) { up_to(dice, 3) } else { 0 },
    };
    player.gold = if one_in(dice, 4) { 0 } else { u16::from(up_to(dice, 6)) };
    player.trade = fleet(dice);
    player.exploration = fleet(dice);
    let mut islands = NewIsland::ALL;
    dice.shuffle(&mut islands);
    player.new_world = List::from_slice(&islands[..dice.below(3)]);
}

/// Cards of everybody, face up and face down, some of them with the effect that gives a resource (A22.5).
fn cards(board: &mut Board, dice: &mut Dice) {
    let gives = |kind: &CardKind| matches!(kind.effect(), Effect::Resource(_));
    let gifts: Vec<CardKind> = CardKind::all().filter(gives).collect();
    let others: Vec<CardKind> = CardKind::all().filter(|kind| !gives(kind)).collect();
    board.played = List::default();
    for _ in 0..dice.below(4) {
        let kind = if one_in(dice, 2) { pick(dice, &gifts) } else { pick(dice, &others) };
        let seat = if !one_in(dice, 3) { board.actor } else { Seat::new(dice.below(board.players())) };
        board.played.push(Played { seat, kind, ready: !one_in(dice, 3) });
    }
}

/// A cost of the game; some of them begun already.
fn cost(dice: &mut Dice) -> Cost {
    let tokens: Vec<Token> = Token::ALL.into_iter().filter(|token| token.on_board()).collect();
    let overseas = |token: &Token| DATA.tokens[token.index()].cost.resources.iter().any(Resource::from_new_world);
    let mut due = match dice.below(9) {
        0..=2 => DATA.tokens[pick(dice, &tokens).index()].cost,
        3..=4 => DATA.cards[dice.below(CardKind::COUNT)].cost,
        5 => DATA.workforce[dice.below(Tier::COUNT)].cost,
        6 => DATA.upgrades[dice.below(4)].cost,
        7 => {
            let overseas: Vec<Token> = tokens.into_iter().filter(overseas).collect();
            DATA.tokens[pick(dice, &overseas).index()].cost
        }
        _ => Cost { exploration: 1 + up_to(dice, 3), ..Cost::FREE },
    };
    if one_in(dice, 3) {
        due.gold = up_to(dice, 3);
    }
    if !due.resources.is_empty() && one_in(dice, 4) {
        let paid = due.resources.iter().nth(dice.below(due.resources.len()));
        due.resources = paid.map_or(due.resources, |resource| due.resources.without(resource));
    }
    // Tokens besides resources, as on cards of the New World.
    if one_in(dice, 6) {
        due.trade = up_to(dice, 2);
    }
    if one_in(dice, 12) {
        due.exploration = up_to(dice, 2);
    }
    due
}

/// What a player's islands sum up to, written down as the rules read a board.
pub fn sum_up(player: &mut Player) {
    player.makes = [ResourceSet::NONE; 4];
    player.open = [ResourceSet::NONE; 4];
    for field in 0..player.size() {
        let Some((resource, tier)) = player.visible(field).and_then(Token::industry) else { continue };
        player.makes[tier.index()] = player.makes[tier.index()].with(resource);
        if player.fields[field].cubes().count() < 2 {
            player.open[tier.index()] = player.open[tier.index()].with(resource);
        }
    }
    player.imports = player.new_world.iter().flat_map(|island| island.resources().iter()).collect();
}
