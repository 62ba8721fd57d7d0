//! Whole games of Anno 1800 at one screen, driven by what people might type.

use entrepot_anno1800::{Anno1800, Cost, Decision, Move, Prefer, Setup, cost, plan};
use entrepot_anno1800_bots::bot;
use entrepot_anno1800_title::terminal::InWords;
use entrepot_anno1800_title::{TEXTS, TITLE};
use entrepot_live::{Live, Record, verify};
use entrepot_table::{Bot, Dice, Game as _, Moves, Seat, Seed, Setup as _};
use entrepot_terminal::seats::Seats;
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::{Language, Texts};
use entrepot_terminal::{Sitting, Spoken, play};

/// Plays with this input; returns what was printed, and the record.
fn session(language: Language, seats: &str, setup: &str, seed: u64, mut input: &[u8]) -> (String, Record<Anno1800>) {
    let texts = Texts::new(TEXTS, language);
    let seats = Seats::named(TITLE.bots, seats.split(',').map(str::to_owned).collect(), 1, &texts).unwrap();
    let setup = setup.parse().unwrap();
    let game = Sitting { setup, seed: Seed::from_number(seed), seats, texts, style: Style::Plain };
    let mut output = Vec::new();
    let record = play::<Anno1800, InWords>(game, &mut input, &mut output).unwrap();
    // Spaces that bind are spaces here.
    (String::from_utf8(output).unwrap().replace('\u{a0}', " "), record)
}

fn english(seats: &str, lines: &[&str]) -> (String, Record<Anno1800>) {
    session(Language::En, seats, "players=2", 5, lines.join("\n").as_bytes())
}

/// Nothing is wider than the screen; in a pipe the prompt has no line of its own.
fn assert_fits(output: &str) {
    for line in output.lines() {
        let text = line.rsplit("> ").next().unwrap();
        assert!(text.chars().count() <= 100, "too wide: {line}");
    }
}

fn assert_complete(language: Language, output: &str) {
    let missing = output.lines().find(|line| line.contains('⟨') || line.contains("{$"));
    assert!(missing.is_none(), "{language}: a text or a gap is missing: {missing:?}");
}

/// What somebody types who plays as the computer would and pays as planned, until the game is over.
struct Script {
    live: Live<Anno1800>,
    bots: Vec<Box<dyn Bot<Anno1800>>>,
    lines: Vec<String>,
}

impl Script {
    /// For one person at seat 1; everybody else is a computer player.
    fn of(setup: &str, seed: u64) -> Vec<u8> {
        let live = Live::begin(setup.parse().unwrap(), Seed::from_number(seed), "");
        let bots = (0..4).map(|seat| bot("greedy", 1 + seat).unwrap()).collect();
        let mut script = Script { live, bots, lines: Vec::new() };
        while let Some(seat) = script.live.decider() {
            script.decide(seat);
        }
        script.lines.join("\n").into_bytes()
    }

    fn decide(&mut self, seat: Seat) {
        let mut legal = Moves::new();
        Anno1800::legal(self.live.state(), &mut legal);
        let board = *self.live.state().board();
        let forced = legal.len() == 1 && self.live.open().is_empty();
        if seat == Seat::new(0) && board.decision() == Decision::Pay && !forced {
            let due = Cost { gold: cost(&board, seat, board.turn.object).gold, ..board.turn.due };
            let plan = plan(&board, seat, &due, Prefer::default()).unwrap();
            self.live.step(seat, &plan.moves).unwrap();
            return self.lines.push(String::new());
        }
        let mv = self.bots[seat.index()].choose(&self.live.view(Some(seat)), &legal);
        if seat == Seat::new(0) && !forced {
            self.lines.push(mv.to_string());
        }
        self.live.step(seat, &[mv]).unwrap();
    }
}

