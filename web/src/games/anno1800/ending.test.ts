import { expect, it } from 'vitest';
import type { Board } from '../../types/anno1800';
import { isLastTurn, turnsLeft } from './ending';

const board = (round: number, last_round: number | null, actor: number) =>
  ({ round, last_round, first: 2, actor }) as unknown as Board;

it('is open until somebody has no cards left', () => {
  expect(turnsLeft(board(30, null, 2), 4)).toBe(null);
});

it('counts the rest of this round, then everybody once more', () => {
  expect(turnsLeft(board(30, 31, 0), 4)).toEqual({ before: [0, 1], last: [2, 3, 0, 1] });
  expect(turnsLeft(board(30, 31, 1), 4)).toEqual({ before: [1], last: [2, 3, 0, 1] });
});

it('counts down in the final round', () => {
  expect(turnsLeft(board(31, 31, 3), 4)).toEqual({ before: [], last: [3, 0, 1] });
});

it('ends with the last turn of the final round', () => {
  expect([3, 0, 1].map((actor) => isLastTurn(board(31, 31, actor), 4))).toEqual([false, false, true]);
  expect(isLastTurn(board(30, 31, 1), 4)).toBe(false);
  expect(isLastTurn(board(30, null, 1), 4)).toBe(false);
});
