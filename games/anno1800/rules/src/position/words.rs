//! What is under way, as words: questions, the object of a payment, what is due.

use super::Read;
use crate::cost::Cost;
use crate::moves::{Asker, Decision, Object, Purpose};
use crate::resource::Resource;
use crate::state::Doing;
use crate::tier::Tier;
use crate::token::Naval;
use entrepot_table::Seat;
use std::fmt;
use std::str::FromStr;

/// The question with its parts, such as `pay`, `target:expand` or `gain:farmer:1`.
///
/// ```
/// use entrepot_anno1800::{Action, Asker, Decision};
/// assert_eq!(Decision::Target(Action::Expand).to_string(), "target:expand");
/// let asker = Asker::TheEditor;
/// assert_eq!("return:1:1:the_editor".parse(), Ok(Decision::Return { least: 1, most: 1, asker }));
/// ```
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Turn => f.write_str("turn"),
            Decision::Target(action) => write!(f, "target:{action}"),
            Decision::Pay => f.write_str("pay"),
            Decision::Spend { kind, left, from, purpose } => {
                write!(f, "spend:{}:{left}:{from}:{}", naval_word(*kind), purpose_word(*purpose))
            }
            Decision::Site(token) => write!(f, "site:{token}"),
            Decision::Cube(tier) => write!(f, "cube:{tier}"),
            Decision::Gain { tier, more } => write!(f, "gain:{tier}:{more}"),
            Decision::Swap { returned: [fw, aei, nw] } => write!(f, "swap:{fw}:{aei}:{nw}"),
            Decision::Return { least, most, asker: Asker::Effect } => write!(f, "return:{least}:{most}"),
            Decision::Return { least, most, asker } => write!(f, "return:{least}:{most}:{asker}"),
            Decision::Over => f.write_str("over"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        let parts: Vec<&str> = text.split(':').collect();
        match parts[..] {
            ["turn"] => Ok(Decision::Turn),
            ["target", action] => Ok(Decision::Target(action.parse()?)),
            ["pay"] => Ok(Decision::Pay),
            ["spend", kind, left, from, ref purpose @ ..] => {
                let (kind, left, from) = (naval(kind)?, count(left)?, from.parse()?);
                Ok(Decision::Spend { kind, left, from, purpose: read_purpose(purpose)? })
            }
            ["site", token] => Ok(Decision::Site(token.parse()?)),
            ["cube", tier] => Ok(Decision::Cube(tier.parse()?)),
            ["gain", tier, more] => Ok(Decision::Gain { tier: tier.parse()?, more: count(more)? }),
            ["swap", fw, aei, nw] => Ok(Decision::Swap { returned: [count(fw)?, count(aei)?, count(nw)?] }),
            ["return", least, most, ref asker @ ..] if asker.len() < 2 => {
                let asker = asker.first().map_or(Ok(Asker::Effect), |asker| asker.parse())?;
                Ok(Decision::Return { least: count(least)?, most: count(most)?, asker })
            }
            ["over"] => Ok(Decision::Over),
            _ => Err(format!(
                "\u{201c}{text}\u{201d} is nothing that can be asked; questions are turn, target:ACTION, pay, \
                 spend:KIND:LEFT:FROM:PURPOSE, site:TOKEN, cube:TIER, gain:TIER:MORE, swap:FW:AEI:NW, return:LEAST:MOST or \
                 return:1:1:the_editor, over"
            )),
        }
    }
}

/// A number as small as everything here is.
pub(super) fn count(text: &str) -> Read<u8> {
    text.parse()
        .ok()
        .filter(|&number| number <= 99)
        .ok_or_else(|| format!("\u{201c}{text}\u{201d} is no number; one from 0 to 99 is expected here"))
}

fn naval_word(kind: Naval) -> &'static str {
    match kind {
        Naval::Trade => "trade",
        Naval::Exploration => "exploration",
    }
}

