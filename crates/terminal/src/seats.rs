//! Who sits at the table: people and computer players.

use crate::texts::Texts;
use entrepot_table::{Bot, Game, NamedBot};

/// The longest name: tables must fit the screen.
const LONGEST: usize = 16;

/// Who makes a seat's decisions.
pub enum Player<G: Game> {
    /// A person at this screen.
    Person,
    /// A computer player.
    Computer(Box<dyn Bot<G>>),
}

/// An occupied seat.
pub struct Taken<G: Game> {
    /// The player's name.
    pub name: String,
    /// Who decides.
    pub player: Player<G>,
}

/// Everybody at the table, by seat.
pub struct Seats<G: Game>(pub Vec<Taken<G>>);

impl<G: Game> Seats<G> {
    /// One person, with computer players in the other seats.
    pub fn alone(bots: &[NamedBot<G>], players: usize, seed: u64, texts: &Texts) -> Result<Seats<G>, String> {
        let opponent = for_people(bots).next().unwrap_or_default();
        let names = (1..players).map(|_| opponent.to_owned());
        let person = texts.get("person-default");
        Seats::named(bots, std::iter::once(person).chain(names).collect(), seed, texts)
    }

    /// Seats by name: the name of a computer player is that player, any other name a person.
    pub fn named(bots: &[NamedBot<G>], names: Vec<String>, seed: u64, texts: &Texts) -> Result<Seats<G>, String> {
        let mut seats: Vec<Taken<G>> = Vec::new();
        for (n, name) in names.iter().map(|name| name.trim()).enumerate() {
            check(bots, name, texts)?;
            let player = match NamedBot::find(bots, name) {
                Some(bot) => Player::Computer((bot.make)(seed.wrapping_add(n as u64))),
                None => Player::Person,
            };
            let name = unlike(name, &seats);
            seats.push(Taken { name, player });
        }
        if !seats.iter().any(|seat| matches!(seat.player, Player::Person)) {
            return Err(texts.get("usage-no_person"));
        }
        Ok(Seats(seats))
    }

    /// How many of them are people.
    pub fn people(&self) -> usize {
        self.0.iter().filter(|seat| matches!(seat.player, Player::Person)).count()
    }

    /// The names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.0.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// The computer players offered to people; the others exist for tests.
fn for_people<G: Game>(bots: &[NamedBot<G>]) -> impl Iterator<Item = &'static str> {
    bots.iter().filter(|bot| bot.for_people).map(|bot| bot.name)
}

fn check<G: Game>(bots: &[NamedBot<G>], name: &str, texts: &Texts) -> Result<(), String> {
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(texts.say("usage-name", &[("name", name.into()), ("longest", LONGEST.into())]));
    }
    if bots.iter().any(|bot| bot.name == name && !bot.for_people) {
        let bots = for_people(bots).collect::<Vec<_>>().join(", ");
        return Err(texts.say("usage-yardstick", &[("name", name.into()), ("bots", bots.into())]));
    }
    Ok(())
}

/// Numbers equal names, so that every sentence is unambiguous.
fn unlike<G: Game>(name: &str, others: &[Taken<G>]) -> String {
    let free = |candidate: &String| others.iter().all(|other| other.name != *candidate);
    let numbered = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
}
