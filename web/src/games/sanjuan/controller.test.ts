import { beforeEach, describe, expect, it, vi } from 'vitest';
import { info, last, said } from '../../table/testing-socket';
import { PROTOCOL, type Then } from '../../types';
import type { Decision, Facts, Move } from '../../types/sanjuan';
import { Controller } from './controller.svelte';

const settings = vi.hoisted(() => ({ speed: 'instant', forced: false }));
vi.mock('../../lib/settings.svelte', () => ({ settings }));
vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));
vi.mock('../../lib/api', () => ({ api: { table: () => Promise.resolve() } }));
vi.mock('../../table/socket', () => import('../../table/testing-socket'));

const producing: Decision = { ask: 'produce', made: 0 };
const moves: Move[] = [{ produce: 'indigo_plant' }, { produce: 'tobacco_storage' }, 'pass'];
const storage = { type: 'place', seat: 0, index: 1 } as const;

const view = {
  viewer: 0,
  hands: [[], []],
  drawn: [],
  board: {
    revealed: [],
    cities: [{ places: [{ kind: 'indigo_plant', good: false, beneath: 0 }, { kind: 'tobacco_storage', good: false, beneath: 0 }] }],
  },
};

const facts = (asked: Decision | null) =>
  ({ asked, pick: asked?.ask === 'produce' ? { least: 0, most: 2 } : null, points: [], costs: [], sales: [] }) as unknown as Facts;

/** A table at which the viewer is asked something. */
function opened(moves: Move[], facts: Facts, shown: object = view): Controller {
  const c = new Controller('one');
  c.received({ type: 'hello', protocol: PROTOCOL, table: info });
  const legal = moves.map((move) => ({ move, then: 'open' as Then }));
  const offers = moves.map((move) => ({ move, refused: null, rule: null }));
  const message = { since: 1, version: 1, chapters: [], open: [], undo: 0, view: shown, decider: 0, legal, offers };
  c.received({ type: 'update', viewer: 0, message, facts } as unknown as Parameters<Controller['received']>[0]);
  return c;
}

/** A table at which two goods may be produced, and the storage is chosen. */
function chosen(): Controller {
  const c = opened(moves, facts(producing));
  c.tap(storage);
  return c;
}

/** The server answers the last preview: what would be asked then. */
function previewed(c: Controller, asked: Decision | null): void {
  const message = { type: 'preview', id: last('preview')!.id, shown: 1, then: 'open', view, facts: facts(asked) };
  c.received(message as unknown as Parameters<Controller['received']>[0]);
}

beforeEach(() => {
  said.splice(0);
  settings.forced = false;
});

describe('a set that could be larger', () => {
  it('is said to be complete', () => {
    const c = chosen();
    expect(last('preview')?.moves).toEqual([{ produce: 'tobacco_storage' }]);
    previewed(c, { ask: 'produce', made: 1 });
    expect(last('preview')?.moves).toEqual([{ produce: 'tobacco_storage' }, 'pass']);
    previewed(c, { ask: 'role' });
    c.confirm();
    expect(last('step')?.moves).toEqual([{ produce: 'tobacco_storage' }, 'pass']);
  });

  it('is not where it is complete by itself: the pass would answer the Chapel', () => {
    const c = chosen();
    previewed(c, { ask: 'chapel' });
    c.confirm();
    expect(last('step')?.moves).toEqual([{ produce: 'tobacco_storage' }]);
  });

  it('waits for the server to say so', () => {
    const c = chosen();
    c.confirm();
    expect(last('step')).toBeUndefined();
    previewed(c, { ask: 'chapel' });
    expect(last('step')?.moves).toEqual([{ produce: 'tobacco_storage' }]);
  });
});

describe('a payment', () => {
  const two = { ...view, hands: [['well', 'well'], []] };
  const paying = { ...facts({ ask: 'pay', left: 1 }), pick: { least: 1, most: 1 } };

  it('waits for its confirmation, even where two equal cards leave no choice', () => {
    vi.useFakeTimers();
    settings.forced = true;
    const c = opened([{ pay: 'well' }], paying, two);
    c.tap({ type: 'card', kind: 'well', index: 1 });
    vi.advanceTimersByTime(5000);
    expect(last('step')).toBeUndefined();
    c.confirm();
    expect(last('step')?.moves).toEqual([{ pay: 'well' }]);
    vi.useRealTimers();
  });
});

describe('a trader', () => {
  const city = { ...view.board.cities[0]!, places: [{ kind: 'indigo_plant', good: true, beneath: 0 }] };
  const one = { ...view, board: { ...view.board, cities: [city] } };
  const selling = (most: number) => ({ ...facts({ ask: 'sell', sold: 0, most } as unknown as Decision), pick: { least: 0, most } });

  it('finds the only good chosen, and not sold', () => {
    const c = opened([{ sell: 'indigo_plant' }, 'pass'], selling(1), one);
    expect(c.look({ type: 'place', seat: 0, index: 0 }).state).toBe('chosen');
    expect(c.canConfirm).toBe(true);
    expect(last('step')).toBeUndefined();
  });

  it('chooses among several goods', () => {
    const c = opened([{ sell: 'indigo_plant' }, 'pass'], selling(2), one);
    expect(c.look({ type: 'place', seat: 0, index: 0 }).state).toBe('open');
  });
});
