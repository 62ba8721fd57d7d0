//! What a scenario of Anno 1800 can expect: what holds is not reported, what does not is told with what was found.

use entrepot_anno1800::Anno1800;
use entrepot_scenarios::Failed;
use entrepot_table::scenario::FormatError;
use std::path::Path;

fn run_text(text: &str) -> Result<(usize, Vec<Failed>), FormatError> {
    entrepot_scenarios::run_text::<Anno1800>(text)
}

/// The lines of a text that do not hold, as `line: what`.
fn failed(text: &str) -> Vec<String> {
    let (_, failed) = run_text(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.what));
    failed.into_iter().map(|failed| format!("{}: {}", failed.line, failed.what)).collect()
}

/// Two players as they begin, seat 1 with some cards and with brewery and glassworks; the action comes on line 9.
fn in_turn(action: &str) -> String {
    format!(
        "game anno1800\nscenario Beginning\nsetup players=2\nhand 1 FW18 FW36*2\nhand 2 AEI01\n\
         built 1 brewery/grain_farm glassworks/potato_farm\nold_world 2 OWI04\nexpeditions 1 EXP_AE EXP_AA\n{action}\n"
    )
}

/// What is told of one action.
fn told(action: &str) -> String {
    failed(&in_turn(action)).join("; ").replace("9: ", "")
}

#[test]
fn what_holds_is_not_reported() {
    let lines = [
        "expect decides 1 turn",
        "expect round 1",
        "expect cubes 1 farmer=4 worker=3 artisan=2 engineer=0",
        "expect cubes 1 farmer=4",
        "expect exhausted 1 none",
        "expect owned 2 investor=0",
        "expect at 1 brewery none",
        "expect trade 1 ready=2 exhausted=0",
        "expect exploration 2 ready=1 temporary=0",
        "expect supply engineer=20 investor=15",
        "expect tokens brewery 1",
        "expect tokens window_factory 2",
        "expect visible 1 brewery 1",
        "expect visible 1 grain_farm 0",
        "expect visible 1 merchant1 2",
        "expect built 1 brewery/grain_farm glassworks/potato_farm",
        "expect yards 1 1 1",
        "expect yards 1 2 0",
        "expect free 1 sea 2",
        "expect free 2 sea 4",
        "expect free 1 land 0",
        "expect makes 1 beer yes",
        "expect makes 1 grain no",
        "expect price 1 beer 1",
        "expect price 1 grain none",
        "expect hand 1 3",
        "expect hand 1 FW36 FW18 FW36",
        "expect hand_of 1 fw=3 aei=0",
        "expect expeditions 1 2",
        "expect expeditions 1 EXP_AA EXP_AE",
        "expect played 1 none",
        "expect old_world 2 OWI04",
        "expect new_world 1 none",
        "expect stack fw 43",
        "expect stack old_world 11",
        "expect due nothing",
        "expect line none",
        "expect actions 1",
        "expect traded none",
        "expect upgrades farmer=0",
        "expect fireworks none",
        "expect last_round none",
        "expect sees 2 hand 1 none",
        "expect sees 1 hand 1 FW18 FW36*2",
        "expect sees 1 fw none",
        "expect sees watcher expeditions 1 none",
        "expect can action expand, action festival",
        "expect cannot end, card FW18",
        "expect pays 1 build window_factory yes",
        "expect pays 1 hire investor no",
        "expect plan 1 gold build warehouse_w work brickworks",
        "expect plan 1 cubes build heavy_weapons_factory unpayable",
    ];
    assert_eq!(failed(&in_turn(&lines.join("\n"))), [""; 0]);
}

#[test]
fn what_does_not_hold_says_what_was_found() {
    assert_eq!(told("expect decides 2 pay"), "decides: expected 2 pay, found 1 turn");
    assert_eq!(
        told("expect cubes 1 farmer=3 worker=3"),
        "cubes 1: expected farmer=3 worker=3, found farmer=4 worker=3"
    );
    assert_eq!(told("expect cubes 1 none"), "cubes 1: expected none, found farmer=4 worker=3 artisan=2");
    assert_eq!(told("expect at 1 sawmill farmer"), "at 1 sawmill: expected farmer, found none");
    assert_eq!(told("expect trade 1 ready=1"), "trade 1: expected ready=1, found ready=2");
    assert_eq!(told("expect gold 1 7"), "gold 1: expected 7, found 0");
    assert_eq!(told("expect hand 1 FW18"), "hand 1: expected FW18, found FW18 FW36 FW36");
    assert_eq!(told("expect hand_of 1 nw=1"), "hand_of 1: expected nw=1, found nw=0");
    assert_eq!(told("expect built 1 none"), "built 1: expected none, found brewery/grain_farm glassworks/potato_farm");
    assert_eq!(told("expect makes 1 glass no"), "makes 1 glass: expected no, found yes");
    assert_eq!(told("expect can end, action play"), "can: expected end, action play, found none");
    assert_eq!(told("expect cannot action expand, end"), "cannot: expected action expand, end, found end");
    assert_eq!(told("expect due timber"), "due: expected timber, found nothing");
    assert_eq!(told("expect pays 1 card FW18 yes"), "pays 1 card FW18: expected yes, found no");
    assert_eq!(told("expect at 1 bakery farmer"), "at 1 bakery: expected farmer, found no bakery on these islands");
    assert_eq!(told("expect fireworks 2"), "fireworks: expected 2, found none");
}

