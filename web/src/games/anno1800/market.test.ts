import { describe, expect, it } from 'vitest';
import type { Needed, Reach } from '../../types/anno1800';
import { countWanted, isLater, missingOf, standingOf, roomOf } from './market';

const reach = (over: Partial<Reach>): Reach => ({
  object: { token: 'brewery' }, needs: [], extra: { tokens: 0, gold: 0 }, owned: false, lacks: [], blocked: null, moves: [],
  refusal: null, rule: null, ...over,
});
const timber: Needed = { part: { resource: 'timber' }, by: 'import', extra: { tokens: 0, gold: 0 } };
const own = reach({});
const traded = reach({ extra: { tokens: 2, gold: 0 } });
const yours = reach({ blocked: { why: 'owned_already', token: 'brewery' } });
const gone = reach({ blocked: { why: 'sold_out', token: 'brewery' } });
const dear = reach({
  extra: null, needs: [timber], lacks: [{ lack: 'together', gold: 5, tokens: 3 }],
  blocked: { why: 'cannot_pay', lack: { lack: 'together', gold: 5, tokens: 3 } },
});

describe('stacks of the market', () => {
  it('stand as the rules say', () => {
    expect([own, traded, yours, gone, dear].map(standingOf)).toEqual(['now', 'more', 'yours', 'gone', 'far']);
  });

  it('are counted by what people look for', () => {
    expect(countWanted([own, traded, yours, gone, dear])).toEqual({ now: 1, more: 1, far: 1 });
  });

  it('are a matter of another turn where a tap would not build', () => {
    expect(isLater('now', 'open')).toBe(false);
    expect(isLater('more', 'more')).toBe(false);
    expect([isLater('now', 'idle'), isLater('more', 'blocked')]).toEqual([true, true]);
    expect(isLater('far', 'blocked')).toBe(false);
  });

  it('tell what would do besides, tokens first', () => {
    expect(missingOf(dear)).toEqual({ tokens: 3, gold: 0 });
    expect(missingOf(own)).toBeNull();
  });

  it('tell nothing of tokens where a part cannot be had at all', () => {
    expect(missingOf({ ...dear, needs: [{ ...timber, by: null }] })).toBeNull();
  });
});

it('the room of the market is told in classes', () => {
  expect(roomOf(660, 330)).toBe('roomy low');
  expect(roomOf(640, 331)).toBe('roomy');
  expect(roomOf(500, 480)).toBe('narrow eight tight low');
  expect(roomOf(374)).toBe('narrow five');
});
