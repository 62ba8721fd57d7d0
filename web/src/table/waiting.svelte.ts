// Requests that the server has not answered: what is waiting while there is no connection, and what became of it afterwards.

import type { Request } from './socket';

/** What is waiting, in the player's terms. */
export type Wish = 'step' | 'undo' | 'resign' | 'several';

/** The connection is back. */
export interface Return {
  /** What was waiting; null if nothing was. */
  wish: Wish | null;
  /** All of it was done. */
  done: boolean;
}

/** How long the page says that the connection is back. */
const saidFor = 6000;

const wishes = { step: 'step', undo: 'undo', reset: 'undo', resign: 'resign' } as const;

export class Waiting {
  /** What to say about a connection that has just come back. */
  back: Return | null = $state.raw(null);
  #unanswered: Request[] = $state.raw([]);
  /** What happened since the connection was lost; null if there is nothing left to say. */
  #since: { waited: Request[]; done: boolean } | null = null;
  #connected = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many requests are waiting. */
  get count(): number {
    return this.#unanswered.length;
  }

  /** What is waiting; null if nothing is. */
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

  /** Nothing more needs to be said about the connection. */
  forget(): void {
    clearTimeout(this.#timer);
    this.back = null;
  }

  /** Says what became of the requests as soon as all of it is known. */
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
