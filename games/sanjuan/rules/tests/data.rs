//! The reader of the component data: what it takes, and what it says of a file that is wrong.

use entrepot_sanjuan::{DATA, Data, DataError, Figure, Kind, Status, read_data};

const FILE: &str = include_str!("../data/cards.txt");

/// The file with one row replaced.
fn with_row(id: &str, row: &str) -> String {
    let rows = FILE.lines().map(|line| if line.split_whitespace().next() == Some(id) { row } else { line });
    rows.collect::<Vec<_>>().join("\n")
}

/// The line of a row, from 1.
fn line_of(id: &str) -> usize {
    1 + FILE.lines().position(|line| line.split_whitespace().next() == Some(id)).unwrap()
}

fn error(text: &str) -> DataError {
    read_data(text.as_bytes()).expect_err(text)
}

/// The row is refused in its own line, with these words.
#[track_caller]
fn refuses(id: &str, row: &str, words: &str) {
    let error = error(&with_row(id, row));
    assert!(error.what.contains(words), "{row}: {error}");
    assert_eq!(error.line, line_of(id), "{row}: {error}");
}

fn smithy(row: &str) -> Result<Data, DataError> {
    read_data(with_row("smithy", row).as_bytes())
}

/// The file that the program is compiled with reads.
#[test]
fn the_data_file_reads() {
    assert_eq!(read_data(FILE.as_bytes()), Ok(DATA));
}

/// Each figure lands where it belongs, with how sure it is.
#[test]
fn a_row_gives_its_figures() {
    let data = smithy("smithy city base 12 V 9 S 7 H first 4 S").unwrap();
    let card = data.cards[Kind::Smithy.index()];
    assert_eq!(card.cost, Figure { value: 12, status: Status::Verified });
    assert_eq!(card.points, Figure { value: 9, status: Status::SingleSource });
    assert_eq!(card.copies, Figure { value: 7, status: Status::HouseValue });
    assert_eq!(card.first_edition, Figure { value: 4, status: Status::SingleSource });
    assert!(!card.expansion);
    let plain = smithy("smithy city expansion 1 V 1 V 3 S").unwrap().cards[Kind::Smithy.index()];
    assert!(plain.expansion);
    assert_eq!(plain.first_edition, plain.copies);
}

/// The first edition's copies stand behind the word for it (Q37).
#[test]
fn the_first_edition_has_copies_of_its_own() {
    let copies = |kind: Kind| (DATA.cards[kind.index()].copies.value, DATA.cards[kind.index()].first_edition.value);
    assert_eq!(copies(Kind::TobaccoStorage), (9, 8));
    assert_eq!(copies(Kind::CoffeeRoaster), (9, 8));
    let others = Kind::ALL.into_iter().filter(|kind| !matches!(kind, Kind::TobaccoStorage | Kind::CoffeeRoaster));
    assert!(others.map(copies).all(|(second, first)| second == first));
}

/// Spaces, tabs, comments, Windows line ends and a missing last line end do not matter.
#[test]
fn the_layout_is_free() {
    assert_eq!(read_data(FILE.replace('\n', "\r\n").as_bytes()), Ok(DATA));
    assert_eq!(read_data(FILE.trim_end().as_bytes()), Ok(DATA));
    assert_eq!(read_data(format!("\n# one\n   # two\n\t\n{FILE}").as_bytes()), Ok(DATA));
    assert_eq!(smithy("\tsmithy\tcity base 1 V\t1 V 3 V  "), Ok(DATA));
    let reversed: Vec<&str> = FILE.lines().filter(|line| !line.starts_with("tile")).collect();
    let tiles: Vec<&str> = FILE.lines().filter(|line| line.starts_with("tile")).collect();
    let turned: Vec<&str> = tiles.into_iter().chain(reversed.into_iter().rev()).collect();
    assert_eq!(read_data(turned.join("\n").as_bytes()), Ok(DATA));
}

/// A row begins with a known name, once.
#[test]
fn rows_have_a_known_name_once() {
    refuses("smithy", "smithies city base 1 V 1 V 3 V", "begins with the id");
    refuses("smithy", "smith city base 1 V 1 V 3 V", "begins with the id");
    let twice = error(&FILE.replace("\ngold_mine ", "\nsmithy city base 1 V 1 V 3 V\ngold_mine "));
    assert!(twice.what.contains("a row already"), "{twice}");
    assert_eq!(twice.line, line_of("gold_mine"));
    let missing = error(&with_row("smithy", "# nothing"));
    assert!(missing.what.contains("has no row"), "{missing}");
    assert!(error("").what.contains("five tile rows are needed"));
}

/// Group and set agree with the building.
#[test]
fn rows_have_the_right_group_and_set() {
    let rows = [
        "smithy production base 1 V 1 V 3 V",
        "smithy monument base 1 V 1 V 3 V",
        "smithy cathedral base 1 V 1 V 3 V",
        "smithy base 1 V 1 V 3 V",
        "smithy",
    ];
    for row in rows {
        refuses("smithy", row, "group");
    }
    refuses("indigo_plant", "indigo_plant city base 1 V 1 V 10 V", "group");
    refuses("hero", "hero city base 5 V 5 V 3 V", "group");
    refuses("cathedral", "cathedral city expansion 7 V 0 H 1 V", "group");
    refuses("smithy", "smithy city basic 1 V 1 V 3 V", "the set: base or expansion");
    refuses("smithy", "smithy city", "the set: base or expansion");
    assert_eq!(smithy("smithy six_cost base 1 V 1 V 3 V"), Ok(DATA));
}

