//! What a viewer sees of the table, drawn from the view alone; and the end.

use super::words::Words;
use entrepot_table::{Outcome, Seat, Setup as _};
use entrepot_terminal::page::Page;
use entrepot_wharves::{Card, Phase, Setup, View, score};

/// What was chosen before the game.
pub fn options(words: &Words, page: &mut Page, setup: &Setup) {
    let label = |key: &str| words.label(&words.get(key));
    page.labelled(&label("option-players"), &setup.players().to_string());
    page.labelled(&label("option-first"), words.name(setup.first()));
    page.labelled(&label("option-rounds"), &words.get(&format!("option-rounds-{}", setup.rounds())));
}

/// The table; the hand, too, where the question does not list it.
pub fn draw(words: &Words, page: &mut Page, view: &View) {
    let table = &view.table;
    let gaps = [("n", table.round.into()), ("rounds", table.setup.rounds().into())];
    page.heading(&words.say("round", &gaps));
    let label = |key: &str| words.label(&words.get(key));
    let favoured = if table.phase == Phase::Favour { words.get("wharf-choice") } else { words.wharf(table.favoured) };
    page.labelled(&label("favoured"), &favoured);
    let played =
        |(n, card): (usize, &Card)| words.about(words.name(table.leader.after(n, table.players())), &words.one(*card));
    let played: Vec<String> = table.played.iter().enumerate().map(played).collect();
    page.labelled(&label("played"), &if played.is_empty() { words.get("played-none") } else { played.join(" · ") });
    let piles = [("pile", view.pile.into()), ("discards", table.discards.len().into())];
    page.labelled(&label("piles"), &words.say("piles-text", &piles));
    page.blank();
    let first = view.viewer.unwrap_or_default();
    (0..table.players()).for_each(|n| player(words, page, view, first.after(n, table.players())));
    if view.viewer.is_some() && table.phase != Phase::Play {
        let hand = if view.hand.is_empty() { words.get("hand-empty") } else { words.all(&view.hand) };
        page.blank();
        page.labelled(&label("hand"), &hand);
    }
}

/// How a player stands, what is stored, and what everybody knows of the hand.
fn player(words: &Words, page: &mut Page, view: &View, seat: Seat) {
    let (table, name) = (&view.table, words.name(seat));
    let you = view.viewer == Some(seat);
    let mut parts = vec![if you { words.say("who-you", &[("name", name.into())]) } else { name.to_owned() }];
    parts.extend((table.leader == seat).then(|| words.get("term-leader")));
    parts.push(words.say("n-points", &[("n", score(table, seat).total().into())]));
    parts.push(words.say("in-hand", &[("crates", words.count(view.hands[seat.index()].into()).into())]));
    page.strong(&parts.join(" · "));
    let stored = &table.stored[seat.index()];
    if !stored.is_empty() {
        page.hanging("  ", &words.about(&words.get("stored"), &words.all(stored)));
    }
    let lacking = words.list(table.lacking(seat).map(|wharf| words.wharf(Some(wharf))));
    if !lacking.is_empty() {
        page.hanging("  ", &words.about(&words.get("lacks"), &lacking));
    }
}

/// The points of all, and who won.
pub fn close(words: &Words, page: &mut Page, view: &View, outcome: &Outcome) {
    page.heading(&words.get("final-scores"));
    let scores: Vec<_> = Seat::all(view.table.players()).map(|seat| (seat, score(&view.table, seat))).collect();
    for (seat, score) in &scores {
        let part = |key: &str, n: u8| words.about(&words.get(key), &n.to_string());
        let parts = [
            part("score-total", score.total()),
            part("score-crates", score.crates),
            part("score-wharves", score.wharves),
            part("score-tie", score.tie),
        ];
        page.labelled(&words.label(words.name(*seat)), &parts.join(" · "));
    }
    page.blank();
    let most = outcome.points.iter().max();
    if outcome.points.iter().filter(|points| Some(*points) == most).count() > 1 {
        page.text(&words.get("tie-break"));
    }
    let winners: Vec<String> = outcome.winners().map(|seat| words.name(seat).to_owned()).collect();
    let key = if winners.len() > 1 { "shared-victory" } else { "wins" };
    page.strong(&words.say(key, &[("name", words.list(winners).into())]));
}
