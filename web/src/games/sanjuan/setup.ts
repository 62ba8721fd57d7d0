// How the options of the game are shown. Their texts are families.

import type { Setup } from '../../lib/entry';
import { t } from '../../lib/i18n.svelte';

const setup: Setup = {
  house: [],
  needs: { customs_good_in_tie: 'expansion', guard_room_limit: 'expansion' },
  name: (option) => t(`option-${option}`),
  about: (option) => t(`new-option-${option}`),
  value: (option, value) => t(`option-${option}-${value}`),
  follows: (value) => t('new-option-follows', { value }),
};
export default setup;
