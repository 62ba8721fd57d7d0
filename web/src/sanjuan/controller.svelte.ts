// The controller of a San Juan table: what the page shows and what a tap means, without any DOM.
// It knows no rules: what is allowed, what it costs and what it leads to comes from the server's last message.

import { api } from '../lib/api';
import { newId } from '../lib/id';
import { settings } from '../lib/settings.svelte';
import type {
  Chapter, ClientMessage, Decision, Event, Facts, Legal, Move, Notice, Refusal, Seat, TableInfo, Then, View,
} from '../types';
import { changesOf } from './changes';
import { Choice } from './choice.svelte';
import { handsOf, ownSeats } from './hands';
import { lookOf, thingsFor, type Look, type Scene } from './look';
import { actorOf, isOfOthers, newsOf, remember } from './seen';
import { TableSocket, type Listener, type Request } from './socket';
import type { Told } from './told';
import { keyOf, meaning, sameMove, type Thing, type Verb } from './things';

export type { Chapter, Look, Thing, Verb };

type Update = Extract<Told, { type: 'update' }>;

/** A button that answers the question in another way than by tapping a thing. */
export interface Answer {
  id: 'pass' | 'beside' | 'use_library' | 'no_library' | 'reveal';
  move: Move;
  then: Then;
  hinted: boolean;
}

/** A choice that is being gathered or waits for its confirmation. */
export interface Plan {
  /** The moves that would be sent, in any order. */
  moves: Move[];
  /** How many more must be chosen before it can be confirmed. */
  missing: number;
  chosen: number;
  least: number;
  most: number;
  /** Whether it can be taken back, once the server has said so. */
  then: Then | null;
  /** Own hand, buildings and points after it, where nothing is revealed before. */
  after: { hand: number; buildings: number; points: number } | null;
}

/** What the board shows: the server's last message, or the step of others that is on show. */
export interface Shown {
  viewer: Seat | null;
  view: View;
  facts: Facts;
  decider: Seat | null;
  version: number;
}

/** The messages that this page understands; the same number as the server's. */
const protocol = 1;

/** How long a step of others is shown, in milliseconds. */
const pace = { slow: 1800, normal: 1000, fast: 450, instant: 0 };

/** How long the turn of one player takes on the stage, however many steps it has. */
const longestTurn = 2500;

/** A choice without alternative is answered after a moment, so that one can see what was asked. */
const forcedAfter = 500;

export class Controller implements Listener {
  connection: 'connecting' | 'open' | 'lost' = $state('connecting');
  /** An error code that ends it all, such as no_such_table. */
  failure: string | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  /** Hotseat: another person of this screen is to decide; the device should change hands. */
  handover: Seat | null = $state(null);
  /** Hotseat: the cards are covered until this seat's person says to be here. */
  curtain: Seat | null = $state(null);
  /** The step of others that is on show. */
  stage: Chapter<Event> | null = $state.raw(null);
  changed: Set<string> = $state.raw(new Set());
  log: (Chapter<Event> & { open: boolean })[] = $state.raw([]);
  /** What happened since this viewer last looked. */
  news: Event[] = $state.raw([]);
  /** Sent, and not yet answered. */
  busy = $state(false);
  refusal: { refusal: Refusal | null; rule: string | null; code: string } | null = $state.raw(null);
  hint: Move[] | null = $state.raw(null);

