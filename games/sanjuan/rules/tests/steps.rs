//! Steps of several moves at a table: what is played, what goes without saying, what is refused and changes nothing.

use entrepot_sanjuan::{Decision, Kind, Move, Refusal, SanJuan, State, read_line, read_position};
use entrepot_table::{Game, Seat, Seed, StepError, Then, Turn};

const BEN: Seat = Seat::new(1);

/// Ben produces last in his round, and begins the next one; the Chapel is his.
const LAST_PRODUCER: &str = "governor 1\nrole builder 1\nrole trader 2\ncity 2 indigo_plant+good tobacco_storage chapel\n\
                             hand 2 well smithy\nphase producer 3\nturn 2";

fn turn(position: &str) -> Turn<SanJuan> {
    Turn::new(read_position(position).unwrap_or_else(|error| panic!("{position}: {error}")))
}

fn seed() -> Seed {
    Seed::from_number(0)
}

/// The moves that a step plays, in their order, and where it leads; a step that is refused leaves everything as it was.
fn step(position: &str, line: &str) -> Result<(Vec<Move>, State), StepError<Refusal>> {
    let mut turn = turn(position);
    let before = *turn.state();
    let seat = SanJuan::decider(&before).unwrap();
    let moves = read_line(line).unwrap();
    let settled = turn.step(seat, &moves, &mut seed()).inspect_err(|_| assert_eq!(*turn.state(), before, "{line}"))?;
    let played = settled.iter().chain(turn.open()).map(|played| played.mv).collect();
    Ok((played, *turn.state()))
}

fn asked(state: &State) -> Option<Decision> {
    state.board().decision()
}

fn refused(index: usize, refusal: Refusal) -> Result<(Vec<Move>, State), StepError<Refusal>> {
    Err(StepError::Refused { index, refusal })
}

/// A pass answers the question that is asked when it is reached: here the Chapel's, since the set is complete (S15.11).
#[test]
fn a_pass_that_can_be_played_is_played() {
    let (played, state) = step(LAST_PRODUCER, "produce tobacco_storage pass").unwrap();
    assert_eq!(played, [Move::Produce(Kind::TobaccoStorage), Move::Pass]);
    assert_eq!(asked(&state), Some(Decision::Role));
    let (played, state) = step(LAST_PRODUCER, "produce tobacco_storage").unwrap();
    assert_eq!((played.len(), asked(&state)), (1, Some(Decision::Chapel)));
}

/// Where the rest of the step needs it, the first pass only said that the set is complete.
#[test]
fn a_pass_may_say_that_the_set_is_complete() {
    let (played, state) = step(LAST_PRODUCER, "produce tobacco_storage pass lay well").unwrap();
    assert_eq!(played, [Move::Produce(Kind::TobaccoStorage), Move::Lay(Kind::Well)]);
    assert_eq!(state.board().city(BEN).chapel, 1);
    let (played, _) = step(LAST_PRODUCER, "produce tobacco_storage pass pass").unwrap();
    assert_eq!(played, [Move::Produce(Kind::TobaccoStorage), Move::Pass]);
    let without_chapel = LAST_PRODUCER.replace(" chapel", "");
    let (played, state) = step(&without_chapel, "produce tobacco_storage pass").unwrap();
    assert_eq!((played.len(), asked(&state)), (1, Some(Decision::Role)));
}

/// Everything else that is left over is refused, and nothing is played.
#[test]
fn what_is_left_over_is_refused() {
    let chapel = Refusal::OtherQuestion { asked: Decision::Chapel };
    assert_eq!(step(LAST_PRODUCER, "produce tobacco_storage reveal"), refused(1, chapel));
    assert_eq!(step(LAST_PRODUCER, "produce tobacco_storage pass pass pass"), refused(3, Refusal::RoleNeeded));
    let twice = Refusal::NoEmptyBuilding { kind: Kind::TobaccoStorage };
    assert_eq!(
        step("city 1 tobacco_storage\nphase producer 1", "produce tobacco_storage tobacco_storage"),
        refused(1, twice)
    );
}

/// Nothing may follow what shows cards, but it may be said that the set is complete; not so where the same seat could pass at
/// once (S7.5, S15.11).
#[test]
fn a_pass_behind_a_draw_is_never_for_the_next_question() {
    let selling = "city 1 indigo_plant+good sugar_mill+good\nphase trader 1";
    let (played, _) = step(selling, "sell indigo_plant sugar_mill pass").unwrap();
    assert_eq!(played.len(), 2);
    let chapel_next =
        LAST_PRODUCER.replace("role trader 2", "role producer 2").replace("phase producer 3", "phase trader 3");
    let (_, state) = step(&chapel_next, "sell indigo_plant").unwrap();
    assert_eq!(asked(&state), Some(Decision::Chapel));
    assert_eq!(step(&chapel_next, "sell indigo_plant pass"), Err(StepError::RevealsTooEarly { index: 0 }));
    let too_many = Refusal::TooMany { asked: Decision::Sell { sold: 1, income: 0 } };
    let three = "city 1 indigo_plant+good sugar_mill+good tobacco_storage+good\nphase trader 1";
    assert_eq!(step(three, "sell indigo_plant sugar_mill tobacco_storage"), refused(2, too_many));
}

/// A payment of the whole hand may be named in any order, in part, or not at all; each card once (S5.6, S5.7).
#[test]
fn a_payment_that_goes_without_saying_is_said_once() {
    let position = "hand 1 tower smithy well quarry\nphase builder 2\nturn 1";
    for line in
        ["build tower", "build tower pay well", "build tower pay well quarry smithy", "build tower pay quarry smithy"]
    {
        let (played, state) = step(position, line).unwrap();
        assert_eq!((played, state.board().hands[0]), (vec![Move::Build(Kind::Tower)], 0), "{line}");
    }
    assert_eq!(step(position, "build tower pay well well"), refused(2, Refusal::NothingToPay));
    assert_eq!(step(position, "build tower pay well pass"), refused(2, Refusal::NotYourTurn { seat: BEN }));
}

/// A preview reads a step as the step itself would be read, up to what would be shown.
#[test]
fn a_preview_reads_alike() {
    let producing = turn(LAST_PRODUCER);
    let line = |line: &str| read_line(line).unwrap();
    let (state, shown) = producing.preview(BEN, &line("produce tobacco_storage pass"), &mut seed()).unwrap();
    assert_eq!((asked(&state), shown), (Some(Decision::Role), 2));
    assert_eq!(producing.then(BEN, &line("produce tobacco_storage pass"), &mut seed()), Ok(Then::Open));
    let left = producing.preview(BEN, &line("produce tobacco_storage reveal"), &mut seed());
    assert!(matches!(left, Err(StepError::Refused { index: 1, .. })));
    let selling = turn("city 1 indigo_plant+good sugar_mill+good\nphase trader 1");
    let (state, shown) =
        selling.preview(Seat::new(0), &line("sell sugar_mill indigo_plant pass"), &mut seed()).unwrap();
    assert_eq!((state.board().city(Seat::new(0)).goods(), shown), (1, 1), "the second sale draws");
}
