//! The games in `records/anno1800`: every one is valid, and together they cover what can happen.

use entrepot_anno1800::{
    Anno1800, Board, Deck, Edition, Effect, Event, Move, Objective, ObjectiveSet, Objectives, Purpose, Score, Setup,
    StrictSupply, Tier,
};
use entrepot_live::{Record, verify};
use entrepot_table::{Game, Log, Seat};
use std::path::Path;
use std::sync::LazyLock;

/// A game of the collection, with what happened in it.
#[derive(Default)]
struct Story {
    name: String,
    text: String,
    setup: Option<Setup>,
    all_greedy: bool,
    winners: usize,
    tied: usize,
    /// The last event that can empty a hand, until the end was triggered.
    end: Option<End>,
    /// Effect cards that were used (A21.1).
    used: ObjectiveSet,
    /// Objective cards for which somebody got points.
    scored: ObjectiveSet,
    /// Card stacks that ran empty.
    no_cards: Vec<Deck>,
    no_old_world: bool,
    no_new_world: bool,
    /// Somebody had no card in hand without triggering the end.
    empty_without_end: bool,
    /// The fewest farmers ever left in the supply.
    fewest_farmers: i16,
    /// Tokens removed in the current action, and the most in any.
    removed: usize,
    most_removed: usize,
    /// Somebody got points for having no expedition card (R31).
    nothing_scored: bool,
    replaced: bool,
    returned: bool,
    cubes_lapsed: bool,
}

/// What emptied the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Playing,
    Editor,
    Return,
}

/// All of them, read once.
static GAMES: LazyLock<Vec<Story>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/anno1800");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.map(|file| read(&file)).collect()
});

fn read(file: &Path) -> Story {
    let name = file.file_stem().unwrap().to_string_lossy().to_string();
    let text = std::fs::read_to_string(file).unwrap();
    let record: Record<Anno1800> = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(record.to_string(), text, "{name} is not written as records are");
    let verified = verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(verified.finished, "{name} is a whole game");
    let greedy = |seat| record.name(seat, 0) == Some("greedy");
    let points = &verified.outcome.points;
    let mut story = Story {
        setup: Some(*record.setup()),
        all_greedy: Seat::all(record.setup().players()).all(greedy),
        winners: verified.outcome.winners().count(),
        tied: points.iter().filter(|one| Some(*one) == points.iter().max()).count(),
        fewest_farmers: i16::MAX,
        name,
        text,
        ..Story::default()
    };
    story.tell(&record);
    story
}

impl Story {
    fn setup(&self) -> &Setup {
        self.setup.as_ref().unwrap()
    }

    /// Replays the game and notes what happens.
    fn tell(&mut self, record: &Record<Anno1800>) {
        let mut seed = record.seed().unwrap();
        let mut state = Anno1800::deal(record.setup(), &mut seed, &mut Log::default());
        for (_, mv) in record.moves() {
            let mut log = Log::default();
            let triggered = state.board().fireworks.is_some();
            Anno1800::play(&mut state, mv, &mut seed, &mut log);
            log.events.iter().for_each(|(_, event)| self.hear(event, state.board(), triggered));
            self.look(state.board(), mv);
        }
    }

    fn hear(&mut self, event: &Event, board: &Board, triggered: bool) {
        match event {
            Event::Action { .. } => self.removed = 0,
            Event::Removed { .. } => self.removed += 1,
            Event::Played { .. } if !triggered => self.end = Some(End::Playing),
            Event::Used { objective, .. } => {
                self.used = self.used.with(*objective);
                if *objective == Objective::TheEditor && !triggered {
                    self.end = Some(End::Editor);
                }
            }
            Event::Activated { effect: Effect::Return(_), .. } => {
                self.returned = true;
                if !triggered {
                    self.end = Some(End::Return);
                }
            }
            Event::Spent { tokens, purpose: Purpose::Trade { .. } | Purpose::Import(_), .. }
                if tokens.exploration + tokens.temporary_exploration > 0 =>
            {
                self.used = self.used.with(Objective::BerylOmara);
            }
            Event::Built { token, over: Some(over), .. } => self.replaced |= token.alternative_of() == Some(*over),
            Event::Lapsed { effect: Effect::Cubes { .. }, .. } => self.cubes_lapsed = true,
            Event::Ended { scores } => self.add_up(board, scores),
            _ => {}
        }
        self.most_removed = self.most_removed.max(self.removed);
    }

    fn add_up(&mut self, board: &Board, scores: &[Score]) {
        for (at, card) in board.objectives.into_iter().enumerate() {
            if scores.iter().any(|score| score.objectives[at] != 0) {
                self.scored = self.scored.with(card);
            }
            let nothing = |seat: Seat| board.player(seat).expeditions == 0 && scores[seat.index()].objectives[at] != 0;
            self.nothing_scored |= card == Objective::TheTourist && Seat::all(board.players()).any(nothing);
        }
    }

    fn look(&mut self, board: &Board, mv: Move) {
        for deck in Deck::ALL.into_iter().filter(|deck| board.cards[deck.index()] == 0) {
            if !self.no_cards.contains(&deck) {
                self.no_cards.push(deck);
            }
        }
        self.no_old_world |= board.old_world == 0;
        self.no_new_world |= board.new_world == 0;
        self.fewest_farmers = self.fewest_farmers.min(board.supply.cubes[Tier::Farmer.index()]);
        let empty = board.player(board.actor).hand_size() == 0;
        self.empty_without_end |= matches!(mv, Move::Return(_)) && empty && board.fireworks.is_none();
    }
}

