// The controller of any table: every move is an offer to choose from, and it knows nothing else about the game.

import type * as shared from '../table/controller';
import { LiveTable } from '../table/live.svelte';
import { emptyScene, type Scene } from '../table/show/scene';
import type { Outcome, Seat, TableInfo, Then } from '../types';
import { changedZones, type Json, type People } from './shape';
import { Words } from './words';

export interface AnyGame {
  event: Json;
  view: Json;
  move: Json;
  refusal: Json;
  facts: { scores: Json; outcome?: Outcome | null };
  piece: never;
  wish: never;
  plan: never;
}

export type Shown = shared.Shown<AnyGame>;

/** A move that is offered, or refused with a reason. */
export interface Choice {
  move: Json;
  /** What follows from it; null if it is refused. */
  then: Then | null;
  refusal: Json;
  rule: string | null;
}

const same = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

export class Controller extends LiveTable<AnyGame> {
  /** A move that cannot be taken back, waiting for confirmation. */
  pending: Choice | null = $state.raw(null);
  /** Keys of what the last step changed on the board. */
  changed: Set<string> = $state.raw(new Set());

  constructor(
    id: string,
    /** The largest number of players. */
    private readonly most: number,
  ) {
    super(id);
  }

  /** The possible moves, in the order of the game. */
  possible: Choice[] = $derived(this.mine ? this.#possible() : []);
  /** The moves not possible now, with the reasons. */
  refused: Choice[] = $derived(this.mine ? this.#refused() : []);
  canConfirm: boolean = $derived(this.pending !== null);

  tell(events: Json[], _viewer: Seat | null, table: TableInfo) {
    const words = this.words(table);
    return events.map((event) => words.event(event));
  }

  words(table: TableInfo): Words {
    return new Words(table);
  }

  people(table: TableInfo): People {
    return { seats: table.seats.length, most: this.most };
  }

  /** Whether the hint is to do this now. */
  isHinted(choice: Choice): boolean {
    const [first] = this.hint ?? [];
    return first !== undefined && same(first, choice.move);
  }

  /** Plays a move that can be taken back, asks before one that cannot, and explains a refused one. */
  choose(choice: Choice): void {
    if (this.busy) return;
    this.refusal = null;
    if (choice.then === null) this.refusal = { refusal: choice.refusal, rule: choice.rule, code: 'refused' };
    else if (choice.then === 'open') this.step([choice.move]);
    else this.pending = this.pending === choice ? null : choice;
  }

  confirm(): void {
    if (this.pending && !this.busy) this.step([this.pending.move]);
  }

  back(): void {
    this.refusal = null;
    if (this.pending) this.pending = null;
    else if (this.canUndo) this.undo();
  }

  protected override follow(_events: Json[], view: Json, before: Json | null): void {
    this.changed = before === null || !this.table ? new Set() : changedZones(before, view, this.people(this.table));
  }

  /** Nothing is known of events, so what the last step changed is marked. */
  protected override sceneOf(): Scene<never> {
    return { ...emptyScene, marks: [...this.changed].map((place) => ({ at: [place] })) };
  }

  protected override settled(): void {
    this.pending = null;
  }

  #possible(): Choice[] {
    return this.legal().map(({ move, then }) => ({ move, then, refusal: null, rule: null }));
  }

  #refused(): Choice[] {
    const no = this.offers().filter(({ refused }) => refused !== null);
    return no.map(({ move, refused, rule }) => ({ move, then: null, refusal: refused, rule }));
  }
}
