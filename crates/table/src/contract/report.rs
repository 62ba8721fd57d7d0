//! What came out.

use super::course::Course;
use super::{Effort, Examined};
use std::collections::BTreeMap;
use std::fmt::{self, Debug, Display};

/// How many failures of each check are kept with their message; the others are only counted.
const KEPT: usize = 3;

/// The promises of the contract, each with the check of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Check {
    /// The same setup, seed and moves lead to the same positions, whether somebody listens or not.
    Frozen,
    /// Nothing is created or lost.
    Conservation,
    /// The legal list is in the order of moves, without repeats, and empty when nobody decides.
    LegalOrder,
    /// Whoever decides has a legal move, and each legal move leads to where this holds again.
    NoDeadEnds,
    /// Every listed move is allowed.
    LegalMovesPlay,
    /// Every other move is refused with a rule number, and so is every move of every other seat.
    OthersRefused,
    /// A step is taken as a whole or not at all, and only its last move may draw or reveal.
    StepsAreWhole,
    /// A set of cards can be named in any order.
    AnyOrder,
    /// Offers are made to the decider alone, and say what `check` says.
    OffersAgree,
    /// There is a result exactly when nobody decides.
    Ending,
    /// Do, undo, redo gives the same; nobody else can undo, nothing final can be undone, and what others know stands still.
    UndoRedo,
    /// A move that can be taken back tells nobody anything that it does not say itself.
    NothingLearned,
    /// Positions, views and moves come back from JSON as they went.
    RoundTrip,
    /// Setups and legal moves come back from their text as they went, and no text means two moves.
    Notation,
    /// Every view tells who decides.
    ViewTellsDecider,
    /// A sampled position is a possible one and has the view from which it was sampled.
    SampleHasView,
    /// Events tell where hidden cards go: how many, and never one that is not there.
    EventsAddUp,
    /// What the game calls known to a viewer, an event told that viewer, or it follows from what everybody can count. What is
    /// shuffled, or could have been any of several cards, is known no more.
    KnownWasTold,
    /// Two worlds that look alike ask the same seat.
    TwoWorldsDecider,
    /// Two worlds that look alike go on to look alike.
    TwoWorldsView,
    /// Two worlds that look alike tell the same events.
    TwoWorldsEvents,
    /// Two worlds that look alike allow the same moves, in the same order.
    TwoWorldsLegal,
    /// Two worlds that look alike make the same offers, in the same order.
    TwoWorldsOffers,
    /// Two worlds that look alike refuse the same moves for the same reasons.
    TwoWorldsRefusal,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// Which promise is broken.
    pub check: Check,
    /// The seed of the game: `Effort { seed, ..Effort::new(1) }` plays it again.
    pub seed: u64,
    /// How many moves had been made.
    pub step: usize,
    /// What was expected and what was found.
    pub message: String,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} in the game with seed {} after {} moves: {}", self.check, self.seed, self.step, self.message)
    }
}

/// What a check found, not yet where.
pub(super) struct Fault {
    pub check: Check,
    pub message: String,
}

impl Fault {
    pub fn preceded_by(self, context: &str) -> Fault {
        Fault { message: format!("{context}: {}", self.message), ..self }
    }
}

/// What a check says of one position.
pub(super) type Verdict = Result<(), Fault>;

impl Check {
    pub(super) fn fault(self, message: String) -> Fault {
        Fault { check: self, message }
    }

    /// A fault unless the promise holds.
    pub(super) fn demand(self, holds: bool, message: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(self.fault(message())) }
    }
}

/// What was examined and what was found. `Z` is the game's [`Zone`](Examined::Zone).
#[derive(Clone, PartialEq, Debug)]
pub struct Report<Z> {
    /// The name of the game.
    pub name: &'static str,
    /// How many games were played.
    pub games: u64,
    /// How many of them were stopped by the cap before they were over.
    pub stopped: u64,
    /// How many decisions were made.
    pub decisions: u64,
    /// The most decisions that were nested in one another.
    pub deepest: usize,
    /// The most moves from which somebody could choose.
    pub longest: usize,
    /// A number that stands for everything that was played: freeze it in a test, and a change of the rules cannot hide.
    pub fingerprint: u64,
    /// How many times cards of each pair of zones were exchanged and compared to the end.
    pub exchanges: BTreeMap<(Z, Z), usize>,
    /// How many exchanges were left early, because of two equal cards different ones were taken.
    pub parted: usize,
    /// How many times an event named a hidden card to a viewer.
    pub told: usize,
    /// How many times a viewer knew a card that lies in a pile or with others, by zone. Each had been told.
    pub known: BTreeMap<Z, usize>,
    /// How many exchanges of each pair the effort demands.
    pub exchanges_per_pair: usize,
    /// How many times each check failed.
    pub failed: BTreeMap<Check, usize>,
    /// The first few failures of each check.
    pub failures: Vec<Failure>,
}

