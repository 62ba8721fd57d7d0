// The texts of the table other than the moves.

import { list, t } from '../lib/i18n.svelte';
import { seatName, winnerText } from '../table/names';
import type { TableInfo, Then } from '../types';
import type { Controller, Shown } from './controller.svelte';
import { figureOf } from './shape';

/** How many moves have a digit as their key. */
export const digits = 9;

/** The question to the viewer, or whom the table is waiting for. */
export function promptText(c: Controller, { viewer, decider }: Shown, table: TableInfo): string {
  if (c.over) return table.outcome ? winnerText(table.outcome.places, viewer, table) : t('result-title');
  if (decider !== null && decider === viewer) return t('plain-ask');
  return decider === null ? t('board-table') : t('games-others', { name: seatName(table, decider) });
}

/** The hint in words; empty while none is shown. */
export function hintText(c: Controller, table: TableInfo): string {
  const words = c.words(table);
  return c.hint?.length ? t('board-hint-is', { moves: list(c.hint.map((move) => words.move(move))) }) : '';
}

/** What follows from a move. The texts `then-*` are one family. */
export function thenText(then: Then | null): string {
  return then === null ? '' : t(`then-${then}`);
}

export function roundOf({ view }: Shown, table: TableInfo): number {
  return figureOf(view, 'round') ?? table.round;
}
