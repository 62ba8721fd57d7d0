//! What a player is shown as possible: everything that could be wanted, with its cost, or the reason why not.

use entrepot_sanjuan::{Decision, Kind, Move, Refusal, Role, SanJuan, State, cost_of_move, read_line, read_position};
use entrepot_table::{Game, Offer, Seat, Seed, Silent};

type Offers = Vec<Offer<Move, Refusal>>;

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{error}"))
}

fn play(state: &mut State, line: &str) {
    for mv in read_line(line).unwrap() {
        let seat = SanJuan::decider(state).unwrap();
        SanJuan::check(state, seat, mv).unwrap();
        SanJuan::play(state, mv, &mut Seed::from_number(0), &mut Silent);
    }
}

fn offers(state: &State) -> Offers {
    SanJuan::offers(state, SanJuan::decider(state).unwrap())
}

/// Each offer as a move, its cost and why not.
fn told(state: &State) -> Vec<(String, Option<u8>, Option<Refusal>)> {
    offers(state).into_iter().map(|offer| (offer.mv.to_string(), cost(state, offer.mv), offer.refused)).collect()
}

fn cost(state: &State, mv: Move) -> Option<u8> {
    cost_of_move(state.board(), SanJuan::decider(state).unwrap(), mv)
}

fn offer(text: &str, cost: Option<u8>, refused: Option<Refusal>) -> (String, Option<u8>, Option<Refusal>) {
    (text.into(), cost, refused)
}

/// Every hand card and the Cathedral are offered with what they cost now, or refused with the reason (S5.5, S5.8, S17.11).
#[test]
fn every_card_is_offered_with_its_cost() {
    let state = position(
        "setup players=3 expansion=on\ncity 1 indigo_plant smithy quarry\nhand 1 silver_smelter smithy well hero\nphase builder 1",
    );
    let too_expensive = |cost, have| Some(Refusal::TooExpensive { cost, have });
    let expected = [
        offer("build silver_smelter", Some(3), None),
        offer("build smithy", Some(0), Some(Refusal::OwnedAlready { kind: Kind::Smithy })),
        offer("build well", Some(0), None),
        offer("build hero", Some(3), None),
        offer("build cathedral", Some(5), too_expensive(5, 4)),
        offer("pass", None, None),
    ];
    assert_eq!(told(&state), expected);
}

/// A card that costs too much is offered all the same, with what is missing (S5.8).
#[test]
fn what_is_too_dear_is_offered_with_the_reason() {
    let state = position("setup players=2\nhand 1 hero palace\nphase builder 2\nturn 1");
    let too_expensive = |cost, have| Some(Refusal::TooExpensive { cost, have });
    let expected = [
        offer("build hero", Some(5), too_expensive(5, 1)),
        offer("build palace", Some(6), too_expensive(6, 1)),
        offer("pass", None, None),
    ];
    assert_eq!(told(&state), expected);
}

/// A Cathedral that is built is offered as gone (S17.11), and in the base game not at all (S2.8).
#[test]
fn the_cathedral_is_offered_with_the_expansion() {
    let gone = position("setup players=2 expansion=on\ncity 2 indigo_plant cathedral\nhand 1 smithy\nphase builder 1");
    let expected = [
        offer("build smithy", Some(0), None),
        offer("build cathedral", Some(6), Some(Refusal::CathedralBuilt)),
        offer("pass", None, None),
    ];
    assert_eq!(told(&gone), expected);
    let base = position("setup players=2\nhand 1 smithy\nphase builder 1");
    assert_eq!(told(&base), [offer("build smithy", Some(0), None), offer("pass", None, None)]);
}

/// With a Library that applies the cost is the lower one; where it is a choice the lower one is shown too (S15.17d).
#[test]
fn costs_count_the_library() {
    let city = "city 1 indigo_plant library\nhand 1 hero smithy well crane tower";
    let three = position(&format!("setup players=3\n{city}\nphase builder 1"));
    assert_eq!(offers(&three)[4].mv, Move::Build(Kind::Hero));
    assert_eq!(cost(&three, Move::Build(Kind::Hero)), Some(3));
    let mut two = position(&format!("setup players=2\n{city}\nphase builder 1"));
    assert_eq!(cost(&two, Move::Build(Kind::Hero)), Some(3));
    play(&mut two, "build hero");
    assert_eq!(told(&two), [offer("no_library", Some(4), None), offer("use_library", Some(3), None)]);
    let other = position(&format!("setup players=3\n{city}\nphase builder 2\nturn 1"));
    assert_eq!(cost(&other, Move::Build(Kind::Hero)), Some(5));
}

