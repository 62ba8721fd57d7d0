//! Expand: industries, shipyards, ships (A8 to A11).

use crate::cost::Cost;
use crate::data::DATA;
use crate::event::Event;
use crate::island::TERRAIN;
use crate::moves::{Action, Decision, Move, Object};
use crate::pay::Purse;
use crate::refusal::Refusal;
use crate::state::{ANY_NUMBER, Board, Doing, State};
use crate::token::{Build, STACKS, Site, Spot, Terrain, Token};
use entrepot_table::{Moves, Seat, Silent, Sink};

/// What is printed on the blueprint.
pub(crate) const fn cost(token: Token) -> Cost {
    DATA.tokens[token as usize].cost
}

/// Whether anything can be built, at once or after a removal (C4).
pub(super) fn possible(board: &Board, purse: &Purse<'_>) -> bool {
    anything(board, purse) || after_some_removal(board)
}

fn anything(board: &Board, purse: &Purse<'_>) -> bool {
    Token::ALL[..STACKS].iter().any(|token| super::can_have(board, purse, Object::Token(*token)))
}

/// The strength of the strongest ships.
const STRONGEST: u8 = 3;

/// No cost has more parts than this many removals could bring.
const REMOVALS_THAT_HELP: u8 = 5;

fn after_some_removal(board: &Board) -> bool {
    let most = if board.setup.remove_any() { REMOVALS_THAT_HELP } else { 1 };
    after_removals_from(board, 0, most)
}

/// Whether something can be built after up to `most` removals on this field or later ones.
fn after_removals_from(board: &Board, first: usize, most: u8) -> bool {
    let size = board.player(board.actor).size();
    most > 0
        && (first..size).any(|field| removal_helps(board, field) && possible_after(board, field, field + 1, most - 1))
}

/// A removal helps only if it uncovers a shipyard or an industry that makes what cannot be made now, or if it takes away what
/// keeps a token from being built: none is left, two are owned, or the one that is owned stands beside its start industry; or
/// if it brings naval tokens back to a supply that lacks them (C24).
fn removal_helps(board: &Board, field: usize) -> bool {
    let player = board.player(board.actor);
    let Some(built) = player.fields[field].built else { return false };
    let uncovers = player.printed(field).is_some_and(|printed| match printed.build() {
        Build::Industry(resource, tier) => !player.open[tier.index()].has(resource),
        Build::Shipyard(_) => true,
        Build::Ship(..) => false,
    });
    let in_the_way = || player.count(built) > 1 || start_to_replace(board, board.actor, built).is_some();
    let brings_tokens = || built.ship().is_some_and(|(naval, _)| board.naval_left(naval) < STRONGEST);
    uncovers || board.tokens[built.index()] == 0 || in_the_way() || brings_tokens()
}

/// Whether a removal could make a printed industry work again.
pub(crate) fn could_uncover(board: &Board) -> bool {
    let player = board.player(board.actor);
    let covered = |field: usize| player.fields[field].built.is_some() && player.printed(field).is_some();
    (0..player.size()).any(covered)
}

/// Whether something can be built after this removal, and perhaps more of them.
fn possible_after(board: &Board, field: usize, next: usize, most: u8) -> bool {
    let mut after = *board;
    after.remove_from(board.actor, field, &mut Silent);
    anything(&after, &Purse::new(&after, after.actor)) || after_removals_from(&after, next, most)
}

/// Whether the token is there and may stand somewhere (A8.11, A9.2, A11.2). A field that suits it there always is.
pub(super) fn obtainable(board: &Board, seat: Seat, token: Token) -> Result<(), Refusal> {
    if !token.on_board() {
        return Err(Refusal::OnlyPrinted { token });
    }
    if board.tokens[token.index()] == 0 {
        return Err(Refusal::SoldOut { token });
    }
    if let Some((_, strength)) = token.ship() {
        return match yard_free(board, seat, strength) {
            true => judge_manning(board, seat, token),
            false => Err(Refusal::NoYard { token, owned: owns_yard(board, seat, strength) }),
        };
    }
    // One of the kind can be built over (A9.2, R16, C8), unless the token must cover its starting industry (D1).
    let player = board.player(seat);
    let most = usize::from(start_to_replace(board, seat, token).is_none());
    if token.industry().is_some() && player.count(token) > most {
        return Err(Refusal::OwnedAlready { token });
    }
    Ok(())
}