fn naval(text: &str) -> Read<Naval> {
    match text {
        "trade" => Ok(Naval::Trade),
        "exploration" => Ok(Naval::Exploration),
        _ => Err(format!("\u{201c}{text}\u{201d} is no kind of naval tokens; they are trade and exploration")),
    }
}

fn purpose_word(purpose: Purpose) -> String {
    match purpose {
        Purpose::Cost => "cost".into(),
        Purpose::Trade { resource, seat } => format!("trade:{resource}:{seat}"),
        Purpose::Import(resource) => format!("import:{resource}"),
        Purpose::Objective(objective) => format!("objective:{objective}"),
    }
}

fn read_purpose(parts: &[&str]) -> Read<Purpose> {
    match parts {
        ["cost"] => Ok(Purpose::Cost),
        ["trade", resource, seat] => match seat.parse::<usize>() {
            Ok(seat @ 1..=4) => Ok(Purpose::Trade { resource: resource.parse()?, seat: Seat::new(seat - 1) }),
            _ => Err(format!("\u{201c}{seat}\u{201d} is no seat; seats are 1 to 4")),
        },
        ["import", resource] => Ok(Purpose::Import(resource.parse()?)),
        ["objective", objective] => Ok(Purpose::Objective(objective.parse()?)),
        _ => Err("naval tokens are spent for cost, trade:RESOURCE:SEAT, import:RESOURCE or objective:CARD".into()),
    }
}

/// `token glassworks`, `card FW18`, `cube worker`, …
pub(super) fn write_object(object: Object) -> String {
    match object {
        Object::Nothing => String::new(),
        Object::Token(token) => format!("token {token}"),
        Object::Card(kind) => format!("card {kind}"),
        Object::Cube(tier) => format!("cube {tier}"),
        Object::Upgrade(tier) => format!("upgrade {tier}"),
        Object::OldWorld => "old_world".into(),
        Object::NewWorld => "new_world".into(),
        Object::Expeditions(count) => format!("expeditions {count}"),
    }
}

pub(super) fn read_object(words: &[&str]) -> Read<Object> {
    match words {
        ["token", token] => Ok(Object::Token(token.parse()?)),
        ["card", kind] => Ok(Object::Card(kind.parse()?)),
        ["cube", tier] => Ok(Object::Cube(tier.parse()?)),
        ["upgrade", tier] => Ok(Object::Upgrade(tier.parse()?)),
        ["old_world"] => Ok(Object::OldWorld),
        ["new_world"] => Ok(Object::NewWorld),
        ["expeditions", number] => Ok(Object::Expeditions(count(number)?)),
        _ => Err("what is paid for is token TOKEN, card CARD, cube TIER, upgrade TIER, old_world, new_world or \
                  expeditions NUMBER"
            .into()),
    }
}

/// `timber bricks artisan trade=2 exploration=1 gold=3`
pub(super) fn write_due(due: Cost) -> String {
    let mut words: Vec<String> = due.resources.iter().map(|resource| resource.to_string()).collect();
    words.extend(due.cubes.iter().map(|tier| tier.to_string()));
    let numbers = [("trade", due.trade), ("exploration", due.exploration), ("gold", due.gold)];
    words.extend(numbers.iter().filter(|(_, number)| *number > 0).map(|(name, number)| format!("{name}={number}")));
    words.join(" ")
}

pub(super) fn read_due(words: &[&str]) -> Read<Cost> {
    let mut due = Cost::FREE;
    for word in words {
        match word.split_once('=') {
            Some(("trade", number)) => due.trade = count(number)?,
            Some(("exploration", number)) => due.exploration = count(number)?,
            Some(("gold", number)) => due.gold = count(number)?,
            _ => match (word.parse::<Tier>(), word.parse::<Resource>()) {
                (Ok(tier), _) => due.cubes = due.cubes.with(tier),
                (_, Ok(resource)) => due.resources = due.resources.with(resource),
                (_, Err(wrong)) => {
                    return Err(format!("{wrong}; due names resources, tiers, trade=N, exploration=N and gold=N"));
                }
            },
        }
    }
    Ok(due)
}

