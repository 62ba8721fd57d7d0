// Why something is not allowed, and what would be right.

import { has, t } from '../../../lib/i18n.svelte';
import type { TableInfo } from '../../../types';
import type { Lack, Refusal, Token } from '../../../types/anno1800';
import { explorationText, goldText, tradeText } from './amounts';
import { data } from '../data';
import { sortOf } from './figures';
import {
  cardName,
  coinName,
  fieldName,
  objectiveName,
  resourceName,
  seatName,
  spotName,
  stackName,
  tierAbove,
  tierName,
  tokenName,
} from './names';
import { whereText } from './sources';
import { lackShort } from './statuses';

type Gaps = Record<string, string | number>;

/** What is wrong, and what would be right. Without a table nobody can be named; stacks and cards never need that. */
export function refusalText(refusal: Refusal, table: TableInfo | null): string {
  if (refusal.why === 'cannot_pay') return lackText(refusal.lack);
  return t(keyOf(refusal), gapsOf(refusal, table));
}

/** The same in a few words, for status lines. */
export function shortRefusal(refusal: Refusal): string {
  if (refusal.why === 'cannot_pay') return lackShort(refusal.lack);
  const n = refusal.why === 'no_yard' ? (data.tokens[refusal.token].ship?.strength ?? 0) : 0;
  const key = refusal.why === 'no_yard' && refusal.owned ? 'anno-short-yard_used' : `anno-short-${refusal.why}`;
  return has(key) ? t(key, { n }) : t('anno-short-other');
}

function keyOf(refusal: Exclude<Refusal, { why: 'cannot_pay' }>): string {
  const key = `anno-why-${refusal.why}`;
  switch (refusal.why) {
    case 'nothing_possible':
    case 'four_islands':
    case 'stack_empty':
    case 'three_at_most':
      return has(`${key}-${refusal.action}`) ? `${key}-${refusal.action}` : key;
    case 'editors_card':
    case 'nothing_swapped':
      return 'anno-why-more_cards';
    case 'does_not_fit':
      return `${key}-${groundOf(refusal.token)}`;
    case 'no_cost_asks_for_it':
      return 'anno-why-no_cost_asks';
    case 'objective_price':
      return `${key}-${refusal.objective}`;
    // The terminal's texts for these mention typing and lists.
    case 'other_question':
    case 'not_this_line':
    case 'no_such_token':
      return `${key}-web`;
    default:
      return key;
  }
}

/** Merchant and exploration ships use the same squares. */
function groundOf(token: Token): 'industry' | 'shipyard' | 'ship' {
  const sort = sortOf(token);
  return sort === 'merchant' || sort === 'exploration' ? 'ship' : sort;
}

/** What the sentence names. */
function gapsOf(refusal: Refusal, table: TableInfo | null): Gaps {
  const gaps: Gaps = {};
  if ('seat' in refusal && table !== null) gaps.name = seatName(table, refusal.seat);
  if ('token' in refusal) gaps.token = tokenName(refusal.token);
  if ('spot' in refusal) gaps.token = spotName(refusal.spot);
  if ('tier' in refusal) {
    gaps.tier = gaps.from = tierName(refusal.tier);
    gaps.to = tierName(tierAbove(refusal.tier));
  }
  if ('at' in refusal) gaps.where = whereText(refusal.at);
  if ('kind' in refusal) gaps.card = cardName(refusal.kind);
  if ('deck' in refusal) gaps.stack = stackName(refusal.deck);
  if ('resource' in refusal) gaps.resource = resourceName(refusal.resource);
  if ('objective' in refusal) gaps.objective = objectiveName(refusal.objective);
  if ('coin' in refusal) gaps.coin = coinName(refusal.coin);
  if ('site' in refusal) {
    gaps.field = 'free' in refusal.site ? fieldName(refusal.site.free) : spotName(refusal.site.over);
  }
  return { ...gaps, ...amountsOf(refusal) };
}

function amountsOf(refusal: Refusal): Gaps {
  switch (refusal.why) {
    case 'no_yard':
      return { n: data.tokens[refusal.token].ship?.strength ?? 1 };
    case 'more_cards':
      return { n: refusal.least };
    case 'editors_card':
    case 'nothing_swapped':
      return { n: 1 };
    case 'one_to_three':
      return { n: refusal.count };
    case 'too_few_tokens':
      return { price: tradeText(refusal.price) };
    case 'must_replace':
      return { covered: tokenName(refusal.over) };
    case 'no_tokens_in_supply':
      return { need: (refusal.naval === 'trade' ? tradeText : explorationText)(refusal.need), left: refusal.left };
    case 'cube_gold':
    case 'shift_end_gold':
      return { gold: goldText(refusal.gold), have: goldText(refusal.have) };
    default:
      return {};
  }
}

/** What is missing to pay. */
export function lackText(lack: Lack): string {
  switch (lack.lack) {
    case 'together':
      return togetherText(lack.gold, lack.tokens);
    case 'together_both':
      return t('anno-lack-together-both', { gold: goldText(lack.gold), tokens: tradeText(lack.tokens) });
    case 'activate_first':
      return t('anno-lack-activate_first', { card: cardName(lack.kind) });
    case 'use_first':
      return t('anno-lack-use_first', { objective: objectiveName(lack.objective) });
    case 'trade_tokens':
      return t('anno-lack-trade_tokens', { need: tradeText(lack.need), have: lack.have });
    case 'exploration_tokens':
      return t('anno-lack-exploration_tokens', { need: explorationText(lack.need), have: lack.have });
    case 'gold':
      return t('anno-lack-gold', { need: goldText(lack.need), have: goldText(lack.have) });
    case 'too_few_tokens':
      return t('anno-lack-too_few_tokens', {
        resource: resourceName(lack.resource),
        price: tradeText(lack.price),
        have: lack.have,
      });
    default:
      return t(`anno-lack-${lack.lack}`, aboutCubes(lack));
  }
}

/** All parts together are too much: what would suffice, if a single thing would. */
function togetherText(gold: number, tokens: number): string {
  const gaps = { gold: goldText(gold), tokens: tradeText(tokens) };
  if (gold === 0) return tokens === 0 ? t('anno-lack-together') : t('anno-lack-together-tokens', gaps);
  return tokens === 0 ? t('anno-lack-together-gold', gaps) : t('anno-lack-together-either', gaps);
}

function aboutCubes(lack: Lack): Gaps {
  const gaps: Gaps = {};
  if ('resource' in lack) gaps.resource = resourceName(lack.resource);
  if ('tier' in lack) gaps.tier = tierName(lack.tier);
  if ('gold' in lack && 'have' in lack) {
    gaps.gold = goldText(lack.gold);
    gaps.have = goldText(lack.have);
  }
  return gaps;
}
