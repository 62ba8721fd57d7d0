// How the options of the game are shown. Their texts are families.

import type { Setup } from '../../lib/entry';
import { t } from '../../lib/i18n.svelte';
import type { Objective } from '../../types/anno1800';
import { objectiveName, objectiveText } from './words/names';

const setup: Setup = {
  house: [
    'alt_industry', 'remove_limit', 'discard_exactly_2', 'cube_effect_partial', 'zero_scores', 'discard_triggers_end',
    'strict_supply',
  ],
  needs: {},
  name: (option) => t(`anno-option-${option}`),
  about: (option) => t(`anno-option-${option}-about`),
  value: (option, value) => t(`anno-option-${option}-${value}`),
  follows: (value) => t('anno-option-follows', { value }),
  member: (card) => ({ name: objectiveName(card as Objective), about: objectiveText(card as Objective) }),
};
export default setup;
