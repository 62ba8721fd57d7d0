//! One of everything that can happen, be asked, be answered or be refused: each must have its words in every language.

use super::teller::Teller;
use super::words::Words;
use entrepot_anno1800::{
    Action, Anno1800, Asker, CardKind, Coin, Decision, Deck, Effect, Event, Expedition, Homecoming, Lack, Move, Naval,
    NewIsland, Object, Objective, OldIsland, Purpose, Refusal, Resource, Score, Setup, Site, Spent, Spot, Terrain,
    Tier, Token, Whereabouts,
};
use entrepot_table::{Game, Refuse, Seat, Seed, Silent};
use entrepot_terminal::texts::Language;

const ANA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const SPOT: Spot = Spot { token: Token::Brewery, copy: 1 };

fn words(language: Language) -> Words {
    Words::spoken(language, vec!["Ana".into(), "Ben".into()])
}

fn card() -> CardKind {
    "FW18".parse().unwrap()
}

fn places() -> [Whereabouts; 3] {
    [Whereabouts::District, Whereabouts::Exhausted, Whereabouts::At(SPOT)]
}

fn purposes() -> [Purpose; 4] {
    let resource = Resource::Glass;
    [
        Purpose::Cost,
        Purpose::Trade { resource, seat: BEN },
        Purpose::Import(Resource::Cocoa),
        Purpose::Objective(Objective::TheEditor),
    ]
}

fn decisions() -> Vec<Decision> {
    let mut all = vec![Decision::Turn, Decision::Pay, Decision::Site(Token::Brewery), Decision::Over];
    all.extend(Action::ALL.map(Decision::Target));
    all.extend(Tier::WORKING.map(Decision::Cube));
    for purpose in purposes() {
        let spend = |kind, left| Decision::Spend { kind, left, from: Coin::Trade, purpose };
        all.extend([spend(Naval::Trade, 4), spend(Naval::Trade, 3), spend(Naval::Exploration, 2)]);
    }
    all.extend([0, 2].map(|more| Decision::Gain { tier: Tier::Engineer, more }));
    all.extend([[0; 3], [1, 0, 1]].map(|returned| Decision::Swap { returned }));
    let asker = Asker::Effect;
    all.extend([(0, 1), (0, 2), (1, 1), (2, 2)].map(|(least, most)| Decision::Return { least, most, asker }));
    all.push(Decision::Return { least: 1, most: 1, asker: Asker::TheEditor });
    all
}

fn moves() -> Vec<Move> {
    let mut all = vec![Move::Later, Move::Accept, Move::Decline, Move::Done, Move::End, Move::Expeditions(1)];
    all.extend(Action::ALL.map(Move::Action));
    all.extend(Token::ALL.map(Move::Build));
    all.extend(CardKind::all().flat_map(|kind| [Move::Play(kind), Move::Activate(kind), Move::Return(kind)]));
    all.extend(Tier::ALL.into_iter().flat_map(|tier| [Move::Hire(tier), Move::Upgrade(tier), Move::Exhaust(tier)]));
    all.extend(Objective::ALL.map(Move::Use));
    all.extend(Coin::ALL.map(Move::Spend));
    all.extend(Terrain::ALL.map(|terrain| Move::Place(Site::Free(terrain))));
    all.extend([Move::Place(Site::Over(SPOT)), Move::Work(SPOT), Move::Remove(SPOT)]);
    all.push(Move::Trade { resource: Resource::Timber, seat: BEN });
    all.push(Move::Trade { resource: Resource::Timber, seat: Seat::new(3) });
    all.extend(Resource::ALL.map(Move::Import));
    for at in places() {
        all.extend(Tier::ALL.into_iter().flat_map(|tier| [Move::Raise { tier, at }, Move::ShiftEnd { tier, at }]));
    }
    all
}

