// What the player wants to do, from the tap until it is confirmed.

import type { Then } from '../../types';
import type { Lapsing, Move } from '../../types/anno1800';
import type { Thing } from './things';

/** Moves, and the thing that was tapped for them. */
export interface Wanted {
  moves: Move[];
  thing: Thing | null;
}

/** Moves that await confirmation. */
export interface Pending extends Wanted {
  then: Then;
  /** What they would lose. */
  lapsing?: Lapsing;
}

export class Intent {
  /** What cannot be taken back awaits confirmation. */
  pending: Pending | null = $state.raw(null);
  /** What the server was asked about. A proposal that nobody chose awaits confirmation, whatever follows from it. */
  #asked: { id: string | null; wanted: Wanted; proposed: boolean } | null = null;

  ask(id: string | null, wanted: Wanted, proposed = false): void {
    this.#asked = { id, wanted, proposed };
  }

  /** The server says what follows. Returns the moves to play at once; others wait. */
  answered(id: string, then: Then): Move[] {
    if (this.#asked?.id !== id) return [];
    const { wanted, proposed } = this.#asked;
    if (then === 'open' && !proposed) return wanted.moves;
    this.pending = { ...wanted, then };
    return [];
  }

  clear(): void {
    this.#asked = null;
    this.pending = null;
  }
}
