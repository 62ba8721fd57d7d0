//! Playing by what the net says at first sight, without looking ahead.

use super::action::Action;
use super::inputs::inputs;
use super::outputs::{OTHERS, Out, SOURCES};
use crate::greedy_1::Greedy;
use entrepot_net::{Input, Net, Scratch};
use entrepot_sanjuan::{Decision, Kind, Likely, Move, View};
use entrepot_table::{Bot, Dice};
use std::sync::Arc;

/// A net, and room to think in.
#[derive(Clone, Debug)]
pub struct Mind {
    net: Arc<Net>,
    scratch: Scratch,
    inputs: Vec<Input>,
    /// How much more a role that is liked more is drawn: 1 by its share, higher ones rather the best.
    sharp: f32,
    /// Whether cards that can never be built are given away first.
    weeds: bool,
}

/// No card is more or less likely than chance by more than this, as a logarithm: hands must be possible to the end.
const FARTHEST: f32 = 3.0;

/// What the net expects of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The chance to win, a shared victory counted as its share.
    pub win: f32,
    /// Points ahead of the best other seat at the end.
    pub ahead: f32,
    /// Points at the end by source.
    pub points: [f32; SOURCES],
    /// Rounds still to come.
    pub rounds: f32,
}

impl Mind {
    /// Thinks with this net.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Mind {
        let scratch = Scratch::new(net.shape());
        Mind { net, scratch, inputs: Vec::with_capacity(160), sharp: 1.0, weeds: false }
    }

    /// Draws roles more sharply.
    #[must_use]
    pub fn sharpened(self, sharp: f32) -> Mind {
        Mind { sharp, ..self }
    }

    /// Gives away first what can never be built, and keeps it last.
    #[must_use]
    pub fn weeding(self, weeds: bool) -> Mind {
        Mind { weeds, ..self }
    }

    /// Reads a position, which all questions after it concern.
    fn read(&mut self, view: &View) {
        inputs(view, &mut self.inputs);
        self.net.hidden(&self.inputs, &mut self.scratch);
    }

    fn says(&self, out: usize) -> f32 {
        self.net.output(out, &self.scratch)
    }

    /// What the viewer can expect.
    pub fn estimate(&mut self, view: &View) -> Estimate {
        self.read(view);
        Estimate {
            win: chance(self.says(Out::WIN)),
            ahead: 10.0 * self.says(Out::AHEAD),
            points: std::array::from_fn(|source| 10.0 * self.says(Out::POINTS + source)),
            rounds: 10.0 * self.says(Out::ROUNDS),
        }
    }

    /// How much the net likes each action at first sight; nothing where it was not taught to choose.
    pub fn likings(&mut self, view: &View, actions: &[Action]) -> Vec<f32> {
        self.read(view);
        let head = head_of(view.board.decision());
        let liking = |action: &Action| match head {
            Some(head) => action.iter().filter_map(|&mv| kind_of(mv)).map(|kind| self.says(head + kind.index())).sum(),
            None => self.says(out_of(action[0])),
        };
        match view.board.decision() {
            Some(Decision::Role | Decision::Build) => actions.iter().map(liking).collect(),
            _ if head.is_some() => actions.iter().map(liking).collect(),
            _ => vec![0.0; actions.len()],
        }
    }

    /// How likely each hidden card is in each hand; nothing where the net was not taught that.
    pub fn likely(&mut self, view: &View) -> Option<Likely> {
        let me = view.viewer.filter(|_| self.net.shape().outputs > Out::HOLD)?;
        self.read(view);
        let players = view.board.players();
        let mut likely = [[1.0; Kind::COUNT]; 1 + OTHERS];
        for n in 1..players {
            let head = Out::HOLD + (n - 1) * Kind::COUNT;
            let hand = &mut likely[me.after(n, players).index()];
            for (kind, likely) in hand.iter_mut().enumerate() {
                *likely = self.says(head + kind).clamp(-FARTHEST, FARTHEST).exp();
            }
        }
        Some(likely)
    }

    /// The action that it likes best. With dice a role is drawn by how much each is liked instead.
    pub fn act(&mut self, view: &View, legal: &[Move], dice: Option<&mut Dice>) -> Action {
        let decision = view.board.decision();
        let set = match (decision, head_of(decision)) {
            (Some(Decision::Role), _) => {
                self.read(view);
                return Action::from_iter([self.liked(legal, dice)]);
            }
            (Some(Decision::Build), _) => {
                self.read(view);
                return Action::from_iter([self.liked(legal, None)]);
            }
            // Goods pay for less than cards by rules of their own.
            (_, Some(head)) if legal.iter().all(|&mv| kind_of(mv).is_some()) => self.named(view, head),
            _ => None,
        };
        set.unwrap_or_else(|| Action::from_iter([Greedy.choose(view, legal)]))
    }

    /// Draws an action by how much each is liked, and says how it was drawn; nothing where the net was not taught to choose.
    pub(super) fn draw(&mut self, view: &View, legal: &[Move], dice: &mut Dice) -> Option<Drawn> {
        let decision = view.board.decision();
        let head = head_of(decision);
        let taught = match head {
            Some(_) => legal.iter().all(|&mv| kind_of(mv).is_some()),
            None => matches!(decision, Some(Decision::Role | Decision::Build)),
        };
        if !taught {
            return None;
        }
        self.read(view);
        let win = chance(self.says(Out::WIN));
        let (action, draws) = match head {
            None => {
                let outs: Vec<u16> = legal.iter().map(|&mv| out_of(mv) as u16).collect();
                let draw = self.draw_one(outs, dice);
                (Action::from_iter([legal[draw.at]]), vec![draw])
            }
            Some(head) => self.draw_set(view, head, dice)?,
        };
        Some(Drawn { action, draws, win, inputs: self.inputs.clone() })
    }

    /// Draws one card of a set after another.
    fn draw_set(&self, view: &View, head: usize, dice: &mut Dice) -> Option<(Action, Vec<Draw>)> {
        let (mut cards, left, make) = open_set(view, head)?;
        let mut kinds = Vec::new();
        let mut draws = Vec::new();
        for _ in 0..left {
            let outs: Vec<u16> = cards.iter().map(|kind| (head + kind.index()) as u16).collect();
            let draw = self.draw_one(outs, dice);
            kinds.push(cards.remove(draw.at));
            draws.push(draw);
        }
        kinds.sort_unstable();
        Some((kinds.into_iter().map(make).collect(), draws))
    }

    fn draw_one(&self, outs: Vec<u16>, dice: &mut Dice) -> Draw {
        let likings: Vec<f32> = outs.iter().map(|&out| self.says(usize::from(out))).collect();
        let best = likings.iter().copied().fold(f32::MIN, f32::max);
        let shares: Vec<f32> = likings.iter().map(|liking| (liking - best).exp()).collect();
        let all = shares.iter().sum::<f32>();
        let mut left = all * (dice.below(1 << 20) as f32 / (1 << 20) as f32);
        let at = shares.iter().position(|share| {
            left -= share;
            left <= 0.0
        });
        let at = at.unwrap_or_default();
        Draw { outs, at, shares: shares.into_iter().map(|share| share / all).collect() }
    }

    fn liked(&self, legal: &[Move], dice: Option<&mut Dice>) -> Move {
        let mut best = (f32::MIN, legal[0]);
        for &mv in legal {
            let liking = self.says(out_of(mv));
            if liking > best.0 {
                best = (liking, mv);
            }
        }
        let Some(dice) = dice else { return best.1 };
        let share = |mv: Move| (self.sharp * (self.says(out_of(mv)) - best.0)).exp();
        let all: f32 = legal.iter().map(|&mv| share(mv)).sum();
        let mut left = all * (dice.below(1 << 20) as f32 / (1 << 20) as f32);
        for &mv in legal {
            left -= share(mv);
            if left <= 0.0 {
                return mv;
            }
        }
        best.1
    }

    /// The cards of a set that are liked best, the lowest kind first.
    fn named(&mut self, view: &View, head: usize) -> Option<Action> {
        self.read(view);
        let (cards, left, make) = open_set(view, head)?;
        // The net looks at one card at a time and does not see that two are alike.
        let dead = |n: usize| self.weeds && dead(view, &cards[..n], cards[n]);
        let mut ranked: Vec<(bool, f32, Kind)> =
            cards.iter().enumerate().map(|(n, &kind)| (dead(n), self.says(head + kind.index()), kind)).collect();
        let first = head == Out::GIVE;
        ranked.sort_by(|a, b| (b.0 == first).cmp(&(a.0 == first)).then(b.1.total_cmp(&a.1)));
        let mut cards: Vec<Kind> = ranked.into_iter().take(left).map(|(.., kind)| kind).collect();
        cards.sort_unstable();
        Some(cards.into_iter().map(make).collect())
    }
}

