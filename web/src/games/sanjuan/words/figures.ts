// What is printed on the cards, and how certain it is.

import { has, t } from '../../../lib/i18n.svelte';
import type { Kind } from '../../../types/sanjuan';
import data from '../../../types/sanjuan-cards.json';

type Status = 'verified' | 'single_source' | 'house_value';
interface Figure {
  value: number;
  status: Status;
}
interface Card {
  kind: Kind;
  cost: Figure;
  points: Figure;
  expansion: boolean;
}

const CARDS = data as Card[];
const BY_KIND = new Map(CARDS.map((card) => [card.kind, card]));

/** Buildings whose points depend on the city at the end. */
const COUNTED_AT_END: Kind[] = ['city_hall', 'triumphal_arch', 'guild_hall', 'palace', 'residence', 'cathedral'];

/** All kinds, in the order of the card list. */
export const KINDS: Kind[] = CARDS.map((card) => card.kind);

/** Some kinds, in the order of the card list. */
export function inOrder(kinds: Set<Kind>): Kind[] {
  return KINDS.filter((kind) => kinds.has(kind));
}

function card(kind: Kind): Card {
  return BY_KIND.get(kind)!;
}

/** The printed cost. */
export function cost(kind: Kind): number {
  return card(kind).cost.value;
}

/** The printed points. */
export function points(kind: Kind): number {
  return card(kind).points.value;
}

export function countedAtEnd(kind: Kind): boolean {
  return COUNTED_AT_END.includes(kind);
}

/** The points as the shield shows them: “?” where they are counted at the end. */
export function shield(kind: Kind): string {
  return countedAtEnd(kind) ? '?' : String(points(kind));
}

export function inExpansion(kind: Kind): boolean {
  return card(kind).expansion;
}

/** A note about a card's figures; null if they are certain and need none. */
export function noteText(kind: Kind): string | null {
  const key = `note-${kind}`;
  if (has(key)) return t(key);
  const { cost, points } = card(kind);
  const status = (['house_value', 'single_source'] as const).find((one) => cost.status === one || points.status === one);
  return status ? t(`status-${status}`) : null;
}
