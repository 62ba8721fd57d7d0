//! The games of Anno 1800.

mod players;

use super::{Happened, Wanted, winners};
use entrepot_anno1800::{Anno1800, Deck, Effect, Event, Objective, Purpose, State, Token};
use entrepot_live::Live;
pub(crate) use players::invite;

/// All of them.
pub(crate) fn games() -> Vec<Wanted<Anno1800>> {
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

/// Every option by itself, in a game in which it matters where one can be found, and against its edition.
fn options() -> Vec<Wanted<Anno1800>> {
    vec![
        special(
            "must-replace",
            "players=2 alt_industry=must_replace",
            "greedy",
            "an alternative is built over its start industry (D1)",
            |live, _| {
                happened(live, |event| matches!(event, Event::Built { token, over, .. } if replaces(*token, *over)))
            },
        ),
        wanted("remove-any", "players=3 remove_limit=any", "greedy", None),
        special(
            "discard-exactly-2",
            "players=2 discard_exactly_2=on",
            "greedy",
            "two cards go back by one effect (D3)",
            |live, _| happened(live, |event| matches!(event, Event::Activated { effect: Effect::Return(_), .. })),
        ),
        wanted("cubes-all-or-none", "players=4 cube_effect_partial=off", "greedy", None),
        special(
            "zero-scores",
            "players=2 objectives=confrontational zero_scores=on",
            "greedy",
            "nothing is the second most (R31)",
            |_, states| states.last().is_some_and(nothing_scores),
        ),
        wanted("discard-ends-nothing", "players=2 discard_triggers_end=off", "greedy", None),
        wanted("supply-without-end", "players=4 strict_supply=none", "greedy", None),
        wanted("supply-of-the-box", "players=3 strict_supply=all", "greedy", None),
        wanted("de-as-others", "players=2 edition=de alt_industry=addition remove_limit=1", "greedy", None),
        wanted("en-as-others", "players=3 edition=en discard_exactly_2=off", "greedy", None),
        wanted("it-as-others", "players=2 edition=it cube_effect_partial=on", "greedy", None),
    ]
}

/// Each of the four effect cards at work (A26.1 to A26.4), and the cards for which nobody gets points by chance.
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
            happened(
                live,
                |event| matches!(event, Event::Spent { tokens, purpose: Purpose::Trade { .. }, .. } if tokens.exploration > 0),
            )
        }),
    ]
}

fn special_games() -> Vec<Wanted<Anno1800>> {
    let editor = "players=2 objectives=the_editor+zoo+museum+university+bente_jorgensen";
    vec![
        special("end-by-the-editor", editor, "reader", "the last card goes back by The Editor (A23.6)", |live, _| {
            ended_by(live, |event| matches!(event, Event::Used { objective: Objective::TheEditor, .. }))
        }),
        special("end-by-return", "players=2", "greedy", "the last cards go back by an effect (A23.6)", |live, _| {
            ended_by(live, |event| matches!(event, Event::Activated { effect: Effect::Return(_), .. }))
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

fn happened(live: &Live<Anno1800>, what: fn(&Event) -> bool) -> bool {
    events(live).any(what)
}

fn used(live: &Live<Anno1800>, card: Objective) -> bool {
    events(live).any(|event| matches!(event, Event::Used { objective, .. } if *objective == card))
}

/// Whether a token is built over the start industry that it is an alternative to.
fn replaces(token: Token, over: Option<Token>) -> bool {
    over.is_some() && token.alternative_of() == over
}

/// Whether somebody gets points for a majority of nothing.
fn nothing_scores(state: &State) -> bool {
    let board = state.board();
    let scored = |seat| entrepot_anno1800::score(board, seat, &[]).objectives;
    let none = |seat| board.player(seat).expeditions == 0;
    let tourist = board.objectives.iter().position(|card| *card == Objective::TheTourist);
    entrepot_table::Seat::all(board.players()).any(|seat| none(seat) && tourist.is_some_and(|at| scored(seat)[at] != 0))
}

/// Whether the end was triggered by a card that went back, after the last thing of this kind.
fn ended_by(live: &Live<Anno1800>, cause: fn(&Event) -> bool) -> bool {
    let causes = |event: &Event| matches!(event, Event::Played { .. } | Event::Used { .. } | Event::Activated { .. });
    let before = events(live).take_while(|event| !matches!(event, Event::Fireworks { .. }));
    before.filter(|event| causes(event)).last().is_some_and(cause)
}

fn ran_out(states: &[State], left: fn(&entrepot_anno1800::Board) -> u8) -> bool {
    states.iter().any(|state| left(state.board()) == 0)
}

fn tie_broken(live: &Live<Anno1800>, _: &[State]) -> bool {
    live.outcome().is_some_and(|outcome| {
        let most = outcome.points.iter().max();
        winners(live) == 1 && outcome.points.iter().filter(|points| Some(*points) == most).count() > 1
    })
}
