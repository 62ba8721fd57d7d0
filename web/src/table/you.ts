// Who sits at this screen.

import type { Seat, TableInfo } from '../types';

/** Whether the seat is that of the only person at this screen. */
export function isYou({ seats }: TableInfo, seat: Seat): boolean {
  return seats[seat]!.mine && seats.filter(({ mine }) => mine).length === 1;
}
