//! What does not hold is reported with what was expected and what was found;
//! a file that is no scenario file is refused with the line where it goes wrong.

use entrepot_sanjuan::SanJuan;
use entrepot_scenarios::{Failed, Outline};
use entrepot_table::scenario::FormatError;
use std::path::Path;

/// The examples of `docs/scenarios.md` are scenarios too.
#[test]
fn the_examples_of_the_documentation_hold() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/scenarios.md");
    let text = std::fs::read_to_string(file).expect("the documentation is text");
    let examples: Vec<&str> = text.split("```scenario\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let examples: Vec<&str> = examples.into_iter().filter(|text| !text.starts_with("game ")).collect();
    assert!(examples.len() > 3, "there are examples");
    for example in examples {
        assert_eq!(failed(example), [""; 0], "{example}");
    }
}

fn read(text: &str) -> Result<Vec<Outline>, FormatError> {
    entrepot_scenarios::read::<SanJuan>(text)
}

fn run_text(text: &str) -> Result<(usize, Vec<Failed>), FormatError> {
    entrepot_scenarios::run_text::<SanJuan>(text)
}

/// The lines of a text that do not hold, as `line: what`.
fn failed(text: &str) -> Vec<String> {
    let (_, failed) = run_text(text).expect("the text reads");
    failed.into_iter().map(|failed| format!("{}: {}", failed.line, failed.what)).collect()
}

/// A position in which seat 1 builds; the action comes on line 5.
fn while_building(action: &str) -> String {
    format!("scenario Built\nhand 1 smithy well*2 palace\npile tower\nphase builder 1\n{action}\n")
}

#[test]
fn what_holds_is_not_reported() {
    let text = while_building("1: build well\nexpect decides 1 pay 1\n1: pay smithy\nexpect paid 1 1\nexpect hand 1 2");
    assert_eq!(failed(&text), [""; 0]);
}

#[test]
fn an_expectation_that_fails_says_what_was_expected_and_found() {
    let one = |action: &str| failed(&while_building(action)).join("; ");
    assert_eq!(one("expect hand 1 7"), "5: hand 1: expected 7, found 4");
    assert_eq!(one("expect hand 1 well"), "5: hand 1: expected well, found smithy well well palace");
    assert_eq!(one("expect hand 2 crane*2"), "5: hand 2: expected crane crane, found none");
    assert_eq!(one("expect hand 1 none"), "5: hand 1: expected none, found smithy well well palace");
    assert_eq!(one("expect decides 2 role"), "5: decides: expected 2 role, found 1 build");
    assert_eq!(one("expect cost 1 palace 6"), "5: cost 1 palace: expected 6, found 5");
    assert_eq!(one("expect pile 3"), "5: pile: expected 3, found 105");
    assert_eq!(one("expect discard 3"), "5: discard: expected 3, found 0");
    assert_eq!(one("expect city 1 well"), "5: city 1: expected well, found indigo_plant");
    assert_eq!(one("expect goods 1 2"), "5: goods 1: expected 2, found 0");
    assert_eq!(one("expect under 1 chapel 2"), "5: under 1 chapel: expected 2, found 0");
    assert_eq!(one("expect limit 1 12"), "5: limit 1: expected 12, found 7");
    assert_eq!(one("expect governor 2"), "5: governor: expected 2, found 1");
    assert_eq!(one("expect round 2"), "5: round: expected 2, found 1");
    assert_eq!(one("expect role builder free"), "5: role builder: expected free, found 1");
    assert_eq!(one("expect prices 1 1 1 2 2"), "5: prices: expected 1 1 1 2 2, found closed");
    assert_eq!(one("expect known_tiles 2"), "5: known_tiles: expected 2, found 0");
    assert_eq!(one("expect cathedral table"), "5: cathedral: expected table, found gone");
    assert_eq!(one("expect over"), "5: the game: expected over, found going on");
    assert_eq!(one("expect winners 1"), "5: winners: expected 1, found nobody yet");
    assert_eq!(one("expect places 1 2 3"), "5: places: expected 1 2 3, found 1 2 2");
    assert_eq!(one("expect points 1 total 3"), "5: points 1 total: expected 3, found 1");
    assert_eq!(one("expect legal pass"), "5: legal: expected pass, found build smithy, build well, pass");
    assert_eq!(one("expect sees 1 hand 1 well"), "5: sees 1 hand 1: expected well, found smithy well well palace");
    assert_eq!(one("expect sees 2 hand 1 well"), "5: sees 2 hand 1: expected well, found none");
}

