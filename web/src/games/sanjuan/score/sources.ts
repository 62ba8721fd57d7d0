// Where the points come from: what the bars, the table and the sentences about the end have in common.

import { t } from '../../../lib/i18n.svelte';
import type { Part as BarPart } from '../../../table/score/bars';
import type { Seat, TableInfo } from '../../../types';
import type { Board, City, Kind, Score } from '../../../types/sanjuan';
import type { Shown } from '../game';
import { KINDS, points } from '../words/figures';
import { type Part, PARTS, type ScoreRow, scoreRows } from '../words/scores';

/** Each source has its own colour; white figures on it are readable by day and by night. */
const colours: Record<Part | 'rest', string> = {
  buildings: '#b0512a',
  chapel: '#2b5f8c',
  bank: '#48606f',
  harbor: '#1b4a7a',
  triumphal_arch: '#8f1c36',
  guild_hall: '#41651a',
  city_hall: '#1f6f78',
  residence: '#6c5a00',
  cathedral: '#653184',
  palace: '#a3205f',
  rest: '#5c4a5e',
};

export const colourOf = (part: ScoreRow['part']) => (part === 'total' || part === 'tie' ? 'none' : colours[part]);

/** The building whose drawing stands for a source. */
export function drawingOf(part: ScoreRow['part']): Kind | null {
  if (part === 'buildings') return 'market_hall';
  if (part === 'rest') return 'city_hall';
  return part === 'total' || part === 'tie' ? null : part;
}

/** The points printed on a building; a scenario can have its own. */
export function printed(board: Board, kind: Kind): number {
  return board.figures?.points[KINDS.indexOf(kind)] ?? points(kind);
}

export function printedIn(board: Board, city: City): number {
  return city.places.reduce((sum, place) => sum + printed(board, place.kind), 0);
}

/** What each source gave, and the total. A stopped game has no final count: then printed points are told from the rest. */
export function rowsOf(shown: Shown, table: TableInfo): ScoreRow[] {
  const { scores } = shown.facts;
  if (scores !== null) return scoreRows(scores);
  return table.outcome ? stoppedRows(shown.view.board, table.outcome.points) : [];
}

function stoppedRows(board: Board, totals: number[]): ScoreRow[] {
  const buildings = totals.map((_, seat) => printedIn(board, board.cities[seat]!));
  const rest = totals.map((total, seat) => total - buildings[seat]!);
  const row = (part: ScoreRow['part'], values: number[]) => ({ part, label: t(`score-${part}`), values });
  const more = rest.some((points) => points > 0) ? [row('rest', rest)] : [];
  return [row('buildings', buildings), ...more, row('total', totals)];
}

/** The rows that are sources of points. */
export function sourcesIn(rows: ScoreRow[]): ScoreRow[] {
  return rows.filter(({ part }) => part !== 'total' && part !== 'tie');
}

/** What gave this player points. */
export function sourcesFor(rows: ScoreRow[], seat: Seat): BarPart<ScoreRow>[] {
  return sourcesIn(rows).map((row) => ({ row, points: row.values[seat]! })).filter(({ points }) => points > 0);
}

/** What one building gave: the points on it, what it counted at the end, and the cards under it. */
export function gave(board: Board, score: Score | undefined, kind: Kind): number {
  const part = PARTS.find((one) => one === kind);
  return printed(board, kind) + (part && score ? score[part] : 0);
}
