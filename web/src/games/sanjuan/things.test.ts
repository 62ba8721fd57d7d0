import { describe, expect, it } from 'vitest';
import type { Decision, View } from '../../types/sanjuan';
import { keyOf, meaning, thingsOf, type Thing } from './things';

/** A city with an indigo plant that holds a good, and a hand of two equal cards. */
const view = {
  viewer: 0,
  hands: [['well', 'well'], [], [], []],
  drawn: ['hero'],
  board: { revealed: [], cities: [{ places: [{ kind: 'indigo_plant', good: true, beneath: 0 }] }] },
} as unknown as View;

const card: Thing = { type: 'card', kind: 'well', index: 1 };
const plant: Thing = { type: 'place', seat: 0, index: 0 };
const means = (thing: Thing, asked: Decision) => meaning(thing, asked, view)?.move ?? null;

describe('what a tap means', () => {
  it('follows from the question', () => {
    expect(means(card, { ask: 'build' })).toEqual({ build: 'well' });
    expect(means(card, { ask: 'pay', left: 1 })).toEqual({ pay: 'well' });
    expect(means(card, { ask: 'hand_limit', left: 1 })).toEqual({ discard: 'well' });
    expect(means(card, { ask: 'chapel' })).toEqual({ lay: 'well' });
    expect(means(plant, { ask: 'pay', left: 1 })).toEqual({ pay_good: 'indigo_plant' });
    expect(means(plant, { ask: 'sell', sold: 0, income: 0 })).toEqual({ sell: 'indigo_plant' });
    expect(means(plant, { ask: 'over' })).toEqual({ over: { kind: 'indigo_plant', good: true } });
    expect(means({ type: 'cathedral' }, { ask: 'build' })).toEqual({ build: 'cathedral' });
  });

  it('is nothing where the thing has nothing to do with the question', () => {
    expect(means(card, { ask: 'role' })).toBeNull();
    expect(means(plant, { ask: 'produce', made: 0 })).toBeNull(); // it already holds a good
    expect(means({ type: 'place', seat: 1, index: 0 }, { ask: 'over' })).toBeNull(); // another city
  });

  it('tells equal cards apart on the screen', () => {
    const keys = thingsOf(view).map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('card:0:well');
    expect(keys).toContain('card:1:well');
  });
});
