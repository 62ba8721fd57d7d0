// The computer players as levels to choose from. The texts `bot-*` are one family; an unnamed level shows its own name.

import { maybe } from '../lib/i18n.svelte';
import { spaced } from '../lib/spaced';

export function levels(bots: string[]): { value: string; label: string }[] {
  return bots.map((bot) => ({ value: bot, label: maybe(`bot-${bot}`) ?? spaced(bot) }));
}

/** Neither the weakest nor the strongest, if there is one in between. */
export function middleLevel(bots: string[]): string | undefined {
  return bots[Math.floor((bots.length - 1) / 2)];
}
