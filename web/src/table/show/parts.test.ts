import { expect, it } from 'vitest';
import { Parts } from './parts';

it('pieces that are alike are counted', () => {
  const parts = new Parts<string>();
  parts.add('coin', 2);
  parts.add('cube');
  parts.add('coin');
  parts.add('cube', 1, { was: 'egg' });
  parts.add('cube', 1, { seat: 0 });
  parts.add('cube', 1, { seat: 1 });
  parts.add('cube', 1, { seat: 0 });
  parts.add('card', 0);
  expect(parts.all).toEqual([
    { piece: 'coin', count: 3 },
    { piece: 'cube', count: 1 },
    { piece: 'cube', count: 1, was: 'egg' },
    { piece: 'cube', count: 2, seat: 0 },
    { piece: 'cube', count: 1, seat: 1 },
  ]);
});