fn lacks() -> Vec<Lack> {
    let (resource, tier, have) = (Resource::Beer, Tier::Worker, 1);
    let mut all = vec![
        Lack::NobodyMakes { resource },
        Lack::WorkplacesBusy { resource, gold: 2, have },
        Lack::NoWorker { resource, tier, gold: 2, have },
        Lack::NoneOfTier { resource, tier },
        Lack::TooFewTokens { resource, price: 2, have: 1 },
        Lack::TradedAlready { resource },
        Lack::NoIsland { resource: Resource::Cocoa },
        Lack::NoCube { tier },
        Lack::CubeUsed { tier, gold: 2, have },
        Lack::TradeTokens { need: 2, have: 1 },
        Lack::ExplorationTokens { need: 2, have: 1 },
        Lack::Gold { need: 3, have },
        Lack::TogetherBoth { gold: 2, tokens: 1 },
        Lack::ActivateFirst { kind: card() },
        Lack::UseFirst { objective: Objective::Aarhant },
    ];
    all.extend([(0, 0), (1, 0), (0, 1), (1, 2)].map(|(gold, tokens)| Lack::Together { gold, tokens }));
    all
}

fn refusals() -> Vec<Refusal> {
    let (token, tier, kind, resource) = (Token::Brewery, Tier::Worker, card(), Resource::Beer);
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { seat: BEN },
        Refusal::NoActionLeft,
        Refusal::ActFirst,
        Refusal::CostBecomesUnpayable,
        Refusal::ActionBecomesImpossible { action: Action::Expand },
        Refusal::SoldOut { token },
        Refusal::OnlyPrinted { token },
        Refusal::OwnedAlready { token },
        Refusal::OneTokenEach { token },
        Refusal::NoYard { token: Token::Merchant2, owned: false },
        Refusal::NoCubeInSupply { tier },
        Refusal::HighestTier,
        Refusal::NotInHand { kind },
        Refusal::BeingPlayed { kind },
        Refusal::OneToThree { count: 4 },
        Refusal::NoSuchToken { spot: SPOT },
        Refusal::NoIndustry { token: Token::Shipyard1 },
        Refusal::NotDue { resource },
        Refusal::NotThisLine { resource },
        Refusal::CubeNotDue { tier },
        Refusal::NoWorkplace { token },
        Refusal::NoneInDistrict { tier },
        Refusal::PartnerLacks { resource, seat: BEN },
        Refusal::OwnSeat,
        Refusal::TradedAlready { resource },
        Refusal::NeverTraded { resource: Resource::Cocoa },
        Refusal::NotOnIslands { resource: Resource::Cocoa },
        Refusal::TooFewTokens { resource, price: 2 },
        Refusal::NothingLater,
        Refusal::NoFreeField { site: Site::Free(Terrain::Sea) },
        Refusal::NoFreeField { site: Site::Over(SPOT) },
        Refusal::MustReplace { token: Token::SawmillW, over: Token::Sawmill },
        Refusal::NoRemoval,
        Refusal::Printed { token },
        Refusal::YardInUse,
        Refusal::NotUsed { tier },
        Refusal::ShiftEndGold { gold: 2, have: 1 },
        Refusal::NotReady { kind },
        Refusal::TooLate { kind },
        Refusal::NoUse { kind },
        Refusal::NoCostAsksForIt { kind },
        Refusal::NoFreeUpgrade { tier },
        Refusal::EditorsCard,
        Refusal::CubeGold { gold: 3, have: 1 },
        Refusal::AsAWhole,
        Refusal::NoTokensInSupply { token: Token::Merchant2, naval: Naval::Trade, need: 2, left: 1 },
        Refusal::NoTokensInSupply { token: Token::Exploration1, naval: Naval::Exploration, need: 1, left: 0 },
        Refusal::NothingSwapped,
    ];
    all.extend(decisions().into_iter().map(|asked| Refusal::OtherQuestion { asked }));
    all.extend(lacks().into_iter().map(|lack| Refusal::CannotPay { lack }));
    all.extend(places().map(|at| Refusal::NoSuchCube { tier, at }));
    all.extend(Deck::ALL.map(|deck| Refusal::SwapStackEmpty { deck }));
    all.push(Refusal::TooManyCards { asked: Decision::Swap { returned: [1; 3] } });
    all.extend(Coin::ALL.into_iter().flat_map(|coin| [Refusal::NoSuchCoin { coin }, Refusal::CoinOrder { coin }]));
    for action in Action::ALL {
        all.extend([
            Refusal::NothingPossible { action },
            Refusal::FourIslands { action },
            Refusal::StackEmpty { action },
            Refusal::ThreeAtMost { action },
        ]);
    }
    for token in [Token::Brewery, Token::Shipyard1, Token::Merchant1] {
        all.push(Refusal::DoesNotFit { token, site: Site::Free(Terrain::Sea) });
    }
    for objective in Objective::ALL {
        all.extend([
            Refusal::NotLaidOut { objective },
            Refusal::NoEffect { objective },
            Refusal::UsedAlready { objective },
            Refusal::ObjectivePrice { objective },
        ]);
    }
    all.extend([1, 2].map(|least| Refusal::MoreCards { least }));
    all
}

