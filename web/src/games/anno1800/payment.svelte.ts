// The payment that is being planned: what somebody insists on, and what the server makes of it. Nothing is paid yet.

import type { Then } from '../../types';
import type { Payment, Plan, PlanWish, Prefer, Resource, Source, Wish } from '../../types/anno1800';
import { isSame } from './things';

export class Planning {
  /** What somebody wants to be saved first, kept from one payment to the next; otherwise the server's proposal holds. */
  prefer: Prefer | null = $state(null);
  wishes: Wish[] = $state.raw([]);
  /** Whether it can be taken back, once the server has said so. */
  then: Then | null = $state(null);
  /** The server is thinking about another plan. */
  waiting = $state(false);
  #asked: Payment | null = $state.raw(null);
  #other: Plan | null = $state.raw(null);

  current = $derived.by(() => {
    const asked = this.#asked;
    if (!asked) return null;
    const { wishes, then, waiting } = this;
    return { object: asked.object, plan: this.#other ?? asked.plan, prefer: this.prefer ?? asked.plan.prefer, wishes, then, waiting };
  });

  /** A cost is open, or none is any more. What somebody insists on holds as long as the same thing is being paid for. */
  begin(asked: Payment | null): void {
    const same = asked !== null && this.#asked !== null && isSame(asked.object, this.#asked.object);
    const due = asked?.plan.lines.map(({ part }) => ('resource' in part ? part.resource : null)) ?? [];
    this.wishes = same ? this.wishes.filter((wish) => due.includes(wish.resource)) : [];
    this.#asked = asked;
    this.#other = null;
    this.then = null;
    this.waiting = false;
  }

  /** What the server is to be asked for. */
  get wish(): PlanWish | null {
    return this.current && { prefer: this.current.prefer, wishes: this.wishes };
  }

  insist(resource: Resource, by: Source): void {
    this.wishes = [...this.wishes.filter((wish) => wish.resource !== resource), { resource, by }];
  }

  /** Only the last wish counts: with the others there is no way to pay. */
  forgetOldWishes(): void {
    this.wishes = this.wishes.slice(-1);
  }

  replan(plan: Plan): void {
    this.#other = plan;
    this.then = null;
    this.waiting = false;
  }
}
