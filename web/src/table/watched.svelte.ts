// A table as this page sees it, of any game: the position shown, the steps of others, the log, and the viewer.

import { api, ApiError } from '../lib/api';
import { newId } from '../lib/id';
import { settings } from '../lib/settings.svelte';
import { PROTOCOL, type Chapter, type ClientMessage, type Seat, type TableInfo } from '../types';
import type { Line, Playing, Shown, Stage } from './controller';
import { handsOf, isShared } from './hands';
import { isNew, remember, unseen } from './seen';
import { TableSocket, type Listener } from './socket';
import { Film, type Unshown } from './show/film';
import { beatsOf, emptyScene, type Scene } from './show/scene';
import { seatOf, type Shot } from './show/shot';
import type { Earlier, Game, Heard, Update } from './told';
import { Waiting } from './waiting.svelte';

/** The last version at which a game has just begun. */
const opening = 8;

/** How long something is pointed at. */
const pointedFor = 3000;

/** How long an own move flies. */
const ownMillis = 700;

/** How long it is marked what others changed without being shown. */
const markedFor = 2500;

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
  /** What others do, while it is being shown. */
  stage: Stage<G['event']> | null = $state.raw(null);
  /** What others did and nobody may miss: the film stands still until `skip`. */
  announced: G['event'][] | null = $state.raw(null);
  /** What follows is known already: whoever decides on the board is seen thinking before it is shown. */
  protected thinking = $state(false);
  /** How many more shots are to be shown after this one. */
  coming = $state(0);
  /** What flies over the board now and is marked on it: what others do, and the viewer. */
  scene: Playing<G['piece']> | null = $state.raw(null);
  log: (Chapter<G['event']> & { open: boolean })[] = $state.raw([]);
  /** How many chapters happened before the log begins; the server sends them on request. */
  earlier = $state(0);
  /** What happened since this viewer last looked, and was not shown. */
  news: G['event'][] = $state.raw([]);

  protected latest: Update<G> | null = $state.raw(null);
  protected readonly socket: TableSocket<G>;
  readonly #film: Film<Update<G>, G['event']>;
  #chapters: Chapter<G['event']>[] = [];
  #numbered = 0;
  /** Own moves that can be taken back, as far as they were shown. */
  #open: G['event'][] = [];
  /** Those of the position before: what becomes final has been seen as far as it was among them. */
  #seen: G['event'][] = [];
  /** What the film left out, since its last position was on the board. */
  #unshown: G['event'][] = [];
  #earlierAsked: string | null = null;
  /** The game was not over at some time that the page was open. */
  #sawPlay = false;
  /** The server has answered the last greeting: anything before that was meant for another viewer. */
  #greeted = false;
  /** The next message contains all that happened while there was no connection. */
  #catchesUp = false;
  /** The seat the page looks as, also after a lost connection; null while the cards are covered. */
  #look: Seat | null = null;

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#film = new Film({
      speed: () => settings.speed,
      viewer: (update) => update.viewer,
      decider: (update) => update.message.decider,
      beats: (shot, update) => this.#beats(shot, update),
      place: (update) => this.#place(update),
      think: () => [this.stage, this.thinking] = [null, true],
      show: (shot, update, millis, own) => this.#act(shot, update, millis, own),
      list: (chapters, why) => this.#list(chapters, why),
      isGrave: ({ events }) => events.some((event) => this.isGrave(event)),
      announce: (shot) => (this.announced = shot && shot.events),
      end: () => this.#settle(),
    });
    document.addEventListener('visibilitychange', this.#lookUp);
    if (document.hidden) this.#film.hide();
    this.socket = new TableSocket(`${scheme}://${location.host}/api/v1/tables/${id}/socket`, this);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#lookUp);
    this.#film.stop();
    this.waiting.forget();
    this.socket.close();
  }

  // ---- What each game defines

  /** Whether an event was caused by somebody else, and not by the viewer or the game itself. */
  protected isOfOthers(event: G['event'], viewer: Seat | null): boolean {
    const seat = seatOf(event);
    return seat !== null && seat !== viewer;
  }
  /** What one player did, as it is seen on the board: read from the events, as this viewer was told them. */
  protected sceneOf(_events: G['event'][], _viewer: Seat | null): Scene<G['piece']> {
    return emptyScene;
  }
  /** Whether nobody may miss it. */
  protected isGrave(_event: G['event']): boolean {
    return false;
  }
  /** What happened, as sentences for this viewer. */
  abstract tell(events: G['event'][], viewer: Seat | null, table: TableInfo): Line[];

  /** A position comes on the board after these events. @param before the one there now; null if this viewer did not see it */
  protected follow(_events: G['event'][], _view: G['view'], _before: G['view'] | null): void {}
  /** Another position is on the board, perhaps one of several. */
  protected abstract placed(): void;
  /** The latest position is on the board. */
  protected abstract arrived(): void;

  // ---- What the page asks

  playing = $derived(this.stage !== null || this.thinking);
  /** The game was played to its end, or everybody has left it. */
  over = $derived(this.shown?.facts?.scores != null || (this.table !== null && this.table.state !== 'running'));
  /** Who acts: the player whose move is being shown, or whose decision it is. */
  active: Seat | null = $derived(this.stage ? this.stage.seat : (this.shown?.decider ?? null));
  /** It is the viewer's decision, and nothing is being shown. */
  mine = $derived(
    this.shown !== null && !this.playing && this.shown.viewer !== null && this.shown.decider === this.shown.viewer,
  );

  /** The table waits for the viewer, though perhaps others' moves are still to be shown. */
  awaited = $state(false);

  /** While the cards are covered: what everybody saw since the person of this seat last looked. */
  missed(seat: Seat): G['event'][] {
    if (this.shown === null || this.shown.viewer !== null) return [];
    const told = this.log.filter((chapter) => !chapter.open);
    return unseen(this.id, seat, told).flatMap((chapter) => chapter.events);
  }

  // ---- What people do

  /** Whether the viewer saw the game go on and end here, and was not shown the count yet. */
  takeCount(): boolean {
    const saw = this.#sawPlay;
    this.#sawPlay = false;
    return saw && this.shown?.facts?.scores != null;
  }

  /** Marks on the board what events changed. */
  point(events: G['event'][]): void {
    const { marks } = this.sceneOf(events, this.shown?.viewer ?? null);
    this.scene = { scene: { ...emptyScene, marks }, seat: null, millis: pointedFor, own: true };
  }

  /** Goes on with the next shot. */
  skip(): void {
    this.#film.skip();
  }

  /** Shows the latest position at once. */
  skipAll(): void {
    this.#film.skipAll();
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
    this.awaited = viewer !== null && message.decider === viewer;
    const missed = this.#catchesUp;
    this.#catchesUp = false;
    if (sameEyes && this.curtain === null) {
      this.#film.add({ position: update, chapters: message.chapters, missed });
      this.coming = this.#film.waiting;
      return;
    }
    this.#film.stop();
    if (!sameEyes) [this.news, this.#open] = [[], message.open];
    if (this.curtain !== null) return this.#film.add({ position: update, chapters: [], missed: false });
    // Whoever sits down at the beginning sees the deal; whoever comes later for the first time is told nothing.
    const begins = isNew(this.id, viewer) && message.version <= opening;
    const chapters = begins ? this.#chapters : unseen(this.id, viewer, this.#chapters);
    this.#film.add({ position: update, chapters, missed: !begins });
  }

  /** Adds earlier history, unless the device has changed hands since it was requested. */
  #addEarlier({ id, chapters, left_out }: Earlier<G>): void {
    if (id !== this.#earlierAsked) return;
    this.#earlierAsked = null;
    this.#chapters = [...chapters, ...this.#chapters];
    this.log = [...chapters.map((chapter) => ({ ...chapter, open: false })), ...this.log];
    this.earlier = left_out;
  }

  #tellsOfOthers(events: G['event'][], viewer: Seat | null): boolean {
    return events.some((event) => this.isOfOthers(event, viewer));
  }

  /** How many beats there are to see; null if it is nothing. */
  #beats({ seat, events }: Shot<G['event']>, { viewer }: Update<G>): number | null {
    if (seat !== null && seat !== viewer && !this.#tellsOfOthers(events, viewer)) return null;
    const scene = this.sceneOf(events, viewer);
    const told = this.table ? this.tell(events, viewer, this.table).length : 0;
    return scene.flights.length + scene.marks.length + told === 0 ? null : beatsOf(scene);
  }

  #act({ seat, events, chapters }: Shot<G['event']>, { viewer }: Update<G>, millis: number, own: boolean): void {
    const version = chapters.at(-1)!.version;
    this.coming = this.#film.waiting;
    remember(this.id, viewer, version);
    this.thinking = false;
    if (!own) this.stage = { seat, events, version, first: chapters[0]!.version };
    // What the viewer did is seen at once, and not again when it becomes final.
    this.#play(own ? this.#later(events) : events, viewer, own ? ownMillis : millis, seat);
    if (own) this.#seen = [];
  }

  /** Own events that were not shown yet. */
  #later(events: G['event'][]): G['event'][] {
    const known = this.#seen.every((event, index) => same(event, events[index]));
    return known ? events.slice(this.#seen.length) : events;
  }

  #play(events: G['event'][], viewer: Seat | null, millis: number, seat: Seat | null): void {
    if (events.length === 0) return;
    const scene = this.sceneOf(events, viewer);
    const own = seat !== null && seat === viewer;
    this.scene = { scene: settings.speed === 'instant' ? stillOf(scene) : scene, seat, millis, own };
  }

  #list(chapters: Chapter<G['event']>[], why: Unshown): void {
    const events = chapters.flatMap((chapter) => chapter.events);
    // After the deal, the first version, everything is new.
    this.#unshown.push(...chapters.filter(({ version }) => version > 1).flatMap((chapter) => chapter.events));
    if (why === 'missed' && this.#tellsOfOthers(events, this.latest?.viewer ?? null)) this.news = [...this.news, ...events];
  }

  /** The film waits while the page is hidden. */
  #lookUp = (): void => {
    if (document.hidden) this.#film.hide();
    else this.#film.see();
  };

  #place(update: Update<G>): void {
    const { message, viewer, facts } = update;
    // To a new viewer everything is new.
    const known = this.shown?.viewer === viewer && message.since > 0;
    const events = [...message.chapters.flatMap((chapter) => chapter.events), ...message.open];
    this.follow(events, message.view, known ? this.shown!.view : null);
    this.latest = update;
    this.#sawPlay ||= facts?.scores == null;
    this.shown = { viewer, view: message.view, facts, decider: message.decider, version: message.version };
    const told = this.#chapters.filter((chapter) => chapter.version <= message.version);
    const open = message.open.length > 0 ? [{ version: message.version + 1, events: message.open, open: true }] : [];
    this.log = [...told.map((chapter) => ({ ...chapter, open: false })), ...open];
    this.#showOpen(update);
    this.placed();
  }

  /** The viewer's moves that can be taken back: those that were added are shown. */
  #showOpen(update: Update<G>): void {
    const { open } = update.message;
    const added = this.#open.every((event, index) => same(event, open[index])) ? open.slice(this.#open.length) : [];
    [this.#seen, this.#open] = [this.#open, open];
    this.#play(added, update.viewer, ownMillis, update.viewer);
  }

  #settle(): void {
    [this.stage, this.thinking] = [null, false];
    this.coming = 0;
    if (this.shown) remember(this.id, this.shown.viewer, this.shown.version);
    this.#markUnshown();
    this.#changeHands();
    this.arrived();
  }

  /** What others changed is marked for a moment, even if nobody wanted to see how. */
  #markUnshown(): void {
    const viewer = this.shown?.viewer ?? null;
    const others = this.#unshown.filter((event) => viewer === null || seatOf(event) !== viewer);
    this.#unshown = [];
    if (others.length === 0) return;
    const scene = stillOf(this.sceneOf(others, viewer));
    if (scene.marks.length > 0) this.scene = { scene, seat: null, millis: markedFor, own: true };
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
    this.#film.stop();
    [this.#open, this.#seen, this.#unshown] = [[], [], []];
    this.#look = look;
    this.latest = null;
    this.#numbered = 0;
    this.#chapters = [];
    this.#earlierAsked = null;
    this.earlier = 0;
    this.shown = null;
    [this.stage, this.thinking] = [null, false];
    this.awaited = false;
    this.scene = null;
    this.coming = 0;
    this.log = [];
    this.news = [];
  }

  #changeHands(): void {
    const { handover, curtain } = handsOf(this.table, this.shown?.viewer ?? null, this.shown?.decider ?? null);
    this.handover = handover;
    this.curtain = curtain;
  }
}

/** For people who want no film: what changed has an outline, and nothing flies. */
function stillOf<P>({ marks, sound }: Scene<P>): Scene<P> {
  return { ...emptyScene, marks: marks.map(({ turns: _, ...mark }) => mark), sound };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
