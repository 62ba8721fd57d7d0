// What a festival brings home (A20.1), and what goes back to the supply (A20.2).

import type { Naval, Player } from '../../../types/anno1800';
import { cubesOf } from '../rivals';

export interface Home {
  /** Cubes by tier. */
  work: number[];
  exhausted: number[];
  tokens: Record<Naval, number>;
  /** Tokens from cards. */
  lost: Record<Naval, number>;
}

export function homeOf(player: Player): Home {
  const cubes = cubesOf(player);
  return {
    work: cubes.map(({ work }) => work),
    exhausted: cubes.map(({ exhausted }) => exhausted),
    tokens: { trade: player.trade.exhausted, exploration: player.exploration.exhausted },
    lost: { trade: player.trade.temporary, exploration: player.exploration.temporary },
  };
}

/** Whether anything comes home. */
export function comesHome({ work, exhausted, tokens }: Home): boolean {
  return [...work, ...exhausted, ...Object.values(tokens)].some((n) => n > 0);
}
