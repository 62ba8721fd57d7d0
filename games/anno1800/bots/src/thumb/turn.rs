//! What to do in a turn: every action is tried in thought, and the one that leads to the best position is taken.

use super::outlook::Outlook;
use super::paying::Tariff;
use super::trial::Trial;
use entrepot_anno1800::{
    Action, Board, Build, CardKind, Cards, DATA, Decision, Doing, Move, Object, ResourceSet, Tier, Token, cost, payable,
};
use entrepot_table::Seat;

/// How many islands are turned up in thought before one is paid for.
const ISLANDS: u64 = 4;

/// A move and what comes of it.
pub(super) type Valued = (Move, f32);

/// An action, what it is about where that is asked, and what comes of it.
struct Begun {
    action: Action,
    target: Option<Move>,
    worth: f32,
}

impl Begun {
    fn moves(&self) -> Vec<Move> {
        [Some(Move::Action(self.action)), self.target].into_iter().flatten().collect()
    }
}

impl Outlook<'_> {
    /// The next moves of the turn.
    pub(super) fn turn(&self) -> Vec<Move> {
        if self.legal.iter().all(|mv| matches!(mv, Move::End | Move::ShiftEnd { .. })) {
            return vec![Move::End];
        }
        let trial = self.trial(0);
        let tariff = self.tariff();
        let now = self.judge(&trial);
        let enough = |(_, worth): &Valued| *worth > now + self.weights.worth_it;
        let free = || self.free_action(&trial, &tariff, now);
        let part = || self.best_part(&trial, &tariff).filter(enough).map(|(mv, _)| mv);
        let alone = |mv: Move| vec![mv];
        (free().or_else(part).map(alone))
            .or_else(|| self.begin(&trial, &tariff, now))
            .or_else(|| self.one_more(&trial, &tariff, now).map(alone))
            .unwrap_or_default()
    }

    /// The best action, if one can be begun and is worth more than the end of the turn.
    fn begin(&self, trial: &Trial, tariff: &Tariff, now: f32) -> Option<Vec<Move>> {
        let actions = self.legal.iter().filter_map(|mv| match mv {
            Move::Action(action) => self.after(trial, *action, tariff),
            _ => None,
        });
        let actions: Vec<Begun> = actions.collect();
        let best = actions.iter().reduce(|best, one| if one.worth > best.worth { one } else { best })?;
        let gain = |action: Action| {
            let known = actions.iter().find(|begun| begun.action == action);
            known.map(|begun| begun.worth - now)
        };
        if self.legal.contains(&Move::End) && best.worth <= now {
            return None;
        }
        // A festival waits as long as anything useful can be paid for.
        if best.worth < now + self.weights.useful && gain(Action::Festival) > Some(self.weights.worth_it) {
            return Some(vec![Move::Action(Action::Festival)]);
        }
        // Where nothing helps, people who are not tired may, or other cards.
        if best.worth <= now + self.weights.worth_it {
            let rests = tired(self.board, self.me) >= self.weights.rests && gain(Action::Festival).is_some();
            if rests || gain(Action::Swap).is_some() {
                return Some(vec![Move::Action(if rests { Action::Festival } else { Action::Swap })]);
            }
        }
        Some(best.moves())
    }

    /// An action with its best target.
    fn after(&self, trial: &Trial, action: Action, tariff: &Tariff) -> Option<Begun> {
        let mv = [Move::Action(action)];
        let worth = match action {
            Action::OldWorld | Action::NewWorld => {
                let worth = |number| Some(self.judge(&self.tried(&self.trial(number), &mv, tariff)?));
                (0..ISLANDS).map(worth).sum::<Option<f32>>().map(|sum| sum / ISLANDS as f32)?
            }
            Action::Festival => self.judge(&self.tried(trial, &mv, tariff)?),
            Action::Swap => self.judge(&self.tried(trial, &mv, tariff)?) - self.weights.swap,
            _ => {
                let begun = self.tried(trial, &mv, tariff)?;
                let (target, worth) = self.best_target(&begun, action, tariff)?;
                return Some(Begun { action, target: Some(target), worth });
            }
        };
        Some(Begun { action, target: None, worth })
    }

    /// What the action is about.
    pub(super) fn target(&self, action: Action) -> Option<Move> {
        let (trial, tariff) = (self.trial(0), self.tariff());
        let mut targets = targets(trial.board(), &trial.hand, action, tariff.resources);
        targets.retain(|mv| self.legal.contains(mv));
        self.best_of(targets, &trial, &tariff).map(|(mv, _)| mv)
    }

    fn best_target(&self, begun: &Trial, action: Action, tariff: &Tariff) -> Option<Valued> {
        self.best_of(targets(begun.board(), &begun.hand, action, tariff.resources), begun, tariff)
    }

    fn best_of(&self, targets: Vec<Move>, begun: &Trial, tariff: &Tariff) -> Option<Valued> {
        best(targets.into_iter().filter_map(|mv| {
            let after = self.tried(begun, &[mv], tariff)?;
            Some((mv, self.go_on(after, tariff)))
        }))
    }

    /// What a position is worth when an action of several parts goes on as long as it pays.
    fn go_on(&self, mut trial: Trial, tariff: &Tariff) -> f32 {
        let mut worth = self.judge(&trial);
        while let Some((mv, better)) = self.best_part(&trial, tariff).filter(|(_, better)| *better > worth) {
            let Some(after) = self.tried(&trial, &[mv], tariff) else { break };
            (trial, worth) = (after, better);
        }
        worth
    }

    /// The best further part of the action under way.
    fn best_part(&self, trial: &Trial, tariff: &Tariff) -> Option<Valued> {
        if trial.board().decision() != Decision::Turn {
            return None;
        }
        let action = match trial.board().turn.doing {
            Doing::Ships(_) => Action::Expand,
            Doing::Workforce(0..3) => Action::Workforce,
            Doing::Upgrades(0..3) => Action::Upgrade,
            _ => return None,
        };
        let parts = targets(trial.board(), &trial.hand, action, tariff.resources).into_iter();
        best(parts.filter_map(|mv| Some((mv, self.judge(&self.tried(trial, &[mv], tariff)?)))))
    }
}