/// Whether a card can never be built, since a city has each city building once (S5.3): it stands there, or another copy comes
/// before it. Whoever has a Crane may cover the first and build another.
fn dead(view: &View, before: &[Kind], kind: Kind) -> bool {
    let Some(me) = view.viewer else { return false };
    let keeps = matches!(view.board.decision(), Some(Decision::Keep { .. }));
    let held = before.contains(&kind) || keeps && view.hand().iter().any(|other| other == kind);
    let city = view.board.city(me);
    !kind.is_production() && !city.has(Kind::Crane) && (held || city.has(kind))
}

/// An action that was drawn.
pub(super) struct Drawn {
    pub(super) action: Action,
    /// One for a role or a building, one for each card of a set.
    pub(super) draws: Vec<Draw>,
    /// The chance to win that the net sees.
    pub(super) win: f32,
    pub(super) inputs: Vec<Input>,
}

/// The outputs between which was drawn, and which of them it was.
pub(super) struct Draw {
    pub(super) outs: Vec<u16>,
    pub(super) at: usize,
    /// How likely each of them was.
    pub(super) shares: Vec<f32>,
}

fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The cards of a set that may still be named, how many of them are, and the move that names one.
type OpenSet = (Vec<Kind>, usize, fn(Kind) -> Move);

