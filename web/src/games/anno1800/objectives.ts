// The pictures on objective cards.

import { TIERS, type Effect, type Objective, type Part, type Player, type Resource, type Tier } from '../../types/anno1800';
import { data } from './data';
import { objectivePicture } from './pictures';

/** A part of a drawing: a number or sign, a picture, or an effect in words. */
export type Sign = string | { coin: 'trade' | 'exploration' | 'gold' } | { cube: Tier } | { picture: string } | { effect: Effect };

/** Cards with an effect: its price, and what it brings. */
const effects: Partial<Record<Objective, { price: Part[]; brings: Sign[] }>> = {
  alonso_graves: { price: [{ exploration: 3 }, { gold: 3 }], brings: [{ effect: 'action' }] },
  aarhant: { price: [{ cube: 'investor' }], brings: ['5', { coin: 'gold' }] },
  the_editor: { price: [{ exploration: 2 }], brings: [{ picture: 'x-swap' }] },
  beryl_omara: { price: [{ exploration: 2 }], brings: [{ coin: 'trade' }] },
};

/** Objective cards that reward a visit to one of the two places on an expedition card. */
export const rewarded = { animal: 'zoo', artefact: 'museum' } as const;

/** Whether a card has printed points. */
export function bringsPoints(objective: Objective): boolean {
  const { points, rewards } = data.objectives[objective];
  return points > 0 || rewards.length > 0;
}

/** What the industries rewarded by a card make. */
export function goodsOf(objective: Objective): Resource[] {
  return data.objectives[objective].rewards.flatMap(({ token }) => data.tokens[token].industry?.resource ?? []);
}

export function exchangeOf(objective: Objective): Sign[] | null {
  const effect = effects[objective];
  return effect ? [...signsOf(effect.price), '→', ...effect.brings] : null;
}

/** What an effect asks for that a player does not have ready. */
export function missingFor(objective: Objective, { cubes, exploration, gold }: Player): Part[] {
  const price = effects[objective]?.price ?? [];
  return price.flatMap((part): Part[] => {
    if ('cube' in part) return cubes[TIERS.indexOf(part.cube)] === 0 ? [part] : [];
    if ('gold' in part) return part.gold > gold ? [{ gold: part.gold - gold }] : [];
    const short = 'exploration' in part ? part.exploration - exploration.ready - exploration.temporary : 0;
    return short > 0 ? [{ exploration: short }] : [];
  });
}

/** How many things the parts are, for singular or plural. */
export function countParts(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + ('gold' in part ? part.gold : 'exploration' in part ? part.exploration : 1), 0);
}

/** Parts of a price as drawn. */
export function signsOf(parts: Part[]): Sign[] {
  return parts.flatMap((part, index) => {
    const signs: Sign[] = [];
    if (index > 0) signs.push('+');
    if ('cube' in part) signs.push({ cube: part.cube });
    if ('exploration' in part) signs.push(String(part.exploration), { coin: 'exploration' });
    if ('gold' in part) signs.push(String(part.gold), { coin: 'gold' });
    return signs;
  });
}

/** What a scoring card counts. */
export function countedBy(objective: Objective): Sign | null {
  return bringsPoints(objective) ? { picture: objectivePicture(objective) } : null;
}
