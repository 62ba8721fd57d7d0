import { expect, it } from 'vitest';
import { Rows } from './parts';

it('pieces that are alike are counted', () => {
  const rows = new Rows<string>();
  rows.add('paid', 'coin', 2);
  rows.add('paid', 'cube');
  rows.add('paid', 'coin');
  rows.add('paid', 'cube', 1, { was: 'egg' });
  rows.add('paid', 'cube', 1, { seat: 0 });
  rows.add('paid', 'cube', 1, { seat: 1 });
  rows.add('paid', 'cube', 1, { seat: 0 });
  rows.add('paid', 'bread', 1, { worth: [{ piece: 'coin', count: 1 }] });
  rows.add('paid', 'bread', 1, { worth: [{ piece: 'coin', count: 1 }] });
  rows.add('paid', 'bread', 1, { worth: [{ piece: 'coin', count: 2 }, { piece: 'cube', count: 1 }] });
  rows.add('paid', 'card', 0);
  expect(rows.all).toEqual([
    {
      way: 'paid',
      parts: [
        { piece: 'coin', count: 3 },
        { piece: 'cube', count: 1 },
        { piece: 'cube', count: 1, was: 'egg' },
        { piece: 'cube', count: 2, seat: 0 },
        { piece: 'cube', count: 1, seat: 1 },
        { piece: 'bread', count: 3, worth: [{ piece: 'coin', count: 4 }, { piece: 'cube', count: 1 }] },
      ],
    },
  ]);
});

it('what was given as a price stays as it was', () => {
  const [price, rows] = [[{ piece: 'coin', count: 1 }], new Rows<string>()];
  rows.add('paid', 'bread', 1, { worth: price });
  rows.add('paid', 'bread', 1, { worth: price });
  expect(rows.all[0]!.parts).toEqual([{ piece: 'bread', count: 2, worth: [{ piece: 'coin', count: 2 }] }]);
  expect(price).toEqual([{ piece: 'coin', count: 1 }]);
});

it('rows are told in the order in which they began', () => {
  const rows = new Rows<string>();
  rows.add('got', 'card', 5);
  rows.add('paid', 'card', 4);
  rows.add('back', 'cube');
  rows.add('got', 'coin');
  expect(rows.all.map(({ way, parts }) => [way, parts.length])).toEqual([['got', 2], ['paid', 1], ['back', 1]]);
});