fn open_set(view: &View, head: usize) -> Option<OpenSet> {
    let (left, make): (u8, fn(Kind) -> Move) = match view.board.decision()? {
        Decision::Pay { left } => (left, Move::Pay),
        Decision::Keep { left } => (left, Move::Keep),
        Decision::StartingHand { left } | Decision::HandLimit { left } => (left, Move::Discard),
        _ => return None,
    };
    let offered = if head == Out::KEEP { view.drawn } else { view.hand() };
    let cards: Vec<Kind> = offered.iter().filter(|&kind| Some(kind) >= view.last).collect();
    let left = usize::from(left);
    (left <= cards.len() && left <= Action::new().capacity()).then_some((cards, left, make))
}

/// The head that says which cards of a set are named.
pub(super) fn head_of(decision: Option<Decision>) -> Option<usize> {
    match decision? {
        Decision::Keep { .. } => Some(Out::KEEP),
        Decision::Pay { .. } | Decision::StartingHand { .. } | Decision::HandLimit { .. } => Some(Out::GIVE),
        _ => None,
    }
}

/// The card that a move concerns.
pub(super) fn kind_of(mv: Move) -> Option<Kind> {
    match mv {
        Move::Pay(kind) | Move::Keep(kind) | Move::Discard(kind) => Some(kind),
        _ => None,
    }
}

/// The output that stands for a move of which one is chosen.
pub(super) fn out_of(mv: Move) -> usize {
    match mv {
        Move::Role(role) => Out::ROLE + role.index(),
        Move::Build(kind) => Out::BUILD + kind.index(),
        _ => Out::PASS,
    }
}
