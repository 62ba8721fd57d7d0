// Kinds of moves.

import type { Move, Resource } from '../../types/anno1800';

/** What can be done besides what is asked. */
export function isFree(move: Move): boolean {
  return typeof move === 'object' && ('activate' in move || 'use' in move);
}

export function isSpent(move: Move): boolean {
  return typeof move === 'object' && 'spend' in move;
}

/** Whether a move gets this resource for naval tokens. */
export function isBought(move: Move, resource: Resource): boolean {
  if (typeof move !== 'object') return false;
  return ('trade' in move && move.trade.resource === resource) || ('import' in move && move.import === resource);
}
