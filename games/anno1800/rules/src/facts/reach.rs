//! Whether something can be had now, with what, and by which moves.

use crate::actions::{self, cost};
use crate::cost::Cost;
use crate::moves::{Action, Decision, Move, Object};
use crate::pay::{Part, Prefer, Purse, Source, Sum, lacks, plan};
use crate::refusal::{Lack, Refusal};
use crate::resource::ResourceSet;
use crate::state::{Board, Doing, Turn};
use crate::tier::TierSet;
use crate::turn;
use crate::view::View;
use entrepot_table::{Refuse, Seat};
use serde::Serialize;

/// Something that could be had, and how far it is from the viewer's reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reach {
    /// What.
    pub object: Object,
    /// The parts of its cost, each as if it were all that is asked for.
    pub needs: Vec<Needed>,
    /// Naval tokens and gold that it takes besides those of the cost itself, in the best way that saves tokens first. None
    /// if it cannot be paid.
    pub extra: Option<Extra>,
    /// An industry that the viewer has already: another one could only cover it (A9.2, R16).
    pub owned: bool,
    /// What keeps it from being paid; empty if nothing does.
    pub lacks: Vec<Lack>,
    /// What keeps it from being had even if an action could be begun: its cost, or that there is none, no shipyard for it,
    /// and so on.
    pub blocked: Option<Refusal>,
    /// The moves that begin it now; none if it is refused or not the viewer's turn.
    pub moves: Vec<Move>,
    /// Why it cannot be begun now.
    pub refusal: Option<Refusal>,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// Naval tokens and gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Extra {
    /// Naval tokens.
    pub tokens: u8,
    /// Gold.
    pub gold: u16,
}

impl Reach {
    /// Whether own cubes and what the cost itself asks for are enough.
    pub fn is_now(&self) -> bool {
        self.extra == Some(Extra::default())
    }

    /// Whether it would be a further part of the action under way: no action has to begin for it.
    pub(super) fn goes_on(&self) -> bool {
        matches!(self.moves.first(), Some(Move::Build(_) | Move::Hire(_) | Move::Upgrade(_)))
    }
}

/// A part of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Needed {
    /// Which.
    pub part: Part,
    /// Where it would come from; nothing if it cannot be had.
    pub by: Option<Source>,
    /// Whether that takes naval tokens or gold which the cost itself does not ask for.
    pub extra: Extra,
}

/// Looks for what a seat could get.
pub(super) struct Reaching {
    /// The board, as it would be at the beginning of the seat's turn if another one plays.
    board: Board,
    seat: Seat,
    /// Whether the seat decides now.
    decides: bool,
}

impl Reaching {
    pub(super) fn new(view: &View, seat: Seat) -> Reaching {
        let mut board = view.board;
        let decides = board.actor == seat && !board.over();
        if !decides {
            board.actor = seat;
            board.turn = Turn { actions: 1, ..Turn::default() };
        }
        Reaching { board, seat, decides }
    }

    pub(super) fn reach(&self, object: Object) -> Reach {
        let cost = cost(&self.board, self.seat, object);
        let extra = plan(&self.board, self.seat, &cost, Prefer::default()).map(|plan| extra(plan.totals.sum, &cost));
        let begun = self.begin(object);
        Reach {
            object,
            needs: parts(&cost).map(|(part, alone)| self.needed(part, &alone)).collect(),
            extra,
            owned: self.owned(object),
            lacks: lacks(&self.board, self.seat, &cost).collect(),
            blocked: self.blocked(object),
            moves: begun.as_ref().ok().cloned().unwrap_or_default(),
            rule: begun.as_ref().err().map(Refuse::rule),
            refusal: begun.err(),
        }
    }

    fn owned(&self, object: Object) -> bool {
        matches!(object, Object::Token(token) if token.industry().is_some() && self.board.player(self.seat).count(token) > 0)
    }

    fn needed(&self, part: Part, alone: &Cost) -> Needed {
        let plan = plan(&self.board, self.seat, alone, Prefer::default());
        let by = plan.as_ref().and_then(|plan| plan.lines.first()).map(|line| line.way().by);
        Needed { part, by, extra: plan.map(|plan| extra(plan.totals.sum, alone)).unwrap_or_default() }
    }

