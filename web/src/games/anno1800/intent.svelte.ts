// What somebody wants to do, from the tap until it is confirmed.

import type { Then } from '../../types';
import type { Lapsing, Move } from '../../types/anno1800';
import type { Thing } from './things';

/** Moves, and the thing that was tapped for them. */
export interface Wanted {
  moves: Move[];
  thing: Thing | null;
}

/** Moves that wait for their confirmation. */
export interface Pending extends Wanted {
  then: Then;
  /** What is lost by them. */
  lapsing?: Lapsing;
}

export class Intent {
  /** What cannot be taken back waits for its confirmation. */
  pending: Pending | null = $state.raw(null);
  /** What the server was asked about. Nobody has chosen what is proposed: it waits for a word, whatever it leads to. */
  #asked: { id: string | null; wanted: Wanted; proposed: boolean } | null = null;

  ask(id: string | null, wanted: Wanted, proposed = false): void {
    this.#asked = { id, wanted, proposed };
  }

  /** The server says what it leads to. Returns the moves that go at once; others wait. */
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
