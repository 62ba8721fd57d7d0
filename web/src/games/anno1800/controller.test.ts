import { beforeEach, describe, expect, it, vi } from 'vitest';
import { info, last, said } from '../../table/testing-socket';
import { PROTOCOL, type Legal, type Seat, type Then } from '../../types';
import type { Board, CardKind, Facts, Move, Plan, Reach, Several, Taken, View } from '../../types/anno1800';
import { Controller } from './controller.svelte';
import { facts, reach, SPENT, view } from './words/examples';

vi.mock('../../lib/settings.svelte', () => ({ settings: { speed: 'instant', forced: true } }));
vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));
vi.mock('../../lib/api', () => ({ api: { table: () => Promise.resolve() } }));
vi.mock('../../table/socket', () => import('../../table/testing-socket'));

const brewery: Move[] = [{ action: 'expand' }, { build: 'brewery' }];
const stack = { type: 'stack', token: 'brewery' } as const;

interface Position {
  board?: Partial<Board>;
  decider?: Seat | null;
  version?: number;
  hand?: CardKind[];
}

function opened(told: Partial<Facts>, moves: Move[] = [], undo = 0, position: Position = {}): Controller {
  const c = new Controller('one');
  c.received({ type: 'hello', protocol: PROTOCOL, table: info });
  tell(c, told, moves, undo, position);
  return c;
}

function tell(c: Controller, told: Partial<Facts>, moves: Move[] = [], undo = 0, { board, decider = 0, version = 1, hand = [] }: Position = {}): void {
  const legal: Legal<Move>[] = moves.map((move) => ({ move, then: move === 'end' ? 'passes' : 'open' }));
  const message = { since: 1, version, chapters: [], left_out: 0, open: [], undo, view: { ...view(board), hands: [hand, [], [], []] } as View, decider, legal, offers: [] };
  c.received({ type: 'update', viewer: 0, message, facts: facts({ pick: null, payment: null, ...told }) });
}

function previewed(c: Controller, then: Then): void {
  c.received({ type: 'preview', id: last('preview')!.id, shown: 1, then, view: view(), facts: facts() });
}

const market = (changed: Partial<Reach>): Partial<Facts> => ({ market: [reach({ object: { token: 'brewery' }, ...changed })] });

const plan = (moves: Move[]): Plan => ({
  prefer: 'tokens',
  lines: [],
  totals: {
    sum: { tokens: 0, gold: 0, cubes: 0 }, cubes: [0, 0, 0, 0, 0], spent: SPENT,
    before: { trade: 0, exploration: 0, gold: 0 }, after: { trade: 0, exploration: 0, gold: 0 }, receives: [0, 0],
  },
  moves,
});

beforeEach(() => void said.splice(0));

describe('something in reach', () => {
  it('is begun at once where that can be taken back', () => {
    const c = opened(market({ moves: brewery }));
    c.tap(stack);
    previewed(c, 'open');
    expect(last('step')?.moves).toEqual(brewery);
  });

  it('waits for its confirmation where something is shown', () => {
    const c = opened(market({ moves: brewery }));
    c.tap(stack);
    previewed(c, 'reveals');
    expect(last('step')).toBeUndefined();
    expect(c.pending?.moves).toEqual(brewery);
    c.confirm();
    expect(last('step')?.moves).toEqual(brewery);
  });

  it('says why not, and asks nothing', () => {
    const refusal = { why: 'sold_out', token: 'brewery' } as const;
    const c = opened(market({ moves: [], refusal, rule: 'A8.11' }));
    c.tap(stack);
    expect(c.refusal).toEqual({ refusal, rule: 'A8.11', code: 'refused' });
    expect(said).toEqual([]);
    expect(c.refusedThing).toEqual(stack);
    c.dismissRefusal();
    expect(c.refusedThing).toBeNull();
  });

  it('takes more than own means where it costs tokens or gold besides', () => {
    const c = opened(market({ moves: brewery, extra: { tokens: 0, gold: 2 } }));
    expect(c.look(stack).state).toBe('more');
  });
});

