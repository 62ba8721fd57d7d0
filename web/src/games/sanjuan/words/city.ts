// Looking things up on the board.

import type { Seat } from '../../../types';
import type { Board, Facts, Kind, View } from '../../../types/sanjuan';

/** The kinds of buildings under a place, lowest first. The board lists them by seat and place. */
export function beneath(board: Board, seat: Seat, index: number): Kind[] {
  const earlier = board.cities.slice(0, seat).flatMap((city) => city.places);
  const places = board.cities[seat]?.places ?? [];
  const before = [...earlier, ...places.slice(0, index)];
  const start = before.reduce((sum, place) => sum + place.beneath, 0);
  return board.covered.slice(start, start + (places[index]?.beneath ?? 0));
}

/** What the building under construction covers; null if nothing. */
export function covers(facts: Facts, view: View): Kind | null {
  const { board } = view;
  const place = facts.building?.over ?? null;
  if (place === null) return null;
  // While it is being paid for, it is already there; before that, the old building is.
  const paying = facts.asked?.ask === 'pay';
  const kind = paying ? beneath(board, board.actor, place).at(-1) : board.cities[board.actor]?.places[place]?.kind;
  return kind ?? null;
}

/** What the viewer's good on such a building brings now; null while the trading house is closed. */
export function priceOf(facts: Facts, kind: Kind): number | null {
  return facts.sales.find((sale) => sale.kind === kind)?.price ?? null;
}