#[test]
fn what_the_last_line_brought_is_counted_for_the_seat_named() {
    let text = while_building("1: build well pay smithy\nexpect paid 1 2\nexpect paid 2 1\nexpect drew 1 1");
    assert_eq!(
        failed(&text),
        ["6: paid 1: expected 2, found 1", "7: paid 2: expected 1, found 0", "8: drew 1: expected 1, found 0"]
    );
    let text =
        "scenario Two\nsetup players=2\n1: role councillor\nexpect drew 1 9\nexpect discarded 1 1\nexpect took 1 well";
    assert_eq!(
        failed(text),
        [
            "4: drew 1: expected 9, found 5",
            "5: discarded 1: expected 1, found 0",
            "6: took 1: expected well, found none"
        ]
    );
}

#[test]
fn a_move_that_should_be_refused_or_allowed_says_what_is_the_case() {
    let one = |action: &str| failed(&while_building(action)).join("; ");
    assert_eq!(one("1: build well refused"), "5: build well should be refused, but is allowed");
    assert_eq!(one("1: build palace refused S5.3"), "5: refused by S5.8 (too_expensive), expected S5.3");
    assert_eq!(
        one("1: build palace refused S5.8 not_in_hand"),
        "5: refused by S5.8 (too_expensive), expected not_in_hand"
    );
    assert_eq!(one("1: build palace refused S5.8 too_expensive"), "");
    let should = one("1: build palace allowed");
    assert!(should.starts_with("5: build palace should be allowed, but is refused by S5.8"), "{should}");
    let early = one("1: build palace pay well refused S5.7");
    assert_eq!(early, "5: build palace is refused already, by S5.8 (too_expensive)");
}

#[test]
fn a_move_that_cannot_be_played_ends_its_scenario_and_no_other() {
    let first = while_building("1: build palace\nexpect hand 1 99");
    let second = "scenario Next\nexpect hand 1 1\n";
    let (count, failed) = run_text(&format!("{first}{second}")).expect("the text reads");
    assert_eq!(count, 2);
    let lines: Vec<usize> = failed.iter().map(|failed| failed.line).collect();
    assert_eq!(lines, [5, 8]);
    assert!(failed[0].what.starts_with("build palace is refused by S5.8"), "{}", failed[0].what);
    assert_eq!((failed[0].scenario.as_str(), failed[1].scenario.as_str()), ("Built", "Next"));
}

