//! Visitors of expeditions: the points of the rules against every possible assignment (A24.2, A26.17, A26.18).

use entrepot_anno1800::{DATA, Expedition, Tier, read_position, score};
use entrepot_table::{Dice, Seat};

/// Who can visit, and what a visit is worth (A24.2).
const VISITORS: [(Tier, i16); 3] = [(Tier::Artisan, 1), (Tier::Engineer, 2), (Tier::Investor, 3)];

/// Whether Zoo and Museum are laid out.
#[derive(Clone, Copy, Debug)]
struct Bonus {
    zoo: bool,
    museum: bool,
}

const ALL: [Bonus; 4] = [
    Bonus { zoo: false, museum: false },
    Bonus { zoo: true, museum: false },
    Bonus { zoo: false, museum: true },
    Bonus { zoo: true, museum: true },
];

/// A field of an expedition card: the place of its visitors in `VISITORS`, and whether it is an animal.
type Field = (usize, bool);

fn fields(cards: &[Expedition]) -> Vec<Field> {
    let place = |tier: Tier| VISITORS.iter().position(|(one, _)| *one == tier).unwrap();
    cards.iter().flat_map(|card| [(place(card.animal()), true), (place(card.artefact()), false)]).collect()
}

/// The best of all assignments: each field is left empty, or visited by one cube of its tier that is still free.
fn best(fields: &[Field], cubes: [u8; 3], bonus: Bonus) -> i16 {
    let Some((&(tier, animal), rest)) = fields.split_first() else { return 0 };
    let empty = best(rest, cubes, bonus);
    if cubes[tier] == 0 {
        return empty;
    }
    let mut fewer = cubes;
    fewer[tier] -= 1;
    let more = if animal { bonus.zoo } else { bonus.museum };
    empty.max(VISITORS[tier].1 + i16::from(more) + best(rest, fewer, bonus))
}

/// The cubes of seat 1 are spread over district, exhausted area and a workplace.
fn position(cubes: [u8; 3], bonus: Bonus, dice: &mut Dice) -> String {
    let mut wanted = vec!["alonso_graves", "aarhant", "the_editor"];
    wanted.push(if bonus.zoo { "zoo" } else { "beryl_omara" });
    wanted.push(if bonus.museum { "museum" } else { "the_queen" });
    let (mut district, mut exhausted, mut work) = (String::new(), String::new(), String::new());
    for (count, (tier, _)) in cubes.into_iter().zip(VISITORS) {
        let mut left = usize::from(count);
        if left > 0 && work.is_empty() && dice.below(2) == 0 {
            work = format!("work 1 brickworks {tier}\n");
            left -= 1;
        }
        let away = dice.below(left + 1);
        district += &format!(" {tier}={}", left - away);
        exhausted += &format!(" {tier}={away}");
    }
    format!("setup players=2\nobjectives {}\ncubes 1{district}\nexhausted 1{exhausted}\n{work}", wanted.join(" "))
}

/// T162, A24.2, C13: expeditions, Zoo and Museum together are what the best of all assignments gives, with none, one and
/// both of the two cards.
#[test]
fn counting_by_tier_is_as_good_as_trying_everything() {
    let mut dice = Dice::new(162, 0);
    let mut short = 0;
    for number in 0..1_500 {
        let cards: Vec<Expedition> = (0..dice.below(7)).map(|_| Expedition::ALL[dice.below(9)]).collect();
        let cubes: [u8; 3] = std::array::from_fn(|_| dice.below(5) as u8);
        let fields = fields(&cards);
        for bonus in ALL {
            let state = read_position(&position(cubes, bonus, &mut dice)).unwrap();
            let score = score(state.board(), Seat::new(0), &cards);
            let found = score.expeditions + score.objectives.iter().sum::<i16>();
            assert_eq!(found, best(&fields, cubes, bonus), "case {number}: {cards:?} {cubes:?} {bonus:?}");
            // Zoo and Museum cost the expeditions themselves nothing.
            let plain = best(&fields, cubes, ALL[0]);
            assert_eq!(score.expeditions, plain, "case {number}: {cards:?} {cubes:?} {bonus:?}");
            short += usize::from(usize::from(cubes.iter().sum::<u8>()) < fields.len());
        }
    }
    // Visitors must be scarce often enough for the order of filling to matter.
    assert!(short > 1_000, "only {short} cases with too few visitors");
}

/// A24.2: the value of a visit stands in the data as the rules have it.
#[test]
fn a_visit_is_worth_1_2_or_3() {
    assert_eq!(DATA.visitors.map(|points| i16::from(points.value)), VISITORS.map(|(_, points)| points));
}
