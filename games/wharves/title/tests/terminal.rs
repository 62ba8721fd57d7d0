//! Whole games of Wharves at one screen, driven by what people might type.

use entrepot_live::{Record, verify};
use entrepot_table::{Dice, Game, Moves, Refuse, Seat, Seed, Silent};
use entrepot_terminal::seats::Seats;
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::{Language, Texts};
use entrepot_terminal::{Sitting, play};
use entrepot_wharves::{Card, Event, Move, Phase, Refusal, Score, Setup, Wharf, Wharves};
use entrepot_wharves_title::terminal::{InWords, Words};
use entrepot_wharves_title::{TEXTS, TITLE};

/// Plays with this input; returns what was printed, and the record.
fn session(language: Language, seats: &str, setup: &str, seed: u64, mut input: &[u8]) -> (String, Record<Wharves>) {
    let texts = Texts::new(TEXTS, language);
    let seats = Seats::named(TITLE.bots, seats.split(',').map(str::to_owned).collect(), 1, &texts).unwrap();
    let game =
        Sitting { setup: setup.parse().unwrap(), seed: Seed::from_number(seed), seats, texts, style: Style::Plain };
    let mut output = Vec::new();
    let record = play::<Wharves, InWords>(game, &mut input, &mut output).unwrap();
    (String::from_utf8(output).unwrap(), record)
}

fn english(seats: &str, setup: &str, seed: u64, lines: &[&str]) -> (String, Record<Wharves>) {
    session(Language::En, seats, setup, seed, lines.join("\n").as_bytes())
}

/// Numbers at random, small ones: with them every game comes to its end.
fn numbers(seed: u64) -> Vec<u8> {
    let mut dice = Dice::new(seed, 0);
    (0..3_000).flat_map(|_| format!("{}\n", 1 + dice.below(3)).into_bytes()).collect()
}

/// No text is missing, and nothing is wider than the screen; in a pipe the prompt has no line of its own.
fn assert_well_said(output: &str) {
    assert!(!output.contains(['⟨', '{', '$', '\u{1b}']), "{output}");
    for line in output.lines() {
        let text = line.rsplit("> ").next().unwrap();
        assert!(text.chars().count() <= 80, "too wide: {line}");
    }
}

#[test]
fn whole_games_in_each_language() {
    let tables = [
        ("Ana,greedy", "players=2"),
        ("greedy,Ana,Ben", "players=3 rounds=6"),
        ("Ana,Ben,Cleo,Dan", "players=4 rounds=10"),
    ];
    for (seed, (seats, setup)) in (0..).zip(tables) {
        let mut records = Vec::new();
        for language in Language::ALL {
            let (output, record) = session(language, seats, setup, seed, &numbers(seed));
            assert!(verify(&record).unwrap().finished, "{language}, {setup}");
            assert!(output.contains(&Texts::new(TEXTS, language).get("final-scores")));
            assert_well_said(&output);
            records.push(record.to_string());
        }
        assert!(records.iter().all(|record| *record == records[0]), "the language does not change the game");
    }
}

/// The first game in which the leader throws a 6.
fn six() -> u64 {
    let deal = |seed: &u64| Wharves::deal(&"players=2".parse().unwrap(), &mut Seed::from_number(*seed), &mut Silent);
    (0..).find(|seed| deal(seed).table.phase == Phase::Favour).unwrap()
}

#[test]
fn a_wharf_is_favoured_and_taken_back() {
    let (output, record) = english("Ana,greedy", "players=2", six(), &["favour east", "undo", "undo", "1", "1"]);
    assert!(output.contains("Favoured: a wharf of the leader’s choice"), "{output}");
    assert!(output.contains("Which wharf is favoured in this round?") && output.contains("favour west"));
    assert!(output.contains("Taken back: ‘Favour East wharf’."));
    assert!(output.contains("There is nothing you can take back"));
    assert_eq!(record.moves().next().unwrap().1, Move::Favour(Wharf::North), "what was taken back leaves no trace");
}

#[test]
fn names_are_those_of_the_language() {
    let (output, _) = session(Language::De, "Ana,greedy", "players=2", six(), "favour Südkai\nwhy nordkai".as_bytes());
    assert!(output.contains("„südkai“ heißt hier „south“"), "{output}");
    assert!(output.contains("Begünstigen: Nordkai"), "{output}");
}

const GREEDY_LEADS: &str = "players=2 first=2";

