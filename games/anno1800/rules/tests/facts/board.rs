//! Fields, prices and points.

use crate::games::{each_position, viewers};
use entrepot_anno1800::{Anno1800, Objective, Resource, Token, facts, score};
use entrepot_table::{Game, Seat};

/// A1.11: each field shows what stands there, and a name by which moves find an equal one.
#[test]
fn squares_show_what_stands_there() {
    let mut covered = 0;
    each_position(
        |_| false,
        |state| {
            let told = facts(&Anno1800::view(state, None));
            for (seat, squares) in Seat::all(Anno1800::players(state)).zip(&told.squares) {
                let player = state.board().player(seat);
                assert_eq!(squares.len(), player.size());
                for (field, square) in squares.iter().enumerate() {
                    let built = player.fields[field].built;
                    assert_eq!((square.token, square.built), (built.or(player.printed(field)), built.is_some()));
                    assert_eq!(square.covered, player.printed(field).filter(|_| built.is_some()));
                    assert!(square.token.is_none_or(|token| token.fits(square.terrain)), "{square:?}");
                    covered += usize::from(square.covered.is_some());
                    assert_eq!(square.spot.map(|spot| spot.token), square.token);
                    let Some(spot) = square.spot else { continue };
                    let found = player.find(spot).unwrap_or_else(|| panic!("{square:?}"));
                    assert_eq!(player.fields[found], player.fields[field]);
                    assert_eq!((squares[found].covered, squares[found].terrain), (square.covered, square.terrain));
                }
            }
        },
    );
    assert!(covered > 100, "{covered}");
}

/// A6.3: what a player makes, at the price of the tier that works there.
#[test]
fn sales_have_the_prices_of_trade() {
    each_position(
        |_| false,
        |state| {
            let told = facts(&Anno1800::view(state, None));
            for (seat, sales) in Seat::all(Anno1800::players(state)).zip(&told.sales) {
                for resource in Resource::ALL {
                    let sale = sales.iter().find(|sale| sale.resource == resource).map(|sale| sale.price);
                    assert_eq!(sale, state.board().price(seat, resource));
                    let makes = |token: Token| token.industry().is_some_and(|(made, _)| made == resource);
                    assert_eq!(sale.is_some(), state.board().player(seat).tokens().any(|(_, token)| makes(token)));
                }
            }
        },
    );
}

/// A24.1, R42: points as far as expedition cards are seen; what they would give in Zoo and Museum is not told.
#[test]
fn standings_hide_what_expedition_cards_of_others_give() {
    let (mut hidden, mut over) = (0, 0);
    each_position(
        |state| state.board().over(),
        |state| {
            let board = state.board();
            for viewer in viewers(state) {
                let view = Anno1800::view(state, viewer);
                let told = facts(&view);
                for (seat, standing) in Seat::all(board.players()).zip(&told.standings) {
                    let own = Anno1800::view(state, Some(seat)).expeditions[seat.index()];
                    let open = board.over() || viewer == Some(seat) || own.is_empty();
                    let right = score(board, seat, if open { &own } else { &[] });
                    assert_eq!((standing.points, standing.at_least), (right.total(), !open));
                    assert!(standing.points <= score(board, seat, &own).total());
                    for (n, objective) in standing.objectives.iter().enumerate() {
                        let card = board.objectives[n];
                        let secret = !open && [Objective::Zoo, Objective::Museum].contains(&card);
                        assert_eq!(objective.points, (!secret).then_some(right.objectives[n]), "{card}");
                        assert_eq!(objective.count.is_some(), Objective::MAJORITIES.contains(&card), "{card}");
                        hidden += usize::from(secret);
                    }
                }
                assert_eq!(told.outcome, Anno1800::outcome(state));
                assert_eq!(told.scores.is_some(), board.over());
                for (seat, score_told) in Seat::all(board.players()).zip(told.scores.iter().flatten()) {
                    assert_eq!(*score_told, score(board, seat, &view.expeditions[seat.index()]));
                }
            }
            over += usize::from(board.over());
        },
    );
    assert!(hidden > 20 && over > 30, "{hidden} {over}");
}