/// Three figures, each a number and a letter.
#[test]
fn figures_are_a_number_and_a_letter() {
    for row in
        ["1 V 1 V", "V 1 V 3 V", "-1 V 1 V 3 V", "256 V 1 V 3 V", "1000 V 1 V 3 V", "1 V x V 3 V", "1a V 1 V 3 V"]
    {
        refuses("smithy", &format!("smithy city base {row}"), "a number from 0 to 255");
    }
    for row in ["1 1 V 3 V", "1 X 1 V 3 V", "1 VV 1 V 3 V", "1 V 1 V 3", "1 v 1 V 3 V", "1 V 1 V 3 V first 2"] {
        refuses("smithy", &format!("smithy city base {row}"), "V, S or H");
    }
    refuses("smithy", "smithy city base 1 V 1 V 3 V first", "a number from 0 to 255");
    refuses("smithy", "smithy city base 1 V 1 V 3 V second 2 V", "nothing or `first");
    refuses("smithy", "smithy city base 1 V 1 V 3 V first 2 V more", "a word too many");
    refuses("smithy", "smithy city base 1 V 1 V 3 V first 4 V", "cannot have more copies");
    assert!(smithy("smithy city base 1 V 1 V 3 V first 3 V").is_ok());
}

/// Figures stay within bounds, up to the bound itself.
#[test]
fn figures_stay_within_bounds() {
    for row in ["16 V 1 V 3 V", "1 V 16 V 3 V", "1 V 1 V 16 V", "1 V 1 V 0 V", "255 V 1 V 3 V"] {
        refuses("smithy", &format!("smithy city base {row}"), "0 to 15, copies 1 to 15");
    }
    let data = smithy("smithy city base 15 V 15 V 15 V").unwrap();
    assert_eq!(data.cards[Kind::Smithy.index()].copies.value, 15);
    assert_eq!(smithy("smithy city base 0 V 0 V 1 V").unwrap().cards[Kind::Smithy.index()].cost.value, 0);
    refuses("cathedral", "cathedral cathedral expansion 7 V 0 H 2 V", "one Cathedral");
}

/// Not more cards in all than a set can hold: 142 are in the file.
#[test]
fn the_deck_has_a_largest_size() {
    let rows = |copies: u8, kinds: usize| {
        let mut text = FILE.to_string();
        for (at, kind) in Kind::ALL[5..].iter().take(kinds).enumerate() {
            let row = FILE.lines().find(|line| line.split_whitespace().next() == Some(kind.id())).unwrap();
            let copies = if at == 0 { copies } else { 15 };
            text = text.replace(row, &format!("{} city base 1 V 1 V {copies} V", kind.id()));
        }
        read_data(text.as_bytes())
    };
    // Four kinds grow by 12, one more by none: 190.
    assert!(rows(3, 5).is_ok());
    let error = rows(4, 5).unwrap_err();
    assert!(error.what.contains("at most 190 cards"), "{error}");
}

/// Everybody starts with an Indigo plant, in the first edition too (S2.4).
#[test]
fn there_is_an_indigo_plant_for_everybody() {
    let plants = |row: &str| read_data(with_row("indigo_plant", row).as_bytes());
    assert!(plants("indigo_plant production base 1 V 1 V 4 V").is_ok());
    assert!(plants("indigo_plant production base 1 V 1 V 3 V").unwrap_err().what.contains("at least 4"));
    assert!(plants("indigo_plant production base 1 V 1 V 9 V first 3 V").unwrap_err().what.contains("at least 4"));
}

/// Five price cards of five prices from 0 to 9.
#[test]
fn tiles_have_five_prices() {
    let last = "tile 1 2 2 3 3 H";
    let with = |row: &str| read_data(FILE.replace(last, row).as_bytes());
    let told = |row: &str| with(row).unwrap_err().to_string();
    let line = 1 + FILE.lines().position(|line| line == last).unwrap();
    for row in ["tile 1 2 2 3 H", "tile", "tile 1 2 2 3 10 H", "tile 1 2 x 3 3 H", "tile 1 2 2 3 -3 H"] {
        assert!(told(row).contains("five prices from 0 to 9"), "{row}");
        assert!(told(row).starts_with(&format!("line {line}: ")), "{row}");
    }
    assert!(told("tile 1 2 2 3 3").contains("V, S or H"));
    assert!(told("tile 1 2 2 3 3 3 H").contains("V, S or H"));
    assert!(told("tile 1 2 2 3 3 H H").contains("a word too many"));
    assert!(told("").contains("five tile rows are needed"));
    assert!(told(&format!("{last}\n{last}")).contains("this is one more"));
    let data = with("tile 0 9 0 9 0 V").unwrap();
    assert_eq!((data.tiles[4], data.tile_status[4]), ([0, 9, 0, 9, 0], Status::Verified));
}
