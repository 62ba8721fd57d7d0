import { expect, test } from 'vitest';
import { apart, labelled, ticks } from './course';

test('an axis has round steps and room for the most points', () => {
  expect(ticks(41)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticks(51)).toEqual([0, 20, 40, 60]);
  expect(ticks(0)).toEqual([0, 1]);
});

test('the first and the last round are always written', () => {
  expect(labelled(14)).toEqual([1, 4, 8, 11, 14]);
  expect(labelled(3)).toEqual([1, 2, 3]);
  expect(labelled(1)).toEqual([1]);
});

test('equal results have their signs one below the other, inside the picture', () => {
  expect(apart([10, 10, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(apart([95, 92], 20, 100)).toEqual([100, 80]);
  expect(apart([98, 99, 100, 97], 20, 100)).toEqual([60, 80, 100, 40]);
});
