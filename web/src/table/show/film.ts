// The film of a table: what became final, shot by shot, in order. It has no page and no drawing: it says what is to be shown,
// for how long, and what is only listed. Every final move is shown or listed exactly once, and the last position is the
// server's.

import type { Chapter, Seat } from '../../types';
import { lengthOf, longestFilm, thoughtOf, type Speed } from './pace';
import { shotsOf, type Shot } from './shot';

/** One message of the server: what became final, and the position that it led to. */
export interface Reel<P, E> {
  position: P;
  chapters: Chapter<E>[];
  /** It tells what happened while nobody could look: without a connection, or before the page was opened. */
  missed: boolean;
}

/** Why chapters are only listed: somebody skipped them or wants no film, or more happened than one wants to watch. */
export type Unshown = 'skipped' | 'missed';

export interface Screen<P, E> {
  speed(): Speed;
  /** Who looks: their own moves are shown, but nothing waits for them. */
  viewer(position: P): Seat | null;
  /** Whose decision it is. */
  decider(position: P): Seat | null;
  /** How many beats the shot has; null if there is nothing to see. */
  beats(shot: Shot<E>, position: P): number | null;
  place(position: P): void;
  /** Whoever decides on the board thinks for a while longer. */
  think(): void;
  show(shot: Shot<E>, position: P, millis: number, own: boolean): void;
  list(chapters: Chapter<E>[], why: Unshown): void;
  /** Whether nobody may miss it: after this shot the film stands still until somebody goes on. */
  isGrave(shot: Shot<E>): boolean;
  /** The film stands still for this; null when it goes on. */
  announce(shot: Shot<E> | null): void;
  /** The last position is on the board, and nothing is being shown. */
  end(): void;
}

interface Take<P, E> {
  shot: Shot<E>;
  position: P;
  missed: boolean;
}

export class Film<P, E> {
  #waiting: Take<P, E>[] = [];
  /** The last position of the server, while it is not on the board. */
  #last: { position: P } | null = null;
  #placed: P | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  /** It is on screen, and nobody may miss it. */
  #grave: Shot<E> | null = null;
  /** The film stands still until that has been read. */
  #standsStill = false;
  #hidden = false;
  /** Chapters of which a part was shown or listed: the rest of them is not listed again. */
  #told = new Set<Chapter<E>>();
  /** Shots without anything to see. */
  #quiet: Take<P, E>[] = [];
  /** Whose turn is being shown, and for how long so far. */
  #turn: { seat: Seat | null; spent: number } = { seat: null, spent: 0 };
  /** Who acted last, and since when that has been seen. */
  #acted: Seat | null = null;
  #since = 0;
  /** How much film is left for somebody who came back. */
  #left = longestFilm;

  constructor(private readonly screen: Screen<P, E>) {}

  /** Something is being shown that the viewer should watch. */
  get running(): boolean {
    return this.#running;
  }

