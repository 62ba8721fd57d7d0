// The socket of a table: it reconnects by itself, and what was asked but not answered is asked again.
// Asking again is safe: the server does a request with the same id only once.

import type { ClientMessage, Notice } from '../types';
import type { Game, Heard } from './told';
import { packing, read } from './packing';
import { Silence } from './silence';

export interface Listener<G extends Game> {
  /** What the page knows already; sent first on every connection. */
  greeting(): ClientMessage;
  /** The server has answered the greeting. */
  connected(): void;
  lost(): void;
  /** Why there is no such table, as a code; null where there is one, or the server cannot be reached. Asked where no connection opens. */
  whyGone(): Promise<string | null>;
  /** The server will not open this table any more, for this reason. */
  ended(code: string): void;
  received(message: Heard<G>): void;
}

/** Requests that change the game: they must not get lost. */
export type Request = Extract<ClientMessage, { type: 'step' | 'undo' | 'reset' | 'resign' }>;

const waits = [250, 500, 1000, 2000, 4000];
/** Nobody else gives up soon: a connection that does not open would be tried for minutes, even when the network is back. */
const tellWithin = 10_000;
const slowDown = 500;
/** The server closes with such a code what it will never open: it has said why. */
const finalCodes = 4000;

export class TableSocket<G extends Game> {
  #socket: WebSocket | null = null;
  #unanswered: Request[] = [];
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #objection = 'gone';
  /** The server has told this connection how the table stands. */
  #told = false;
  #silence = new Silence({ ping: () => this.say({ type: 'ping' }), lost: () => this.#drop() });
  /** Aborted once the table is left. */
  #leaving = new AbortController();

  constructor(
    private readonly url: string,
    private readonly listener: Listener<G>,
  ) {
    const { signal } = this.#leaving;
    window.addEventListener('offline', () => this.#drop(), { signal });
    window.addEventListener('online', () => this.#hurry(), { signal });
    this.#connect();
  }

  close(): void {
    this.#leaving.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    this.#hangUp();
  }

  /** Asks something that needs no second try: an answer to it would be stale. */
  say(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#silence.asked('id' in message ? message.id : undefined);
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
    this.#told = false;
    // The first message may be long, and the line slow: whoever was cut off has more time for the next try.
    this.#timer = setTimeout(() => this.#drop(), tellWithin * (1 + Math.min(this.#attempts, waits.length)));
    socket.onopen = () => {
      opened = true;
      this.say(this.listener.greeting());
      this.#unanswered.forEach((message) => this.say(message));
    };
    socket.onmessage = ({ data }) => {
      this.#silence.heard();
      before = before.then(() => this.#hear(socket, data)).catch((error) => console.error(error));
    };
    socket.onclose = ({ code }) => before.then(() => this.#hungUp(socket, code, opened));
  }

  async #hear(socket: WebSocket, data: string | Blob): Promise<void> {
    const message = await read<Heard<G>>(data);
    if (socket !== this.#socket) return;
    // What cannot be read is told again on another connection.
    if (message === null) this.#drop();
    else this.#receive(message);
  }

  #receive(message: Heard<G>): void {
    if (message.type === 'pong') return;
    if ('id' in message && message.id !== undefined) this.#silence.answered(message.id);
    if (message.type === 'hello') this.listener.connected();
    if (message.type === 'update') this.#goOn();
    if (message.type === 'error') return this.#objected(message);
    if (message.type === 'done' || message.type === 'refused') {
      this.#unanswered = this.#unanswered.filter((request) => request.id !== message.id);
    }
    this.listener.received(message);
  }

  /** The connection is of use: from now on silence means something. */
  #goOn(): void {
    if (this.#told) return;
    this.#told = true;
    this.#attempts = 0;
    clearTimeout(this.#timer);
    this.#silence.start();
  }

  #objected(error: Extract<Notice, { type: 'error' }>): void {
    this.#objection = error.code;
    if (error.code === 'too_fast') return this.#askLater();
    // Whether it was stored is not certain; asking again is safe.
    if (error.code === 'storage') this.#askLater();
    else this.#unanswered = this.#unanswered.filter((request) => request.id !== error.id);
    this.listener.received(error);
  }

  async #hungUp(socket: WebSocket, code: number, opened: boolean): Promise<void> {
    const why = code >= finalCodes ? this.#objection : opened ? null : await this.listener.whyGone();
    // Meanwhile another connection may have been tried, or the table left.
    if (socket !== this.#socket) return;
    if (why === null) return this.#drop();
    this.close();
    this.listener.ended(why);
  }

  /** The server wants us to slow down. A hint or a preview is not worth a second try. */
  #askLater(): void {
    this.#silence.forget();
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#unanswered.forEach((request) => this.say(request)), slowDown);
  }

  /** The device has a network again: there is no need to wait. A connection that seems to be open is asked first. */
  #hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.say({ type: 'ping' });
    this.#hangUp();
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#connect();
  }

  /** The connection is of no use any more: another one is tried in a moment. */
  #drop(): void {
    // That is under way already.
    if (this.#socket === null) return;
    this.#hangUp();
    this.listener.lost();
    clearTimeout(this.#timer);
    const wait = waits[Math.min(this.#attempts++, waits.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Ends the connection without waiting for a goodbye: perhaps nobody is there to say it. */
  #hangUp(): void {
    this.#silence.stop();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    [socket.onopen, socket.onmessage, socket.onclose] = [null, null, null];
    socket.close();
  }
}
