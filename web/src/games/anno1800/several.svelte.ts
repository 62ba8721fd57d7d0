// The parts of one action that are chosen together, new cubes or upgrades: what is wanted, the server's plan for all of them,
// and what of it is still to be sent.

import type { Move, Object as Bought, PlanWish, Prefer, Resource, Several, Source, Taken, Wanted, Whereabouts } from '../../types/anno1800';
import { isSame } from './things';

/** The actions of which several parts can be chosen together. */
export type SeveralAction = 'workforce' | 'upgrade';

/** What is sent at once, and the parts it brings. */
interface Sending {
  moves: Move[];
  wanted: Wanted[];
}

export class Parts {
  wanted: Wanted[] = $state.raw([]);
  prefer: Prefer | null = $state(null);
  plan: Several | null = $state.raw(null);
  /** The server is working on another plan. */
  waiting = $state(false);
  /** What was wanted last cannot be had together with the rest. */
  impossible = $state(false);
  /** They are being sent one after the other. */
  running = $state(false);
  /** The pending question to the server. */
  asked: string | null = null;
  #planned: Wanted[] = [];
  #left: Sending[] = [];

  add(object: Bought): void {
    this.#want([...this.wanted, { object, wishes: [], rises: null }]);
  }

  /** One less of it. */
  remove(object: Bought): void {
    const last = this.wanted.findLastIndex((one) => isSame(one.object, object));
    this.#want(this.wanted.filter((_, index) => index !== last));
  }

  count(object: Bought): number {
    return this.wanted.filter((one) => isSame(one.object, object)).length;
  }

  insist(part: number, resource: Resource, by: Source): void {
    const wishes = (before: Wanted) => [...before.wishes.filter((wish) => wish.resource !== resource), { resource, by }];
    this.#want(this.wanted.map((one, index) => (index === part ? { ...one, wishes: wishes(one) } : one)));
  }

  rise(part: number, at: Whereabouts): void {
    this.#want(this.wanted.map((one, index) => (index === part ? { ...one, rises: at } : one)));
  }

  /** Saves something else first: the sources that somebody insisted on are free again. */
  save(prefer: Prefer): void {
    this.prefer = prefer;
    this.#want(this.wanted.map((one) => ({ ...one, wishes: [] })));
  }

  /** What to ask the server for. */
  get wish(): PlanWish {
    return { prefer: this.prefer ?? 'gold', wishes: [], parts: this.wanted };
  }

  /** The server's plan. If there is none, everything stays as it was before. */
  planned(plan: Several | null): void {
    this.waiting = false;
    this.asked = null;
    if (plan) [this.plan, this.#planned] = [plan, this.wanted];
    else [this.wanted, this.impossible] = [this.#planned, true];
  }

  /** The position is another one: the plan does not hold any more. */
  outdate(): void {
    [this.plan, this.#planned] = [null, []];
  }

  /** It is confirmed. A part that draws a card is sent alone, the others together. */
  begin(): void {
    const { plan, wanted } = this;
    if (!plan) return;
    const all = plan.parts.map((part): Sending => ({ moves: part.plan.moves, wanted: [wanted[part.wanted]!] }));
    const draws = plan.draws.some((count) => count > 0);
    this.#left = draws ? all : [{ moves: all.flatMap(({ moves }) => moves), wanted: all.flatMap((one) => one.wanted) }];
    this.plan = null;
    this.running = true;
  }

  /** Everything is sent. */
  get isLast(): boolean {
    return this.#left.length === 0;
  }

  isOf(action: SeveralAction): boolean {
    const kind = action === 'workforce' ? 'cube' : 'upgrade';
    return this.wanted.every(({ object }) => typeof object === 'object' && kind in object);
  }

  /** What to send next. */
  next(): Move[] | null {
    const first = this.#left[0];
    if (!first) return null;
    // It stays wanted until the next position shows that it has come.
    this.wanted = this.#left.flatMap(({ wanted }) => wanted);
    this.#left = this.#left.slice(1);
    return first.moves;
  }

  /** Something went wrong, or somebody else is asked first: what has not come is still wanted. */
  stop(came: boolean): void {
    const { wanted } = this;
    const left = this.#left.flatMap((one) => one.wanted);
    this.clear();
    this.wanted = came ? left : wanted;
  }

  /** The first part is paid by itself; the others are still wanted after it. */
  takeFirst(): Taken | null {
    const first = this.plan?.parts[0] ?? null;
    const wanted = this.wanted.filter((_, index) => index !== first?.wanted);
    this.clear();
    this.wanted = wanted;
    return first;
  }

  /** At most so many are possible now. */
  limit(most: number): void {
    if (this.wanted.length > most) this.wanted = this.wanted.slice(0, most);
  }

  clear(): void {
    this.wanted = [];
    this.#planned = [];
    this.#left = [];
    this.plan = null;
    this.asked = null;
    this.waiting = false;
    this.impossible = false;
    this.running = false;
  }

  #want(wanted: Wanted[]): void {
    this.wanted = wanted;
    this.impossible = false;
    if (wanted.length === 0) {
      this.plan = null;
      this.#planned = [];
      this.asked = null;
      this.waiting = false;
    }
  }
}
