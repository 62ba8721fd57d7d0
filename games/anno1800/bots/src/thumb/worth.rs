//! What a position is worth.

use super::hand::Way;
use super::outlook::Outlook;
use super::town::{Town, free_fields};
use entrepot_anno1800::{Board, Cards, DATA, Expedition, Objective, Tier, score};

impl Outlook<'_> {
    /// Points that a position of this turn promises, with these cards known in hand; what was drawn in thought counts as an
    /// average card.
    pub(super) fn worth(&self, board: &Board, hand: &Cards) -> f32 {
        let town = Town::of(board, self.me);
        let horizon = self.horizon(board);
        self.way(board, hand, town, horizon).points + self.points_now(board) + self.pieces(board, &town)
    }

    /// The way to an empty hand from the position as it is.
    pub(super) fn way_now(&self) -> Way {
        self.way(self.board, &self.hand, Town::of(self.board, self.me), self.horizon(self.board))
    }

    /// Points if the game ended now, expedition cards that were drawn in thought included.
    fn points_now(&self, board: &Board) -> f32 {
        let known = &self.view.expeditions[self.me.index()];
        let score = f32::from(score(board, self.me, known).total());
        let drawn = usize::from(board.player(self.me).expeditions).saturating_sub(known.len());
        let gold = f32::from(board.player(self.me).gold % u16::from(DATA.gold_per_point.value));
        score + gold / f32::from(DATA.gold_per_point.value) + self.visits_to_come(board, known, drawn)
    }

    /// Points that this many unknown expedition cards bring on average.
    fn visits_to_come(&self, board: &Board, known: &[Expedition], drawn: usize) -> f32 {
        if drawn == 0 {
            return 0.0;
        }
        let bonus = |objective: Objective| if board.has(objective) { 0.5 } else { 0.0 };
        let more = bonus(Objective::Zoo) + bonus(Objective::Museum);
        let visitors = [(Tier::Artisan, 1.0), (Tier::Engineer, 2.0), (Tier::Investor, 3.0)];
        let points = visitors.map(|(tier, points)| {
            let asks = |card: &Expedition| f32::from(card.animal() == tier) + f32::from(card.artefact() == tier);
            let fields: f32 = known.iter().map(asks).sum();
            let new = drawn as f32 * average_fields(asks);
            let cubes = f32::from(board.player(self.me).owned(tier));
            (points + more) * ((fields + new).min(cubes) - fields.min(cubes))
        });
        points.iter().sum()
    }

    /// What pieces are worth beside the points and the cards in hand, while there is time to use them.
    fn pieces(&self, board: &Board, town: &Town) -> f32 {
        let w = self.weights;
        let player = board.player(self.me);
        let effects: f32 = board.ready(self.me).map(|kind| w.effect(kind.effect())).sum();
        let fields = w.field * (free_fields(player) as f32).min(w.fields);
        let naval = w.naval[0] * town.trade.all + w.naval[1] * town.exploration.all;
        let yards: f32 = (1..=3).map(|strength| w.yard * f32::from(player.yards(strength).min(2))).sum();
        let gold = w.gold * f32::from(player.gold).min(w.gold_used);
        let industries = w.industry * player.tokens().filter(|(_, token)| token.industry().is_some()).count() as f32;
        let islands = w.island * player.new_world.len() as f32;
        let pieces = effects + fields + naval + yards + gold + islands + industries + w.cubes(&town.population());
        self.later * pieces
    }
}

/// How often a field of some sort stands on an expedition card.
fn average_fields(count: impl Fn(&Expedition) -> f32) -> f32 {
    let (mut cards, mut fields) = (0.0, 0.0);
    for kind in Expedition::ALL {
        let copies = f32::from(DATA.expeditions[kind.index()]);
        cards += copies;
        fields += copies * count(&kind);
    }
    fields / cards
}
