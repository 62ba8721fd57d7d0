// A table at which new cubes or upgrades are gathered: all of them are planned together, confirmed once, and sent one after the
// other, for each may draw a card.

import type { Facts, Move, Object as Bought, Plan, Prefer, Reach, Resource, Source, Whereabouts } from '../../types/anno1800';
import type { Planned } from './game';
import { PayingTable } from './paying.svelte';
import { Parts, type SeveralAction } from './several.svelte';
import { isSame } from './things';

export abstract class GatheringTable extends PayingTable {
  #parts = new Parts();

  /** What is wanted, and how it would be paid. */
  gathered = $derived.by(() => {
    const { wanted, plan, waiting, impossible } = this.#parts;
    return { wanted, plan, waiting, impossible, prefer: this.#parts.prefer ?? plan?.prefer ?? 'gold' };
  });
  /** The parts are being sent one after the other. */
  sending: boolean = $derived(this.#parts.running);
  protected canSend: boolean = $derived(this.#parts.plan !== null && !this.#parts.waiting);

  // ---- What the page asks

  wanted(object: Bought): number {
    return this.#parts.count(object);
  }

  /** How many parts the action may have now. */
  most(action: SeveralAction): number {
    const chances = this.shown?.facts.actions.find((one) => one.action === action);
    return chances ? chances.further || chances.most : 0;
  }

  /** What the rules say about a new cube or an upgrade after those that are wanted. */
  protected factsThen(facts: Facts): Facts {
    const { plan } = this.#parts;
    if (!plan) return facts;
    const of = (list: Reach[]) => list.map((reach) => plan.next.find((one) => isSame(one.object, reach.object)) ?? reach);
    return { ...facts, workforce: of(facts.workforce), upgrades: of(facts.upgrades) };
  }

  protected override planShown(): Plan | null {
    const { plan } = this.#parts;
    if (!plan) return super.planShown();
    const plans = plan.parts.map((part) => part.plan);
    const { prefer, totals } = plan;
    return { prefer, totals, lines: plans.flatMap(({ lines }) => lines), moves: plans.flatMap(({ moves }) => moves) };
  }

  // ---- What people do

  want(object: Bought): void {
    this.#change((parts) => parts.add(object));
  }

  /** One less. */
  unwant(object: Bought): void {
    this.refusal = null;
    this.#change((parts) => parts.remove(object));
  }

  /** Where a part takes a resource from. */
  insistOn(part: number, resource: Resource, by: Source): void {
    this.#change((parts) => parts.insist(part, resource, by));
  }

  /** Which cube rises. */
  raiseAt(part: number, at: Whereabouts): void {
    this.#change((parts) => parts.rise(part, at));
  }

  saveInAll(prefer: Prefer): void {
    this.#change((parts) => parts.save(prefer));
  }

  // ---- What the table says

  protected override planned(message: Planned): void {
    const { id, plan } = message;
    if (id !== this.#parts.asked) return super.planned(message);
    this.#parts.planned(plan && 'parts' in plan ? plan : null);
  }

  /** Sends the first part. */
  protected send(): void {
    this.#parts.begin();
    this.#sendNext();
  }

  /** The moves that begin the first part, which is then paid by itself. */
  protected sendOne(): Move[] {
    const first = this.#parts.takeFirst();
    const at = first?.plan.moves.findIndex((move) => typeof move === 'object' && ('hire' in move || 'upgrade' in move)) ?? -1;
    return first?.plan.moves.slice(0, at + 1) ?? [];
  }

  /** A new position has come while parts are being sent. Says whether the next was sent, or all have come. */
  protected goOnSending(facts: Facts | undefined): 'sent' | 'done' | 'stopped' {
    const goesOn = facts?.asked === 'turn' && facts.actions.some(({ further }) => further > 0);
    if (this.#parts.isLast) {
      this.#parts.clear();
      return 'done';
    }
    if (goesOn) {
      this.#sendNext();
      return 'sent';
    }
    this.#parts.stop(true);
    return 'stopped';
  }

  /** The server refused a part: what has not come is still wanted. */
  protected stopSending(): void {
    this.#parts.stop(false);
    this.#planAll();
  }

  /** After another position: what is still wanted is planned anew while its chooser is open. */
  protected keepWanted(action: SeveralAction | null): void {
    if (action === null || !this.#parts.isOf(action)) return this.#parts.clear();
    this.#parts.limit(this.most(action));
    this.#parts.outdate();
    this.#planAll();
  }

  /** The same position came once more: questions asked before it are not answered any more. */
  protected askAgain(): void {
    if (this.#parts.waiting) this.#planAll();
  }

  protected forgetWanted(): void {
    this.#parts.clear();
  }

  /** What is being sent cannot be changed any more. */
  #change(change: (parts: Parts) => void): void {
    if (this.sending) return;
    change(this.#parts);
    this.#planAll();
  }

  #sendNext(): void {
    const moves = this.#parts.next();
    if (moves) this.step(moves);
  }

  #planAll(): void {
    if (this.#parts.wanted.length === 0) return;
    this.refusal = null;
    this.#parts.waiting = true;
    this.#parts.asked = this.planFor(this.#parts.wish);
  }
}
