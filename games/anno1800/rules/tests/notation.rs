//! Moves as text.

use entrepot_anno1800::{
    Action, Anno1800, CardKind, Coin, Move, Objective, Resource, Site, Spot, Terrain, Tier, Token, Whereabouts,
    read_line, read_position, write_line,
};
use entrepot_table::{Game, Seat};
use std::collections::HashSet;

fn spots() -> impl Iterator<Item = Spot> {
    Token::ALL.into_iter().flat_map(|token| [0, 1, 5].map(|copy| Spot { token, copy }))
}

fn places() -> impl Iterator<Item = Whereabouts> {
    [Whereabouts::District, Whereabouts::Exhausted].into_iter().chain(spots().map(Whereabouts::At))
}

/// Moves of every sort, possible at some time or not.
fn all_moves() -> Vec<Move> {
    let mut moves: Vec<Move> = vec![Move::Later, Move::Accept, Move::Decline, Move::Done, Move::End];
    moves.extend(Action::ALL.map(Move::Action));
    moves.extend(Token::ALL.map(Move::Build));
    moves.extend(CardKind::all().flat_map(|kind| [Move::Play(kind), Move::Activate(kind), Move::Return(kind)]));
    moves.extend(Tier::ALL.into_iter().flat_map(|tier| [Move::Hire(tier), Move::Upgrade(tier), Move::Exhaust(tier)]));
    moves.extend([0, 1, 3, 255].map(Move::Expeditions));
    moves.extend(spots().flat_map(|spot| [Move::Work(spot), Move::Remove(spot), Move::Place(Site::Over(spot))]));
    for resource in Resource::ALL {
        moves.push(Move::Import(resource));
        moves.extend(Seat::all(4).map(|seat| Move::Trade { resource, seat }));
    }
    moves.extend(Coin::ALL.map(Move::Spend));
    moves.extend(Terrain::ALL.map(|terrain| Move::Place(Site::Free(terrain))));
    for tier in Tier::ALL {
        moves.extend(places().flat_map(|at| [Move::Raise { tier, at }, Move::ShiftEnd { tier, at }]));
    }
    moves.extend(Objective::ALL.map(Move::Use));
    moves
}

fn error(text: &str) -> String {
    read_line(text).expect_err(text).to_string()
}

/// Each move has a text of its own that reads back, alone and as JSON.
#[test]
fn every_move_reads_as_it_is_written() {
    let mut texts = HashSet::new();
    for mv in all_moves() {
        let text = mv.to_string();
        assert_eq!(text.parse::<Move>(), Ok(mv), "{text}");
        assert_eq!(write_line(&[mv]), text);
        let json = serde_json::to_string(&mv).unwrap();
        assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), mv, "{json}");
        assert!(texts.insert(text.clone()), "{text} stands for two moves");
    }
}

/// The words are the data's names.
#[test]
fn moves_have_these_words() {
    let card: CardKind = "FW18".parse().unwrap();
    let brewery = |copy| Spot { token: Token::Brewery, copy };
    let words = [
        (Move::Action(Action::Expand), "action expand"),
        (Move::Action(Action::OldWorld), "action old_world"),
        (Move::Build(Token::Glassworks), "build glassworks"),
        (Move::Play(card), "card FW18"),
        (Move::Hire(Tier::Worker), "hire worker"),
        (Move::Upgrade(Tier::Farmer), "upgrade farmer"),
        (Move::Expeditions(3), "expeditions 3"),
        (Move::Work(brewery(0)), "work brewery"),
        (Move::Work(brewery(1)), "work brewery#2"),
        (Move::Trade { resource: Resource::Glass, seat: Seat::new(1) }, "trade glass:2"),
        (Move::Import(Resource::SugarCane), "import sugar_cane"),
        (Move::Exhaust(Tier::Artisan), "exhaust artisan"),
        (Move::Later, "later"),
        (Move::Spend(Coin::TemporaryTrade), "spend temporary_trade"),
        (Move::Place(Site::Free(Terrain::Coast)), "place coast"),
        (Move::Place(Site::Over(brewery(0))), "over brewery"),
        (Move::Raise { tier: Tier::Farmer, at: Whereabouts::District }, "raise farmer@district"),
        (Move::ShiftEnd { tier: Tier::Worker, at: Whereabouts::At(brewery(1)) }, "shift worker@brewery#2"),
        (Move::Remove(brewery(0)), "remove brewery"),
        (Move::Activate(card), "activate FW18"),
        (Move::Use(Objective::AlonsoGraves), "use alonso_graves"),
        (Move::Return(card), "return FW18"),
        (Move::Accept, "accept"),
        (Move::Decline, "decline"),
        (Move::Done, "done"),
        (Move::End, "end"),
    ];
    for (mv, text) in words {
        assert_eq!(mv.to_string(), text);
    }
}

