import { beforeEach, expect, it, vi } from 'vitest';
import { info, last, said } from '../table/testing-socket';
import { PROTOCOL, type Then } from '../types';
import { Controller } from './controller.svelte';
import type { Json } from './shape';

vi.mock('../lib/settings.svelte', () => ({ settings: { speed: 'instant', forced: false } }));
vi.mock('../lib/i18n.svelte', () => import('../table/testing'));
vi.mock('../lib/api', () => ({ api: { table: () => Promise.resolve() } }));
vi.mock('../table/socket', () => import('../table/testing-socket'));

const play = { play: 'oak_1' };
const lead = { lead: 'bell_2' };
const refused = { move: { play: 'bell_2' }, refused: { why: 'must_follow' }, rule: 'W3.1' };

/** A table at which the viewer may play, lead, or pass. */
function opened(): Controller {
  const c = new Controller('one', 4);
  c.received({ type: 'hello', protocol: PROTOCOL, table: info });
  tell(c, { hands: [['oak_1'], []], deck: 3 }, 1);
  return c;
}

function tell(c: Controller, view: Json, version: number, undo = 0): void {
  const legal = ([[play, 'open'], [lead, 'passes'], ['pass', 'open']] as [Json, Then][]).map(([move, then]) => ({ move, then }));
  const offers = [{ move: play, refused: null, rule: null }, refused];
  const message = { since: 1, version, chapters: [], left_out: 0, open: [], undo, view, decider: 0, legal, offers };
  c.received({ type: 'update', viewer: 0, message, facts: { scores: null } });
}

beforeEach(() => said.splice(0));

it('offers every move, and says why others are refused', () => {
  const c = opened();
  expect(c.possible.map(({ move, then }) => [move, then])).toEqual([[play, 'open'], [lead, 'passes'], ['pass', 'open']]);
  expect(c.refused).toMatchObject([{ move: refused.move, then: null, rule: 'W3.1' }]);
  c.choose(c.refused[0]!);
  expect(c.refusal).toEqual({ refusal: { why: 'must_follow' }, rule: 'W3.1', code: 'refused' });
  expect(said).toEqual([]);
});

it('plays at once what can be taken back', () => {
  const c = opened();
  c.choose(c.possible[0]!);
  expect(last('step')?.moves).toEqual([play]);
});

it('asks before what cannot be taken back', () => {
  const c = opened();
  c.choose(c.possible[1]!);
  expect([c.canConfirm, said.length]).toEqual([true, 0]);
  c.back();
  expect(c.canConfirm).toBe(false);
  c.choose(c.possible[1]!);
  c.confirm();
  expect(last('step')?.moves).toEqual([lead]);
});

it('points at what the hint would do', () => {
  const c = opened();
  c.askHint();
  c.received({ type: 'hint', id: last('hint')!.id, bot: 'best', moves: [lead, 'pass'] });
  expect(c.possible.map((choice) => c.isHinted(choice))).toEqual([false, true, false]);
});

it('forgets a choice, and shows what changed, when the table goes on', () => {
  const c = opened();
  c.choose(c.possible[1]!);
  tell(c, { hands: [['oak_1'], []], deck: 2 }, 2);
  expect(c.canConfirm).toBe(false);
  expect([...c.changed]).toEqual(['deck']);
});
