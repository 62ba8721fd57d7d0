// What is chosen and not yet sent: one thing, or the members of a set.

import type { Then } from '../../types';
import type { Facts, Move } from '../../types/sanjuan';
import type { Preview } from './game';

export class Choice {
  /** How many members the set has that is asked for; null where one thing is asked for. */
  size: Facts['pick'] = $state.raw(null);
  /** The server says that nothing more needs to be chosen: whatever remains to be paid goes without saying. */
  complete = $state(false);
  /** Whether what is chosen answers the question by itself, once the server has said so: a set may become complete. */
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

  /** Chooses a thing or drops it. Where one thing more would be too many, it takes the place of the first. */
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

  /** The last thing chosen does not go with the others. */
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
