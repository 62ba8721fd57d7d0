//! Makes the games in `records/anno1800`: `cargo run --release -p entrepot-anno1800-title --example find_anno1800 -- records/anno1800`. Names
//! behind it make only those games: records of an earlier version of the rules that still hold are better left as they are.

mod players;

use entrepot_anno1800::{Anno1800, Board, Deck, Effect, Event, Objective, Purpose, State, Tier, score};
use entrepot_live::Live;
use entrepot_table::Seat;
use entrepot_title::finding::{Happened, Wanted, find, winners};

fn main() {
    find(games(), players::invite);
}

/// All of them.
fn games() -> Vec<Wanted<Anno1800>> {
    editions().into_iter().chain(options()).chain(objectives()).chain(special_games()).collect()
}

/// Every number of players with every edition, and every combination of objective cards that the rules name (A27).
fn editions() -> Vec<Wanted<Anno1800>> {
    let games = [
        ("2p-recommended", "players=2 objectives=first_game"),
        ("3p-recommended", "players=3"),
        ("4p-recommended", "players=4 objectives=relaxed"),
        ("2p-de", "players=2 edition=de objectives=complex"),
        ("3p-de", "players=3 edition=de objectives=confrontational"),
        ("4p-de", "players=4 first=4 edition=de"),
        ("2p-en", "players=2 edition=en objectives=zoo_and_museum"),
        ("3p-en", "players=3 first=2 edition=en objectives=pyrphorian"),
        ("4p-en", "players=4 edition=en objectives=first_game"),
        ("2p-fr", "players=2 first=random edition=fr objectives=relaxed"),
        ("3p-fr", "players=3 edition=fr objectives=zoo_and_museum"),
        ("4p-fr", "players=4 edition=fr objectives=confrontational"),
        ("2p-it", "players=2 edition=it objectives=pyrphorian"),
        ("3p-it", "players=3 edition=it objectives=complex"),
        ("4p-it", "players=4 first=random edition=it"),
    ];
    games.into_iter().map(|(name, setup)| wanted(name, setup, "greedy", None)).collect()
}

/// Every option by itself, in a game in which it matters, and against its edition.
fn options() -> Vec<Wanted<Anno1800>> {
    vec![
        special(
            "must-replace",
            "players=2 alt_industry=must_replace",
            "greedy",
            "an alternative is built over its start industry (D1)",
            |live, _| events(live).any(replaces),
        ),
        special(
            "remove-any",
            "players=3 remove_limit=any",
            "wrecker,greedy,greedy",
            "several tokens are removed in one action (D2)",
            |live, _| most_removed(live) > 1,
        ),
        special(
            "discard-exactly-2",
            "players=2 discard_exactly_2=on",
            "greedy",
            "two cards go back by one effect (D3)",
            |live, _| events(live).any(is_return),
        ),
        special(
            "cubes-all-or-none",
            "players=4 cube_effect_partial=off",
            "landlord,settler,landlord,greedy",
            "the cubes of an island lapse (D4)",
            |live, _| events(live).any(|event| matches!(event, Event::Lapsed { effect: Effect::Cubes { .. }, .. })),
        ),
        special(
            "zero-scores",
            "players=2 objectives=confrontational zero_scores=on",
            "greedy",
            "no expedition card is second most (R31)",
            |_, states| states.last().is_some_and(nothing_scores),
        ),
        special(
            "discard-ends-nothing",
            "players=2 objectives=the_editor+zoo+museum+university+bente_jorgensen discard_triggers_end=off",
            "reader,greedy",
            "a hand is emptied without a card being played, and the game goes on (R2)",
            |_, states| states.iter().any(empty_without_end),
        ),
        special(
            "supply-without-end",
            "players=4 strict_supply=none",
            "landlord,landlord,landlord,greedy",
            "there are more farmers than in the box (R28)",
            |_, states| states.iter().any(|state| farmers_left(state) < 0),
        ),
        special(
            "supply-of-the-box",
            "players=4 strict_supply=all",
            "landlord,landlord,landlord,greedy",
            "the last farmer is taken (A15.6)",
            |_, states| states.iter().any(|state| farmers_left(state) == 0),
        ),
        wanted("de-as-others", "players=2 edition=de alt_industry=addition remove_limit=1", "greedy", None),
        wanted("en-as-others", "players=3 edition=en discard_exactly_2=off", "greedy", None),
        wanted("it-as-others", "players=2 edition=it cube_effect_partial=on", "greedy", None),
    ]
}

