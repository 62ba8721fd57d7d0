// The status lines of stacks, hand cards and actions: what is available now, for what, or what is missing.

import { t } from '../../../lib/i18n.svelte';
import type { Seat } from '../../../types';
import type { Action, Chances, Extra, Facts, Lack, Objective, Reach } from '../../../types/anno1800';
import { explorationText, goldText, tokensText } from './amounts';
import type { Shown } from '../controller.svelte';
import { data } from '../data';
import type { Look } from '../look';
import { resourceName } from './names';
import { shortRefusal } from './refusals';

export interface Status {
  text: string;
  /** A tick if own means suffice. */
  icon?: 'check';
  /** Naval tokens and gold that the text names, for callers that draw them instead. */
  price?: Extra;
}

/** The status line of a stack of the market, an island, a cube or an upgrade; `later`: only in another turn. */
export function reachStatus(reach: Reach, later = false): Status {
  if (reach.owned) return { text: t('anno-short-owned_already') };
  if (reach.blocked?.why === 'cannot_pay') return { text: missingText(reach) };
  if (reach.blocked !== null) return { text: shortRefusal(reach.blocked) };
  const price = reach.extra;
  if (price === null || isFree(price)) return { text: t(later ? 'anno-state-later' : 'anno-state-now'), icon: 'check' };
  return { text: priceText(price), price };
}

/** The status line of a hand card. */
export function cardStatus(reach: Reach, later = false): Status {
  if (reach.blocked?.why === 'cannot_pay') return { text: missingForCard(reach) };
  if (reach.blocked !== null) return { text: shortRefusal(reach.blocked) };
  const price = reach.extra;
  if (price === null || isFree(price)) return { text: t(later ? 'anno-state-later' : 'anno-state-play'), icon: 'check' };
  const text = priceText(price);
  return { text: later ? text : t('anno-state-play_for', { price: text }), price };
}

function isFree({ tokens, gold }: Extra): boolean {
  return tokens === 0 && gold === 0;
}

/** Naval tokens and gold: “1 token, 2 gold”. */
export function priceText({ tokens, gold }: Extra): string {
  if (gold === 0) return tokensText(tokens);
  return tokens === 0 ? goldText(gold) : t('anno-state-both', { tokens: tokensText(tokens), gold: goldText(gold) });
}

/** What prevents a payment, in a few words. */
function missingText({ needs, lacks }: Reach): string {
  const missing = needs.filter((needed) => needed.by === null).length;
  if (missing > 0) return t('anno-state-lacks', { n: missing });
  return lacks[0] === undefined ? t('anno-state-too_much') : lackShort(lacks[0]);
}

function missingForCard(reach: Reach): string {
  const missing = reach.needs.filter((needed) => needed.by === null);
  const part = missing.length === 1 ? missing[0]!.part : null;
  if (missing.length > 0 && missing.every(({ part }) => 'trade' in part || 'exploration' in part)) {
    return t('anno-state-few_tokens');
  }
  if (part !== null && 'resource' in part) {
    return t('anno-state-no_resource', { resource: resourceName(part.resource) });
  }
  return missingText(reach);
}

/** What is missing to pay, in a few words. */
export function lackShort(lack: Lack): string {
  switch (lack.lack) {
    case 'together':
      if (lack.tokens > 0) return t('anno-state-needs', { what: tokensText(lack.tokens) });
      return lack.gold > 0 ? t('anno-state-needs', { what: goldText(lack.gold) }) : t('anno-state-too_much');
    case 'together_both':
      return t('anno-state-needs', { what: priceText(lack) });
    case 'activate_first':
      return t('anno-state-activate_first');
    case 'use_first':
      return t('anno-state-use_first');
    case 'trade_tokens':
    case 'exploration_tokens':
    case 'too_few_tokens':
      return t('anno-state-few_tokens');
    case 'gold':
      return t('anno-state-needs', { what: goldText(lack.need - lack.have) });
    default:
      return t('anno-state-lacks', { n: 1 });
  }
}

