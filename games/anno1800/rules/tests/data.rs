//! The component data: what the box holds, how sure we are, and what the reader says of a file that is wrong.

use entrepot_anno1800::{
    Bonus, Build, CardKind, Cost, DATA, Data, DataError, Deck, Effect, Expedition, Figure, NewIsland, Objective,
    OldIsland, Resource, ResourceSet, Status, Tier, Token, read_data,
};

const FILE: &str = include_str!("../data/components.txt");

fn values<const N: usize>(figures: [Figure; N]) -> [u8; N] {
    figures.map(|figure| figure.value)
}

fn set(resources: &[Resource]) -> ResourceSet {
    resources.iter().copied().collect()
}

fn cost(token: Token) -> Cost {
    DATA.tokens[token.index()].cost
}

/// What every cost of the game asks for.
fn costs() -> impl Iterator<Item = Cost> {
    let tokens = DATA.tokens.into_iter().map(|token| token.cost);
    let cards = DATA.cards.into_iter().map(|card| card.cost);
    let prices = DATA.workforce.into_iter().chain(DATA.upgrades).map(|price| price.cost);
    tokens.chain(cards).chain(prices)
}

/// Goods that some industry makes, printed or built.
fn made() -> ResourceSet {
    Token::ALL.into_iter().filter_map(Token::industry).map(|(resource, _)| resource).collect()
}

/// The file that the program is compiled with reads.
#[test]
fn the_data_file_reads() {
    assert_eq!(read_data(FILE.as_bytes()), Ok(DATA));
}

/// A1.1, A9.1, T1: 35 industries twice, 4 + 6 + 4 shipyards, six of each of six ships; 120 in all.
#[test]
fn there_are_120_construction_tokens() {
    let copies = |wanted: fn(Build) -> bool| -> Vec<u8> {
        let tokens = Token::ALL.into_iter().filter(|token| token.on_board() && wanted(token.build()));
        tokens.map(|token| DATA.tokens[token.index()].copies).collect()
    };
    assert_eq!(copies(|build| matches!(build, Build::Industry(..))), [2; 35]);
    assert_eq!(copies(|build| matches!(build, Build::Shipyard(_))), [4, 6, 4]);
    assert_eq!(copies(|build| matches!(build, Build::Ship(..))), [6; 6]);
    assert_eq!(copies(|_| true).iter().map(|&copies| u32::from(copies)).sum::<u32>(), 120);
    let printed = Token::ALL.into_iter().filter(|token| !token.on_board());
    assert!(printed.map(|token| DATA.tokens[token.index()].copies).eq([0; 10]));
}

/// T2: the stacks of cards; likewise islands and objective cards.
#[test]
fn the_stacks_have_their_sizes() {
    let cards = |deck: Deck| -> u8 { CardKind::all().filter(|kind| kind.deck() == deck).map(CardKind::copies).sum() };
    assert_eq!(Deck::ALL.map(cards), [46, 32, 24]);
    assert_eq!(DATA.expeditions.iter().sum::<u8>(), 22);
    assert_eq!((Objective::COUNT, OldIsland::COUNT, NewIsland::COUNT), (20, 12, 8));
}

/// Cubes, gold and naval tokens in the box.
#[test]
fn the_supply_is_that_of_the_box() {
    assert_eq!(values(DATA.cubes), [25, 40, 25, 20, 15]);
    assert_eq!(values([DATA.supply_gold, DATA.supply_trade, DATA.supply_exploration]), [86, 77, 53]);
}

/// What everybody begins with.
#[test]
fn the_start_is_that_of_the_rulebook() {
    assert_eq!(values(DATA.start_cubes), [4, 3, 2, 0, 0]);
    assert_eq!(values(DATA.start_hand), [7, 2]);
    assert_eq!(values(DATA.start_gold), [0, 1, 2, 3]);
}

/// A6.3, A7.2, T25: what a trade and a shift end cost by tier; other prices that are a number.
#[test]
fn prices_in_tokens_and_gold() {
    assert_eq!(values(DATA.trade), [1, 1, 2, 3]);
    assert_eq!(values(DATA.shift_end), [1, 2, 3, 4, 5]);
    assert_eq!(values(DATA.empty_stack), [1, 3]);
    assert_eq!(values(DATA.island_price), [1, 2, 3, 4]);
    assert_eq!(values([DATA.import, DATA.expedition_price]), [1, 2]);
}

