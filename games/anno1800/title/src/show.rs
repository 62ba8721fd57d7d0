//! A position of Anno 1800 as text.

use entrepot_anno1800::{Anno1800, Board, Cost, Deck, Fleet, Move, Naval, Player, Score, Tier, Token, View, score};
use entrepot_table::scenario::{Staged, join};
use entrepot_table::{Game, Seat};
use entrepot_terminal::show::{Shown, listed, row};
use std::ops::Deref;

/// The whole page.
pub fn page(shown: &Shown<Anno1800>) -> String {
    let shown = Position(shown);
    let mut page = shown.title();
    shown.table(&mut page);
    for seat in Seat::all(shown.board().players()) {
        shown.seat(seat, &mut page);
    }
    shown.question(&mut page);
    page
}

/// A position of a recorded game.
struct Position<'a>(&'a Shown<'a, Anno1800>);

impl<'a> Deref for Position<'a> {
    type Target = Shown<'a, Anno1800>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl Position<'_> {
    fn board(&self) -> &Board {
        self.state.board()
    }

    fn table(&self, page: &mut String) {
        let board = self.board();
        row(page, "game", &format!("{} {}", Anno1800::NAME, board.setup));
        row(page, "round", &round(board));
        row(page, "objective", &listed(board.objectives.iter().map(ToString::to_string)));
        row(page, "stacks", &stacks(board));
        row(page, "supply", &supply(board));
        let gone = Token::ALL.into_iter().zip(board.tokens).filter(|(_, left)| *left == 0);
        row(page, "sold out", &listed(gone.map(|(token, _)| token.to_string())));
        if let Some((seat, mv)) = self.last {
            row(page, "last", &format!("seat {seat}: {}", self.told(seat, mv)));
        }
    }

    /// A move as the viewer learned of it: which card somebody else put under a stack is not told (R42).
    fn told(&self, seat: Seat, mv: Move) -> String {
        match mv {
            Move::Return(_) if !self.open(seat) => "return a card".into(),
            _ => mv.to_string(),
        }
    }

    fn seat(&self, seat: Seat, page: &mut String) {
        *page += &self.heading(seat);
        let player = self.board().player(seat);
        let view = Anno1800::view(&self.state, self.viewer.or(Some(seat)));
        row(page, "cubes", &cubes(player));
        row(page, "gold", &player.gold.to_string());
        row(page, "trade", &fleet(player.fleet(Naval::Trade)));
        row(page, "explore", &fleet(player.fleet(Naval::Exploration)));
        row(page, "built", &built(player));
        row(page, "at work", &at_work(player));
        let islands = player.old_world.iter().map(ToString::to_string);
        row(page, "islands", &join(islands.chain(player.new_world.iter().map(ToString::to_string))));
        row(page, "hand", &hand(&view, seat));
        row(page, "played", &played(self.board(), seat));
        row(page, "sent out", &expeditions(&view, seat));
        row(page, "points", &self.points(seat));
    }
}

impl Position<'_> {
    fn question(&self, page: &mut String) {
        page.push('\n');
        let board = self.board();
        if board.over() {
            return row(page, "over", &self.places());
        }
        row(page, "decides", &format!("seat {}: {}", board.actor, Anno1800::question(&self.state)));
        row(page, "turn", &turn(board));
        row(page, "to pay", &due(&board.turn.due));
        if self.open(board.actor) {
            row(page, "legal", &self.legal());
        }
    }

    /// The points by where they come from. Expedition cards are hidden until the end (R42), and so is what they bring.
    fn points(&self, seat: Seat) -> String {
        let board = self.board();
        let hidden = !self.open(seat) && !board.over() && board.player(seat).expeditions > 0;
        let view = Anno1800::view(&self.state, Some(seat));
        let known = if hidden { &[][..] } else { &view.expeditions[seat.index()][..] };
        let Score { cards, expeditions, gold, fireworks, objectives, tokens, hand } = score(board, seat, known);
        let plain = [("cards", cards), ("expeditions", expeditions), ("gold", gold), ("fireworks", fireworks)];
        let plain = plain.map(|(name, points)| (name.to_string(), points));
        let objectives = board.objectives.iter().map(ToString::to_string).zip(objectives);
        let parts = plain.into_iter().chain(objectives).filter(|(_, points)| *points != 0);
        let total: i16 = parts.clone().map(|(_, points)| points).sum();
        let more = if hidden { "+?" } else { "" };
        let parts = listed(parts.map(|(name, points)| format!("{name} {points}")));
        let parts = if parts.is_empty() { parts } else { format!(": {parts}") };
        format!("{total}{more}{parts}; in a tie {tokens} tokens, {hand} hand cards")
    }
}

