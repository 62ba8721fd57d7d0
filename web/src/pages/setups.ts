// How the options of a game are shown on the page for a new table.

import { entryOf } from '../games';
import type { Setup } from '../lib/entry';
import { maybe, t } from '../lib/i18n.svelte';
import { spaced } from '../lib/spaced';

/** As the game's folder defines it; otherwise in the words of the game's texts or of the server. */
export async function setupOf(game: string): Promise<Setup> {
  return (await entryOf(game)?.setup())?.default ?? plainSetup;
}

const plainSetup: Setup = {
  house: [],
  needs: {},
  name: (option) => maybe(`plain-option-${option}`) ?? spaced(option),
  about: (option) => maybe(`plain-option-${option}-about`) ?? '',
  value: (option, value) => maybe(`plain-option-${option}-${value}`) ?? spaced(value),
  follows: (value) => (value ? t('new-follows', { value }) : t('new-usual')),
  member: (member) => ({ name: spaced(member), about: '' }),
};
