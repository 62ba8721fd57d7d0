import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANA, LANGUAGES, readPlain, speak, tableOf } from '../table/testing';
import { scoreRows } from './scores';
import type { Json } from './shape';
import { tagged, Words } from './words';

vi.mock('../lib/i18n.svelte', () => import('../table/testing'));

const texts = `
plain-zone-cards = On the quay
plain-move-load = Load { $what } onto { $n ->
    [one] one boat
   *[other] { $n } boats
}
plain-event-sailed = { $name } sails to { $port }.
plain-refusal-too_heavy = { $what } is too heavy.
plain-name-gold_bar = a bar of gold
`;
const words = new Words(tableOf('ferry'));
const zone = (value: Json, field = 'cards', hidden = 0) => ({ id: field, field, value, hidden });

beforeEach(() => readPlain(texts));

describe('what the server says is taken apart', () => {
  it.each<[Json, string, Json]>([
    ['pass', 'pass', {}],
    [{ build: 'well' }, 'build', { value: 'well' }],
    [{ work: { token: 'mill', copy: 1 } }, 'work', { token: 'mill', copy: 1 }],
    [{ event: 'built', cost: 2 }, 'built', { cost: 2 }],
    [{ why: 'too_dear' }, 'too_dear', {}],
    [{ from: 1, to: 2 }, '', { from: 1, to: 2 }],
  ])('%j', (json, name, fields) => expect(tagged(json)).toEqual({ name, fields }));
});

describe('the texts of the game', () => {
  it('are found by name, with what is inside', () => {
    expect(words.move({ load: { what: 'gold_bar', n: 1 } })).toBe('Load a bar of gold onto one boat');
    expect(words.event({ event: 'sailed', seat: ANA, port: 'old_town' })).toEqual({ seat: ANA, text: 'Ana sails to Old town.' });
    expect(words.refusal({ why: 'too_heavy', what: 'gold_bar' })).toBe('a bar of gold is too heavy.');
    expect(words.zone(zone([]))).toBe('On the quay');
  });
});

describe('without texts', () => {
  it('moves are readable', () => {
    expect(words.move('pass')).toBe('Pass');
    expect(words.move({ build: 'sugar_mill' })).toBe('Build sugar mill');
    expect(words.move({ return: 'AEI05' })).toBe('Return AEI05');
    expect(words.move({ work: { token: 'mill', copy: 0, extra: true } })).toBe('Work mill, extra');
    expect(words.move({ bid: 0 })).toBe('Bid 0');
    expect(words.move({ discard: ['oak_1', 'bell_2'] })).toBe('Discard oak 1, Bell 2');
  });

  it('events say who did it, and leave out what nobody sees', () => {
    expect(words.event({ event: 'drew', seat: 1, cards: null, count: 4 })).toEqual({ seat: 1, text: 'Ben: drew count 4' });
    expect(words.event({ event: 'round', round: 3 })).toEqual({ seat: null, text: 'Round 3' });
    expect(words.event({ event: 'trick', winner: 0, points: 2 })).toEqual({ seat: null, text: 'Trick winner Ana, points 2' });
  });

  it('refusals name what is wrong', () => {
    expect(words.refusal({ why: 'must_follow_suit', suit: 'oak' })).toBe('Must follow suit: oak');
    expect(words.refusal({ why: 'role_taken', by: 1 })).toBe('Role taken: by Ben');
  });
});

describe('a zone is drawn', () => {
  it('as a word, with the name of a player where it holds a seat', () => {
    expect(words.drawn(zone(1, 'leader'))).toEqual({ kind: 'text', text: 'Ben' });
    expect(words.drawn(zone(1, 'deck'))).toEqual({ kind: 'text', text: '1' });
    expect(words.drawn(zone('players=3', 'setup'))).toEqual({ kind: 'text', text: 'players=3' });
  });

  it('as a row in which equal neighbours are told once, and what is hidden is counted', () => {
    const items = [{ text: 'Oak 1', times: 2 }, { text: 'Bell 2', times: 1 }];
    expect(words.drawn(zone(['oak_1', 'oak_1', 'bell_2']))).toEqual({ kind: 'list', items, hidden: 0 });
    expect(words.drawn(zone(['oak_1', 'oak_1', 'bell_2', null, null], 'cards', 3))).toEqual({ kind: 'list', items, hidden: 5 });
    expect(words.drawn(zone([null, 2, null]))).toMatchObject({ items: [{ text: '–' }, { text: '2' }, { text: '–' }], hidden: 0 });
  });

  it('as rows with names, without what is blank', () => {
    const value = { ready: 2, used: 0, note: null, cards: ['oak_1'], other: [] };
    expect(words.drawn(zone(value))).toEqual({
      kind: 'rows',
      rows: [
        { name: 'Ready', value: { kind: 'text', text: '2' } },
        { name: 'Used', value: { kind: 'text', text: '0' } },
        { name: 'On the quay', value: { kind: 'list', items: [{ text: 'Oak 1', times: 1 }], hidden: 0 } },
      ],
    });
  });

  it('as numbered rows where rows lie in rows', () => {
    expect(words.drawn(zone([['a'], [], ['b', 'b']]))).toMatchObject({ kind: 'rows', rows: [{ name: '1' }, { name: '3' }] });
  });
});

it('tells points by where they come from', () => {
  const scores = [{ tricks: 4, bonus: 0 }, { tricks: 2, bonus: 0 }];
  const outcome = { points: [4, 2], places: [1, 2] };
  expect(scoreRows(scores, outcome, words)).toEqual([
    { part: 'tricks', label: 'Tricks', values: [4, 2] },
    { part: 'total', label: 'Total', values: [4, 2] },
  ]);
  expect(scoreRows(null, null, words)).toEqual([]);
});

it.each(LANGUAGES)('has all its own words in %s', (language) => {
  speak(language);
  const said = [words.value(true), words.value(false), words.event({ event: 'left', seat: ANA }).text];
  expect(said.filter((text) => text.includes('⟨'))).toEqual([]);
});
