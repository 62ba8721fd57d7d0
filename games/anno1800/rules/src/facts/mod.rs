//! What a display wants to know besides the view: everything that follows from rules, so that no display has rules of its
//! own.

mod lapsing;
mod reach;
mod several;
mod standing;

pub use lapsing::Lapsing;
pub use reach::{Extra, Needed, Reach};
pub use several::{Several, Taken, Wanted, plan_several};
pub use standing::{ObjectiveStanding, Standing};

use crate::actions::{self, MOST};
use crate::island::TERRAIN;
use crate::moves::{Action, Decision, Object};
use crate::pay::{Plan, Prefer, Wish, plan, plan_with};
use crate::paying::gold_for_cube;
use crate::resource::Resource;
use crate::scoring::{self, Score};
use crate::state::{Board, Doing, Player};
use crate::tier::Tier;
use crate::token::{STACKS, Spot, Terrain, Token};
use crate::view::View;
use entrepot_table::{Outcome, Seat};
use reach::Reaching;
use serde::{Deserialize, Serialize};

/// What follows from a view by the rules. What depends on a seat is that of the viewer, and empty for people who only watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Facts {
    /// What is asked, if anything.
    pub asked: Option<Decision>,
    /// Every player's fields.
    pub squares: Vec<Vec<Square>>,
    /// What every player makes, and what it costs the others (A6.3).
    pub sales: Vec<Vec<Sale>>,
    /// Everybody's points as far as they are shown.
    pub standings: Vec<Standing>,
    /// The 44 stacks of the gameboard, in its printed order.
    pub market: Vec<Reach>,
    /// The hand cards, each kind once.
    pub hand: Vec<Reach>,
    /// A new cube of each tier.
    pub workforce: Vec<Reach>,
    /// An upgrade of each tier but the last.
    pub upgrades: Vec<Reach>,
    /// The next Old World island.
    pub old_world: Option<Reach>,
    /// The next New World island.
    pub new_world: Option<Reach>,
    /// One, two and three expedition cards.
    pub expeditions: Vec<Reach>,
    /// How much each action could be about.
    pub actions: Vec<Chances>,
    /// Whether the effect that puts hand cards back takes exactly as many as it says, in this game (A22.8, D3).
    pub returns_exactly: bool,
    /// How many hand cards the viewer is asked for, where some are.
    pub pick: Option<Pick>,
    /// The cubes that somebody is asked to take for gold.
    pub gain: Option<Gain>,
    /// The cost that the viewer is asked to pay, with the best way to do it.
    pub payment: Option<Payment>,
    /// What the viewer would lose by ending the turn now, though it could still be used.
    pub lapsing: Option<Lapsing>,
    /// Points by where they come from, once the game is over (A24).
    pub scores: Option<Vec<Score>>,
    /// Points and places, once the game is over.
    pub outcome: Option<Outcome>,
}

/// One field of somebody's islands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Square {
    /// What it is made of.
    pub terrain: Terrain,
    /// What stands there.
    pub token: Option<Token>,
    /// What is printed beneath a built token.
    pub covered: Option<Token>,
    /// Whether what stands there was built.
    pub built: bool,
    /// How moves name it; equal ones have the same name.
    pub spot: Option<Spot>,
}

/// A resource that somebody makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sale {
    /// The resource.
    pub resource: Resource,
    /// Trade tokens for the others.
    pub price: u8,
}

/// How much an action could be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chances {
    /// The action.
    pub action: Action,
    /// So many things with own means alone.
    pub now: u8,
    /// So many more by trade, New World or shift end.
    pub more: u8,
    /// A new action may have so many parts: ships (A11.2), swapped cards (A14.1), cubes (A15.1), upgrades (A16.1),
    /// expedition cards (A19.1); one where it has no parts.
    pub most: u8,
    /// The action under way may have so many parts more; none where no further one can be had.
    pub further: u8,
}

/// Hand cards are asked for: how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pick {
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// A cube that costs gold, since its stack is empty (A15.4, A22.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gain {
    /// Its tier.
    pub tier: Tier,
    /// Gold for it.
    pub gold: u8,
}

/// A cost that is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Payment {
    /// What is being paid for.
    pub object: Object,
    /// How it is proposed: gold is spent only where nothing else pays.
    pub plan: Plan,
}

