// Counts the population cards below the islands, and expedition cards.

import type { Seat } from '../../types';
import type { Board, Deck, Expedition, Played, Tier } from '../../types/anno1800';
import { data, pointsOf } from './data';

export function playedBy(board: Board, seat: Seat): Played[] {
  return board.played.filter((card) => card.seat === seat);
}

/** Those of these cards that belong to one stack. */
export function ofDeck(cards: Played[], deck: Deck): Played[] {
  return cards.filter(({ kind }) => data.cards[kind]!.deck === deck);
}

/** The printed points of these cards. */
export function printedPoints(cards: Played[]): number {
  return cards.reduce((sum, { kind }) => sum + pointsOf(data.cards[kind]!.deck), 0);
}

/** How many animals and artefacts on these cards ask for a visitor of this tier. */
export function placesFor(cards: Expedition[], tier: Tier): number {
  const places = cards.flatMap((card) => Object.values(data.expeditions[card]));
  return places.filter((one) => one === tier).length;
}
