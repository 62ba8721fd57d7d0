//! Positions as text: they read as they are written, and a wrong line is told.

use entrepot_sanjuan::{Move, SanJuan, State, read_position, write_position};
use entrepot_table::contract::Examined;
use entrepot_table::scenario::FormatError;
use entrepot_table::{Dice, Game, Moves, Seat, Seed, Silent};

/// Every position of some random games, over all options, and the last one.
fn each_position(games: u64, mut then: impl FnMut(&State)) {
    for number in 0..games {
        let mut dice = Dice::new(number, 7);
        let mut seed = Seed::from_number(number);
        let mut state = SanJuan::deal(&SanJuan::setup(&mut dice), &mut seed, &mut Silent);
        then(&state);
        for _ in 0..MOST_MOVES {
            if SanJuan::decider(&state).is_none() {
                break;
            }
            let moves = legal(&state);
            SanJuan::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut Silent);
            then(&state);
        }
    }
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Moves::new();
    SanJuan::legal(state, &mut moves);
    moves.to_vec()
}

/// Where a random game is left.
const MOST_MOVES: usize = 1000;

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> FormatError {
    read_position(text).expect_err(text)
}

/// The last line of the text is refused, with these words.
#[track_caller]
fn refuses(text: &str, words: &str) {
    let error = error(text);
    assert!(error.what.contains(words), "{text}: {error}");
    assert_eq!(error.line, text.lines().count(), "{text}: {error}");
}

/// A position of a real game is written and read back: the text, what every viewer knows and what is legal are the same.
#[test]
fn positions_of_random_games_read_as_they_are_written() {
    let mut count = 0;
    each_position(24, |state| {
        let text = write_position(state);
        let read = position(&text);
        assert_eq!(write_position(&read), text);
        for viewer in Seat::all(SanJuan::players(state)).map(Some).chain([None]) {
            assert_eq!(SanJuan::view(&read, viewer), SanJuan::view(state, viewer), "{text}");
        }
        assert_eq!(legal(&read), legal(state), "{text}");
        assert_eq!(SanJuan::audit(&read), Ok(()), "{text}");
        count += 1;
    });
    assert!(count > 3000, "only {count} positions");
}

/// A position that is read plays on as the real one does, cards drawn from the pile included.
#[test]
fn a_position_plays_on_as_the_real_one() {
    each_position(4, |state| {
        let Some(&mv) = legal(state).first() else { return };
        let [mut real, mut read] = [*state, position(&write_position(state))];
        // Without a reshuffle nothing is left to chance.
        if real.board().pile < 40 {
            return;
        }
        for state in [&mut real, &mut read] {
            SanJuan::play(state, mv, &mut Seed::from_number(1), &mut Silent);
        }
        assert_eq!(write_position(&real), write_position(&read));
    });
}

/// Changed figures are part of a position (they are what examples with other figures need).
#[test]
fn changed_figures_are_kept() {
    let text = "setup players=2\ncost smithy 4\npoints hero 0\ntile 2 9 8 7 6 5";
    let written = write_position(&position(text));
    for line in text.lines() {
        assert!(written.contains(line), "{written}");
    }
    assert_eq!(write_position(&position(&written)), written);
    assert!(!write_position(&position("setup players=2")).contains("cost"));
}

/// What no line mentions is as at the start: three players, an Indigo plant each, all other cards in the pile (S2.4).
#[test]
fn what_is_left_out_is_as_at_the_start() {
    let state = position("# nothing at all\n\n");
    let board = state.board();
    assert_eq!((board.players(), board.pile, board.discard, board.round), (3, 109, 0, 1));
    assert!(Seat::all(3).all(|seat| board.hand(seat) == 0 && board.city(seat).places.len() == 1));
    assert_eq!(board.decision().map(|decision| decision.name()), Some("role"));
    assert_eq!(position("setup expansion=on").board().players(), 3);
    assert_eq!(position("setup players=4 governor=3").board().governor, Seat::new(2));
}

