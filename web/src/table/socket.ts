// The socket of a table: it reconnects by itself, and sends unanswered requests again. That is safe: the server does a
// request with the same id only once.

import type { ClientMessage, Notice } from '../types';
import type { Game, Heard } from './told';
import { packing, read } from './packing';
import { Silence } from './silence';

export interface Listener<G extends Game> {
  /** What the page already knows; sent first on every connection. */
  greeting(): ClientMessage;
  /** The server has answered the greeting. */
  connected(): void;
  lost(): void;
  /** Why there is no such table, as a code; null if it exists or the server is unreachable. Asked when no connection opens. */
  whyGone(): Promise<string | null>;
  /** The server will never open this table again, for this reason. */
  ended(code: string): void;
  received(message: Heard<G>): void;
}

/** Requests that change the game and must not get lost. */
export type Request = Extract<ClientMessage, { type: 'step' | 'undo' | 'reset' | 'resign' }>;

const waits = [250, 500, 1000, 2000, 4000];
/** The browser itself would try to open a dead connection for minutes, even when the network is back. */
const tellWithin = 10_000;
const slowDown = 500;
/** Close codes from here on mean that the table will never open; the server has said why. */
const finalCodes = 4000;

export class TableSocket<G extends Game> {
  #socket: WebSocket | null = null;
  #unanswered: Request[] = [];
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #objection = 'gone';
  /** The server has sent this connection the state of the table. */
  #told = false;
  #silence = new Silence({ ping: () => this.say({ type: 'ping' }), lost: () => this.#drop() });
  /** Aborted when the table is left. */
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

  /** Sends something that needs no second try: by then the answer would be stale. */
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
    // If the server or a proxy rejects the subprotocol, no connection opens, so every other attempt goes without it.
    const socket = new WebSocket(this.url, this.#attempts % 2 === 0 ? packing : []);
    // Decompressing takes a moment, but messages keep their order.
    let before = Promise.resolve();
    let opened = false;
    this.#socket = socket;
    this.#told = false;
    // The first message may be long and the line slow, so each attempt that is cut off gives the next one more time.
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
    // A message that cannot be read is requested again on another connection.
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

  /** The connection works: from now on silence means something. */
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
    // It may or may not have been stored; asking again is safe.
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

  /** The device is online again, so there is no need to wait. A connection that seems open is tested first. */
  #hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.say({ type: 'ping' });
    this.#hangUp();
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#connect();
  }

  /** The connection is useless: another one is tried in a moment. */
  #drop(): void {
    // Already in progress.
    if (this.#socket === null) return;
    this.#hangUp();
    this.listener.lost();
    clearTimeout(this.#timer);
    const wait = waits[Math.min(this.#attempts++, waits.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Ends the connection without waiting for the other side, which may be gone. */
  #hangUp(): void {
    this.#silence.stop();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    [socket.onopen, socket.onmessage, socket.onclose] = [null, null, null];
    socket.close();
  }
}
