// How something was paid for, collected from single events.

import type { Seat } from '../../../types';
import type { Event, Resource, Spent } from '../../../types/anno1800';

export interface Payment {
  /** Cubes that worked or were exhausted. */
  cubes: number;
  tokens: Spent;
  /** Gold for shift ends. */
  shiftEnds: number;
  traded: { resource: Resource; partner: Seat; gold: number }[];
  imported: Resource[];
  /** From cards. */
  received: Resource[];
  /** Gold in place of cards, or for an objective card. */
  gold: number;
}

const SORTS = ['worked', 'traded', 'imported', 'received', 'spent', 'exhausted', 'shift_end', 'paid_gold'] as const;

export type Paying = Extract<Event, { event: (typeof SORTS)[number] }>;

export function isPaying(event: Event): event is Paying {
  return (SORTS as readonly string[]).includes(event.event);
}

export function nothingPaid(): Payment {
  const tokens = { trade: 0, temporary_trade: 0, exploration: 0, temporary_exploration: 0 };
  return { cubes: 0, tokens, shiftEnds: 0, traded: [], imported: [], received: [], gold: 0 };
}

export function isNothing(paid: Payment): boolean {
  return JSON.stringify(paid) === JSON.stringify(nothingPaid());
}

export function sumOf(a: Payment, b: Payment): Payment {
  return {
    cubes: a.cubes + b.cubes,
    tokens: sumOfTokens(a.tokens, b.tokens),
    shiftEnds: a.shiftEnds + b.shiftEnds,
    traded: [...a.traded, ...b.traded],
    imported: [...a.imported, ...b.imported],
    received: [...a.received, ...b.received],
    gold: a.gold + b.gold,
  };
}

function sumOfTokens(a: Spent, b: Spent): Spent {
  return {
    trade: a.trade + b.trade,
    temporary_trade: a.temporary_trade + b.temporary_trade,
    exploration: a.exploration + b.exploration,
    temporary_exploration: a.temporary_exploration + b.temporary_exploration,
  };
}

/** What one event adds. */
export function paidBy(event: Paying): Payment {
  const nothing = nothingPaid();
  switch (event.event) {
    case 'worked':
    case 'exhausted':
      return { ...nothing, cubes: 1 };
    case 'spent':
      return { ...nothing, tokens: event.tokens };
    case 'shift_end':
      return { ...nothing, shiftEnds: event.gold };
    case 'traded':
      return { ...nothing, traded: [event] };
    case 'imported':
      return { ...nothing, imported: [event.resource] };
    case 'received':
      return { ...nothing, received: [event.resource] };
    case 'paid_gold':
      return { ...nothing, gold: event.gold };
  }
}
