//! Expand, for every token of the gameboard: where it may stand, how many there are, what ships bring and cost (A8.1 to A11.6).

use entrepot_anno1800::{
    Anno1800, Build, Fleet, Move, Naval, Player, Refusal, Setup, Site, State, StrictSupply, Terrain, Tier, Token,
    read_line, read_position,
};
use entrepot_table::contract::Examined;
use entrepot_table::{Dice, Game, Moves, Refuse, Seat, Seed, Silent};

/// Tokens that can be built.
fn tokens() -> impl Iterator<Item = Token> {
    Token::ALL.into_iter().filter(|token| token.on_board())
}

fn industries() -> impl Iterator<Item = Token> {
    tokens().filter(|token| token.industry().is_some())
}

fn ships() -> impl Iterator<Item = (Token, Naval, u8)> {
    tokens().filter_map(|token| token.ship().map(|(kind, strength)| (token, kind, strength)))
}

fn position(lines: &[&str]) -> State {
    read_position(&lines.join("\n")).unwrap_or_else(|error| panic!("{lines:?}: {error}"))
}

/// A token was paid for, and seat 1 is asked where it goes.
fn paid_for(token: Token, lines: &[&str]) -> State {
    let asked = format!("stack turn site:{token}");
    position(&[lines, &["acted", "actions 0", &asked]].concat())
}

fn check(state: &State, line: &str) -> Result<(), Refusal> {
    Anno1800::check(state, Seat::new(0), read_line(line).unwrap()[0])
}

fn play(state: &mut State, line: &str) {
    for mv in read_line(line).unwrap() {
        Anno1800::check(state, Seat::new(0), mv).unwrap_or_else(|refusal| panic!("{mv}: {refusal:?}"));
        Anno1800::play(state, mv, &mut Seed::from_number(0), &mut Silent);
    }
}

fn legal(state: &State) -> Vec<String> {
    let mut moves = Moves::new();
    Anno1800::legal(state, &mut moves);
    moves.iter().map(Move::to_string).collect()
}

fn first(state: &State) -> &Player {
    state.board().player(Seat::new(0))
}

/// A9.4, A10.3, A11.3: industries on land and coast, shipyards on the coast, ships at sea; elsewhere by that rule refused.
#[test]
fn every_token_has_its_terrain() {
    for token in tokens() {
        let (fits, rule): (&[Terrain], &str) = match token.build() {
            Build::Industry(..) => (&[Terrain::Land, Terrain::Coast], "A9.4"),
            Build::Shipyard(_) => (&[Terrain::Coast], "A10.3"),
            Build::Ship(..) => (&[Terrain::Sea], "A11.3"),
        };
        let state = paid_for(token, &["setup players=2", "old_world 1 OWI04"]);
        for terrain in [Terrain::Land, Terrain::Coast, Terrain::Sea] {
            let place = Move::Place(Site::Free(terrain));
            match Anno1800::check(&state, Seat::new(0), place) {
                Ok(()) => assert!(fits.contains(&terrain), "{token} on {terrain:?}"),
                Err(refusal) => {
                    assert!(!fits.contains(&terrain), "{token} on {terrain:?}: {refusal:?}");
                    assert_eq!(refusal.rule(), rule, "{token} on {terrain:?}");
                }
            }
        }
    }
}

/// A9.1, A10.2, A11.5: two of every industry, 4, 6 and 4 shipyards, six ships of a type; then there is none.
#[test]
fn every_token_runs_out() {
    for token in tokens() {
        let copies = match token.build() {
            Build::Industry(..) => 2,
            Build::Shipyard(2) => 6,
            Build::Shipyard(_) => 4,
            Build::Ship(..) => 6,
        };
        // The others have them all: industries once each, the rest twice.
        let of_two = ["built 2", "built 3", "built 4"].map(|line| format!("{line} {token} {token}"));
        let of_one = ["built 2", "built 3"].map(|line| format!("{line} {token}"));
        let built: Vec<&str> = match copies {
            2 => of_one.iter().map(String::as_str).collect(),
            _ => of_two[..copies / 2].iter().map(String::as_str).collect(),
        };
        let mut state = position(&[&["setup players=4"], &built[..]].concat());
        assert_eq!(state.board().tokens[token.index()], 0, "{token}");
        play(&mut state, "action expand");
        let refused = check(&state, &format!("build {token}")).expect_err("all are taken");
        assert_eq!(refused, Refusal::SoldOut { token });
        assert_eq!(refused.rule(), "A8.11");
    }
}

