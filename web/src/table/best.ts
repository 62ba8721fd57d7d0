// Which value of a row of points is the best.

import type { Seat } from '../types';

/** Nothing is marked if all are equal, or nobody has any. */
export function isBest(values: number[], seat: Seat): boolean {
  const most = Math.max(...values);
  return values[seat] === most && most > 0 && values.some((value) => value < most);
}