/// The first game in which Ana, asked second, can win the first round: what she plays, and both crates, the lower first.
fn won() -> (u64, Card, [Card; 2]) {
    let mut moves = Moves::new();
    for seed in 0.. {
        let mut chance = Seed::from_number(seed);
        let mut state = Wharves::deal(&GREEDY_LEADS.parse().unwrap(), &mut chance, &mut Silent);
        while state.table.decider() == Some(Seat::new(1)) && state.table.played.is_empty() {
            Wharves::legal(&state, &mut moves);
            let mv = TITLE.bot("greedy", 0).unwrap().choose(&Wharves::view(&state, Some(Seat::new(1))), &moves);
            Wharves::play(&mut state, mv, &mut chance, &mut Silent);
        }
        Wharves::legal(&state, &mut moves);
        let wins = |mv: &&Move| {
            let mut next = state;
            Wharves::play(&mut next, **mv, &mut chance.clone(), &mut Silent);
            next.table.winner() == Seat::new(0)
        };
        if let Some(Move::Play(card)) = moves.iter().find(wins).filter(|_| moves.len() > 1) {
            let mut both = [*card, state.table.played[0]];
            both.sort_unstable();
            return (seed, *card, both);
        }
    }
    unreachable!()
}

/// What Ana does in the first round.
fn first_round(record: &Record<Wharves>) -> Vec<String> {
    record.moves().filter(|(seat, _)| seat.index() == 0).take(3).map(|(_, mv)| mv.to_string()).collect()
}

#[test]
fn crates_are_stored_in_any_order() {
    let (seed, card, [low, high]) = won();
    let (play, low, high) = (format!("play {card}"), format!("store {low}"), format!("store {high}"));
    let line = format!("{play} {high} {low}");
    let started = format!("{play} {low}");
    let ways: [&[&str]; 6] =
        [&[&play, "2 1"], &[&play, "2", "1"], &[&play, &high, &low], &[&line], &[&started, &high], &[&started, "1"]];
    for lines in ways {
        let (output, record) = english("Ana,greedy", GREEDY_LEADS, seed, lines);
        assert_eq!(first_round(&record), [&play[..], &low, &high], "{lines:?}: {output}");
    }
}

#[test]
fn one_crate_is_enough_and_none_is_not() {
    let (seed, card, [low, _]) = won();
    let (play, low) = (format!("play {card}"), format!("store {low}"));
    let (output, record) = english("Ana,greedy", GREEDY_LEADS, seed, &[&play, "done", "1", "2"]);
    assert!(output.contains("You must store at least one crate."), "{output}");
    assert!(output.contains("[W5.1]") && output.contains("No second crate"));
    assert_eq!(first_round(&record), [&play[..], &low, "done"]);
    let (output, _) = english("Ana,greedy", GREEDY_LEADS, seed, &[&format!("{play} {low}"), "", "done"]);
    assert!(output.contains("Do you store a second crate?"), "{output}");
}

#[test]
fn what_was_played_can_be_taken_back_before_others_know() {
    let (seed, card, _) = won();
    let (output, record) = english("Ana,greedy", GREEDY_LEADS, seed, &[&format!("play {card}"), "1", "undo", "undo"]);
    assert!(output.contains("Taken back: ‘Play ") && first_round(&record).is_empty(), "{output}");
    let (output, record) = english("Ana,greedy", GREEDY_LEADS, seed, &[&format!("play {card}"), "1 2", "undo"]);
    assert!(output.contains("There is nothing you can take back"), "{output}");
    assert_eq!(first_round(&record).len(), 3);
}

#[test]
fn odd_lines_lose_nothing() {
    let (seed, card, _) = won();
    let play = format!("play {card}");
    let odd = [
        "0",
        "99",
        "-1",
        "1 1 1 1 1",
        "foo",
        "play",
        "play 301",
        "store x",
        "favour",
        "favour up",
        "",
        "card",
        "card 0",
        "rules",
        "rules w4",
        "rules Z9",
        "why",
        "why 299",
        "why done",
        "log all",
        "options",
        "table",
        "help",
        "¿",
        "done",
        "store 17",
        "play 17 play 18",
        "999999999999",
    ];
    let right = [&play[..], "1", "2", "1", "1"];
    let lines: Vec<&str> = right.iter().flat_map(|line| odd.into_iter().chain([*line])).collect();
    let alone = english("Ana,greedy", GREEDY_LEADS, seed, &right[..1]).1;
    let (output, _) = english("Ana,greedy", GREEDY_LEADS, seed, &lines);
    let before = english("Ana,greedy", GREEDY_LEADS, seed, &lines[..=odd.len()]).1;
    assert_eq!(before.to_string(), alone.to_string());
    assert_well_said(&output);
    for said in [
        "Type a number from 1 to",
        "Only one answer fits here",
        "‘foo’ is neither a move nor a command.",
        "‘play’ needs a name behind it.",
        "‘301’ is no name that can stand behind ‘play’.",
        "There is no crate ‘0’. Type a number from 1 to 300",
        "This crate is not in your hand: 299 (South wharf, worth 5).",
        "That does not answer the current question: Which crate do you play?",
        "W4.5  The highest crate",
        "There is no rule with the number ‘Z9’.",
        "Who leads the first round: greedy",
        "Shows to which wharf a crate belongs",
        "greedy is dealt 5 crates.",
    ] {
        assert!(output.contains(said), "{said}: {output}");
    }
}

