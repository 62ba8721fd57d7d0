// What is printed on the cards, and how sure that is.

import { has, t } from '../../lib/i18n.svelte';
import type { Kind } from '../../types/sanjuan';
import data from '../../types/sanjuan-cards.json';

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
export type Mark = '°' | '*';

const CARDS = data as Card[];
const BY_KIND = new Map(CARDS.map((card) => [card.kind, card]));
const MARKS: Record<Status, Mark | ''> = { verified: '', single_source: '°', house_value: '*' };

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

/** How the printed cost is marked, unless it is certain. */
export function costMark(kind: Kind): Mark | '' {
  return MARKS[card(kind).cost.status];
}

/** How the printed points are marked, unless they are certain. */
export function pointsMark(kind: Kind): Mark | '' {
  return MARKS[card(kind).points.status];
}

/** What the marks on a card say. */
export function uncertain(kind: Kind): { mark: Mark; text: string }[] {
  const found = [costMark(kind), pointsMark(kind)];
  const told: { mark: Mark; text: string }[] = [
    { mark: '°', text: t('status-single_source') },
    { mark: '*', text: t('status-house_value') },
  ];
  return told.filter(({ mark }) => found.includes(mark));
}

/** Why a figure is as it is, where there is something to say. */
export function noteText(kind: Kind): string | null {
  const key = `note-${kind}`;
  return has(key) ? t(key) : null;
}