/// A line that cannot be understood is no line that does not hold: the file is refused, whatever is played before it.
#[test]
fn expectations_that_do_not_exist_are_told_on_their_line() {
    let one = |action: &str| {
        let FormatError { line, what, .. } = run_text(&while_building(action)).expect_err(action);
        assert_eq!(line, 5, "{action}");
        what
    };
    assert!(one("expect happiness").contains("is nothing that can be expected"));
    assert!(one("expect hand 9 1").contains("\u{201c}9\u{201d} is no seat; seats are 1 to 3"));
    assert!(one("expect hand 1 wel").contains("did you mean well?"));
    assert!(one("expect hand 1 well*x").contains("x is no number of cards"));
    assert!(one("expect hand 1 well*255 well").contains("not so many cards"));
    assert!(one("expect points 1 beauty 3").contains("\u{201c}beauty\u{201d} is no part of the points"));
    assert!(one("expect under 1 tower 3").contains("not under tower"));
    assert!(one("expect pile many").contains("\u{201c}many\u{201d} is not one number"));
    assert!(one("expect decides 1 pya 3").contains("is not SEAT QUESTION"));
    assert!(one("expect decides 1 pay").contains("is not SEAT QUESTION"));
    assert!(one("expect decides 9 build").contains("seats are 1 to 3"));
    assert!(one("expect role builder nobody").contains("is not 1 or 2 or 3 or 4 or free"));
    assert!(one("expect cathedral built").contains("is not table or gone"));
    assert!(one("expect city 1 indigo_plants").contains("is no building"));
    assert!(one("expect prices 1 2 3").contains("prices needs five numbers, or closed"));
    assert!(one("expect places first").contains("is not one number"));
    assert!(one("expect cost 3").contains("cost needs a seat"));
    assert!(one("expect sees 1 dreams").contains("sees needs a seat and"));
    for words in ["", "hand", "drew", "cost", "points 1", "sees", "legal x", "role", "sees 1 hand", "prices", "took 1"]
    {
        one(&format!("expect {words}"));
    }
    let later = while_building("1: build palace\nexpect happiness");
    assert_eq!(run_text(&later).map_err(|error| error.line), Err(6), "also behind a move that cannot be played");
    let no_tower = failed(&while_building("expect cost 1 palace over tower 3"));
    assert_eq!(no_tower, ["5: cost 1 palace over tower: expected 3, found no tower to build over"]);
}

/// A word that is wrong is told by its column in the file, whatever stands before it.
#[test]
fn a_wrong_word_is_told_by_its_column() {
    let column = |action: &str| run_text(&while_building(action)).expect_err(action).column;
    assert_eq!(column("1: build palce"), Some(10));
    assert_eq!(column("  1:  build palce refused S5.8"), Some(13));
    assert_eq!(column("1: build palace pay wel allowed"), Some(21));
    assert_eq!(column("again again"), Some(7));
    assert_eq!(column("expect happiness"), None);
}

#[test]
fn again_goes_back_to_the_position_given() {
    let text = while_building(
        "1: build well\nexpect hand 1 3\nagain\nexpect hand 1 4\nexpect paid 1 0\nexpect decides 1 build",
    );
    assert_eq!(failed(&text), [""; 0]);
}

/// Which game it is stands before the first scenario; scenarios of another game are refused.
#[test]
fn a_file_may_name_its_game() {
    let text = while_building("expect hand 1 7");
    assert_eq!(
        failed(&format!("# Building\n\ngame sanjuan # the card game\n{text}")),
        ["8: hand 1: expected 7, found 4"]
    );
    let unknown = error(&format!("\ngame chess\n{text}"));
    assert_eq!(unknown.0, 2);
    assert_eq!(unknown.1, "these are scenarios of chess, not of sanjuan");
}

/// The line and the words of what is wrong with a text.
fn error(text: &str) -> (usize, String) {
    let FormatError { line, what, .. } = read(text).map(|_| ()).expect_err(text);
    (line, what)
}

