// The cubes in the districts before and after something is paid.

import { TIERS, type Line, type Move, type Object as Bought, type Tier, type Whereabouts } from '../../types/anno1800';
import { data } from './data';
import type { Shown } from './game';

/** What is done: the moves that pay, the lines they pay for, and what comes of it. */
export interface Doing {
  moves: Move[];
  lines: Line[];
  parts: { object: Bought; rises?: Whereabouts | null }[];
}

export interface Ready {
  tier: Tier;
  before: number;
  after: number;
}

/** The tiers whose number of ready cubes changes. */
export function readyAfter({ view }: Shown, { moves, lines, parts }: Doing): Ready[] {
  if (view.viewer === null) return [];
  const { cubes } = view.board.players[view.viewer]!;
  const change = TIERS.map(() => 0);
  const add = (tier: Tier | undefined, n: number) => {
    if (tier) change[TIERS.indexOf(tier)]! += n;
  };
  for (const move of moves) {
    if (typeof move !== 'object') continue;
    if ('work' in move) add(data.tokens[move.work.token].industry?.tier, -1);
    if ('shift_end' in move) add(move.shift_end.tier, 1);
  }
  for (const { part } of lines) if ('cube' in part) add(part.cube, -1);
  for (const { object, rises } of parts) {
    if (typeof object !== 'object') continue;
    if ('cube' in object) add(object.cube, 1);
    if ('upgrade' in object && rises === 'district') {
      add(object.upgrade, -1);
      add(TIERS[TIERS.indexOf(object.upgrade) + 1], 1);
    }
  }
  return TIERS.flatMap((tier, index) => {
    const before = cubes[index]!;
    return change[index] ? [{ tier, before, after: before + change[index] }] : [];
  });
}