#[test]
fn a_whole_game_in_each_language() {
    let input = Script::of("players=2", 1);
    let mut records = Vec::new();
    for language in Language::ALL {
        let (output, record) = session(language, "Ana,greedy", "players=2", 1, &input);
        assert!(record.end().is_some_and(|end| end.finished), "{language}: {}", output.rsplit("──").next().unwrap());
        assert!(verify(&record).unwrap().finished);
        assert_complete(language, &output);
        assert!(output.contains(&Texts::new(TEXTS, language).get("final-scores")));
        assert!(!output.contains('\u{1b}'), "{language}: colour in a pipe");
        assert_fits(&output);
        records.push(record.to_string());
    }
    assert!(records.iter().all(|record| *record == records[0]), "the language does not change the game");
}

#[test]
fn whole_games_of_three_and_four() {
    for (language, seats, setup) in [
        (Language::Fr, "Ana,greedy,greedy", "players=3 edition=de objectives=complex"),
        (Language::It, "Ana,greedy,greedy,greedy", "players=4 edition=it objectives=pyrphorian strict_supply=all"),
    ] {
        let (output, record) = session(language, seats, setup, 2, &Script::of(setup, 2));
        assert!(record.end().is_some_and(|end| end.finished), "{language}");
        assert_complete(language, &output);
        assert_fits(&output);
    }
}

/// Numbers at random, most of them small, and now and then an empty line.
fn random_numbers(seed: u64, lines: usize) -> Vec<u8> {
    let mut dice = Dice::new(seed, 0);
    let line = |_| match dice.below(4) {
        0 => "\n".to_owned(),
        _ => format!("{}\n", 1 + dice.below(2 + dice.clone().below(20))),
    };
    (0..lines).map(line).collect::<String>().into_bytes()
}

#[test]
fn numbers_lead_through_a_game_whatever_is_set() {
    let games = [
        (Language::Fr, "Ana,greedy,Ben,greedy", "players=4 edition=fr objectives=zoo_and_museum"),
        (Language::De, "greedy,Ana,greedy", "players=3 edition=de objectives=confrontational"),
        (Language::It, "Ana,greedy", "players=2 edition=it objectives=relaxed zero_scores=on"),
        (Language::En, "Ana,Ben", "players=2 edition=en first=2 discard_triggers_end=off objectives=first_game"),
    ];
    for (n, (language, seats, setup)) in games.into_iter().enumerate() {
        let (output, record) = session(language, seats, setup, 7, &random_numbers(n as u64, 3_000));
        assert!(verify(&record).is_ok());
        assert!(record.len() > 300, "{language}: only {} moves", record.len());
        assert_complete(language, &output);
        assert_fits(&output);
    }
}

#[test]
fn handing_over_hides_the_hand() {
    // Each plays a festival and ends the turn; an empty line takes the keyboard over.
    let turn = ["", "action festival", "end"];
    let lines: Vec<&str> = turn.into_iter().cycle().take(60).collect();
    let (output, record) = english("Ana,Ben", &lines);
    assert_eq!(record.len(), 40);
    let mut holder = None;
    let mut hands: [Vec<&str>; 2] = Default::default();
    for part in output.split("── ").skip(1) {
        if let Some(name) = part.lines().next().and_then(|line| line.split_once(" to play")).map(|(name, _)| name) {
            holder = Some(usize::from(name == "Ben"));
            let curtain = part.lines().skip(1).take(3).collect::<Vec<_>>().join(" ");
            assert!(curtain.contains("press Enter"), "{curtain}");
        }
        let Some(holder) = holder else { continue };
        let (me, other) = (["Ana", "Ben"][holder], ["Ben", "Ana"][holder]);
        assert!(!part.contains(&format!("{other} (you)")), "{me} sees the screen of {other}: {part}");
        assert!(!part.contains(&format!("{other}> ")), "{me} is asked for {other}: {part}");
        hands[holder].extend(part.lines().filter(|line| line.starts_with("  FW") || line.starts_with("  AEI")));
    }
    assert!(hands[0].len() > 50 && hands[1].len() > 50);
    assert_ne!(hands[0][..7], hands[1][..7]);
}