impl<Z: Copy + Ord + Debug> Report<Z> {
    pub(super) fn new<G: Examined<Zone = Z>>(effort: &Effort) -> Report<Z> {
        Report {
            name: G::NAME,
            games: 0,
            stopped: 0,
            decisions: 0,
            deepest: 0,
            longest: 0,
            fingerprint: Fingerprint::START,
            exchanges: G::pairs().into_iter().map(|pair| (pair, 0)).collect(),
            parted: 0,
            told: 0,
            known: BTreeMap::new(),
            exchanges_per_pair: effort.exchanges_per_pair,
            failed: BTreeMap::new(),
            failures: Vec::new(),
        }
    }

    pub(super) fn count<G: Examined<Zone = Z>>(&mut self, course: &Course<G>) {
        self.games += 1;
        self.stopped += u64::from(course.stopped);
        self.decisions += course.played.len() as u64;
        self.longest = self.longest.max(course.longest);
        self.deepest = course.states.iter().map(G::depth).fold(self.deepest, usize::max);
        let mut print = Fingerprint(self.fingerprint);
        print.add(&course.setup);
        course.played.iter().for_each(|played| print.add(&played.mv));
        course.states.last().into_iter().for_each(|state| print.add(&super::sight::json(state)));
        self.fingerprint = print.0;
    }

    pub(super) fn judge(&mut self, seed: u64, step: usize, verdict: Verdict) {
        let Err(Fault { check, message }) = verdict else { return };
        let count = self.failed.entry(check).or_default();
        *count += 1;
        if *count <= KEPT {
            self.failures.push(Failure { check, seed, step, message });
        }
    }

    /// The pairs of zones that were not exchanged as often as the effort demands, with how often they were.
    pub fn short(&self) -> Vec<((Z, Z), usize)> {
        let enough = self.exchanges_per_pair;
        self.exchanges.iter().filter(|(_, count)| **count < enough).map(|(pair, count)| (*pair, *count)).collect()
    }

    /// Whether every promise was kept and every pair of zones exchanged often enough.
    pub fn passed(&self) -> bool {
        self.failed.is_empty() && self.short().is_empty()
    }

    /// Panics with the whole report unless it [passed](Report::passed).
    pub fn assert_passed(&self) {
        assert!(self.passed(), "the contract is broken\n{self}");
    }
}

impl<Z: Copy + Ord + Debug> Display for Report<Z> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { name, games, stopped, decisions, deepest, longest, fingerprint, .. } = self;
        writeln!(f, "{name}: {games} games ({stopped} stopped), {decisions} decisions")?;
        writeln!(f, "deepest {deepest}, longest list {longest}, fingerprint {fingerprint:#018x}")?;
        writeln!(f, "exchanges ({} parted):", self.parted)?;
        for ((one, other), count) in &self.exchanges {
            let short = if *count < self.exchanges_per_pair { "  too few" } else { "" };
            writeln!(f, "  {one:?} and {other:?}: {count}{short}")?;
        }
        writeln!(f, "hidden cards told {} times; known in piles and of others: {:?}", self.told, self.known)?;
        self.failed.iter().try_for_each(|(check, count)| writeln!(f, "{check:?} failed {count} times"))?;
        self.failures.iter().try_for_each(|failure| writeln!(f, "{failure}"))
    }
}

/// FNV-1a over text: the same on every machine and in every version.
struct Fingerprint(u64);

impl Fingerprint {
    const START: u64 = 0xcbf2_9ce4_8422_2325;

    fn add(&mut self, thing: &impl Display) {
        for byte in thing.to_string().bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
