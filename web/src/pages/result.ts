// How a finished game ended, for the person at this screen.

import type { TableInfo } from '../types';
import { list, t } from '../lib/i18n.svelte';
import { shownName } from '../lib/names';

export function result(table: TableInfo): string {
  if (!table.outcome) return t('games-not-scored');
  const { points, places } = table.outcome;
  const winners = table.seats.filter((_, seat) => places[seat] === 1);
  const mine = table.seats.flatMap((seat, n) => (seat.mine ? [n] : []));
  // With several people at one screen there is no "you".
  if (mine.length !== 1) {
    const names = winners.map((seat) => shownName(seat.name));
    const best = Math.max(...points);
    if (names.length > 1) return t('games-winners', { names: list(names), points: best });
    return t('games-winner', { name: list(names), points: best });
  }
  const seat = mine[0]!;
  const own = { points: points[seat]! };
  if (places[seat] === 1) return winners.length > 1 ? t('games-shared', own) : t('games-won', own);
  if (places[seat] === 2) return t('games-place-2', own);
  return places[seat] === 3 ? t('games-place-3', own) : t('games-place-4', own);
}
