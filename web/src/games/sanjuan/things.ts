// Things on the board, and the moves that tapping them means.

import type { Seat } from '../../types';
import type { City, Decision, Kind, Move, Role, View } from '../../types/sanjuan';

/** Something on the board that can be tapped. The index distinguishes equal cards only on screen. */
export type Thing =
  | { type: 'role'; role: Role }
  | { type: 'card'; kind: Kind; index: number } // index: place in the hand as shown
  | { type: 'place'; seat: Seat; index: number } // a building in a city
  | { type: 'drawn'; kind: Kind; index: number } // drawn by the councillor, not yet kept
  | { type: 'revealed'; kind: Kind; index: number } // turned up by a Gold mine
  | { type: 'cathedral' };

export type Verb =
  | 'role' | 'build' | 'building' | 'cover' | 'pay' | 'produce' | 'sell' | 'keep' | 'discard' | 'exchange' | 'lay' | 'bank' | 'take';

export function keyOf(thing: Thing): string {
  switch (thing.type) {
    case 'role':
      return `role:${thing.role}`;
    case 'place':
      return `place:${thing.seat}:${thing.index}`;
    case 'cathedral':
      return 'cathedral';
    default:
      return `${thing.type}:${thing.index}:${thing.kind}`;
  }
}

/** The verb and the move that a thing means for this question; null if none. */
export function meaning(thing: Thing, asked: Decision, view: View): { verb: Verb; move: Move } | null {
  switch (thing.type) {
    case 'role':
      return asked.ask === 'role' ? { verb: 'role', move: { role: thing.role } } : null;
    case 'cathedral':
      return asked.ask === 'build' ? { verb: 'build', move: { build: 'cathedral' } } : null;
    case 'drawn':
      return asked.ask === 'keep' ? { verb: 'keep', move: { keep: thing.kind } } : null;
    case 'revealed':
      return asked.ask === 'gold_mine_take' ? { verb: 'take', move: { take: thing.kind } } : null;
    case 'card':
      return cardMeaning(thing.kind, asked);
    case 'place':
      return thing.seat === view.viewer ? placeMeaning(cityOf(view, thing.seat), thing.index, asked) : null;
  }
}

function cardMeaning(kind: Kind, asked: Decision): { verb: Verb; move: Move } | null {
  switch (asked.ask) {
    case 'build':
      return { verb: 'build', move: { build: kind } };
    case 'pay':
      return { verb: 'pay', move: { pay: kind } };
    case 'starting_hand':
    case 'archive':
    case 'hand_limit':
      return { verb: 'discard', move: { discard: kind } };
    case 'office':
      return { verb: 'exchange', move: { exchange: kind } };
    case 'chapel':
      return { verb: 'lay', move: { lay: kind } };
    case 'bank':
      return { verb: 'bank', move: { bank: kind } };
    default:
      return null;
  }
}

function placeMeaning(city: City, index: number, asked: Decision): { verb: Verb; move: Move } | null {
  const place = city.places[index];
  if (!place) return null;
  const { kind, good } = place;
  switch (asked.ask) {
    case 'over':
      return { verb: 'cover', move: { over: { kind, good } } };
    case 'pay':
      return good ? { verb: 'pay', move: { pay_good: kind } } : null;
    case 'produce':
      return good ? null : { verb: 'produce', move: { produce: kind } };
    case 'sell':
      return good ? { verb: 'sell', move: { sell: kind } } : null;
    default:
      return null;
  }
}

export function cityOf(view: View, seat: Seat): City {
  return view.board.cities[seat]!;
}

/** Every thing that could mean a move of the viewer, in screen order. */
export function thingsOf(view: View): Thing[] {
  const seat = view.viewer;
  if (seat === null) return [];
  const cards = (type: 'card' | 'drawn' | 'revealed', kinds: Kind[]): Thing[] =>
    kinds.map((kind, index) => ({ type, kind, index }));
  const roles: Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];
  return [
    ...roles.map((role): Thing => ({ type: 'role', role })),
    ...cityOf(view, seat).places.map((_, index): Thing => ({ type: 'place', seat, index })),
    ...cards('card', view.hands[seat] ?? []),
    ...cards('drawn', view.drawn),
    ...cards('revealed', view.board.revealed),
    { type: 'cathedral' },
  ];
}

export function sameMove(a: Move, b: Move): boolean {
  return nameOf(a) === nameOf(b);
}

/** One text for equal moves, whatever the order of their parts. */
function nameOf(move: Move): string {
  if (typeof move === 'string') return move;
  if ('over' in move) return `over ${move.over.kind} ${move.over.good}`;
  return Object.entries(move)[0]!.join(' ');
}