    /// An action that goes on may have fewer shipyards left than a new one (A11.2).
    fn blocked(&self, object: Object) -> Option<Refusal> {
        let further = affordable(&self.board, object);
        if self.board.turn.actions == 0 && self.is_further(object) {
            return further.err();
        }
        further.or_else(|_| affordable(&self.anew(), object)).err()
    }

    /// The board for a new action.
    fn anew(&self) -> Board {
        let mut board = self.board;
        board.turn.doing = Doing::Nothing;
        board
    }

    /// The moves that begin it; while another one plays there are none.
    pub(super) fn begin(&self, object: Object) -> Result<Vec<Move>, Refusal> {
        if !self.decides {
            return affordable(&self.board, object).map(|()| Vec::new());
        }
        let (action, target) = begins(object);
        let asked = self.board.decision();
        match asked {
            Decision::Turn => self.begin_in_turn(object, action, target),
            Decision::Target(begun) if begun == action => {
                affordable(&self.board, object).map(|()| target.into_iter().collect())
            }
            _ => Err(Refusal::OtherQuestion { asked }),
        }
    }

    /// Goes on with the action under way if that is possible, else begins a new one (A2.5, A8.1, A15.1, A16.1).
    fn begin_in_turn(&self, object: Object, action: Action, target: Option<Move>) -> Result<Vec<Move>, Refusal> {
        let further = turn::judge_further(&self.board, &Purse::new(&self.board, self.seat), object);
        match further {
            Ok(()) => Ok(target.into_iter().collect()),
            Err(refusal) if self.board.turn.actions == 0 && self.is_further(object) => Err(refusal),
            Err(_) if self.board.turn.actions == 0 => Err(Refusal::NoActionLeft),
            Err(_) => {
                affordable(&self.anew(), object)?;
                Ok(std::iter::once(Move::Action(action)).chain(target).collect())
            }
        }
    }

    /// Whether it is of the kind of which the action under way may have several.
    fn is_further(&self, object: Object) -> bool {
        match (self.board.turn.doing, object) {
            (Doing::Ships(_), Object::Token(token)) => token.ship().is_some(),
            (Doing::Workforce(_), Object::Cube(_)) | (Doing::Upgrades(_), Object::Upgrade(_)) => true,
            _ => false,
        }
    }
}

/// On these boards the seat is the one that plays.
fn affordable(board: &Board, object: Object) -> Result<(), Refusal> {
    actions::affordable(board, &Purse::new(board, board.actor), object)
}

/// The action that something belongs to, and the move that names it.
fn begins(object: Object) -> (Action, Option<Move>) {
    match object {
        Object::Token(token) => (Action::Expand, Some(Move::Build(token))),
        Object::Card(kind) => (Action::Play, Some(Move::Play(kind))),
        Object::Cube(tier) => (Action::Workforce, Some(Move::Hire(tier))),
        Object::Upgrade(tier) => (Action::Upgrade, Some(Move::Upgrade(tier))),
        Object::OldWorld => (Action::OldWorld, None),
        Object::NewWorld => (Action::NewWorld, None),
        Object::Expeditions(count) => (Action::Expedition, Some(Move::Expeditions(count))),
        Object::Nothing => (Action::Festival, None),
    }
}

/// What a plan takes besides what the cost itself asks for.
fn extra(sum: Sum, cost: &Cost) -> Extra {
    Extra {
        tokens: sum.tokens.saturating_sub(cost.trade + cost.exploration),
        gold: sum.gold.saturating_sub(u16::from(cost.gold)),
    }
}

/// The parts of a cost in the order in which they are paid, each with the cost that asks for it alone.
fn parts(cost: &Cost) -> impl Iterator<Item = (Part, Cost)> {
    let Cost { resources, cubes, trade, exploration, gold } = *cost;
    let resources = resources
        .iter()
        .map(|resource| (Part::Resource(resource), Cost { resources: ResourceSet::of(resource), ..Cost::FREE }));
    let cubes = cubes.iter().map(|tier| (Part::Cube(tier), Cost { cubes: TierSet::of(tier), ..Cost::FREE }));
    let rest = [
        (trade, Part::Trade(trade), Cost { trade, ..Cost::FREE }),
        (exploration, Part::Exploration(exploration), Cost { exploration, ..Cost::FREE }),
        (gold, Part::Gold(gold), Cost { gold, ..Cost::FREE }),
    ];
    let rest = rest.into_iter().filter(|(count, ..)| *count > 0).map(|(_, part, alone)| (part, alone));
    resources.chain(cubes).chain(rest)
}