/// Points of cards, visitors, gold and fireworks, and those of the objective cards that are a number.
#[test]
fn points_are_those_of_the_rulebook() {
    assert_eq!(values(DATA.card_points), [3, 8, 5]);
    assert_eq!(values(DATA.visitors), [1, 2, 3]);
    assert_eq!(values([DATA.gold_per_point, DATA.fireworks]), [3, 7]);
    let points = |card: Objective| (DATA.objectives[card.index()].points, DATA.objectives[card.index()].second);
    assert!(Objective::MAJORITIES.into_iter().all(|card| points(card) == (10, 4)));
    let single = [
        (Objective::Zoo, 1),
        (Objective::Museum, 1),
        (Objective::BenteJorgensen, 18),
        (Objective::IsabelSarmento, 6),
        (Objective::Pyrphorian, 2),
    ];
    assert!(single.into_iter().all(|(card, number)| points(card) == (number, 0)));
    let others = Objective::EFFECTS.into_iter().chain(Objective::INDUSTRIES);
    assert!(others.into_iter().all(|card| points(card) == (0, 0)));
}

/// 38 goods are made; whatever a cost asks for is made or comes from the New World, and whatever is made is asked for.
#[test]
fn every_resource_has_a_source_and_a_use() {
    let new_world: ResourceSet = Resource::ALL.into_iter().filter(|resource| resource.from_new_world()).collect();
    assert_eq!((made().len(), new_world.len()), (38, 6));
    let asked = costs().fold(ResourceSet::NONE, |all, cost| all.or(cost.resources));
    assert_eq!(asked, made().or(new_world));
    let shown = DATA.new_world.iter().fold(ResourceSet::NONE, |all, island| all.or(island.resources));
    assert_eq!(shown, new_world);
}

/// A4.6: which costs hold what. Resources and cubes pay for tokens, cubes and upgrades, resources and naval tokens for
/// cards; no printed cost holds gold, and nobody makes anything with investors.
#[test]
fn costs_hold_what_the_rules_say() {
    assert!(costs().all(|cost| cost.gold == 0));
    assert!(DATA.cards.iter().all(|card| card.cost.cubes.is_empty()));
    let tokens = DATA.tokens.iter().map(|token| token.cost);
    let prices = DATA.workforce.iter().chain(&DATA.upgrades).map(|price| price.cost);
    assert!(tokens.chain(prices).all(|cost| cost.trade == 0 && cost.exploration == 0));
    assert!(Token::ALL.into_iter().filter_map(Token::industry).all(|(_, tier)| tier != Tier::Investor));
}

/// A22.10: only industries ask for resources of the New World, one each, and which ones.
#[test]
fn the_new_world_serves_industries_only() {
    let wants = |resource: Resource| -> Vec<Token> {
        Token::ALL.into_iter().filter(|token| cost(*token).resources.has(resource)).collect()
    };
    assert_eq!(wants(Resource::Cotton), [Token::CottonMillA, Token::CottonMillW]);
    assert_eq!(wants(Resource::Rubber), [Token::SteamCarriageFactory, Token::PennyFarthingFactory]);
    assert_eq!(wants(Resource::SugarCane), [Token::RumDistillery]);
    assert_eq!(wants(Resource::CoffeeBeans), [Token::CoffeeRoasters]);
    assert_eq!(wants(Resource::Cocoa), [Token::ChocolateFactory]);
    assert_eq!(wants(Resource::Tobacco), [Token::CigarFactory]);
    let imported = |cost: Cost| cost.resources.iter().filter(|resource| resource.from_new_world()).count();
    let asking = costs().filter(|cost| imported(*cost) > 0).count();
    assert_eq!((asking, costs().map(imported).max()), (8, Some(1)));
}

/// A22.10: the cards with a resource of the New World offer all but cotton.
#[test]
fn cards_give_every_new_world_resource_but_cotton() {
    let gives = |kind: &CardKind| matches!(kind.effect(), Effect::Resource(_));
    let cards: Vec<CardKind> = CardKind::all().filter(gives).collect();
    assert_eq!(cards.iter().map(|kind| kind.id()).collect::<Vec<_>>(), ["AEI28", "AEI29"]);
    let all_but_cotton: ResourceSet =
        Resource::ALL.into_iter().filter(|one| one.from_new_world() && *one != Resource::Cotton).collect();
    assert!(cards.iter().all(|kind| kind.effect() == Effect::Resource(all_but_cotton)));
}