/// The effect cards at work (A26.1 to A26.4), and the cards that greedy players seldom get points for.
fn objectives() -> Vec<Wanted<Anno1800>> {
    let all_effects = "players=3 objectives=alonso_graves+aarhant+the_editor+beryl_omara+pyrphorian";
    vec![
        special(
            "alonso-graves",
            "players=2 objectives=complex",
            "greedy",
            "Alonso Graves is used (A26.1)",
            |live, _| used(live, Objective::AlonsoGraves),
        ),
        special("aarhant", "players=3 objectives=complex", "greedy", "Aarhant is used (A26.2)", |live, _| {
            used(live, Objective::Aarhant)
        }),
        special("beryl-omara", all_effects, "greedy", "Beryl O'Mara helps in a trade (A26.4)", |live, _| {
            events(live).any(explores_for_trade)
        }),
        special(
            "carl-leonard-von-malching",
            "players=3 objectives=relaxed",
            "greedy",
            "Carl Leonard von Malching rewards somebody (A26.5)",
            |_, states| rewards(states, Objective::CarlLeonardVonMalching),
        ),
        special(
            "edvard-goode",
            "players=4 objectives=edvard_goode+university+worlds_fair+bente_jorgensen+museum",
            "greedy",
            "Edvard Goode rewards somebody (A26.8)",
            |_, states| rewards(states, Objective::EdvardGoode),
        ),
        special(
            "worlds-fair",
            "players=2 objectives=confrontational",
            "greedy",
            "the World's Fair rewards somebody (A26.13)",
            |_, states| rewards(states, Objective::WorldsFair),
        ),
    ]
}

fn special_games() -> Vec<Wanted<Anno1800>> {
    let editor = "players=2 objectives=the_editor+zoo+museum+university+bente_jorgensen";
    vec![
        special("end-by-the-editor", editor, "reader", "the last card goes back by The Editor (A23.6)", |live, _| {
            ended_by(live, |event| matches!(event, Event::Used { objective: Objective::TheEditor, .. }))
        }),
        special("end-by-return", "players=2", "greedy", "the last cards go back by an effect (A23.6)", |live, _| {
            ended_by(live, is_return)
        }),
        special(
            "no-farmer-card-left",
            "players=4",
            "landlord,landlord,landlord,greedy",
            "the stack of farmers and workers is empty (A15.4)",
            |_, states| ran_out(states, |board| board.cards[Deck::FarmerWorker.index()]),
        ),
        special(
            "no-artisan-card-left",
            "players=4",
            "patron,patron,patron,greedy",
            "the stack of artisans, engineers and investors is empty (A15.4)",
            |_, states| ran_out(states, |board| board.cards[Deck::ArtisanEngineerInvestor.index()]),
        ),
        special("no-old-world-left", "players=4", "settler", "the Old World is settled (A17.9)", |_, states| {
            ran_out(states, |board| board.old_world)
        }),
        special("no-new-world-left", "players=3", "explorer", "the New World is explored (A18.8)", |_, states| {
            ran_out(states, |board| board.new_world)
        }),
        special("shared-victory", "players=2", "greedy", "a victory is shared (A25.1)", |live, _| winners(live) > 1),
        special("tie-broken", "players=2", "greedy", "a tie is broken by tokens or hand cards (A25.1)", tie_broken),
        wanted("against-random", "players=2", "greedy,random", None),
    ]
}

