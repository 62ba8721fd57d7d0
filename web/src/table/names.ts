// The players by name.

import { list, t } from '../lib/i18n.svelte';
import { levelName, shownName } from '../lib/names';
import type { Outcome, Seat, TableInfo } from '../types';
import { isYou } from './you';

export function seatName(table: TableInfo, seat: Seat): string {
  return shownName(table.seats[seat]?.name ?? '?');
}

/** The level of a computer player; null for people. */
export function levelOf(table: TableInfo, seat: Seat): string | null {
  const bot = table.seats[seat]?.bot ?? null;
  return bot === null ? null : levelName(bot);
}

/** The name, marked for viewers as their own. */
export function whoName(table: TableInfo, seat: Seat, viewer: Seat | null): string {
  const name = seatName(table, seat);
  return seat === viewer ? t('name-you', { name }) : name;
}

/** Whose move is being shown. */
export function actingText(seat: Seat | null, table: TableInfo): string {
  return seat === null ? t('board-acting-deal') : t('board-acting', { name: seatName(table, seat) });
}

/** How the game ended for the only person at this screen; for others, who has won. */
export function resultText({ points, places }: Outcome, viewer: Seat | null, table: TableInfo): string {
  if (viewer === null || !isYou(table, viewer) || places[viewer] === 1) return winnerText(places, viewer, table);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const n = points[winners[0]!]! - points[viewer]!;
  const end = { place: places[viewer]!, name: list(winners.map((seat) => seatName(table, seat))) };
  return n > 0 ? t('result-you', { ...end, n }) : t('result-you-level', end);
}

/** Who has won, addressed to the viewer. */
export function winnerText(places: number[], viewer: Seat | null, table: TableInfo): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1) return t('result-shared', { names: list(winners.map((seat) => seatName(table, seat))) });
  return winners[0] === viewer ? t('result-wins-you') : t('result-wins', { name: seatName(table, winners[0]!) });
}