/// A wish for another plan.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlanWish {
    /// What to save first.
    pub prefer: Prefer,
    /// The sources that somebody insists on.
    pub wishes: Vec<Wish>,
    /// Parts of an action that are to be planned together instead: then each has its own sources.
    #[serde(default)]
    pub parts: Vec<Wanted>,
}

/// What follows from a view by the rules.
///
/// ```
/// use entrepot_anno1800::{Action, Anno1800, Decision, Setup, facts};
/// use entrepot_table::{Game, Seat, Seed, Silent};
/// let state = Anno1800::deal(&Setup::new(2).unwrap(), &mut Seed::from_number(1), &mut Silent);
/// let facts = facts(&Anno1800::view(&state, Some(Seat::new(0))));
/// assert_eq!(facts.asked, Some(Decision::Turn));
/// assert_eq!(facts.market.len(), 44);
/// assert!(facts.actions.iter().any(|chances| chances.action == Action::Expand && chances.now > 0));
/// ```
pub fn facts(view: &View) -> Facts {
    let board = &view.board;
    let seats = || Seat::all(board.players());
    let own = view.viewer.map(|seat| Own::of(view, seat)).unwrap_or_default();
    let over = board.over();
    Facts {
        asked: (!over).then(|| board.decision()),
        squares: seats().map(|seat| squares(board.player(seat))).collect(),
        sales: seats().map(|seat| sales(board, seat)).collect(),
        standings: seats().map(|seat| standing::standing(view, seat)).collect(),
        actions: own.chances(view),
        market: own.market,
        hand: own.hand,
        workforce: own.workforce,
        upgrades: own.upgrades,
        old_world: own.old_world,
        new_world: own.new_world,
        expeditions: own.expeditions,
        returns_exactly: board.setup.return_exactly(),
        pick: pick(view),
        gain: gain(board),
        payment: payment(view),
        lapsing: lapsing::lapsing(view),
        scores: over.then(|| seats().map(|seat| standing::score(view, seat)).collect()),
        outcome: over
            .then(|| scoring::outcome_of(&seats().map(|seat| standing::score(view, seat)).collect::<Vec<_>>())),
    }
}

/// Another way to pay what the viewer is asked to pay; none if there is none with these wishes, or nothing is to be paid.
pub fn replan(view: &View, wish: &PlanWish) -> Option<Plan> {
    let seat = view.viewer.filter(|seat| is_paying(view, *seat))?;
    plan_with(&view.board, seat, &view.board.turn.due, wish.prefer, &wish.wishes)
}

fn payment(view: &View) -> Option<Payment> {
    let seat = view.viewer.filter(|seat| is_paying(view, *seat))?;
    let plan = plan(&view.board, seat, &view.board.turn.due, Prefer::default())?;
    Some(Payment { object: view.board.turn.object, plan })
}

fn pick(view: &View) -> Option<Pick> {
    let seat = view.viewer.filter(|seat| view.board.actor == *seat)?;
    // The card that is being paid for stays where it is (A12.5).
    let played = u8::from(matches!(view.board.turn.object, Object::Card(_)));
    let hand = view.board.player(seat).hand_size() as u8 - played;
    match view.board.decision() {
        Decision::Swap { returned } => {
            let least = u8::from(returned == [0; 3]);
            Some(Pick { least, most: actions::swappable_by(&view.board, seat, returned) })
        }
        Decision::Return { least, most, .. } => Some(Pick { least, most: most.min(hand) }),
        _ => None,
    }
}

fn gain(board: &Board) -> Option<Gain> {
    let Decision::Gain { tier, .. } = board.decision() else { return None };
    Some(Gain { tier, gold: gold_for_cube(board, tier) })
}

fn is_paying(view: &View, seat: Seat) -> bool {
    view.board.actor == seat && view.board.decision() == Decision::Pay
}

fn squares(player: &Player) -> Vec<Square> {
    let spots = player.spots();
    let square = |field: usize| {
        let token = player.visible(field);
        let same = |(spot, at): &&(Spot, usize)| Some(spot.token) == token && player.alike(*at, field);
        let built = player.fields[field].built.is_some();
        Square {
            terrain: TERRAIN[field],
            token,
            covered: player.printed(field).filter(|_| built),
            built,
            spot: spots.iter().find(same).map(|(spot, _)| *spot),
        }
    };
    (0..player.size()).map(square).collect()
}

