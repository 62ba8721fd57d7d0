// The players by name.

import { list, t } from '../lib/i18n.svelte';
import { shownName } from '../lib/names';
import type { Seat, TableInfo } from '../types';

export function seatName(table: TableInfo, seat: Seat): string {
  return shownName(table.seats[seat]?.name ?? '?');
}

/** The name, marked for viewers as their own. */
export function whoName(table: TableInfo, seat: Seat, viewer: Seat | null): string {
  const name = seatName(table, seat);
  return seat === viewer ? t('name-you', { name }) : name;
}

/** Who has won, addressed to the viewer. */
export function winnerText(places: number[], viewer: Seat | null, table: TableInfo): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1) return t('result-shared', { names: list(winners.map((seat) => seatName(table, seat))) });
  return winners[0] === viewer ? t('result-wins-you') : t('result-wins', { name: seatName(table, winners[0]!) });
}