/// A dealt position is the deal of that seed.
#[test]
fn a_deal_is_a_real_deal() {
    let setup = "players=2 expansion=on".parse().unwrap();
    let dealt = SanJuan::deal(&setup, &mut Seed::from_number(7), &mut Silent);
    assert_eq!(position("setup players=2 expansion=on\ndeal 7"), dealt);
    refuses("setup players=2\ndeal", "deal needs a number");
    refuses("setup players=2\ndeal x", "deal needs a number as seed, not x");
    refuses("setup players=2\nhand 1 smithy\ndeal 7", "beside deal only setup");
}

/// Lines may come in any order; cards that do not matter are taken from what the others leave.
#[test]
fn the_order_of_lines_does_not_matter() {
    let state = position("hand 1 any*100\nhand 2 hero*3 smithy*3\nrest discard\nsetup players=2");
    let board = state.board();
    assert_eq!([board.hands[0], board.hands[1]], [100, 6]);
    assert_eq!([board.pile, board.discard], [0, 4]);
    let view = SanJuan::view(&state, Some(Seat::new(0)));
    assert!(view.hand().iter().all(|kind| !matches!(kind.id(), "hero" | "smithy")));
}

/// The top of the pile is named first; a later line lies on top of an earlier one.
#[test]
fn the_pile_is_named_from_the_top() {
    let mut state = position("setup players=2\npile hero statue\npile smithy");
    assert!(write_position(&state).contains("\npile smithy hero statue "));
    SanJuan::play(&mut state, "role prospector".parse().unwrap(), &mut Seed::from_number(0), &mut Silent);
    assert_eq!(SanJuan::view(&state, Some(Seat::new(0))).hand().to_string(), "smithy");
}

/// A line that is none, and a setup that is none.
#[test]
fn unknown_lines_are_refused() {
    refuses("hands 1 smithy", "\u{201c}hands\u{201d} begins no line of a position");
    refuses("setup players=3\nsetup players=3", "a setup line already");
    refuses("setup players=9", "2 to 4");
    refuses("setup colour=blue", "no option");
    assert_eq!(error("\n\nhands").to_string().split(':').next(), Some("line 3, column 1"));
}

/// The word that is wrong is told by its column, in characters; where words are missing it is the line alone.
#[test]
fn what_is_wrong_has_a_column() {
    for (text, column) in [
        ("hand 5 smithy", Some(6)),
        ("\u{a0}hand 5 smithy", Some(7)),
        ("hand 1 smithy  smity", Some(16)),
        ("hand 1 smithy*x", Some(15)),
        ("city 1 smithy smithy", Some(15)),
        ("city 1 well/smity", Some(13)),
        ("city 1 indigo_plant+good:smity", Some(26)),
        ("round x", Some(7)),
        ("cost smithy 16", Some(13)),
        ("phase builder 4", Some(15)),
        ("stack nothing", Some(7)),
        ("deal x", Some(6)),
        ("hand", None),
        ("role builder", None),
    ] {
        assert_eq!(error(text).column, column, "{text}: {}", error(text));
    }
}

/// Seats are those of the table.
#[test]
fn seats_must_be_at_the_table() {
    for line in
        ["governor 4", "hand 0 smithy", "city x", "turn 4", "rest hand 5", "chooser 9", "actor -1", "seen 7 smithy"]
    {
        refuses(&format!("setup players=3\n{line}"), "is no seat; seats are 1 to 3");
    }
    for line in ["governor", "governor 1 2", "turn"] {
        refuses(line, "one seat is expected");
    }
    refuses("hand", "a seat is expected here");
    refuses("seen", "a seat or \u{201c}all\u{201d} is expected here");
}

