import { expect, it, vi } from 'vitest';
import type { OptionInfo } from '../types';
import { byLot, followed, incomplete, joined, membersOf, request, shownOptions, type SeatPlan } from './new-table';
import type { Setup } from '../lib/entry';

vi.mock('../lib/me.svelte', () => ({ isName: (text: string) => text.length > 0 }));

const words = () => '';
const setup: Setup = { house: [], needs: { limit: 'more' }, name: words, about: words, value: words, follows: words };
const option = (key: string, values: string[], some: OptionInfo['some'] = null): OptionInfo => ({
  key, values, default: values[0]!, by_lot: key === 'first', some, follows: null,
});
const options = [
  option('first', ['1', '2']),
  option('more', ['off', 'on']),
  option('limit', ['6', '7']),
  option('goals', ['random'], { count: 2, of: ['a', 'b', 'c'] }),
];

it('knows how many members are chosen', () => {
  expect([[], ['a'], ['a', 'b']].map((members) => membersOf(joined(members)))).toEqual([[], ['a'], ['a', 'b']]);
  expect(membersOf('random')).toBeNull();
  expect(incomplete(options, { goals: 'random' })).toEqual([]);
  expect(incomplete(options, { goals: joined(['a']) })).toEqual([{ what: 'some', option: 'goals', count: 2 }]);
  expect(incomplete(options, { goals: joined(['a', 'c']) })).toEqual([]);
});

it('hides what means nothing now', () => {
  const keys = (more: string) => shownOptions(options, { more }, setup).map(({ key }) => key);
  expect(keys('off')).toEqual(['more', 'goals']);
  expect(keys('on')).toEqual(['more', 'limit', 'goals']);
});

it('asks for what differs from the usual game', () => {
  const seats: SeatPlan[] = [
    { key: 0, kind: 'me', name: '', bot: 'greedy' },
    { key: 1, kind: 'person', name: ' Ada ', bot: 'greedy' },
    { key: 2, kind: 'bot', name: '', bot: 'greedy' },
  ];
  const chosen = { more: 'off', limit: '7', goals: 'a+c' };
  const plan = { game: 'chess', seats, first: byLot, options, chosen, setup };
  expect(request(plan)).toEqual({
    game: 'chess',
    options: { goals: 'a+c' },
    seats: [{ kind: 'me' }, { kind: 'person', name: 'Ada' }, { kind: 'bot', bot: 'greedy' }],
  });
  expect(request({ ...plan, first: 2, chosen: { ...chosen, more: 'on', goals: 'random' } }).options).toEqual({
    first: '2', more: 'on', limit: '7',
  });
});

it('knows what an option is that follows another', () => {
  const limit = { ...option('limit', ['6', '7']), default: null, follows: { option: 'more', values: { off: '6', on: '7' } } };
  expect(['off', 'on'].map((more) => followed(limit, { more }))).toEqual(['6', '7']);
});
