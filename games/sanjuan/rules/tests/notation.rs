//! Moves as text.

use entrepot_sanjuan::{Kind, Move, Role, SanJuan, Setup, read_line, write_line};
use entrepot_table::contract::Examined;
use entrepot_table::{Game, Seed, Silent};
use std::collections::HashSet;

/// Every move there is, possible at some time or not.
fn all_moves() -> Vec<Move> {
    SanJuan::probes(&SanJuan::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(0), &mut Silent))
}

fn error(text: &str) -> String {
    read_line(text).expect_err(text).to_string()
}

/// Each move has a text of its own that reads back, alone and as JSON.
#[test]
fn every_move_reads_as_it_is_written() {
    let moves = all_moves();
    assert_eq!(moves.len(), 5 + 13 * Kind::COUNT + 5);
    let mut texts = HashSet::new();
    for mv in moves {
        let text = mv.to_string();
        assert_eq!(text.parse::<Move>(), Ok(mv), "{text}");
        assert_eq!(read_line(&text), Ok(vec![mv]), "{text}");
        assert_eq!(write_line(&[mv]), text);
        let json = serde_json::to_string(&mv).unwrap();
        assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), mv, "{json}");
        assert!(texts.insert(text.clone()), "{text} stands for two moves");
    }
}

/// The words are the data's names.
#[test]
fn moves_have_these_words() {
    let chapel = Kind::Chapel;
    let words = [
        (Move::Role(Role::Prospector), "role prospector"),
        (Move::Build(Kind::CityHall), "build city_hall"),
        (Move::Beside, "beside"),
        (Move::Over { kind: chapel, good: false }, "over chapel"),
        (Move::Over { kind: Kind::SugarMill, good: true }, "over sugar_mill+good"),
        (Move::Library(true), "use_library"),
        (Move::Library(false), "no_library"),
        (Move::PayGood(Kind::SugarMill), "pay sugar_mill+good"),
        (Move::Pay(chapel), "pay chapel"),
        (Move::Produce(Kind::SugarMill), "produce sugar_mill"),
        (Move::Sell(Kind::CustomsOffice), "sell customs_office"),
        (Move::Keep(chapel), "keep chapel"),
        (Move::Discard(chapel), "discard chapel"),
        (Move::Reveal, "reveal"),
        (Move::Take(chapel), "take chapel"),
        (Move::Exchange(chapel), "exchange chapel"),
        (Move::Lay(chapel), "lay chapel"),
        (Move::Bank(chapel), "deposit chapel"),
        (Move::Pass, "pass"),
    ];
    for (mv, text) in words {
        assert_eq!(mv.to_string(), text);
    }
}

/// A line joins the moves of a step; a verb that chooses a set takes several names.
#[test]
fn a_line_joins_a_step() {
    let lines = [
        "build library over chapel pay indigo_plant silver_smelter",
        "build library beside use_library pay indigo_plant+good smithy",
        "produce indigo_plant indigo_plant sugar_mill pass",
        "sell customs_office indigo_plant",
        "keep smithy well",
        "discard smithy smithy well",
        "exchange smithy well",
        "deposit smithy well crane pass",
        "role builder build smithy",
        "lay smithy lay well",
        "take smithy take well",
        "role builder role trader",
        "build smithy build well",
        "over smithy over well",
        "reveal reveal pass pass",
    ];
    for line in lines {
        assert_eq!(write_line(&read_line(line).unwrap()), line);
    }
    let one_by_one = "pay smithy pay well keep crane keep crane";
    assert_eq!(write_line(&read_line(one_by_one).unwrap()), "pay smithy well keep crane crane");
    assert_eq!(read_line("  pass\t\n pass ").unwrap(), [Move::Pass, Move::Pass]);
}

/// Any row of moves comes back from its line.
#[test]
fn any_row_of_moves_round_trips() {
    let moves = all_moves();
    for start in 0..moves.len() {
        let row: Vec<Move> = (0..4).map(|step| moves[(start + step * 37) % moves.len()]).collect();
        assert_eq!(read_line(&write_line(&row)), Ok(row));
    }
}