  /** How many shots are still to come. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add({ position, chapters, missed }: Reel<P, E>): void {
    this.#last = { position };
    this.#waiting.push(...shotsOf(chapters).map((shot) => ({ shot, position, missed })));
    if (!this.#running && !(this.#hidden && this.#films)) this.#next();
  }

  /** Goes on with the next shot. */
  skip(): void {
    if (!this.#running) return;
    this.#since = 0;
    this.#next();
  }

  /** Shows the last position at once; what was still to come is only listed. */
  skipAll(): void {
    if (!this.#running) return;
    this.#list(this.#waiting.splice(0), 'skipped');
    this.#next();
  }

  /** Nobody looks: the film waits. */
  hide(): void {
    this.#hidden = true;
  }

  /** Somebody looks again, at a film of what happened meanwhile. */
  see(): void {
    if (!this.#hidden) return;
    this.#hidden = false;
    for (const take of this.#waiting) take.missed = true;
    // A shot that is still on screen goes on.
    if (this.#timer === undefined && !this.#standsStill && (this.#running || this.#last)) this.#next();
  }

  /** Forgets everything: another person looks, or nobody. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#last = null;
    this.#placed = null;
    this.#acted = null;
    this.#rest();
  }

  /** There is something to watch, for people who wish to. */
  get #films(): boolean {
    return this.#waiting.length > 0 && this.screen.speed() !== 'instant';
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#announce();
    if (this.#standsStill) return;
    if (!this.#films) this.#listAll();
    for (let take = this.#waiting.shift(); take; take = this.#waiting.shift()) if (this.#show(take)) return;
    this.#end();
  }

  /** Whether the film has to wait for it. */
  #show(take: Take<P, E>): boolean {
    const { shot, position } = take;
    const beats = this.screen.beats(shot, position);
    if (beats === null) {
      this.#quiet.push(take);
      return false;
    }
    const own = shot.seat !== null && shot.seat === this.screen.viewer(position);
    if (!own && !take.missed && this.#thinks(take)) return true;
    const millis = this.#lengthOf(shot, beats);
    if (take.missed && !own && (this.#left -= millis) < 0) return this.#list([take, ...this.#restOfMissed()], 'missed');
    this.#place(position);
    for (const chapter of shot.chapters) this.#told.add(chapter);
    this.screen.show(shot, position, millis, own);
    this.#acted = shot.seat;
    if (own) return false;
    this.#turn.spent += millis;
    this.#since = Date.now() + millis;
    this.#running = true;
    this.#grave = this.screen.isGrave(shot) ? shot : null;
    this.#timer = setTimeout(() => this.#goOn(), millis);
    return true;
  }

  #announce(): void {
    const grave = this.#grave;
    [this.#grave, this.#standsStill] = [null, grave !== null];
    this.screen.announce(grave);
  }

  /**
   * A turn begins with a thought, unless its player has been seen thinking long enough: so nobody can tell who has little to
   * think about. On the board it must be that player's turn.
   */
  #thinks(take: Take<P, E>): boolean {
    const { seat } = take.shot;
    const placed = this.#placed;
    if (seat === null || seat === this.#acted || placed === null || take.position === placed) return false;
    if (this.screen.decider(placed) !== seat) return false;
    const thought = thoughtOf(this.screen.speed());
    // A clock that is set back holds nothing up.
    const left = Math.min(thought, this.#since + thought - Date.now());
    if (left <= 0) return false;
    this.#acted = seat;
    this.#waiting.unshift(take);
    this.screen.think();
    this.#running = true;
    this.#timer = setTimeout(() => this.#goOn(), left);
    return true;
  }

  #lengthOf({ seat }: Shot<E>, beats: number): number {
    if (seat !== this.#turn.seat) this.#turn = { seat, spent: 0 };
    return lengthOf(beats, this.#turn.spent, this.screen.speed());
  }

  /** Takes what was missed from the front of what is waiting. */
  #restOfMissed(): Take<P, E>[] {
    const later = this.#waiting.findIndex(({ missed }) => !missed);
    return this.#waiting.splice(0, later === -1 ? this.#waiting.length : later);
  }

  #goOn(): void {
    this.#timer = undefined;
    if (this.#hidden) return;
    try {
      this.#next();
    } catch (error) {
      // One shot that cannot be drawn must not hold up the others.
      console.error(error);
      this.#next();
    }
  }

  #listAll(): void {
    this.#list(this.#restOfMissed(), 'missed');
    this.#list(this.#waiting.splice(0), 'skipped');
  }

  /** Returns false: nothing waits for a list. */
  #list(takes: Take<P, E>[], why: Unshown): false {
    const chapters = new Set(takes.flatMap(({ shot }) => shot.chapters));
    const fresh = [...chapters].filter((chapter) => !this.#told.has(chapter));
    for (const chapter of fresh) this.#told.add(chapter);
    if (fresh.length > 0) this.screen.list(fresh, why);
    return false;
  }

  #place(position: P): void {
    if (position === this.#placed) return;
    this.#placed = position;
    this.#since = Date.now();
    this.screen.place(position);
  }

  #end(): void {
    this.#list(this.#quiet, 'skipped');
    if (this.#last) this.#place(this.#last.position);
    this.#last = null;
    this.#rest();
    this.screen.end();
  }

  #rest(): void {
    this.#grave = null;
    this.#announce();
    this.#timer = undefined;
    this.#running = false;
    this.#turn = { seat: null, spent: 0 };
    this.#left = longestFilm;
    this.#told.clear();
    this.#quiet = [];
  }
}
