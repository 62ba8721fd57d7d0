// What is chosen but not yet sent: one thing, or the members of a set.

import type { Then } from '../../types';
import type { Facts, Move } from '../../types/sanjuan';
import type { Preview } from './game';

export class Choice {
  /** The size of the set that is asked for; null if a single thing is asked for. */
  size: Facts['pick'] = $state.raw(null);
  /** The server says that nothing more needs to be chosen: the rest of the payment is forced. */
  complete = $state(false);
  /** Whether the choice answers the question by itself, once the server has said so: a set may become complete. */
  closes: boolean | null = $state(null);
  then: Then | null = $state(null);
  after: { hand: number; buildings: number; points: number } | null = $state.raw(null);
  #chosen: Map<string, Move> = $state.raw(new Map());

  moves: Move[] = $derived([...this.#chosen.values()]);

  /** Something new is asked. */
  ask(size: Facts['pick']): void {
    this.size = size;
    this.clear();
  }

  clear(): void {
    this.#set(new Map());
  }

  has(key: string): boolean {
    return this.#chosen.has(key);
  }

  /** Chooses a thing or drops it. If that would be one too many, it replaces the first. */
  toggle(key: string, move: Move): void {
    const chosen = new Map(this.#chosen);
    if (!chosen.delete(key)) {
      const most = this.size?.most ?? 1;
      const first = chosen.keys().next();
      if (chosen.size >= most && !first.done) chosen.delete(first.value);
      chosen.set(key, move);
    }
    this.#set(chosen);
  }

  fill(chosen: Map<string, Move>): void {
    this.#set(chosen);
  }

  /** The last thing chosen is not compatible with the others. */
  dropLast(): void {
    this.#set(new Map([...this.#chosen].slice(0, -1)));
  }

  preview({ then, view, facts }: Preview, complete: boolean): void {
    const seat = view.viewer ?? 0;
    this.complete = complete;
    if (!complete) return;
    this.then = then;
    this.after =
      then === 'reveals'
        ? null
        : {
            hand: view.hands[seat]?.length ?? 0,
            buildings: view.board.cities[seat]?.places.length ?? 0,
            points: facts.points[seat]?.points ?? 0,
          };
  }

  #set(chosen: Map<string, Move>): void {
    this.#chosen = chosen;
    this.complete = false;
    this.closes = null;
    this.then = null;
    this.after = null;
  }
}