/// A line joins the moves of a step; several names may follow some verbs.
#[test]
fn a_line_joins_a_step() {
    let lines = [
        "action expand build glassworks work sawmill brickworks place coast",
        "work sawmill trade coal:2 trade goods:3 import cotton exhaust artisan",
        "shift farmer@sawmill worker@exhausted work sawmill",
        "return FW01 FW02 FW02 done",
        "action play card FW18 work bakery later work brewery activate FW18",
        "hire farmer hire farmer end",
        "spend trade temporary_trade exploration trade glass:2",
        "spend trade trade",
        "spend trade trade trade glass:2 spend trade trade bricks:1",
    ];
    for line in lines {
        assert_eq!(write_line(&read_line(line).unwrap()), line);
    }
    let one_by_one = "work sawmill work bakery spend trade spend trade trade glass:2";
    assert_eq!(write_line(&read_line(one_by_one).unwrap()), "work sawmill bakery spend trade trade trade glass:2");
    assert_eq!(read_line("  end\t\n end ").unwrap(), [Move::End, Move::End]);
    assert_eq!(read_line("work brewery#1").unwrap(), read_line("work brewery").unwrap());
}

/// Any row of moves comes back from its line.
#[test]
fn any_row_of_moves_round_trips() {
    let moves = all_moves();
    for start in 0..moves.len() {
        let row: Vec<Move> = (0..4).map(|step| moves[(start + step * 37) % moves.len()]).collect();
        assert_eq!(read_line(&write_line(&row)), Ok(row));
    }
    let coins = [Move::Trade { resource: Resource::Glass, seat: Seat::new(0) }, Move::Spend(Coin::Trade), Move::End];
    for number in 0..81 {
        let row: Vec<Move> = (0..4).map(|step| coins[number / 3usize.pow(step) % 3]).collect();
        assert_eq!(read_line(&write_line(&row)), Ok(row));
    }
}

/// Nonsense is refused with what would be right.
#[test]
fn nonsense_is_refused() {
    assert!(error("").starts_with("a move is expected: action, build"));
    assert!(error("fly sawmill").starts_with("\u{201c}fly\u{201d} is no move; moves are action, build"));
    assert!(error("end sawmill").starts_with("\u{201c}sawmill\u{201d} is no move; moves are"));
    assert!(error("build bakery brewery").starts_with("\u{201c}brewery\u{201d} is no move"));
    let verbs = "action build card hire upgrade expeditions work trade import exhaust spend place over raise shift remove \
                 activate use return";
    for verb in verbs.split_whitespace() {
        let told = error(verb);
        let (_, right) = told.split_once("as in \u{201c}").unwrap_or_else(|| panic!("{told}"));
        assert!(read_line(right.trim_end_matches('\u{201d}')).is_ok(), "{told}");
    }
    let several = "work sawmill bakery".parse::<Move>().unwrap_err().to_string();
    assert_eq!(several, "\u{201c}work sawmill bakery\u{201d} is several moves; one is expected here");
}

/// A wrong name is told, and one that is nearly right suggests the right one.
#[test]
fn wrong_names_are_told() {
    assert_eq!(error("build glaswork"), "\u{201c}glaswork\u{201d} is no construction token; did you mean glassworks?");
    assert_eq!(error("hire peasant"), "\u{201c}peasant\u{201d} is no tier");
    assert_eq!(error("use zo"), "\u{201c}zo\u{201d} is no objective card");
    assert!(error("card FW99").contains("they are called FW01 to FW46"));
    assert_eq!(error("place forest"), "\u{201c}forest\u{201d} is no terrain; fields are land, coast or sea");
    assert!(error("expeditions many").ends_with("is no number of expedition cards; it is 1 to 3"));
    assert!(error("trade glass").ends_with("a trade is written glass:2, with the seat"));
    assert_eq!(error("trade glass:5"), "\u{201c}5\u{201d} is no seat; seats are 1 to 4");
    assert!(error("shift worker").contains("does not say where the cube is: worker@district"));
    for copy in ["brewery#0", "brewery#x", "brewery#", "brewery#999"] {
        assert!(error(&format!("work {copy}")).ends_with("the second of several is written brewery#2"), "{copy}");
    }
}

/// Parts of a payment may be named in any order; everything else stays where it is (A4.3).
#[test]
fn payments_are_put_into_order() {
    let arranged = |position: &str, line: &str| {
        let state = read_position(position).unwrap();
        let mut moves = read_line(line).unwrap();
        Anno1800::arrange(&state, &mut moves);
        write_line(&moves)
    };
    let start = "setup players=2";
    assert_eq!(arranged(start, "work bakery trade coal:2 work sawmill"), "work sawmill trade coal:2 work bakery");
    assert_eq!(arranged(start, "import cotton work sawmill"), "work sawmill import cotton");
    assert_eq!(
        arranged(start, "work bakery shift farmer@sawmill work sawmill"),
        "work bakery shift farmer@sawmill work sawmill"
    );
    assert_eq!(arranged(start, "spend exploration trade temporary_trade"), "spend trade temporary_trade exploration");
    assert_eq!(arranged(start, "return FW02 FW01 hire worker hire farmer"), "return FW02 FW01 hire worker hire farmer");
    assert_eq!(arranged(start, "later work bakery brewery sawmill"), "later work bakery sawmill brewery");
    let later = "setup players=2\ngold 1 3\nacted\nobject token brewery\ndue grain coal\nline coal\nstack turn pay";
    assert_eq!(arranged(later, "work grain_farm charcoal_kiln"), "work charcoal_kiln grain_farm");
    assert_eq!(
        arranged(later, "shift farmer@sawmill work grain_farm charcoal_kiln"),
        "shift farmer@sawmill work charcoal_kiln grain_farm"
    );
}