fn any(what: impl Fn(&Story) -> bool) -> bool {
    GAMES.iter().any(what)
}

#[test]
fn there_are_enough_games_and_most_are_between_greedy_players() {
    assert!(GAMES.len() >= 24, "{}", GAMES.len());
    assert!(2 * GAMES.iter().filter(|game| game.all_greedy).count() >= GAMES.len());
    assert!(GAMES.iter().all(|game| game.text.len() < 40_000), "records are small enough to be read");
}

/// Two to four players (A1.6), all editions (D1 to D4), whoever begins (A1.8), every combination of objective cards (A27.1 to A27.7).
#[test]
fn every_way_to_set_up_is_there() {
    for players in 2..=4 {
        for edition in [Edition::Recommended, Edition::De, Edition::En, Edition::Fr, Edition::It] {
            let fits = |game: &Story| (game.setup().players(), game.setup().edition) == (players, edition);
            assert!(any(fits), "{players} players, {edition:?}");
        }
    }
    for objectives in [
        Objectives::FirstGame,
        Objectives::Random,
        Objectives::Complex,
        Objectives::Confrontational,
        Objectives::Relaxed,
        Objectives::ZooAndMuseum,
        Objectives::Pyrphorian,
    ] {
        assert!(any(|game| game.setup().objectives() == objectives), "{objectives:?}");
    }
    assert!(any(|game| matches!(game.setup().objectives(), Objectives::Chosen(_))));
    assert!(any(|game| game.setup().first().is_none()));
    assert!(any(|game| game.setup().first().is_some_and(|first| first.index() > 0)));
}

/// Every option is used in a game in which it matters, and each option of an edition is also used without that edition or
/// against it (D1 to D4, R2, R28, R31).
#[test]
fn every_option_is_there_and_matters() {
    let chosen = |edition: Edition, holds: fn(&Setup) -> bool| {
        any(|game| game.setup().edition == edition && holds(game.setup()))
    };
    assert!(chosen(Edition::Recommended, Setup::must_replace) && chosen(Edition::De, |setup| !setup.must_replace()));
    assert!(chosen(Edition::Recommended, Setup::remove_any) && chosen(Edition::De, |setup| !setup.remove_any()));
    assert!(
        chosen(Edition::Recommended, Setup::return_exactly) && chosen(Edition::En, |setup| !setup.return_exactly())
    );
    assert!(chosen(Edition::Recommended, |setup| !setup.cubes_in_part()) && chosen(Edition::It, Setup::cubes_in_part));

    assert!(any(|game| game.setup().must_replace() && game.replaced));
    assert!(any(|game| game.setup().remove_any() && game.most_removed > 1));
    assert!(any(|game| game.setup().return_exactly() && game.returned));
    assert!(any(|game| !game.setup().cubes_in_part() && game.cubes_lapsed));
    assert!(any(|game| game.setup().zero_scores && game.nothing_scored));
    assert!(any(|game| !game.setup().discard_triggers_end && game.empty_without_end));
    assert!(any(|game| game.setup().strict_supply == StrictSupply::None && game.fewest_farmers < 0));
    assert!(any(|game| game.setup().strict_supply == StrictSupply::All && game.fewest_farmers == 0));
}

/// The four effect cards are used (A26.1 to A26.4), and each of the others scores for somebody (A26.5 to A26.21).
#[test]
fn every_objective_card_counts() {
    for card in Objective::ALL {
        let counts = |game: &Story| match Objective::EFFECTS.contains(&card) {
            true => game.used.has(card),
            false => game.scored.has(card),
        };
        assert!(any(counts), "{card}");
    }
}

/// The game ends by playing a card (A23.1) or by returning one (A23.6); stacks of cards (A15.4), of Old World islands with
/// four players (A17.9) and of New World islands (A18.8) run empty; a victory is shared, and a tie is broken (A25.1).
#[test]
fn every_end_is_there_and_every_stack_runs_empty() {
    for end in [End::Playing, End::Editor, End::Return] {
        assert!(any(|game| game.end == Some(end)), "{end:?}");
    }
    for deck in [Deck::FarmerWorker, Deck::ArtisanEngineerInvestor] {
        assert!(any(|game| game.no_cards.contains(&deck)), "{deck}");
    }
    assert!(any(|game| game.no_old_world && game.setup().players() == 4));
    assert!(any(|game| game.no_new_world));
    assert!(any(|game| game.winners > 1));
    assert!(any(|game| game.winners == 1 && game.tied > 1));
}

/// Each game that was searched for says so.
#[test]
fn special_games_say_how_they_were_found() {
    let special = |game: &&Story| game.text.contains("\nnote the first game, trying seeds from ");
    assert!(GAMES.iter().filter(special).all(|game| game.text.contains(": seed ")));
    for name in ["shared-victory", "end-by-the-editor", "no-farmer-card-left", "no-old-world-left", "alonso-graves"] {
        assert!(GAMES.iter().filter(special).any(|game| game.name == name), "{name}");
    }
}