describe('a payment', () => {
  const work: Move[] = [{ work: { token: 'grain_farm', copy: 0 } }];
  const payment = { object: { token: 'brewery' } as const, plan: plan(work) };

  it('is paid as planned, once the server has said what it leads to', () => {
    const c = opened({ asked: 'pay', payment }, [], 2);
    expect(c.canConfirm).toBe(false);
    previewed(c, 'open');
    expect(c.payment?.then).toBe('open');
    c.confirm();
    expect(last('step')?.moves).toEqual(work);
  });

  it('is planned anew with what somebody insists on; the last wish wins', () => {
    const c = opened({ asked: 'pay', payment }, [], 2);
    c.choose('grain', { trade: { seat: 1, price: 1 } });
    c.choose('coal', { trade: { seat: 1, price: 2 } });
    expect(last('plan')?.wish).toMatchObject({ prefer: 'tokens', wishes: [{ resource: 'grain' }, { resource: 'coal' }] });
    c.received({ type: 'plan', id: last('plan')!.id, plan: null });
    expect(last('plan')?.wish).toMatchObject({ wishes: [{ resource: 'coal' }] });
    const other = plan([{ trade: { resource: 'coal', seat: 1 } }]);
    c.received({ type: 'plan', id: last('plan')!.id, plan: other });
    expect(c.payment?.plan).toEqual(other);
  });

  it('is given up together with the action that it pays for', () => {
    const c = opened(market({ moves: brewery }));
    c.tap(stack);
    previewed(c, 'open');
    tell(c, { asked: 'pay', payment }, [], 2);
    c.received({ type: 'done', id: last('step')!.id });
    c.back();
    expect(last('reset')).toBeDefined();
  });
});

it('can still be paid where its action could not be given up wholly', () => {
  const payment = { object: { token: 'brewery' } as const, plan: plan([{ work: { token: 'grain_farm', copy: 0 } }]) };
  const c = opened({ asked: 'pay', payment }, [], 3);
  c.cancel();
  tell(c, { asked: 'pay', payment }, [], 2);
  c.received({ type: 'done', id: last('undo')!.id });
  expect(c.canConfirm).toBe(false);
  c.received({ type: 'error', code: 'bad_message', text: '', id: last('undo')!.id });
  previewed(c, 'open');
  expect([c.canConfirm, c.refusal?.code]).toEqual([true, 'bad_message']);
});

it('shows the own realm when a hint comes', () => {
  const c = opened({});
  c.showSeat(1);
  c.askHint();
  expect(c.seatShown).toBe(1);
  c.received({ type: 'hint', id: last('hint')!.id, bot: 'greedy', moves: [{ activate: 'FW01' }] });
  expect(c.seatShown).toBe(0);
});

it('takes back at one go what was done at one go', () => {
  const c = opened(market({ moves: brewery }), [{ use: 'aarhant' }], 1);
  c.tap(stack);
  previewed(c, 'open');
  tell(c, {}, [], 3);
  c.received({ type: 'done', id: last('step')!.id });
  c.undo();
  tell(c, {}, [], 2);
  c.received({ type: 'done', id: last('undo')!.id });
  expect(said.filter(({ type }) => type === 'undo')).toHaveLength(2);
});

it('gathers the cards that go back, and says that these are all', () => {
  const c = opened({ asked: { swap: { returned: [0, 0, 0] } }, pick: { least: 1, most: 3 } }, [{ return: 'FW01' }, { return: 'FW02' }]);
  expect(c.canConfirm).toBe(false);
  c.tap({ type: 'card', kind: 'FW01', index: 0 });
  c.tap({ type: 'card', kind: 'FW02', index: 1 });
  c.tap({ type: 'card', kind: 'FW01', index: 0 });
  expect(c.chosen).toEqual(['FW02']);
  c.confirm();
  expect(last('step')?.moves).toEqual([{ return: 'FW02' }, 'done']);
});

it('lets a card bring the gold for a cube that is asked about', () => {
  const asked = { asked: { gain: { tier: 'artisan', more: 0 } }, gain: { tier: 'artisan', gold: 3 } } as const;
  const c = opened(asked, [{ activate: 'FW41' }, 'decline']);
  expect(c.answers.map(({ move }) => move)).toEqual(['decline']);
  expect(c.offered.map(({ move }) => move)).toEqual([{ activate: 'FW41' }]);
  c.tap({ type: 'played', kind: 'FW41', index: 0 });
  expect(last('step')?.moves).toEqual([{ activate: 'FW41' }]);
});

const [worker, artisan]: Move[] = [{ shift_end: { tier: 'worker', at: 'exhausted' } }, { shift_end: { tier: 'artisan', at: 'exhausted' } }];

