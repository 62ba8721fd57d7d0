// What follows from the position of a turn, by the server's facts.

import type { Legal, Then } from '../../types';
import type { Move } from '../../types/anno1800';
import type { Shown } from './game';
import type { Wanted } from './intent.svelte';
import { isSpent } from './kinds';
import { sameMove } from './things';

/** A move that answers the question without tapping a thing. */
export interface Answer {
  move: Move;
  then: Then;
  hinted: boolean;
}

export function answersIn(legal: Legal<Move>[], hint: Move[] | null): Answer[] {
  const first = hint?.[0];
  const named = ({ move }: Legal<Move>) => (typeof move === 'string' ? move !== 'end' && move !== 'later' : isSpent(move));
  return legal.filter(named).map(({ move, then }) => ({ move, then, hinted: first !== undefined && sameMove(first, move) }));
}

/** The turn has no action left, and the last one is over. */
export function isDone({ view, facts }: Shown): boolean {
  return facts.asked === 'turn' && view.board.turn.actions === 0 && facts.actions.every(({ further }) => further === 0);
}

/** Any number of expedition cards has the same price (A19.1), so as many as possible are proposed. */
export function proposedExpeditions({ facts, view }: Shown): Wanted | null {
  const within = facts.expeditions.slice(0, Math.max(1, view.board.expeditions));
  const count = within.findLastIndex(({ moves }) => moves.length > 0) + 1;
  return count === 0 ? null : { moves: within[count - 1]!.moves, thing: { type: 'expeditions', count } };
}
