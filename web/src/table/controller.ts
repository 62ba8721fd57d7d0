// What the shared parts of the page need to know about a table of any game.

import type { Chapter, Seat, TableInfo } from '../types';
import type { Scene } from './show/scene';
import type { Game } from './told';
import type { Waiting } from './waiting.svelte';

/** What the board shows. */
export interface Shown<G extends Game> {
  viewer: Seat | null;
  view: G['view'];
  facts: G['facts'];
  decider: Seat | null;
  version: number;
}

/** Why something was not done: refused by the rules, or by the server with only a code. */
export interface No<G extends Game> {
  refusal: G['refusal'] | null;
  rule: string | null;
  code: string;
}

/** One sentence, and the seat whose pennant precedes it; none for what concerns the whole table. */
export interface Line {
  seat: Seat | null;
  text: string;
  /** What it tells of, so that its pieces can be marked on the board; missing where nothing can be. */
  events?: unknown[];
}

/** What others do, while it is being shown. */
export interface Stage<E> {
  /** Nobody: the deal. */
  seat: Seat | null;
  events: E[];
  /** The versions of its first and of its last move. */
  first: number;
  version: number;
}

/** A scene that is played now, for so many milliseconds. */
export interface Playing<P> {
  scene: Scene<P>;
  seat: Seat | null;
  millis: number;
  /** The viewer did it, and goes on meanwhile. */
  own: boolean;
}

/** Links from the board or the scores to other parts of the page. */
export interface Ways {
  menu(): void;
  log(): void;
  /** From the scores back to the board, and from there to the scores again. */
  board(): void;
  scores(): void;
}

/** A table of any game; `LiveTable` is one. */
export interface TableController {
  readonly id: string;
  readonly connection: 'connecting' | 'open' | 'lost';
  /** What the player asked for and the server has not answered yet. */
  readonly waiting: Pick<Waiting, 'count' | 'wish' | 'back'>;
  readonly failure: string | null;
  readonly table: TableInfo | null;
  readonly shown: Shown<Game> | null;
  readonly curtain: Seat | null;
  readonly handover: Seat | null;
  readonly stage: Stage<unknown> | null;
  readonly coming: number;
  readonly scene: Playing<unknown> | null;
  readonly log: (Chapter<unknown> & { open: boolean })[];
  /** How many chapters happened before the log begins. */
  readonly earlier: number;
  readonly news: unknown[];
  readonly busy: boolean;
  readonly refusal: No<Game> | null;
  readonly playing: boolean;
  readonly over: boolean;
  /** Who acts: the player whose move is being shown, or whose decision it is. */
  readonly active: Seat | null;
  readonly mine: boolean;
  /** The table waits for the viewer, though perhaps others' moves are still to be shown. */
  readonly awaited: boolean;
  /** How many of the viewer's moves can be taken back. */
  readonly openMoves: number;
  readonly canUndo: boolean;
  readonly canConfirm: boolean;

  // Methods, so that a game's own events are accepted where any events are.
  /** While the cards are covered: what everybody saw since the person of this seat last looked. */
  missed(seat: Seat): unknown[];
  tell(events: unknown[], viewer: Seat | null, table: TableInfo): Line[];
  /** Whether the viewer saw the game go on and end here, and was not shown the count yet. */
  takeCount(): boolean;
  /** Marks on the board what events changed. */
  point(events: unknown[]): void;
  confirm(): void;
  back(): void;
  undo(): void;
  reset(): void;
  askHint(): void;
  askEarlier(): void;
  /** Goes on with the next shot, or shows the latest position at once. */
  skip(): void;
  skipAll(): void;
  lower(): void;
  lift(): void;
  resign(): void;
  rematch(): Promise<string>;
  dismissNews(): void;
  dismissRefusal(): void;
}
