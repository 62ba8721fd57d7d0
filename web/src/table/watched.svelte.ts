// A table as this page sees it, of any game: the position shown, the steps of others, the log, and the viewer.

import { api, ApiError } from '../lib/api';
import { newId } from '../lib/id';
import { PROTOCOL, type Chapter, type ClientMessage, type Seat, type TableInfo } from '../types';
import type { Line, Shown } from './controller';
import { handsOf, isShared } from './hands';
import { remember, unseen } from './seen';
import { TableSocket, type Listener } from './socket';
import { isInstant, Steps } from './steps';
import type { Earlier, Game, Heard, Update } from './told';
import { Waiting } from './waiting.svelte';

export abstract class WatchedTable<G extends Game> implements Listener<G> {
  connection: 'connecting' | 'open' | 'lost' = $state('connecting');
  readonly waiting = new Waiting();
  /** An error code that ends everything, such as no_such_table. */
  failure: string | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  /** What the board shows: the server's last message, or the step of others being shown. */
  shown: Shown<G> | null = $state.raw(null);
  /** Hotseat: another person at this screen decides next; the device should change hands. */
  handover: Seat | null = $state(null);
  /** Hotseat: the cards are covered until the person of this seat confirms being here. */
  curtain: Seat | null = $state(null);
  /** The step of others being shown. */
  stage: Chapter<G['event']> | null = $state.raw(null);
  /** Keys of what the last step changed on the board. */
  changed: Set<string> = $state.raw(new Set());
  log: (Chapter<G['event']> & { open: boolean })[] = $state.raw([]);
  /** How many chapters happened before the log begins; the server sends them on request. */
  earlier = $state(0);
  /** What happened since this viewer last looked. */
  news: G['event'][] = $state.raw([]);