/// A card cannot be in two places, nor more often than the deck has it (S1.7).
#[test]
fn there_are_only_so_many_cards() {
    refuses("hand 1 smithy*4", "no smithy left");
    refuses("hand 1 smithy smithy\nhand 2 smithy smithy", "no smithy left");
    refuses("hand 1 hut", "no hut left");
    refuses("hand 1 cathedral", "no cathedral left");
    refuses("setup players=2\nhand 1 indigo_plant*9", "no indigo_plant left");
    assert!(read_position("setup players=2\nhand 1 indigo_plant*8").is_ok());
    refuses("hand 1 any*110", "no card left");
    assert!(read_position("hand 1 any*109").is_ok());
    refuses("hand 1 smithies", "is no building; did you mean smithy?");
    refuses("hand 1 smithy*x", "x is no number of cards");
}

/// What a city can hold (S5.3, S6.3, S12.2, S17.11).
#[test]
fn cities_hold_what_they_can() {
    refuses("city 1 smithy smithy", "smithy can stand only once");
    refuses("city 1 smithy+good", "no good can lie on smithy");
    refuses("city 1 indigo_plant+good:hut", "no hut left");
    refuses("city 1 smithy\ncity 1 well", "line 1 says already what \u{201c}city 1\u{201d} is");
    refuses("city 1", "a city has at least its first building");
    refuses("city 1 palace/crane", "a crane is never covered");
    refuses("city 1 crane palace/statue/crane", "a crane is never covered");
    refuses("city 1 crane smithy/smithy", "smithy cannot cover its like");
    refuses("city 1 crane palace/indigo_plant/indigo_plant", "indigo_plant cannot cover its like");
    refuses("city 1 palace/chapel", "only the owner of a crane builds over buildings");
    refuses("phase builder 1\ncity 1 smithy! well!", "a player builds once in a phase");
    refuses("phase trader 1\ncity 1 smithy!", "only while a builder phase is played");
    let twelve = format!("city 1 {}{}", "sugar_mill ".repeat(8), "well smithy crane tower");
    refuses(&format!("phase round_start\n{twelve}"), "a city of 12 ends the game");
    assert!(
        SanJuan::outcome(&position(&twelve)).is_some(),
        "where nothing else is said, it has ended the game (S12.1)"
    );
    refuses("city 1 cathedral", "one Cathedral, and only with the expansion");
    refuses("setup expansion=on\ncity 1 cathedral\ncity 2 cathedral", "one Cathedral");
    refuses(&format!("city 1 {}", "sugar_mill ".repeat(13)), "at most 12 buildings");
    assert!(read_position("city 1 sugar_mill*1").is_err());
    let full = position(
        "phase builder 2\nhand 2 any\ncity 1 sugar_mill indigo_plant indigo_plant crane smithy/well/smithy tobacco_storage+good:hero!",
    );
    let city = full.board().city(Seat::new(0));
    assert_eq!((city.places.len(), city.goods(), full.board().covered.len()), (6, 1, 2));
    assert_eq!(city.fresh.map(|kind| kind.id()), Some("tobacco_storage"));
}

/// Figures stay within what the rules can use.
#[test]
fn figures_have_bounds() {
    refuses("cost smithy 16", "cost is a number from 0 to 15");
    refuses("points smithy x", "points is a number from 0 to 15");
    refuses("cost smithy", "cost needs a building and a number");
    refuses("cost cottage 1", "is no building");
    for tile in ["tile 0 1 1 1 1 1", "tile 6 1 1 1 1 1", "tile 1 1 1 1 1", "tile 1 1 1 1 1 10", "tile 1 1 1 1 1 1 1"] {
        refuses(tile, "tile needs its number from 1 to 5 and five prices from 0 to 9");
    }
    refuses("round 60001", "one number from 0 to 60000");
    refuses("round", "one number from 0 to 60000");
    refuses("reshuffles x", "one number from 0 to 60000");
    assert!(read_position("cost smithy 15\npoints smithy 15\ntile 5 9 9 9 9 9\nround 60000").is_ok());
}

