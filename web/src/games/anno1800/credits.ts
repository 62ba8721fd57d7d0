// What the credits page shows for the game.

import type { Credits } from '../../lib/entry';
import { t } from '../../lib/i18n.svelte';

const credits: Credits = {
  drawn: () => [t('anno-credits-drawings')],
  icons: ['ak-merchant'],
};
export default credits;
