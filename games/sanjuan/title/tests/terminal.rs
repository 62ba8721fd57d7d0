//! Whole games of San Juan at one screen, driven by what people might type.

use entrepot_live::{Record, verify};
use entrepot_sanjuan::{Move, SanJuan, View};
use entrepot_sanjuan_title::{TEXTS, TITLE, terminal::InWords};
use entrepot_table::{Bot, Dice, Seat, Seed};
use entrepot_terminal::seats::{Player, Seats};
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::{Language, Texts};
use entrepot_terminal::{Sitting, play};
use std::sync::{Arc, Mutex};

/// Plays with this input; returns what was printed, and the record.
fn session(language: Language, seats: &str, setup: &str, seed: u64, input: &[u8]) -> (String, Record<SanJuan>) {
    sit(language, seated(language, seats), setup, seed, input)
}

fn seated(language: Language, seats: &str) -> Seats<SanJuan> {
    let texts = Texts::new(TEXTS, language);
    Seats::named(TITLE.bots, seats.split(',').map(str::to_owned).collect(), 1, &texts).unwrap()
}

fn sit(
    language: Language,
    seats: Seats<SanJuan>,
    setup: &str,
    seed: u64,
    mut input: &[u8],
) -> (String, Record<SanJuan>) {
    let texts = Texts::new(TEXTS, language);
    let setup = setup.parse().unwrap();
    let game = Sitting { setup, seed: Seed::from_number(seed), seats, texts, style: Style::Plain };
    let mut output = Vec::new();
    let record = play::<SanJuan, InWords>(game, &mut input, &mut output).unwrap();
    (String::from_utf8(output).unwrap(), record)
}

fn english(seats: &str, setup: &str, seed: u64, lines: &[&str]) -> (String, Record<SanJuan>) {
    session(Language::En, seats, setup, seed, lines.join("\n").as_bytes())
}

fn always_the_first(lines: usize) -> Vec<u8> {
    b"1\n".repeat(lines)
}

/// Nothing is wider than the screen; in a pipe the prompt has no line of its own.
fn assert_fits(output: &str) {
    for line in output.lines() {
        let text = line.rsplit("> ").next().unwrap();
        assert!(text.chars().count() <= 80, "too wide: {line}");
    }
}

#[test]
fn a_whole_game_in_each_language() {
    for language in Language::ALL {
        let (output, record) = session(language, "Ana,greedy", "players=2", 1, &always_the_first(5_000));
        assert!(record.end().is_some_and(|end| end.finished), "{language}");
        assert!(verify(&record).unwrap().finished);
        assert!(!output.contains('⟨') && !output.contains("{$"), "{language}: a text or a gap is missing");
        assert!(output.contains(&Texts::new(TEXTS, language).get("final-scores")));
        assert!(!output.contains('\u{1b}'), "{language}: colour in a pipe");
        assert_fits(&output);
    }
}

/// Tells what it planned.
struct Planner {
    bot: Box<dyn Bot<SanJuan>>,
    plans: Arc<Mutex<Vec<Vec<Move>>>>,
}

impl Bot<SanJuan> for Planner {
    fn choose(&mut self, _: &View, _: &[Move]) -> Move {
        panic!("whoever plans is not asked move by move")
    }

    fn plan(&mut self, view: &View, legal: &[Move]) -> Vec<Move> {
        let plan = self.bot.plan(view, legal);
        self.plans.lock().unwrap().push(plan.clone());
        plan
    }
}

#[test]
fn what_a_computer_player_plans_in_one_go_is_played_in_one_go() {
    let plans = Arc::<Mutex<Vec<Vec<Move>>>>::default();
    let mut seats = seated(Language::En, "Ana,hard");
    seats.0[1].player =
        Player::Computer(Box::new(Planner { bot: TITLE.bot("hard", 1).unwrap(), plans: plans.clone() }));
    let (_, record) = sit(Language::En, seats, "players=2", 1, &always_the_first(5_000));
    assert!(record.end().is_some_and(|end| end.finished));
    let played: Vec<Move> = record.moves().filter(|(seat, _)| *seat == Seat::new(1)).map(|(_, mv)| mv).collect();
    let plans = plans.lock().unwrap();
    assert!(plans.iter().any(|plan| plan.len() > 1), "{plans:?}");
    assert_eq!(played, plans.concat());
}

