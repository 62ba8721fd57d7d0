// Who still has a turn once the end of the game is triggered (A23.2).

import type { Seat } from '../../types';
import type { Board } from '../../types/anno1800';

export interface TurnsLeft {
  /** The rest of this round, with the turn under way, if another one follows. */
  before: Seat[];
  /** The final round, as far as it is not played yet. */
  last: Seat[];
}

/** After this turn nobody plays any more. */
export function isLastTurn(board: Board, seats: number): boolean {
  return turnsLeft(board, seats)?.last.length === 1;
}

/** Null as long as the end is not triggered. */
export function turnsLeft({ round, last_round, first, actor }: Board, seats: number): TurnsLeft | null {
  if (last_round === null) return null;
  const order = Array.from({ length: seats }, (_, n) => (first + n) % seats);
  const rest = order.slice(order.indexOf(actor));
  return round < last_round ? { before: rest, last: order } : { before: [], last: rest };
}