/// A9.5, D35: exactly six alternatives, worked by workers, of the sawmill and the five starting industries of artisans; the
/// four farms have none, and the two cotton mills are none.
#[test]
fn six_industries_are_alternatives() {
    let alternatives: Vec<(Token, Token)> =
        Token::ALL.into_iter().filter_map(|token| Some((token, token.alternative_of()?))).collect();
    assert_eq!(alternatives.len(), 6);
    for (token, start) in alternatives {
        let ((makes, by), (made, before)) = (token.industry().unwrap(), start.industry().unwrap());
        assert_eq!((makes, by), (made, Tier::Worker), "{token}");
        assert_eq!(before == Tier::Farmer, start == Token::Sawmill, "{token}");
        assert!(token.on_board() && !start.on_board(), "{token}");
    }
    let mills = [Token::CottonMillA, Token::CottonMillW];
    assert_eq!(mills.map(|mill| mill.alternative_of()), [None; 2]);
    assert_eq!(mills.map(|mill| mill.industry().unwrap().0), [Resource::CottonFabric; 2]);
    assert_eq!(mills.map(|mill| mill.industry().unwrap().1), [Tier::Artisan, Tier::Worker]);
}

/// Five printed industries of farmers, five of artisans.
#[test]
fn home_islands_have_five_industries_of_either_tier() {
    let printed = Token::ALL.into_iter().filter(|token| !token.on_board()).filter_map(Token::industry);
    let tiers: Vec<Tier> = printed.map(|(_, tier)| tier).collect();
    assert_eq!(tiers, [[Tier::Farmer; 5], [Tier::Artisan; 5]].concat());
}

/// A8.13: two tokens of the board are free, no other. The costs that the rulebook's examples name are as they say.
#[test]
fn costs_agree_with_the_examples() {
    let free = Token::ALL.into_iter().filter(|token| token.on_board() && cost(*token) == Cost::FREE);
    assert!(free.eq([Token::SawmillW, Token::Shipyard1]));
    let warehouse = cost(Token::WarehouseW);
    assert_eq!(warehouse.resources, set(&[Resource::Bricks]));
    assert!(warehouse.cubes.iter().eq([Tier::Artisan]));
    assert_eq!(cost(Token::WindowFactory).resources, set(&[Resource::Timber, Resource::Glass]));
    assert_eq!(cost(Token::Merchant2).resources, set(&[Resource::Sails, Resource::Goods, Resource::Timber]));
    assert_eq!(cost(Token::Exploration1).resources, set(&[Resource::Sails, Resource::Timber, Resource::Weapons]));
    assert_eq!(cost(Token::RumDistillery).resources, set(&[Resource::SugarCane, Resource::Timber]));
}

/// Prices that the rulebook's examples name; the price of a new cube holds that of the upgrade to its tier.
#[test]
fn a_new_cube_costs_what_the_last_upgrade_costs_and_more() {
    use Resource::{Bricks, Coal, Goods, SteelBeams, Timber, Windows};
    let [_, worker, _, engineer, _] = DATA.workforce.map(|price| price.cost.resources);
    assert_eq!(worker, set(&[Timber, Bricks]));
    assert_eq!(engineer, set(&[Coal, Goods, SteelBeams, Windows]));
    let [to_worker, to_artisan, ..] = DATA.upgrades.map(|price| price.cost.resources);
    assert_eq!((to_worker, to_artisan), (set(&[Bricks]), set(&[Coal, Goods])));
    for (new, upgrade) in DATA.workforce[1..].iter().zip(DATA.upgrades) {
        assert!(upgrade.cost.resources.within(new.cost.resources));
        assert!(upgrade.cost.cubes.within(new.cost.cubes));
    }
}

/// A26.5 to A26.10: six cards reward 21 industries, never a printed one, never an alternative, each on one card.
#[test]
fn objective_cards_reward_21_industries() {
    let rewards = |card: Objective| {
        let tokens = Token::ALL.into_iter().filter_map(|token| Some((token, DATA.tokens[token.index()].reward?)));
        tokens.filter(move |(_, (by, _))| *by == card).map(|(token, (_, points))| (token, points)).collect::<Vec<_>>()
    };
    let numbers = Objective::INDUSTRIES.map(|card| rewards(card).len());
    assert_eq!(numbers, [7, 2, 2, 3, 3, 4]);
    assert_eq!(Objective::ALL.map(|card| rewards(card).len()).iter().sum::<usize>(), 21);
    for card in Objective::INDUSTRIES {
        let points = if card == Objective::CarlLeonardVonMalching { 3 } else { 6 };
        assert!(rewards(card).iter().all(|(_, each)| *each == points), "{card}");
        assert!(rewards(card).iter().all(|(token, _)| token.on_board() && token.alternative_of().is_none()), "{card}");
    }
    // A26.8, D49, T149: steam carriages, not steam motors.
    let edvard = [Token::SteamCarriageFactory, Token::PennyFarthingFactory, Token::GramophoneFactory];
    assert_eq!(rewards(Objective::EdvardGoode), edvard.map(|token| (token, 6)));
    assert_eq!(DATA.tokens[Token::MotorFactory.index()].reward, None);
}

