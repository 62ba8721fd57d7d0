//! Paying as planned: the plan line by line, with everything else that could be done instead.

use super::Question;
use super::choices::group;
use super::words::Words;
use entrepot_anno1800::{
    Anno1800, Board, Cost, Decision, Effect, Line, Move, Part, Plan, Prefer, Resource, Source, View, Way, Wish, cost,
    plan_with,
};
use entrepot_table::Seat;
use entrepot_terminal::Shortcut;
use entrepot_terminal::page::{Page, pad, width};

/// What the screen remembers of somebody's wishes.
#[derive(Default)]
pub struct Mind {
    /// What to save first when paying.
    pub prefer: Prefer,
    /// Sources that were chosen for the cost that is open.
    pub wishes: Vec<Wish>,
}

/// A source that is not the one of the plan, and how it is typed.
struct Alternative {
    wish: Wish,
    mv: Move,
}

/// What of the open cost is still to be paid, with the gold as it is due now (C3).
fn rest(board: &Board) -> Cost {
    let gold = cost(board, board.actor, board.turn.object).gold;
    Cost { gold, ..board.turn.due }
}

/// The plan for the cost that is open. Wishes that do not fit any more are left out.
pub fn planned(view: &View, mind: &Mind) -> Option<Plan> {
    let board = &view.board;
    if board.decision() != Decision::Pay {
        return None;
    }
    let due = rest(board);
    let with = |wishes: &[Wish]| plan_with(board, board.actor, &due, mind.prefer, wishes);
    with(&mind.wishes).or_else(|| with(mind.wishes.last().map_or(&[], std::slice::from_ref))).or_else(|| with(&[]))
}

/// Every way that the plan does not take, in the order of its lines.
fn alternatives(plan: &Plan) -> Vec<Alternative> {
    let mut all = Vec::new();
    for line in &plan.lines {
        let Part::Resource(resource) = line.part else { continue };
        for (n, way) in line.ways.iter().enumerate() {
            if let Some(mv) = source_move(resource, way.by).filter(|_| n != line.chosen) {
                all.push(Alternative { wish: Wish { resource, by: way.by }, mv });
            }
        }
    }
    all
}

/// The move that names a source.
fn source_move(resource: Resource, by: Source) -> Option<Move> {
    match by {
        Source::Work { spot, .. } => Some(Move::Work(spot)),
        Source::Card(kind) => Some(Move::Activate(kind)),
        Source::Import => Some(Move::Import(resource)),
        Source::Trade { seat, .. } => Some(Move::Trade { resource, seat }),
        Source::District | Source::Tokens | Source::Gold => None,
    }
}

/// The answers by number: other sources first, then whatever else can be done now.
pub fn answers(view: &View, legal: &[Move], mind: &Mind) -> Vec<Move> {
    let plan = planned(view, mind);
    let sources = plan.iter().flat_map(alternatives).map(|alternative| alternative.mv);
    let mut others: Vec<Move> = legal.iter().copied().filter(|mv| !is_source(*mv)).collect();
    others.sort_by_key(|mv| group(*mv));
    sources.chain(others).collect()
}

/// Whether a move names where a resource of the cost comes from.
fn is_source(mv: Move) -> bool {
    match mv {
        Move::Work(_) | Move::Trade { .. } | Move::Import(_) => true,
        Move::Activate(kind) => matches!(kind.effect(), Effect::Resource(_)),
        _ => false,
    }
}

/// Whether the plan could take this source, now or for a later part of the cost.
pub fn can_be_planned(view: &View, mv: Move) -> bool {
    let plan = planned(view, &Mind::default());
    let lines = plan.iter().flat_map(|plan| &plan.lines);
    lines.into_iter().any(|line| match line.part {
        Part::Resource(resource) => line.ways.iter().any(|way| source_move(resource, way.by) == Some(mv)),
        _ => false,
    })
}

/// Enter and `pay` pay as planned, a number changes the plan, `prefer` what it saves first.
pub fn shortcut(words: &Words, view: &View, mind: &mut Mind, line: &str) -> Shortcut<Anno1800> {
    let line = line.to_lowercase();
    if let Some(rest) = line.strip_prefix("prefer") {
        return prefer(words, mind, rest.trim());
    }
    let Some(plan) = planned(view, mind) else { return Shortcut::None };
    if line.is_empty() || line == "pay" {
        return Shortcut::Play(plan.moves);
    }
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match number.and_then(|number| alternatives(&plan).into_iter().nth(number)) {
        Some(Alternative { wish, .. }) => {
            mind.wishes.retain(|other| other.resource != wish.resource);
            mind.wishes.push(wish);
            Shortcut::Noted
        }
        None => Shortcut::None,
    }
}

fn prefer(words: &Words, mind: &mut Mind, what: &str) -> Shortcut<Anno1800> {
    mind.prefer = match what {
        "tokens" => Prefer::Tokens,
        "cubes" => Prefer::Cubes,
        "gold" => Prefer::Gold,
        _ => return Shortcut::Wrong(words.say("anno-prefer-what", &[("found", what.into())])),
    };
    mind.wishes.clear();
    Shortcut::Noted
}

