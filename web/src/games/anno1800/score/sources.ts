// Where the points come from: what the bars, the table and the sentences about the end have in common.

import { t } from '../../../lib/i18n.svelte';
import type { Part } from '../../../table/score/bars';
import type { Seat, TableInfo } from '../../../types';
import type { Objective, Score } from '../../../types/anno1800';
import type { Shown } from '../game';
import { goodsOf } from '../objectives';
import { goodPicture } from '../pictures';
import { pointsText } from '../words/amounts';
import { seatName } from '../words/names';
import { total, type ScoreRow } from '../words/scores';

/** Each source has its own colour, none of them like a player's; white figures on it are readable by day and by night. */
const colours: Partial<Record<ScoreRow['part'], string>> = {
  cards: '#3d7128',
  expeditions: '#0d6d68',
  gold: '#6b6550',
  fireworks: '#a83226',
};

/** The five objective cards of a game, in their order. */
const objectiveColours = ['#33549c', '#664397', '#1c6381', '#7b5a9e', '#4a6fa5'];

const pictures: Partial<Record<ScoreRow['part'], string>> = {
  cards: 'x-card',
  expeditions: 'x-exped',
  gold: 'k-gold',
  fireworks: 'k-fireworks',
};

/** What scoring objectives count; those that reward industries show the first good. */
const counted: Partial<Record<Objective, string>> = {
  hannah_goode: 'x-workforce',
  university: 't-engineer',
  worlds_fair: 't-investor',
  madame_kahina: 'k-trade',
  the_tourist: 'e-giraffe',
  zoo: 'e-elephant',
  museum: 'f-amphora',
  bente_jorgensen: 'x-ow',
  isabel_sarmento: 'x-nw',
  pyrphorian: 'x-swap',
};

/** The drawing that stands for a source; none for the total and what breaks a tie. */
export function pictureOf({ part, objective }: ScoreRow): string | null {
  if (objective === null) return pictures[part] ?? null;
  const [good] = goodsOf(objective);
  return good ? goodPicture(good) : (counted[objective] ?? 'k-influence');
}

/** @param laid the objective cards of the game */
export function colourOf({ part, objective }: ScoreRow, laid: Objective[]): string {
  return objective === null ? (colours[part] ?? 'none') : objectiveColours[laid.indexOf(objective)]!;
}

const isSource = ({ part }: ScoreRow) => part in colours || part === 'objective';

/**
 * What each source gave. A stopped game has no final count: then the points as they stood are counted. What the viewer could
 * not see of them came from expedition cards.
 */
export function scoresOf({ facts }: Shown, table: TableInfo): Score[] {
  if (facts.scores !== null) return facts.scores;
  const { points } = table.outcome ?? { points: [] };
  return points.map((all, seat) => {
    const { score } = facts.standings[seat]!;
    return { ...score, expeditions: score.expeditions + all - total(score) };
  });
}

/** The sources that gave somebody something, or cost something. */
export function sourcesIn(rows: ScoreRow[]): ScoreRow[] {
  return rows.filter((row) => isSource(row) && row.values.some((points) => points !== 0));
}

/** What gave or cost this player points. */
export function sourcesFor(rows: ScoreRow[], seat: Seat): Part<ScoreRow>[] {
  return sourcesIn(rows).map((row) => ({ row, points: row.values[seat]! })).filter(({ points }) => points !== 0);
}

/** What gave a player most, besides played cards, which are everybody's first source; null if nothing did. */
export function mostOf(rows: ScoreRow[], seat: Seat): Part<ScoreRow> | null {
  const others = sourcesFor(rows, seat).filter(({ row, points }) => row.part !== 'cards' && points > 0);
  return others.reduce<Part<ScoreRow> | null>((most, one) => (one.points > (most?.points ?? 0) ? one : most), null);
}

export function mostText(rows: ScoreRow[], seat: Seat): string {
  const most = mostOf(rows, seat);
  return most ? t('anno-score-most', { source: most.row.label, n: most.points }) : '';
}

/** How far the first is ahead of the second, and with which source most of all; null where both have the same points. */
export function leadText(scores: Score[], rows: ScoreRow[], order: Seat[], table: TableInfo): string | null {
  const [first, second] = order;
  if (first === undefined || second === undefined || !scores[first] || !scores[second]) return null;
  const lead = total(scores[first]) - total(scores[second]);
  if (lead <= 0) return null;
  const ahead = ({ values }: ScoreRow) => values[first]! - values[second]!;
  const source = sourcesIn(rows).reduce((best, row) => (ahead(row) > ahead(best) ? row : best));
  return t('anno-score-lead', {
    name: seatName(table, first), other: seatName(table, second), points: pointsText(lead),
    source: source.label, n: source.values[first]!, m: source.values[second]!,
  });
}