#[test]
fn choices_can_be_taken_back() {
    let lines = ["action expand", "build glassworks", "undo", "undo", "action festival", "end"];
    let (output, record) = english("Ana,greedy", &lines);
    assert!(output.contains("Taken back: ‘Build Glassworks’."), "{output}");
    assert!(output.contains("Taken back: ‘Expand’."));
    let moves: Vec<String> = record.moves().take(2).map(|(_, mv)| mv.to_string()).collect();
    assert_eq!(moves, ["action festival", "end"], "what was taken back leaves no trace");
}

#[test]
fn everything_can_be_taken_back_at_once() {
    let lines = ["action expand", "build glassworks", "", "1", "reset", "undo"];
    let (output, record) = english("Ana,greedy", &lines);
    assert!(output.contains("5 choices taken back."), "{output}");
    assert!(output.contains("There is nothing you can take back"));
    assert!(record.is_empty());
}

#[test]
fn what_was_drawn_cannot_be_taken_back() {
    let (output, _) = english("Ana,greedy", &["action swap", "1", "2", "3", "undo"]);
    assert!(output.contains("There is nothing you can take back"), "{output}");
}

#[test]
fn cards_to_swap_are_chosen_in_any_order() {
    let swapped = |lines: &[&str]| {
        let (output, record) = english("Ana,greedy", lines);
        let mut moves: Vec<String> = record.moves().take(4).map(|(_, mv)| mv.to_string()).collect();
        moves.sort();
        (output, moves)
    };
    let (_, at_once) = swapped(&["action swap", "3 1 2"]);
    let (_, one_by_one) = swapped(&["action swap", "1", "2", "1"]);
    let (_, by_name) = swapped(&["action swap return FW14 FW03 FW12"]);
    assert_eq!(at_once, by_name);
    assert_eq!(at_once.len(), one_by_one.len());
    let (output, fewer) = swapped(&["action swap", "1", "done"]);
    assert!(output.contains("Chosen: FW03 (Soap, Work clothes). Up to 2 more."), "{output}");
    assert!(fewer.contains(&"done".to_owned()) && fewer.len() >= 3, "{fewer:?}");
}

#[test]
fn a_cost_is_paid_as_planned() {
    let enter = ["action expand", "build glassworks", "", "place coast", "end"];
    let (output, by_enter) = english("Ana,greedy", &enter);
    assert!(output.contains("▸ Coal   Charcoal kiln, 1 × Artisan"), "{output}");
    assert!(output.contains("1  or trade with greedy, 2 trade tokens"), "{output}");
    assert!(output.contains("Together: 2 cubes."), "{output}");
    let word = ["action expand", "build glassworks", "pay", "place coast", "end"];
    let by_name = ["action expand build glassworks work warehouse charcoal_kiln place coast end"];
    for lines in [&word[..], &by_name] {
        assert_eq!(english("Ana,greedy", lines).1.to_string(), by_enter.to_string());
    }
}

#[test]
fn a_number_changes_the_plan() {
    let lines = ["action expand", "build glassworks", "1", "undo", "2", "pay", "1", "end"];
    let (output, record) = english("Ana,greedy", &lines);
    assert_eq!(output.matches("You keep 0 trade tokens").count(), 2, "{output}");
    let paid: Vec<String> = record.moves().skip(2).take(2).map(|(_, mv)| mv.to_string()).collect();
    assert_eq!(paid, ["work charcoal_kiln", "trade goods:2"]);
}

#[test]
fn plans_save_what_somebody_prefers() {
    let lines = ["prefer cubes", "action workforce", "hire farmer", "prefer tokens", "prefer silver", "pay", "end"];
    let (output, record) = english("Ana,greedy", &lines);
    assert!(output.contains("▸ Timber  trade with greedy, 1 trade token"), "{output}");
    assert!(output.contains("▸ Timber  Sawmill, 1 × Farmer"), "{output}");
    assert!(output.contains("tokens, cubes or gold, not ‘silver’"));
    assert_eq!(record.moves().nth(2).map(|(_, mv)| mv), Some("work sawmill".parse::<Move>().unwrap()));
}

