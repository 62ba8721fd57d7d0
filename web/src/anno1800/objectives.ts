// How objective cards are drawn: what is printed on them, in pictures.

import type { Objective, Resource, Tier } from '../types/anno1800';
import { data } from './data';

/** A part of a drawing: a number or sign, or a picture. */
export type Sign = string | { coin: 'trade' | 'exploration' | 'gold' } | { cube: Tier } | { icon: string };

/** Cards with an effect: what is given, and what it brings. */
const exchanges: Partial<Record<Objective, Sign[]>> = {
  alonso_graves: ['3', { coin: 'exploration' }, '+', '3', { coin: 'gold' }, '→', { icon: 'ae-extra_action' }],
  aarhant: [{ cube: 'investor' }, '→', '5', { coin: 'gold' }],
  the_editor: ['2', { coin: 'exploration' }, '→', { icon: 'ae-return_cards' }],
  beryl_omara: ['2', { coin: 'exploration' }, '→', { coin: 'trade' }],
};

/** What is counted by cards that bring points; the industries of the others are in the data. */
const counted: Partial<Record<Objective, Sign>> = {
  hannah_goode: { icon: 'aa-workforce' },
  university: { cube: 'engineer' },
  worlds_fair: { cube: 'investor' },
  madame_kahina: { coin: 'trade' },
  the_tourist: { icon: 'aa-expedition' },
  zoo: { icon: 'at-animal' },
  museum: { icon: 'at-artefact' },
  bente_jorgensen: { icon: 'aa-old_world' },
  isabel_sarmento: { icon: 'aa-new_world' },
  pyrphorian: { icon: 'at-person' },
};

/** Objective cards that reward a visit to one of the two places on an expedition card. */
export const rewarded = { animal: 'zoo', artefact: 'museum' } as const;

/** Whether anything printed on a card is points. */
export function bringsPoints(objective: Objective): boolean {
  const { points, rewards } = data.objectives[objective];
  return points > 0 || rewards.length > 0;
}

/** What the industries make that a card rewards. */
export function goodsOf(objective: Objective): Resource[] {
  return data.objectives[objective].rewards.flatMap(({ token }) => data.tokens[token].industry?.resource ?? []);
}

export function exchangeOf(objective: Objective): Sign[] | null {
  return exchanges[objective] ?? null;
}

export function countedBy(objective: Objective): Sign | null {
  return counted[objective] ?? null;
}