/// The 21 rewarded goods are those that only cards ask for, fur coats and sewing machines.
#[test]
fn rewarded_goods_are_what_cards_want() {
    let rewarded: ResourceSet = Token::ALL
        .into_iter()
        .filter(|token| DATA.tokens[token.index()].reward.is_some())
        .filter_map(|token| Some(token.industry()?.0))
        .collect();
    let needed = DATA.cards.iter().fold(ResourceSet::NONE, |all, card| all.or(card.cost.resources));
    let tokens = DATA.tokens.iter().map(|token| token.cost);
    let prices = DATA.workforce.iter().chain(&DATA.upgrades).map(|price| price.cost);
    let elsewhere = tokens.chain(prices).fold(ResourceSet::NONE, |all, cost| all.or(cost.resources));
    let cards_only = needed.minus(elsewhere);
    assert_eq!(cards_only.len(), 19);
    assert_eq!(rewarded, cards_only.with(Resource::FurCoats).with(Resource::SewingMachines));
}

/// Cards that are alike are one kind, named by the first: no two kinds are alike.
#[test]
fn equal_cards_are_one_kind() {
    let several: Vec<(&str, u8)> =
        CardKind::all().filter(|kind| kind.copies() > 1).map(|kind| (kind.id(), kind.copies())).collect();
    assert_eq!(several, [("FW18", 2), ("FW36", 5), ("AEI12", 2), ("AEI14", 2), ("NW08", 2), ("NW21", 4)]);
    let content = |kind: CardKind| (kind.deck(), kind.cost(), kind.effect());
    for one in CardKind::all() {
        let alike = CardKind::all().filter(|other| content(*other) == content(one)).count();
        assert_eq!(alike, 1, "{one}");
    }
}

/// A card asks for two or three resources, for exploration tokens, or for two resources and a trade token.
#[test]
fn cards_need_what_their_stack_needs() {
    for kind in CardKind::all() {
        let cost = kind.cost();
        let needs = (cost.resources.len(), cost.trade, cost.exploration);
        let right: &[(usize, u8, u8)] = match kind.deck() {
            Deck::FarmerWorker => &[(2, 0, 0), (0, 0, 2)],
            Deck::ArtisanEngineerInvestor => &[(3, 0, 0), (0, 0, 6)],
            Deck::NewWorld => &[(2, 1, 0), (0, 0, 4)],
        };
        assert!(right.contains(&needs), "{kind}");
    }
}

/// How many cards have which effect (A22.10).
#[test]
fn effects_occur_as_often_as_in_the_stacks() {
    let count = |deck: Deck, effect: Effect| -> u8 {
        CardKind::all().filter(|kind| kind.deck() == deck && kind.effect() == effect).map(CardKind::copies).sum()
    };
    let cubes = |tier, count| Effect::Cubes { tier, count };
    let receive = |gold, trade, exploration| Effect::Receive { gold, trade, exploration };
    let upgrades = |from| Effect::Upgrades { from, count: 3 };
    let fw = [
        cubes(Tier::Farmer, 2),
        cubes(Tier::Worker, 2),
        cubes(Tier::Artisan, 1),
        cubes(Tier::Engineer, 1),
        upgrades(Tier::Farmer),
        receive(0, 3, 0),
        receive(4, 0, 0),
    ];
    assert_eq!(fw.map(|effect| count(Deck::FarmerWorker, effect)), [3, 6, 7, 7, 8, 9, 6]);
    let aei = [
        Effect::Expeditions(2),
        Effect::Action,
        Effect::Return(2),
        receive(0, 0, 3),
        upgrades(Tier::Worker),
        receive(0, 6, 0),
    ];
    assert_eq!(aei.map(|effect| count(Deck::ArtisanEngineerInvestor, effect)), [3, 10, 7, 3, 4, 3]);
    let nw = [
        Effect::Action,
        Effect::Expeditions(2),
        Effect::Return(2),
        receive(0, 0, 3),
        receive(0, 6, 0),
        receive(2, 4, 0),
    ];
    assert_eq!(nw.map(|effect| count(Deck::NewWorld, effect)), [6, 8, 4, 1, 1, 4]);
}

