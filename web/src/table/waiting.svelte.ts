// What the player asked for and the server has not answered: what waits while there is no connection, and what has become
// of it when there is one again.

import type { Request } from './socket';

/** What waits, as the player would call it. */
export type Wish = 'step' | 'undo' | 'resign' | 'several';

/** The connection is there again. */
export interface Return {
  /** What had waited; null where nothing had. */
  wish: Wish | null;
  /** All of it was done. */
  done: boolean;
}

/** So long the page says that the connection is there again. */
const saidFor = 6000;

const wishes = { step: 'step', undo: 'undo', reset: 'undo', resign: 'resign' } as const;

export class Waiting {
  /** What is said of a connection that has just come back. */
  back: Return | null = $state.raw(null);
  #unanswered: Request[] = $state.raw([]);
  /** Since the connection was lost; null where nothing of that is left to say. */
  #since: { waited: Request[]; done: boolean } | null = null;
  #connected = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** So many things wait. */
  get count(): number {
    return this.#unanswered.length;
  }

  /** What waits; null where nothing does. */
  get wish(): Wish | null {
    return wishOf(this.#unanswered);
  }

  asked(request: Request): void {
    this.#unanswered = [...this.#unanswered, request];
    if (!this.#connected) this.#since?.waited.push(request);
  }

  answered(id: string, done: boolean): void {
    this.#unanswered = this.#unanswered.filter((request) => request.id !== id);
    const since = this.#since;
    if (since?.waited.some((request) => request.id === id)) since.done &&= done;
    this.#tell();
  }

  lost(): void {
    this.forget();
    this.#connected = false;
    this.#since ??= { waited: [...this.#unanswered], done: true };
  }

  connected(): void {
    this.#connected = true;
    this.#tell();
  }

  /** Nothing more need be said of the connection. */
  forget(): void {
    clearTimeout(this.#timer);
    this.back = null;
  }

  /** Says what has become of it as soon as all of it is known. */
  #tell(): void {
    const since = this.#since;
    if (!this.#connected || since === null) return;
    if (since.waited.some((request) => this.#unanswered.includes(request))) return;
    this.#since = null;
    this.back = { wish: wishOf(since.waited), done: since.done };
    this.#timer = setTimeout(() => this.forget(), saidFor);
  }
}

function wishOf(requests: Request[]): Wish | null {
  const [first, second] = requests;
  if (!first) return null;
  return second ? 'several' : wishes[first.type];
}
