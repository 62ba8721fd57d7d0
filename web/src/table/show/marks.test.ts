import { expect, it } from 'vitest';
import { Marks } from './marks';

it('a place has one mark, with all that changed there', () => {
  const marks = new Marks();
  marks.add(['hand:1', 'seat:1'], -2);
  marks.add(['price:coffee']);
  marks.add(['price:coffee'], 0, true);
  marks.add(['hand:1'], 5);
  marks.add(['seat:2'], -1);
  expect(marks.all).toEqual([
    { at: ['hand:1', 'seat:1'], flag: '+3' },
    { at: ['price:coffee'], turns: true },
    { at: ['seat:2'], flag: '\u22121' },
  ]);
});

it('what came and went leaves a mark without a number', () => {
  const marks = new Marks();
  marks.add(['hand:1'], 1);
  marks.add(['hand:1'], -1);
  expect(marks.all).toEqual([{ at: ['hand:1'] }]);
});
