// Several parts paid together: what of it comes from the same source.

import type { Line, Several, Taken, Way } from '../../../types/anno1800';

/** Equal lines of several parts are one; a change concerns the last of them. */
export interface Joined {
  key: string;
  part: number;
  line: Line;
  /** The way of each of them. */
  ways: Way[];
}

/** As they were chosen, whatever the order in which they are paid. */
export function inOrder({ parts }: Several): Taken[] {
  return [...parts].sort((a, b) => a.wanted - b.wanted);
}

export function joined(plan: Several): Joined[] {
  const found = new Map<string, Joined>();
  for (const { wanted: part, plan: one } of inOrder(plan)) {
    for (const line of one.lines) {
      const way = wayOf(line);
      const key = JSON.stringify([line.part, way.by, way.shift_ends.length]);
      found.set(key, { key, part, line, ways: [...(found.get(key)?.ways ?? []), way] });
    }
  }
  return [...found.values()];
}

/** The way that the plan takes. */
export function wayOf({ ways, chosen }: Line): Way {
  return ways[chosen]!;
}
