import { expect, it } from 'vitest';
import type { TableInfo } from '../../types';
import { inOrder, townOf, waitsForMe, waitsForOthers } from './latest';

function table(id: string, change: Partial<TableInfo> = {}): TableInfo {
  const seat = (name: string, mine: boolean) => ({ name, bot: null, mine, resigned: false });
  return {
    id, game: 'chess', setup: '', options: {}, commitment: '', seats: [seat('Ana', true), seat('Ben', false), seat('Cid', true)],
    round: 1, decider: 0, your_turn: true, state: 'running', playable: true, outcome: null, created: 0, touched: 0,
    towns: [['a'], ['b'], ['c']], asks: null, ...change,
  };
}

it('puts what waits longest for me first', () => {
  const tables = [
    table('over', { state: 'finished', decider: null, your_turn: false, touched: 90 }),
    table('unplayable', { playable: false, touched: 99 }),
    table('others', { your_turn: false, decider: 1, touched: 80 }),
    table('waits', { touched: 50 }),
    table('waits longest', { touched: 10 }),
    table('over long ago', { state: 'stopped', decider: null, your_turn: false, touched: 5 }),
  ];
  const ids = ['waits longest', 'waits', 'others', 'over', 'over long ago', 'unplayable'];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(ids);
  expect(tables.filter(waitsForMe).map(({ id }) => id)).toEqual(['waits', 'waits longest']);
  expect(tables.filter(waitsForOthers).map(({ id }) => id)).toEqual(['others']);
});

it('shows the town of whoever decides at this screen', () => {
  expect(townOf(table('mine'))).toEqual(['a']);
  expect(townOf(table('second person', { decider: 2 }))).toEqual(['c']);
  expect(townOf(table('others', { decider: 1 }))).toEqual(['a']);
  expect(townOf(table('untold', { towns: [] }))).toEqual([]);
});
