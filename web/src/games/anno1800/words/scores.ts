// The end of the game: points by source, and the winner.

import { list, t } from '../../../lib/i18n.svelte';
import type { Seat, TableInfo } from '../../../types';
import type { Board, Objective, Score } from '../../../types/anno1800';
import type { Shown } from '../game';
import { bringsPoints, rewarded } from '../objectives';
import { pointsText } from './amounts';
import { objectiveName, seatName } from './names';

/** The sources of points besides objective cards, in the order in which they are counted. */
const PARTS = ['cards', 'expeditions', 'gold', 'fireworks'] as const;

export interface ScoreRow {
  part: (typeof PARTS)[number] | 'objective' | 'total' | 'tokens' | 'hand';
  /** Which objective card, if it is one. */
  objective: Objective | null;
  label: string;
  /** By seat. */
  values: number[];
}

/** All sources, scoring objective cards, the total, and what breaks a tie. */
export function scoreRows(scores: Score[], board: Board): ScoreRow[] {
  const row = (part: ScoreRow['part'], value: (score: Score) => number, objective: Objective | null = null) => {
    const label = objective === null ? t(`anno-score-${part}`) : objectiveName(objective);
    return { part, objective, label, values: scores.map(value) };
  };
  const parts = PARTS.map((part) => row(part, (score) => score[part]));
  const objectives = board.objectives.flatMap((one, n) =>
    bringsPoints(one) ? [row('objective', (score) => score.objectives[n]!, one)] : [],
  );
  const tie = [row('tokens', (score) => score.tokens), row('hand', (score) => score.hand)];
  return [...parts, ...objectives, row('total', total), ...(leaders(scores).length > 1 ? tie : [])];
}

/** All points together. */
export function total(score: Score): number {
  const parts = PARTS.reduce((sum, part) => sum + score[part], 0);
  return score.objectives.reduce((sum, points) => sum + points, parts);
}

/** Where a player's points come from at this moment; sources without points are left out. */
export function pointsLines(score: Score, board: Board): string[] {
  const rows = scoreRows([score], board).filter(({ part, values }) => part !== 'total' && values[0] !== 0);
  return rows.map(rowText);
}

/** A row about one player. */
function rowText({ label, values }: ScoreRow): string {
  return t('anno-standing-points', { name: label, points: values[0]! });
}

/** What a player's expedition cards bring, now or in the end, with the objective cards that reward visits. */
export function expeditionWorth({ facts, view }: Shown, seat: Seat): string {
  const { score } = facts.standings[seat]!;
  const visited: readonly Objective[] = Object.values(rewarded);
  const rows = scoreRows([score], view.board).filter(({ part, objective }) =>
    objective === null ? part === 'expeditions' : visited.includes(objective),
  );
  return t(facts.scores === null ? 'anno-expedition-now' : 'anno-expedition-then', { list: list(rows.map(rowText)) });
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
  const each = equal.map((seat) => {
    const { tokens, hand } = scores[seat]!;
    return t('anno-result-tie', { name: seatName(table, seat), tokens, cards: hand });
  });
  return t('anno-result-tie_break', { points: pointsText(total(scores[equal[0]!]!)), list: list(each) });
}

export { winnerText } from '../../../table/names';
