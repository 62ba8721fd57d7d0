// What a player gives and gets in a turn, collected event by event.

import type { Part, Row, Way } from './scene';

export class Rows<P> {
  /** In the order in which they began. */
  readonly all: Row<P>[] = [];

  /** Pieces that are alike are counted. */
  add(way: Way, piece: P, count = 1, more: Omit<Part<P>, 'piece' | 'count'> = {}): void {
    if (count <= 0) return;
    const parts = this.#row(way).parts;
    const key = keyOf({ piece, ...more });
    const known = parts.find(({ count: _, ...part }) => keyOf(part) === key);
    if (known) known.count += count;
    else parts.push({ piece, count, ...more });
  }

  #row(way: Way): Row<P> {
    let row = this.all.find((row) => row.way === way);
    if (!row) this.all.push((row = { way, parts: [] }));
    return row;
  }
}

const keyOf = (part: object) => JSON.stringify(part);