/// Nonsense is refused with what would be right.
#[test]
fn nonsense_is_refused() {
    let verbs = "role, build, beside, over, use_library, no_library, pay, produce, sell, keep, discard, reveal, take, \
                 exchange, lay, deposit, pass";
    assert_eq!(error(""), format!("a move is expected: {verbs}"));
    assert_eq!(error(" \t "), format!("a move is expected: {verbs}"));
    assert_eq!(error("fly smithy"), format!("\u{201c}fly\u{201d} is no move; moves are {verbs}"));
    assert_eq!(error("pass smithy"), format!("\u{201c}smithy\u{201d} is no move; moves are {verbs}"));
    assert_eq!(error("Pass"), format!("\u{201c}Pass\u{201d} is no move; moves are {verbs}"));
    for verb in ["build", "lay", "pay smithy build", "pass over"] {
        let last = verb.split(' ').next_back().unwrap();
        let right = format!("\u{201c}{last}\u{201d} needs a name behind it, as in \u{201c}{last} indigo_plant\u{201d}");
        assert_eq!(error(verb), right);
    }
    assert_eq!(error("role"), "\u{201c}role\u{201d} needs a name behind it, as in \u{201c}role builder\u{201d}");
}

/// A verb that chooses one thing takes one name.
#[test]
fn single_choices_take_one_name() {
    for line in ["role builder trader", "build smithy well", "over smithy well", "lay smithy well", "take smithy well"]
    {
        assert!(error(line).contains("is no move"), "{line}");
    }
    let several = "pay smithy well".parse::<Move>().unwrap_err().to_string();
    assert_eq!(several, "\u{201c}pay smithy well\u{201d} is several moves; one is expected here");
}

/// A wrong name is told, and one that is nearly right suggests the right one.
#[test]
fn wrong_names_are_told() {
    assert_eq!(error("build libary"), "\u{201c}libary\u{201d} is no building; did you mean library?");
    assert_eq!(error("build smi"), "\u{201c}smi\u{201d} is no building; did you mean smithy?");
    assert_eq!(error("build sm"), "\u{201c}sm\u{201d} is no building");
    assert_eq!(error("build builder"), "\u{201c}builder\u{201d} is no building");
    assert_eq!(error("role smithy"), "\u{201c}smithy\u{201d} is no role");
    assert_eq!(error("role prod"), "\u{201c}prod\u{201d} is no role; did you mean producer?");
    assert_eq!(error("pay smithy statues"), "\u{201c}statues\u{201d} is no building; did you mean statue?");
}

/// The column of the word that is wrong, in characters.
#[test]
fn what_is_wrong_has_a_column() {
    let column = |text: &str| read_line(text).expect_err(text).column();
    assert_eq!(column("  "), 1);
    assert_eq!(column(" fly"), 2);
    assert_eq!(column("pass\u{a0}\u{a0}fly"), 7);
    assert_eq!(column("pay smithy build"), 12);
    assert_eq!(column("build smithy pay well well smity"), 28);
    assert_eq!("pay smithy well".parse::<Move>().unwrap_err().column(), 12);
    assert_eq!("pass pass".parse::<Move>().unwrap_err().column(), 6);
}

/// A good is named only where one can be meant.
#[test]
fn goods_are_named_only_where_they_matter() {
    for verb in ["build", "produce", "sell", "keep", "discard", "take", "exchange", "lay", "deposit"] {
        assert!(error(&format!("{verb} smithy+good")).contains("\u{201c}smithy+good\u{201d} is no building"), "{verb}");
    }
    for name in ["+good", "smithy+goods", "smithy+good+good", "+goodsmithy"] {
        assert!(error(&format!("pay {name}")).contains("is no building"), "{name}");
        assert!(error(&format!("over {name}")).contains("is no building"), "{name}");
    }
}
