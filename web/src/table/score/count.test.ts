import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Count, counted, placesBy } from './count.svelte';

/** Two sources, three seats. */
const parts = [
  [5, 3, 3],
  [0, 4, 2],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('adds source after source', () => {
  expect([0, 1, 2].map((sources) => counted(parts, sources, 3))).toEqual([[0, 0, 0], [5, 3, 3], [5, 7, 5]]);
});

it('changes the places', () => {
  expect([placesBy([5, 3, 3]), placesBy([5, 7, 5])]).toEqual([[1, 2, 2], [2, 1, 2]]);
});

it('runs up and is over within six seconds', () => {
  const count = new Count();
  count.begin(parts, 3);
  const seen = [count.outcome?.points];
  for (let n = 0; n < 2; n++) {
    vi.advanceTimersByTime(900);
    seen.push(count.outcome?.points);
  }
  expect(seen).toEqual([[0, 0, 0], [5, 3, 3], [5, 7, 5]]);
  vi.advanceTimersByTime(900);
  expect(count.outcome).toBeNull();
  count.begin(Array.from({ length: 20 }, () => [1, 1, 1]), 3);
  vi.advanceTimersByTime(6000);
  expect(count.outcome).toBeNull();
});

it('can be skipped', () => {
  const count = new Count();
  count.begin(parts, 3);
  count.finish();
  vi.advanceTimersByTime(9000);
  expect(count.sources).toBeNull();
});