fn sales(board: &Board, seat: Seat) -> Vec<Sale> {
    let sale = |resource: Resource| board.price(seat, resource).map(|price| Sale { resource, price });
    Resource::ALL.into_iter().filter_map(sale).collect()
}

/// What the viewer could get.
#[derive(Default)]
struct Own {
    market: Vec<Reach>,
    hand: Vec<Reach>,
    workforce: Vec<Reach>,
    upgrades: Vec<Reach>,
    old_world: Option<Reach>,
    new_world: Option<Reach>,
    expeditions: Vec<Reach>,
}

impl Own {
    fn of(view: &View, seat: Seat) -> Own {
        let reaching = Reaching::new(view, seat);
        let all = |objects: Vec<Object>| objects.into_iter().map(|object| reaching.reach(object)).collect();
        let mut kinds = view.hand().to_vec();
        kinds.dedup();
        Own {
            market: all(Token::ALL[..STACKS].iter().map(|token| Object::Token(*token)).collect()),
            hand: all(kinds.into_iter().map(Object::Card).collect()),
            workforce: all(Tier::ALL.map(Object::Cube).to_vec()),
            upgrades: all(Tier::WORKING.map(Object::Upgrade).to_vec()),
            old_world: Some(reaching.reach(Object::OldWorld)),
            new_world: Some(reaching.reach(Object::NewWorld)),
            expeditions: all((1..=MOST).map(Object::Expeditions).collect()),
        }
    }

    fn chances(&self, view: &View) -> Vec<Chances> {
        let count = |action: Action, reach: &[Reach]| {
            let payable = || reach.iter().filter(|one| one.blocked.is_none() && !one.owned);
            let now = payable().filter(|one| one.is_now()).count() as u8;
            let more = payable().count() as u8 - now;
            Chances { action, now, more, most: 1, further: 0 }
        };
        let island = |action, reach: &Option<Reach>| count(action, reach.as_slice());
        let Some(seat) = view.viewer else { return Vec::new() };
        let board = &view.board;
        let swaps = actions::swappable_by(board, seat, [0; 3]);
        let back = board.player(seat).used();
        let yards = board.player(seat).yards(1);
        let (ships, cubes, upgrades) = match board.turn.doing {
            Doing::Nothing => (0, 0, 0),
            Doing::Ships(built) => (yards.saturating_sub(built.iter().sum()), 0, 0),
            Doing::Workforce(added) => (0, MOST.saturating_sub(added), 0),
            Doing::Upgrades(made) => (0, 0, MOST.saturating_sub(made)),
        };
        let parts = |action, reach: &[Reach], most, left| {
            let goes_on = board.decision() == Decision::Turn && reach.iter().any(Reach::goes_on);
            let further = if goes_on { left } else { 0 };
            Chances { most, further, ..count(action, reach) }
        };
        vec![
            parts(Action::Expand, &self.market, yards.max(1), ships),
            self.cards(view),
            Chances { action: Action::Swap, now: swaps, more: 0, most: swaps, further: 0 },
            parts(Action::Workforce, &self.workforce, MOST, cubes),
            parts(Action::Upgrade, &self.upgrades, MOST, upgrades),
            island(Action::OldWorld, &self.old_world),
            island(Action::NewWorld, &self.new_world),
            Chances { most: MOST.min(board.expeditions), ..count(Action::Expedition, &self.expeditions) },
            Chances { action: Action::Festival, now: back, more: 0, most: 1, further: 0 },
        ]
    }

    /// Cards are counted one by one, equal ones too.
    fn cards(&self, view: &View) -> Chances {
        let mut chances = Chances { action: Action::Play, now: 0, more: 0, most: 1, further: 0 };
        for kind in view.hand().iter() {
            match self.hand.iter().find(|one| one.object == Object::Card(*kind) && one.blocked.is_none()) {
                Some(one) if one.is_now() => chances.now += 1,
                Some(_) => chances.more += 1,
                None => {}
            }
        }
        chances
    }
}