/// `ships 1 2` (their strengths), `workforce 2`, `upgrades 1`
pub(super) fn write_doing(doing: Doing) -> String {
    match doing {
        Doing::Nothing => String::new(),
        Doing::Ships(built) => {
            let strengths = (1..).zip(built).flat_map(|(strength, number)| (0..number).map(move |_| strength));
            strengths.fold("ships".into(), |words, strength: u8| format!("{words} {strength}"))
        }
        Doing::Workforce(number) => format!("workforce {number}"),
        Doing::Upgrades(number) => format!("upgrades {number}"),
    }
}

pub(super) fn read_doing(words: &[&str]) -> Read<Doing> {
    let wrong = || -> String {
        "doing is \u{201c}ships\u{201d} and the strengths of those built, \u{201c}workforce\u{201d} or \
         \u{201c}upgrades\u{201d} and a number"
            .into()
    };
    match words {
        ["ships", strengths @ ..] if strengths.len() <= 20 => {
            let mut built = [0; 3];
            for strength in strengths {
                let strength = strength.parse::<usize>().ok().and_then(|strength| strength.checked_sub(1));
                *strength.and_then(|strength| built.get_mut(strength)).ok_or_else(wrong)? += 1;
            }
            Ok(Doing::Ships(built))
        }
        ["workforce", number] => Ok(Doing::Workforce(count(number)?)),
        ["upgrades", number] => Ok(Doing::Upgrades(count(number)?)),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More would not even fit a number; nobody has that many shipyards (A11.2).
    #[test]
    fn an_action_builds_so_many_ships_at_most() {
        let ships = |number: usize| [vec!["ships"], vec!["1"; number]].concat();
        assert_eq!(read_doing(&ships(20)).unwrap(), Doing::Ships([20, 0, 0]));
        for number in [21, 300] {
            assert!(read_doing(&ships(number)).unwrap_err().contains("strengths of those built"));
        }
    }

    #[test]
    fn questions_read_as_they_are_written() {
        let words = "turn target:swap pay spend:trade:4:trade:cost spend:trade:2:temporary_trade:trade:glass:3 \
                     spend:trade:1:exploration:import:cotton \
                     spend:exploration:3:exploration:objective:alonso_graves site:merchant2 cube:farmer gain:worker:1 swap:0:2:1 \
                     return:0:2 over";
        for word in words.split_whitespace() {
            assert_eq!(word.parse::<Decision>().unwrap().to_string(), word);
        }
        for wrong in
            ["", "ask", "pay:1", "target", "target:fly", "spend:trade:4:trade", "spend:gold:4:trade:cost", "swap:1:2"]
        {
            assert!(wrong.parse::<Decision>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_paid_reads_as_it_is_written() {
        let read = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let split = |text: &'static str| text.split_whitespace().collect::<Vec<_>>();
        for text in ["token glassworks", "card FW18", "cube worker", "upgrade farmer", "old_world", "expeditions 3"] {
            assert_eq!(write_object(read_object(&split(text)).unwrap()), read(text));
        }
        for text in ["timber coal artisan trade=2 exploration=1 gold=3", "gold=1", ""] {
            assert_eq!(write_due(read_due(&split(text)).unwrap()), read(text));
        }
        for text in ["ships 1 1 3", "ships", "workforce 2", "upgrades 1"] {
            assert_eq!(write_doing(read_doing(&split(text)).unwrap()), read(text));
        }
        assert!(read_doing(&["ships", "4"]).is_err() && read_doing(&["ships", "0"]).is_err());
        assert!(read_due(&["timbers"]).is_err() && read_object(&["token"]).is_err());
    }
}
