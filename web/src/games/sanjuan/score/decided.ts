// What decided the game, as sentences. They tell only what the final count and the cities show.

import { t } from '../../../lib/i18n.svelte';
import type { Seat, TableInfo } from '../../../types';
import type { Board, Kind, Score } from '../../../types/sanjuan';
import { cost } from '../words/figures';
import { cardsText, isMonument, isProduction, kindName, pointsText, seatName } from '../words/names';
import { PARTS, total } from '../words/scores';
import { gave } from './sources';

export interface Most {
  kind: Kind;
  points: number;
}

/** The building that gave a player most, of equal ones the one built last; null if none gave anything. */
export function mostOf(board: Board, score: Score, seat: Seat): Most | null {
  const all = board.cities[seat]!.places.map(({ kind }) => ({ kind, points: gave(board, score, kind) }));
  return all.reduce<Most | null>((most, one) => (one.points >= (most?.points ?? 1) ? one : most), null);
}

/** The building that gave a player most, with what it counted. */
export function mostText(board: Board, score: Score, seat: Seat): string {
  const most = mostOf(board, score, seat);
  if (most === null) return '';
  const gaps = { building: kindName(most.kind), points: pointsText(most.points) };
  const count = counted(board, seat, most.kind);
  return count === null ? t('score-most', gaps) : t('score-most-with', { ...gaps, count });
}

/** What such a building counts in this city, if that can be seen on the table. */
function counted(board: Board, seat: Seat, kind: Kind): string | null {
  const city = board.cities[seat]!;
  const here = city.places.map((place) => place.kind);
  const others = board.cities.filter((_, other) => other !== seat).flatMap(({ places }) => places.map((place) => place.kind));
  const some = (n: number, text: (n: number) => string) => (n > 0 ? text(n) : null);
  switch (kind) {
    case 'chapel':
    case 'bank':
    case 'harbor':
      return some(city[kind], cardsText);
    case 'triumphal_arch':
      return some(here.filter(isMonument).length, (n) => t('score-monuments', { n }));
    case 'guild_hall':
      return some(here.filter(isProduction).length, (n) => t('score-production', { n }));
    case 'cathedral':
      return some(others.filter((other) => cost(other) === 6).length, (n) => t('score-six', { n }));
    default:
      return null;
  }
}

/** With which source the first is ahead of the second most of all; null where both have the same points. */
export function leadText(scores: Score[], order: Seat[], table: TableInfo): string | null {
  const [first, second] = order.map((seat) => scores[seat]!);
  if (!first || !second || total(first) <= total(second)) return null;
  const ahead = (part: (typeof PARTS)[number]) => first[part] - second[part];
  const source = PARTS.reduce((best, part) => (ahead(part) > ahead(best) ? part : best));
  const [name, other] = order.map((seat) => seatName(table, seat));
  const won = pointsText(first[source]);
  return t('score-lead', { name: name!, other: other!, source: t(`score-${source}`), won, m: second[source] });
}