/// Who has seen what must be there to be seen (S18.2).
#[test]
fn only_cards_that_are_there_can_be_seen() {
    refuses("hand 1 smithy\nknown 1 well", "no well is there that could have been seen");
    refuses("hand 1 smithy\nknown 1 smithy smithy", "no smithy is there");
    refuses("discard smithy\nseen all well", "no well is there");
    refuses("discard smithy\nseen 2 smithy\nseen 2 smithy", "no smithy is there");
    refuses("discard smithy\nseen all smithy\nseen 1 smithy", "no smithy is there");
}

/// Numbers under buildings and the cards there agree (S18.6).
#[test]
fn numbers_under_buildings_agree_with_the_cards() {
    let told = |text: &str| error(text).what;
    let cities = "setup expansion=on\ncity 1 crane statue/chapel bank\ncity 2 harbor\ncity 3 harbor library";
    let told = |lines: &str| told(&format!("{cities}\n{lines}"));
    assert!(told("chapel 1 2").contains("2 cards under Chapel and Bank by number, and 0 by name"));
    assert!(told("laid 1 smithy").contains("0 cards under Chapel and Bank by number, and 1 by name"));
    assert!(told("harbor 2 1").contains("1 cards lie under Harbors by number, and 0 by name"));
    assert!(told("harbors smithy well\nharbor 2 1").contains("1 cards lie under Harbors by number, and 2 by name"));
    refuses("chapel 1 141", "one number from 0 to 140");
    let cards = "laid 1 smithy well\nchapel 1 1\nbank 1 1\nharbors hero\nharbor 3 1\nused 3 library";
    let read = position(&format!("{cities}\n{cards}"));
    assert!(read.board().city(Seat::new(0)).bank_used, "a Bank with cards was used (Q22)");
}

/// Nothing lies under a building, or was used, that the city does not have, covered or not (S15.9f, S15.9k).
#[test]
fn what_a_building_did_needs_the_building() {
    for line in ["chapel 1 2", "bank 1 2", "harbor 1 2", "used 1 bank", "used 1 library"] {
        refuses(&format!("setup expansion=on\n{line}"), "in the city of seat 1");
        refuses(&format!("setup expansion=on\ncity 2 chapel bank harbor library\n{line}"), "in the city of seat 1");
    }
    assert!(read_position("chapel 1 0").is_ok());
}

/// What can be said once is said once; what adds up may have several lines.
#[test]
fn two_lines_do_not_contradict_each_other() {
    for (first, second) in [
        ("governor 1", "governor 2"),
        ("round 2", "round 2"),
        ("role builder 1", "role builder 2"),
        ("phase builder 1", "phase trader 1"),
        ("stack roles:0 ask:role", "stack over"),
        ("rest pile", "rest discard"),
        ("cost smithy 1", "cost smithy 2"),
        ("tile 1 1 1 1 1 1", "tile 1 2 2 2 2 2"),
        ("chapel 1 0", "chapel 1 0"),
        ("tiles 1 2 3 4 5", "tiles 5 4 3 2 1"),
    ] {
        refuses(&format!("{first}\n{second}"), "line 1 says already what");
    }
    assert!(
        read_position("role builder 1\nrole trader 2\ncost smithy 1\ncost well 2\nhand 1 well\nhand 1 well").is_ok()
    );
}

/// Cards that lie apart, and an open trading house, belong to a question or a phase (S7.1, S8.5, S15.2).
#[test]
fn what_lies_apart_belongs_to_what_is_asked() {
    refuses("drawn well", "only for the question \u{201c}keep\u{201d}");
    refuses("revealed well smithy quarry hero", "only for the question \u{201c}gold_mine_take\u{201d}");
    refuses("revealed well*2 smithy*3", "a Gold mine turns up four cards");
    refuses("revealed well", "a Gold mine turns up four cards");
    refuses("stack roles:1 phase:prospector:2 ask:gold_mine_take", "only for the question");
    refuses("trading_house open", "only in the trader phase");
    refuses("trading_house sold", "only in the trader phase");
    refuses("city 1 indigo_plant+good\nstack roles:1 phase:trader:1 ask:sell:0:0", "the trading house is open");
    assert!(
        read_position(
            "setup edition=first\nrevealed well smithy quarry hero\nstack roles:1 phase:prospector:2 ask:gold_mine_take"
        )
        .is_ok()
    );
}

