// A table at which something is being paid for: the payment is planned with the server and changed until it is right.

import { LiveTable } from '../../table/live.svelte';
import type { Seat } from '../../types';
import type { Payment, Plan, Prefer, Resource, Source, Whereabouts } from '../../types/anno1800';
import type { Anno, Planned, Preview } from './game';
import { ghostsOf, noGhosts, withOther, type Ghosts } from './ghosts';
import { Planning } from './payment.svelte';

export abstract class PayingTable extends LiveTable<Anno> {
  #planning = new Planning();

  payment = $derived(this.mine ? this.#planning.current : null);
  /** The server has said what follows from the payment. */
  protected canPay: boolean = $derived(this.payment !== null && !this.payment.waiting && this.payment.then !== null);
  /** What the payment would change on the board. */
  ghosts: Ghosts = $derived.by(() => {
    const { shown } = this;
    const plan = this.planShown();
    return shown && plan ? ghostsOf(plan, shown.view, shown.facts) : noGhosts;
  });

  /** The plan that the board shows. */
  protected planShown(): Plan | null {
    return this.payment?.plan ?? null;
  }

  // ---- What people do

  /** Saves something else first. */
  save(prefer: Prefer): void {
    this.#planning.save(prefer);
    this.#replan();
  }

  choose(resource: Resource, by: Source): void {
    this.#planning.insist(resource, by);
    this.#replan();
  }

  comeBack(line: number, shiftEnd: number, at: Whereabouts): void {
    const plan = this.payment?.plan;
    if (!plan) return;
    this.#planning.replan(withOther(plan, line, shiftEnd, at));
    this.#preview();
  }

  /** Pays up to a line, so that the game asks which naval tokens to use. */
  chooseTokens(line: number): void {
    const moves = this.payment ? this.#planning.upTo(line) : [];
    if (moves.length > 0 && !this.busy) this.step(moves);
  }

  // ---- What the table says

  /** A cost has become due, or none is due any more. */
  protected beginPayment(payer: Seat | null, asked: Payment | null): void {
    this.#planning.sitDown(payer);
    this.#planning.begin(asked);
  }

  /** Asks what follows from the payment, as the server proposes it or as the player wants it. */
  protected planPayment(): void {
    if (this.#planning.hasWishes) this.#replan();
    else this.#preview();
  }

  protected forgetPaymentQuestions(): void {
    this.#planning.forgetQuestions();
  }

  protected override previewed({ id, then }: Preview): void {
    this.#planning.answered(id, then);
  }

  protected override planned({ id, plan }: Planned): void {
    if (id !== this.#planning.asking.plan || (plan && 'parts' in plan)) return;
    const next = this.#planning.planned(plan);
    if (next === 'then') this.#preview();
    if (next === 'plan') this.#replan();
  }

  /** If it cannot be paid like this, the server plans again. */
  protected refusedPayment(id: string): void {
    if (id === this.#planning.asking.then && this.payment) this.#replan();
    else this.#planning.waiting = false;
  }

  #replan(): void {
    const wish = this.#planning.wish;
    if (!wish) return;
    this.refusal = null;
    this.#planning.waiting = true;
    this.#planning.asking.plan = this.planFor(wish);
  }

  #preview(): void {
    const moves = this.#planning.current?.plan.moves ?? [];
    this.#planning.asking.then = moves.length > 0 ? this.preview(moves) : null;
  }
}