/// A22.10: twelve different Old World islands, four with an effect, eight with something printed.
#[test]
fn old_world_islands_differ() {
    let bonuses = OldIsland::ALL.map(OldIsland::bonus);
    for (at, bonus) in bonuses.iter().enumerate() {
        assert!(!bonuses[..at].contains(bonus), "{bonus:?} twice");
    }
    let works = |effect| matches!(effect, Effect::Cubes { .. } | Effect::Expeditions(2));
    let effects = bonuses.iter().filter(|bonus| matches!(bonus, Bonus::Effect(effect) if works(*effect))).count();
    let printed = bonuses.iter().filter(|bonus| matches!(bonus, Bonus::Printed(token) if token.on_board())).count();
    assert_eq!((effects, printed), (4, 8));
}

/// Three resources each, cotton on all of them; no two islands are alike.
#[test]
fn new_world_islands_show_cotton_and_two_more() {
    let islands = NewIsland::ALL.map(NewIsland::resources);
    assert!(islands.iter().all(|shown| shown.len() == 3 && shown.has(Resource::Cotton)));
    for (at, shown) in islands.iter().enumerate() {
        assert!(!islands[..at].contains(shown), "{shown:?} twice");
    }
    let often = |resource: Resource| islands.iter().filter(|shown| shown.has(resource)).count();
    let others =
        [Resource::SugarCane, Resource::CoffeeBeans, Resource::Cocoa, Resource::Tobacco, Resource::Rubber].map(often);
    assert_eq!(others, [3, 3, 3, 3, 4]);
}

/// Animals and artefacts ask for the same visitors equally often.
#[test]
fn expedition_cards_are_symmetric() {
    for one in Expedition::ALL {
        let mirrored = |other: &Expedition| other.animal() == one.artefact() && other.artefact() == one.animal();
        let other = Expedition::ALL.into_iter().find(mirrored).unwrap();
        assert_eq!(DATA.expeditions[one.index()], DATA.expeditions[other.index()], "{one}");
    }
    assert_eq!(DATA.expeditions, [4, 3, 2, 3, 3, 2, 2, 2, 1]);
}

/// What is a house value is known by name: whoever settles one of them changes this list.
#[test]
fn house_values_are_known() {
    let house = |wanted: fn(usize) -> Status| -> Vec<Token> {
        Token::ALL.into_iter().filter(|token| wanted(token.index()) == Status::HouseValue).collect()
    };
    assert_eq!(house(|token| DATA.tokens[token].build_status), [Token::CoffeeRoasters]);
    let costs = [
        Token::Shipyard2,
        Token::Shipyard3,
        Token::Merchant1,
        Token::Merchant3,
        Token::Exploration2,
        Token::Exploration3,
    ];
    assert_eq!(house(|token| DATA.tokens[token].cost_status), costs);
    assert_eq!(DATA.empty_stack.map(|gold| gold.status), [Status::Verified, Status::HouseValue]);
    for card in Objective::ALL {
        let guessed = Objective::INDUSTRIES.contains(&card) && card != Objective::EdvardGoode;
        let data = DATA.objectives[card.index()];
        assert_eq!(data.name_status == Status::HouseValue, guessed, "{card}");
        assert_eq!(data.status == Status::SingleSource, guessed, "{card}");
    }
    assert!(DATA.cards.iter().all(|card| card.status == Status::SingleSource));
    assert_eq!(DATA.expedition_status, [Status::SingleSource; 9]);
}

/// Whether a row is the one that begins with these words.
fn begins(line: &str, id: &str) -> bool {
    let count = id.split_whitespace().count();
    line.split_whitespace().take(count).eq(id.split_whitespace())
}

/// The file with one row replaced.
fn with_row(id: &str, row: &str) -> String {
    assert!(FILE.lines().any(|line| begins(line, id)), "{id}");
    FILE.lines().map(|line| if begins(line, id) { row } else { line }).collect::<Vec<_>>().join("\n")
}

/// The line of a row, from 1.
fn line_of(id: &str) -> usize {
    1 + FILE.lines().position(|line| begins(line, id)).unwrap()
}

fn read(id: &str, row: &str) -> Result<Data, DataError> {
    read_data(with_row(id, row).as_bytes())
}

/// The row is refused in its own line, with these words.
#[track_caller]
fn refuses(id: &str, row: &str, words: &str) {
    let error = read(id, row).expect_err(row);
    assert!(error.what.contains(words), "{row}: {error}");
    assert_eq!(error.line, line_of(id), "{row}: {error}");
}