#[test]
fn crates_are_looked_up() {
    let (output, _) = english("Ana,greedy", GREEDY_LEADS, 1, &["card 17", "card 300"]);
    assert!(output.contains("17 (North wharf, worth 3)") && output.contains("300 (West wharf, worth 1)"), "{output}");
}

#[test]
fn any_bytes_can_be_typed() {
    let mut dice = Dice::new(9, 0);
    let noise: Vec<u8> = (0..20_000).map(|_| [b'\n', b'1', b' ', dice.below(256) as u8][dice.below(4)]).collect();
    let (_, record) = session(Language::En, "Ana,Ben", "players=2", 4, &noise);
    assert!(verify(&record).is_ok());
}

#[test]
fn everything_is_said_in_every_language() {
    let (seat, card, wharf, cards) = (Seat::new(0), 17, Wharf::South, vec![17, 38]);
    let view =
        Wharves::view(&Wharves::deal(&GREEDY_LEADS.parse().unwrap(), &mut Seed::from_number(1), &mut Silent), None);
    let asked = [Phase::Favour, Phase::Play, Phase::Store, Phase::Over];
    let refusals =
        asked.iter().flat_map(|&asked| [Refusal::OtherQuestion { asked }, Refusal::TooMany { asked }]).chain([
            Refusal::GameOver,
            Refusal::NotYourTurn { seat },
            Refusal::NotInHand { card },
            Refusal::MustFollow { wharf },
            Refusal::NotPlayed { card },
            Refusal::OutOfOrder { card },
            Refusal::StoreOne,
        ]);
    let refusals: Vec<Refusal> = refusals.collect();
    let rounds = [(4, Some(Wharf::West)), (5, None), (6, None)];
    let mut events: Vec<Event> =
        rounds.map(|(die, favoured)| Event::Round { round: 1, leader: seat, die, favoured }).to_vec();
    events.extend([None, Some(cards.clone())].into_iter().flat_map(|cards| {
        [Event::Dealt { seat, count: 2, cards: cards.clone() }, Event::Drew { seat, count: 2, cards }]
    }));
    events.extend([
        Event::Piled { count: 10 },
        Event::Favoured { seat, wharf },
        Event::Played { seat, card },
        Event::Won { seat },
        Event::Stored { seat, cards: cards.clone() },
        Event::Discarded { cards: cards.clone() },
        Event::Reshuffled { cards },
        Event::Ended { scores: vec![Score { crates: 1, wharves: 0, tie: 1 }] },
    ]);
    for language in Language::ALL {
        let words = Words::spoken(language, vec!["Ana".into(), "Ben".into()]);
        let told = events.iter().flat_map(|event| [None, Some(seat)].map(|viewer| words.tell(viewer, event)));
        let refused = refusals.iter().map(|refusal| words.refusal(&view, *refusal));
        for text in told.chain(refused) {
            assert!(text.ends_with(['.', '?']) && !text.contains(['⟨', '{', '$']), "{language}: {text}");
        }
        assert!(refusals.iter().all(|refusal| words.rule(refusal.rule()).is_some()), "{language}");
    }
}

#[test]
fn wrong_options_say_what_would_be_right() {
    let wrong = TITLE.terminal.unwrap().wrong_setup;
    for language in Language::ALL {
        let texts = Texts::new(TEXTS, language);
        for (setup, right) in [("players=5", "4"), ("players=2 first=3", "3"), ("players=2 rounds=7", "6, 8, 10")] {
            let said = wrong(&texts, &setup.parse::<Setup>().unwrap_err());
            assert!(said.contains(right) && !said.contains('⟨'), "{language}: {said}");
        }
    }
}
