// The used cubes chosen to come back for gold. Nothing is sent yet.

import type { Then } from '../../types';
import { TIERS, type Move, type Tier, type Whereabouts } from '../../types/anno1800';
import { data } from './data';
import type { Shown } from './game';
import { keyOf, spotOf } from './things';

interface Used {
  tier: Tier;
  at: Whereabouts;
}

export class Shifts {
  chosen: Used[] = $state.raw([]);
  /** Whether it can be taken back, once the server has said so. */
  then: Then | null = $state(null);
  /** The pending question to the server. */
  asked: string | null = null;

  gold: number = $derived(this.chosen.reduce((sum, { tier }) => sum + data.shift_end[TIERS.indexOf(tier)]!, 0));

  count(used: Used): number {
    return this.chosen.filter((one) => same(one, used)).length;
  }

  add(used: Used): void {
    this.#choose([...this.chosen, used]);
  }

  remove(used: Used): void {
    const last = this.chosen.findLastIndex((one) => same(one, used));
    this.#choose(this.chosen.filter((_, index) => index !== last));
  }

  answered(id: string, then: Then): void {
    if (id === this.asked) this.then = then;
  }

  dropLast(): void {
    this.#choose(this.chosen.slice(0, -1));
  }

  clear(): void {
    this.#choose([]);
    this.asked = null;
  }

  /** The moves that bring them back. Equal industries share a name until the first of them differs from the others. */
  moves(shown: Shown): Move[] {
    const taken = new Map<string, number>();
    return this.chosen.map(({ tier, at }): Move => {
      const key = keyOf({ type: 'cube', tier, at });
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      return { shift_end: { tier, at: nthOf(shown, tier, at, before) } };
    });
  }

  #choose(chosen: Used[]): void {
    this.chosen = chosen;
    this.then = null;
  }
}

function same(one: Used, other: Used): boolean {
  return keyOf({ type: 'cube', ...one }) === keyOf({ type: 'cube', ...other });
}

/** Where a cube is once this many others at places of the same name have come back. */
function nthOf({ view, facts }: Shown, tier: Tier, at: Whereabouts, n: number): Whereabouts {
  if (typeof at === 'string' || view.viewer === null) return at;
  const { fields } = view.board.players[view.viewer]!;
  const equal = (facts.squares[view.viewer] ?? []).map((square, field) => ({ ...square, field })).filter(({ token }) => token === at.at.token);
  const cubes = equal.flatMap(({ spot, field }, copy) =>
    spot && spotOf(spot) === spotOf(at.at) ? (fields[field]?.work ?? []).filter((one) => one === tier).map(() => copy) : [],
  );
  return { at: { ...at.at, copy: cubes[n] ?? at.at.copy } };
}
