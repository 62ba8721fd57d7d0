//! Opening a table: who sits where, and what is played.

use super::resuming::Beginning;
use crate::games::{Games, Playable};
use crate::protocol::{GameInfo, NewSeat, NewTable, RecordPart, SeatKind};
use crate::random::{self, Luck};
use crate::rest::ApiError;
use crate::store::{self, Guest, Sitter, Table};
use crate::{clock, guests};
use entrepot_table::Dice;
use serde_json::json;
use std::collections::BTreeMap;

/// The names of computer players.
const BOT_NAMES: [&str; 12] =
    ["Anton", "Isolde", "Yuri", "Chiara", "Mathilde", "Ruben", "Oona", "Felipe", "Greta", "Luc", "Inés", "Sandro"];

/// The table that a guest asks for, or what is wrong with the request.
pub(crate) fn new_table(
    games: &Games,
    guest: &Guest,
    asked: &NewTable,
    mut luck: Luck,
) -> Result<store::NewTable, ApiError> {
    let game = games.get(&asked.game).ok_or_else(|| no_such_game(games, &asked.game))?;
    let info = game.info();
    check_players(&info, asked.seats.len())?;
    check_options(&info, &asked.options)?;
    check_seats(&asked.seats)?;
    let seats = seat_all(&info, guest, &asked.seats, &mut luck.lots)?;
    match &asked.record {
        Some(part) => go_on(game.as_ref(), &guest.id, &asked.options, part, seats),
        None => deal(game.as_ref(), &guest.id, asked.options.clone(), seats, luck),
    }
}

/// The same table again: players who gave their seat up have it back.
pub(super) fn again(games: &Games, guest: &Guest, table: &Table, luck: Luck) -> Result<store::NewTable, ApiError> {
    let game = games.get(&table.game).ok_or_else(|| no_such_game(games, &table.game))?;
    let seats = table.seats.iter().map(|sitter| Sitter {
        bot: sitter.bot.clone().filter(|_| sitter.guest.is_none()),
        resigned: false,
        ..sitter.clone()
    });
    deal(game.as_ref(), &guest.id, table.options.clone(), seats.collect(), luck)
}

fn deal(
    game: &dyn Playable,
    owner: &str,
    options: BTreeMap<String, String>,
    seats: Vec<Sitter>,
    mut luck: Luck,
) -> Result<store::NewTable, ApiError> {
    let id = random::id();
    let begun = game.begin(&id, seats.len(), options, luck.seed, &mut luck.lots);
    let begun = begun.map_err(|why| ApiError::bad("bad_option", why))?;
    Ok(lay(id, game, owner, begun, seats))
}

fn go_on(
    game: &dyn Playable,
    owner: &str,
    options: &BTreeMap<String, String>,
    part: &RecordPart,
    seats: Vec<Sitter>,
) -> Result<store::NewTable, ApiError> {
    if !options.is_empty() {
        let text = "the record says what was chosen before its game: name no options beside it";
        return Err(ApiError::bad("bad_option", text));
    }
    let id = random::id();
    let begun = game.go_on(&id, seats.len(), part)?;
    Ok(lay(id, game, owner, begun, seats))
}

fn lay(id: String, game: &dyn Playable, owner: &str, begun: Beginning, seats: Vec<Sitter>) -> store::NewTable {
    let now = clock::now();
    let table = Table {
        id,
        owner: owner.into(),
        game: game.name().into(),
        rules: begun.rules,
        setup: begun.setup,
        options: begun.options,
        commitment: begun.commitment,
        standing: begun.standing,
        seats,
        created: now,
        touched: now,
        saves: 0,
        begun: begun.played.len(),
    };
    store::NewTable { table, seed: begun.seed, played: begun.played }
}

fn no_such_game(games: &Games, found: &str) -> ApiError {
    let text = format!("there is no game \u{201c}{found}\u{201d} here; there is {}", games.names().join(", "));
    ApiError::bad("no_such_game", text).with(json!({ "games": games.names() }))
}

fn check_players(info: &GameInfo, seats: usize) -> Result<(), ApiError> {
    if info.players.contains(&seats) {
        return Ok(());
    }
    let numbers: Vec<_> = info.players.iter().map(usize::to_string).collect();
    let text = format!("{} is for {} players; this table has {seats} seats", info.name, numbers.join(", "));
    Err(ApiError::bad("bad_players", text).with(json!({ "players": info.players })))
}

