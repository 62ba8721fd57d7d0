// Points by source, as far as the game gives them for each seat.

import { t } from '../lib/i18n.svelte';
import type { Outcome } from '../types';
import { isFields, isList, type Fields, type Json } from './shape';
import type { Words } from './words';

export interface Row {
  part: string;
  label: string;
  /** By seat. */
  values: number[];
}

/** The figures that every seat has and in which somebody scores, then the total. */
export function scoreRows(scores: Json, outcome: Outcome | null, words: Words): Row[] {
  const seats = isList(scores) && scores.every(isFields) ? (scores as Fields[]) : [];
  const parts = Object.keys(seats[0] ?? {}).filter((part) => seats.every((seat) => typeof seat[part] === 'number'));
  const rows = parts.map((part) => ({ part, label: words.field(part), values: seats.map((seat) => seat[part] as number) }));
  const told = rows.filter(({ values }) => values.some((points) => points !== 0));
  return outcome ? [...told, { part: 'total', label: t('plain-total'), values: outcome.points }] : told;
}