/// A9.2, R16: who has an industry can build it only over itself.
#[test]
fn no_industry_stands_twice() {
    for token in industries() {
        let mut state = paid_for(token, &["setup players=2", &format!("built 1 {token}@coast")]);
        assert_eq!(legal(&state), [format!("over {token}")]);
        assert_eq!(check(&state, "place coast"), Err(Refusal::OwnedAlready { token }));
        play(&mut state, &format!("over {token}"));
        assert_eq!((first(&state).count(token), state.board().tokens[token.index()]), (1, 1), "{token}");
    }
}

/// A9.5, D35: exactly six tokens are alternatives, each for workers and of what its starting industry makes.
#[test]
fn six_industries_are_alternatives() {
    let pairs: Vec<(Token, Token)> = tokens().filter_map(|token| Some((token, token.alternative_of()?))).collect();
    let starts: Vec<Token> = pairs.iter().map(|(_, start)| *start).collect();
    let farms = [Token::GrainFarm, Token::PotatoFarm, Token::PigFarm, Token::SheepFarm];
    let printed = Token::ALL.into_iter().filter(|token| !token.on_board() && !farms.contains(token));
    assert!(printed.eq(starts));
    for (token, start) in pairs {
        let (made, tier) = token.industry().unwrap();
        assert_eq!((made, tier), (start.industry().unwrap().0, Tier::Worker));
    }
}

/// D1, T50, T51: anywhere by default; by option over the starting industry and nowhere else.
#[test]
fn alternatives_stand_beside_or_over_their_starting_industry() {
    for token in tokens() {
        let beside = paid_for(token, &["setup players=2 alt_industry=addition", "old_world 1 OWI04"]);
        let over = paid_for(token, &["setup players=2 alt_industry=must_replace", "old_world 1 OWI04"]);
        match token.alternative_of() {
            Some(start) => {
                assert_eq!(legal(&over), [format!("over {start}")]);
                assert_eq!(check(&over, "place coast").unwrap_err().rule(), "D1");
                assert!(
                    legal(&beside).contains(&"place coast".into()) && legal(&beside).contains(&"place land".into())
                );
            }
            None => assert_eq!(legal(&over), legal(&beside), "{token}"),
        }
    }
}

/// A11.1, A11.4: as many tokens of its kind as its strength, ready at once, from the supply.
#[test]
fn ships_bring_their_tokens() {
    for (token, kind, strength) in ships() {
        let mut state = paid_for(token, &["setup players=2"]);
        let before = state.board().supply;
        play(&mut state, "place sea");
        let (trade, exploration) = if kind == Naval::Trade { (strength, 0) } else { (0, strength) };
        assert_eq!(
            (first(&state).trade.ready, first(&state).exploration.ready),
            (2 + trade, 1 + exploration),
            "{token}"
        );
        let supply = state.board().supply;
        assert_eq!(before.trade - supply.trade, i32::from(trade));
        assert_eq!(before.exploration - supply.exploration, i32::from(exploration));
    }
}

/// What a ship of strength `lost` costs, then what one of strength `new` brings.
fn after(fleet: Fleet, lost: u8, new: u8) -> Fleet {
    let exhausted = fleet.exhausted.saturating_sub(lost);
    let ready = fleet.ready - lost.saturating_sub(fleet.exhausted);
    Fleet { exhausted, ready: ready + new, ..fleet }
}

/// A8.10, R13: every ship over every other, with every number of exhausted tokens: those go first.
#[test]
fn ships_built_over_lose_their_tokens() {
    for (old, lost_kind, lost) in ships() {
        for (new, new_kind, strength) in ships() {
            // Printed ones come first: two merchant ships and an exploration ship of strength 1.
            let spot = match old {
                Token::Merchant1 => "merchant1#3".into(),
                Token::Exploration1 => "exploration1#2".into(),
                _ => old.to_string(),
            };
            let word = if lost_kind == Naval::Trade { "trade" } else { "exploration" };
            let owned = if lost_kind == Naval::Trade { 2 } else { 1 } + lost;
            for exhausted in 0..=owned {
                let built = format!("built 1 {old}@sea");
                let used = format!("{word} 1 exhausted={exhausted} temporary=1");
                let mut state = paid_for(new, &["setup players=2", &built, &used]);
                let before = *first(&state);
                play(&mut state, &format!("over {spot}"));
                for kind in [Naval::Trade, Naval::Exploration] {
                    let lost = if kind == lost_kind { lost } else { 0 };
                    let new = if kind == new_kind { strength } else { 0 };
                    assert_eq!(*first(&state).fleet(kind), after(*before.fleet(kind), lost, new), "{new} over {old}");
                }
                Anno1800::audit(&state).unwrap();
            }
        }
    }
}

/// Whether each ship finds a yard of its own, none weaker than itself.
fn matched(ships: &[u8], yards: &[u8]) -> bool {
    let Some((ship, others)) = ships.split_first() else { return true };
    (0..yards.len()).filter(|&yard| yards[yard] >= *ship).any(|yard| {
        let rest: Vec<u8> = yards.iter().enumerate().filter(|(at, _)| *at != yard).map(|(_, yard)| *yard).collect();
        matched(others, &rest)
    })
}

