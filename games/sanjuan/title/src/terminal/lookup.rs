//! Cards, rules and options, looked up.

use super::words::Words;
use entrepot_sanjuan::{ChapelSecrecy, DATA, Edition, Figure, GoldMineTakes, GuardRoomLimit, Kind, Setup, Status};
use entrepot_terminal::page::Page;

impl Words {
    /// The card that somebody calls by this name.
    pub fn show_card(&self, page: &mut Page, name: &str, setup: &Setup) {
        match &self.find_kinds(name)[..] {
            [] => page.text(&self.say("card-unknown", &[("name", name.into())])),
            [kind] => self.card(page, *kind, setup),
            several => {
                let names = self.list(several.iter().map(|&kind| self.kind(kind)));
                page.text(&self.say("card-several", &[("list", names.into())]));
            }
        }
    }

    /// What a building does, its figures, and how sure they are.
    pub fn card(&self, page: &mut Page, kind: Kind, setup: &Setup) {
        let card = DATA.cards[kind.index()];
        let copies = if setup.edition == Edition::First { card.first_edition } else { card.copies };
        page.strong(&format!("{} ({kind})", self.kind(kind)));
        page.hanging("  ", &self.group(kind, card.expansion));
        page.hanging("  ", &self.effect(kind, setup));
        let gaps = [("cost", card.cost), ("points", card.points), ("copies", copies)];
        let gaps = gaps.map(|(gap, figure)| (gap, self.figure(figure).into()));
        page.hanging("  ", &self.say("card-figures", &gaps));
        self.doubts(page, &[card.cost, card.points, copies]);
        if let Some(note) = self.note(kind) {
            page.hanging("  ", &note);
        }
    }

    /// The number, marked unless it is certain.
    pub fn figure(&self, figure: Figure) -> String {
        format!("{}{}", figure.value, mark(figure.status))
    }

    /// What the marks say, for those that are there.
    fn doubts(&self, page: &mut Page, figures: &[Figure]) {
        for (status, key) in
            [(Status::SingleSource, "status-single_source"), (Status::HouseValue, "status-house_value")]
        {
            if figures.iter().any(|figure| figure.status == status) {
                page.hanging("  ", &format!("{} {}", mark(status), self.get(key)));
            }
        }
    }

    /// Why a figure of this building is not certain.
    pub fn note(&self, kind: Kind) -> Option<String> {
        self.texts.find(&format!("note-{kind}"), &[])
    }

    /// What sort of building it is.
    pub fn group(&self, kind: Kind, expansion: bool) -> String {
        let group = match kind {
            kind if kind.is_production() => "group-production",
            kind if kind.is_monument() => "group-monument",
            Kind::Cathedral => "group-cathedral",
            kind if DATA.cards[kind.index()].cost.value == 6 => "group-six_cost",
            _ => "group-city",
        };
        let set = if expansion { "set-expansion" } else { "set-base" };
        format!("{} · {}", self.get(group), self.get(set))
    }

    /// What it does in this game.
    fn effect(&self, kind: Kind, setup: &Setup) -> String {
        match kind {
            Kind::GoldMine if setup.gold_mine_takes() == GoldMineTakes::Any => self.get("effect-gold_mine-any"),
            Kind::GuildHall if setup.edition == Edition::First => self.get("effect-guild_hall-first"),
            Kind::GuardRoom if setup.guard_room_limit == GuardRoomLimit::AlwaysWithExpansion => {
                self.get("effect-guard_room-always")
            }
            _ => self.get(&format!("effect-{kind}")),
        }
    }

    /// What was chosen before the game.
    pub fn options(&self, page: &mut Page, setup: &Setup) {
        let governor = self.name(setup.governor()).to_owned();
        let switch = |on: bool| if on { "on" } else { "off" };
        let chosen = [
            ("edition", if setup.edition == Edition::First { "first" } else { "second" }),
            ("expansion", switch(setup.expansion)),
            ("starting_variant", switch(setup.starting_variant)),
            ("gold_mine", if setup.gold_mine_takes() == GoldMineTakes::Any { "any" } else { "lowest" }),
            ("customs_good_in_tie", switch(setup.customs_good_in_tie)),
            (
                "chapel_secrecy",
                if setup.chapel_secrecy == ChapelSecrecy::ShowCount { "show_count" } else { "hide_count" },
            ),
            (
                "guard_room_limit",
                match setup.guard_room_limit {
                    GuardRoomLimit::WhileInPlay => "while_in_play",
                    GuardRoomLimit::AlwaysWithExpansion => "always_with_expansion",
                },
            ),
        ];
        page.labelled(&self.label(&self.get("option-players")), &setup.players().to_string());
        page.labelled(&self.label(&self.get("option-governor")), &governor);
        // Two options are about cards of the expansion.
        let matters = |option: &str| setup.expansion || !matches!(option, "customs_good_in_tie" | "guard_room_limit");
        for (option, value) in chosen.into_iter().filter(|(option, _)| matters(option)) {
            let label = self.label(&self.get(&format!("option-{option}")));
            page.labelled(&label, &self.get(&format!("option-{option}-{value}")));
        }
    }
}

/// How an uncertain figure is marked.
pub fn mark(status: Status) -> &'static str {
    match status {
        Status::Verified => "",
        Status::SingleSource => "°",
        Status::HouseValue => "*",
    }
}
