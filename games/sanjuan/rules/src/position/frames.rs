//! What is under way, as words: `roles:1 phase:builder:2 ask:build ask:pay:3`.

use crate::moves::Decision;
use crate::state::{Frame, RoundStep};

const STEPS: [(&str, RoundStep); 3] =
    [("office", RoundStep::Office), ("store", RoundStep::Store), ("limit", RoundStep::Limit)];

/// Every decision with its numbers set to 0, by name.
const DECISIONS: [(&str, Decision); 17] = [
    ("starting_hand", Decision::StartingHand { left: 0 }),
    ("role", Decision::Role),
    ("build", Decision::Build),
    ("over", Decision::Over),
    ("library", Decision::Library),
    ("pay", Decision::Pay { left: 0 }),
    ("produce", Decision::Produce { made: 0 }),
    ("sell", Decision::Sell { sold: 0, income: 0 }),
    ("keep", Decision::Keep { left: 0 }),
    ("archive", Decision::Archive { left: 0 }),
    ("gold_mine", Decision::GoldMine),
    ("gold_mine_take", Decision::GoldMineTake),
    ("goldsmith", Decision::Goldsmith),
    ("office", Decision::Office { given: 0 }),
    ("chapel", Decision::Chapel),
    ("bank", Decision::Bank { laid: 0 }),
    ("hand_limit", Decision::HandLimit { left: 0 }),
];

impl Decision {
    /// The name of the question and the numbers that belong to it, such as `pay` and 3.
    ///
    /// ```
    /// use entrepot_sanjuan::Decision;
    /// assert_eq!(Decision::Pay { left: 3 }.name(), "pay");
    /// assert_eq!(Decision::Pay { left: 3 }.numbers(), [3]);
    /// ```
    pub fn name(&self) -> &'static str {
        let same = |other: &Decision| std::mem::discriminant(other) == std::mem::discriminant(self);
        DECISIONS.iter().find(|(_, decision)| same(decision)).map_or("", |(name, _)| name)
    }

    /// The question of this name with these numbers, if there is one that has as many.
    ///
    /// ```
    /// use entrepot_sanjuan::Decision;
    /// assert_eq!(Decision::named("pay", &["3"]), Some(Decision::Pay { left: 3 }));
    /// assert_eq!(Decision::named("pay", &[]), None);
    /// ```
    pub fn named(name: &str, numbers: &[&str]) -> Option<Decision> {
        let mut decision = DECISIONS.iter().find(|(one, _)| *one == name)?.1;
        let slots = numbers_of(&mut decision);
        if slots.len() != numbers.len() {
            return None;
        }
        for (slot, number) in slots.into_iter().zip(numbers) {
            *slot = number.parse().ok()?;
        }
        Some(decision)
    }

    /// How many are left, made, sold …
    pub fn numbers(&self) -> Vec<u8> {
        let mut copy = *self;
        numbers_of(&mut copy).into_iter().map(|number| *number).collect()
    }
}

fn numbers_of(decision: &mut Decision) -> Vec<&mut u8> {
    match decision {
        Decision::StartingHand { left }
        | Decision::Pay { left }
        | Decision::Keep { left }
        | Decision::Archive { left }
        | Decision::HandLimit { left } => vec![left],
        Decision::Produce { made: number } | Decision::Office { given: number } | Decision::Bank { laid: number } => {
            vec![number]
        }
        Decision::Sell { sold, income } => vec![sold, income],
        Decision::Role
        | Decision::Build
        | Decision::Over
        | Decision::Library
        | Decision::GoldMine
        | Decision::GoldMineTake
        | Decision::Goldsmith
        | Decision::Chapel => Vec::new(),
    }
}

/// Writes one thing under way.
pub(super) fn write(frame: &Frame) -> String {
    match frame {
        Frame::StartingHands(n) => format!("starting_hands:{n}"),
        Frame::RoundStart(step, n) => {
            let name = STEPS.iter().find(|(_, one)| one == step).map_or("", |(name, _)| name);
            format!("round_start:{name}:{n}")
        }
        Frame::Roles(n) => format!("roles:{n}"),
        Frame::Phase(role, n) => format!("phase:{role}:{n}"),
        Frame::Ask(decision) => {
            let numbers = decision.numbers().into_iter().map(|number| format!(":{number}")).collect::<String>();
            format!("ask:{}{numbers}", decision.name())
        }
        Frame::Over => "over".into(),
    }
}

/// Reads one thing under way.
pub(super) fn read(word: &str) -> Option<Frame> {
    let parts: Vec<&str> = word.split(':').collect();
    match parts[..] {
        ["starting_hands", n] => Some(Frame::StartingHands(n.parse().ok()?)),
        ["round_start", step, n] => {
            let step = STEPS.iter().find(|(name, _)| *name == step)?.1;
            Some(Frame::RoundStart(step, n.parse().ok()?))
        }
        ["roles", n] => Some(Frame::Roles(n.parse().ok()?)),
        ["phase", role, n] => Some(Frame::Phase(role.parse().ok()?, n.parse().ok()?)),
        ["ask", name, ref numbers @ ..] => Decision::named(name, numbers).map(Frame::Ask),
        ["over"] => Some(Frame::Over),
        _ => None,
    }
}
