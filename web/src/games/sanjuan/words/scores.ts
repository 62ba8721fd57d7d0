// The end of the game: points by source, and the winner.

import { list, t } from '../../../lib/i18n.svelte';
import type { Seat, TableInfo } from '../../../types';
import type { Score } from '../../../types/sanjuan';
import { pointsText, seatName } from './names';

/** The sources of points, in the order in which they are counted. */
export const PARTS = [
  'buildings',
  'chapel',
  'bank',
  'harbor',
  'triumphal_arch',
  'guild_hall',
  'city_hall',
  'residence',
  'cathedral',
  'palace',
] as const;
export type Part = (typeof PARTS)[number];

export interface ScoreRow {
  /** `rest`: all that is not printed on buildings, where nothing more is known. */
  part: Part | 'rest' | 'total' | 'tie';
  label: string;
  /** By seat. */
  values: number[];
}

/** Sources that gave somebody points, the total and, if the most points are tied, what breaks the tie. */
export function scoreRows(scores: Score[]): ScoreRow[] {
  const row = (part: ScoreRow['part'], values: number[]) => ({ part, label: t(`score-${part}`), values });
  const parts = PARTS.map((part) => row(part, scores.map((score) => score[part])));
  const scored = parts.filter(({ part, values }) => part === 'buildings' || values.some((points) => points > 0));
  const tie = leaders(scores).length > 1 ? [row('tie', scores.map((score) => score.tie))] : [];
  return [...scored, row('total', scores.map(total)), ...tie];
}

/** All points together. */
export function total(score: Score): number {
  return PARTS.reduce((sum, part) => sum + score[part], 0);
}

/** Who has the most points. */
function leaders(scores: Score[]): Seat[] {
  const most = Math.max(...scores.map(total));
  return scores.flatMap((score, seat) => (total(score) === most ? [seat] : []));
}

/** What broke a tie; null if there was none. */
export function tieBreakText(scores: Score[], table: TableInfo): string | null {
  const equal = leaders(scores);
  if (equal.length < 2) return null;
  const cards = equal.map((seat) => t('result-cards', { name: seatName(table, seat), n: scores[seat]!.tie }));
  return t('result-tie_break', { points: pointsText(total(scores[equal[0]!]!)), cards: list(cards) });
}

export { winnerText } from '../../../table/names';
