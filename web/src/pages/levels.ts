// The computer players as levels to choose from.

import { maybe, t } from '../lib/i18n.svelte';
import { levelName } from '../lib/names';
import type { BotInfo } from '../types';

/** What is to be said before somebody chooses it: this machine is slow for it. */
export function slowness(bots: BotInfo[], name: string | undefined): string | null {
  return bots.find((bot) => bot.name === name)?.slow ? t('home-level-slow') : null;
}

export function levels(bots: string[]): { value: string; label: string }[] {
  return bots.map((bot) => ({ value: bot, label: levelName(bot) }));
}

/** How it plays, in a sentence. The texts `bot-about-*` are one family. */
export function aboutLevel(bot: string): string | null {
  return maybe(`bot-about-${bot}`);
}

/** Whoever has not finished a game yet begins with the weakest. */
export function usualLevel(bots: string[], finished: boolean): string | undefined {
  return finished ? middleLevel(bots) : bots[0];
}

/** Neither the weakest nor the strongest, if there is one in between. */
export function middleLevel(bots: string[]): string | undefined {
  return bots[Math.floor((bots.length - 1) / 2)];
}