/// What an action could be about, as far as it can be paid. Industries are looked at only if somebody asks for what they
/// make.
fn targets(board: &Board, hand: &Cards, action: Action, wanted: ResourceSet) -> Vec<Move> {
    let me = board.actor;
    let affordable = |object: Object| payable(board, me, &cost(board, me, object));
    match action {
        Action::Expand => {
            let ships_only = matches!(board.turn.doing, Doing::Ships(_));
            let there = Token::ALL.into_iter().filter(|token| token.on_board() && board.tokens[token.index()] > 0);
            let rewarded = |token: Token| DATA.tokens[token.index()].reward.is_some_and(|(card, _)| board.has(card));
            let useful = there.filter(|token| match token.build() {
                Build::Industry(resource, _) => {
                    !ships_only && (wanted.has(resource) || rewarded(*token)) && board.player(me).count(*token) == 0
                }
                Build::Shipyard(_) => !ships_only,
                Build::Ship(..) => true,
            });
            useful.filter(|token| affordable(Object::Token(*token))).map(Move::Build).collect()
        }
        Action::Play => {
            let mut kinds: Vec<CardKind> = hand.to_vec();
            kinds.dedup();
            kinds.into_iter().filter(|kind| affordable(Object::Card(*kind))).map(Move::Play).collect()
        }
        Action::Workforce => {
            Tier::ALL.into_iter().filter(|tier| affordable(Object::Cube(*tier))).map(Move::Hire).collect()
        }
        Action::Upgrade => {
            Tier::WORKING.into_iter().filter(|tier| affordable(Object::Upgrade(*tier))).map(Move::Upgrade).collect()
        }
        Action::Expedition => vec![Move::Expeditions(3)],
        Action::Swap | Action::OldWorld | Action::NewWorld | Action::Festival => Vec::new(),
    }
}

/// The share of a player's people who are at work or exhausted.
pub(crate) fn tired(board: &Board, seat: Seat) -> f32 {
    let player = board.player(seat);
    let ready: u8 = player.cubes.iter().sum();
    let all: u8 = Tier::ALL.into_iter().map(|tier| player.owned(tier)).sum();
    1.0 - f32::from(ready) / f32::from(all.max(1))
}

/// The most valuable; of equal ones the first.
pub(super) fn best(all: impl Iterator<Item = Valued>) -> Option<Valued> {
    all.reduce(|best, one| if one.1 > best.1 { one } else { best })
}