#[test]
fn a_payment_shows_what_is_due_and_what_happened() {
    let lines = [
        "1: action expand build window_factory",
        "expect decides 1 pay",
        "expect due timber glass",
        "expect line timber",
        "expect event action",
        "expect no_event worked",
        "1: work sawmill glassworks",
        "expect decides 1 site window_factory",
        "expect event worked 2",
        "expect at 1 sawmill farmer",
        "expect at 1 glassworks worker",
        "expect revealed no",
        "1: over glassworks",
        "expect tokens glassworks 2",
        "expect exhausted 1 worker=1",
        "expect drew 1 0",
        "expect event built",
    ];
    assert_eq!(failed(&in_turn(&lines.join("\n"))), [""; 0]);
}

#[test]
fn points_come_in_parts_and_by_objective() {
    let lines = ["expect points 1 expeditions 2", "expect points 1 zoo 2", "expect points 1 university 0"];
    let text =
        in_turn(&[&lines[..], &["expect points 1 total -2", "expect points 1 pyrphorian -6"]].concat().join("\n"));
    let text = text.replace("hand 2", "objectives zoo university edvard_goode the_editor pyrphorian\nhand 2");
    assert_eq!(failed(&text), [""; 0]);
}

/// Within a word `#` counts copies, elsewhere it begins a comment.
#[test]
fn copies_are_no_comments() {
    let text =
        in_turn("expect at 1 brewery#1 none # nobody\nexpect visible 1 brewery 1#one\nexpect at 1 brewery#2 none");
    assert_eq!(failed(&text), ["11: at 1 brewery#2: expected none, found no brewery#2 on these islands"]);
}

#[test]
fn what_cannot_be_expected_is_told_on_its_line() {
    for (words, part) in [
        ("happiness", "is nothing that can be expected"),
        ("gold 3 1", "seats are 1 to 2"),
        ("cubes 1 farmers=1", "is not NAME=NUMBER with one of the names farmer, worker, artisan"),
        ("cubes 1 farmer", "is not NAME=NUMBER"),
        ("cubes 1", "needs numbers behind it"),
        ("at 1 brewry none", "did you mean brewery?"),
        ("cubes 1 farmer=two", "is not NAME=NUMBER"),
        ("at 1 brewery#0 none", "the second is brewery#2"),
        ("at 1 brewery", "a name is missing"),
        ("at 1 brewery farmers", "is no tier"),
        ("pays 1 card FW18 maybe", "\u{201c}maybe\u{201d} is not yes or no"),
        ("gold 1 much", "\u{201c}much\u{201d} is not one number"),
        ("fireworks nobody", "\u{201c}nobody\u{201d} is not one number"),
        ("decides 1 wait", "is not SEAT QUESTION"),
        ("decides 1 spend gold 2", "is not SEAT QUESTION"),
        ("decides 3 turn", "seats are 1 to 2"),
        ("legal dance", "is no move"),
        ("round soon", "\u{201c}soon\u{201d} is not one number"),
        ("winners 3", "seats are 1 to 2"),
        ("old_world 1 OWI99", "OWI99"),
        ("played 1 FW99-", "FW01 to FW46"),
        ("used the_edtor", "the_edtor"),
        ("tokens sawmill 1", "only printed"),
        ("yards 1 4 1", "it is 1 to 3"),
        ("free 1 air 1", "land, coast or sea"),
        ("stack hats 1", "stacks are fw, aei, nw"),
        ("hand 1 FW99", "FW01 to FW46"),
        ("hand 1 FW18*x", "x is no number of cards"),
        ("can dance", "is no move"),
        ("event dance", "events are dealt, turn"),
        ("pays 1 dance waltz yes", "what can be paid for is build TOKEN"),
        ("plan 1 time build brewery none", "a plan saves tokens, cubes or gold"),
        ("sees 1 dreams", "sees needs a seat and"),
        ("points 1 beauty 3", "is no part of the points"),
    ] {
        let FormatError { line, what, .. } = run_text(&in_turn(&format!("expect {words}"))).expect_err(words);
        assert!(what.contains(part), "{words}: {what}");
        assert_eq!(line, 9, "{words}");
    }
}

/// Cutting, doubling or misplacing words and lines gives an error or failing lines, never a panic.
#[test]
fn damaged_scenarios_never_panic() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/scenarios-anno1800.md");
    let page = std::fs::read_to_string(page).expect("the documentation is text");
    for text in page.split("```scenario\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        let words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        for at in 0..words.len() {
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

/// A file that is no scenario file is refused with the line where it goes wrong.
#[test]
fn what_cannot_be_read_is_refused_with_its_line() {
    for (text, line, what) in [
        ("game anno1800\n\nscenario A\ngold 1 2\ngold 1 3", 5, "line 4 says already what \u{201c}gold 1\u{201d} is"),
        ("game anno1800\n\nscenario A\nactions 0", 4, "the stack names nothing"),
        ("game anno1800\nscenario A\nsetup edition=en edition=de", 3, "edition is given twice"),
    ] {
        let error = run_text(text).expect_err(text);
        assert_eq!(error.line, line, "{text}");
        assert!(error.what.contains(what), "{text}: {}", error.what);
    }
}

/// The examples of the documentation are scenarios too.
#[test]
fn the_examples_of_the_documentation_hold() {
    let page = include_str!("../../../../docs/scenarios-anno1800.md");
    let examples: Vec<&str> = page.split("```scenario\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() > 3, "there are examples");
    for example in examples {
        assert_eq!(failed(example), [""; 0], "{example}");
    }
}