/// The visible starting industry that an alternative must cover (D1, R51).
fn start_to_replace(board: &Board, seat: Seat, token: Token) -> Option<Token> {
    token.alternative_of().filter(|start| board.setup.must_replace() && board.player(seat).count(*start) > 0)
}

/// Whether one more ship of this strength can be matched to a shipyard: for each strength no more ships than yards (A11.2).
fn yard_free(board: &Board, seat: Seat, strength: u8) -> bool {
    let built = match board.turn.doing {
        Doing::Ships(built) => built,
        _ => [0; 3],
    };
    let yards = board.player(seat).yards_by_strength();
    let (mut ships, mut places) = (0, 0);
    (1..=3).rev().all(|s| {
        ships += built[usize::from(s) - 1] + u8::from(s == strength);
        places += yards[usize::from(s) - 1];
        ships <= places
    })
}

/// Whether a shipyard is there that could build such a ship, if it had not built another one.
fn owns_yard(board: &Board, seat: Seat, strength: u8) -> bool {
    board.player(seat).yards_by_strength()[usize::from(strength) - 1..].iter().any(|yards| *yards > 0)
}

/// Whether there is a field where a ship would get its naval tokens (C24).
fn judge_manning(board: &Board, seat: Seat, token: Token) -> Result<(), Refusal> {
    let over = |(field, _): (usize, Token)| judge_manning_over(board, seat, token, Some(field)).is_ok();
    let nowhere = judge_manning_over(board, seat, token, None);
    if nowhere.is_err() && board.player(seat).tokens().any(over) { Ok(()) } else { nowhere }
}

/// Whether a ship on this field would get its naval tokens: where they can run out, the supply has to hold them, once a
/// ship that is built over has given its own back (C24, A8.10).
fn judge_manning_over(board: &Board, seat: Seat, token: Token, field: Option<usize>) -> Result<(), Refusal> {
    let Some((naval, need)) = token.ship() else { return Ok(()) };
    let covered = field.and_then(|field| board.player(seat).visible(field));
    let back = covered.map_or(0, |covered| board.tokens_back(seat, covered, naval));
    let left = board.naval_left(naval);
    match left.saturating_add(back) >= need {
        true => Ok(()),
        false => Err(Refusal::NoTokensInSupply { token, naval, need, left }),
    }
}

/// Asks where the token goes; where there is one place only, it goes there.
pub(super) fn ask_site(state: &mut State, token: Token, sink: &mut impl Sink<Event>) {
    state.board.stack.push(Decision::Site(token));
    let mut moves = Moves::new();
    legal_sites(&state.board, token, &mut moves);
    if let [Move::Place(site)] = moves[..] {
        place(state, token, site, sink);
    }
}

/// Whether the token may go there, or something else be removed first.
pub(crate) fn judge_site(board: &Board, token: Token, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Place(site) => field_for(board, token, site).map(|_| ()),
        Move::Remove(spot) => {
            let field = judge_removal(board, spot)?;
            let mut after = *board;
            after.remove_from(board.actor, field, &mut Silent);
            obtainable(&after, board.actor, token)
                .map_err(|_| Refusal::ActionBecomesImpossible { action: Action::Expand })
        }
        _ => Err(Refusal::OtherQuestion { asked: board.decision() }),
    }
}

/// The field that a site means, if the token may go there (A8.3, A9.2, A9.5, D1).
fn field_for(board: &Board, token: Token, site: Site) -> Result<usize, Refusal> {
    let player = board.player(board.actor);
    let field = match site {
        Site::Free(terrain) if !token.fits(terrain) => return Err(Refusal::DoesNotFit { token, site }),
        Site::Free(terrain) => player.free_field(terrain).ok_or(Refusal::NoFreeField { site })?,
        Site::Over(spot) => player.find(spot).ok_or(Refusal::NoSuchToken { spot })?,
    };
    if !token.fits(TERRAIN[field]) {
        return Err(Refusal::DoesNotFit { token, site });
    }
    let same = player.count(token) - usize::from(player.visible(field) == Some(token));
    if token.industry().is_some() && same > 0 {
        return Err(Refusal::OwnedAlready { token });
    }
    judge_manning_over(board, board.actor, token, Some(field))?;
    match start_to_replace(board, board.actor, token) {
        Some(start) if player.visible(field) != Some(start) => Err(Refusal::MustReplace { token, over: start }),
        _ => Ok(field),
    }
}

