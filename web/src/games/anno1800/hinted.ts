// How the hint pays: which way of a line it takes, and whether the plan does the same.

import type { Line, Move, Part, Plan, Way } from '../../types/anno1800';
import { sameMove } from './things';

/** The move that gets a part in this way, if it has one of its own. */
function moveOf({ by }: Way, part: Part): Move | null {
  if (!('resource' in part)) return null;
  if (by === 'import') return { import: part.resource };
  if (typeof by !== 'object') return null;
  if ('work' in by) return { work: by.work.spot };
  if ('card' in by) return { activate: by.card };
  return { trade: { resource: part.resource, seat: by.trade.seat } };
}

const has = (moves: Move[], move: Move) => moves.some((one) => sameMove(one, move));

/** Whether the hint gets the part in this way. */
export function isHinted(way: Way, part: Part, hint: Move[] | null): boolean {
  const move = hint && moveOf(way, part);
  return move ? has(hint, move) : false;
}

/** Whether the plan does what the hint says, so that only paying is left. */
export function followsHint({ lines, moves }: Plan, hint: Move[] | null): boolean {
  if (!hint?.[0] || !has(moves, hint[0])) return false;
  const differs = ({ ways, chosen, part }: Line) =>
    !isHinted(ways[chosen]!, part, hint) && ways.some((way) => isHinted(way, part, hint));
  return !lines.some(differs);
}
