// The names of the parts of the table on their tabs.

import { t } from '../lib/i18n.svelte';
import type { Part } from './places.svelte';

const names: Record<Part, string> = {
  realm: 'anno-board-tab-realm',
  market: 'anno-board-tab-market',
  hand: 'anno-board-tab-hand',
  rivals: 'anno-board-tab-rivals',
  objectives: 'anno-board-tab-objectives',
  log: 'board-log',
};

export function partName(part: Part): string {
  return t(names[part]);
}
