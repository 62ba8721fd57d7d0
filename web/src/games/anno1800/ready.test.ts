import { expect, test } from 'vitest';
import type { Line, Move } from '../../types/anno1800';
import type { Shown } from './controller.svelte';
import { readyAfter } from './ready';
import { Shifts } from './shifts.svelte';

const player = { cubes: [3, 2, 1, 0, 0], fields: [{ work: ['farmer', null] }, { work: ['farmer', null] }, { work: [null, null] }] };
const sawmill = { token: 'sawmill', copy: 0 } as const;
const squares = [{ token: 'sawmill', spot: sawmill }, { token: 'sawmill', spot: sawmill }, { token: 'brewery', spot: null }];
const shown = { view: { viewer: 0, board: { players: [player] } }, facts: { squares: [squares] } } as unknown as Shown;

test('ready cubes go to work, are exhausted, come back, come new and rise', () => {
  const moves: Move[] = [{ work: sawmill }, { work: { token: 'brewery', copy: 0 } }, { shift_end: { tier: 'farmer', at: 'exhausted' } }];
  const lines = [{ part: { cube: 'artisan' } }] as Line[];
  expect(readyAfter(shown, { moves, lines, parts: [] })).toEqual([
    { tier: 'worker', before: 2, after: 1 },
    { tier: 'artisan', before: 1, after: 0 },
  ]);
  const parts = [{ object: { cube: 'investor' } as const }, { object: { upgrade: 'worker' } as const, rises: 'district' as const }];
  expect(readyAfter(shown, { moves: [], lines: [], parts })).toEqual([
    { tier: 'worker', before: 2, after: 1 },
    { tier: 'artisan', before: 1, after: 2 },
    { tier: 'investor', before: 0, after: 1 },
  ]);
});

test('of two equal industries the second has another name once a cube has left the first (A1.11)', () => {
  const shifts = new Shifts();
  const used = { tier: 'farmer', at: { at: sawmill } } as const;
  shifts.add(used);
  shifts.add(used);
  expect(shifts.moves(shown)).toEqual([
    { shift_end: { tier: 'farmer', at: { at: sawmill } } },
    { shift_end: { tier: 'farmer', at: { at: { token: 'sawmill', copy: 1 } } } },
  ]);
});
