// Which chooser is open: a matter of the page, not a move.

import type { Action, Facts, Move } from '../../types/anno1800';

export type Mode = Action | 'shift_end' | 'remove' | 'raise';
/** Whether something like this could be done now. */
type Can = (what: 'shift_end' | 'remove' | 'raise') => boolean;

/** Actions with an object: first a chooser opens. The others begin at once. */
const choosing: Action[] = ['expand', 'play', 'workforce', 'upgrade', 'expedition'];

export function hasChooser(action: Action): boolean {
  return choosing.includes(action);
}

export class Chooser {
  mode: Mode | null = $state(null);
  /** The action was begun in order to remove a token first. */
  #removesFirst = false;

  removeFirst(): void {
    this.#removesFirst = true;
  }

  /** Another position has arrived. Without facts nothing is asked of the viewer. `enough`: as many parts came as were wanted. */
  arrive(facts: Facts | undefined, can: Can, enough: boolean): void {
    const next = facts ? this.#further(facts, can) : null;
    this.mode = enough && next !== 'raise' ? null : next;
    this.#removesFirst = false;
  }

  /** Continues what was in progress. */
  goOn(facts: Facts, can: Can): void {
    this.mode = this.#further(facts, can);
  }

  /** The chooser of an action that can continue. */
  #further(facts: Facts, can: Can): Mode | null {
    if (this.#removesFirst && can('remove')) return 'remove';
    // Free upgrades lapse at the end of the turn, so nobody must overlook them.
    if (facts.asked === 'turn' && can('raise')) return 'raise';
    return facts.actions.find(({ further }) => further > 0)?.action ?? null;
  }
}

/** Whether the hint points at something in an open chooser. */
export function pointsInto(mode: Mode, hint: Move[] | null): boolean {
  const first = hint?.[0];
  if (typeof first !== 'object') return false;
  if ('action' in first) return first.action === mode;
  if (mode === 'expand') return 'build' in first || 'remove' in first;
  if (mode === 'upgrade') return 'upgrade' in first || 'raise' in first;
  return mode === 'shift_end' ? 'shift_end' in first : mode === 'workforce' && 'hire' in first;
}
