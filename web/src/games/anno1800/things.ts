// Things on the board, and the moves that tapping them means.

import type { Seat } from '../../types';
import type { Action, CardKind, Facts, Move, Object as Bought, Objective, Reach, Spot, Square, Tier, Token, Whereabouts } from '../../types/anno1800';

/** Something on the board that can be tapped. */
export type Thing =
  | { type: 'action'; action: Action }
  | { type: 'stack'; token: Token }
  | { type: 'card'; kind: CardKind; index: number } // index: place in the hand as shown
  | { type: 'hire'; tier: Tier } // a new cube
  | { type: 'rise'; tier: Tier } // an upgrade from this tier
  | { type: 'expeditions'; count: number }
  | { type: 'old_world' }
  | { type: 'new_world' }
  | { type: 'square'; seat: Seat; field: number }
  | { type: 'cube'; tier: Tier; at: Whereabouts }
  | { type: 'played'; kind: CardKind; index: number }
  | { type: 'objective'; objective: Objective };

export function keyOf(thing: Thing): string {
  switch (thing.type) {
    case 'action':
      return `action:${thing.action}`;
    case 'stack':
      return `stack:${thing.token}`;
    case 'card':
    case 'played':
      return `${thing.type}:${thing.kind}:${thing.index}`;
    case 'hire':
    case 'rise':
      return `${thing.type}:${thing.tier}`;
    case 'expeditions':
      return `expeditions:${thing.count}`;
    case 'square':
      return `square:${thing.seat}:${thing.field}`;
    case 'cube':
      return `cube:${thing.tier}:${placeOf(thing.at)}`;
    case 'objective':
      return `objective:${thing.objective}`;
    default:
      return thing.type;
  }
}

/** One text for a place of a cube. */
export function placeOf(at: Whereabouts): string {
  return typeof at === 'string' ? at : spotOf(at.at);
}

/** One text for equal spots. */
export function spotOf(spot: Spot): string {
  return `${spot.token}#${spot.copy}`;
}

/** What the rules say about something that can be acquired: a stack, a card, a cube, an island. */
export function reachOf(thing: Thing, facts: Facts): Reach | null {
  const among = (list: Reach[], is: (object: Bought) => boolean) => list.find((reach) => is(reach.object)) ?? null;
  switch (thing.type) {
    case 'stack':
      return among(facts.market, (object) => typeof object === 'object' && 'token' in object && object.token === thing.token);
    case 'card':
      return among(facts.hand, (object) => typeof object === 'object' && 'card' in object && object.card === thing.kind);
    case 'hire':
      return among(facts.workforce, (object) => typeof object === 'object' && 'cube' in object && object.cube === thing.tier);
    case 'rise':
      return among(facts.upgrades, (object) => typeof object === 'object' && 'upgrade' in object && object.upgrade === thing.tier);
    case 'expeditions':
      return facts.expeditions[thing.count - 1] ?? null;
    case 'old_world':
      return facts.old_world;
    case 'new_world':
      return facts.new_world;
    default:
      return null;
  }
}

/** Each part of its cost is available, but not all of them together. */
export function isTooMuch({ extra, needs }: Reach): boolean {
  return extra === null && needs.every(({ by }) => by !== null);
}

/** The moves that a thing could mean, likeliest first; the server says which of them is allowed. */
export function movesOf(thing: Thing, facts: Facts): Move[] {
  switch (thing.type) {
    case 'action':
      return [{ action: thing.action }];
    case 'square': {
      const square = facts.squares[thing.seat]?.[thing.field];
      if (!square) return [];
      if (!square.spot) return [{ place: { free: square.terrain } }];
      return [{ place: { over: square.spot } }, { remove: square.spot }];
    }
    case 'cube':
      return [{ raise: { tier: thing.tier, at: thing.at } }, { shift_end: { tier: thing.tier, at: thing.at } }];
    case 'played':
      return [{ activate: thing.kind }];
    case 'objective':
      return [{ use: thing.objective }];
    case 'card':
      return [{ return: thing.kind }];
    default:
      return [];
  }
}

/** To the rules equal squares are one place, and a move means the first of them: only there it happens where it was tapped. */
export function isFirstOfEqual({ seat, field }: { seat: Seat; field: number }, facts: Facts): boolean {
  const squares = facts.squares[seat] ?? [];
  const text = ({ spot, terrain }: Square) => (spot ? spotOf(spot) : terrain);
  return squares.findIndex((one) => text(one) === text(squares[field]!)) === field;
}

/** Whether two moves are the same, whatever the order of their parts. */
export function sameMove(a: Move, b: Move): boolean {
  return isSame(a, b);
}

/** Whether two things that the server names are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b);
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `(${parts.map(([key, part]) => `${key} ${textOf(part)}`).join(',')})`;
}
