// How much of what: costs and their parts, gold, tokens, cubes.

import { list, t } from '../../../lib/i18n.svelte';
import { TIERS, type Cost, type Object as Thing, type Part, type Spent, type Tier } from '../../../types/anno1800';
import { data } from '../data';
import { cardName, deckName, resourceName, stepName, tierName, tokenName } from './names';

export function goldText(n: number): string {
  return t('anno-n-gold', { n });
}

/** Naval tokens of any kind. */
export function tokensText(n: number): string {
  return t('anno-n-tokens', { n });
}

export function tradeText(n: number): string {
  return t('anno-n-trade', { n });
}

export function explorationText(n: number): string {
  return t('anno-n-exploration', { n });
}

export function cubesText(n: number): string {
  return t('anno-n-cubes', { n });
}

/** Points with a proper minus, or with a plus if there may be more. */
export function pointsText(n: number, atLeast = false): string {
  if (atLeast) return t('anno-n-points-least', { n });
  return n < 0 ? t('anno-n-points', { n: signed(n) }) : t('anno-n-points', { n });
}

export function signed(n: number): string {
  return String(n).replace('-', '−');
}

/** A number of cubes of a tier: “2 farmers”. */
export function tiersText(tier: Tier, n: number): string {
  return t(`anno-n-${tier}`, { n });
}

/** Cubes by tier, without empty tiers: “2 farmers, 1 worker”. */
export function cubesByTier(counts: number[]): string {
  return list(TIERS.flatMap((tier, index) => (counts[index] ? [tiersText(tier, counts[index])] : [])));
}

/** Cubes counted by tier. */
export function countTiers(tiers: (Tier | null)[]): number[] {
  return TIERS.map((tier) => tiers.filter((one) => one === tier).length);
}

/** What something costs. */
export function costText(cost: Cost): string {
  const things = [...cost.resources.map(resourceName), ...cost.cubes.map(tierName)];
  const parts = [...things, ...amounts(cost.trade, cost.exploration, cost.gold)];
  return parts.length === 0 ? t('anno-free') : list(parts);
}

/** Gold and naval tokens that somebody receives. */
export function giftText({ gold, trade, exploration }: { gold: number; trade: number; exploration: number }): string {
  return list(amounts(trade, exploration, gold));
}

function amounts(trade: number, exploration: number, gold: number): string[] {
  return [
    ...(trade > 0 ? [tradeText(trade)] : []),
    ...(exploration > 0 ? [explorationText(exploration)] : []),
    ...(gold > 0 ? [goldText(gold)] : []),
  ];
}

/** One part of a cost. */
export function partText(part: Part): string {
  if ('resource' in part) return resourceName(part.resource);
  if ('cube' in part) return tierName(part.cube);
  if ('trade' in part) return tradeText(part.trade);
  return 'exploration' in part ? explorationText(part.exploration) : goldText(part.gold);
}

/** Naval tokens by sort. */
export function spentText(spent: Spent): string {
  const sorts = ['trade', 'temporary_trade', 'exploration', 'temporary_exploration'] as const;
  return list(sorts.filter((sort) => spent[sort] > 0).map((sort) => t(`anno-n-${sort}`, { n: spent[sort] })));
}

/** What is paid for, as a heading. */
export function objectTitle(object: Thing): string {
  if (object === 'nothing') return '';
  if (object === 'old_world' || object === 'new_world') return t(`anno-title-${object}`);
  if ('token' in object) return tokenName(object.token);
  if ('card' in object) return deckName(data.cards[object.card]!.deck);
  if ('cube' in object) return t('anno-desk-new', { tier: object.cube });
  if ('upgrade' in object) return stepName(object.upgrade);
  return t('anno-n-expeditions', { n: object.expeditions });
}

/** What is paid for, inside a sentence. */
export function objectText(object: Thing): string {
  if (object === 'nothing' || object === 'old_world' || object === 'new_world') return t(`anno-object-${object}`);
  if ('token' in object) return t('anno-object-token', { token: tokenName(object.token) });
  if ('card' in object) return t('anno-object-card', { card: cardName(object.card) });
  if ('cube' in object) return t('anno-object-cube', { tier: tierName(object.cube) });
  if ('upgrade' in object) return stepName(object.upgrade);
  return t('anno-object-expeditions', { n: object.expeditions });
}