/// The Library's question of the councillor costs nothing (S15.17d).
#[test]
fn the_councillors_library_has_no_cost() {
    let mut state = position("setup players=2\ncity 1 indigo_plant library");
    play(&mut state, "role councillor");
    assert_eq!(told(&state), [offer("no_library", None, None), offer("use_library", None, None)]);
}

/// Every place is offered once with the cost over it; the Crane and the like are refused (S15.9a, S15.9c, S15.9d).
#[test]
fn every_place_is_offered_to_the_crane() {
    let mut state = position(
        "setup players=3\ncity 1 indigo_plant indigo_plant sugar_mill sugar_mill+good crane chapel\n\
         hand 1 sugar_mill smithy\nphase builder 2\nturn 1",
    );
    play(&mut state, "build sugar_mill");
    let like = Some(Refusal::CoversLike { kind: Kind::SugarMill });
    let expected = [
        offer("beside", Some(2), Some(Refusal::TooExpensive { cost: 2, have: 1 })),
        offer("over indigo_plant", Some(1), None),
        offer("over sugar_mill", Some(0), like),
        offer("over sugar_mill+good", Some(0), like),
        offer("over crane", Some(0), Some(Refusal::CoversCrane)),
        offer("over chapel", Some(0), None),
    ];
    assert_eq!(told(&state), expected);
}

/// All five roles are offered, those taken with who took them (S3.5).
#[test]
fn every_role_is_offered() {
    let state = position("setup players=3\nrole trader 1\nrole builder 2");
    let taken = |role, by| Some(Refusal::RoleTaken { role, by: Seat::new(by) });
    let expected = [
        offer("role builder", None, taken(Role::Builder, 1)),
        offer("role producer", None, None),
        offer("role trader", None, taken(Role::Trader, 0)),
        offer("role councillor", None, None),
        offer("role prospector", None, None),
    ];
    assert_eq!(told(&state), expected);
}

/// All own production buildings are offered to produce, full ones refused (S6.3, S6.4); the Customs office is none of them
/// (S17.7c).
#[test]
fn every_production_building_is_offered() {
    let state = position(
        "setup players=2 expansion=on\ncity 1 indigo_plant+good sugar_mill customs_office smithy\nphase producer 1",
    );
    let full = Some(Refusal::NoEmptyBuilding { kind: Kind::IndigoPlant });
    let expected =
        [offer("produce indigo_plant", None, full), offer("produce sugar_mill", None, None), offer("pass", None, None)];
    assert_eq!(told(&state), expected);
}

/// All buildings that hold goods are offered to sell, empty ones refused (S7.2, S17.7a).
#[test]
fn every_good_is_offered() {
    let state = position(
        "setup players=2 expansion=on\ncity 1 indigo_plant+good sugar_mill customs_office+good smithy\nphase trader 1",
    );
    let empty = Some(Refusal::NoSuchGood { kind: Kind::SugarMill, asked: Decision::Sell { sold: 0, income: 0 } });
    let expected = [
        offer("sell indigo_plant", None, None),
        offer("sell sugar_mill", None, empty),
        offer("sell customs_office", None, None),
        offer("pass", None, None),
    ];
    assert_eq!(told(&state), expected);
}

/// Elsewhere the legal moves are what is offered.
#[test]
fn other_questions_offer_what_is_legal() {
    let state = position("setup players=2\ncity 1 indigo_plant chapel\nhand 1 smithy well\nphase round_start");
    let expected = [offer("lay smithy", None, None), offer("lay well", None, None), offer("pass", None, None)];
    assert_eq!(told(&state), expected);
}

/// Nothing is offered to whoever is not asked, nor after the end (S12.1).
#[test]
fn only_the_deciding_seat_is_offered_anything() {
    let mut state = position(
        "setup players=2\ncity 1 indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant \
         indigo_plant sugar_mill sugar_mill sugar_mill sugar_mill\nhand 1 smithy\nphase builder 1",
    );
    assert!(SanJuan::offers(&state, Seat::new(1)).is_empty());
    play(&mut state, "build smithy");
    assert!(SanJuan::outcome(&state).is_some());
    assert!(Seat::all(2).all(|seat| SanJuan::offers(&state, seat).is_empty()));
}
