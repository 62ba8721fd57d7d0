// How the options of each game are shown on the page for a new table. The texts of options are families.

import { objectiveName, objectiveText } from '../anno1800/words/names';
import type { GameName } from '../lib/games';
import { t } from '../lib/i18n.svelte';
import type { Objective } from '../types/anno1800';

export interface Setup {
  /** The option that says which seat begins. */
  starter: string;
  /** Options that are folded away: few people want to change them. */
  house: string[];
  /** Options that mean something only while another one is on. */
  needs: Record<string, string>;
  name(option: string): string;
  about(option: string): string;
  /** A value in words. */
  value(option: string, value: string): string;
  /** That an option follows the edition, which has this value. */
  follows(value: string): string;
  /** One of several things that can be chosen together, where an option is of that kind. */
  member?(member: string): { name: string; about: string };
}

export const setups: Record<GameName, Setup> = {
  sanjuan: {
    starter: 'governor',
    house: [],
    needs: { customs_good_in_tie: 'expansion', guard_room_limit: 'expansion' },
    name: (option) => t(`option-${option}`),
    about: (option) => t(`new-option-${option}`),
    value: (option, value) => t(`option-${option}-${value}`),
    follows: (value) => t('new-option-follows', { value }),
  },
  anno1800: {
    starter: 'first',
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
  },
};
