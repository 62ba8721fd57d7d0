// The controller of any table: every move is an offer that can be chosen, and that is all it knows of the game.

import type * as shared from '../table/controller';
import { LiveTable } from '../table/live.svelte';
import type { Outcome, Seat, TableInfo, Then } from '../types';
import { changedZones, type Json, type People } from './shape';
import { Words } from './words';

export interface AnyGame {
  event: Json;
  view: Json;
  move: Json;
  refusal: Json;
  facts: { scores: Json; outcome?: Outcome | null };
  wish: never;
  plan: never;
}

export type Shown = shared.Shown<AnyGame>;

/** A move that is offered, or refused with a reason. */
export interface Choice {
  move: Json;
  /** What becomes of it; null where it is refused. */
  then: Then | null;
  refusal: Json;
  rule: string | null;
}

const same = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

export class Controller extends LiveTable<AnyGame> {
  /** What cannot be taken back waits for its confirmation. */
  pending: Choice | null = $state.raw(null);

  constructor(
    id: string,
    /** How many may play. */
    private readonly most: number,
  ) {
    super(id);
  }

  /** What is possible, in the order of the game. */
  possible: Choice[] = $derived(this.mine ? this.#possible() : []);
  /** What is not possible now, and why. */
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

  /** The hint is to do this now. */
  isHinted(choice: Choice): boolean {
    const [first] = this.hint ?? [];
    return first !== undefined && same(first, choice.move);
  }

  /** Plays what can be taken back, asks about what cannot, and says why something is not possible. */
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

  protected changesOf(_events: Json[], view: Json): Set<string> {
    if (!this.shown || !this.table) return new Set();
    return changedZones(this.shown.view, view, this.people(this.table));
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
