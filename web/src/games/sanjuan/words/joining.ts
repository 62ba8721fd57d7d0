// Which events belong together for a listener.

import type { Seat } from '../../../types';
import type { Cause, Event } from '../../../types/sanjuan';
import { isProduction } from './names';

type OfCards = Extract<Event, { event: 'paid' | 'kept' | 'discarded' | 'laid' }>;

/**
 * Joins events about single cards into one about several, and drops what is already told: the cards paid for a building, and
 * that a player who made or sold something did no more of it.
 */
export function joined(events: Event[]): Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && isOfCards(last) && isOfCards(event) && sameCards(last, event)) told[told.length - 1] = add(last, event);
    else if (!last || !ends(last, event)) told.push(event);
  }
  return withoutToldPrices(told);
}

/** Without the building that this player is still paying for: it is a plan, not something that happened. */
export function withoutPlan(events: Event[], seat: Seat | null): Event[] {
  const begun = events.findLastIndex((event) => event.event === 'built' && event.seat === seat);
  return begun < 0 ? events : events.slice(0, begun);
}

/** Whether two events are told as one list. */
export function sameList(a: Event, b: Event): boolean {
  if (a.event === 'sold' && b.event === 'sold') return a.seat === b.seat;
  if (a.event !== 'produced' || b.event !== 'produced') return false;
  return a.seat === b.seat && isProduction(a.kind) && isProduction(b.kind);
}

/** What somebody else does as councillor, in numbers. */
export interface Council {
  seat: Seat;
  /** The role was taken, too. */
  takes: boolean;
  drew: number;
  /** Null while that is not chosen. */
  kept: number | null;
}

/** Whether both are part of what somebody else does as councillor, with cards that the viewer does not know. */
export function sameCouncil(a: Event, b: Event, viewer: Seat | null): boolean {
  return isOfCouncil(a) && isOfCouncil(b) && a.seat === b.seat && a.seat !== viewer;
}

/** A run of such events; null if it is none, or only a part that is told like others of its kind. */
export function councilOf(run: Event[]): Council | null {
  const [first, second] = run;
  if (!first || !second || !isOfCouncil(first) || !isOfCouncil(second)) return null;
  const count = (name: Event['event']) => run.reduce((sum, event) => sum + (event.event === name && 'count' in event ? event.count : 0), 0);
  const kept = run.some(({ event }) => event === 'kept') ? count('kept') : null;
  return { seat: first.seat, takes: first.event === 'role', drew: count('drew') || count('kept') + count('discarded'), kept };
}

function isOfCouncil(event: Event): event is Extract<Event, { seat: Seat }> {
  if (event.event === 'role') return event.role === 'councillor';
  if (event.event === 'kept') return event.cards === null;
  return (event.event === 'drew' || event.event === 'discarded') && event.cards === null && sameCause(event.cause, { role: 'councillor' });
}

function isOfCards(event: Event): event is OfCards {
  return ['paid', 'kept', 'discarded', 'laid'].includes(event.event);
}

/** Whether both say the same about the same player. */
function sameCards(a: OfCards, b: OfCards): boolean {
  if (a.event !== b.event || a.seat !== b.seat) return false;
  if (a.event === 'discarded' && b.event === 'discarded') return sameCause(a.cause, b.cause);
  if (a.event === 'laid' && b.event === 'laid') return a.under === b.under;
  return true;
}

function sameCause(a: Cause, b: Cause): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function add(a: OfCards, b: OfCards): OfCards {
  const cards = a.cards === null || b.cards === null ? null : [...a.cards, ...b.cards];
  return { ...a, count: a.count + b.count, cards };
}

/** Whether the second event only ends what the first one was part of. */
function ends(last: Event, next: Event): boolean {
  if (next.event !== 'passed' || !('seat' in last) || last.seat !== next.seat) return false;
  if (last.event === 'produced') return sameCause(next.at, { role: 'producer' });
  return last.event === 'sold' && sameCause(next.at, { role: 'trader' });
}

/** Drops payments that only repeat the cost of the building before them. */
function withoutToldPrices(events: Event[]): Event[] {
  let price: { seat: number; cost: number } | null = null;
  return events.filter((event) => {
    if (event.event === 'built') price = event;
    if (event.event !== 'paid' || event.cards !== null) return true;
    const told = price?.seat === event.seat && price.cost === event.count;
    price = null;
    return !told;
  });
}