/// Every place for the token.
fn legal_sites(board: &Board, token: Token, moves: &mut Moves<Move>) {
    let free = [Terrain::Land, Terrain::Coast, Terrain::Sea].map(Site::Free);
    let over = board.player(board.actor).spots();
    let sites = free.into_iter().chain(over.iter().map(|(spot, _)| Site::Over(*spot)));
    moves.extend(sites.filter(|site| field_for(board, token, *site).is_ok()).map(Move::Place));
}

pub(crate) fn legal_site_moves(board: &Board, token: Token, moves: &mut Moves<Move>) {
    legal_sites(board, token, moves);
    removal_candidates(board, &mut |mv| {
        if judge_site(board, token, mv).is_ok() {
            moves.push(mv);
        }
    });
}

pub(crate) fn play_site(state: &mut State, token: Token, mv: Move, sink: &mut impl Sink<Event>) {
    match mv {
        Move::Place(site) => place(state, token, site, sink),
        Move::Remove(spot) => {
            if let Some(field) = state.board.player(state.board.actor).find(spot) {
                remove(&mut state.board, field, sink);
            }
        }
        _ => {}
    }
}

fn place(state: &mut State, token: Token, site: Site, sink: &mut impl Sink<Event>) {
    let Ok(field) = field_for(&state.board, token, site) else { return };
    let board = &mut state.board;
    board.stack.pop();
    board.build_on(board.actor, token, field, sink);
    if let Some((_, strength)) = token.ship() {
        let mut ships = match board.turn.doing {
            Doing::Ships(ships) => ships,
            _ => [0; 3],
        };
        ships[usize::from(strength) - 1] += 1;
        board.turn.doing = Doing::Ships(ships);
    }
}

/// Whether an own token may be removed now; its field (A8.6, A8.8, R59, C7).
pub(crate) fn judge_removal(board: &Board, spot: Spot) -> Result<usize, Refusal> {
    if board.turn.removals == 0 {
        return Err(Refusal::NoRemoval);
    }
    let player = board.player(board.actor);
    let field = player.find(spot).ok_or(Refusal::NoSuchToken { spot })?;
    if player.fields[field].built.is_none() {
        return Err(Refusal::Printed { token: spot.token });
    }
    let between_ships = matches!(board.turn.doing, Doing::Ships(_)) && board.decision() != Decision::Turn;
    if between_ships && spot.token.shipyard().is_some() {
        return Err(Refusal::YardInUse);
    }
    Ok(field)
}

/// A removal before anything was chosen: something must still be possible to build (C4).
pub(super) fn judge_removal_first(board: &Board, spot: Spot) -> Result<(), Refusal> {
    let field = judge_removal(board, spot)?;
    let more = if board.turn.removals == ANY_NUMBER { REMOVALS_THAT_HELP } else { 0 };
    if possible_after(board, field, 0, more) {
        Ok(())
    } else {
        Err(Refusal::ActionBecomesImpossible { action: Action::Expand })
    }
}

/// Own tokens that a removal could mean, in order.
pub(crate) fn removal_candidates(board: &Board, try_move: &mut impl FnMut(Move)) {
    let player = board.player(board.actor);
    if board.turn.removals == 0 || player.fields.iter().all(|field| field.built.is_none()) {
        return;
    }
    for (spot, field) in &player.spots() {
        if player.fields[*field].built.is_some() {
            try_move(Move::Remove(*spot));
        }
    }
}

/// Removes a token. A shipyard that goes after ships were built ends the building of ships (R59).
pub(crate) fn remove(board: &mut Board, field: usize, sink: &mut impl Sink<Event>) {
    let seat = board.actor;
    if board.turn.removals != ANY_NUMBER {
        board.turn.removals -= 1;
    }
    let yard = board.player(seat).visible(field).is_some_and(|token| token.shipyard().is_some());
    if yard && matches!(board.turn.doing, Doing::Ships(_)) {
        board.turn.doing = Doing::Nothing;
    }
    board.remove_from(seat, field, sink);
}
