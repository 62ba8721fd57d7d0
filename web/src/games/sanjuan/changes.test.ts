import { expect, it } from 'vitest';
import type { View } from '../../types/sanjuan';
import { changesOf } from './changes';

it('points at what an event changed', () => {
  const places = [{ kind: 'indigo_plant' }, { kind: 'chapel' }, { kind: 'indigo_plant' }];
  const view = { board: { cities: [{ places: [] }, { places }] } } as unknown as View;
  const changes = changesOf(
    [
      { event: 'role', seat: 1, role: 'producer' },
      { event: 'produced', seat: 1, kind: 'indigo_plant', place: 2 },
      { event: 'laid', seat: 1, under: 'chapel', count: 1, cards: null },
      { event: 'reshuffled', cards: 60 },
    ],
    view,
  );
  expect([...changes].sort()).toEqual([
    'city:1', 'hand:1', 'pile', 'place:1:1', 'place:1:2', 'role:producer', 'seat:1',
  ]);
});
