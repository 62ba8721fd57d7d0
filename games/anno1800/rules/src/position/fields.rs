//! Built tokens and cubes at work, as words: `glassworks/potato_farm`, `merchant2@sea`, `sawmill farmer farmer`.

use super::{AT, OVER, Read};
use crate::island::{HOME_FIELDS, ISLAND_FIELDS, TERRAIN};
use crate::state::Player;
use crate::tier::Tier;
use crate::token::{Spot, Terrain, Token};
use entrepot_table::lines::{Words, Wrong};

/// Where a token is said to stand.
#[derive(Clone, Copy)]
enum Place {
    Anywhere,
    On(Terrain),
    Island(usize),
    Field(usize),
}

/// The token of a word, and the field it means: the first one that suits.
pub(super) fn find_site(player: &Player, word: &str) -> Read<(Token, usize)> {
    let (what, place) = match word.split_once(AT) {
        Some((what, place)) => (what, read_place(player, place)?),
        None => (word, Place::Anywhere),
    };
    let (token, covered) = match what.split_once(OVER) {
        Some((token, covered)) => (token.parse::<Token>()?, Some(covered.parse::<Token>()?)),
        None => (what.parse()?, None),
    };
    if !token.on_board() {
        return Err(format!("{token} is printed on home islands; it is never built"));
    }
    let meant = |field: &usize| {
        let printed = player.printed(*field);
        let here = match place {
            Place::Anywhere => true,
            Place::On(terrain) => TERRAIN[*field] == terrain,
            Place::Island(island) => island_of(*field) == Some(island),
            Place::Field(number) => *field == number,
        };
        here && player.fields[*field].built.is_none() && (printed == covered || exact(place, covered))
    };
    let mut fields = (0..player.size()).filter(meant).peekable();
    if fields.peek().is_none() {
        return Err(match covered {
            Some(covered) => format!("no {covered} is printed there that could be covered by {token}"),
            None => format!(
                "there is no free field for \u{201c}{word}\u{201d}; a printed token is covered by {token}{OVER}PRINTED"
            ),
        });
    }
    let suits = |field: &usize| token.fits(TERRAIN[*field]);
    fields.find(suits).map(|field| (token, field)).ok_or_else(|| wrong_terrain(token))
}

/// A field that is named by its number may have something printed on it without saying so.
fn exact(place: Place, covered: Option<Token>) -> bool {
    matches!(place, Place::Field(_)) && covered.is_none()
}

fn wrong_terrain(token: Token) -> String {
    let right = match token.build() {
        crate::Build::Industry(..) => "industries stand on land or coast",
        crate::Build::Shipyard(_) => "shipyards stand on coast",
        crate::Build::Ship(..) => "ships stand on sea",
    };
    format!("{token} cannot stand there; {right}")
}

fn island_of(field: usize) -> Option<usize> {
    field.checked_sub(HOME_FIELDS).map(|field| field / ISLAND_FIELDS + 1)
}

fn read_place(player: &Player, text: &str) -> Read<Place> {
    let numbered = |word: &str| text.strip_prefix(word)?.parse::<usize>().ok();
    if let Some(island) = numbered("island") {
        let islands = player.old_world.len();
        return if (1..=islands).contains(&island) {
            Ok(Place::Island(island))
        } else {
            Err(format!("there is no Old World island {island} here: the player has {islands}"))
        };
    }
    if let Some(field) = numbered("field") {
        let size = player.size();
        return if (1..=size).contains(&field) {
            Ok(Place::Field(field - 1))
        } else {
            Err(format!("there is no field {field}: the player has fields 1 to {size}"))
        };
    }
    text.parse().map(Place::On).map_err(|_| {
        format!("\u{201c}{text}\u{201d} is no place; it is land, coast, sea, island1 (an Old World island) or field12")
    })
}

/// Every built token, in the order of fields, each by the shortest word that means its field.
pub(super) fn write_built(player: &Player) -> Vec<String> {
    let mut before = *player;
    before.fields.iter_mut().for_each(|field| field.built = None);
    let mut words = Vec::new();
    for field in 0..player.size() {
        let Some(token) = player.fields[field].built else { continue };
        let forms = forms(player, field, token);
        let means = |word: &&String| find_site(&before, word) == Ok((token, field));
        words.extend(forms.iter().find(means).cloned());
        before.fields[field].built = Some(token);
    }
    words
}

fn forms(player: &Player, field: usize, token: Token) -> Vec<String> {
    let island = island_of(field).map(|island| format!("{AT}island{island}"));
    let mut forms = Vec::new();
    match player.printed(field) {
        Some(printed) => {
            forms.push(format!("{token}{OVER}{printed}"));
            forms.extend(island.map(|island| format!("{token}{OVER}{printed}{island}")));
        }
        None => {
            forms.push(format!("{token}{AT}{}", TERRAIN[field].id()));
            forms.extend(island.map(|island| format!("{token}{island}")));
        }
    }
    forms.push(format!("{token}{AT}field{}", field + 1));
    forms
}

/// The field of an industry; unlike in moves, of equal ones each can be meant.
pub(super) fn find_industry(player: &Player, word: &str) -> Read<usize> {
    let spot: Spot = word.parse()?;
    if spot.token.industry().is_none() {
        return Err(format!("{} has no workplaces; only industries have", spot.token));
    }
    let mut alike = player.tokens().filter(|(_, token)| *token == spot.token);
    match alike.nth(usize::from(spot.copy)) {
        Some((field, _)) => Ok(field),
        None => Err(format!("there is no visible {spot} on these islands where somebody could work")),
    }
}

/// Puts cubes to work: an industry, then the one or two cubes there (A3.1, A3.4).
pub(super) fn read_work(player: &mut Player, words: Words<'_>) -> Result<(), Wrong> {
    let mut field = None;
    for word in words.iter() {
        match (word.parse::<Tier>(), field) {
            (Err(_), _) => field = Some(words.at(word, find_industry(player, word))?),
            (Ok(_), None) => {
                let what = format!("{word} works somewhere: first comes the industry, then who is there");
                return Err(words.wrong(word, what));
            }
            (Ok(tier), Some(field)) => words.at(word, put_to_work(player, field, tier))?,
        }
    }
    field
        .map(|_| ())
        .ok_or_else(|| "work names an industry and the cubes there, as in \u{201c}work 1 sawmill farmer\u{201d}".into())
}

fn put_to_work(player: &mut Player, field: usize, tier: Tier) -> Read<()> {
    let Some((token, (_, works))) = player.visible(field).and_then(|token| Some((token, token.industry()?))) else {
        return Err("nobody works where no industry is".into());
    };
    if tier < works {
        return Err(format!("no {tier} can be at {token}: cubes come there as {works} and only rise"));
    }
    if !player.fields[field].has_place() {
        return Err(format!("{token} has two workplaces and no third"));
    }
    player.fields[field].put(tier);
    Ok(())
}

/// Every industry with cubes, and who is there.
pub(super) fn write_work(player: &Player) -> Vec<String> {
    let mut words = Vec::new();
    for (field, token) in player.tokens() {
        if player.fields[field].work[0].is_some() {
            let copy = player.tokens().filter(|(other, one)| *other < field && *one == token).count() as u8;
            words.push(Spot { token, copy }.to_string());
            words.extend(player.fields[field].cubes().map(|tier| tier.to_string()));
        }
    }
    words
}