impl Question<'_> {
    /// The plan with its alternatives, what it comes to, and whatever else can be done now.
    pub fn payment(&self, page: &mut Page) {
        let mut number = 0;
        if let Some(plan) = planned(self.view, self.mind) {
            let prefer = match plan.prefer {
                Prefer::Tokens => "anno-plan-tokens",
                Prefer::Cubes => "anno-plan-cubes",
                Prefer::Gold => "anno-plan-gold",
            };
            page.faint(2, &self.words.get(prefer));
            let widest = plan.lines.iter().map(|line| width(&self.part(line.part))).max().unwrap_or(0);
            for line in &plan.lines {
                self.line(page, line, widest, &mut number);
            }
            self.sum(page, &plan);
            page.text(&self.words.get(if number > 0 { "anno-plan-change" } else { "anno-plan-confirm" }));
        }
        let others: Vec<(usize, Move)> =
            self.choices.left(&[]).into_iter().enumerate().skip(number).map(|(n, mv)| (n + 1, mv)).collect();
        if !others.is_empty() {
            page.strong(&self.words.get("anno-plan-besides"));
        }
        for run in others.chunk_by(|(_, a), (_, b)| group(*a) == group(*b)) {
            self.group(page, group(run[0].1), run);
        }
    }

    /// One part of the cost: how the plan pays it, and by number how else it could be paid.
    fn line(&self, page: &mut Page, line: &Line, widest: usize, number: &mut usize) {
        let start = format!("  ▸ {}  ", pad(&self.part(line.part), widest));
        page.beside(&start, &self.way(line.way()), false);
        for (n, way) in line.ways.iter().enumerate() {
            if n != line.chosen {
                *number += 1;
                let gaps = [("way", self.way(way).into())];
                let start = format!("    {}{number:>4}  ", " ".repeat(widest));
                page.beside(&start, &self.words.say("anno-plan-or", &gaps), true);
            }
        }
    }

    fn part(&self, part: Part) -> String {
        let words = self.words;
        match part {
            Part::Resource(resource) => words.resource(resource),
            Part::Cube(tier) => words.tier(tier),
            Part::Trade(n) => words.trade_tokens(n),
            Part::Exploration(n) => words.amount("anno-n-exploration", n),
            Part::Gold(n) => words.gold(n),
        }
    }

    /// Where a part comes from, and the shift ends before it.
    fn way(&self, way: &Way) -> String {
        let words = self.words;
        let tokens = way.tokens.first().map(|spent| words.spent(spent)).unwrap_or_default();
        let from = match way.by {
            Source::Work { spot, .. } => {
                let tier = spot.token.industry().map(|(_, tier)| words.tier(tier)).unwrap_or_default();
                words.say("anno-way-work", &[("token", words.spot(spot).into()), ("tier", tier.into())])
            }
            Source::Card(kind) => words.say("anno-way-card", &[("card", kind.to_string().into())]),
            Source::Import => words.say("anno-way-import", &[("price", tokens.into())]),
            Source::Trade { seat, .. } => {
                words.say("anno-way-trade", &[("name", words.name(seat).into()), ("price", tokens.into())])
            }
            Source::District => words.get("anno-where-district"),
            Source::Tokens => tokens,
            Source::Gold => words.get("anno-way-gold"),
        };
        if way.shift_ends.is_empty() {
            return from;
        }
        let gold: u16 = way.shift_ends.iter().map(|end| u16::from(end.gold)).sum();
        let cubes = way.shift_ends.iter().map(|end| {
            let gaps = [("tier", words.tier(end.tier).into()), ("where", words.whereabouts_in_short(end.at).into())];
            words.say("anno-cube-at", &gaps)
        });
        let gaps = [("way", from.into()), ("list", words.list(cubes).into()), ("gold", words.gold(gold).into())];
        words.say("anno-way-after_shift_end", &gaps)
    }

    /// What the plan comes to, what stays, and who receives gold.
    fn sum(&self, page: &mut Page, plan: &Plan) {
        let (words, totals) = (self.words, &plan.totals);
        let cubes = (totals.sum.cubes > 0).then(|| words.amount("anno-n-cubes", totals.sum.cubes));
        let tokens = Some(words.spent(&totals.spent)).filter(|tokens| !tokens.is_empty());
        let gold = (totals.sum.gold > 0).then(|| words.gold(totals.sum.gold));
        let list = words.list([cubes, tokens, gold].into_iter().flatten());
        let left = [
            words.trade_tokens(totals.after.trade),
            words.amount("anno-n-exploration", totals.after.exploration),
            words.gold(totals.after.gold),
        ];
        let mut text = words.say("anno-plan-sum", &[("list", list.into()), ("left", words.list(left).into())]);
        for (seat, gold) in totals.receives.iter().enumerate().filter(|(_, gold)| **gold > 0) {
            let gaps = [("name", words.name(Seat::new(seat)).into()), ("gold", words.gold(*gold).into())];
            text = format!("{text} {}", words.say("anno-plan-receives", &gaps));
        }
        page.hanging("  ", &text);
    }
}
