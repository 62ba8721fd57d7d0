// How the options of a game are shown on the page for a new table.

import { entryOf } from '../games';
import type { Setup } from '../lib/entry';
import { maybe, t } from '../lib/i18n.svelte';
import { spaced } from '../lib/spaced';
import type { GameInfo, OptionInfo } from '../types';

/** As the game's folder defines it; otherwise in the words of the game's texts or of the server. */
export async function setupOf(info: GameInfo): Promise<Setup> {
  return (await entryOf(info.name)?.setup())?.default ?? plainSetup(info);
}

/** An option that names one of the seats, or leaves it to the lot. */
function namesSeat({ default: usual, follows, values }: OptionInfo, most: number): boolean {
  return usual === null && follows === null && values.length === most && values.every((value, n) => value === `${n + 1}`);
}

function plainSetup({ name: game, options, players }: GameInfo): Setup {
  const key = (option: string) => `${game}-option-${option}`;
  return {
    starter: options.find((option) => namesSeat(option, Math.max(...players)))?.key ?? null,
    house: [],
    needs: {},
    name: (option) => maybe(key(option)) ?? spaced(option),
    about: (option) => maybe(`${key(option)}-about`) ?? '',
    value: (option, value) => maybe(`${key(option)}-${value}`) ?? spaced(value),
    follows: (value) => (value ? t('new-follows', { value }) : t('new-usual')),
    member: (member) => ({ name: spaced(member), about: '' }),
  };
}
