// What is lost with the end of the turn, though it could still be used.

import type { Legal } from '../types';
import type { CardKind, Move, Objective } from '../types/anno1800';
import type { Shown } from './controller.svelte';
import { data } from './data';

export interface Lapsing {
  /** Actions that can still be begun. */
  actions: number;
  upgrades: boolean;
  /** Played cards whose effect can be used now, and never again. */
  cards: CardKind[];
  objectives: Objective[];
  /** No turn follows: everything lapses. */
  last: boolean;
}

/** What lapses if the turn ends now; null where nothing does that could be used. */
export function lapsingAt(legal: Legal<Move>[], { view, facts }: Shown): Lapsing | null {
  const { round, last_round, turn } = view.board;
  const last = round === last_round;
  const moves = legal.flatMap(({ move }) => (typeof move === 'object' ? [move] : []));
  const lapsing: Lapsing = {
    actions: facts.actions.some(({ now, more }) => now + more > 0) ? turn.actions : 0,
    upgrades: moves.some((move) => 'raise' in move),
    cards: moves.flatMap((move) => ('activate' in move && (last || goesOut(move.activate)) ? [move.activate] : [])),
    objectives: moves.flatMap((move) => ('use' in move && last ? [move.use] : [])),
    last,
  };
  const any = lapsing.actions > 0 || lapsing.upgrades || lapsing.cards.length > 0 || lapsing.objectives.length > 0;
  return any ? lapsing : null;
}

/** Hand cards go back only in the turn in which the card was played (A22.8); other effects stay. */
function goesOut(kind: CardKind): boolean {
  const { effect } = data.cards[kind]!;
  return typeof effect === 'object' && 'return' in effect;
}
