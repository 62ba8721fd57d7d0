// Population cards that lie below the islands, and expedition cards, counted.

import type { Seat } from '../../types';
import type { Board, Deck, Expedition, Played, Tier } from '../../types/anno1800';
import { data, pointsOf } from './data';

export function playedBy(board: Board, seat: Seat): Played[] {
  return board.played.filter((card) => card.seat === seat);
}

/** The cards of one stack among these. */
export function ofDeck(cards: Played[], deck: Deck): Played[] {
  return cards.filter(({ kind }) => data.cards[kind]!.deck === deck);
}

/** What is printed on these cards as points. */
export function printedPoints(cards: Played[]): number {
  return cards.reduce((sum, { kind }) => sum + pointsOf(data.cards[kind]!.deck), 0);
}

/** How many animals and artefacts on these cards ask for a visitor of this tier. */
export function placesFor(cards: Expedition[], tier: Tier): number {
  const places = cards.flatMap((card) => Object.values(data.expeditions[card]));
  return places.filter((one) => one === tier).length;
}
