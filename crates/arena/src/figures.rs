//! The statistics of the arena.

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The mean over all deals.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
pub const Z: f64 = 1.96;

/// How unlikely it must be that a difference that does not exist is ever called sure.
const ALPHA: f64 = 0.05;

/// Fewer deals never make sure.
const FEWEST: usize = 20;

/// The share that these deals show, each between 0 and 1, with an interval of `z` standard deviations.
///
/// It is Wilson's interval for as many independent games as would scatter like the deals do, so it stays within 0 and 1 and has
/// a width also where every deal was won.
///
/// ```
/// use entrepot_arena::figures::{Z, share};
/// let even = share(&[0.5; 40], Z);
/// assert_eq!((even.low, even.mean, even.high), (0.5, 0.5, 0.5));
/// let always = share(&[1.0; 40], Z);
/// assert!(always.mean == 1.0 && always.low > 0.9 && always.low < 0.95);
/// ```
#[must_use]
pub fn share(deals: &[f64], z: f64) -> Share {
    let (mean, variance) = spread(deals);
    let unit = mean * (1.0 - mean);
    let n = match (variance > 0.0, unit > 0.0) {
        (true, _) => deals.len() as f64 * (unit / variance).max(1.0),
        // Every deal came out the same, but no side always won: equal players mirror each other exactly.
        (false, true) => return Share { mean, low: mean, high: mean },
        (false, false) => deals.len().max(1) as f64,
    };
    let centre = mean + z * z / (2.0 * n);
    let reach = z * (unit / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    Share { mean, low: ((centre - reach) / scale).max(0.0), high: ((centre + reach) / scale).min(1.0) }
}

/// Deals as they come in, each between 0 and 1: enough to ask after any of them whether it is sure.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Running {
    deals: usize,
    sum: f64,
    squares: f64,
}

impl Running {
    /// All of these deals.
    #[must_use]
    pub fn of(deals: &[f64]) -> Running {
        let mut running = Running::default();
        deals.iter().for_each(|&deal| running.add(deal));
        running
    }

    /// Adds a deal.
    pub fn add(&mut self, deal: f64) {
        self.deals += 1;
        self.sum += deal;
        self.squares += deal * deal;
    }

    /// How many there are.
    #[must_use]
    pub fn deals(&self) -> usize {
        self.deals
    }

    /// Whether the share surely differs from the fair one, however often one has looked before.
    ///
    /// ```
    /// use entrepot_arena::figures::Running;
    /// let mixed: Vec<f64> = (0..200).map(|n| f64::from(n % 3) / 2.0).collect();
    /// assert!(!Running::of(&mixed).is_sure(0.5));
    /// assert!(Running::of(&mixed).is_sure(0.2));
    /// ```
    #[must_use]
    pub fn is_sure(&self, fair: f64) -> bool {
        let Share { low, high, .. } = self.share();
        self.deals >= FEWEST && !(low..=high).contains(&fair)
    }

    /// The share with a 95 % interval that holds for all numbers of deals at once, so that stopping as soon as it leaves the
    /// fair share out does not flatter anybody: the boundary is that of a normal mixture.
    #[must_use]
    pub fn share(&self) -> Share {
        let n = self.deals.max(1) as f64;
        let mean = self.sum / n;
        let variance = (self.squares - n * mean * mean) / (n - 1.0).max(1.0);
        // A handful of equal deals must not look like certainty.
        let sum = n * variance.max(0.01);
        let mixture = FEWEST as f64 / 8.0;
        let reach = ((sum + mixture) * ((sum + mixture) / (mixture * ALPHA * ALPHA)).ln()).sqrt() / n;
        Share { mean, low: (mean - reach).max(0.0), high: (mean + reach).min(1.0) }
    }
}

/// Mean and variance.
fn spread(values: &[f64]) -> (f64, f64) {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, squares / (n - 1.0).max(1.0))
}