/// The file is refused as a whole, with these words.
#[track_caller]
fn refuses_whole(id: &str, row: &str, words: &str) {
    let error = read(id, row).expect_err(row);
    assert!(error.to_string().starts_with("line ") && error.what.contains(words), "{row}: {error}");
}

/// Spaces, tabs, comments, Windows line ends, the order of rows and a missing last line end do not matter.
#[test]
fn the_layout_is_free() {
    assert_eq!(read_data(FILE.replace('\n', "\r\n").as_bytes()), Ok(DATA));
    assert_eq!(read_data(FILE.trim_end().as_bytes()), Ok(DATA));
    assert_eq!(read_data(FILE.replace("  ", "\t").as_bytes()), Ok(DATA));
    assert_eq!(read_data(format!("\n# one\n   # two\n\t\n{FILE}").as_bytes()), Ok(DATA));
    let turned: Vec<&str> = FILE.lines().rev().collect();
    assert_eq!(read_data(turned.join("\n").as_bytes()), Ok(DATA));
}

/// Each figure lands where it belongs, with how sure it is.
#[test]
fn a_row_gives_its_figures() {
    let data = read("industry brewery", "industry brewery beer farmer S 3 H wool cube investor trade 2 V").unwrap();
    let token = data.tokens[Token::Brewery.index()];
    assert_eq!(token.build, Build::Industry(Resource::Beer, Tier::Farmer));
    assert_eq!((token.build_status, token.copies_status), (Status::SingleSource, Status::HouseValue));
    assert_eq!((token.copies, token.cost_status), (3, Status::Verified));
    assert_eq!((token.cost.resources, token.cost.trade), (set(&[Resource::Wool]), 2));
    assert!(token.cost.cubes.iter().eq([Tier::Investor]));
    let data = read("card NW19", "card NW19 1 soap exploration 3 gives gold 1 trade 2 exploration 3 H").unwrap();
    let card = data.cards[CardKind::all().find(|kind| kind.id() == "NW19").unwrap().index()];
    assert_eq!(card.effect, Effect::Receive { gold: 1, trade: 2, exploration: 3 });
    assert_eq!((card.cost.exploration, card.status), (3, Status::HouseValue));
    let data = read("objective hannah_goode", "objective hannah_goode S points 12 5 H").unwrap();
    let card = data.objectives[Objective::HannahGoode.index()];
    assert_eq!((card.name_status, card.points), (Status::SingleSource, 12));
    assert_eq!((card.second, card.status), (5, Status::HouseValue));
    let data = read("shift_end", "shift_end 1 V 2 S 3 H 4 V 15 V").unwrap();
    assert_eq!(values(data.shift_end), [1, 2, 3, 4, 15]);
    assert_eq!(data.shift_end[2].status, Status::HouseValue);
}

/// A row begins with a known name, once, and every row is needed.
#[test]
fn rows_are_there_once() {
    for row in ["mill brewery", "Industry brewery", "V"] {
        refuses("industry brewery", row, "begins with what it is about");
    }
    let unknown = [
        ("industry brewery", "industry breweries beer worker V 2 V free V", "industry on the gameboard"),
        ("industry brewery", "industry sawmill timber farmer V 2 V free V", "industry on the gameboard"),
        ("industry brewery", "industry merchant1 timber farmer V 2 V free V", "industry on the gameboard"),
        ("printed sawmill", "printed brewery beer worker V", "printed on the home island"),
        ("ship merchant1", "ship merchant4 6 V free V", "such as shipyard2 or merchant1"),
        ("ship merchant1", "ship shipyard1 6 V free V", "of another sort"),
        ("shipyard shipyard1", "shipyard merchant1 6 V free V", "of another sort"),
        ("shipyard shipyard1", "shipyard brewery 6 V free V", "of another sort"),
        ("card FW18", "card FW21 2 beer gives action S", "such as FW18"),
        ("objective zoo", "objective zoos V points 1 V", "id of an objective card"),
        ("old_world OWI01", "old_world OWI13 action V", "OWI01 to OWI12"),
        ("new_world NWI01", "new_world OWI01 cotton V", "NWI01 to NWI08"),
        ("expedition EXP_AA", "expedition EXP_AF 4 S", "two of A, E and I"),
        ("workforce farmer", "workforce baker timber V", "a tier is expected"),
        ("upgrade farmer", "upgrade investor timber V", "no upgrade row"),
    ];
    for (id, row, words) in unknown {
        refuses(id, row, words);
    }
    for line in FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let twice = read_data(format!("{line}\n{FILE}").as_bytes()).expect_err(line);
        assert!(twice.what.contains("such a row already"), "{line}: {twice}");
        let missing = read_data(FILE.replacen(&format!("{line}\n"), "", 1).as_bytes()).expect_err(line);
        let told = ["has no row", "row is missing", "row of figures is missing"];
        assert!(told.iter().any(|words| missing.what.contains(words)), "{line}: {missing}");
        refuses(line, &format!("{line} more"), "a word too many");
    }
    assert!(read_data(b"").unwrap_err().what.contains("has no row"));
}

