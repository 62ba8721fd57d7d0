// What a game is about, and for how many. The texts `home-about-*` and `home-facts-*` are families.

import { maybe, t } from '../../lib/i18n.svelte';
import type { GameInfo } from '../../types';

export function aboutGame({ name, players }: GameInfo): string {
  const facts = maybe(`home-facts-${name}`) ?? t('home-facts', { from: Math.min(...players), to: Math.max(...players) });
  return [maybe(`home-about-${name}`), facts].filter(Boolean).join(' ');
}
