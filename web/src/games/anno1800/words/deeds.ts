// Which events are one deed for a listener: what somebody did, how it was paid for, and the cards drawn for it.

import type { Seat } from '../../../types';
import type { CardKind, Deck, Effect, Event } from '../../../types/anno1800';
import { data } from '../data';
import { isNothing, isPaying, nothingPaid, paidBy, sumOf, type Paying, type Payment } from './paid';

/** Cards that were drawn; null if they are not shown. */
export interface Draw {
  deck: Deck;
  count: number;
  cards: CardKind[] | null;
}

/** One thing that somebody did, perhaps several times. */
export interface Deed {
  seat: Seat | null;
  /** What was done: similar events. None if only the payment is known so far. */
  done: Event[];
  paid: Payment;
  drawn: Draw[];
  /** An automatic consequence that need not be told again. */
  follows: { event: Event['event']; left: number } | null;
}

/** Things that somebody pays for. */
const PAID_FOR: Event['event'][] = ['built', 'played', 'gained', 'raised', 'old_world', 'new_world', 'expeditions'];

/** Things that are done several times and told as one. */
const REPEATED: Event['event'][] = ['gained', 'raised', 'built', 'returned'];

/** Joins events into deeds. Actions, turns and the card being paid for are left out, unless nothing has come of them yet. */
export function deedsOf(events: Event[]): Deed[] {
  const gathering = new Gathering();
  for (const event of events) if (isWorthTelling(event)) gathering.add(event);
  return gathering.end();
}

class Gathering {
  #deeds: Deed[] = [];
  #paid = nothingPaid();
  #payer: Seat = 0;
  /** The round of the last turn; zero right after the deal. */
  #round: number | null = null;

  add(event: Event): void {
    if (event.event === 'turn') return this.#turn(event);
    if (isPaying(event)) return this.#pay(event);
    const last = this.#deeds.at(-1);
    if (event.event === 'drew' && last && (last.seat === event.seat || last.done[0]?.event === 'dealt')) {
      // The first hands are not news.
      if (last.seat !== null) last.drawn.push(event);
    } else if (last && follows(last, event)) {
      last.follows!.left -= 1;
    } else if (last && repeats(last, event)) {
      last.done.push(event);
      last.paid = sumOf(last.paid, this.#take(event));
    } else {
      this.#begin(event, last);
    }
  }

  end(): Deed[] {
    if (!isNothing(this.#paid)) this.#deeds.push({ ...deed(this.#payer, []), paid: this.#paid });
    // An action is told by what is done with it.
    return this.#deeds.filter(({ done }) => done[0]?.event !== 'action');
  }

  #begin(event: Event, last: Deed | undefined): void {
    const seat = 'seat' in event ? event.seat : null;
    if (last?.done[0]?.event === 'action' && last.seat === seat) this.#deeds.pop();
    if (event.event === 'played') this.#deeds = this.#deeds.filter((one) => !isAnnounced(one) || one.seat !== seat);
    if (event.event === 'dealt') this.#round = 0;
    // What such a card gave is told with the payment.
    if (event.event === 'activated' && typeof event.effect === 'object' && 'resource' in event.effect) return;
    const drawn = event.event === 'drew' ? [event] : [];
    this.#deeds.push({ ...deed(seat, [event]), paid: this.#take(event), drawn, follows: followsOf(event) });
  }

  #turn(event: Extract<Event, { event: 'turn' }>): void {
    if (this.#round !== null && this.#round !== event.round) this.#deeds.push(deed(null, [event]));
    this.#round = event.round;
  }

  #pay(event: Paying): void {
    const last = this.#deeds.at(-1);
    const own = last !== undefined && last.seat === event.seat && isOfLast(last, event);
    if (own) last.paid = sumOf(last.paid, paidBy(event));
    else this.#paid = sumOf(this.#paid, paidBy(event));
    this.#payer = event.seat;
  }

  /** The payment for something that has a cost. */
  #take(event: Event): Payment {
    const free = !PAID_FOR.includes(event.event) || (event.event === 'raised' && event.free);
    if (free) return nothingPaid();
    const paid = this.#paid;
    this.#paid = nothingPaid();
    return paid;
  }
}

function deed(seat: Seat | null, done: Event[]): Deed {
  return { seat, done, paid: nothingPaid(), drawn: [], follows: null };
}

function isAnnounced({ done }: Deed): boolean {
  return done[0]?.event === 'announced';
}

/** Whether a payment belongs to the last deed: the price of an objective card, gold in place of a card. */
function isOfLast(last: Deed, event: Paying): boolean {
  const used = last.done[0]?.event === 'used' ? last.done[0].objective : null;
  if (event.event === 'spent') {
    return used !== null && typeof event.purpose === 'object' && 'objective' in event.purpose;
  }
  if (event.event === 'exhausted') return used === 'aarhant' && isNothing(last.paid);
  return event.event === 'paid_gold' && last.done[0]?.event !== 'action' && !isAnnounced(last);
}

function repeats(last: Deed, event: Event): boolean {
  const first = last.done[0];
  if (!first || !('seat' in event) || last.seat !== event.seat) return false;
  // Free upgrades are what such a card does.
  if (event.event === 'raised' && event.free && upgrades(first)) return true;
  if (first.event !== event.event || !REPEATED.includes(event.event)) return false;
  return first.event !== 'raised' || event.event !== 'raised' || first.free === event.free;
}

function upgrades(event: Event): boolean {
  return event.event === 'activated' && typeof event.effect === 'object' && 'upgrades' in event.effect;
}

function follows(last: Deed, event: Event): boolean {
  return last.follows !== null && last.follows.left > 0 && last.follows.event === event.event && isHidden(event);
}

/** Expedition cards that the viewer sees are told. */
function isHidden(event: Event): boolean {
  return event.event !== 'expeditions' || event.cards === null;
}

function followsOf(event: Event): Deed['follows'] {
  if (event.event === 'activated') return effectOf(event.effect);
  if (event.event === 'used') return { event: event.objective === 'aarhant' ? 'gift' : 'more_actions', left: 1 };
  if (event.event !== 'old_world') return null;
  const { bonus } = data.old_world[event.island];
  return 'effect' in bonus ? effectOf(bonus.effect) : null;
}

function effectOf(effect: Effect): Deed['follows'] {
  if (effect === 'action') return { event: 'more_actions', left: 1 };
  if ('cubes' in effect) return { event: 'gained', left: effect.cubes.count };
  if ('receive' in effect) return { event: 'gift', left: 1 };
  return 'expeditions' in effect ? { event: 'expeditions', left: 1 } : null;
}

/** A draw from an empty stack or an empty gift is not told. */
function isWorthTelling(event: Event): boolean {
  switch (event.event) {
    case 'drew':
    case 'expeditions':
      return event.count > 0;
    case 'gift':
      return event.gold + event.trade + event.exploration > 0;
    default:
      return true;
  }
}
