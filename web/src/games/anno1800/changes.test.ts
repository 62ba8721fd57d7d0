import { expect, test, vi } from 'vitest';
import type { Event, View } from '../../types/anno1800';
import { changesOf, drawnIn } from './changes';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const changes = (...events: Event[]) => [...changesOf(events)];

test('work and building are pointed at on their squares', () => {
  expect(changes({ event: 'worked', seat: 0, token: 'sawmill', tier: 'worker', field: 12, place: 1 })).toEqual([
    'field:0:12', 'district:0:worker',
  ]);
  const built = { token: 'brewery', field: 3, over: null, back: false, cubes: [], aboard: 0, ashore: 0 } as const;
  expect(changes({ event: 'built', seat: 0, ...built, cubes: [] })).toEqual(['stack:brewery', 'field:0:3']);
});

test('cubes are pointed at where they were and where they are', () => {
  expect(changes({ event: 'shift_end', seat: 0, tier: 'farmer', at: 'exhausted', field: null, gold: 1 })).toEqual([
    'gold:0', 'district:0:farmer', 'exhausted:0',
  ]);
  const at = { at: { token: 'sawmill' as const, copy: 0 } };
  expect(changes({ event: 'raised', seat: 0, tier: 'worker', at, field: 4, free: false })).toEqual([
    'district:0:worker', 'district:0:artisan', 'field:0:4',
  ]);
});

test('of a gift only what it brings', () => {
  expect(changes({ event: 'gift', seat: 0, gold: 0, trade: 2, exploration: 0 })).toEqual(['trade:0']);
});

test('only the naval tokens that were spent are pointed at', () => {
  const none = { trade: 0, temporary_trade: 0, exploration: 0, temporary_exploration: 0 };
  const purpose = { trade: { seat: 1, resource: 'coal' as const } };
  const trade = { event: 'traded', seat: 0, partner: 1, resource: 'coal', gold: 1 } as const;
  const spent = (tokens: object) => ({ event: 'spent', seat: 0, tokens: { ...none, ...tokens }, purpose }) as Event;
  expect(changes(spent({ temporary_trade: 1 }), trade)).toEqual(['trade:0', 'gold:1', 'seat:1']);
  expect(changes(spent({ exploration: 2 }), trade)).toEqual(['exploration:0', 'gold:1', 'seat:1']);
});

const viewing = (viewer: number | null) => ({ viewer }) as View;

test('the cards that the viewer drew are known, those of others are not', () => {
  const drew = (seat: number, cards: string[] | null): Event => ({ event: 'drew', seat, deck: 'fw', count: 2, cards });
  expect(drawnIn([drew(0, ['FW01', 'FW02']), drew(1, null)], viewing(0))).toEqual(['FW01', 'FW02']);
  expect(drawnIn([drew(0, ['FW01'])], viewing(null))).toEqual([]);
});