/// Costs are lists of known things, each once.
#[test]
fn costs_are_lists() {
    let refused = [
        ("", "names what it asks for"),
        ("V", "names what it asks for"),
        ("grain coal", "how sure it is"),
        ("grain coals V", "is made of resources"),
        ("grain free V", "is made of resources"),
        ("free grain V", "how sure it is"),
        ("grain grain V", "once"),
        ("cube artisan cube artisan V", "once"),
        ("trade 1 trade 1 V", "once"),
        ("exploration 1 exploration 2 V", "once"),
        ("cube V", "a tier is expected"),
        ("trade V", "1 to 9"),
        ("trade 0 V", "1 to 9"),
        ("exploration 10 V", "1 to 9"),
        ("timber grain potatoes pigs wool coal bricks V", "at most six"),
    ];
    for (words, why) in refused {
        refuses("industry brewery", &format!("industry brewery beer worker V 2 V {words}"), why);
    }
    assert!(
        read("industry brewery", "industry brewery beer worker V 2 V timber grain potatoes pigs wool coal V").is_ok()
    );
    refuses("card FW01", "card FW01 1 bread work_clothes S", "comes `gives`");
    refuses("card FW01", "card FW01 1 gives action S", "names what it asks for");
    assert!(read("card FW01", "card FW01 1 free gives action S").is_ok());
}

/// An effect is one of those of the rules (A22.10), or gold and naval tokens together.
#[test]
fn effects_are_those_of_the_rules() {
    let refused = [
        ("", "an effect is"),
        ("S", "an effect is"),
        ("points 3 S", "an effect is"),
        ("cubes farmer S", "1 to 9"),
        ("cubes 2 S", "a tier is expected"),
        ("cubes 2 farmer", "V, S or H"),
        ("upgrades 3 investor S", "highest tier"),
        ("gold 4 gold 4 S", "each named once"),
        ("gold 4 more S", "each named once"),
        ("gold 0 S", "1 to 9"),
        ("action", "V, S or H"),
        ("return 10 S", "1 to 9"),
        ("one_of S", "there is none"),
        ("one_of cocoa cocoa S", "each once"),
        ("one_of timber S", "New World resources"),
        ("one_of cocoa", "V, S or H"),
    ];
    for (words, why) in refused {
        refuses("card FW01", &format!("card FW01 1 bread gives {words}"), why);
    }
    for words in ["action S", "gold 2 S", "trade 1 exploration 2 S", "return 2 S"] {
        refuses("old_world OWI01", &format!("old_world OWI01 {words}"), "an island brings");
    }
    refuses("old_world OWI01", "old_world OWI01 with windmill S", "id of a construction token");
    refuses("old_world OWI01", "old_world OWI01 with sawmill_w", "V, S or H");
    refuses("new_world NWI01", "new_world NWI01 cotton cocoa S", "three resources");
    refuses("new_world NWI01", "new_world NWI01 cotton cocoa rubber tobacco S", "three resources");
    refuses("new_world NWI01", "new_world NWI01 cotton cocoa coal S", "New World resources");
}

/// What industries can make, and with whom; two of them are never the same (A9.2).
#[test]
fn industries_make_goods() {
    refuses("industry brewery", "industry brewery cocoa worker V 2 V free V", "one of the 38 goods");
    refuses("industry brewery", "industry brewery worker V 2 V free V", "one of the 38 goods");
    refuses("industry brewery", "industry brewery beer investor V 2 V free V", "no workplace");
    refuses("industry brewery", "industry brewery beer worker 2 V free V", "V, S or H");
    refuses("industry brewery", "industry brewery beer worker V 0 V free V", "1 to 9");
    refuses_whole("industry brewery", "industry brewery bread worker V 2 V free V", "the same with the same tier");
    refuses_whole("industry sawmill_w", "industry sawmill_w timber farmer V 2 V free V", "the same with the same tier");
}