/// Two players, how much the first scored against the second, and in how many meetings.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Both, as indices.
    pub players: [usize; 2],
    /// Meetings won by the first, of all.
    pub won: f64,
    /// All meetings.
    pub meetings: f64,
}

/// The Elo of each player on one scale (Bradley and Terry), the first at 0. One meeting more than there was, drawn, keeps those
/// who never lost finite.
///
/// ```
/// use entrepot_arena::figures::{Score, elos};
/// let elos = elos(2, &[Score { players: [0, 1], won: 2400.0, meetings: 10_000.0 }]);
/// assert!(elos[0] == 0.0 && (elos[1] - 200.0).abs() < 2.0);
/// ```
#[must_use]
pub fn elos(players: usize, scores: &[Score]) -> Vec<f64> {
    let mut strength = vec![1.0; players];
    for _ in 0..2000 {
        let (mut won, mut faced) = (vec![0.0; players], vec![0.0; players]);
        for &Score { players: [a, b], won: score, meetings } in scores {
            won[a] += score + 0.5;
            won[b] += meetings - score + 0.5;
            let share = (meetings + 1.0) / (strength[a] + strength[b]);
            faced[a] += share;
            faced[b] += share;
        }
        for player in 0..players {
            if faced[player] > 0.0 {
                strength[player] = won[player] / faced[player];
            }
        }
    }
    strength.iter().map(|one| 400.0 * (one / strength[0]).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_table::Dice;

    /// Deals of two games each between players of which the first wins this often.
    fn deals(dice: &mut Dice, chance: f64, deals: usize) -> Vec<f64> {
        let mut game = || f64::from(u8::from((dice.below(10_000) as f64) < chance * 10_000.0));
        (0..deals).map(|_| (game() + game()) / 2.0).collect()
    }

    #[test]
    fn nineteen_of_twenty_intervals_hold_the_truth() {
        let mut dice = Dice::new(1, 0);
        let held = (0..1000).filter(|_| {
            let share = share(&deals(&mut dice, 0.7, 60), Z);
            (share.low..=share.high).contains(&0.7)
        });
        let held = held.count();
        assert!((925..=975).contains(&held), "{held} of 1000");
    }

    #[test]
    fn equal_players_are_hardly_ever_told_apart_however_often_one_looks() {
        let mut dice = Dice::new(2, 0);
        let wrong = (0..300).filter(|_| {
            let deals = deals(&mut dice, 0.5, 400);
            (1..=40).any(|tenth| Running::of(&deals[..10 * tenth]).is_sure(0.5))
        });
        let wrong = wrong.count();
        assert!(wrong <= 15, "{wrong} of 300");
    }

    #[test]
    fn different_players_are_told_apart_soon() {
        let mut dice = Dice::new(3, 0);
        let found = (0..100).filter(|_| Running::of(&deals(&mut dice, 0.65, 200)).is_sure(0.5)).count();
        assert!(found >= 90, "{found} of 100");
    }

    #[test]
    fn where_a_contest_ends_early_the_interval_still_holds_the_truth() {
        let mut dice = Dice::new(4, 0);
        let held = (0..300).filter(|_| {
            let deals = deals(&mut dice, 0.6, 400);
            let mut ends = (1..=40).map(|tenth| Running::of(&deals[..10 * tenth]));
            let ended = ends.clone().find(|one| one.is_sure(0.5)).or(ends.next_back()).unwrap_or_default().share();
            (ended.low..=ended.high).contains(&0.6)
        });
        let held = held.count();
        assert!(held >= 285, "{held} of 300");
    }

    #[test]
    fn strength_adds_up_along_a_chain() {
        let score = |a, b, won| Score { players: [a, b], won, meetings: 1000.0 };
        let elos = elos(3, &[score(0, 1, 240.0), score(1, 2, 240.0)]);
        assert!((elos[2] - 2.0 * elos[1]).abs() < 5.0, "{elos:?}");
    }
}
