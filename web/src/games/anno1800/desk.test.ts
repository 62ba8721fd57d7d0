import { describe, expect, test, vi } from 'vitest';
import type { Decision, Move } from '../../types/anno1800';
import { placesOf, usedOf } from './choosers/cubes';
import type { Controller, Mode, Shown, Thing } from './controller.svelte';
import { deskOpen, nextStepOf, revealOf, sheetOf, stepOf } from './desk';
import { objectTitle } from './words';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

interface Scene {
  asked: Decision | null;
  mode: Mode | null;
  pending: { moves: Move[]; thing: Thing | null; then: 'reveals' } | null;
  payment: object | null;
  pick: object | null;
  turn: object;
  further: number;
}

function sheet(scene: Partial<Scene>) {
  const turn = { actions: 1, doing: 'nothing', removals: 0, ...scene.turn };
  const shown = { view: { board: { turn } }, facts: { actions: [{ action: 'expand', further: scene.further ?? 0 }] } };
  const quiet = { asked: 'turn', mode: null, pending: null, payment: null, pick: null, playing: false };
  return sheetOf({ ...quiet, ...scene, shown } as unknown as Controller);
}

const reveals = (moves: Move[], thing: Thing | null = null) => ({ moves, thing, then: 'reveals' as const });

describe('what lies on the desk', () => {
  test('nothing, while no chooser is open or somebody else decides', () => {
    expect(sheet({})).toBeNull();
    expect(sheet({ asked: null, mode: 'workforce' })).toBeNull();
    expect(sheet({ asked: { site: 'brewery' } })).toBeNull();
    expect(deskOpen({ shown: null, asked: null } as unknown as Controller)).toBe(false);
  });

  test('industries are chosen in the market, other things on a sheet', () => {
    expect(sheet({ mode: 'expand' })).toBeNull();
    expect(sheet({ mode: 'play' })).toBeNull();
    expect(sheet({ mode: 'workforce' })).toBe('workforce');
    expect(sheet({ mode: 'upgrade' })).toBe('upgrade');
    expect(sheet({ mode: 'expedition' })).toBe('expeditions');
  });

  test('another ship is chosen on a sheet as long as it belongs to the same action', () => {
    expect(sheet({ mode: 'expand', further: 1 })).toBe('ships');
    expect(sheet({ mode: 'expand', further: 0 })).toBeNull();
  });

  test('a token is removed on a sheet, whatever is asked', () => {
    expect(sheet({ mode: 'remove' })).toBe('removal');
    expect(sheet({ mode: 'remove', asked: { site: 'brewery' } })).toBe('removal');
    expect(sheet({ mode: 'remove', asked: 'pay', payment: {} })).toBe('removal');
    expect(sheet({ mode: 'expand', turn: { removals: 1, actions: 0 } })).toBeNull();
  });

  test('each question that is no thing of the board has its sheet', () => {
    expect(sheet({ asked: { cube: 'worker' } })).toBe('cube');
    expect(sheet({ asked: { gain: { tier: 'farmer', more: 0 } } })).toBe('gain');
    expect(sheet({ asked: { spend: { kind: 'trade', left: 2, from: 'trade', purpose: 'cost' } } })).toBe('spend');
    expect(sheet({ asked: { swap: { returned: [0, 0, 0] } }, pick: { least: 1, most: 3 } })).toBe('cards');
  });

  test('what is about to be final comes before everything else, a shift end before the payment', () => {
    expect(sheet({ asked: 'pay', payment: {} })).toBe('payment');
    expect(sheet({ asked: 'pay', payment: {}, mode: 'shift_end' })).toBe('shift_end');
    expect(sheet({ asked: 'pay', payment: {}, pending: reveals(['accept']) })).toBe('final');
    expect(sheet({ pending: reveals([{ action: 'new_world' }]) })).toBe('island');
    expect(sheet({ mode: 'expedition', pending: reveals([], { type: 'expeditions', count: 3 }) })).toBe('expeditions');
  });
});

test('headings and reveals name what is paid for', () => {
  expect(objectTitle({ cube: 'engineer' })).toBe('New engineer');
  expect(objectTitle({ token: 'brewery' })).toBe('Brewery');
  expect(revealOf({ token: 'brewery' })).toBeUndefined();
  expect(revealOf({ cube: 'engineer' })).toBe('You will draw a card.');
  expect(revealOf('old_world')).toBe('The island is turned over.');
});

test('parts of an action are counted from 1', () => {
  const shown = (doing: unknown, further = 0) =>
    ({ view: { board: { turn: { doing } } }, facts: { actions: [{ action: 'workforce', most: 3, further }] } }) as unknown as Shown;
  const doing = ['nothing', { workforce: 1 }, { upgrades: 2 }, { ships: [1, 0, 0] }];
  expect(doing.map((one) => stepOf(shown(one), 'workforce').n)).toEqual([1, 2, 3, 1]);
  expect(nextStepOf(shown({ workforce: 2 }, 1), 'workforce')).toEqual({ n: 3, most: 3 });
  expect(nextStepOf(shown({ workforce: 3 }), 'workforce')).toEqual({ n: 1, most: 3 });
});

test('cubes are found where they stand; equal workplaces are one place', () => {
  const sawmill = { token: 'sawmill', copy: 0 };
  const player = {
    cubes: [0, 2, 0, 0, 0],
    exhausted: [0, 1, 0, 0, 0],
    fields: [{ work: ['worker', null] }, { work: ['worker', 'farmer'] }, { work: [null, null] }],
  };
  const squares = [{ spot: sawmill }, { spot: sawmill }, { spot: { token: 'brewery', copy: 0 } }];
  const view = { viewer: 0, board: { players: [player] } };
  const shown = { view, facts: { squares: [squares] } } as unknown as Shown;
  expect(placesOf(shown, 'worker')).toEqual([
    { at: 'district', count: 2 },
    { at: 'exhausted', count: 1 },
    { at: { at: sawmill }, count: 2 },
  ]);
  expect(usedOf(shown, 'farmer')).toEqual([{ at: { at: sawmill }, count: 1 }]);
  expect(placesOf(shown, 'investor')).toEqual([]);
});