/// Every list of at most this many strengths, the weaker first.
fn lists(most: usize) -> Vec<Vec<u8>> {
    let longer = |list: &Vec<u8>| {
        let least = list.last().copied().unwrap_or(1);
        (least..=3).map(|strength| [&list[..], &[strength]].concat()).collect::<Vec<_>>()
    };
    let lengths = (0..=most).scan(vec![vec![]], |lists, _| {
        let next = lists.iter().flat_map(longer).collect();
        Some(std::mem::replace(lists, next))
    });
    lengths.flatten().collect()
}

/// A11.2, A10.1, D14: a further ship is allowed exactly if all ships of the action can be matched to yards, one each.
#[test]
fn ships_are_matched_to_yards() {
    let mut cases = 0;
    for yards in lists(4) {
        // The first token covers the printed yard.
        let tokens = yards.iter().enumerate().map(|(at, yard)| match at {
            0 => format!("shipyard{yard}/shipyard1"),
            _ => format!("shipyard{yard}"),
        });
        let tokens = tokens.collect::<Vec<_>>().join(" ");
        let built = if yards.is_empty() { "built 1 brewery/shipyard1".into() } else { format!("built 1 {tokens}") };
        for ships in lists(3).into_iter().filter(|ships| matched(ships, &yards)) {
            let numbers = ships.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
            let doing = format!("doing ships {numbers}");
            let state = match ships.is_empty() {
                false => position(&["setup players=2", &built, "acted", "actions 0", &doing]),
                true => {
                    let mut state = position(&["setup players=2", &built]);
                    play(&mut state, "action expand");
                    state
                }
            };
            for (token, _, strength) in self::ships() {
                let refused = check(&state, &format!("build {token}")).err();
                let owned = yards.iter().any(|yard| *yard >= strength);
                let no_yard = refused == Some(Refusal::NoYard { token, owned });
                let all = [&ships[..], &[strength]].concat();
                assert_eq!(no_yard, !matched(&all, &yards), "yards {yards:?}, ships {all:?}: {refused:?}");
                cases += 1;
            }
        }
    }
    assert!(cases > 1000, "{cases} cases");
}

fn built(player: &Player, token: Token) -> usize {
    player.fields.iter().filter(|field| field.built == Some(token)).count()
}

/// The ten, five and five fields of a home island, then two of each kind on every Old World island (A1.6, A17.3).
fn terrain(field: usize) -> Terrain {
    match (field, field.saturating_sub(20) % 6) {
        (0..10, _) | (20.., 0 | 1) => Terrain::Land,
        (10..15, _) | (20.., 2 | 3) => Terrain::Coast,
        _ => Terrain::Sea,
    }
}

/// What must hold of a player's islands after every move. Tells whether an industry stands twice.
fn look_at(before: &Player, player: &Player, setup: &Setup) -> bool {
    for token in industries() {
        assert!(built(player, token) <= 1, "{token} is built twice");
        // Islands of the Old World bring a second one (A9.6, A8.15); whoever builds has one.
        let new = built(player, token) > built(before, token);
        assert!(!new || player.count(token) == 1, "{token} was built a second time");
    }
    for (field, token) in player.tokens() {
        assert!(token.fits(terrain(field)), "{token} on field {field}");
    }
    for kind in [Naval::Trade, Naval::Exploration] {
        let strengths = player.tokens().filter_map(|(_, token)| token.ship()).filter(|ship| ship.0 == kind);
        let (fleet, strengths) = (player.fleet(kind), strengths.map(|ship| ship.1).sum::<u8>());
        let all = fleet.ready + fleet.exhausted;
        assert!(all == strengths || all < strengths && setup.strict_supply == StrictSupply::All);
    }
    industries().any(|token| player.count(token) > 1)
}

/// A5.5, A8.3, A9.2, A9.4, A9.6, A9.7: over random games with any options.
#[test]
fn islands_keep_the_rules_in_random_games() {
    let mut twice = 0;
    for number in 0..60 {
        let (mut dice, mut seed) = (Dice::new(number, 11), Seed::from_number(number));
        let setup = Anno1800::setup(&mut dice);
        let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
        for _ in 0..1500 {
            let Some(seat) = Anno1800::decider(&state) else { break };
            let before = *state.board().player(seat);
            let mut moves = Moves::new();
            Anno1800::legal(&state, &mut moves);
            Anno1800::play(&mut state, moves[dice.below(moves.len())], &mut seed, &mut Silent);
            twice += usize::from(look_at(&before, state.board().player(seat), &setup));
        }
    }
    assert!(twice > 0, "no island brought an industry a second time");
}
