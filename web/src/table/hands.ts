// Several people at one screen: who should hold the device.

import type { Seat, TableInfo } from '../types';

export interface Hands {
  /** Another person at this screen decides next, while somebody's cards are still open: the device should change hands. */
  handover: Seat | null;
  /** The cards are covered until the person of this seat confirms being here. */
  curtain: Seat | null;
}

/** The seats at this screen still played by people. */
export function ownSeats(table: TableInfo | null): Seat[] {
  return (table?.seats ?? []).flatMap((seat, index) => (seat.mine && !seat.resigned ? [index] : []));
}

/** A table begun by several people stays shared after one has resigned: the others' cards are still not theirs. */
export function isShared(table: TableInfo | null): boolean {
  return (table?.seats ?? []).filter((seat) => seat.mine).length > 1;
}

export function handsOf(table: TableInfo | null, viewer: Seat | null, decider: Seat | null): Hands {
  const own = ownSeats(table);
  const shared = table?.state === 'running' && isShared(table);
  const another = shared && decider !== null && own.includes(decider) && decider !== viewer;
  return { handover: another && viewer !== null ? decider : null, curtain: another && viewer === null ? decider : null };
}