/** A piece of the second line of an action. */
export interface Chance {
  /** Empty if it is only said. */
  text: string;
  /** The token drawn after the text. */
  coin?: 'k-trade' | 'k-explore';
  /** In full, where the text leaves something to the drawing. */
  said?: string;
}

/** The second line of an action: how much it could be used for, now or in another turn, or what it would need. */
export function actionStatus(chances: Chances, shown: Shown, seat: Seat, look: Look, later = false): Chance[] {
  const { action, now, more, most } = chances;
  if (look.refusal?.why === 'no_action_left') return [{ text: '', said: t('anno-chance-not_this_turn') }];
  // A festival can always be celebrated, even if nothing comes back.
  if (now + more === 0 && action !== 'festival') return noChance(action, shown.facts);
  const player = shown.view.board.players[seat]!;
  switch (action) {
    case 'expand':
    case 'play':
      return later ? [{ text: laterText(now, more) }] : chancesOf(now, more);
    case 'swap':
      return [{ text: t('anno-chance-swap', { n: now, of: player.hand.reduce((sum, n) => sum + n, 0) }) }];
    case 'workforce':
      return [{ text: t('anno-chance-workforce', { n: most }) }];
    case 'upgrade':
      return [{ text: t('anno-chance-upgrade', { n: most }) }];
    case 'old_world':
    case 'new_world': {
      const n = player[action].length;
      return [priced('anno-chance-island', data.island_price[n] ?? 0, { n: n + 1 })];
    }
    case 'expedition':
      return [priced('anno-chance-expedition', data.expedition_price, { n: most })];
    case 'festival':
      return [{ text: t(later ? 'anno-chance-festival-later' : 'anno-chance-festival', { n: now }) }];
  }
}

/** The second line of an action in words alone. */
export function chancesText(chances: Chance[]): string {
  return chances.map(({ text, said }) => said ?? text).join(', ');
}

/** Actions paid for with exploration tokens have a single object, so the reason against it can be given. */
function noChance(action: Action, { old_world, new_world, expeditions }: Facts): Chance[] {
  const sails: Partial<Record<Action, Reach | null | undefined>> = { old_world, new_world, expedition: expeditions[0] };
  const blocked = sails[action]?.blocked ?? null;
  if (blocked === null) return [{ text: t('anno-chance-none') }];
  if (blocked.why !== 'cannot_pay' || blocked.lack.lack !== 'exploration_tokens') return [{ text: shortRefusal(blocked) }];
  const { need, have } = blocked.lack;
  const said = `${t('anno-chance-needs', { price: explorationText(need) })}, ${t('anno-chance-have', { n: have })}`;
  return [{ text: t('anno-chance-of', { have, need }), coin: 'k-explore', said }];
}

function priced(key: string, price: number, gaps: Record<string, number> = {}): Chance {
  return { text: t('anno-chance-costs', { price }), coin: 'k-explore', said: t(key, { ...gaps, price: explorationText(price) }) };
}

/** Whether the effect of an objective card can be used; most are used by a tap, one is part of paying. */
export function objectiveStatus(objective: Objective, look: Look, watching: boolean): string {
  if (objective === 'beryl_omara') return t('anno-objective-always');
  if (look.state === 'open') return t('anno-objective-use');
  if (look.refusal !== null) return shortRefusal(look.refusal);
  return watching ? '' : t('anno-short-other');
}

function laterText(now: number, more: number): string {
  if (more === 0) return t('anno-chance-later', { n: now });
  return now === 0 ? t('anno-chance-more', { n: more }) : t('anno-chance-later-both', { now, more });
}

function chancesOf(now: number, more: number): Chance[] {
  const own: Chance[] = now > 0 ? [{ text: t('anno-chance-now', { n: now }) }] : [];
  return more > 0 ? [...own, { text: String(more), coin: 'k-trade', said: t('anno-chance-more', { n: more }) }] : own;
}
