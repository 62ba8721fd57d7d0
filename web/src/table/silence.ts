// Notices that a connection has died without a word. A quiet connection is healthy: silence counts only while an answer is due.

export interface Listening {
  /** Asks whether anybody is there: whatever comes back ends the silence. */
  ping(): void;
  lost(): void;
}

const pingEvery = 20_000;
/**
 * Silence is counted in steps and not by the clock: a page that was frozen meanwhile has not listened. They are a little
 * shorter than a second, so that the word is on the page within five.
 */
const step = 950;
const pingAfter = 3;
const lostAfter = 5;

export class Silence {
  /** Ids of what was asked and has an answer of its own. */
  #due = new Set<string>();
  #steps = 0;
  #counting: ReturnType<typeof setInterval> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #started = false;

  constructor(private readonly listening: Listening) {}

  /** A connection has shown that it works. What was asked before is due from now on. */
  start(): void {
    this.#started = true;
    if (this.#due.size > 0) this.asked();
    this.#pinging = setInterval(() => this.listening.ping(), pingEvery);
  }

  /** The connection is over, and with it whatever was due on it. */
  stop(): void {
    clearInterval(this.#pinging);
    this.#started = false;
    this.forget();
  }

  /** Something was asked. What has no id is answered by anything that comes. */
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

  /** What was asked so far may never be answered. */
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