  protected latest: Update<G> | null = $state.raw(null);
  protected readonly socket: TableSocket<G>;
  #steps: Steps<Update<G>>;
  #chapters: Chapter<G['event']>[] = [];
  #numbered = 0;
  #earlierAsked: string | null = null;
  /** The server has answered the last greeting: anything before that was meant for another viewer. */
  #greeted = false;
  /** The next message contains all that happened while there was no connection. */
  #catchesUp = false;
  /** The seat the page looks as, also after a lost connection; null while the cards are covered. */
  #look: Seat | null = null;

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#steps = new Steps({
      actor: (update) => eventsOf(update).map(seatOf).find((seat) => seat !== null) ?? null,
      tells: (update) => this.#tellsOfOthers(eventsOf(update), update.viewer),
      show: (update) => this.#act(update),
      end: () => this.#settle(),
    });
    this.socket = new TableSocket(`${scheme}://${location.host}/api/v1/tables/${id}/socket`, this);
  }

  close(): void {
    this.#steps.stop();
    this.waiting.forget();
    this.socket.close();
  }

  // ---- What each game defines

  /** Whether an event was caused by somebody else, and not by the viewer or the game itself. */
  protected isOfOthers(event: G['event'], viewer: Seat | null): boolean {
    const seat = seatOf(event);
    return seat !== null && seat !== viewer;
  }
  /** Keys of what these events changed on the board. */
  protected abstract changesOf(events: G['event'][], view: G['view']): Set<string>;
  /** What happened, as sentences for this viewer. */
  abstract tell(events: G['event'][], viewer: Seat | null, table: TableInfo): Line[];

  /** Another position is on the board, perhaps one of several. */
  protected abstract placed(): void;
  /** The latest position is on the board. */
  protected abstract arrived(): void;

  // ---- What the page asks

  playing = $derived(this.stage !== null);
  /** The game was played to its end, or everybody has left it. */
  over = $derived(this.shown?.facts?.scores != null || (this.table !== null && this.table.state !== 'running'));
  /** It is the viewer's decision, and nothing is being shown. */
  mine = $derived(
    this.shown !== null && !this.playing && this.shown.viewer !== null && this.shown.decider === this.shown.viewer,
  );

  /** While the cards are covered: what everybody saw since the person of this seat last looked. */
  missed(seat: Seat): G['event'][] {
    if (this.shown === null || this.shown.viewer !== null) return [];
    return unseen(this.id, seat, this.log.filter((chapter) => !chapter.open));
  }

  // ---- What people do

  /** Shows the latest position at once. */
  skip(): void {
    const last = this.#steps.stop();
    if (last) this.#show(last);
    else if (this.playing) this.#settle();
  }

  /** The device changes hands: the cards are covered first. */
  lower(): void {
    const seat = this.handover ?? this.shown?.viewer ?? null;
    if (seat === null) return;
    this.handover = null;
    this.curtain = seat;
    this.#forget();
    // From the beginning, as everybody saw it: the curtain tells the next person what happened.
    this.socket.say(this.greeting());
  }

  /** The person named on the curtain is here. */
  lift(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.curtain = null;
    this.#forget(seat);
    this.socket.say(this.greeting());
  }

  async rematch(): Promise<string> {
    return (await api.rematch(this.id)).id;
  }

  /** Asks for what happened before the log begins. */
  askEarlier(): void {
    const first = this.#chapters[0];
    if (!first) return;
    this.#earlierAsked = newId();
    this.socket.say({ type: 'earlier', id: this.#earlierAsked, before: first.version });
  }

  dismissNews(): void {
    this.news = [];
  }

  // ---- What the socket receives

  greeting(): ClientMessage {
    const version = this.#numbered;
    this.#greeted = false;
    return { type: 'since', version, look: this.#look };
  }

  connected(): void {
    this.connection = 'open';
    this.waiting.connected();
  }

  lost(): void {
    this.connection = 'lost';
    this.waiting.lost();
  }

  async whyGone(): Promise<string | null> {
    try {
      await api.table(this.id);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) return null;
      return error.code === 'no_such_table' ? 'gone' : error.code === 'no_guest' ? error.code : null;
    }
  }

  ended(code: string): void {
    this.failure = code;
  }

  received(message: Heard<G>): void {
    if (message.type === 'hello') {
      // The server was replaced by a newer one, so the page must be too.
      if (message.protocol !== PROTOCOL) location.reload();
      [this.#greeted, this.#catchesUp] = [true, true];
      this.table = message.table; // An update follows.
    }
    if (message.type === 'table') {
      this.table = message.table;
      if (this.shown) this.#changeHands();
    }
    if (message.type === 'update') this.#update(message);
    if (message.type === 'earlier') this.#addEarlier(message);
  }

  #update(update: Update<G>): void {
    const { message, viewer } = update;
    if (!this.#isForUs(viewer)) return;
    const sameEyes = this.latest?.viewer === viewer && message.since > 0;
    this.#chapters = sameEyes ? [...this.#chapters, ...message.chapters] : message.chapters;
    if (!sameEyes) [this.earlier, this.#earlierAsked] = [message.left_out, null];
    this.#numbered = message.version;
    const others = message.chapters.filter((chapter) => this.#tellsOfOthers(chapter.events, viewer)).length;
    // After a lost connection many steps come as one, which nobody could follow on the board.
    const missed = this.#catchesUp && others > 1;
    this.#catchesUp = false;
    // What nobody sees, such as the end of a turn, waits for the steps before it.
    const alone = others === 0 && !this.playing;
    if (!sameEyes || missed || alone || this.curtain !== null || isInstant()) {
      this.#steps.stop();
      if (!sameEyes || missed) this.#tellNews(viewer, sameEyes ? this.news : []);
      return this.#show(update, sameEyes);
    }
    this.#steps.add(update);
  }

  /** Adds earlier history, unless the device has changed hands since it was requested. */
  #addEarlier({ id, chapters, left_out }: Earlier<G>): void {
    if (id !== this.#earlierAsked) return;
    this.#earlierAsked = null;
    this.#chapters = [...chapters, ...this.#chapters];
    this.log = [...chapters.map((chapter) => ({ ...chapter, open: false })), ...this.log];
    this.earlier = left_out;
  }

  #tellNews(viewer: Seat | null, before: G['event'][]): void {
    const news = [...before, ...unseen(this.id, viewer, this.#chapters)];
    this.news = this.#tellsOfOthers(news, viewer) ? news : [];
  }

  #tellsOfOthers(events: G['event'][], viewer: Seat | null): boolean {
    return events.some((event) => this.isOfOthers(event, viewer));
  }

  /** Shows a step of others. */
  #act(update: Update<G>): void {
    const events = eventsOf(update);
    // The viewer's own move, with which it may begin, need not be shown.
    const first = events.findIndex((event) => this.isOfOthers(event, update.viewer));
    if (first === -1) return this.#place(update);
    this.stage = { version: update.message.version, events: events.slice(first) };
    this.changed = this.changesOf(events, update.message.view);
    this.#place(update);
  }

  /** Shows the latest position. */
  #show(update: Update<G>, sameEyes = true): void {
    const events = [...eventsOf(update), ...update.message.open];
    // To a new viewer everything is new, so nothing is highlighted.
    this.changed = sameEyes ? this.changesOf(events, update.message.view) : new Set();
    this.#place(update);
    this.#settle();
  }

  #place(update: Update<G>): void {
    const { message, viewer, facts } = update;
    this.latest = update;
    this.shown = { viewer, view: message.view, facts, decider: message.decider, version: message.version };
    const told = this.#chapters.filter((chapter) => chapter.version <= message.version);
    const open = message.open.length > 0 ? [{ version: message.version + 1, events: message.open, open: true }] : [];
    this.log = [...told.map((chapter) => ({ ...chapter, open: false })), ...open];
    this.placed();
  }

  #settle(): void {
    this.stage = null;
    if (this.shown) remember(this.id, this.shown.viewer, this.shown.version);
    this.#changeHands();
    this.arrived();
  }

  /** Whether an update is for the current viewer. One for somebody else was on its way when the cards were covered. */
  #isForUs(viewer: Seat | null): boolean {
    if (!this.#greeted) return false;
    const shared = isShared(this.table);
    if (shared && viewer !== null && viewer !== this.#look) return false;
    this.#look = shared ? viewer : null;
    return true;
  }

  /** The device changes hands: what the last person saw is removed from the page, whatever the connection does. */
  #forget(look: Seat | null = null): void {
    this.#steps.stop();
    this.#look = look;
    this.latest = null;
    this.#numbered = 0;
    this.#chapters = [];
    this.#earlierAsked = null;
    this.earlier = 0;
    this.shown = null;
    this.stage = null;
    this.log = [];
    this.news = [];
  }

  #changeHands(): void {
    const { handover, curtain } = handsOf(this.table, this.shown?.viewer ?? null, this.shown?.decider ?? null);
    this.handover = handover;
    this.curtain = curtain;
  }
}

/** Who did it; null for what the game does by itself. */
function seatOf(event: unknown): Seat | null {
  const { seat } = event as { seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

function eventsOf<G extends Game>(update: Update<G>): G['event'][] {
  return update.message.chapters.flatMap((chapter) => chapter.events);
}
