// What the credits page shows for the game.

import type { Credits } from '../../lib/entry';
import { t } from '../../lib/i18n.svelte';

const credits: Credits = {
  drawn: () => [t('credits-drawings')],
  icons: ['sb-library'],
};
export default credits;
