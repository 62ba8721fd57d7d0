//! Where a new token goes, and which cube rises.

use super::outlook::Outlook;
use entrepot_anno1800::{Board, Build, CardKind, Cards, DATA, Move, Resource, Site, Terrain, Tier, Token, Whereabouts};

impl Outlook<'_> {
    /// The place where least is lost: a free field, land before coast, or over what is needed least.
    pub(super) fn site(&self, board: &Board, hand: &Cards, legal: &[Move]) -> Option<Move> {
        let loss = |mv: &Move| match mv {
            Move::Place(Site::Free(Terrain::Coast)) => 0.1,
            Move::Place(Site::Free(_)) => 0.0,
            Move::Place(Site::Over(spot)) => 0.2 + self.needed(board, hand, spot.token),
            _ => f32::MAX,
        };
        legal.iter().copied().min_by(|a, b| loss(a).total_cmp(&loss(b)))
    }

    /// Points lost with a token that is covered.
    fn needed(&self, board: &Board, hand: &Cards, token: Token) -> f32 {
        let w = self.weights;
        let reward = DATA.tokens[token.index()].reward;
        let points = reward.filter(|(card, _)| board.has(*card)).map_or(0.0, |(_, points)| f32::from(points));
        points
            + match token.build() {
                Build::Shipyard(strength) => w.kept * f32::from(strength),
                Build::Ship(_, strength) => w.kept * f32::from(strength),
                Build::Industry(resource, tier) => {
                    let player = board.player(self.me);
                    let others = Tier::WORKING.into_iter().filter(|other| *other != tier);
                    let spare = others.into_iter().any(|other| player.makes[other.index()].has(resource));
                    let asked = hand.iter().filter(|kind| kind.cost().resources.has(resource)).count() as f32;
                    let loss = w.kept * asked + w.covered * f32::from(USES[resource.index()]);
                    if spare { 0.3 * loss } else { loss }
                }
            }
    }

    /// A cube that is ready, so that it can work at once in its new tier; else an exhausted one, else one at work.
    pub(super) fn cube(&self, legal: &[Move]) -> Option<Move> {
        let order = |mv: &Move| match mv {
            Move::Raise { at: Whereabouts::District, .. } => 0,
            Move::Raise { at: Whereabouts::Exhausted, .. } => 1,
            _ => 2,
        };
        legal.iter().copied().min_by_key(order)
    }
}

/// How many costs ask for each resource.
const USES: [u8; Resource::COUNT] = {
    let mut uses = [0; Resource::COUNT];
    let mut at = 0;
    while at < Resource::COUNT {
        let resource = Resource::ALL[at];
        let (mut token, mut card, mut tier) = (0, 0, 0);
        while token < Token::COUNT {
            uses[at] += DATA.tokens[token].cost.resources.has(resource) as u8;
            token += 1;
        }
        while card < CardKind::COUNT {
            uses[at] += DATA.cards[card].copies * DATA.cards[card].cost.resources.has(resource) as u8;
            card += 1;
        }
        while tier < DATA.upgrades.len() {
            // Upgrades are wanted again and again.
            uses[at] += 5 * DATA.upgrades[tier].cost.resources.has(resource) as u8;
            tier += 1;
        }
        at += 1;
    }
    uses
};
