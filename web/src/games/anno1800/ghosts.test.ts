import { expect, it } from 'vitest';
import type { Line, Plan, Source, Whereabouts } from '../../types/anno1800';
import { ghostsOf, withOther } from './ghosts';
import { facts, SPENT, view } from './words/examples';

const kiln: Whereabouts = { at: { token: 'charcoal_kiln', copy: 0 } };
const brickworks: Whereabouts = { at: { token: 'brickworks', copy: 0 } };
const work: Source = { work: { spot: { token: 'warehouse', copy: 0 }, room: null } };
const none = { trade: 0, exploration: 0, gold: 0 };

function line(resource: 'coal' | 'goods', at: Whereabouts, or: Whereabouts[]): Line {
  const end = { tier: 'artisan' as const, at, gold: 3, or };
  const way = { by: work, shift_ends: [end], tokens: [], sum: { tokens: 0, gold: 3, cubes: 1 } };
  return { part: { resource }, ways: [way], chosen: 0 };
}

const plan: Plan = {
  prefer: 'tokens',
  lines: [line('coal', 'exhausted', [kiln, brickworks]), line('goods', kiln, [brickworks])],
  totals: {
    sum: { tokens: 0, gold: 6, cubes: 2 }, cubes: [0, 0, 2, 0, 0], spent: SPENT, before: none, after: none, receives: [],
  },
  moves: [
    { shift_end: { tier: 'artisan', at: 'exhausted' } },
    { work: { token: 'charcoal_kiln', copy: 0 } },
    { shift_end: { tier: 'artisan', at: kiln } },
    { work: { token: 'warehouse', copy: 0 } },
  ],
};

it('takes another used cube for the line that was meant', () => {
  const changed = withOther(plan, 1, 0, brickworks);
  expect(changed.moves[0]).toEqual(plan.moves[0]);
  expect(changed.moves[2]).toEqual({ shift_end: { tier: 'artisan', at: brickworks } });
  expect(changed.lines[1]!.ways[0]!.shift_ends[0]).toMatchObject({ at: brickworks, or: [kiln] });
});

it('exchanges two lines where the other takes that cube already', () => {
  const { moves } = withOther(plan, 0, 0, kiln);
  expect([moves[0], moves[2]]).toEqual([
    { shift_end: { tier: 'artisan', at: kiln } },
    { shift_end: { tier: 'artisan', at: 'exhausted' } },
  ]);
});

it('leaves a plan alone whose moves come in another order', () => {
  const other = { ...plan, moves: [plan.moves[2]!, plan.moves[0]!] };
  expect(withOther(other, 0, 0, brickworks)).toBe(other);
});

it('counts the cubes that leave the district: those that come back serve first', () => {
  expect(ghostsOf(plan, view(), facts()).leave.artisan).toBe(0);
});

it('puts a cube where another leaves, as long as no equal industry has room', () => {
  const shown = view();
  const [brewery] = facts().squares[0]!;
  const squares = [brewery!, brewery!];
  const crew = shown.board.players[0]!.fields[0]!.work;
  const moves: Plan['moves'] = [
    { shift_end: { tier: 'worker', at: { at: brewery!.spot! } } },
    { shift_end: { tier: 'worker', at: { at: brewery!.spot! } } },
    { work: brewery!.spot! },
  ];
  const full = { built: 'brewery' as const, work: ['worker', 'worker'] as typeof crew };
  const single = { built: 'brewery' as const, work: ['worker', 'artisan'] as typeof crew };
  shown.board.players[0]!.fields = [single, full];
  const { back, work } = ghostsOf({ ...plan, moves }, shown, facts({ squares: [squares, []] }));
  expect(back.map(({ field }) => field)).toEqual([0, 1]);
  expect([...work]).toEqual([[0, ['worker']]]);
});