/// A22.10: where resources of the New World can be asked for.
#[test]
fn new_world_resources_stay_with_tokens() {
    refuses_whole("industry brewery", "industry brewery beer worker V 2 V cocoa rubber V", "at most one resource");
    assert!(read("industry brewery", "industry brewery beer worker V 2 V cocoa V").is_ok());
    for (id, row) in [
        ("card FW01", "card FW01 1 cocoa gives action S"),
        ("workforce farmer", "workforce farmer cotton V"),
        ("upgrade engineer", "upgrade engineer rubber V"),
    ] {
        refuses_whole(id, row, "only industries, shipyards and ships");
    }
}

/// What an objective card's row says depends on the card.
#[test]
fn objective_cards_have_their_own_content() {
    refuses("objective aarhant", "objective aarhant V points 5 V", "an `effect`");
    refuses("objective the_queen", "objective the_queen V points 5 V", "`rewards`");
    refuses("objective zoo", "objective zoo V rewards brewery 1 V", "`points`");
    refuses("objective zoo", "objective zoo V points 100 V", "0 to 99");
    refuses("objective zoo", "objective zoo V points 1 4 V", "V, S or H");
    refuses("objective university", "objective university V points 10 V", "0 to 99");
    refuses("objective zoo", "objective zoo points 1 V", "V, S or H");
    refuses("objective the_queen", "objective the_queen H rewards brewery 6 S", "by one objective card");
    refuses("objective the_queen", "objective the_queen H rewards sawmill 6 S", "industries of the gameboard");
    refuses("objective the_queen", "objective the_queen H rewards shipyard1 6 S", "industries of the gameboard");
    refuses("objective the_queen", "objective the_queen H rewards champagne_cellar 6", "industries of the gameboard");
    refuses("objective the_queen", "objective the_queen H rewards champagne_cellar S", "0 to 99");
}

/// Rows of figures have as many as there are tiers, stacks or seats, each a number and a letter.
#[test]
fn figures_are_a_number_and_a_letter() {
    for row in ["fireworks", "fireworks V", "fireworks -1 V", "fireworks 256 V", "fireworks 1000 V", "fireworks 7a V"] {
        refuses("fireworks", row, "0 to 255");
    }
    for row in ["fireworks 7", "fireworks 7 v", "fireworks 7 VV", "fireworks 7 7 V"] {
        refuses("fireworks", row, "V, S or H");
    }
    assert_eq!(read("fireworks", "fireworks 255 S").unwrap().fireworks.value, 255);
    refuses("trade", "trade 1 V 1 V 2 V", "0 to 255");
    refuses("trade", "trade 1 V 1 V 2 V 3 V 4 V", "a word too many");
    for row in ["trade 1 V 1 V 2 V 16 V", "trade 16 V 1 V 2 V 3 V"] {
        refuses("trade", row, "at most 15");
    }
    refuses("import", "import 16 V", "at most 15");
}

/// Numbers that must fit together.
#[test]
fn figures_fit_together() {
    refuses_whole("gold_per_point", "gold_per_point 0 V", "at least 1");
    refuses_whole("cubes", "cubes 15 V 40 V 25 V 20 V 15 V", "enough for four players");
    refuses_whole("cubes", "cubes 100 V 40 V 25 V 20 V 15 V", "at most 99");
    assert!(read("cubes", "cubes 16 V 40 V 25 V 20 V 99 V").is_ok());
    refuses_whole("start_hand", "start_hand 12 V 2 V", "at most 11");
    refuses_whole("start_hand", "start_hand 7 V 9 V", "8 of the second");
    assert!(read("start_hand", "start_hand 11 V 8 V").is_ok());
    refuses_whole("card FW18", "card FW18 1 beer bread gives cubes 1 engineer S", "add up to 46");
    refuses_whole("card AEI12", "card AEI12 3 exploration 6 gives action S", "AEI cards to 32");
    refuses_whole("card NW21", "card NW21 3 exploration 4 gives action S", "NW cards to 24");
    refuses_whole("expedition EXP_AA", "expedition EXP_AA 5 S", "add up to 22");
    refuses("expedition EXP_AA", "expedition EXP_AA 0 S", "1 to 9");
}

/// Broken files are refused, never a panic: cut off anywhere, or with a byte changed.
#[test]
fn broken_files_do_no_harm() {
    let bytes = FILE.as_bytes();
    for end in (0..bytes.len()).step_by(13) {
        let _ = read_data(&bytes[..end]);
        let mut changed = bytes.to_vec();
        for byte in [0, b' ', b'\n', b'#', b'9', b'V', 0xff] {
            changed[end] = byte;
            let _ = read_data(&changed);
        }
    }
}
