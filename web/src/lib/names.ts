// Names given by the server, in the player's language. Names that people chose stay as they are.

import { maybe, t } from './i18n.svelte';
import { spaced } from './spaced';

export function shownName(name: string): string {
  const given = /^(Guest|Player) (\d+)$/.exec(name);
  if (!given) return name;
  const n = given[2]!;
  return given[1] === 'Guest' ? t('name-guest', { n }) : t('name-player', { n });
}

/** The name of a game. The texts `game-*` are one family. */
export function gameName(game: string): string {
  return maybe(`game-${game}`) ?? spaced(game);
}

/** The level of a computer player; an unnamed one shows its own name. The texts `bot-*` are one family. */
export function levelName(bot: string): string {
  return maybe(`bot-${bot}`) ?? spaced(bot);
}
