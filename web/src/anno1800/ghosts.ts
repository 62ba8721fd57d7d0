// Where the cubes of a plan come from and where they will stand, to be drawn on the board before anything is paid.

import type { Facts, Line, Move, Plan, Tier, View, Whereabouts } from '../types/anno1800';
import { data } from './data';
import { spotOf } from './things';

export interface Ghosts {
  /** Fields of the own islands, with the cubes that will come there. */
  work: Map<number, Tier[]>;
  /** How many of the cubes that stand in each district will leave it. */
  leave: Record<Tier, number>;
  /** Used cubes that come back; `field` is that of an industry. */
  back: { tier: Tier; at: Whereabouts; field: number | null }[];
}

export const noGhosts: Ghosts = {
  work: new Map(),
  leave: { farmer: 0, worker: 0, artisan: 0, engineer: 0, investor: 0 },
  back: [],
};

export function ghostsOf(plan: Plan, view: View, facts: Facts): Ghosts {
  const seat = view.viewer;
  const squares = seat === null ? undefined : facts.squares[seat];
  const player = seat === null ? undefined : view.board.players[seat];
  if (!squares || !player) return noGhosts;
  const ghosts: Ghosts = { work: new Map(), leave: { ...noGhosts.leave }, back: [] };
  const fieldsOf = (spot: string) => squares.flatMap(({ spot: one }, field) => (one && spotOf(one) === spot ? [field] : []));
  const standing = (field: number) => player.fields[field]!.work.filter((tier) => tier !== null);
  for (const move of plan.moves) {
    if (typeof move !== 'object') continue;
    if ('shift_end' in move) {
      const { tier, at } = move.shift_end;
      const fields = typeof at === 'string' ? [] : fieldsOf(spotOf(at.at));
      ghosts.back.push({ tier, at, field: fields.find((field) => standing(field).includes(tier)) ?? null });
      ghosts.leave[tier] -= 1;
    }
    if ('work' in move) {
      const tier = data.tokens[move.work.token].industry!.tier;
      const fields = fieldsOf(spotOf(move.work));
      const field = fields.find((one) => standing(one).length + (ghosts.work.get(one)?.length ?? 0) < 2) ?? fields[0];
      if (field !== undefined) ghosts.work.set(field, [...(ghosts.work.get(field) ?? []), tier]);
      ghosts.leave[tier] += 1;
    }
  }
  for (const { part } of plan.lines) if ('cube' in part) ghosts.leave[part.cube] += 1;
  for (const tier of Object.keys(ghosts.leave) as Tier[]) ghosts.leave[tier] = Math.max(0, ghosts.leave[tier]);
  return ghosts;
}

/** The same plan with another used cube that comes back. */
export function withOther(plan: Plan, line: number, shiftEnd: number, at: Whereabouts): Plan {
  const before = wayOf(plan.lines[line])?.shift_ends[shiftEnd];
  if (!before) return plan;
  const old: Move = { shift_end: { tier: before.tier, at: before.at } };
  const place = plan.moves.findIndex((move) => JSON.stringify(move) === JSON.stringify(old));
  const moves = plan.moves.with(place, { shift_end: { tier: before.tier, at } });
  const or = [before.at, ...before.or].filter((one) => JSON.stringify(one) !== JSON.stringify(at));
  const lines = plan.lines.map((one, index) => (index === line ? changed(one, shiftEnd, { ...before, at, or }) : one));
  return place === -1 ? plan : { ...plan, lines, moves };
}

function wayOf(line: Line | undefined): Line['ways'][number] | undefined {
  return line?.ways[line.chosen];
}

function changed(line: Line, index: number, shiftEnd: Line['ways'][number]['shift_ends'][number]): Line {
  const way = wayOf(line)!;
  const ways = line.ways.with(line.chosen, { ...way, shift_ends: way.shift_ends.with(index, shiftEnd) });
  return { ...line, ways };
}
