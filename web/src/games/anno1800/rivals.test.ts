import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../types';
import type { Facts, Player } from '../../types/anno1800';
import { cubesOf, fleetOf, othersFrom, salesOf } from './rivals';

const table = { seats: [{}, {}, {}] } as TableInfo;

describe('other players', () => {
  it('come clockwise after the viewer, and all of them for people who only watch', () => {
    expect(othersFrom(table, 1)).toEqual([2, 0]);
    expect(othersFrom(table, null)).toEqual([0, 1, 2]);
  });

  it('have cubes in districts, at work and exhausted', () => {
    const player = {
      cubes: [1, 0, 0, 0, 0],
      exhausted: [0, 2, 0, 0, 0],
      fields: [{ built: null, work: ['worker', 'farmer'] }, { built: null, work: ['worker', null] }],
    } as unknown as Player;
    const [farmers, workers] = cubesOf(player);
    expect(farmers).toEqual({ ready: 1, work: 1, exhausted: 0 });
    expect(workers).toEqual({ ready: 0, work: 2, exhausted: 2 });
  });

  it('have tokens on ships, and apart from them tokens from cards', () => {
    expect(fleetOf({ ready: 2, exhausted: 1, temporary: 1 })).toEqual({ ready: 2, all: 3, temporary: 1 });
  });

  it('sell by price, what the viewer makes as well last', () => {
    const own = [{ resource: 'timber', price: 1 }];
    const others = [{ resource: 'rum', price: 2 }, { resource: 'timber', price: 1 }, { resource: 'beer', price: 1 }];
    const facts = { sales: [own, others] } as unknown as Facts;
    expect(salesOf(facts, 1, 0)).toEqual([
      { price: 1, goods: [{ resource: 'beer', own: false }, { resource: 'timber', own: true }] },
      { price: 2, goods: [{ resource: 'rum', own: false }] },
    ]);
  });
});
