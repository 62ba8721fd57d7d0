// Notices a connection that has died silently. A quiet connection is healthy: silence counts only while an answer is due.

export interface Listening {
  /** Asks whether anybody is there: any message ends the silence. */
  ping(): void;
  lost(): void;
}

const pingEvery = 20_000;
/**
 * Silence is counted in steps and not by the clock, because a page that was frozen meanwhile has not listened. They are a
 * little shorter than a second, so that the message appears within five.
 */
const step = 950;
const pingAfter = 3;
const lostAfter = 5;

export class Silence {
  /** Ids of requests that have an answer of their own. */
  #due = new Set<string>();
  #steps = 0;
  #counting: ReturnType<typeof setInterval> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #started = false;

  constructor(private readonly listening: Listening) {}

  /** The connection has proved to work. Answers to earlier requests are due from now on. */
  start(): void {
    this.#started = true;
    if (this.#due.size > 0) this.asked();
    this.#pinging = setInterval(() => this.listening.ping(), pingEvery);
  }

  /** The connection is over, and so is everything due on it. */
  stop(): void {
    clearInterval(this.#pinging);
    this.#started = false;
    this.forget();
  }

  /** Something was asked. Without an id, any message counts as the answer. */
  asked(id?: string): void {
    if (id !== undefined) this.#due.add(id);
    if (this.#started) this.#counting ??= setInterval(() => this.#count(), step);
  }

  heard(): void {
    this.#rest();
    if (this.#due.size > 0) this.asked();
  }

  answered(id: string): void {
    this.#due.delete(id);
    if (this.#due.size === 0) this.#rest();
  }

  /** Earlier requests may never be answered, so nothing is due. */
  forget(): void {
    this.#due.clear();
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#counting);
    this.#counting = undefined;
    this.#steps = 0;
  }

  #count(): void {
    this.#steps += 1;
    if (this.#steps === pingAfter) this.listening.ping();
    if (this.#steps === lostAfter) this.listening.lost();
  }
}