/// Every event, those that tell of cards once with and once without names.
fn events() -> Vec<Event> {
    let (seat, tier, kind, resource, token) = (ANA, Tier::Worker, card(), Resource::Glass, Token::Glassworks);
    let effect = Effect::Upgrades { from: Tier::Farmer, count: 3 };
    let mut all = vec![
        Event::Dealt { objectives: Objective::ALL.to_vec(), first: seat },
        Event::Turn { seat, round: 3, last: false },
        Event::Worked { seat, token, tier, field: 0, place: 0 },
        Event::Traded { seat, partner: BEN, resource, gold: 1 },
        Event::Imported { seat, resource, island: NewIsland::Nwi01, place: 0 },
        Event::Received { seat, kind, resource },
        Event::Exhausted { seat, tier },
        Event::PaidGold { seat, gold: 3, objective: None },
        Event::PaidGold { seat, gold: 3, objective: Some(Objective::AlonsoGraves) },
        Event::Announced { seat, kind },
        Event::Played { seat, kind },
        Event::TurnedDown { seat, kind },
        Event::Gained { seat, tier },
        Event::Declined { seat, tier },
        Event::Lapsed { seat, effect },
        Event::Gift { seat, gold: 2, trade: 4, exploration: 1 },
        Event::MoreActions { seat },
        Event::Festival { seat, from: Homecoming::default() },
        Event::Fireworks { seat, last_round: 9 },
        Event::Ended { scores: vec![Score::default()] },
    ];
    all.extend(CardKind::all().map(|kind| Event::Activated { seat, kind, effect: kind.effect() }));
    all.extend(Action::ALL.map(|action| Event::Action { seat, action }));
    all.extend(Objective::EFFECTS.map(|objective| Event::Used { seat, objective }));
    all.extend(OldIsland::ALL.map(|island| Event::OldWorld { seat, island, place: 0, aboard: 0 }));
    all.extend(NewIsland::ALL.map(|island| Event::NewWorld { seat, island, place: 0 }));
    let tokens = Spent { trade: 1, temporary_trade: 2, exploration: 1, temporary_exploration: 2 };
    all.extend(purposes().map(|purpose| Event::Spent { seat, tokens, purpose }));
    for at in places() {
        all.push(Event::ShiftEnd { seat, tier, at, field: None, gold: 2 });
        all.extend([true, false].map(|free| Event::Raised { seat, tier, at, field: None, free }));
    }
    for (other, cubes) in [(None, 0), (Some(Token::Sawmill), 1), (Some(Token::Merchant1), 2)] {
        let (field, aboard, ashore, cubes) = (0, 0, 0, vec![tier; cubes]);
        let (over, back, gone) = (other, other.is_some(), cubes.clone());
        all.push(Event::Built { seat, token, field, over, back, cubes: gone, aboard, ashore });
        all.push(Event::Removed { seat, token, field, uncovered: other, cubes, aboard, ashore });
    }
    for deck in Deck::ALL {
        all.push(Event::Drew { seat, deck, count: 2, cards: None });
        all.push(Event::Returned { seat, deck, card: None });
    }
    all.push(Event::Drew { seat, deck: Deck::FarmerWorker, count: 2, cards: Some(vec![kind, kind]) });
    all.push(Event::Returned { seat, deck: Deck::FarmerWorker, card: Some(kind) });
    all.push(Event::Expeditions { seat, count: 2, cards: None });
    all.push(Event::Expeditions { seat, count: 9, cards: Some(Expedition::ALL.to_vec()) });
    all
}