#[test]
fn why_names_the_rule() {
    let lines = [
        "why 2",
        "why action expand",
        "why end",
        "action expand",
        "why 7",
        "why build champagne_cellar",
        "why Champagne cellar",
        "why build sawmill",
        "why work sawmill",
        "why",
        "why xyz",
        "17",
        "build glassworks",
        "why work warehouse",
    ];
    let (output, record) = english("Ana,greedy", &lines);
    assert!(output.contains("You cannot pay for any of your hand cards."), "{output}");
    assert!(output.contains("Expand: that is allowed."));
    assert!(output.contains("[A2.6]"), "a turn needs an action");
    assert!(output.contains("[A6.2]"), "nobody makes glass");
    assert!(output.contains("This is only printed on home islands"));
    assert!(output.contains("That does not answer the current question"));
    assert!(output.contains("Type what you ask about"));
    assert!(output.contains("‘xyz’ is neither a move nor a command."));
    assert!(output.contains("Produce Goods (Warehouse): that is allowed."), "a later line can be planned");
    assert!(record.is_empty(), "asking changes nothing");
}

#[test]
fn rules_cards_and_tokens_are_looked_up() {
    let lines = [
        "rules A6.3",
        "rules 6.3",
        "rules a22.10",
        "rules D3",
        "rules X1",
        "card FW18",
        "card zoo",
        "token brewery",
        "look farmer",
        "look Expand",
        "look nothing",
        "token c",
        "market",
        "options",
        "help",
    ];
    let (output, _) = english("Ana,greedy", &lines);
    assert_eq!(output.matches("A6.3  ").count(), 2, "{output}");
    assert!(output.contains("A22.10  ") && output.contains("D3  "));
    assert!(output.contains("There is no rule with the number ‘X1’. Type something like ‘rules A6.3’"));
    assert!(output.contains("FW18 · Farmer/worker card · 3 influence points · 2 copies"), "{output}");
    assert!(output.contains("° We know this figure from one source only"));
    assert!(output.contains("each animal you have a visitor for"));
    assert!(output.contains("Brewery (brewery)") && output.contains("On the gameboard: 2 of 2."));
    assert!(output.contains("Increase the workforce: Timber"));
    assert!(output.contains("There is nothing called ‘nothing’."));
    assert!(output.contains("Several things begin like that: "));
    assert!(output.contains("── Gameboard ") && output.contains("6 × Merchant ship strength 3"));
    assert!(output.contains("Edition: recommended"));
    assert!(output.contains("prefer tokens, prefer cubes, prefer gold"));
    assert_fits(&output);
}

#[test]
fn things_are_found_by_their_name_in_the_language() {
    let input = "token glashutte\ncard Universität\nbuild brauerei\naction expand\nwhy brauerei\n";
    let (output, _) = session(Language::De, "Ana,greedy", "players=2", 5, input.as_bytes());
    assert!(output.contains("Glashütte (glassworks)"), "{output}");
    assert!(output.contains("10 Punkte für die meisten Ingenieure"));
    assert!(output.contains("„brauerei“ heißt hier „brewery“"));
    assert!(output.contains("Bauen: Brauerei – das ist erlaubt."));
}

#[test]
fn a_card_is_played_where_one_is_asked_for_and_shown_elsewhere() {
    let mut input = String::from_utf8(Script::of("players=2", 1)).unwrap();
    let at = input.find("\ncard ").expect("somebody who plays to the end plays cards");
    let card: String = input[at + 6..].split_whitespace().next().unwrap().to_owned();
    // Before the action `card` looks it up; `look` does so everywhere.
    let action = input[..at].rfind("action play").expect("a card is played by an action");
    input.truncate(at + 6 + card.len());
    input.insert_str(at, &format!("\nlook {card}"));
    input.insert_str(action, &format!("card {card}\n"));
    let (output, _) = session(Language::En, "Ana,greedy", "players=2", 1, input.as_bytes());
    assert_eq!(output.matches(&format!("Ana> {card} · ")).count(), 2, "{output}");
    let asked = output.rsplit("Ana> ").nth(1).unwrap();
    assert!(asked.contains(&card) && !asked.contains("neither"), "{asked}");
}