#[test]
fn the_language_does_not_change_the_game() {
    let records = Language::ALL
        .map(|language| session(language, "Ana,greedy,Ben", "players=3", 2, &always_the_first(5_000)).1.to_string());
    assert!(records.iter().all(|record| *record == records[0]));
}

/// Numbers at random, most of them small.
fn random_numbers(seed: u64, lines: usize) -> Vec<u8> {
    let mut dice = Dice::new(seed, 0);
    (0..lines).flat_map(|_| format!("{}\n", 1 + dice.below(2 + dice.clone().below(5))).into_bytes()).collect()
}

#[test]
fn whole_games_with_everything_that_can_be_set() {
    let games = [
        (Language::Fr, "Ana,greedy,Ben,greedy", "players=4 expansion=on"),
        (Language::De, "greedy,Ana,greedy", "players=3 expansion=on starting_variant=on chapel_secrecy=show_count"),
        (Language::It, "Ana,greedy", "players=2 expansion=on edition=first guard_room_limit=always_with_expansion"),
        (Language::En, "Ana,Ben", "players=2 expansion=on customs_good_in_tie=on governor=2"),
    ];
    for (n, (language, seats, setup)) in games.into_iter().enumerate() {
        let (output, record) = session(language, seats, setup, 7, &random_numbers(n as u64, 10_000));
        assert!(verify(&record).is_ok());
        assert!(!output.contains('⟨') && !output.contains("{$"), "{language}: a text or a gap is missing");
        assert_fits(&output);
    }
}

#[test]
fn handing_over_hides_the_hand() {
    let (output, record) = session(Language::En, "Ana,Ben", "players=2", 3, &always_the_first(5_000));
    assert!(record.end().is_some_and(|end| end.finished));
    let mut parts = output.split("── ").filter(|part| !part.starts_with("Final"));
    parts.next();
    let mut hands: [Vec<&str>; 2] = Default::default();
    let mut holder = None;
    for part in parts {
        if let Some(name) = part.lines().next().and_then(|line| line.split_once(" to play")).map(|(name, _)| name) {
            holder = Some(usize::from(name == "Ben"));
            let curtain = part.lines().skip(1).take(3).collect::<Vec<_>>().join(" ");
            assert!(curtain.contains("press Enter"), "{curtain}");
        }
        let Some(holder) = holder else { continue };
        let (me, other) = (["Ana", "Ben"][holder], ["Ben", "Ana"][holder]);
        assert!(!part.contains(&format!("{other} (you)")), "{me} sees the screen of {other}: {part}");
        assert!(!part.contains(&format!("{other}> ")), "{me} is asked for {other}: {part}");
        hands[holder].extend(part.lines().filter(|line| line.starts_with("Your hand")));
        hands[holder].extend(part.lines().filter(|line| line.starts_with("  You draw") && line.contains(':')));
    }
    assert!(hands[0].len() > 20 && hands[1].len() > 20);
    let shown_to_both = hands[0].iter().filter(|hand| hands[1].contains(hand) && hand.len() > 60).count();
    assert_eq!(shown_to_both, 0);
}

#[test]
fn one_person_is_never_asked_to_hand_over() {
    let (output, _) = session(Language::En, "Ana,greedy", "players=2", 3, &always_the_first(5_000));
    assert!(!output.contains("Give the keyboard"));
}

#[test]
fn choices_can_be_taken_back() {
    let lines = ["role builder", "build statue", "undo", "undo", "role councillor"];
    let (output, record) = english("Ana,greedy", "players=2", 3, &lines);
    assert!(output.contains("Taken back: ‘Build Statue’."), "{output}");
    assert!(output.contains("Taken back: ‘Take the role of Builder’."));
    let moves: Vec<String> = record.moves().map(|(_, mv)| mv.to_string()).collect();
    assert_eq!(moves, ["role councillor"], "what was taken back leaves no trace");
}

