// The payment being planned: what the player insists on, and the server's plan for it. Nothing is paid yet.

import type { Seat, Then } from '../../types';
import type { Move, Payment, Plan, PlanWish, Prefer, Resource, Source, Wish } from '../../types/anno1800';
import { isBought, isSpent } from './kinds';
import { isSame } from './things';

export class Planning {
  /** What the player wants to save first, kept from one payment to the next; otherwise the server's proposal applies. */
  prefer: Prefer | null = $state(null);
  wishes: Wish[] = $state.raw([]);
  /** Whether it can be taken back, once the server has said so. */
  then: Then | null = $state(null);
  /** The server is working on another plan. */
  waiting = $state(false);
  /** The pending questions to the server: what follows from the payment, and which other plan there is. */
  asking: { then: string | null; plan: string | null } = { then: null, plan: null };
  #asked: Payment | null = $state.raw(null);
  #other: Plan | null = $state.raw(null);
  /** Whose wishes these are. */
  #planner: Seat | null = null;

  current = $derived.by(() => {
    const asked = this.#asked;
    if (!asked) return null;
    const { wishes, then, waiting } = this;
    return { object: asked.object, plan: this.#other ?? asked.plan, prefer: this.prefer ?? asked.plan.prefer, wishes, then, waiting };
  });

  /** Another person's wishes are unknown. */
  sitDown(planner: Seat | null): void {
    if (planner !== this.#planner) [this.#planner, this.prefer] = [planner, null];
  }

  /** A cost has become due, or none is due any more. The player's wishes last while the same thing is being paid for. */
  begin(asked: Payment | null): void {
    const same = asked !== null && this.#asked !== null && isSame(asked.object, this.#asked.object);
    const due = asked?.plan.lines.map(({ part }) => ('resource' in part ? part.resource : null)) ?? [];
    this.wishes = same ? this.wishes.filter((wish) => due.includes(wish.resource)) : [];
    this.#asked = asked;
    this.#other = null;
    this.then = null;
    this.waiting = false;
  }

  /** What to ask the server for. */
  get wish(): PlanWish | null {
    return this.current && { prefer: this.current.prefer, wishes: this.wishes, parts: [] };
  }

  /** Whether the player wants something other than the server's proposal. */
  get hasWishes(): boolean {
    return this.prefer !== null || this.wishes.length > 0;
  }

  /** Saves something else first: the lines that the player insisted on are free again. */
  save(prefer: Prefer): void {
    this.prefer = prefer;
    this.wishes = [];
  }

  insist(resource: Resource, by: Source): void {
    this.wishes = [...this.wishes.filter((wish) => wish.resource !== resource), { resource, by }];
  }

  answered(id: string, then: Then): void {
    if (id === this.asking.then) this.then = then;
  }

  /** The server's plan, if there is one. Returns what to ask next. */
  planned(plan: Plan | null): 'then' | 'plan' | null {
    if (plan) {
      this.replan(plan);
      return 'then';
    }
    this.waiting = this.wishes.length > 1;
    // Only the last wish counts: together with the others there is no way to pay.
    this.wishes = this.wishes.slice(-1);
    return this.waiting ? 'plan' : null;
  }

  /** The moves up to a line, so that the game asks which naval tokens to use. */
  upTo(line: number): Move[] {
    const plan = this.current?.plan;
    const part = plan?.lines[line]?.part;
    if (!plan || !part) return [];
    const last =
      'resource' in part
        ? plan.moves.findIndex((move) => isBought(move, part.resource))
        : plan.moves.findLastIndex((move) => !isSpent(move));
    return plan.moves.slice(0, last + 1);
  }

  forgetQuestions(): void {
    this.asking = { then: null, plan: null };
  }

  replan(plan: Plan): void {
    this.#other = plan;
    this.then = null;
    this.waiting = false;
  }
}
