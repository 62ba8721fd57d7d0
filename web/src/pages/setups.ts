// How the options of a game are shown on the page for a new table.

import { entryOf } from '../games';
import type { Setup } from '../lib/entry';
import { maybe, t } from '../lib/i18n.svelte';
import { spaced } from '../lib/spaced';

/** As the game's folder has it; where there is none, in the words of the game's texts or in the server's own. */
export async function setupOf(game: string): Promise<Setup> {
  return (await entryOf(game)?.setup())?.default ?? plainSetup(game);
}

function plainSetup(game: string): Setup {
  const key = (option: string) => `${game}-option-${option}`;
  return {
    starter: null,
    house: [],
    needs: {},
    name: (option) => maybe(key(option)) ?? spaced(option),
    about: (option) => maybe(`${key(option)}-about`) ?? '',
    value: (option, value) => maybe(`${key(option)}-${value}`) ?? spaced(value),
    follows: (value) => t('new-follows', { value }),
    member: (member) => ({ name: spaced(member), about: '' }),
  };
}