#[test]
fn everything_can_be_taken_back_at_once() {
    let (output, record) =
        english("Ana,greedy", "players=2", 3, &["role builder", "build statue", "1", "reset", "undo"]);
    assert!(output.contains("3 choices taken back."), "{output}");
    assert!(output.contains("There is nothing you can take back"));
    assert!(record.is_empty());
}

#[test]
fn what_was_drawn_cannot_be_taken_back() {
    let (output, _) = english("Ana,greedy", "players=2", 3, &["role councillor", "undo"]);
    assert!(output.contains("There is nothing you can take back"), "{output}");
}

#[test]
fn a_set_is_chosen_in_any_order() {
    let by_number = english("Ana,greedy", "players=2", 3, &["1", "4", "2", "1"]).1;
    let at_once = english("Ana,greedy", "players=2", 3, &["1", "4", "2 1"]).1;
    let line = "role builder build statue pay trading_post sugar_mill";
    let by_name = english("Ana,greedy", "players=2", 3, &[line]).1;
    let one_by_one = ["role builder", "build statue", "pay trading_post", "pay sugar_mill"];
    let one_by_one = english("Ana,greedy", "players=2", 3, &one_by_one).1;
    let played: Vec<String> = by_name.moves().take(4).map(|(_, mv)| mv.to_string()).collect();
    assert_eq!(played, ["role builder", "build statue", "pay sugar_mill", "pay trading_post"]);
    let same = |record: &Record<SanJuan>| record.moves().take(4).eq(by_name.moves().take(4));
    assert!(same(&one_by_one));
    assert_eq!(by_number.moves().nth(3), at_once.moves().nth(3));
}

#[test]
fn a_building_that_takes_the_whole_hand_may_be_paid_by_name() {
    let asked = english("Ana,Ben", "players=2 expansion=on", 11, &["", "role builder build market_hall"]).1;
    let line = "role builder build market_hall pay goldsmith smithy chapel";
    let named = english("Ana,Ben", "players=2 expansion=on", 11, &["", line]).1;
    assert_eq!(asked.len(), 2);
    assert_eq!(named.to_string(), asked.to_string());
}

#[test]
fn why_names_the_rule() {
    let lines = ["1", "why build palace", "why palace", "why Statue", "why pass", "why role builder", "why", "why xyz"];
    let (output, record) = english("Ana,greedy", "players=2", 3, &lines);
    assert_eq!(output.matches("Palace is not in your hand.").count(), 2, "{output}");
    assert!(output.contains("[S5.1]"));
    assert!(output.contains("Build Statue: that is allowed."));
    assert!(output.contains("Build nothing: that is allowed."));
    assert!(output.contains("That does not answer the current question"));
    assert!(output.contains("Type what you ask about"));
    assert!(output.contains("‘xyz’ is neither a move nor a command."));
    assert!(record.is_empty(), "asking changes nothing");
}

#[test]
fn rules_and_cards_are_looked_up() {
    let lines =
        ["rules S5.8", "rules 5.8", "rules s15.9", "rules s9", "rules X1", "card prefecture", "card m", "card x"];
    let (output, _) = english("Ana,greedy", "players=2", 3, &lines);
    assert_eq!(output.matches("S5.8  A building you cannot pay for").count(), 2, "{output}");
    assert!(output.contains("S15.9k  ") && output.contains("S9.3  "));
    assert!(output.contains("There is no rule with the number ‘X1’."));
    assert!(output.contains("This figure is our best guess: no official source confirms it."));
    assert!(output.contains("Several cards begin like that: Market stand, Market hall."));
    assert!(output.contains("There is no card called ‘x’."));
}