it('means a shift end by a tap on a used cube only where somebody asked for shift ends', () => {
  const cube = { type: 'cube', tier: 'worker', at: 'exhausted' } as const;
  const c = opened({}, [worker!]);
  expect(c.look(cube).state).toBe('idle');
  c.setMode('shift_end');
  c.tap(cube);
  expect([c.comingBack('worker', 'exhausted'), c.canConfirm]).toEqual([1, false]);
  previewed(c, 'open');
  c.confirm();
  expect(last('step')?.moves).toEqual([worker]);
});

it('brings several cubes back at one go, for all their gold', () => {
  const c = opened({}, [worker!, artisan!]);
  c.setMode('shift_end');
  c.bringBack('worker', 'exhausted', true);
  c.bringBack('artisan', 'exhausted', true);
  expect(last('preview')?.moves).toEqual([worker, artisan]);
  expect([c.shiftCount, c.shiftGold]).toEqual([2, 5]);
  c.received({ type: 'refused', id: last('preview')!.id, code: 'refused', text: '', refusal: null, rule: null, index: 1 });
  expect([c.shiftCount, c.refusal?.code]).toEqual([1, 'refused']);
  previewed(c, 'open');
  c.confirm();
  expect(last('step')?.moves).toEqual([worker]);
  tell(c, {}, [artisan!], 1);
  expect([c.mode, c.shiftCount]).toEqual([null, 0]);
});

it('pays for shift ends, not for what they interrupt', () => {
  const payment = { object: { token: 'brewery' } as const, plan: plan([{ work: { token: 'grain_farm', copy: 0 } }]) };
  const c = opened({ asked: 'pay', payment }, [worker!], 2);
  previewed(c, 'open');
  c.setMode('shift_end');
  expect(c.canConfirm).toBe(false);
  c.bringBack('worker', 'exhausted', true);
  previewed(c, 'open');
  c.confirm();
  expect(last('step')?.moves).toEqual([worker]);
});

it('goes on with the action that was under way before shift ends', () => {
  const actions = [{ action: 'workforce' as const, now: 1, more: 0, most: 3, further: 2 }];
  const c = opened({ actions }, [worker!, artisan!]);
  expect(c.mode).toBe('workforce');
  c.setMode('shift_end');
  c.bringBack('worker', 'exhausted', true);
  c.cancel();
  expect(c.mode).toBe('workforce');
});

