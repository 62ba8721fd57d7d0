//! Positions as text: they read as they are written, and a wrong line is told.

use entrepot_anno1800::{
    Anno1800, Decision, Doing, Move, Objective, State, Tier, Token, read_line, read_position, write_position,
};
use entrepot_table::contract::Examined;
use entrepot_table::scenario::FormatError;
use entrepot_table::{Dice, Game, Moves, Seat, Seed, Silent};
use std::collections::BTreeSet;

/// Where a random game is left.
const MOST_MOVES: usize = 700;

/// Every position of some random games, over all options.
fn each_position(games: u64, mut then: impl FnMut(&State)) {
    for number in 0..games {
        let mut dice = Dice::new(number, 7);
        let mut seed = Seed::from_number(number);
        let mut state = Anno1800::deal(&Anno1800::setup(&mut dice), &mut seed, &mut Silent);
        then(&state);
        for _ in 0..MOST_MOVES {
            if Anno1800::decider(&state).is_none() {
                break;
            }
            let moves = legal(&state);
            Anno1800::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut Silent);
            then(&state);
        }
    }
}

fn legal(state: &State) -> Vec<Move> {
    let mut moves = Moves::new();
    Anno1800::legal(state, &mut moves);
    moves.to_vec()
}

fn position(text: &str) -> State {
    read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> FormatError {
    read_position(text).expect_err(text)
}

fn play(state: &mut State, line: &str) {
    let mut moves = read_line(line).unwrap();
    Anno1800::arrange(state, &mut moves);
    for mv in moves {
        let seat = Anno1800::decider(state).unwrap();
        Anno1800::check(state, seat, mv).unwrap_or_else(|refusal| panic!("{mv}: {refusal:?}"));
        Anno1800::play(state, mv, &mut Seed::from_number(0), &mut Silent);
    }
}

/// The last line of the text is refused, with these words.
#[track_caller]
fn refuses(text: &str, words: &str) {
    let error = error(text);
    assert!(error.what.contains(words), "{text}: {error}");
    assert_eq!(error.line, text.lines().count(), "{text}: {error}");
}

/// Reads what was written; the text, what every viewer knows and what is legal are the same.
fn round_trip(state: &State) -> State {
    let text = write_position(state);
    let read = position(&text);
    assert_eq!(&read, state, "{text}");
    assert_eq!(write_position(&read), text);
    for viewer in Seat::all(Anno1800::players(state)).map(Some).chain([None]) {
        assert_eq!(Anno1800::view(&read, viewer), Anno1800::view(state, viewer), "{text}");
    }
    assert_eq!(legal(&read), legal(state), "{text}");
    assert_eq!(Anno1800::audit(&read), Ok(()), "{text}");
    read
}

/// A position of a real game is written and read back.
#[test]
fn positions_of_random_games_read_as_they_are_written() {
    let mut count = 0;
    let mut asked = BTreeSet::new();
    each_position(12, |state| {
        round_trip(state);
        let question = state.board().decision().to_string();
        asked.insert(question.split(':').next().unwrap_or("").to_string());
        count += 1;
    });
    assert!(count > 6000, "only {count} positions");
    for question in ["cube", "pay", "return", "site", "spend", "swap", "target", "turn"] {
        assert!(asked.contains(question), "{question} never came up");
    }
}

/// A position that is read plays on as the real one does, cards drawn from the stacks included.
#[test]
fn a_position_plays_on_as_the_real_one() {
    each_position(4, |state| {
        let Some(&mv) = legal(state).last() else { return };
        let [mut real, mut read] = [*state, position(&write_position(state))];
        for state in [&mut real, &mut read] {
            Anno1800::play(state, mv, &mut Seed::from_number(1), &mut Silent);
        }
        assert_eq!(write_position(&real), write_position(&read));
    });
}

/// What no line mentions is as at the start, without cards dealt and without gold (A1.6, A1.9).
#[test]
fn what_is_left_out_is_as_at_the_start() {
    let state = position("# nothing at all\n\n");
    let board = state.board();
    assert_eq!((board.players(), board.round, board.turn.actions), (3, 1, 1));
    assert_eq!((board.cards, board.expeditions, board.old_world, board.new_world), ([46, 32, 24], 22, 12, 8));
    for seat in Seat::all(3) {
        let player = board.player(seat);
        assert_eq!((player.cubes, player.gold, player.hand_size()), ([4, 3, 2, 0, 0], 0, 0));
        assert_eq!((player.trade.ready, player.exploration.ready), (2, 1));
    }
    assert_eq!(board.objectives, Objective::FIRST_GAME);
    assert_eq!(board.decision(), Decision::Turn);
    assert_eq!(position("setup edition=de").board().players(), 3);
    let third = position("setup players=4 first=3");
    assert_eq!((third.board().first, third.board().actor), (Seat::new(2), Seat::new(2)));
}

/// A dealt position is the deal of that seed.
#[test]
fn a_deal_is_a_real_deal() {
    let setup = "players=2 objectives=complex".parse().unwrap();
    let dealt = Anno1800::deal(&setup, &mut Seed::from_number(7), &mut Silent);
    assert_eq!(position("setup players=2 objectives=complex\ndeal 7"), dealt);
    refuses("setup players=2\ndeal", "deal needs a number");
    refuses("setup players=2\ndeal x", "deal needs a number as seed, not x");
    refuses("setup players=2\nhand 1 FW18\ndeal 7", "beside deal only setup");
}

/// The objective cards of the setup, or those of a line (A1.5, A27.2).
#[test]
fn objectives_follow_the_setup() {
    let laid_out = |text: &str| position(text).board().objectives;
    assert_eq!(laid_out("setup objectives=confrontational"), Objective::MAJORITIES);
    assert!(laid_out("setup objectives=zoo_and_museum").contains(&Objective::Museum));
    assert_eq!(laid_out("objectives zoo university aarhant the_editor museum")[2], Objective::Aarhant);
    refuses("objectives zoo museum", "five different");
    refuses("objectives zoo museum zoo aarhant the_queen", "five different");
    refuses("objectives zoo museum zooo aarhant the_queen", "is no objective card; did you mean zoo?");
}

/// Lines may come in any order; cards that do not matter are taken from what the others leave.
#[test]
fn the_order_of_lines_does_not_matter() {
    let state = position("work 1 brewery worker\nhand 1 any_fw*44\nbuilt 1 brewery\nhand 2 FW18*2\nsetup players=2");
    let board = state.board();
    assert_eq!([board.players[0].hand, board.players[1].hand], [[44, 0, 0], [2, 0, 0]]);
    let view = Anno1800::view(&state, Some(Seat::new(0)));
    assert!(view.hand().iter().all(|kind| kind.id() != "FW18"));
    assert_eq!(board.cards, [0, 32, 24]);
}

/// Stacks are named from the top; `rest` says where the cards lie that no line places.
#[test]
fn stacks_are_named_from_the_top() {
    let text = write_position(&position("fw FW05 FW02\naei AEI01 rest AEI02 AEI03"));
    assert!(text.contains("\nfw FW05 FW02 "), "{text}");
    assert!(text.contains("\naei AEI01 ") && text.contains(" AEI02 AEI03\n"), "{text}");
    let text = write_position(&position("old_world_stack OWI04\nnew_world_stack rest NWI02\nexpedition_stack EXP_EI"));
    assert!(text.contains("\nold_world_stack OWI04 ") && text.contains(" NWI02\n"), "{text}");
    refuses("fw AEI01", "AEI01 belongs to the stack aei, not to fw");
    refuses("fw any_aei", "any_aei belongs to the stack aei, not to fw");
    refuses("fw rest FW01 rest", "rest stands once");
    refuses("fw only FW01 rest", "rest stands once");
    refuses("fw empty FW01", "has no cards behind it");
    refuses("old_world_stack only OWI04", "is no Old World island");
}

/// A stack with few cards: the others were played long ago, or drawn by an expedition, by the last seat or the spare one.
#[test]
fn stacks_can_be_short() {
    let state = position("setup players=2\nfw only FW01 FW02\nhand 1 FW03\naei empty\nexpedition_stack only EXP_EI");
    let board = state.board();
    assert_eq!((board.cards, board.expeditions, board.players[1].expeditions), ([2, 0, 24], 1, 21));
    assert_eq!(board.played.len(), 43 + 32);
    assert!(board.played.iter().all(|card| card.seat == Seat::new(1) && !card.ready));
    round_trip(&state);
    let spared = position("setup players=3\naei empty\nspare 1\nplayed 2 FW01");
    assert_eq!(spared.board().played.first().map(|card| card.seat), Some(Seat::new(0)));
    assert_eq!(spared.board().played.last().map(|card| card.seat), Some(Seat::new(1)));
}

/// A line that is none, a setup that is none, a line too many.
#[test]
fn unknown_lines_are_refused() {
    refuses("hands 1 FW01", "\u{201c}hands\u{201d} begins no line of a position");
    refuses("setup players=3\nsetup players=3", "a setup line already");
    refuses("setup players=9", "2 to 4");
    refuses("setup colour=blue", "no option");
    refuses("gold 1 3\ngold 2 3\ngold 1 4", "line 1 says already what \u{201c}gold 1\u{201d} is");
    refuses("round 3\nround 3", "line 1 says already");
    refuses("supply farmer=0", "give cubes to another seat");
    refuses("tokens glassworks 1", "follows from what players have built");
    assert_eq!(error("\n\nhands").to_string().split(':').next(), Some("line 3, column 1"));
}

/// The word that is wrong is told by its column; where words are missing it is the line alone.
#[test]
fn what_is_wrong_has_a_column() {
    for (text, column) in [
        ("gold 5 3", Some(6)),
        ("gold 1 much", Some(8)),
        ("cubes 1 farmer=x", Some(16)),
        ("hand 1 FW18 FW99", Some(13)),
        ("built 1 glassworks brewry", Some(20)),
        ("trade 1 ready=x", Some(15)),
        ("seen 1 fw:99", Some(8)),
        ("removals x", Some(10)),
        ("gold", None),
    ] {
        assert_eq!(error(text).column, column, "{text}: {}", error(text));
    }
}

/// Seats are those of the table.
#[test]
fn seats_must_be_at_the_table() {
    for line in
        ["first 4", "hand 0 FW01", "built x", "turn 4", "spare 5", "trade 9 ready=1", "seen -1 fw:1", "fireworks 4"]
    {
        refuses(&format!("setup players=3\n{line}"), "is no seat; seats are 1 to 3");
    }
    for line in ["first", "turn 1 2", "spare"] {
        refuses(line, "one seat is expected");
    }
    refuses("hand", "hand needs a seat first");
    refuses("seen", "seen needs a seat first");
}

/// Nothing can be in two places, nor more often than the box has it.
#[test]
fn there_are_only_so_many_cards() {
    refuses("hand 1 FW18*3", "no FW18 is left to be placed: it is in the game 2 times");
    refuses("hand 1 FW01\nplayed 2 FW01", "no FW01 is left to be placed: it is in the game once");
    refuses("hand 1 any_nw*25", "nothing of nw is left");
    refuses("hand 1 FW99", "is no population card");
    refuses("hand 1 FW18*x", "is no number");
    refuses("old_world 1 OWI04\nold_world 2 OWI04", "no OWI04 is left");
    refuses("old_world 1 OWI01 OWI02 OWI03 OWI04 OWI05", "at most 4 islands");
    refuses("expeditions 1 EXP_AA*9", "no EXP_AA is left");
    refuses("expeditions 1 EXP_XX", "is no expedition card");
    refuses("new_world 1 NWI01\nhand 1 any_nw*4", "20 cards are too few for the 7 islands left");
    assert!(read_position("new_world 1 NWI01\nhand 1 any_fw*46 any_aei*32 any_nw*3\nexpeditions 2 any*22").is_ok());
}

/// Where tokens stand (A8.3, A8.11, A9.2, A9.4, A10.3, A11.3).
#[test]
fn built_tokens_stand_where_they_can() {
    let state = position(
        "setup players=2\nold_world 1 OWI04 OWI07\nbuilt 1 glassworks/potato_farm brewery@coast bakery merchant2@sea \
         merchant2/merchant1 shipyard2@island2 rum_distillery@land cannery@field15",
    );
    let player = state.board().player(Seat::new(0));
    let at = |field: usize| player.fields[field].built;
    assert_eq!(
        (at(2), at(11), at(12), at(14)),
        (Some(Token::Glassworks), Some(Token::Brewery), Some(Token::Bakery), Some(Token::Cannery))
    );
    assert_eq!((at(18), at(15), at(20)), (Some(Token::Merchant2), Some(Token::Merchant2), Some(Token::RumDistillery)));
    assert_eq!(player.fields.iter().position(|field| field.built == Some(Token::Shipyard2)), Some(28));
    assert_eq!((player.trade.ready, state.board().tokens[Token::Glassworks.index()]), (5, 1));
    round_trip(&state);
    refuses("built 1 glassworks glassworks", "has built glassworks already");
    refuses(
        "built 1 glassworks\nbuilt 2 glassworks\nbuilt 3 glassworks",
        "no glassworks is left on the gameboard: there are 2",
    );
    refuses("built 1 glassworks@sea", "industries stand on land or coast");
    refuses("built 1 merchant2@coast", "ships stand on sea");
    refuses("built 1 shipyard2@field1", "shipyards stand on coast");
    refuses("built 1 glassworks@land", "there is no free field for \u{201c}glassworks@land\u{201d}");
    refuses("built 1 glassworks/brewery", "no brewery is printed there");
    refuses("built 1 glassworks/sawmill bakery/sawmill", "no sawmill is printed there");
    refuses("built 1 sawmill", "sawmill is printed on home islands");
    refuses("built 1 glassworks@island1", "no Old World island 1 here: the player has 0");
    refuses("built 1 glassworks@field21", "fields 1 to 20");
    refuses("built 1 glassworks@moon", "is no place; it is land, coast, sea");
}

/// Who works where (A3.1, A3.4, A16.6).
#[test]
fn cubes_work_where_they_can() {
    let state = position("built 1 brewery@coast\nwork 1 sawmill farmer artisan brewery worker investor");
    let player = state.board().player(Seat::new(0));
    assert_eq!(player.fields[0].work, [Some(Tier::Artisan), Some(Tier::Farmer)]);
    assert_eq!((player.owned(Tier::Farmer), player.owned(Tier::Investor)), (5, 1));
    round_trip(&state);
    refuses("work 1 sawmill farmer farmer farmer", "two workplaces and no third");
    refuses("work 1 brickworks farmer", "no farmer can be at brickworks: cubes come there as artisan");
    refuses("work 1 brewery worker", "no visible brewery on these islands");
    refuses("work 1 sawmill#2 farmer", "no visible sawmill#2");
    refuses("work 1 shipyard1 worker", "only industries have");
    refuses("work 1 farmer", "first comes the industry");
    refuses("work 1", "work names an industry and the cubes there");
}

/// Pieces in numbers (A1.4, A5.5, R28).
#[test]
fn pieces_are_those_of_the_box() {
    let state = position(
        "cubes 1 farmer=1\nexhausted 1 investor=2\ngold 1 7\ntrade 1 ready=1 temporary=3\nexploration 1 exhausted=1",
    );
    let player = state.board().player(Seat::new(0));
    assert_eq!((player.cubes, player.exhausted, player.gold), ([1, 0, 0, 0, 0], [0, 0, 0, 0, 2], 7));
    assert_eq!((player.trade.ready, player.trade.exhausted, player.trade.temporary), (1, 1, 3));
    assert_eq!((player.exploration.ready, player.exploration.exhausted), (0, 1));
    round_trip(&state);
    refuses("cubes 1 farmer=90", "98 farmer cubes are in play, and there are");
    refuses("cubes 1 farmer", "farmer=2 worker=3");
    refuses("cubes 1 peasant=1", "is no tier");
    refuses("gold 1 5001", "one number from 0 to 5000");
    refuses("trade 1 ready=3", "ships of seat 1 have 2 trade tokens; 3 are ready and 0 exhausted");
    refuses("trade 1 ready=1 exhausted=0", "have 2 trade tokens; 1 are ready and 0 exhausted");
    refuses("trade 1 many=1", "is no number of naval tokens");
    refuses("setup strict_supply=all\ngold 1 87", "gold is in play, and there are");
    assert!(read_position("setup strict_supply=none\ncubes 1 farmer=70").is_ok());
    assert!(read_position("setup strict_supply=all\ntrade 1 ready=1 exhausted=0").is_ok());
}

/// Who knows which card (R42).
#[test]
fn knowledge_is_of_cards_that_are_there() {
    let state = position("hand 2 FW18*2\nfw FW01 rest FW02\nseen 1 fw:-1 fw:1 FW18#2@2\nseen 3 FW18@2");
    let view = Anno1800::view(&state, Some(Seat::new(0)));
    let known = |index: usize| view.fw[index].map(|kind| kind.id());
    assert_eq!((known(0), known(1), known(43)), (Some("FW02"), None, Some("FW01")));
    assert_eq!(view.hands[1].len(), 1);
    round_trip(&state);
    for word in ["fw:0", "fw:47", "fw:-47", "fw:x", "fw:-0"] {
        refuses(&format!("seen 1 {word}"), "is no card of the stack, which has 46");
    }
    for word in ["FW18", "FW18@1", "FW18@2", "FW18@9", "FW18#0@2"] {
        refuses(&format!("hand 1 FW18\nseen 1 {word}"), "is no card that can be known");
    }
    refuses("seen 1 xx:1", "is no card stack");
}

/// The turn that is being played (A2.5, A6.6, A8.6, A11.2, A21.2, A22.6, A22.8).
#[test]
fn a_turn_is_described() {
    let text = "setup players=2\nplayed 2 FW01-\nplayed 1 FW02 FW03-\nactions 2\nacted\ntraded timber bricks\n\
                used the_editor\nupgrades farmer=3 engineer=1\ndoing ships 1 1 3\nremovals any\nlaid 2";
    let state = position(text);
    let turn = &state.board().turn;
    assert_eq!((turn.actions, turn.acted, turn.traded.len(), turn.used.len()), (2, true, 2, 1));
    assert_eq!((turn.upgrades, turn.doing, turn.removals, turn.laid), ([3, 0, 0, 1], Doing::Ships([2, 0, 1]), 255, 2));
    round_trip(&state);
    for line in text.lines().skip(1) {
        assert!(write_position(&state).contains(&format!("{line}\n")), "{line}");
    }
    refuses("played 2 FW01\nlaid 1", "only 0 of the last ones are the actor's");
    refuses("acted now", "acted stands alone");
    refuses("traded timbers", "is no resource");
    refuses("upgrades investor=1", "no cube rises above investor");
    refuses("doing workforce 1", "the line \u{201c}acted\u{201d} is missing");
    refuses("acted\ndoing upgrades 4", "at most three such parts");
    refuses("removals some", "one number from 0 to 9 is expected here, or any");
    refuses("line timber bricks", "the one resource that is paid next");
}

/// The end of the game (A23.1, A23.2, A23.8).
#[test]
fn the_end_is_described() {
    let mut state = position("setup players=2\nround 8\nturn 2\nfireworks 1\nhand 1 FW01\nexpeditions 2 EXP_EI");
    assert_eq!(state.board().last_round, Some(9));
    for _ in 0..3 {
        play(&mut state, "action festival end");
    }
    assert!(state.board().over());
    let read = round_trip(&state);
    assert_eq!(Anno1800::outcome(&read), Anno1800::outcome(&state));
    refuses("last_round 4", "when somebody has taken the fireworks");
    refuses("round 9\nfireworks 1\nlast_round 8", "not 9");
    assert!(read_position("fireworks 1\nstack over").is_ok());
}

/// A payment that is under way: object, what is due, the stack (A4.3, A4.5).
#[test]
fn a_payment_is_described() {
    let mut state = position("setup players=2\ngold 1 3\nhand 1 FW18*2");
    play(&mut state, "action expand build brewery");
    assert_eq!(state.board().decision(), Decision::Pay);
    round_trip(&state);
    play(&mut state, "later");
    assert!(write_position(&round_trip(&state)).contains("\nline coal\n"));
    let open = "acted\nactions 0\nremovals 1\nobject token brewery\ndue grain coal\nstack turn pay";
    assert!(legal(&position(open)).contains(&"work grain_farm".parse().unwrap()));
    refuses("stack turn pay", "belong together");
    refuses("object token brewery", "belong together");
    refuses("due timber", "due names something that the object does not cost");
    refuses("acted\nobject token brewery\ndue grain coal\nstack turn pay\nline beer", "not due");
    refuses("acted\ndue grain timber\nstack turn pay\nobject token brewery", "that the object does not cost");
    refuses("acted\nstack turn pay\nobject card FW18", "cannot be had");
    refuses("acted\nstack turn pay\nobject expeditions 4", "cannot be had");
    refuses(
        "acted\ncubes 1\ntrade 1 ready=0\nobject token brewery\ndue grain coal\nstack turn pay",
        "cannot be paid any more",
    );
    refuses("object thing", "what is paid for is token TOKEN");
}

/// What is asked must be something that can be asked and answered.
#[test]
fn what_is_asked_must_be_possible() {
    refuses("stack turn nothing", "is nothing that can be asked");
    refuses("stack turn return:0:300", "is no number");
    refuses(&format!("stack {}", "turn ".repeat(7)), "at most 6 questions");
    let wrong = [
        "",
        "turn turn",
        "turn over",
        "over over",
        "turn return:0:0",
        "turn return:1:2",
        "turn return:0:1:the_editor",
        "turn return:1:1:the_editor",
        "turn gain:farmer:0",
        "turn swap:0:0:0",
        "turn swap:1:1:1",
        "turn spend:trade:2:trade:cost",
        "turn site:sawmill",
        "turn cube:investor",
        "turn spend:exploration:1:trade:objective:zoo",
        "turn target:festival",
        "turn target:play",
    ];
    for stack in wrong {
        refuses(&format!("acted\nstack {stack}"), "the stack names nothing");
    }
    let right = [
        "turn target:expand",
        "turn return:0:2",
        "turn site:brewery",
        "turn cube:farmer",
        "turn gain:farmer:1",
        "turn spend:exploration:1:trade:objective:alonso_graves",
    ];
    // Where an island's cubes come as a whole, nobody is asked (C23).
    refuses("setup cube_effect_partial=off\nacted\ngold 1 3\nstack turn gain:farmer:0", "the stack names nothing");
    // The gold may still have to come (C22).
    round_trip(&position("acted\nactions 0\nfw empty\nplayed 1 FW41\nstack turn gain:farmer:0"));
    round_trip(&position(
        "objectives the_editor zoo museum university the_queen\nhand 1 FW01\nstack turn return:1:1:the_editor",
    ));
    for stack in right {
        round_trip(&position(&format!("acted\nactions 0\ngold 1 3\nhand 1 FW01\nstack {stack}")));
    }
}

/// Whatever stands in a text, it is refused with a line, or it is a position that can be played on.
#[test]
fn broken_texts_are_refused_or_played() {
    let mut dice = Dice::new(3, 3);
    let (mut read, mut refused) = (0, 0);
    each_position(6, |state| {
        if dice.below(4) > 0 {
            return;
        }
        let text = damaged(&write_position(state), &mut dice);
        match read_position(&text) {
            Ok(state) => {
                read += 1;
                assert_eq!(Anno1800::audit(&state), Ok(()), "{text}");
                play_on(state, &mut dice);
            }
            Err(error) => {
                refused += 1;
                assert!((1..=text.lines().count()).contains(&error.line), "{text}: {error}");
            }
        }
    });
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}

/// The text with one to three words changed, left out or exchanged, or a line left out.
fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    let words =
        "0 1 2 3 99 255 -1 farmer farmer=3 timber FW18 EXP_AA any_fw*2 brewery merchant1 turn pay over rest only";
    let words: Vec<&str> = words.split(' ').collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(lines.len());
        let line = &mut lines[at];
        let word = dice.below(line.len());
        match dice.below(4) {
            0 => line[word] = words[dice.below(words.len())],
            1 if line.len() > 1 => {
                line.remove(word);
            }
            2 => line.push(words[dice.below(words.len())]),
            _ => line.truncate(word.max(1)),
        }
    }
    lines.iter().map(|line| line.join(" ")).collect::<Vec<_>>().join("\n")
}

fn play_on(mut state: State, dice: &mut Dice) {
    for _ in 0..40 {
        if Anno1800::decider(&state).is_none() {
            return;
        }
        let moves = legal(&state);
        assert!(!moves.is_empty(), "{}", write_position(&state));
        Anno1800::play(&mut state, moves[dice.below(moves.len())], &mut Seed::from_number(0), &mut Silent);
        assert_eq!(Anno1800::audit(&state), Ok(()), "{}", write_position(&state));
    }
}

/// The examples of `docs/scenarios-anno1800.md` hold.
#[test]
fn the_examples_of_the_page_hold() {
    let page = include_str!("../../../../docs/scenarios-anno1800.md");
    let blocks: Vec<&str> = page.split("```scenario\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 6, "only {} examples", blocks.len());
    for block in blocks {
        let (count, failed) =
            entrepot_scenarios::run_text::<Anno1800>(block).unwrap_or_else(|error| panic!("{block}: {error:?}"));
        assert!(count > 0 && failed.is_empty(), "{block}: {failed:#?}");
    }
}
