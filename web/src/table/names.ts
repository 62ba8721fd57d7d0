// The players by name.

import { t } from '../lib/i18n.svelte';
import { shownName } from '../lib/names';
import type { Seat, TableInfo } from '../types';

export function seatName(table: TableInfo, seat: Seat): string {
  return shownName(table.seats[seat]?.name ?? '?');
}

/** The name, with a word that tells the viewers their own. */
export function whoName(table: TableInfo, seat: Seat, viewer: Seat | null): string {
  const name = seatName(table, seat);
  return seat === viewer ? t('name-you', { name }) : name;
}
