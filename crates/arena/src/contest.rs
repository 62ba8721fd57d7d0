//! Who meets whom, on how many threads, and when it is enough.

use super::deal::Table;
use super::figures::Running;
use super::{Dealt, keep::Keep};
use entrepot_table::{Game, NamedBot};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// After every so many deals it is asked whether a pairing is decided. The answer must not depend on how fast threads are.
const STEP: u32 = 10;

/// All that is to be played.
pub struct Contest<G: Game> {
    /// The setup of every game.
    pub setup: G::Setup,
    /// How many sit at a table.
    pub seats: usize,
    /// The source of all chance.
    pub seed: u64,
    /// A game is stopped after this many rounds.
    pub max_rounds: u32,
    /// Whether a pairing ends as soon as one side is surely stronger.
    pub until_sure: bool,
}

/// Two players who meet: one of the first among as many of the second as there are other seats.
#[derive(Clone, Copy, Debug)]
pub struct Pairing<G: Game> {
    /// Both.
    pub players: [NamedBot<G>; 2],
    /// How many deals at most.
    pub deals: u32,
    /// Whether it may end early.
    pub may_end: bool,
}

impl<G: Game> Pairing<G> {
    /// What files and messages call it.
    pub fn name(&self) -> String {
        format!("{} against {}", self.players[0].name, self.players[1].name)
    }
}

/// How two players met: their deals in order, without gaps.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Met {
    /// The deals.
    pub deals: Vec<Dealt>,
}

impl Met {
    /// The share of its games that the first player won, for each deal.
    pub fn shares(&self, seats: usize) -> Vec<f64> {
        self.deals.iter().map(|dealt| dealt.won / seats as f64).collect()
    }
}

/// What is known of a pairing so far.
#[derive(Default)]
struct Progress {
    done: BTreeMap<u32, Dealt>,
    /// The next deal that nobody has begun.
    next: u32,
    /// After how many deals it was sure.
    enough: Option<u32>,
    /// The deals without a gap that were judged.
    judged: Running,
}

/// What the threads share.
struct Hall<'a> {
    progress: Vec<Progress>,
    keep: Option<Keep>,
    told: &'a mut (dyn FnMut(usize, usize) + Send),
    /// The file could not be written: nothing more is begun.
    broken: Option<std::io::Error>,
}

impl<G: Game> Contest<G> {
    /// Plays all pairings on so many threads. `told` hears after each deal how many are done and how many there are at most.
    ///
    /// # Errors
    ///
    /// If the file for what was played cannot be written.
    pub fn play(
        &self,
        pairings: &[Pairing<G>],
        jobs: usize,
        mut keep: Option<Keep>,
        told: &mut (dyn FnMut(usize, usize) + Send),
    ) -> std::io::Result<Vec<Met>> {
        let kept = keep.as_mut().map(|keep| std::mem::take(&mut keep.kept)).unwrap_or_default();
        let progress = pairings.iter().map(|pairing| self.resume(pairing, &kept)).collect();
        let hall = Mutex::new(Hall { progress, keep, told, broken: None });
        std::thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| while self.play_next(pairings, &hall) {});
            }
        });
        let hall = hall.into_inner().expect("a thread that panics has ended the scope");
        match hall.broken {
            Some(error) => Err(error),
            None => Ok(hall.progress.into_iter().map(Progress::met).collect()),
        }
    }

    /// What a file tells about a pairing.
    fn resume(&self, pairing: &Pairing<G>, kept: &[(String, Dealt)]) -> Progress {
        let name = pairing.name();
        let own = kept.iter().filter(|(of, dealt)| *of == name && dealt.deal < pairing.deals);
        let mut progress =
            Progress { done: own.map(|(_, dealt)| (dealt.deal, dealt.clone())).collect(), ..Progress::default() };
        self.judge(&mut progress, pairing);
        progress
    }

    /// Plays a deal that nobody has begun, if there is one.
    fn play_next(&self, pairings: &[Pairing<G>], hall: &Mutex<Hall<'_>>) -> bool {
        let enter = || hall.lock().expect("nobody panics in the hall");
        let Some((at, deal)) = enter().next(pairings) else { return false };
        let pairing = &pairings[at];
        let dealt = self.table(pairing).play(deal);
        let mut hall = enter();
        if let Some(Err(error)) = hall.keep.as_mut().map(|keep| keep.add(&pairing.name(), &dealt)) {
            hall.broken = Some(error);
        }
        hall.progress[at].done.insert(deal, dealt);
        self.judge(&mut hall.progress[at], pairing);
        let (done, all) = hall.counted(pairings);
        (hall.told)(done, all);
        true
    }

    fn table<'a>(&'a self, pairing: &'a Pairing<G>) -> Table<'a, G> {
        let [one, others] = &pairing.players;
        Table {
            setup: &self.setup,
            players: [one, others],
            seats: self.seats,
            seed: self.seed,
            max_rounds: self.max_rounds,
        }
    }

    /// Asks after every so many deals without a gap whether that was enough.
    fn judge(&self, progress: &mut Progress, pairing: &Pairing<G>) {
        if !(self.until_sure && pairing.may_end) {
            return;
        }
        let seats = self.seats as f64;
        while progress.enough.is_none() {
            let Some(dealt) = progress.done.get(&(progress.judged.deals() as u32)) else { return };
            progress.judged.add(dealt.won / seats);
            let deals = progress.judged.deals() as u32;
            progress.enough = (deals.is_multiple_of(STEP) && progress.judged.is_sure(1.0 / seats)).then_some(deals);
        }
    }
}

