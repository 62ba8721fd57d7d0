// The socket of a table: it reconnects by itself, and what was asked but not answered is asked again.
// Asking again is safe: the server does a request with the same id only once.

import type { ClientMessage, Notice } from '../types';
import type { Game, Heard } from './told';
import { packing, read } from './packing';

export interface Listener<G extends Game> {
  /** What the page knows already; sent first on every connection. */
  greeting(): ClientMessage;
  connected(): void;
  lost(): void;
  /** Whether there is such a table: asked where no connection opens. A server that cannot be reached has not said no. */
  isThere(): Promise<boolean>;
  /** The server will not open this table any more, for this reason. */
  ended(code: string): void;
  received(message: Heard<G>): void;
}

/** Requests that change the game: they must not get lost. */
export type Request = Extract<ClientMessage, { type: 'step' | 'undo' | 'reset' | 'resign' }>;

const waits = [250, 500, 1000, 2000, 4000];
const pingEvery = 20_000;
const silentFor = 45_000;
const slowDown = 500;
/** The server closes with such a code what it will never open: it has said why. */
const finalCodes = 4000;

export class TableSocket<G extends Game> {
  #socket: WebSocket | null = null;
  #unanswered: Request[] = [];
  #attempts = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #objection = 'gone';

  constructor(
    private readonly url: string,
    private readonly listener: Listener<G>,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  /** Asks something that needs no second try: an answer to it would be stale. */
  say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Asks for a change of the game, again after a lost connection until it is answered. */
  request(message: Request): void {
    this.#unanswered.push(message);
    this.say(message);
  }

  #connect(): void {
    // Where nobody knows the packing, on the server or on the way to it, no connection opens: every other try goes without.
    const socket = new WebSocket(this.url, this.#attempts % 2 === 0 ? packing : []);
    // Unpacking takes a moment; messages keep their order all the same.
    let before = Promise.resolve();
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#heard = Date.now();
      this.say(this.listener.greeting());
      this.#unanswered.forEach((message) => this.say(message));
      this.#pinging = setInterval(() => this.#ping(), pingEvery);
      this.listener.connected();
    };
    socket.onmessage = ({ data }) => {
      before = before.then(() => this.#hear(socket, data)).catch((error) => console.error(error));
    };
    socket.onclose = ({ code }) => before.then(() => this.#hungUp(code, opened));
  }

  async #hear(socket: WebSocket, data: string | Blob): Promise<void> {
    const message = await read<Heard<G>>(data);
    this.#heard = Date.now();
    // What cannot be read is told again on another connection.
    if (message === null) socket.close();
    else if (!this.#closed) this.#receive(message);
  }

  #receive(message: Heard<G>): void {
    if (message.type === 'pong') return;
    if (message.type === 'hello') this.#attempts = 0;
    if (message.type === 'error') return this.#objected(message);
    if (message.type === 'done' || message.type === 'refused') {
      this.#unanswered = this.#unanswered.filter((request) => request.id !== message.id);
    }
    this.listener.received(message);
  }

  #objected(error: Extract<Notice, { type: 'error' }>): void {
    this.#objection = error.code;
    if (error.code === 'too_fast') return this.#askLater();
    // Whether it was stored is not certain; asking again is safe.
    if (error.code === 'storage') this.#askLater();
    else this.#unanswered = this.#unanswered.filter((request) => request.id !== error.id);
    this.listener.received(error);
  }

  async #hungUp(code: number, opened: boolean): Promise<void> {
    if (code >= finalCodes) return this.#end();
    if (!opened && !this.#closed && !(await this.listener.isThere())) return this.#end();
    this.#reconnect();
  }

  #end(): void {
    this.close();
    this.listener.ended(this.#objection);
  }

  /** The server wants us to slow down. A hint or a preview is not worth a second try. */
  #askLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#unanswered.forEach((request) => this.say(request)), slowDown);
  }

  #ping(): void {
    // A connection that died without a word is noticed only by its silence.
    if (Date.now() - this.#heard > silentFor) this.#socket?.close();
    else this.say({ type: 'ping' });
  }

  #reconnect(): void {
    clearInterval(this.#pinging);
    if (this.#closed) return;
    this.listener.lost();
    const wait = waits[Math.min(this.#attempts++, waits.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
