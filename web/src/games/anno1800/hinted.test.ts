import { expect, test } from 'vitest';
import type { Line, Move, Plan, Way } from '../../types/anno1800';
import { followsHint, isHinted } from './hinted';

const sum = { tokens: 0, gold: 0, cubes: 1 };
const kiln: Way = { by: { work: { spot: { token: 'charcoal_kiln', copy: 0 }, room: null } }, shift_ends: [], tokens: [], sum };
const trade: Way = { by: { trade: { seat: 1, price: 2 } }, shift_ends: [], tokens: [], sum };
const part = { resource: 'coal' } as const;
const work: Move = { work: { token: 'charcoal_kiln', copy: 0 } };
const bought: Move = { trade: { resource: 'coal', seat: 1 } };

function plan(chosen: number): Plan {
  const lines: Line[] = [{ part, ways: [kiln, trade], chosen }];
  return { lines, moves: chosen === 0 ? [work] : [bought] } as unknown as Plan;
}

test('the hint marks its own way, and the payment once the plan takes that way', () => {
  expect(isHinted(kiln, part, [work])).toBe(true);
  expect(isHinted(trade, part, [work])).toBe(false);
  expect(isHinted(kiln, part, null)).toBe(false);
  expect(followsHint(plan(0), [work])).toBe(true);
  expect(followsHint(plan(1), [work])).toBe(false);
  expect(followsHint(plan(0), [{ activate: 'any' }, work])).toBe(false);
  expect(followsHint(plan(0), null)).toBe(false);
});
