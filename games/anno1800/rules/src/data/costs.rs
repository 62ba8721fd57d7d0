//! Costs and effects as the data file writes them.

use super::Status;
use super::words::{Read, Words, resource_named, same, status_of, token_named, tried};
use crate::card::Effect;
use crate::cost::Cost;
use crate::island::Bonus;
use crate::resource::ResourceSet;
use crate::tier::Tier;

/// How many resources a cost can ask for: payments are searched, and the search is quick for that many.
const MOST_RESOURCES: usize = 6;

impl<'a> Words<'a> {
    /// A cost, and the word after it: a status or `gives`.
    pub(super) const fn cost(&mut self) -> Read<(Cost, &'a [u8])> {
        let mut cost = Cost::FREE;
        let mut word = self.word();
        if same(word, b"free") {
            return Ok((cost, self.word()));
        }
        while !word.is_empty() && status_of(word).is_none() && !same(word, b"gives") {
            tried!(self.part_of_cost(word, &mut cost));
            word = self.word();
        }
        if cost.resources.is_empty() && cost.cubes.is_empty() && cost.trade == 0 && cost.exploration == 0 {
            return Err("a cost names what it asks for; what costs nothing is `free`");
        }
        if cost.resources.len() > MOST_RESOURCES {
            return Err("a cost asks for at most six resources");
        }
        Ok((cost, word))
    }

    const fn part_of_cost(&mut self, word: &[u8], cost: &mut Cost) -> Read<()> {
        let twice = "a cost names each resource, tier and naval token once";
        if same(word, b"cube") {
            let tier = tried!(self.tier());
            if cost.cubes.has(tier) {
                return Err(twice);
            }
            cost.cubes = cost.cubes.with(tier);
        } else if same(word, b"trade") && cost.trade == 0 {
            cost.trade = tried!(self.count());
        } else if same(word, b"exploration") && cost.exploration == 0 {
            cost.exploration = tried!(self.count());
        } else if same(word, b"trade") || same(word, b"exploration") {
            return Err(twice);
        } else if let Some(resource) = resource_named(word) {
            if cost.resources.has(resource) {
                return Err(twice);
            }
            cost.resources = cost.resources.with(resource);
        } else {
            return Err("a cost is made of resources, `cube TIER`, `trade NUMBER`, `exploration NUMBER`, or is `free`");
        }
        Ok(())
    }

    /// A cost and how sure it is, at the end of a row.
    pub(super) const fn cost_and_status(&mut self) -> Read<(Cost, Status)> {
        let (cost, word) = tried!(self.cost());
        match status_of(word) {
            Some(status) => Ok((cost, status)),
            None => Err("after a cost comes how sure it is: V, S or H"),
        }
    }

    /// An effect and how sure it is, at the end of a row.
    pub(super) const fn effect(&mut self) -> Read<(Effect, Status)> {
        let word = self.word();
        let effect = if same(word, b"cubes") {
            Effect::Cubes { count: tried!(self.count()), tier: tried!(self.tier()) }
        } else if same(word, b"expeditions") {
            Effect::Expeditions(tried!(self.count()))
        } else if same(word, b"upgrades") {
            let (count, from) = (tried!(self.count()), tried!(self.tier()));
            if matches!(from, Tier::Investor) {
                return Err("investors are the highest tier: no upgrade begins there");
            }
            Effect::Upgrades { from, count }
        } else if same(word, b"action") {
            Effect::Action
        } else if same(word, b"return") {
            Effect::Return(tried!(self.count()))
        } else if same(word, b"one_of") {
            let (resources, status) = tried!(self.new_world_resources());
            return Ok((Effect::Resource(resources), status));
        } else {
            return self.receive(word);
        };
        Ok((effect, tried!(self.status())))
    }

    /// Gold and naval tokens, alone or together (A22.9).
    const fn receive(&mut self, first: &'a [u8]) -> Read<(Effect, Status)> {
        let (mut gold, mut trade, mut exploration) = (0, 0, 0);
        let mut word = first;
        loop {
            if same(word, b"gold") && gold == 0 {
                gold = tried!(self.count());
            } else if same(word, b"trade") && trade == 0 {
                trade = tried!(self.count());
            } else if same(word, b"exploration") && exploration == 0 {
                exploration = tried!(self.count());
            } else {
                break;
            }
            word = self.word();
        }
        if gold == 0 && trade == 0 && exploration == 0 {
            return Err(
                "an effect is cubes, gold, trade, exploration, expeditions, one_of, upgrades, action or return",
            );
        }
        match status_of(word) {
            Some(status) => Ok((Effect::Receive { gold, trade, exploration }, status)),
            None => Err("after gold and naval tokens, each named once, comes how sure they are: V, S or H"),
        }
    }

    /// Resources of the New World and how sure they are, at the end of a row.
    pub(super) const fn new_world_resources(&mut self) -> Read<(ResourceSet, Status)> {
        let mut resources = ResourceSet::NONE;
        loop {
            let word = self.word();
            if let Some(status) = status_of(word) {
                if resources.is_empty() {
                    return Err("New World resources are listed here: there is none");
                }
                return Ok((resources, status));
            }
            match resource_named(word) {
                Some(resource) if resource.from_new_world() && !resources.has(resource) => {
                    resources = resources.with(resource);
                }
                _ => {
                    return Err("New World resources are listed here, each once, then how sure they are: V, S or H");
                }
            }
        }
    }

    /// What an Old World island brings: of the effects only cubes and expeditions work without a card (A22.10).
    pub(super) const fn bonus(&mut self) -> Read<(Bonus, Status)> {
        let start = self.rows;
        if same(self.word(), b"with") {
            return match token_named(self.word()) {
                Some(token) => Ok((Bonus::Printed(token), tried!(self.status()))),
                None => Err("after `with` comes the id of a construction token"),
            };
        }
        self.rows = start;
        match tried!(self.effect()) {
            (effect @ (Effect::Cubes { .. } | Effect::Expeditions(_)), status) => Ok((Bonus::Effect(effect), status)),
            _ => Err("an island brings cubes or expeditions, or comes `with` a token"),
        }
    }
}