fn round(board: &Board) -> String {
    let last = board.last_round.map_or(String::new(), |round| format!(", the last is {round}"));
    let fireworks = board.fireworks.map_or(String::new(), |seat| format!(", fireworks with seat {seat}"));
    format!("{}, seat {} began{last}{fireworks}", board.round, board.first)
}

fn stacks(board: &Board) -> String {
    let cards = Deck::ALL.into_iter().zip(board.cards).map(|(deck, left)| format!("{deck} {left}"));
    let others = [("expeditions", board.expeditions), ("old_world", board.old_world), ("new_world", board.new_world)];
    listed(cards.chain(others.map(|(name, left)| format!("{name} {left}"))))
}

fn supply(board: &Board) -> String {
    let supply = &board.supply;
    let cubes = Tier::ALL.into_iter().zip(supply.cubes).map(|(tier, left)| format!("{tier} {left}"));
    let others = [("gold", supply.gold), ("trade", supply.trade), ("exploration", supply.exploration)];
    listed(cubes.chain(others.map(|(name, left)| format!("{name} {left}"))))
}

fn cubes(player: &Player) -> String {
    let tier = |tier: Tier| {
        let (ready, exhausted) = (player.cubes[tier.index()], player.exhausted[tier.index()]);
        let busy = player.owned(tier) - ready - exhausted;
        let used = [("exhausted", exhausted), ("at work", busy)].into_iter().filter(|(_, count)| *count > 0);
        let used = used.map(|(where_, count)| format!("{count} {where_}")).collect::<Vec<_>>().join(", ");
        let used = if used.is_empty() { used } else { format!(" ({used})") };
        (player.owned(tier) > 0).then(|| format!("{tier} {ready}{used}"))
    };
    listed(Tier::ALL.into_iter().filter_map(tier))
}

fn fleet(fleet: &Fleet) -> String {
    format!("{} ready, {} exhausted, {} temporary", fleet.ready, fleet.exhausted, fleet.temporary)
}

/// What was built, with what it covers: `glassworks/potato_farm`.
fn built(player: &Player) -> String {
    let field = |field: usize| {
        let token = player.fields[field].built?;
        Some(player.printed(field).map_or(token.to_string(), |printed| format!("{token}/{printed}")))
    };
    join((0..player.size()).filter_map(field))
}

fn at_work(player: &Player) -> String {
    let industry = |(field, token): (usize, Token)| {
        let cubes = join(player.fields[field].cubes());
        (!cubes.is_empty()).then(|| format!("{token} {cubes}"))
    };
    listed(player.tokens().filter_map(industry))
}

/// The cards that are known, then how many are not.
fn hand(view: &View, seat: Seat) -> String {
    let (known, player) = (&view.hands[seat.index()], view.board.player(seat));
    format!("{}: {}", player.hand_size(), known_of(known.iter(), player.hand_size()))
}

fn expeditions(view: &View, seat: Seat) -> String {
    let (known, all) = (&view.expeditions[seat.index()], usize::from(view.board.player(seat).expeditions));
    if all == 0 { String::new() } else { format!("{all}: {}", known_of(known.iter(), all)) }
}

fn known_of<T: ToString>(known: impl ExactSizeIterator<Item = T>, all: usize) -> String {
    let unknown = all - known.len();
    let known = join(known);
    if unknown == 0 { known } else { format!("{known} ?*{unknown}") }
}

/// Played cards; those with `-` lie face down, their effect used.
fn played(board: &Board, seat: Seat) -> String {
    let own = board.played.iter().filter(|card| card.seat == seat);
    join(own.map(|card| format!("{}{}", card.kind, if card.ready { "" } else { "-" })))
}

fn turn(board: &Board) -> String {
    let turn = &board.turn;
    let upgrades = Tier::ALL.into_iter().zip(turn.upgrades).filter(|(_, count)| *count > 0);
    let upgrades = upgrades.map(|(tier, count)| format!("{count} free upgrades of {tier}"));
    let traded = Some(join(turn.traded.iter())).filter(|text| !text.is_empty()).map(|text| format!("traded {text}"));
    let used = Some(join(turn.used.iter())).filter(|text| !text.is_empty()).map(|text| format!("used {text}"));
    listed(Some(format!("{} actions left", turn.actions)).into_iter().chain(upgrades).chain(traded).chain(used))
}

fn due(cost: &Cost) -> String {
    let numbers = [("trade", cost.trade), ("exploration", cost.exploration), ("gold", cost.gold)];
    let numbers = numbers.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| format!("{name} {count}"));
    let names = cost.resources.iter().map(|resource| resource.to_string());
    listed(names.chain(cost.cubes.iter().map(|tier| tier.to_string())).chain(numbers))
}
