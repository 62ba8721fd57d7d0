// A game in a few words. The texts `home-about-*`, `home-facts-*` and `home-asks-*` are families.

import { maybe, t } from '../../lib/i18n.svelte';
import type { GameInfo, TableInfo } from '../../types';

/** What it is about, and for how many. */
export function aboutGame({ name, players }: GameInfo): string {
  const facts = maybe(`home-facts-${name}`) ?? t('home-facts', { from: Math.min(...players), to: Math.max(...players) });
  return [maybe(`home-about-${name}`), facts].filter(Boolean).join(' ');
}

/** That it is my turn, and what is asked, if the game has words for it. */
export function askedOf({ game, asks }: TableInfo): string {
  const what = asks && maybe(`home-asks-${asks}-${game}`);
  return what ? t('games-turn-asked', { what }) : t('games-turn');
}