/// A text is there, and all its gaps are filled.
fn assert_said(language: Language, text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.is_empty() && !text.contains(['⟨', '{', '$']), "{language}: {what:?}: {text}");
}

#[test]
fn questions_answers_and_refusals_are_said_in_every_language() {
    let state = Anno1800::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
    let board = state.board();
    for language in Language::ALL {
        let words = words(language);
        decisions().iter().for_each(|asked| assert_said(language, &words.question(board, *asked), asked));
        moves().iter().for_each(|mv| assert_said(language, &words.answer(board, *mv), mv));
        refusals().iter().for_each(|refusal| assert_said(language, &words.refusal(board, *refusal), refusal));
        let objects = [
            Object::Nothing,
            Object::Token(Token::Brewery),
            Object::Card(card()),
            Object::Cube(Tier::Farmer),
            Object::Upgrade(Tier::Farmer),
            Object::OldWorld,
            Object::NewWorld,
            Object::Expeditions(2),
        ];
        objects.iter().for_each(|object| assert_said(language, &words.object(*object), object));
        Objective::ALL.iter().for_each(|card| assert_said(language, &words.objective_text(*card), card));
    }
}

#[test]
fn every_refusal_names_a_rule_that_can_be_read() {
    for language in Language::ALL {
        let words = words(language);
        for refusal in refusals() {
            assert!(words.rule(refusal.rule()).is_some(), "{language}: {} of {refusal:?}", refusal.rule());
        }
    }
}

#[test]
fn every_event_is_a_sentence_for_everybody() {
    for language in Language::ALL {
        let words = words(language);
        for viewer in [None, Some(ANA), Some(BEN)] {
            for event in events() {
                let told = Teller::new(&words, viewer).tell([event.clone()]);
                assert!(!told.is_empty(), "{event:?}");
                for sentence in told {
                    assert_said(language, &sentence, &event);
                    assert!(sentence.ends_with('.'), "{language}: {sentence}");
                }
            }
        }
    }
}

#[test]
fn what_belongs_together_is_one_sentence() {
    let words = words(Language::En);
    let worked = |token: Token| Event::Worked { seat: ANA, token, tier: Tier::Artisan, field: 0, place: 0 };
    let told = Teller::new(&words, None).tell([worked(Token::CharcoalKiln), worked(Token::Warehouse)]);
    assert_eq!(told, ["Ana produces Coal (Charcoal kiln), Goods (Warehouse)."]);
    let one = Spent { trade: 1, ..Spent::default() };
    let spent = |tokens: Spent| Event::Spent { seat: ANA, tokens, purpose: Purpose::Cost };
    let told = Teller::new(&words, Some(ANA)).tell([spent(Spent::default()), spent(one), spent(one)]);
    assert_eq!(told, ["You pay 2 trade tokens."]);
    let returned = |deck: Deck| Event::Returned { seat: ANA, deck, card: None };
    let told = Teller::new(&words, None).tell([returned(Deck::NewWorld), returned(Deck::NewWorld)]);
    assert_eq!(told, ["Ana puts cards under their stacks: 2\u{a0}×\u{a0}New World card."]);
}