#[test]
fn wrong_input_loses_nothing() {
    let right = ["action expand", "build glassworks", "pay", "place coast", "end"];
    let garbage =
        ["0", "999", "-1", "1 1 1", "foo", "build", "work xyz", "rules", "card", "¿", "prefer", "99999999999"];
    let mut lines: Vec<&str> = Vec::new();
    for line in right {
        lines.extend(garbage);
        lines.push(line);
    }
    let clean = english("Ana,greedy", &right).1;
    let (output, record) = english("Ana,greedy", &lines);
    assert_eq!(record.to_string(), clean.to_string());
    assert!(output.contains("‘foo’ is neither a move nor a command."));
    assert!(output.contains("‘build’ needs a name behind it."));
    assert!(output.contains("Type a number from 1 to"));
    assert!(output.contains("Only one answer fits here"));
}

#[test]
fn any_bytes_can_be_typed() {
    let mut dice = Dice::new(9, 0);
    let noise: Vec<u8> = (0..8_000).map(|_| [b'\n', b'1', b' ', dice.below(256) as u8][dice.below(4)]).collect();
    let (_, record) = session(Language::En, "Ana,Ben", "players=2", 4, &noise);
    assert!(verify(&record).is_ok());
}

#[test]
fn leaving_is_confirmed_and_polite() {
    let (output, record) = english("Ana,greedy", &["quit", "no", "action festival", "quit", "yes", "1"]);
    assert!(output.contains("The game goes on."));
    assert!(output.ends_with("The game ends here, unfinished. Thank you for playing.\n"), "{output}");
    assert!(record.end().is_some_and(|end| !end.finished));
}

#[test]
fn the_log_tells_what_this_player_may_know() {
    let (output, _) = english("Ana,greedy", &["action festival", "log all"]);
    let log = output.rsplit("Ana> ").nth(1).unwrap();
    assert!(log.contains("You draw FW03 (Soap, Work clothes)"), "{log}");
    assert!(log.contains("greedy draws 7 × Farmer/worker card."), "{log}");
    assert!(log.contains("You choose an action: Celebrate a festival."), "{log}");
}

#[test]
fn wrong_options_are_explained_in_the_language() {
    let wrong = |language: Language, players: &str, options: &[(&str, &str)]| {
        let error = Setup::chosen(players, options).unwrap_err();
        InWords::wrong_setup(&Texts::new(TEXTS, language), &error)
    };
    assert_eq!(wrong(Language::En, "5", &[]), "This game is for 2 to 4 players, not ‘5’.");
    assert!(wrong(Language::De, "2", &[("first", "3")]).contains("Startspieler"));
    assert!(wrong(Language::Fr, "2", &[("objectives", "zoo")]).contains("first_game"));
    assert!(wrong(Language::It, "2", &[("objectives", "zoo+x+museum+university+aarhant")]).contains("«x»"));
    assert!(wrong(Language::En, "2", &[("colour", "red")]).contains("alt_industry"));
    assert!(wrong(Language::En, "2", &[("zero_scores", "maybe")]).contains("off, on"));
}

#[test]
fn the_components_are_printed_in_each_language() {
    for language in Language::ALL {
        let text = TITLE.data.unwrap()(language, Style::Plain);
        assert_complete(language, &text);
        assert_fits(&text);
        let words = Texts::new(TEXTS, language);
        for id in ["brewery", "merchant3", "sawmill"] {
            assert!(text.contains(&words.get(&format!("anno-token-{id}"))), "{language}: {id}");
        }
        for word in ["FW46°", "AEI32°", "NW21°", "OWI12", "NWI08", "EXP_II", "/ 3*"] {
            assert!(text.contains(word), "{language}: {word}");
        }
        assert!(text.contains(&words.get("anno-objective-pyrphorian")));
        assert!(text.contains(&words.get("anno-status-house_value")));
    }
}
