// What an expedition card shows. The box names neither animals nor artefacts: the pictures are ours, the tiers are data.

import { TIERS, type Expedition, type Objective, type Player, type Tier } from '../../types/anno1800';
import { data } from './data';
import { rewarded } from './objectives';
import { cubesOf } from './rivals';

export const ANIMALS = ['elephant', 'lion', 'parrot', 'tortoise', 'penguin', 'giraffe', 'flamingo', 'crocodile', 'panda', 'toucan'] as const;
export const ARTEFACTS = ['mask', 'amphora', 'scarab', 'moai', 'crown', 'tablet', 'ammonite', 'bust', 'sword', 'idol'] as const;
export type Animal = (typeof ANIMALS)[number];
export type Artefact = (typeof ARTEFACTS)[number];

/** The two halves of a card. */
export const PLACES = ['animal', 'artefact'] as const;
export type Place = (typeof PLACES)[number];

export interface Pictures {
  animal: Animal;
  artefact: Artefact;
}

const kinds = Object.keys(data.expeditions) as Expedition[];

/** The pictures of the n-th card of its kind, from 0. There are four at most, and no two cards have the same pair. */
export function picturesOf(card: Expedition, n: number): Pictures {
  const place = n * kinds.length + kinds.indexOf(card);
  const [round, animal] = [Math.floor(place / ANIMALS.length), place % ANIMALS.length];
  return { animal: ANIMALS[animal]!, artefact: ARTEFACTS[(animal + 3 * round) % ARTEFACTS.length]! };
}

/** For each of these cards, how many equal ones come before it, after `earlier` ones. */
export function numbered(cards: Expedition[], earlier: Expedition[] = []): number[] {
  return cards.map((card, index) => [...earlier, ...cards.slice(0, index)].filter((one) => one === card).length);
}

/** The cards of a hand that were there before these were drawn. */
export function without(hand: Expedition[], drawn: Expedition[]): Expedition[] {
  return drawn.reduce((rest, card) => {
    const at = rest.lastIndexOf(card);
    return at < 0 ? rest : rest.toSpliced(at, 1);
  }, hand);
}

/** Only the three highest tiers visit. */
export function visitPoints(tier: Tier): number {
  return data.visitors[TIERS.indexOf(tier) - 2] ?? 0;
}

/** What an objective card on the table adds to a visit to such a place. */
export function bonusFor(place: Place, objectives: Objective[]): number {
  return objectives.includes(rewarded[place]) ? data.objectives[rewarded[place]].points : 0;
}

/** Which halves of which card have a visitor. */
export type Visited = Record<Place, boolean>;

/** The visitors of these cards: where a visit brings more, it comes first (A24.2). */
export function visitsTo(cards: Expedition[], player: Player, objectives: Objective[]): Visited[] {
  const visited = cards.map(() => ({ animal: false, artefact: false }));
  const places = PLACES.toSorted((a, b) => bonusFor(b, objectives) - bonusFor(a, objectives));
  cubesOf(player).forEach(({ ready, work, exhausted }, n) => {
    const free = places.flatMap((place) => cards.flatMap((card, index) => (data.expeditions[card][place] === TIERS[n] ? { index, place } : [])));
    for (const { index, place } of free.slice(0, ready + work + exhausted)) visited[index]![place] = true;
  });
  return visited;
}

/** The points of all visits. */
export function visitSum(cards: Expedition[], visited: Visited[], objectives: Objective[]): number {
  const each = cards.flatMap((card, index) =>
    PLACES.map((place) => (visited[index]![place] ? visitPoints(data.expeditions[card][place]) + bonusFor(place, objectives) : 0)));
  return each.reduce((sum, points) => sum + points, 0);
}
