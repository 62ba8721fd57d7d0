// What a player gives and gets in a turn, collected event by event.

import type { Part } from './scene';

export class Parts<P> {
  readonly all: Part<P>[] = [];

  /** Pieces that are alike are counted. */
  add(piece: P, count = 1, more: Pick<Part<P>, 'was' | 'seat'> = {}): void {
    if (count <= 0) return;
    const key = keyOf({ piece, ...more });
    const known = this.all.find(({ count: _, ...part }) => keyOf(part) === key);
    if (known) known.count += count;
    else this.all.push({ piece, count, ...more });
  }
}

const keyOf = (part: object) => JSON.stringify(part);
