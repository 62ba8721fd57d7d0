// The steps of others, shown one by one: each for a moment, a whole turn for a few seconds at most.

import { settings } from '../lib/settings.svelte';
import type { Seat } from '../types';

/** How long a step is shown, in milliseconds. */
const pace = { slow: 1800, normal: 1000, fast: 450, instant: 0 };

/** How long one player's turn may take, however many steps it has. */
const longestTurn = 2500;

export interface Watcher<S> {
  /** Whose step it is. */
  actor(step: S): Seat | null;
  /** Whether there is something to see. */
  tells(step: S): boolean;
  show(step: S): void;
  /** The last step has been shown long enough. */
  end(): void;
}

/** Whether steps are shown at all. */
export function isInstant(): boolean {
  return pace[settings.speed] === 0;
}

export class Steps<S> {
  #waiting: S[] = [];
  #running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose turn is being shown, and when it must end. */
  #turn: { actor: Seat | null; ends: number } | null = null;

  constructor(private readonly watcher: Watcher<S>) {}

  add(step: S): void {
    this.#waiting.push(step);
    if (!this.#running) this.#next();
  }

  /** Stops showing; returns the last step that was still to come. */
  stop(): S | undefined {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seenAgain);
    this.#running = false;
    this.#turn = null;
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    return last;
  }

  #next(): void {
    const step = this.#waiting.shift();
    this.#running = step !== undefined;
    if (step === undefined) {
      this.#turn = null;
      return this.watcher.end();
    }
    this.watcher.show(step);
    this.#timer = setTimeout(() => this.#goOn(), this.#paceOf(step));
  }

  /** Pauses while the page is hidden. */
  #goOn(): void {
    if (document.hidden) document.addEventListener('visibilitychange', this.#seenAgain, { once: true });
    else this.#next();
  }

  #seenAgain = (): void => {
    this.#turn = null;
    this.#goOn();
  };

  /** All steps of one player's turn together take at most the longest turn. */
  #paceOf(step: S): number {
    if (!this.watcher.tells(step)) return 0;
    const actor = this.watcher.actor(step);
    const others = this.#waiting.findIndex((next) => this.watcher.actor(next) !== actor);
    const steps = 1 + (others === -1 ? this.#waiting.length : others);
    if (actor !== this.#turn?.actor) this.#turn = { actor, ends: Date.now() + longestTurn };
    return Math.min(pace[settings.speed], Math.max(0, this.#turn.ends - Date.now()) / steps);
  }
}