impl Hall<'_> {
    /// The next deal to play: pairings advance side by side.
    fn next<G: Game>(&mut self, pairings: &[Pairing<G>]) -> Option<(usize, u32)> {
        if self.broken.is_some() {
            return None;
        }
        let open = self.progress.iter_mut().zip(pairings).enumerate().filter(|(_, (one, _))| one.enough.is_none());
        let nexts = open.filter_map(|(at, (one, pairing))| {
            while one.done.contains_key(&one.next) {
                one.next += 1;
            }
            (one.next < pairing.deals).then_some((one.next, at))
        });
        let (deal, at) = nexts.min()?;
        self.progress[at].next = deal + 1;
        Some((at, deal))
    }

    /// How many deals are done, and how many there are at most.
    fn counted<G: Game>(&self, pairings: &[Pairing<G>]) -> (usize, usize) {
        let all = self.progress.iter().zip(pairings).map(|(one, pairing)| {
            let most = one.enough.unwrap_or(pairing.deals) as usize;
            (one.done.len().min(most), most)
        });
        all.fold((0, 0), |(done, most), (n, of)| (done + n, most + of))
    }
}

impl Progress {
    /// The deals from the first on, up to the first that is missing.
    fn without_gap(&self) -> Vec<Dealt> {
        self.done
            .values()
            .enumerate()
            .take_while(|(n, dealt)| *n as u32 == dealt.deal)
            .map(|(_, dealt)| dealt.clone())
            .collect()
    }

    fn met(self) -> Met {
        let mut deals = self.without_gap();
        // Deals begun before it was known that they are not needed would make the end depend on the threads.
        deals.truncate(self.enough.map_or(usize::MAX, |enough| enough as usize));
        Met { deals }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_table::example::{Setup, Tally};
    use entrepot_table::{Bot, Random};

    /// Takes the last of the legal moves.
    struct Last;

    impl Bot<Tally> for Last {
        fn choose(&mut self, _: &<Tally as Game>::View, legal: &[<Tally as Game>::Move]) -> <Tally as Game>::Move {
            legal[legal.len() - 1]
        }
    }

    const RANDOM: NamedBot<Tally> = NamedBot::yardstick("random", |seed| Box::new(Random::new(seed)));
    const LAST: NamedBot<Tally> = NamedBot::yardstick("last", |_| Box::new(Last));

    fn contest(seats: usize, until_sure: bool) -> Contest<Tally> {
        let setup: Setup = format!("players={seats}").parse().unwrap();
        Contest { setup, seats, seed: 7, max_rounds: 100, until_sure }
    }

    fn pairing(players: [NamedBot<Tally>; 2], deals: u32) -> Pairing<Tally> {
        Pairing { players, deals, may_end: true }
    }

    fn without_times(met: &[Met]) -> Vec<Met> {
        let mut met = met.to_vec();
        met.iter_mut()
            .flat_map(|one| &mut one.deals)
            .flat_map(|dealt| &mut dealt.sides)
            .for_each(|side| side.nanoseconds = 0);
        met
    }

    #[test]
    fn equal_players_share_every_deal() {
        for seats in 2..=3 {
            let met = contest(seats, false).play(&[pairing([RANDOM, RANDOM], 30)], 2, None, &mut |_, _| {}).unwrap();
            assert_eq!(met[0].deals.len(), 30);
            for share in met[0].shares(seats) {
                assert!((share - 1.0 / seats as f64).abs() < 1e-9, "{share} of {seats}");
            }
        }
    }

    #[test]
    fn threads_change_nothing() {
        let pairings = [pairing([LAST, RANDOM], 60), pairing([RANDOM, LAST], 60)];
        for until_sure in [false, true] {
            let contest = contest(2, until_sure);
            let one = contest.play(&pairings, 1, None, &mut |_, _| {}).unwrap();
            let many = contest.play(&pairings, 4, None, &mut |_, _| {}).unwrap();
            assert_eq!(without_times(&one), without_times(&many));
        }
    }

    #[test]
    fn what_is_sure_ends_early_and_everybody_is_told_how_far_it_is() {
        let mut last = (0, 0);
        let pairings = [pairing([LAST, RANDOM], 5000)];
        let met = contest(2, true).play(&pairings, 2, None, &mut |done, all| last = (done, all)).unwrap();
        let deals = met[0].deals.len();
        assert!(deals < 5000 && deals.is_multiple_of(STEP as usize), "{deals}");
        assert_eq!(last, (deals, deals));
    }

    #[test]
    fn what_was_stopped_goes_on_where_it_was() {
        let folder = std::env::temp_dir().join(format!("entrepot-arena-{}", std::process::id()));
        let _ = std::fs::remove_file(&folder);
        let whole = contest(2, false).play(&[pairing([LAST, RANDOM], 40)], 1, None, &mut |_, _| {}).unwrap();
        let half = Keep::open(&folder, "last against random").unwrap();
        contest(2, false).play(&[pairing([LAST, RANDOM], 15)], 1, Some(half), &mut |_, _| {}).unwrap();
        // A power cut in the middle of a line.
        let text = std::fs::read_to_string(&folder).unwrap();
        std::fs::write(&folder, &text[..text.len() - 20]).unwrap();
        let rest = Keep::open(&folder, "last against random").unwrap();
        assert_eq!(rest.kept.len(), 14);
        let mut told = 0;
        let met = contest(2, false).play(&[pairing([LAST, RANDOM], 40)], 1, Some(rest), &mut |_, _| told += 1).unwrap();
        assert_eq!((without_times(&met), told), (without_times(&whole), 26));
        let other = Keep::open(&folder, "another contest").unwrap_err();
        assert!(other.contains("holds another contest"), "{other}");
        std::fs::remove_file(&folder).unwrap();
    }
}