  #latest: Update | null = $state.raw(null);
  #queue: Update[] = $state.raw([]);
  #choice = new Choice();
  #socket: TableSocket;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forced: ReturnType<typeof setTimeout> | undefined;
  /** Whose turn is on the stage, and when it must be over. */
  #actor: Seat | null = null;
  #turnEnds = 0;
  #undid = false;
  #chapters: Chapter<Event>[] = [];
  #numbered = 0;
  #requested: string | null = null;
  /** The server has answered the last greeting: what comes before that was meant for other eyes. */
  #greeted = false;
  /** Through whose eyes the page looks, also after a lost connection; nobody's while the cards are covered. */
  #look: Seat | null = null;
  #asking: { preview?: string; hint?: string; fill?: string } = {};

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/v1/tables/${id}/socket`, this);
    // A socket that is refused does not say why; the table's address does.
    api.table(id).catch((error) => {
      if (error.status >= 400 && error.status < 500) this.failure = error.code;
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#forced);
    this.#socket.close();
  }

  // ---- What the page asks

  playing = $derived(this.stage !== null);
  /** The game was played to its end, or everybody has left it. */
  over = $derived(this.shown?.facts.scores != null || (this.table !== null && this.table.state !== 'running'));
  /** It is the viewer's decision, and nothing is being shown. */
  mine = $derived(
    this.shown !== null && !this.playing && this.shown.viewer !== null && this.shown.decider === this.shown.viewer,
  );
  asked: Decision | null = $derived(this.mine ? (this.shown?.facts.asked ?? null) : null);
  canUndo = $derived(this.mine && !this.busy && (this.#latest?.message.undo ?? 0) > 0);
  answers: Answer[] = $derived(this.mine ? this.#legal().flatMap((legal) => this.#answer(legal)) : []);
  plan: Plan | null = $derived.by(() => this.#plan());
  /** Of the hint, what answers the question that is asked. */
  advice: Move[] = $derived.by(() => this.hint?.slice(0, Math.max(1, this.#thingsFor(this.hint).size)) ?? []);

  look(thing: Thing): Look {
    return lookOf(thing, this.#scene());
  }

  // ---- What people do

  /** Click, Enter or tap on a thing: chooses, unchooses, plays what can be taken back, or explains the no. */
  tap(thing: Thing): void {
    const look = this.look(thing);
    const meant = this.asked && this.shown && meaning(thing, this.asked, this.shown.view);
    if (this.busy || !meant || look.state === 'idle') return;
    this.refusal = null;
    if (look.state === 'blocked') {
      this.refusal = { refusal: look.refusal, rule: look.rule, code: 'refused' };
      return;
    }
    const set = this.#choice.size !== null;
    const legal = this.#legal().find((one) => sameMove(one.move, meant.move));
    if (!set && look.state === 'open' && legal?.then === 'open') return this.#step([meant.move]);
    // What was asked of the server for another choice is of no interest any more.
    this.#asking = {};
    this.#choice.toggle(keyOf(thing), meant.move);
    this.#preview();
  }

  answer(id: Answer['id']): void {
    const answer = this.answers.find((one) => one.id === id);
    if (answer && !this.busy) this.#step([answer.move]);
  }

  confirm(): void {
    const plan = this.plan;
    if (!plan || plan.missing > 0 || this.busy) return;
    const moves = this.#stepOf(plan);
    if (moves.length > 0) this.#step(moves);
  }

  /** Drops what is chosen; otherwise takes the last move back if that is possible. */
  back(): void {
    this.refusal = null;
    this.#asking = {};
    if (this.#choice.moves.length > 0) this.#choice.clear();
    else if (this.canUndo) this.undo();
  }

  undo(): void {
    this.#takeBack('undo');
  }

  reset(): void {
    this.#takeBack('reset');
  }

  /** Fills the choice with what the strongest computer player would choose. */
  suggest(): void {
    this.#asking.fill = this.#ask((id, seat) => ({ type: 'hint', id, seat }));
  }

  askHint(): void {
    this.#asking.hint = this.#ask((id, seat) => ({ type: 'hint', id, seat }));
  }

  /** Shows the latest position at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last && !this.playing) return;
    this.#queue = [];
    this.#next(last ?? null);
  }

  /** The device changes hands: the cards are covered first. */
  lower(): void {
    const seat = this.handover ?? this.shown?.viewer ?? null;
    if (seat === null) return;
    this.handover = null;
    this.curtain = seat;
    this.#forget();
    this.#socket.say({ type: 'look', seat: null });
  }

  /** The person named by the curtain is here. */
  lift(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.curtain = null;
    this.#forget(seat);
    this.#socket.say(this.greeting());
  }

  resign(): void {
    const seat = this.shown?.viewer ?? ownSeats(this.table)[0];
    if (seat !== undefined) this.#request({ type: 'resign', id: newId(), seat });
  }

  async rematch(): Promise<string> {
    return (await api.rematch(this.id)).id;
  }

  dismissNews(): void {
    this.news = [];
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  // ---- What the socket says

  greeting(): ClientMessage {
    const version = this.#numbered;
    this.#greeted = false;
    return { type: 'since', version, look: this.#look };
  }

  connected(): void {
    this.connection = 'open';
  }

  lost(): void {
    this.connection = 'lost';
  }

  ended(code: string): void {
    this.failure = code;
  }

  received(message: Told | Notice): void {
    switch (message.type) {
      case 'hello': // An update follows.
        // The server was replaced by a newer one: so must the page be.
        if (message.protocol !== protocol) location.reload();
        this.#greeted = true;
        this.table = message.table;
        break;
      case 'table':
        this.table = message.table;
        if (this.shown) this.#changeHands();
        break;
      case 'update':
        this.#update(message);
        break;
      case 'done':
        this.busy = false;
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'error':
        // A request that may not have been stored is asked again.
        this.busy = this.busy && message.code === 'storage';
        this.refusal = { refusal: null, rule: null, code: message.code };
        break;
      case 'preview':
        if (message.id === this.#asking.preview) this.#choice.preview(message, this.#answers(message));
        break;
      case 'hint':
        this.#hint(message.id, message.moves);
        break;
    }
  }

  #refused(message: Extract<Told, { type: 'refused' }>): void {
    const preview = message.id === this.#asking.preview;
    // Questions that have been overtaken are of no interest.
    if (!preview && message.id !== this.#requested) return;
    // The first members of a set may not be allowed without the others.
    if (preview && message.refusal?.why === 'out_of_order') return;
    // The table has gone on meanwhile, and its news has been told before this answer.
    if (message.code === 'stale') {
      this.busy = false;
      return;
    }
    if (preview) this.#choice.dropLast();
    this.busy = false;
    this.refusal = { refusal: message.refusal, rule: message.rule, code: message.code };
  }

  #update(update: Update): void {
    const { message, viewer } = update;
    if (!this.#isForUs(viewer)) return;
    const sameEyes = this.#latest?.viewer === viewer && message.since > 0;
    this.#chapters = sameEyes ? [...this.#chapters, ...message.chapters] : message.chapters;
    this.#numbered = message.version;
    const others = message.chapters.some((chapter) => chapter.events.some((event) => isOfOthers(event, viewer)));
    if (!sameEyes || !others || this.curtain !== null || pace[settings.speed] === 0) {
      this.#queue = [];
      if (!sameEyes) this.news = newsOf(this.id, viewer, message.chapters);
      return this.#show(update, sameEyes);
    }
    this.#queue = [...this.#queue, update];
    if (!this.playing) this.#next(null);
  }

  /** Shows the next step of others, or the given one at once. */
  #next(now: Update | null): void {
    clearTimeout(this.#timer);
    this.stage = null;
    if (now) return this.#show(now);
    const [update, ...rest] = this.#queue;
    if (!update) return this.#settle();
    this.#queue = rest;
    const events = update.message.chapters.flatMap((chapter) => chapter.events);
    this.stage = { version: update.message.version, events };
    this.changed = changesOf(events, update.message.view);
    this.#place(update);
    this.#timer = setTimeout(() => this.#next(null), this.#paceOf(events));
  }

  /** How long a step is shown: all steps of one player's turn together take no longer than the longest turn. */
  #paceOf(events: Event[]): number {
    const actor = actorOf(events);
    const turn = this.#queue.findIndex((update) => actorOf(update.message.chapters.flatMap((one) => one.events)) !== actor);
    const steps = 1 + (turn === -1 ? this.#queue.length : turn);
    if (actor !== this.#actor) [this.#actor, this.#turnEnds] = [actor, Date.now() + longestTurn];
    return Math.min(pace[settings.speed], Math.max(0, this.#turnEnds - Date.now()) / steps);
  }

  /** Shows a position that is the latest. */
  #show(update: Update, sameEyes = true): void {
    clearTimeout(this.#timer);
    this.stage = null;
    const events = update.message.chapters.flatMap((chapter) => chapter.events);
    // To new eyes everything is new, and nothing need be pointed at.
    this.changed = sameEyes ? changesOf([...events, ...update.message.open], update.message.view) : new Set();
    this.#place(update);
    this.#settle();
  }

  #place(update: Update): void {
    const { message, viewer, facts } = update;
    this.#latest = update;
    this.shown = { viewer, view: message.view, facts, decider: message.decider, version: message.version };
    const told = this.#chapters.filter((chapter) => chapter.version <= message.version);
    const open = message.open.length > 0 ? [{ version: message.version + 1, events: message.open, open: true }] : [];
    this.log = [...told.map((chapter) => ({ ...chapter, open: false })), ...open];
    this.hint = null;
    // What the server could not do has been done, or does not matter any more.
    if (this.refusal?.refusal === null) this.refusal = null;
  }

  /** The latest position is on the board: whose question is it? */
  #settle(): void {
    this.#asking = {};
    this.#choice.ask(this.mine ? (this.shown?.facts.pick ?? null) : null);
    if (this.shown) remember(this.id, this.shown.viewer, this.shown.version);
    this.#changeHands();
    if (this.mine) this.#answerByItself();
  }

  /** Answers after a moment; on a slow device the last answer may not have been acknowledged by then. */
  #answerSoon(only: Move): void {
    this.#forced = setTimeout(() => {
      if (this.busy) this.#answerSoon(only);
      else if (this.mine) this.#step([only]);
    }, forcedAfter);
  }

  #answerByItself(): void {
    clearTimeout(this.#forced);
    const legal = this.#legal();
    const only = legal.length === 1 ? legal[0] : undefined;
    if (only && settings.forced && !this.#undid) {
      return this.#answerSoon(only.move);
    }
    // What is paid, and what is produced, is nearly always clear: it is proposed, and can be changed.
    if (this.asked?.ask === 'pay' || this.asked?.ask === 'produce') this.suggest();
  }

  /** Whether an update is for the eyes that look now. One for somebody else was under way when the cards were covered. */
  #isForUs(viewer: Seat | null): boolean {
    if (!this.#greeted) return false;
    const shared = (this.table?.seats ?? []).filter((seat) => seat.mine).length > 1;
    if (shared && viewer !== null && viewer !== this.#look) return false;
    this.#look = shared ? viewer : null;
    return true;
  }

  /** The device changes hands: what the last person saw is gone from the page, whatever the connection does. */
  #forget(look: Seat | null = null): void {
    clearTimeout(this.#timer);
    this.#look = look;
    this.#latest = null;
    this.#numbered = 0;
    this.#queue = [];
    this.#chapters = [];
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

  // ---- Questions and answers

  #legal(): Legal<Move>[] {
    return this.#latest?.message.legal ?? [];
  }

  #answer({ move, then }: Legal<Move>): Answer[] {
    const hinted = this.hint?.[0] !== undefined && sameMove(this.hint[0], move);
    if (move === 'pass' || move === 'beside' || move === 'reveal') return [{ id: move, move, then, hinted }];
    if (typeof move === 'object' && 'library' in move) {
      return [{ id: move.library ? 'use_library' : 'no_library', move, then, hinted }];
    }
    return [];
  }

  #plan(): Plan | null {
    const { moves, size } = this.#choice;
    if (!this.mine || (size === null && moves.length === 0)) return null;
    const { least, most } = size ?? { least: 1, most: 1 };
    const single = size === null ? this.#legal().find((legal) => sameMove(legal.move, moves[0]!))?.then : undefined;
    return {
      moves, chosen: moves.length, least, most, missing: this.#choice.complete ? 0 : Math.max(0, least - moves.length),
      then: single ?? this.#choice.then,
      after: this.#choice.after,
    };
  }

  /** What is sent for a plan: of a set that could be larger it must be said that it is complete. */
  #stepOf({ moves, chosen, most }: Plan): Move[] {
    const smaller = this.#choice.size !== null && chosen < most && this.#legal().some((legal) => legal.move === 'pass');
    return smaller ? [...moves, 'pass'] : moves;
  }

  #preview(): void {
    const plan = this.plan;
    this.#asking.preview = undefined;
    if (!plan || plan.chosen === 0) return;
    const moves = this.#stepOf(plan);
    this.#asking.preview = this.#ask((id, seat) => ({ type: 'preview', id, seat, moves }));
  }

  /** Whether what was previewed answers the question. */
  #answers({ then, facts }: Extract<Told, { type: 'preview' }>): boolean {
    return then !== 'open' || facts.asked?.ask !== this.asked?.ask;
  }

  #hint(id: string, moves: Move[]): void {
    if (id === this.#asking.hint) this.hint = moves;
    if (id === this.#asking.fill && this.asked && this.shown) {
      this.#choice.fill(this.#thingsFor(moves));
      this.#preview();
    }
  }

  #thingsFor(moves: Move[]): Map<string, Move> {
    return thingsFor(moves, this.#scene());
  }

  #scene(): Scene {
    const { shown, asked, hint } = this;
    return { shown, asked, hint, offers: this.#latest?.message.offers ?? [], choice: this.#choice };
  }

  // ---- Talking to the server

  #step(moves: Move[]): void {
    const seat = this.shown?.viewer;
    if (seat === null || seat === undefined) return;
    clearTimeout(this.#forced);
    this.#asking = {};
    this.#undid = false;
    this.refusal = null;
    this.hint = null;
    this.busy = true;
    this.#request({ type: 'step', id: newId(), seat, ...this.#now(), moves });
  }

  #takeBack(type: 'undo' | 'reset'): void {
    const seat = this.shown?.viewer;
    if (seat === null || seat === undefined || this.busy || this.playing) return;
    if (!this.canUndo) {
      this.refusal = { refusal: null, rule: null, code: 'nothing_to_undo' };
      return;
    }
    clearTimeout(this.#forced);
    // What was taken back must not be done again by itself.
    this.#undid = true;
    this.refusal = null;
    this.busy = true;
    this.#request({ type, id: newId(), seat, ...this.#now() });
  }

  /** What a request is about: a table that has gone on refuses it. */
  #now(): { version: number; open: number } {
    return { version: this.#latest?.message.version ?? 0, open: this.#latest?.message.undo ?? 0 };
  }

  #request(request: Request): void {
    this.#requested = request.id;
    this.#socket.request(request);
  }

  #ask(message: (id: string, seat: Seat) => ClientMessage): string | undefined {
    const seat = this.shown?.viewer;
    if (seat === null || seat === undefined) return undefined;
    const id = newId();
    this.#socket.say(message(id, seat));
    return id;
  }
}
