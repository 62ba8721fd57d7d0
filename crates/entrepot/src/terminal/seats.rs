//! Who sits at the table: people and computer players.

use super::spoken::Spoken;
use crate::texts::Texts;
use entrepot_bots::Bot;

/// Longest name: tables must fit the screen.
const LONGEST: usize = 16;

/// Who makes a seat's decisions.
pub enum Player<G: Spoken> {
    /// Somebody at this screen.
    Person,
    /// A computer player.
    Computer(Box<dyn Bot<G>>),
}

/// A seat that is taken.
pub struct Taken<G: Spoken> {
    /// How the seat is called.
    pub name: String,
    /// Who decides.
    pub player: Player<G>,
}

/// Everybody at the table, by seat.
pub struct Seats<G: Spoken>(pub Vec<Taken<G>>);

impl<G: Spoken> Seats<G> {
    /// One person against so many computer players.
    pub fn alone(players: usize, seed: u64, texts: &Texts) -> Result<Seats<G>, String> {
        let opponent = for_people::<G>().next().unwrap_or_default();
        let names = (1..players).map(|_| opponent.to_owned());
        let person = texts.get("person-default");
        Seats::named(std::iter::once(person).chain(names).collect(), seed, texts)
    }

    /// Seats by name: the name of a computer player is that player, every other name a person.
    pub fn named(names: Vec<String>, seed: u64, texts: &Texts) -> Result<Seats<G>, String> {
        let mut seats: Vec<Taken<G>> = Vec::new();
        for (n, name) in names.iter().map(|name| name.trim()).enumerate() {
            check::<G>(name, texts)?;
            let player = match G::computer(name, seed.wrapping_add(n as u64)) {
                Some(bot) => Player::Computer(bot),
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

/// The computer players that people are offered; the others are there for tests.
fn for_people<G: Spoken>() -> impl Iterator<Item = &'static str> {
    G::computers().iter().filter(|bot| bot.for_people).map(|bot| bot.name)
}

fn check<G: Spoken>(name: &str, texts: &Texts) -> Result<(), String> {
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(texts.say("usage-name", &[("name", name.into()), ("longest", LONGEST.into())]));
    }
    if G::computers().iter().any(|bot| bot.name == name && !bot.for_people) {
        let bots = for_people::<G>().collect::<Vec<_>>().join(", ");
        return Err(texts.say("usage-yardstick", &[("name", name.into()), ("bots", bots.into())]));
    }
    Ok(())
}

/// Equal names are numbered, so that every sentence says whom it means.
fn unlike<G: Spoken>(name: &str, others: &[Taken<G>]) -> String {
    let free = |candidate: &String| others.iter().all(|other| other.name != *candidate);
    let numbered = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
}
