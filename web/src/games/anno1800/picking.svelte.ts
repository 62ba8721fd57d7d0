// The hand cards picked to go back under their stacks. Nothing is sent yet.

import type { Then } from '../../types';
import type { CardKind, Move, Pick } from '../../types/anno1800';
import { keyOf, type Thing } from './things';

export class Picking {
  /** Whether it can be taken back, once the server has said so. */
  then: Then | null = $state(null);
  /** The pending question to the server: what follows from putting them back. */
  asked: string | null = null;
  #picked: Map<string, CardKind> = $state.raw(new Map());

  chosen: CardKind[] = $derived([...this.#picked.values()]);
  /** The keys of the cards, to find them in the hand. */
  keys: Set<string> = $derived(new Set(this.#picked.keys()));
  begun: boolean = $derived(this.#picked.size > 0);

  /** Picks or unpicks a card. One too many replaces the first. */
  toggle(card: Extract<Thing, { type: 'card' }>, { most }: Pick): void {
    const picked = new Map(this.#picked);
    if (!picked.delete(keyOf(card))) {
      const [first] = picked.keys();
      if (picked.size >= most && first !== undefined) picked.delete(first);
      picked.set(keyOf(card), card.kind);
    }
    this.#picked = picked;
    this.then = null;
  }

  isEnough({ least }: Pick): boolean {
    return this.begun && this.#picked.size >= least;
  }

  /** The cards that go back, and that these are all. */
  moves({ most }: Pick): Move[] {
    const moves: Move[] = this.chosen.map((kind) => ({ return: kind }));
    return moves.length < most ? [...moves, 'done'] : moves;
  }

  answered(id: string, then: Then): void {
    if (id === this.asked) this.then = then;
  }

  dropLast(): void {
    this.#picked = new Map([...this.#picked].slice(0, -1));
  }

  clear(): void {
    this.#picked = new Map();
    this.then = null;
    this.asked = null;
  }
}
