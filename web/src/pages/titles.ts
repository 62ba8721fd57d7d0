// The title of a game's rules. The texts `rules-title-*` are one family.

import { maybe, t } from '../lib/i18n.svelte';
import { gameName } from '../lib/names';

export function rulesTitle(game: string): string {
  return maybe(`rules-title-${game}`) ?? t('rules-title', { game: gameName(game) });
}