describe('several new cubes', () => {
  const actions = [{ action: 'workforce' as const, now: 5, more: 0, most: 3, further: 0 }];
  const further = [{ ...actions[0]!, further: 1 }];
  const hire: Move = { hire: 'worker' };
  const work: Move = { work: { token: 'sawmill', copy: 0 } };
  const part = (wanted: number, moves: Move[]): Taken => ({ wanted, plan: plan(moves), rises: null, or: [] });
  const next = facts().workforce;
  const several = (parts: Taken[], draws: Several['draws'] = [2, 0, 0]): Several => ({ prefer: 'gold', parts, totals: plan([]).totals, draws, next });

  /** Two workers are wanted and planned. */
  function wanting(): Controller {
    const c = opened({ actions }, [{ action: 'workforce' }]);
    c.tap({ type: 'hire', tier: 'worker' });
    c.tap({ type: 'hire', tier: 'worker' });
    const parts = [part(1, [{ action: 'workforce' }, hire, work]), part(0, [hire, work])];
    c.received({ type: 'plan', id: last('plan')!.id, plan: several(parts) });
    return c;
  }

  it('are planned together, and nothing is sent before it is confirmed', () => {
    const c = opened({ actions }, [{ action: 'workforce' }]);
    c.tap({ type: 'hire', tier: 'worker' });
    expect([c.mode, c.canConfirm]).toEqual(['workforce', false]);
    expect(last('plan')?.wish).toEqual({ prefer: 'gold', wishes: [], parts: [{ object: { cube: 'worker' }, wishes: [], rises: null }] });
    c.tap({ type: 'hire', tier: 'artisan' });
    c.unwant({ cube: 'worker' });
    expect(last('plan')?.wish).toMatchObject({ parts: [{ object: { cube: 'artisan' } }] });
    c.unwant({ cube: 'artisan' });
    expect([c.gathered.wanted, c.canConfirm, last('step')]).toEqual([[], false, undefined]);
  });

  it('are no more than the action allows', () => {
    const c = opened({ actions }, [{ action: 'workforce' }]);
    for (let n = 0; n < 5; n++) c.tap({ type: 'hire', tier: 'worker' });
    expect(c.gathered.wanted).toHaveLength(3);
  });

  it('come one after the other with one confirmation, for each draws a card', () => {
    const c = wanting();
    c.confirm();
    expect(last('step')?.moves).toEqual([{ action: 'workforce' }, hire, work]);
    expect(c.sending).toBe(true);
    tell(c, { actions: further }, [], 0, { version: 2 });
    expect(last('step')?.moves).toEqual([hire, work]);
    tell(c, { actions: further }, [], 0, { version: 3 });
    c.received({ type: 'done', id: last('step')!.id });
    expect(said.filter(({ type }) => type === 'step')).toHaveLength(2);
    // The third is not asked for, but can still be had.
    expect([c.sending, c.mode, c.busy]).toEqual([false, null, false]);
    expect(c.look({ type: 'action', action: 'workforce' }).state).toBe('open');
  });

  it('are sent at once where nothing is drawn', () => {
    const c = opened({ actions }, [{ action: 'workforce' }]);
    c.tap({ type: 'hire', tier: 'worker' });
    c.tap({ type: 'hire', tier: 'worker' });
    const parts = [part(0, [{ action: 'workforce' }, hire]), part(1, [hire])];
    c.received({ type: 'plan', id: last('plan')!.id, plan: several(parts, [0, 0, 0]) });
    c.confirm();
    expect(last('step')?.moves).toEqual([{ action: 'workforce' }, hire, hire]);
  });

  it('stay wanted where one of them is refused', () => {
    const c = wanting();
    c.confirm();
    tell(c, { actions: further }, [], 0, { version: 2 });
    c.received({ type: 'refused', id: last('step')!.id, code: 'refused', text: '', refusal: null, rule: null, index: 0 });
    expect([c.sending, c.gathered.wanted.length, c.refusal?.code]).toEqual([false, 1, 'refused']);
    expect(last('plan')?.wish).toMatchObject({ parts: [{ object: { cube: 'worker' } }] });
  });

  it('cannot be changed while they are being sent', () => {
    const c = wanting();
    c.confirm();
    const plans = said.filter(({ type }) => type === 'plan').length;
    c.insistOn(1, 'timber', 'import');
    c.unwant({ cube: 'worker' });
    expect([c.gathered.wanted.length, said.filter(({ type }) => type === 'plan').length]).toEqual([2, plans]);
  });

  it('go on when an earlier question is refused late', () => {
    const c = wanting();
    const asked = last('plan')!.id;
    c.confirm();
    c.received({ type: 'done', id: last('step')!.id });
    c.received({ type: 'refused', id: asked, code: 'refused', text: '', refusal: null, rule: null, index: 0 });
    tell(c, { actions: further }, [], 0, { version: 2 });
    expect([c.sending, last('step')?.moves]).toEqual([true, [hire, work]]);
  });

  it('stop where something else is asked first', () => {
    const c = wanting();
    c.confirm();
    tell(c, { asked: { gain: { tier: 'worker', more: 0 } } }, ['decline'], 0, { version: 2 });
    expect([c.sending, said.filter(({ type }) => type === 'step').length]).toEqual([false, 1]);
  });

  it('take a resource from where somebody wants, or stay as they were', () => {
    const c = wanting();
    c.insistOn(1, 'timber', 'import');
    expect(last('plan')?.wish).toMatchObject({ parts: [{ wishes: [] }, { wishes: [{ resource: 'timber', by: 'import' }] }] });
    c.received({ type: 'plan', id: last('plan')!.id, plan: null });
    expect([c.gathered.impossible, c.gathered.wanted[1]!.wishes, c.canConfirm]).toEqual([true, [], true]);
  });

  it('are paid one by one on request', () => {
    const c = wanting();
    c.payOneByOne();
    expect(last('step')?.moves).toEqual([{ action: 'workforce' }, hire]);
    tell(c, { asked: 'pay', payment: { object: { cube: 'worker' }, plan: plan([work]) } }, [], 2);
    tell(c, { actions: further }, [], 0, { version: 2 });
    expect([c.mode, c.gathered.wanted.length]).toEqual(['workforce', 1]);
  });

  it('are forgotten with their chooser', () => {
    const c = wanting();
    c.cancel();
    expect([c.mode, c.gathered.wanted]).toEqual([null, []]);
  });
});

it('uses cards and objectives while the chooser of shift ends is open', () => {
  const c = opened({}, [{ shift_end: { tier: 'worker', at: 'exhausted' } }, { use: 'aarhant' }]);
  c.setMode('shift_end');
  expect(c.look({ type: 'objective', objective: 'aarhant' }).state).toBe('open');
});

