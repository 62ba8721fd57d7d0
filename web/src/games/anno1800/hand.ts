// The cards of a hand as they are drawn: the shape that the room allows, what each needs, and the line at its foot.

import { t } from '../../lib/i18n.svelte';
import type { CardKind, Cost, Lack, Needed, Part, Reach } from '../../types/anno1800';
import { data } from './data';
import type { Look } from './look';
import { coinPicture, goodPicture } from './pictures';
import type { Layout } from './places.svelte';
import { isTooMuch } from './things';
import { lackShort, partText, resourceShort, shortRefusal } from './words';

/**
 * full: names and words, in a tight or snug one less of them; low: words of the effect only; slim: names below the drawings where they fit; thin: drawings only;
 * terse: names of two goods where they fit; short: drawings only; tile: one of two beside each other
 * on a small screen; row: the whole width of one.
 */
export type Shape = 'full' | 'tight' | 'snug' | 'low' | 'slim' | 'thin' | 'terse' | 'short' | 'tile' | 'row';

/** With more cards than these they get narrower, and then slim. */
const few = 7;
const some = 9;
const many = 10;
const most = 12;

export function shapeOf(layout: Layout, cards = 1): Shape {
  if (layout === 'single') return 'row';
  if (layout === 'pair') return 'tile';
  if (layout === 'middle' && cards > some) return cards > many ? 'short' : 'terse';
  if (layout === 'middle') return 'low';
  if (cards <= few) return 'full';
  if (layout === 'narrow') return cards > some ? 'thin' : 'low';
  if (cards > many) return cards > most ? 'thin' : 'slim';
  return cards > some ? 'snug' : 'tight';
}

/** own: there; extra: with tokens or gold in addition; missing: not to be had; printed: nobody asks. */
export type Means = 'own' | 'extra' | 'missing' | 'printed';

/** A drawing with a number, which is not shown if it is 1. */
export interface Sign {
  picture: string;
  n: number;
}

export interface Need extends Sign {
  name: string;
  means: Means;
  /** What it takes in addition. */
  coin: 'trade' | 'gold' | null;
}

/** What a card needs; without a reach, as printed. */
export function needsOf(kind: CardKind, reach: Reach | null): Need[] {
  if (reach === null) return partsOf(data.cards[kind]!.cost).map((part) => needOf(part, 'printed'));
  const all = !isTooMuch(reach);
  return reach.needs.map((needed) => ({ ...needOf(needed.part, meansOf(needed, all)), coin: coinOf(needed) }));
}

function partsOf({ resources, trade, exploration }: Cost): Part[] {
  const parts: Part[] = resources.map((resource) => ({ resource }));
  if (trade > 0) parts.push({ trade });
  if (exploration > 0) parts.push({ exploration });
  return parts;
}

function needOf(part: Part, means: Means): Need {
  return { ...signOf(part), name: 'resource' in part ? resourceShort(part.resource) : partText(part), means, coin: null };
}

function coinOf({ extra }: Needed): Need['coin'] {
  if (extra.tokens > 0) return 'trade';
  return extra.gold > 0 ? 'gold' : null;
}

/** How a part is drawn. Cards ask for no cubes. */
function signOf(part: Part): Sign {
  if ('resource' in part) return { picture: goodPicture(part.resource), n: 1 };
  if ('trade' in part) return { picture: coinPicture('trade'), n: part.trade };
  if ('exploration' in part) return { picture: coinPicture('exploration'), n: part.exploration };
  return 'gold' in part ? { picture: coinPicture('gold'), n: part.gold } : { picture: `t-${part.cube}`, n: 1 };
}

/** `all`: what there is suffices for all parts together. */
function meansOf({ by, extra }: Needed, all: boolean): Means {
  if (by === null) return 'missing';
  return all && extra.tokens + extra.gold === 0 ? 'own' : 'extra';
}

/** The goods that a card needs in words; the tokens where it needs no goods. */
export function namesOf(kind: CardKind): string {
  const { cost } = data.cards[kind]!;
  if (cost.resources.length > 0) return cost.resources.map(resourceShort).join(', ');
  return partsOf(cost).map(partText).join(', ');
}

/** The places of the cards on a list: what own means pay for, then the cheapest, then those that lack least. */
export function readyFirst(reaches: (Reach | null)[]): number[] {
  const far = 100;
  const price = (reach: Reach | null) => {
    if (reach === null) return 0;
    if (reach.blocked === null) return (reach.extra?.tokens ?? 0) + (reach.extra?.gold ?? 0);
    return far * (1 + reach.needs.filter(({ by }) => by === null).length);
  };
  return [...reaches.keys()].sort((a, b) => price(reaches[a]!) - price(reaches[b]!));
}

export interface Foot {
  /** ready: can be played now; soon: could be, in another turn; more: with tokens or gold; far: not; planned: being played. */
  tone: 'ready' | 'soon' | 'more' | 'far' | 'planned';
  text: string;
  /** The same on a slim card. */
  brief: string;
  /** What the text speaks of. */
  signs: Sign[];
}

/** The line at the foot of a hand card; `later`: it can only be played in another turn; `picking`: cards are put back. */
export function footOf(look: Look, reach: Reach | null, later: boolean, picking: boolean): Foot | null {
  if (look.planned) return said('planned', t('anno-hand-planned'));
  if (picking && look.state === 'blocked' && look.refusal) return said('far', shortRefusal(look.refusal));
  if (reach === null) return null;
  if (reach.blocked !== null) return reach.blocked.why === 'cannot_pay' ? unpaid(reach) : said('far', shortRefusal(reach.blocked));
  const { tokens, gold } = reach.extra ?? { tokens: 0, gold: 0 };
  if (tokens + gold > 0) return { ...said('more', t('anno-foot-with')), signs: coins(tokens, gold) };
  if (later || picking) return said('soon', t('anno-state-later'));
  return said(look.state === 'open' ? 'ready' : 'soon', t('anno-foot-ready'));
}

/** What prevents the payment: the one thing that is missing, or how much is there. */
function unpaid(reach: Reach): Foot {
  const missing = reach.needs.filter(({ by }) => by === null);
  if (missing.length === 1) return { ...said('far', t('anno-foot-needs')), signs: [signOf(missing[0]!.part)] };
  if (missing.length > 1) {
    const gaps = { n: reach.needs.length - missing.length, of: reach.needs.length };
    return { ...said('far', t('anno-foot-there', gaps)), brief: t('anno-foot-part', gaps) };
  }
  const [lack] = reach.lacks;
  const signs = lack ? moreOf(lack) : [];
  if (signs.length > 0) return { ...said('far', t('anno-foot-needs')), signs };
  return said('far', lack ? lackShort(lack) : t('anno-state-too_much'));
}

/** What would suffice in addition, where every part alone could be paid. */
function moreOf(lack: Lack): Sign[] {
  if (lack.lack === 'together_both') return coins(lack.tokens, lack.gold);
  if (lack.lack !== 'together') return [];
  // Either would suffice: tokens are named, because a festival brings them back.
  return lack.tokens > 0 ? coins(lack.tokens, 0) : coins(0, lack.gold);
}

function said(tone: Foot['tone'], text: string): Foot {
  return { tone, text, brief: text, signs: [] };
}

function coins(tokens: number, gold: number): Sign[] {
  const all = [{ picture: coinPicture('trade'), n: tokens }, { picture: coinPicture('gold'), n: gold }];
  return all.filter(({ n }) => n > 0);
}
