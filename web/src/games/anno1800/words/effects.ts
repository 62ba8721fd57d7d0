// The one-time effects of cards and islands.

import { list, t } from '../../../lib/i18n.svelte';
import type { Bonus, Effect } from '../../../types/anno1800';
import { giftText, tiersText } from './amounts';
import { resourceName, tierAbove, tierName, tokenName } from './names';

/** What an effect does; `exactly`: in this game exactly as many cards go back as it says, not up to that many. */
export function effectText(effect: Effect, exactly: boolean): string {
  if (effect === 'action') return t('anno-effect-action');
  if ('cubes' in effect) {
    return t('anno-effect-cubes', { n: effect.cubes.count, tier: tierName(effect.cubes.tier) });
  }
  if ('receive' in effect) return t('anno-effect-receive', { list: giftText(effect.receive) });
  if ('expeditions' in effect) return t('anno-effect-expeditions', { n: effect.expeditions });
  if ('resource' in effect) return t('anno-effect-resource', { list: list(effect.resource.map(resourceName)) });
  if ('upgrades' in effect) {
    const { from, count } = effect.upgrades;
    return t('anno-effect-upgrades', { n: count, from: tierName(from), to: tierName(tierAbove(from)) });
  }
  return t(exactly ? 'anno-effect-return-exactly' : 'anno-effect-return', { n: effect.return });
}

/** The same in a few words, for card faces. */
export function effectShort(effect: Effect): string {
  if (effect === 'action') return t('anno-brief-action');
  if ('cubes' in effect) return tiersText(effect.cubes.tier, effect.cubes.count);
  if ('receive' in effect) return giftText(effect.receive);
  if ('expeditions' in effect) return t('anno-effect-expeditions', { n: effect.expeditions });
  if ('resource' in effect) return t('anno-brief-resource');
  if ('upgrades' in effect) return t('anno-brief-upgrades', { n: effect.upgrades.count });
  return t('anno-brief-return', { n: effect.return });
}

/** What an Old World island brings, which is never that cards go back. */
export function bonusText(bonus: Bonus): string {
  if ('effect' in bonus) return t('anno-bonus-effect', { effect: effectText(bonus.effect, false) });
  return t('anno-bonus-printed', { token: tokenName(bonus.printed) });
}