/// A setup contains only what the game offers.
fn check_options(info: &GameInfo, options: &BTreeMap<String, String>) -> Result<(), ApiError> {
    for (key, value) in options {
        let Some(option) = info.options.iter().find(|option| option.key == *key) else {
            let keys: Vec<_> = info.options.iter().map(|option| option.key.as_str()).collect();
            let text = format!("there is no option \u{201c}{key}\u{201d}; the options are {}", keys.join(", "));
            return Err(ApiError::bad("no_such_option", text).with(json!({ "option": key, "options": keys })));
        };
        if !option.takes(value) {
            let mut right = option.values.join(" or ");
            if let Some(some) = &option.some {
                right += &format!(", or {} different ones of {} joined by +", some.count, some.of.join(", "));
            }
            let text = format!("{key} is {right}, not \u{201c}{value}\u{201d}");
            let detail = json!({ "option": key, "values": option.values, "some": option.some });
            return Err(ApiError::bad("bad_option", text).with(detail));
        }
    }
    Ok(())
}

fn check_seats(seats: &[NewSeat]) -> Result<(), ApiError> {
    let count = |kind| seats.iter().filter(|seat| seat.kind == kind).count();
    if count(SeatKind::Me) + count(SeatKind::Person) == 0 {
        let text = "nobody plays here but computer players: give yourself a seat, {\"kind\":\"me\"}";
        return Err(ApiError::bad("no_person", text));
    }
    if count(SeatKind::Me) > 1 {
        let text = "you can sit in one seat only; others at this screen are {\"kind\":\"person\"}";
        return Err(ApiError::bad("two_of_me", text));
    }
    if seats.iter().any(|seat| seat.kind != SeatKind::Bot && seat.bot.is_some()) {
        return Err(ApiError::bad("bad_seat", "only a seat of {\"kind\":\"bot\"} may name a computer player"));
    }
    Ok(())
}

/// People first, so that no computer player takes a name from them.
fn seat_all(info: &GameInfo, guest: &Guest, asked: &[NewSeat], lots: &mut Dice) -> Result<Vec<Sitter>, ApiError> {
    let mut names: Vec<Option<String>> = vec![None; asked.len()];
    for kinds in [&[SeatKind::Me, SeatKind::Person][..], &[SeatKind::Bot]] {
        for (n, seat) in asked.iter().enumerate().filter(|(_, seat)| kinds.contains(&seat.kind)) {
            let wanted = match (&seat.name, seat.kind) {
                (Some(name), _) => guests::name(name)?,
                (None, SeatKind::Me) => guest.me.name.clone(),
                (None, SeatKind::Person) => format!("Player {}", n + 1),
                (None, SeatKind::Bot) => bot_name(&names, lots),
            };
            names[n] = Some(unlike(wanted, &names));
        }
    }
    let sitters = asked.iter().zip(names).map(|(seat, name)| {
        let bot = if seat.kind == SeatKind::Bot { Some(bot(info, seat.bot.as_deref())?) } else { None };
        let guest = bot.is_none().then(|| guest.id.clone());
        Ok(Sitter { guest, name: name.unwrap_or_default(), bot, resigned: false })
    });
    sitters.collect()
}

fn bot(info: &GameInfo, wanted: Option<&str>) -> Result<String, ApiError> {
    let found = match wanted {
        // Neither the weakest nor the strongest, if there is one in between.
        None => info.bots.get(info.bots.len().saturating_sub(1) / 2),
        Some(name) => info.bots.iter().find(|bot| bot.name == name),
    };
    found.map(|bot| bot.name.clone()).ok_or_else(|| {
        let names: Vec<_> = info.bots.iter().map(|bot| bot.name.as_str()).collect();
        let wanted = wanted.unwrap_or_default();
        let text = format!("there is no computer player \u{201c}{wanted}\u{201d}; there is {}", names.join(", "));
        ApiError::bad("no_such_bot", text).with(json!({ "bots": names }))
    })
}

fn bot_name(taken: &[Option<String>], lots: &mut Dice) -> String {
    let mut names = BOT_NAMES;
    lots.shuffle(&mut names);
    let free = |name: &&&str| taken.iter().flatten().all(|other| other != *name);
    names.iter().find(free).unwrap_or(&names[0]).to_string()
}

/// Numbers equal names, so that every sentence is unambiguous.
fn unlike(name: String, taken: &[Option<String>]) -> String {
    let free = |candidate: &String| taken.iter().flatten().all(|other| other != candidate);
    let numbered = (2..).map(|n| guests::numbered(&name, n));
    std::iter::once(name.clone()).chain(numbered).find(free).unwrap_or_default()
}