#[test]
fn malformed_files_are_refused_at_the_right_line() {
    let cases: [(&str, usize, &str); 44] = [
        ("", 1, "there is no scenario here"),
        ("# only a comment\n\n", 1, "there is no scenario here"),
        ("\n# comment\nhand 1 well\nscenario late", 3, "a file begins with"),
        ("game", 1, "game needs one name"),
        ("# comment\ngame san juan\nscenario A", 2, "game needs one name"),
        ("game sanjuan\ngame sanjuan\nscenario A", 2, "a file begins with"),
        ("scenario A\ngame sanjuan", 2, "\u{201c}game\u{201d} begins no line of a position"),
        ("scenario A\n\n# comment\nhat 1 well", 4, "\u{201c}hat\u{201d} begins no line of a position"),
        ("scenario A\nhand 1 wel", 2, "did you mean well?"),
        ("scenario A\nhand 4 well", 2, "\u{201c}4\u{201d} is no seat; seats are 1 to 3"),
        ("scenario A\nhand", 2, "a seat is expected here"),
        ("scenario A\nhand 1 well*4", 2, "there is no well left"),
        ("scenario A\nhand 1 well*lots", 2, "lots is no number of cards"),
        ("scenario A\nhand 1 any*200", 2, "there is no card left"),
        ("scenario A\ncites S1.1\nsetup players=5", 3, "players is 2 to 4, not 5"),
        ("scenario A\nsetup colour=red", 2, "there is no option \u{201c}colour\u{201d}"),
        ("scenario A\nsetup players=2\nsetup players=3", 3, "there is a setup line already"),
        ("scenario A\nround 1\ncity 1 well well", 3, "well can stand only once in a city"),
        ("scenario A\ncity 1 well+good", 2, "no good can lie on well"),
        ("scenario A\ncity 1 cathedral", 2, "only with the expansion"),
        ("scenario A\ncity 1 indigo_plant\ncity 1 well", 3, "line 2 says already what \u{201c}city 1\u{201d} is"),
        ("\n\nscenario A\nround 2\nround 3", 5, "line 4 says already what \u{201c}round\u{201d} is"),
        ("scenario A\nsetup players=2 players=3", 2, "players is given twice"),
        ("scenario A\nsetup expansion=on expansion=on", 2, "expansion is given twice"),
        ("scenario A\ncity 1", 2, "a city has at least its first building"),
        ("scenario A\ncity 1 crane palace/crane", 2, "a crane is never covered"),
        ("scenario A\nround 3\nchapel 1 2\nround 4", 4, "line 2 says already"),
        ("scenario A\nexpect over\nagain again", 3, "again stands alone"),
        ("scenario A\nagain 2", 2, "again stands alone"),
        ("scenario A\nexpected over", 2, "\u{201c}expected\u{201d} begins no line of a position"),
        ("scenario A\ncitest S1.1", 2, "\u{201c}citest\u{201d} begins no line of a position"),
        ("scenarios A\nexpect over", 1, "a file begins with"),
        ("scenario A\nphase dancer 1", 2, "\u{201c}dancer\u{201d} is no role"),
        ("scenario A\nphase builder", 2, "phase is"),
        ("scenario A\nhand 1 well\nphase builder 1\nturn 2\nrole trader 3", 4, "it cannot be the turn of seat 2 here"),
        ("scenario A\nround 3\nchapel 1 2", 3, "there is no chapel in the city of seat 1"),
        ("scenario A\nround 2\nstack roles:1 ask:nothing", 3, "is nothing that can be under way"),
        ("scenario A\ntiles 1 2 3 4 4", 2, "tiles needs the numbers 1 to 5"),
        ("scenario A\ntile 6 1 1 1 1 1", 2, "tile needs its number from 1 to 5"),
        ("scenario A\ndeal x", 2, "deal needs a number as seed"),
        ("scenario A\ndeal 7\nhand 1 well", 2, "beside deal only setup can stand"),
        ("scenario A\nexpect over\n1: dance", 3, "\u{201c}dance\u{201d} is no move; moves are"),
        ("scenario A\nexpect over\nhand 1 well", 3, "is no action"),
        ("scenario A\nexpect over\n\nscenario B\nround 2\n1: build refused", 6, "needs a name behind it"),
    ];
    for (text, line, words) in cases {
        let (found, what) = error(text);
        assert!(found == line && what.contains(words), "{text:?}: expected {line}: …{words}…, found {found}: {what}");
    }
}

/// Cutting, doubling or misplacing words and lines gives an error or failing lines, never a panic.
#[test]
fn damaged_scenarios_never_panic() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/sanjuan");
    let names = ["library_choice.txt", "crane_powers.txt", "starting_variant.txt", "piles.txt"];
    for name in names {
        let text = std::fs::read_to_string(folder.join(name)).expect("a scenario file is text");
        let words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        for at in (0..words.len()).step_by(7) {
            let (before, after) = words.split_at(at);
            let damaged = [
                before.concat(),
                [before, &after[1..]].concat().concat(),
                [before, &after[..1], &after[..1], &after[1..]].concat().concat(),
                [before, &["9 "], after].concat().concat(),
                [before, &["\n1: \u{e9} refused"], after].concat().concat(),
            ];
            damaged.iter().for_each(|text| drop(run_text(text)));
        }
    }
}