it('leaves the chooser of shift ends for what else is begun', () => {
  const c = opened({}, [{ shift_end: { tier: 'worker', at: 'exhausted' } }, { action: 'swap' }]);
  c.setMode('shift_end');
  c.tap({ type: 'action', action: 'swap' });
  expect(last('step')?.moves).toEqual([{ action: 'swap' }]);
  tell(c, {}, [{ shift_end: { tier: 'worker', at: 'exhausted' } }], 1);
  expect(c.mode).toBeNull();
});

it('never ends a turn by itself', () => {
  const c = opened({}, ['end']);
  expect(c.canEnd).toBe(true);
  expect(said).toEqual([]);
  c.end();
  expect(last('step')?.moves).toEqual(['end']);
});

const raise: Move = { raise: { tier: 'farmer', at: 'district' } };
const lapsing = { actions: 0, upgrades: true, cards: [], objectives: [], last: false };

it('says once before the end of the turn what would be lost', () => {
  const c = opened({ lapsing }, ['end', raise]);
  c.end();
  expect(last('step')).toBeUndefined();
  expect(c.pending).toMatchObject({ moves: ['end'], lapsing });
  c.cancel();
  expect(c.pending).toBeNull();
  expect(c.mode).toBe('raise');
  c.end();
  expect(last('step')?.moves).toEqual(['end']);
});

it('ends the turn with one tap after that', () => {
  const c = opened({ lapsing }, ['end', raise]);
  c.end();
  c.confirm();
  expect(last('step')?.moves).toEqual(['end']);
});

it('goes back to the turn where nobody knows when the action began', () => {
  const payment = { object: { token: 'brewery' } as const, plan: plan([]) };
  const c = opened({ asked: 'pay', payment }, [], 5);
  c.cancel();
  for (const [undo, asked] of [[4, 'pay'], [3, { target: 'expand' }], [2, 'turn']] as const) {
    tell(c, { asked }, [], undo);
    c.received({ type: 'done', id: last('undo')!.id });
  }
  expect(said.filter(({ type }) => type === 'undo')).toHaveLength(3);
  expect(last('reset')).toBeUndefined();
});

it('keeps what is chosen when the same position comes again', () => {
  const swap = { asked: { swap: { returned: [0, 0, 0] } }, pick: { least: 1, most: 3 } } as const;
  const c = opened({ ...swap, asked: { swap: { returned: [0, 0, 0] } } }, [{ return: 'FW01' }]);
  c.tap({ type: 'card', kind: 'FW01', index: 0 });
  tell(c, { ...swap, asked: { swap: { returned: [0, 0, 0] } } }, [{ return: 'FW01' }]);
  expect(c.chosen).toEqual(['FW01']);
});

it('keeps what somebody insists on while the same thing is being paid for', () => {
  const lines = [{ part: { resource: 'coal' as const }, ways: [], chosen: 0 }];
  const payment = { object: { token: 'brewery' } as const, plan: { ...plan([]), lines } };
  const c = opened({ asked: 'pay', payment }, [], 2);
  c.choose('coal', { trade: { seat: 1, price: 2 } });
  tell(c, { asked: 'pay', payment }, [], 3);
  expect(last('plan')?.wish).toMatchObject({ wishes: [{ resource: 'coal' }] });
  tell(c, { asked: 'pay', payment: { ...payment, object: { token: 'bakery' } } }, [], 4);
  expect(c.payment?.wishes).toEqual([]);
});

it('removes a token only where somebody asked for that', () => {
  const square = { type: 'square', seat: 0, field: 0 } as const;
  const spot = facts().squares[0]![0]!.spot!;
  const c = opened({ asked: { site: 'brewery' } }, [{ remove: spot }], 2);
  expect([c.look(square).state, c.can('remove')]).toEqual(['idle', true]);
  c.setMode('remove');
  c.tap(square);
  expect(last('step')?.moves).toEqual([{ remove: spot }]);
});

it('says of what could be had whether it is a matter of another turn', () => {
  const spent = { turn: { ...view().board.turn, actions: 0 } };
  const hiring = [{ action: 'workforce' as const, now: 1, more: 0, most: 3, further: 2 }];
  expect(opened({}).later).toBe(false);
  expect(opened({}, [], 0, { board: spent }).later).toBe(true);
  expect(opened({ actions: hiring }, [], 0, { board: spent }).later).toBe(false);
  expect(opened({ asked: 'pay' }, [], 0, { board: spent }).later).toBe(false);
  expect(opened({}, [], 0, { decider: 1 }).later).toBe(true);
  expect(opened({ asked: null, scores: [] }, [], 0, { decider: null }).later).toBe(false);
});

