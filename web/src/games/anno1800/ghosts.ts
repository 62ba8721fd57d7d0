// Where the cubes of a plan come from and go to, drawn on the board before anything is paid.

import type { Facts, Line, Move, Plan, ShiftEnd, Tier, View, Way, Whereabouts } from '../../types/anno1800';
import { data } from './data';
import { isSame, spotOf } from './things';

export interface Ghosts {
  /** Fields of the player's islands, with the cubes that will go there. */
  work: Map<number, Tier[]>;
  /** How many of the cubes in each district will leave it. */
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
  /** The cubes there, without those that the plan has brought back by then. */
  const standing = (field: number) => {
    const tiers = player.fields[field]!.work.filter((tier) => tier !== null);
    for (const back of ghosts.back) if (back.field === field) tiers.splice(tiers.indexOf(back.tier), 1);
    return tiers;
  };
  const taken = (field: number) => standing(field).length + (ghosts.work.get(field)?.length ?? 0);
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
      const field = fields.find((one) => taken(one) < player.fields[one]!.work.length) ?? fields[0];
      if (field !== undefined) ghosts.work.set(field, [...(ghosts.work.get(field) ?? []), tier]);
      ghosts.leave[tier] += 1;
    }
  }
  for (const { part } of plan.lines) if ('cube' in part) ghosts.leave[part.cube] += 1;
  for (const tier of Object.keys(ghosts.leave) as Tier[]) ghosts.leave[tier] = Math.max(0, ghosts.leave[tier]);
  return ghosts;
}

/** The same plan with another used cube coming back; a cube that took that one's place takes the first one's. */
export function withOther(plan: Plan, line: number, shiftEnd: number, at: Whereabouts): Plan {
  const ends = plan.lines.flatMap((one, index) => wayOf(one).shift_ends.map((end, n) => ({ line: index, n, ...end })));
  const moves = plan.moves.flatMap((move, place) => (typeof move === 'object' && 'shift_end' in move ? [place] : []));
  const chosen = ends.find((end) => end.line === line && end.n === shiftEnd);
  // The moves follow the order of the lines; if not, nothing is changed.
  const inOrder = moves.every((place, index) => isSame(plan.moves[place], endOf(ends[index])));
  if (!chosen || ends.length !== moves.length || !inOrder) return plan;
  const other = ends.find((end) => end !== chosen && end.tier === chosen.tier && isSame(end.at, at));
  const places = ends.map((end) => (end === chosen ? at : end === other ? chosen.at : end.at));
  const changed = ends.map((end, index) => ({ ...end, at: places[index]!, or: swapped(end.or, end.at, places[index]!) }));
  return {
    ...plan,
    lines: plan.lines.map((one, index) => withEnds(one, changed.filter((end) => end.line === index))),
    moves: plan.moves.map((move, place) => (moves.includes(place) ? endOf(changed[moves.indexOf(place)])! : move)),
  };
}

function wayOf(line: Line): Way {
  return line.ways[line.chosen]!;
}

function endOf(end: ShiftEnd | undefined): Move | undefined {
  return end && { shift_end: { tier: end.tier, at: end.at } };
}

/** The other places, after a cube was taken from one of them instead of the first. */
function swapped(or: Whereabouts[], before: Whereabouts, now: Whereabouts): Whereabouts[] {
  return [before, ...or].filter((one) => !isSame(one, now));
}

function withEnds(line: Line, ends: ShiftEnd[]): Line {
  const shift_ends = ends.map(({ tier, at, gold, or }) => ({ tier, at, gold, or }));
  return { ...line, ways: line.ways.with(line.chosen, { ...wayOf(line), shift_ends }) };
}
