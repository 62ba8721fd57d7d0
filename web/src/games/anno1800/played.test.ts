import { expect, test } from 'vitest';
import { bringsPoints, goodsOf } from './objectives';
import { placesFor } from './played';

test('both places of expedition cards are counted by who visits them (A19.3)', () => {
  const cards = ['EXP_AI', 'EXP_AA'] as const;
  expect(placesFor([...cards], 'artisan')).toBe(3);
  expect(placesFor([...cards], 'investor')).toBe(1);
  expect(placesFor([...cards], 'engineer')).toBe(0);
});

test('effect cards bring no points, all others can (A26.1 to A26.21)', () => {
  expect((['alonso_graves', 'aarhant', 'the_editor', 'beryl_omara'] as const).some(bringsPoints)).toBe(false);
  expect((['the_queen', 'university', 'zoo', 'bente_jorgensen', 'pyrphorian'] as const).every(bringsPoints)).toBe(true);
  expect(goodsOf('the_queen')).toEqual(['champagne', 'advanced_weapons']);
});