it('opens the chooser of an action that can go on', () => {
  const going = (action: 'expand' | 'workforce', further: number) => ({ action, now: 1, more: 0, most: 3, further });
  expect(opened({ actions: [going('expand', 0), going('workforce', 2)] }).mode).toBe('workforce');
  expect(opened({ actions: [going('expand', 0), going('workforce', 0)] }).mode).toBeNull();
});

it('proposes the most expedition cards there are, and draws none by itself (A19.1)', () => {
  const moves = (n: number): Move[] => [{ action: 'expedition' }, { expeditions: n }];
  const c = opened({ expeditions: [1, 2, 3].map((n) => reach({ object: { expeditions: n }, moves: moves(n) })) }, [{ action: 'expedition' }]);
  const there = Math.min(3, c.shown!.view.board.expeditions);
  c.setMode('expedition');
  expect(last('preview')?.moves).toEqual(moves(there));
  previewed(c, 'open');
  expect(last('step')).toBeUndefined();
  expect(c.pending?.moves).toEqual(moves(there));
});

it('offers of equal free squares only the one that is filled', () => {
  const square = (field: number) => ({ type: 'square', seat: 0, field }) as const;
  const free = { terrain: 'coast' as const, token: null, covered: null, built: false, spot: null };
  const squares = [{ ...free, terrain: 'land' as const }, free, free];
  const c = opened({ asked: { site: 'brewery' }, squares: [squares, squares] }, [{ place: { free: 'coast' } }], 2);
  expect([0, 1, 2].map((field) => c.look(square(field)).state)).toEqual(['idle', 'open', 'idle']);
  c.tap(square(2));
  expect(last('step')).toBeUndefined();
  c.tap(square(1));
  expect(last('step')?.moves).toEqual([{ place: { free: 'coast' } }]);
});

it('of two equal cards plays the one that was tapped', () => {
  const hand: CardKind[] = ['FW01', 'FW02', 'FW01'];
  const card = (index: number) => ({ type: 'card', kind: hand[index]!, index }) as const;
  const moves: Move[] = [{ action: 'play' }, { play: 'FW01' }];
  const payment = { object: { card: 'FW01' } as const, plan: plan([]) };
  const planned = (c: Controller) => hand.map((_, index) => c.look(card(index)).planned);
  const c = opened({ hand: [reach({ object: { card: 'FW01' }, moves })] }, [], 0, { hand });
  c.tap(card(2));
  previewed(c, 'open');
  tell(c, { asked: 'pay', payment }, [], 2, { hand });
  expect(planned(c)).toEqual([false, false, true]);
  expect(planned(opened({ asked: 'pay', payment }, [], 2, { hand }))).toEqual([true, false, false]);
});

it('shows the whole market again when the turn is over', () => {
  const c = opened({});
  c.filter = 'hand';
  tell(c, { asked: 'pay' }, [], 1);
  expect(c.filter).toBe('hand');
  tell(c, { asked: null }, [], 0, { decider: 1, version: 2 });
  expect(c.filter).toBe('all');
  expect(opened({}).filter).toBe('all');
});

it('shows the own realm after a move', () => {
  const c = opened({}, [{ activate: 'FW01' }]);
  c.showSeat(1);
  c.tap({ type: 'played', kind: 'FW01', index: 0 });
  expect(last('step')?.moves).toEqual([{ activate: 'FW01' }]);
  expect(c.seatShown).toBe(0);
});

it('marks the cards that were drawn until the next turn begins', () => {
  const c = opened({});
  const drew = { event: 'drew' as const, seat: 0, deck: 'fw' as const, count: 1, cards: ['FW01'] };
  const message = {
    since: 1, version: 2, chapters: [{ version: 2, events: [drew] }], left_out: 0, open: [], undo: 0,
    view: view(), decider: 0, legal: [], offers: [],
  };
  c.received({ type: 'update', viewer: 0, message, facts: facts() });
  expect([...c.fresh]).toEqual(['FW01']);
  tell(c, { asked: null }, [], 0, { decider: 1, version: 3 });
  expect([...c.fresh]).toEqual(['FW01']);
  tell(c, {}, [], 0, { version: 4 });
  expect([...c.fresh]).toEqual([]);
});