type Special = Option<(&'static str, Happened<Anno1800>)>;

fn wanted(name: &str, setup: &str, bots: &'static str, special: Special) -> Wanted<Anno1800> {
    Wanted { name: name.into(), setup: setup.into(), bots, special }
}

fn special(
    name: &str,
    setup: &str,
    bots: &'static str,
    words: &'static str,
    holds: Happened<Anno1800>,
) -> Wanted<Anno1800> {
    wanted(name, setup, bots, Some((words, holds)))
}

fn events(live: &Live<Anno1800>) -> impl Iterator<Item = &Event> {
    live.settled().iter().flat_map(|played| played.log.events.iter()).map(|(_, event)| event)
}

fn used(live: &Live<Anno1800>, card: Objective) -> bool {
    events(live).any(|event| matches!(event, Event::Used { objective, .. } if *objective == card))
}

/// Whether a token is built over the start industry that it is an alternative to.
fn replaces(event: &Event) -> bool {
    matches!(event, Event::Built { token, over: Some(over), .. } if token.alternative_of() == Some(*over))
}

/// Whether a card with the return effect is used.
fn is_return(event: &Event) -> bool {
    matches!(event, Event::Activated { effect: Effect::Return(_), .. })
}

/// Whether exploration tokens are spent on a trade.
fn explores_for_trade(event: &Event) -> bool {
    matches!(event, Event::Spent { tokens, purpose: Purpose::Trade { .. }, .. } if tokens.exploration > 0)
}

/// The most tokens removed in one action.
fn most_removed(live: &Live<Anno1800>) -> usize {
    let events: Vec<&Event> = events(live).collect();
    let actions = events.split(|event| matches!(event, Event::Action { .. }));
    let removed = |event: &&&Event| matches!(event, Event::Removed { .. });
    actions.map(|action| action.iter().filter(removed).count()).max().unwrap_or_default()
}

/// Whether somebody has no card in hand before the end is triggered.
fn empty_without_end(state: &State) -> bool {
    let board = state.board();
    board.fireworks.is_none() && board.player(board.actor).hand_size() == 0
}

fn farmers_left(state: &State) -> i16 {
    state.board().supply.cubes[Tier::Farmer.index()]
}

/// What an objective card gives a seat, expedition cards left aside.
fn reward(board: &Board, seat: Seat, card: Objective) -> i16 {
    let at = board.objectives.iter().position(|one| *one == card);
    at.map_or(0, |at| score(board, seat, &[]).objectives[at])
}

/// Whether an objective card gives somebody points in the end.
fn rewards(states: &[State], card: Objective) -> bool {
    let board = states.last().map(State::board);
    board.is_some_and(|board| Seat::all(board.players()).any(|seat| reward(board, seat, card) != 0))
}

/// Whether somebody gets points for having no expedition card.
fn nothing_scores(state: &State) -> bool {
    let board = state.board();
    let none = |seat: &Seat| board.player(*seat).expeditions == 0;
    Seat::all(board.players()).filter(none).any(|seat| reward(board, seat, Objective::TheTourist) != 0)
}

/// Whether the end was triggered by a card that went back, after the last thing of this kind.
fn ended_by(live: &Live<Anno1800>, cause: fn(&Event) -> bool) -> bool {
    let causes = |event: &Event| matches!(event, Event::Played { .. } | Event::Used { .. } | Event::Activated { .. });
    let before = events(live).take_while(|event| !matches!(event, Event::Fireworks { .. }));
    before.filter(|event| causes(event)).last().is_some_and(cause)
}

fn ran_out(states: &[State], left: fn(&Board) -> u8) -> bool {
    states.iter().any(|state| left(state.board()) == 0)
}

fn tie_broken(live: &Live<Anno1800>, _: &[State]) -> bool {
    live.outcome().is_some_and(|outcome| {
        let most = outcome.points.iter().max();
        winners(live) == 1 && outcome.points.iter().filter(|points| Some(*points) == most).count() > 1
    })
}
