// What a player gives and gets in a turn, collected event by event.

import type { Part, Row, Way } from './scene';

export class Rows<P> {
  /** In the order in which they began. */
  readonly all: Row<P>[] = [];

  /** Pieces that are alike are counted, and what they were paid with adds up. */
  add(way: Way, piece: P, count = 1, more: Omit<Part<P>, 'piece' | 'count'> = {}): void {
    if (count > 0) join(this.#row(way).parts, { piece, count, ...more });
  }

  #row(way: Way): Row<P> {
    let row = this.all.find((row) => row.way === way);
    if (!row) this.all.push((row = { way, parts: [] }));
    return row;
  }
}

function join<P>(parts: Part<P>[], part: Part<P>): void {
  const { worth, theirs, ...what } = part;
  const known = parts.find((one) => keyOf(one) === keyOf(part));
  if (!known) {
    // Lists of its own: the next part that is alike adds to them.
    return void parts.push({ ...what, ...(worth && { worth: copied(worth) }), ...(theirs && { theirs: copied(theirs) }) });
  }
  known.count += part.count;
  worth?.forEach((one) => join(known.worth!, one));
  theirs?.forEach((one) => join(known.theirs!, one));
}

function copied<P>(parts: Part<P>[]): Part<P>[] {
  const all: Part<P>[] = [];
  parts.forEach((part) => join(all, part));
  return all;
}

/** What has a price and what has none are told apart. */
const keyOf = <P>({ count: _, worth, theirs, ...what }: Part<P>) => JSON.stringify([what, worth !== undefined, theirs !== undefined]);
