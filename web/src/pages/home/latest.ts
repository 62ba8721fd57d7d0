// Which of my games lie in the bay, and who is waited for.

import type { TableInfo } from '../../types';

/** Those waiting for me, the longest first; then others in progress; then what is over, the latest first. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || (waitsForMe(a) ? a.touched - b.touched : b.touched - a.touched));
}

function rank(table: TableInfo): number {
  if (waitsForMe(table)) return 0;
  return table.state === 'running' ? (table.playable ? 1 : 3) : 2;
}

export function waitsForMe(table: TableInfo): boolean {
  return table.state === 'running' && table.playable && table.your_turn;
}

export function waitsForOthers(table: TableInfo): boolean {
  return table.state === 'running' && table.playable && !table.your_turn;
}

/** The town that stands for a table: that of the person who decides here, else the first of this screen. */
export function townOf({ seats, decider, towns }: TableInfo): string[] {
  const mine = decider !== null && seats[decider]?.mine ? decider : seats.findIndex((seat) => seat.mine);
  // A server that tells no towns leaves the island bare.
  return towns?.[mine] ?? [];
}