#[test]
fn cards_are_found_by_their_name_in_the_language() {
    let (output, _) = session(Language::De, "Ana,greedy", "players=2", 3, "card Prafektur\nwhy bücherei".as_bytes());
    assert!(output.contains("Ratsherrenphase: Du behältst 2 Karten"), "{output}");
}

#[test]
fn wrong_input_loses_nothing() {
    let right = ["role builder", "build statue", "1", "2", "1"];
    let garbage =
        ["0", "99", "-1", "1 1 1 1 1 1 1 1 1", "foo", "build", "pay xyz", "", "rules", "card", "¿", "999999999999"];
    let mut lines: Vec<&str> = Vec::new();
    for line in right {
        lines.extend(garbage);
        lines.push(line);
    }
    let clean = english("Ana,greedy", "players=2", 3, &right).1;
    let (output, record) = english("Ana,greedy", "players=2", 3, &lines);
    assert_eq!(record.to_string(), clean.to_string());
    assert!(output.contains("‘foo’ is neither a move nor a command."));
    assert!(output.contains("Type a number from 1 to"));
    assert!(output.contains("Only one answer fits here"));
}

#[test]
fn any_bytes_can_be_typed() {
    let mut dice = Dice::new(9, 0);
    let noise: Vec<u8> = (0..20_000).map(|_| [b'\n', b'1', b' ', dice.below(256) as u8][dice.below(4)]).collect();
    let (_, record) = session(Language::En, "Ana,Ben", "players=2 expansion=on", 4, &noise);
    assert!(verify(&record).is_ok());
}

#[test]
fn leaving_is_confirmed_and_polite() {
    let (output, record) = english("Ana,greedy", "players=2", 3, &["quit", "no", "role builder", "quit", "yes", "1"]);
    assert!(output.contains("The game goes on."));
    assert!(output.ends_with("The game ends here, unfinished. Thank you for playing.\n"), "{output}");
    assert!(record.end().is_some_and(|end| !end.finished));
}

#[test]
fn the_end_of_input_ends_the_game_politely() {
    for input in ["", "role builder", "quit"] {
        let (output, record) = english("Ana,Ben", "players=2", 3, &[input]);
        assert!(output.ends_with("Thank you for playing.\n"), "{output}");
        assert!(verify(&record).is_ok());
    }
}

#[test]
fn a_choice_that_is_none_is_made_and_said() {
    let (output, _) = session(Language::En, "Ana,Ben", "players=2", 1, &always_the_first(5_000));
    assert!(output.contains("Build nothing: nothing else is possible here, so it is done for you."));
}

#[test]
fn the_log_tells_what_this_player_may_know() {
    let (output, _) = english("Ana,greedy", "players=2", 3, &["role builder", "4", "1 2", "log all"]);
    let log = output.rsplit("Ana> ").nth(1).unwrap();
    assert!(
        log.contains("You take the role of Builder.") && log.contains("greedy draws 4 cards (starting hand)."),
        "{log}"
    );
    let hand = log.lines().find(|line| line.contains("You draw "));
    assert!(hand.is_some_and(|line| line.ends_with(" (starting hand).")), "{log}");
}

#[test]
fn seats_are_people_and_computer_players() {
    let seats = |names: &str| {
        let names = names.split(',').map(str::to_owned).collect();
        Seats::<SanJuan>::named(TITLE.bots, names, 1, &Texts::new(TEXTS, Language::En))
            .map(|seats| (seats.names(), seats.people()))
    };
    assert_eq!(seats("Ana,greedy, Ben ").unwrap(), (vec!["Ana".into(), "greedy".into(), "Ben".into()], 2));
    assert_eq!(seats("Ana,greedy,greedy").unwrap().0[2], "greedy 2");
    assert!(seats("Ana,random").unwrap_err().contains("greedy"));
    assert!(seats("greedy,greedy").unwrap_err().contains("selfplay"));
    assert!(seats("Ana,,Ben").unwrap_err().contains("no name"));
    assert!(seats("Ana,ABCDEFGHIJKLMNOPQRSTUVWXYZ").unwrap_err().contains("16"));
}
