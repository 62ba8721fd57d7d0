import { beforeEach, expect, test, vi } from 'vitest';
import type { Several, Way } from '../../../types/anno1800';
import * as words from '../words';
import { speak } from '../words/testing';
import { joined } from './together';

vi.mock('../../../lib/i18n.svelte', () => import('../words/testing'));

const sum = { tokens: 0, gold: 0, cubes: 1 };
const sawmill: Way['by'] = { work: { spot: { token: 'sawmill', copy: 0 }, room: null } };
const brewery: Way['by'] = { work: { spot: { token: 'brewery', copy: 0 }, room: null } };
const trade: Way['by'] = { trade: { seat: 1, price: 2 } };
const end = (gold: number): Way['shift_ends'][number] => ({ tier: 'worker', at: 'exhausted', gold, or: [] });
const way = (by: Way['by'], shift_ends: Way['shift_ends'] = []): Way => ({ by, shift_ends, tokens: [], sum });

/** Each part pays for one thing in this way, in the order of the payment. */
function plan(...ways: [wanted: number, way: Way][]): Several {
  const parts = ways.map(([wanted, one]) => ({
    wanted, plan: { lines: [{ part: { resource: 'timber' }, ways: [one], chosen: 0 }] }, rises: null, or: [],
  }));
  return { parts } as unknown as Several;
}

const prices = (several: Several) => joined(several).map(({ ways }) => words.waysPrice(ways));

beforeEach(() => speak('en'));

test('what comes from the same source is one, with all that it takes', () => {
  expect(prices(plan([0, way(sawmill)]))).toEqual(['1 farmer']);
  expect(prices(plan([0, way(sawmill)], [1, way(sawmill)]))).toEqual(['2 farmers']);
  expect(prices(plan([0, way(trade)], [1, way(trade)]))).toEqual(['4 tokens']);
  expect(prices(plan([0, way(brewery, [end(2)])], [1, way(brewery, [end(3)])]))).toEqual(['5 gold, 2 workers']);
});

test('a change concerns the last of them, as they were chosen', () => {
  expect(joined(plan([1, way(brewery)], [0, way(brewery)])).map(({ part }) => part)).toEqual([1]);
  expect(joined(plan([1, way(sawmill)], [0, way(brewery)])).map(({ part }) => part)).toEqual([0, 1]);
});