/// Lines with fixed words.
#[test]
fn fixed_words_are_checked() {
    refuses("used 1 chapel", "used needs a seat and bank or library");
    refuses("cathedral gone", "the Cathedral lies on the table until a city line names it");
    refuses("rest nowhere", "rest is pile, discard or");
    refuses("phase builder", "phase is \u{201c}round_start\u{201d}, or a role and who chose it");
    refuses("phase 1 builder", "is no role");
    refuses("role builder", "role needs a role and who took it");
    refuses("role build 1", "is no role; did you mean builder?");
    refuses("last", "last needs the kind named last");
    refuses("revealed smithy well crane tower chapel", "a Gold mine turns up four cards");
    for building in ["building smithy", "building smithy 13 0 0", "building smithy 0 0 0", "building smithy new 3 0"] {
        refuses(building, "building needs a building");
    }
}

/// The trading house (S18.7).
#[test]
fn the_trading_house_is_checked() {
    refuses("tiles 1 2 3 4", "tiles needs the numbers 1 to 5");
    refuses("tiles 1 2 3 4 4", "tiles needs the numbers 1 to 5");
    refuses("tiles 0 1 2 3 4", "tiles needs the numbers 1 to 5");
    refuses("next_tile 6", "next_tile is 1 to 5");
    refuses("next_tile 0", "next_tile is 1 to 5");
    refuses("trades many", "trades is a number");
    for line in ["known_tiles yes no", "known_tiles yes no yes no maybe", "trading_house shut", "trades"] {
        refuses(line, "is followed by something else");
    }
    let known = |trades: usize| {
        let state = position(&format!("tiles 5 4 3 2 1\ntrades {trades}"));
        (state.board().prices.known, state.board().prices.next)
    };
    assert_eq!(known(0), ([None; 5], 0));
    assert_eq!(known(3), ([Some(4), Some(3), Some(2), None, None], 3));
    assert_eq!(known(4), ([Some(4), Some(3), Some(2), Some(1), Some(0)], 4));
    assert_eq!(known(7).1, 2);
}

/// What is under way must be something that the rules can go on from.
#[test]
fn what_is_under_way_must_be_possible() {
    refuses("stack roles:1 ask:nothing", "is nothing that can be under way");
    refuses("stack roles:x", "is nothing that can be under way");
    refuses("stack roles:1 ask:pay", "is nothing that can be under way");
    refuses(&format!("stack {}", "roles:1 ".repeat(7)), "at most 6 things");
    for stack in
        ["roles:1", "ask:role", "over over", "roles:9 ask:role", "roles:1 phase:builder:9 ask:build", "over ask:role"]
    {
        let error = error(&format!("stack {stack}"));
        assert!(error.what.contains("the stack names"), "{stack}: {error}");
    }
    for stack in ["over", "roles:1 ask:role", "roles:1 phase:builder:1 ask:build"] {
        assert!(read_position(&format!("stack {stack}")).is_ok(), "{stack}");
    }
    let place = |place: u8| format!("building smithy {place} 0 0\nstack roles:1 phase:builder:1 ask:build");
    assert!(error(&place(2)).what.contains("a place that the city does not have"));
    assert!(read_position(&place(1)).is_ok());
}

/// It can only be the turn of somebody who is asked (S4.2).
#[test]
fn the_turn_must_come() {
    let told = error("phase producer 1\ncity 2 indigo_plant+good\nturn 2").what;
    assert_eq!(told, "it cannot be the turn of seat 2 here: seat 3 is next");
    assert!(read_position("phase producer 1\nturn 2").is_ok());
}
