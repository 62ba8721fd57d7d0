// The parts of the table behind tabs: their names, and the ids that link each tab to its part.

import { t } from '../../lib/i18n.svelte';
import type { Part } from './places.svelte';

const names: Record<Part, string> = {
  realm: 'anno-board-tab-realm',
  market: 'anno-board-tab-market',
  hand: 'anno-board-tab-hand',
  rivals: 'anno-board-tab-rivals',
  objectives: 'anno-board-tab-objectives',
  log: 'board-log',
};

/** At the foot of a small screen the opponents share their tab with the objective cards and the log. */
export function partName(part: Part, foot = false): string {
  return t(foot && part === 'rivals' ? 'anno-board-tab-table' : names[part]);
}

/** The attributes of the part behind the open tab. */
export function panelOf(open: Part) {
  return { id: 'part', role: 'tabpanel', 'aria-labelledby': tabOf(open) } as const;
}

/** The id of a tab. */
export function tabOf(part: Part): string {
  return `tab-${part}`;
}
