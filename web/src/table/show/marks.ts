// The marks of a scene, collected event by event.

import type { Mark, Where } from './scene';

export class Marks {
  #marks: { at: Where; change: number; turns: boolean }[] = [];

  /** One mark for each place, with all that changed there. */
  add(at: Where, change = 0, turns = false): void {
    const known = this.#marks.find((mark) => mark.at[0] === at[0]);
    if (known) [known.change, known.turns] = [known.change + change, known.turns || turns];
    else this.#marks.push({ at, change, turns });
  }

  get all(): Mark[] {
    return this.#marks.map(({ at, change, turns }) => ({ at, ...(change !== 0 && { flag: signed(change) }), ...(turns && { turns }) }));
  }
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `\u2212${-n}`;
}
