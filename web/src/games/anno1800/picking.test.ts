import { expect, test } from 'vitest';
import { Picking } from './picking.svelte';

const upTo = { least: 1, most: 2 };
const card = (index: number) => ({ type: 'card', kind: `FW0${index}`, index }) as const;

/** These cards, picked in order. */
function picked(...indices: number[]): Picking {
  const picking = new Picking();
  for (const index of indices) picking.toggle(card(index), upTo);
  return picking;
}

test('a card is picked, and once more no longer', () => {
  expect(picked(1, 2, 1).chosen).toEqual(['FW02']);
  expect(picked(1, 1).begun).toBe(false);
  expect([...picked(1).keys]).toEqual(['card:FW01:1']);
});

test('equal cards are told apart by their places', () => {
  const picking = picked(1);
  picking.toggle({ ...card(1), index: 5 }, upTo);
  expect(picking.chosen).toEqual(['FW01', 'FW01']);
});

test('with one too many the first makes way', () => {
  expect(picked(1, 2, 3).chosen).toEqual(['FW02', 'FW03']);
});

test('fewer than could go are said to be all', () => {
  expect(picked(1).moves(upTo)).toEqual([{ return: 'FW01' }, 'done']);
  expect(picked(1, 2).moves(upTo)).toEqual([{ return: 'FW01' }, { return: 'FW02' }]);
});

test('some are enough, but never none', () => {
  expect(picked().isEnough({ least: 0, most: 2 })).toBe(false);
  expect(picked(1).isEnough({ least: 2, most: 2 })).toBe(false);
  expect(picked(1, 2).isEnough({ least: 2, most: 2 })).toBe(true);
});

test('what the server refuses is dropped again', () => {
  const picking = picked(1, 2);
  picking.dropLast();
  expect(picking.chosen).toEqual(['FW01']);
  picking.then = 'reveals';
  picking.clear();
  expect([picking.chosen, picking.then]).toEqual([[], null]);
});
