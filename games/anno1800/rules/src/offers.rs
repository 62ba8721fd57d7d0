//! Things a player might want to do now, allowed or refused with the reason.

use crate::card::CardKind;
use crate::moves::{Action, Decision, Move};
use crate::objective::Objective;
use crate::refusal::Refusal;
use crate::rules::Anno1800;
use crate::state::{Doing, State};
use crate::tier::Tier;
use crate::token::{STACKS, Site, Terrain, Token};
use entrepot_table::{Game, Offer, Seat};

/// The natural answers to what is asked, whether they are allowed or not.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Offer<Move, Refusal>> {
    if Anno1800::decider(state) != Some(seat) {
        return Vec::new();
    }
    let moves = match state.board.decision() {
        Decision::Turn => of_turn(state, seat),
        Decision::Target(action) => of_target(state, seat, action),
        Decision::Swap { .. } | Decision::Return { .. } => {
            hand(state, seat).map(Move::Return).chain([Move::Done]).collect()
        }
        Decision::Site(_) => of_site(state, seat),
        Decision::Gain { .. } => of_gain(state),
        _ => legal(state),
    };
    moves.into_iter().map(|mv| Offer::new(mv, Anno1800::check(state, seat, mv))).collect()
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = entrepot_table::Moves::new();
    Anno1800::legal(state, &mut moves);
    moves.to_vec()
}

/// The cube, whether there is gold for it or not; before it what brings gold (C22).
fn of_gain(state: &State) -> Vec<Move> {
    let before = legal(state).into_iter().filter(|mv| matches!(mv, Move::Activate(_) | Move::Use(_)));
    before.chain([Move::Accept, Move::Decline]).collect()
}

fn hand(state: &State, seat: Seat) -> impl Iterator<Item = CardKind> {
    state.secret.hands[seat.index()].kinds()
}

/// Every square, whether the token fits there or not.
fn of_site(state: &State, seat: Seat) -> Vec<Move> {
    let free = [Terrain::Land, Terrain::Coast, Terrain::Sea].map(Site::Free);
    let spots = state.board.player(seat).spots();
    let sites = free.into_iter().chain(spots.iter().map(|(spot, _)| Site::Over(*spot))).map(Move::Place);
    sites.chain(legal(state).into_iter().filter(|mv| matches!(mv, Move::Remove(_)))).collect()
}

fn of_turn(state: &State, seat: Seat) -> Vec<Move> {
    let board = &state.board;
    let mut moves: Vec<Move> = Action::ALL.into_iter().map(Move::Action).collect();
    match board.turn.doing {
        Doing::Nothing => {}
        Doing::Ships(_) => moves.extend(Token::SHIPS.map(Move::Build)),
        Doing::Workforce(_) => moves.extend(Tier::ALL.map(Move::Hire)),
        Doing::Upgrades(_) => moves.extend(Tier::WORKING.map(Move::Upgrade)),
    }
    moves.extend(board.ready(seat).map(Move::Activate));
    let used = [Objective::AlonsoGraves, Objective::Aarhant, Objective::TheEditor];
    moves.extend(used.into_iter().filter(|card| board.has(*card)).map(Move::Use));
    moves.extend(
        legal(state)
            .into_iter()
            .filter(|mv| matches!(mv, Move::ShiftEnd { .. } | Move::Raise { .. } | Move::Remove(_))),
    );
    moves.push(Move::End);
    moves
}

fn of_target(state: &State, seat: Seat, action: Action) -> Vec<Move> {
    match action {
        Action::Expand => {
            let removals = legal(state).into_iter().filter(|mv| matches!(mv, Move::Remove(_)));
            Token::ALL[..STACKS].iter().map(|token| Move::Build(*token)).chain(removals).collect()
        }
        Action::Play => hand(state, seat).map(Move::Play).collect(),
        Action::Workforce => Tier::ALL.map(Move::Hire).to_vec(),
        Action::Upgrade => Tier::WORKING.map(Move::Upgrade).to_vec(),
        _ => legal(state),
    }
}
