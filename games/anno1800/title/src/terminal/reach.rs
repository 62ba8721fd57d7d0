//! How a resource can be had at this moment: what the marks behind the parts of a cost say.

use super::words::Words;
use entrepot_anno1800::{Board, Cost, DATA, Effect, Resource, Tier};
use entrepot_table::Seat;

/// How a resource can be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// From an own industry, an own New World island or a card.
    Own,
    /// From an own industry after a shift end.
    ShiftEnd,
    /// From others, for this many trade tokens.
    Trade(u8),
    /// Not at all now.
    Missing,
}

impl Reach {
    /// The best way for a seat, this resource taken alone.
    pub fn of(board: &Board, seat: Seat, resource: Resource) -> Reach {
        let player = board.player(seat);
        let works = |tier: &Tier| player.open[tier.index()].has(resource) && player.cubes[tier.index()] > 0;
        let gives = |effect: Effect| matches!(effect, Effect::Resource(some) if some.has(resource));
        let tokens = player.trade.available();
        if Tier::WORKING.iter().any(works)
            || player.imports.has(resource) && tokens >= DATA.import.value
            || board.ready(seat).any(|kind| gives(kind.effect()))
        {
            return Reach::Own;
        }
        let alone = Cost { resources: [resource].into_iter().collect(), ..Cost::FREE };
        if !entrepot_anno1800::payable(board, seat, &alone) {
            return Reach::Missing;
        }
        match Reach::price(board, seat, resource) {
            Some(price) if price <= tokens => Reach::Trade(price),
            _ => Reach::ShiftEnd,
        }
    }

    /// The lowest price at which others sell it, unless it was traded for in this turn (A6.6).
    fn price(board: &Board, seat: Seat, resource: Resource) -> Option<u8> {
        if seat == board.actor && board.turn.traded.has(resource) {
            return None;
        }
        let others = Seat::all(board.players()).filter(|other| *other != seat);
        others.filter_map(|other| board.price(other, resource)).min()
    }

    fn mark(self) -> String {
        match self {
            Reach::Own => "●".to_owned(),
            Reach::ShiftEnd => "○".to_owned(),
            Reach::Trade(price) => format!("⇄{price}"),
            Reach::Missing => "✗".to_owned(),
        }
    }
}

impl Words {
    /// A cost with a mark behind each part that says how it can be had.
    pub fn marked_cost(&self, board: &Board, seat: Seat, cost: &Cost) -> String {
        let player = board.player(seat);
        // A name and its mark are not broken over two lines.
        let bound = |name: String, mark: &str| format!("{}\u{a0}{mark}", name.replace(' ', "\u{a0}"));
        let have = |yes: bool| if yes { "●" } else { "✗" };
        let mut parts: Vec<String> = Vec::new();
        for resource in cost.resources.iter() {
            parts.push(bound(self.resource(resource), &Reach::of(board, seat, resource).mark()));
        }
        for tier in cost.cubes.iter() {
            let mark = match (player.cubes[tier.index()], player.owned(tier)) {
                (1.., _) => "●",
                (0, 1..) if player.gold >= u16::from(DATA.shift_end[tier.index()].value) => "○",
                _ => "✗",
            };
            parts.push(bound(self.tier(tier), mark));
        }
        if cost.trade > 0 {
            parts.push(bound(self.trade_tokens(cost.trade), have(player.trade.available() >= cost.trade)));
        }
        if cost.exploration > 0 {
            let tokens = self.amount("anno-n-exploration", cost.exploration);
            parts.push(bound(tokens, have(player.exploration.available() >= cost.exploration)));
        }
        if cost.gold > 0 {
            parts.push(bound(self.gold(cost.gold), have(player.gold >= u16::from(cost.gold))));
        }
        if parts.is_empty() { self.get("anno-free") } else { self.list(parts) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_anno1800::read_position;

    fn reach(position: &str, resource: Resource) -> Reach {
        let state = read_position(position).unwrap();
        Reach::of(state.board(), Seat::new(0), resource)
    }

    #[test]
    fn a_mark_says_how_a_resource_can_be_had() {
        assert_eq!(reach("setup players=2", Resource::Timber), Reach::Own);
        assert_eq!(reach("setup players=2", Resource::Beer), Reach::Missing);
        assert_eq!(reach("setup players=2\nbuilt 2 brewery@coast", Resource::Beer), Reach::Trade(1));
        let used = "setup players=2\ncubes 1 worker=3\nexhausted 1 farmer=4\ntrade 1 exhausted=2\ngold 1 ";
        assert_eq!(reach(&format!("{used}1"), Resource::Timber), Reach::ShiftEnd);
        assert_eq!(reach(&format!("{used}0"), Resource::Timber), Reach::Missing);
    }
}
