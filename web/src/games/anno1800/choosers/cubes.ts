// The viewer's cubes by place.

import { TIERS, type Tier, type Whereabouts } from '../../../types/anno1800';
import type { Shown } from '../controller.svelte';
import { placeOf } from '../things';

export interface Place {
  at: Whereabouts;
  /** How many of the tier are there; equal workplaces are one place. */
  count: number;
}

/** Where the cubes of a tier are: district, exhausted area, workplaces. */
export function placesOf({ view, facts }: Shown, tier: Tier): Place[] {
  if (view.viewer === null) return [];
  const player = view.board.players[view.viewer]!;
  const index = TIERS.indexOf(tier);
  const places: Place[] = [
    { at: 'district', count: player.cubes[index]! },
    { at: 'exhausted', count: player.exhausted[index]! },
  ];
  const squares = facts.squares[view.viewer] ?? [];
  for (const [field, { spot }] of squares.entries()) {
    const count = player.fields[field]?.work.filter((one) => one === tier).length ?? 0;
    if (!spot || count === 0) continue;
    const at = { at: spot };
    const known = places.find((place) => placeOf(place.at) === placeOf(at));
    if (known) known.count += count;
    else places.push({ at, count });
  }
  return places.filter(({ count }) => count > 0);
}

/** Cubes that have worked or are exhausted. */
export function usedOf(shown: Shown, tier: Tier): Place[] {
  return placesOf(shown, tier).filter(({ at }) => at !== 'district');
}

export function countOf(shown: Shown, tier: Tier): number {
  return placesOf(shown, tier).reduce((sum, { count }) => sum + count, 0);
}
