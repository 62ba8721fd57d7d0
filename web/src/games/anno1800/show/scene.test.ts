import { describe, expect, it, test, vi } from 'vitest';
import type { Flight, Part, Where } from '../../../table/show/scene';
import type { Action, Event, Homecoming } from '../../../types/anno1800';
import type { Piece } from './piece';
import { sceneOf } from './scene';

vi.mock('../../../lib/i18n.svelte', () => import('../words/testing'));

const seat = 1;

/** A piece by its kind and what it is of. */
function named(piece: Piece): string {
  const [is, ...rest] = Object.values(piece) as string[];
  return [is, ...rest].join(' ');
}

const first = (where: Where) => where[0];
const flown = ({ piece, from, to, count = 1 }: Flight<Piece>) => `${count > 1 ? `${count} ` : ''}${named(piece)}: ${first(from)} to ${first(to)}`;
const flights = (...events: Event[]) => sceneOf(events).flights.map(flown);
const marks = (...events: Event[]) =>
  sceneOf(events).marks.map(({ at, flag, turns }) => [first(at), flag, turns && 'turns'].filter(Boolean).join(' '));

const on = { field: 3, back: false, aboard: 0, ashore: 0 };
const built: Event = { event: 'built', seat, token: 'brewery', over: null, cubes: [], ...on };
const worked: Event = { event: 'worked', seat, token: 'sawmill', tier: 'farmer', field: 0, place: 1 };
const drew: Event = { event: 'drew', seat, deck: 'fw', count: 1, cards: null };
const coins = (tokens: object): Event => ({
  event: 'spent', seat, purpose: 'cost',
  tokens: { trade: 0, temporary_trade: 0, exploration: 0, temporary_exploration: 0, ...tokens },
});
const from: Homecoming = {
  working: [[0, ['farmer', 'farmer']], [12, ['worker']]],
  exhausted: [0, 2, 0, 0, 0],
  trade: 3,
  exploration: 0,
  temporary_trade: 0,
  temporary_exploration: 2,
};

/** Every kind of event: what flies, and what is marked. */
const SCENES: Record<Event['event'], { event: Event; flies: string[]; marked: string[] }[]> = {
  dealt: [{ event: { event: 'dealt', objectives: ['zoo'], first: 2 }, flies: [], marked: ['objectives', 'seat:2'] }],
  turn: [
    { event: { event: 'turn', seat, round: 3, last: false }, flies: [], marked: [] },
    { event: { event: 'turn', seat, round: 9, last: true }, flies: [], marked: ['round turns'] },
  ],
  action: [{ event: { event: 'action', seat, action: 'expand' }, flies: [], marked: [] }],
  announced: [{ event: { event: 'announced', seat, kind: 'FW01' }, flies: ['card FW01: cards:1 to stage'], marked: [] }],
  worked: [{ event: worked, flies: ['cube farmer: home:1:farmer to field:1:0', 'token sawmill: field:1:0 to stage'], marked: ['field:1:0'] }],
  traded: [
    {
      event: { event: 'traded', seat, partner: 0, resource: 'bricks', gold: 1 },
      flies: ['good bricks: seat:0 to stage', 'coin gold: bank to gold:0'],
      marked: ['gold:0 +1'],
    },
  ],
  imported: [
    { event: { event: 'imported', seat, resource: 'cocoa', island: 'NWI01', place: 2 }, flies: ['good cocoa: new:1:2 to stage'], marked: ['new:1:2'] },
  ],
  received: [{ event: { event: 'received', seat, kind: 'FW01', resource: 'cocoa' }, flies: ['good cocoa: played:1 to stage'], marked: ['played:1'] }],
  spent: [
    {
      event: coins({ trade: 2, temporary_exploration: 1 }),
      flies: ['coin trade: trade:1 to stage', 'coin trade: trade:1 to stage', 'coin exploration: exploration:1 to stage'],
      marked: ['trade:1 −2', 'exploration:1 −1'],
    },
    { event: coins({ trade: 6 }), flies: ['6 coin trade: trade:1 to stage'], marked: ['trade:1 −6'] },
  ],
  exhausted: [{ event: { event: 'exhausted', seat, tier: 'artisan' }, flies: ['cube artisan: home:1:artisan to stage'], marked: ['home:1:artisan −1'] }],
  shift_end: [
    {
      event: { event: 'shift_end', seat, tier: 'worker', at: { at: { token: 'brewery', copy: 0 } }, field: 12, gold: 2 },
      flies: ['coin gold: gold:1 to bank', 'coin gold: gold:1 to bank', 'cube worker: field:1:12 to home:1:worker'],
      marked: ['gold:1 −2', 'home:1:worker +1'],
    },
  ],
  paid_gold: [
    { event: { event: 'paid_gold', seat, gold: 1, objective: null }, flies: ['coin gold: gold:1 to bank'], marked: ['gold:1 −1'] },
    { event: { event: 'paid_gold', seat, gold: 1, objective: 'alonso_graves' }, flies: ['coin gold: gold:1 to objective:alonso_graves'], marked: ['gold:1 −1'] },
  ],
  built: [
    { event: built, flies: ['token brewery: stack:brewery to field:1:3'], marked: ['stack:brewery −1', 'field:1:3'] },
    {
      event: { ...built, over: 'bakery', back: true, cubes: ['worker'] },
      flies: ['token bakery: field:1:3 to stack:bakery', 'cube worker: field:1:3 to home:1:worker', 'token brewery: stack:brewery to field:1:3'],
      marked: ['stack:brewery −1', 'stack:bakery +1', 'field:1:3'],
    },
    // A ship comes with its tokens, and one that is built over takes its own along.
    {
      event: { ...built, token: 'merchant2', over: 'exploration1', aboard: 2, ashore: 1 },
      flies: [
        'token merchant2: stack:merchant2 to field:1:3',
        'coin exploration: field:1:3 to bank',
        'coin trade: bank to field:1:3',
        'coin trade: bank to field:1:3',
      ],
      marked: ['stack:merchant2 \u22121', 'field:1:3'],
    },
    // What is printed stays below.
    { event: { ...built, over: 'sawmill' }, flies: ['token brewery: stack:brewery to field:1:3'], marked: ['stack:brewery −1', 'field:1:3'] },
  ],
  removed: [
    {
      event: { event: 'removed', seat, token: 'brewery', field: 3, uncovered: null, cubes: ['worker'], aboard: 0, ashore: 0 },
      flies: ['cube worker: field:1:3 to home:1:worker', 'token brewery: field:1:3 to stack:brewery'],
      marked: ['field:1:3', 'stack:brewery +1'],
    },
  ],
  played: [{ event: { event: 'played', seat, kind: 'FW01' }, flies: ['card FW01: stage to played:1'], marked: ['cards:1 −1', 'played:1 +1'] }],
  activated: [{ event: { event: 'activated', seat, kind: 'FW01', effect: 'action' }, flies: ['card FW01: played:1 to stage'], marked: ['played:1'] }],
  turned_down: [{ event: { event: 'turned_down', seat, kind: 'FW01' }, flies: [], marked: ['played:1 turns'] }],
  used: [{ event: { event: 'used', seat, objective: 'aarhant' }, flies: ['objective aarhant: objective:aarhant to stage'], marked: ['objective:aarhant'] }],
  gained: [{ event: { event: 'gained', seat, tier: 'farmer' }, flies: ['cube farmer: bank to home:1:farmer'], marked: ['home:1:farmer +1'] }],
  declined: [{ event: { event: 'declined', seat, tier: 'farmer' }, flies: [], marked: ['home:1:farmer'] }],
  raised: [
    {
      event: { event: 'raised', seat, tier: 'farmer', at: 'district', field: null, free: false },
      flies: ['cube worker: home:1:farmer to home:1:worker'],
      marked: ['home:1:farmer −1', 'home:1:worker +1'],
    },
    {
      event: { event: 'raised', seat, tier: 'farmer', at: { at: { token: 'sawmill', copy: 0 } }, field: 0, free: true },
      flies: ['cube worker: home:1:worker to field:1:0'],
      marked: ['field:1:0', 'home:1:worker'],
    },
  ],
  drew: [
    { event: drew, flies: ['back fw: deck:fw to cards:1'], marked: ['cards:1 +1'] },
    { event: { ...drew, count: 2, cards: ['FW01', 'FW02'] }, flies: ['card FW01: deck:fw to cards:1', 'card FW02: deck:fw to cards:1'], marked: ['cards:1 +2'] },
  ],
  returned: [
    { event: { event: 'returned', seat, deck: 'aei', card: null }, flies: ['back aei: cards:1 to deck:aei'], marked: ['cards:1 −1'] },
    { event: { event: 'returned', seat, deck: 'aei', card: 'AEI01' }, flies: ['card AEI01: cards:1 to deck:aei'], marked: ['cards:1 −1'] },
  ],
  old_world: [
    {
      event: { event: 'old_world', seat, island: 'OWI05', place: 1, aboard: 0 },
      flies: ['old_world OWI05: deck:old_world to old:1:1'],
      marked: ['deck:old_world −1', 'old:1:1'],
    },
  ],
  lapsed: [{ event: { event: 'lapsed', seat, effect: 'action' }, flies: [], marked: ['seat:1'] }],
  new_world: [
    { event: { event: 'new_world', seat, island: 'NWI01', place: 0 }, flies: ['new_world NWI01: deck:new_world to new:1:0'], marked: ['deck:new_world −1', 'new:1:0'] },
  ],
  expeditions: [
    // Others never see the faces.
    { event: { event: 'expeditions', seat, count: 2, cards: null }, flies: ['back expedition: deck:expeditions to expeditions:1', 'back expedition: deck:expeditions to expeditions:1'], marked: ['expeditions:1 +2'] },
  ],
  gift: [
    { event: { event: 'gift', seat, gold: 1, trade: 0, exploration: 1 }, flies: ['coin gold: bank to gold:1', 'coin exploration: bank to exploration:1'], marked: ['gold:1 +1', 'exploration:1 +1'] },
  ],
  more_actions: [{ event: { event: 'more_actions', seat }, flies: [], marked: ['seat:1'] }],
  festival: [
    {
      event: { event: 'festival', seat, from },
      flies: [
        'cube farmer: field:1:0 to home:1:farmer',
        'cube farmer: field:1:0 to home:1:farmer',
        'cube worker: field:1:12 to home:1:worker',
        '2 cube worker: stage to home:1:worker',
        'coin trade: stage to trade:1',
        'coin trade: stage to trade:1',
        'coin trade: stage to trade:1',
        'festival: bank to seat:1',
      ],
      marked: ['home:1:worker', 'trade:1 +3', 'exploration:1 −2', 'seat:1'],
    },
  ],
  fireworks: [{ event: { event: 'fireworks', seat, last_round: 9 }, flies: ['fireworks: objectives to seat:1'], marked: ['seat:1'] }],
  ended: [{ event: { event: 'ended', scores: [] }, flies: [], marked: [] }],
};

describe('a scene', () => {
  test.each(Object.entries(SCENES))('of %s: what flies, and what is marked', (_, all) => {
    for (const { event, flies, marked } of all) expect([flights(event), marks(event)]).toEqual([flies, marked]);
  });

  it('is there for every kind of event', () => {
    const isSeen = (event: Event) => flights(event).length + marks(event).length > 0 || sceneOf([event]).sound !== null || sceneOf([event]).sign !== null;
    for (const [kind, all] of Object.entries(SCENES)) expect(all.some(({ event }) => isSeen(event)), kind).toBe(true);
  });

  it('shows the payment first, then what it is for, then the cards for it', () => {
    const gained: Event = { event: 'gained', seat, tier: 'farmer' };
    const { flights: all } = sceneOf([worked, coins({ trade: 1 }), gained, drew, gained, drew]);
    expect(all.map(({ piece, beat }) => `${named(piece)} ${beat}`)).toEqual([
      'cube farmer 0', 'token sawmill 0', 'coin trade 0', 'cube farmer 1', 'back fw 2', 'cube farmer 1', 'back fw 2',
    ]);
    const next = sceneOf([built, worked, built]).flights;
    expect(next.map(({ beat }) => beat)).toEqual([0, 1, 1, 2]);
  });

  it('holds up what everybody may read', () => {
    const about = (...events: Event[]) => [sceneOf(events).sign?.about, sceneOf(events).sign?.deed];
    const action = (action: Action): Event => ({ event: 'action', seat, action });
    const brewery = { is: 'token', token: 'brewery' };
    expect(about(worked, built)).toEqual([brewery, null]);
    expect(about(action('expand'), worked, built)).toEqual([brewery, { is: 'action', action: 'expand' }]);
    expect(about({ event: 'played', seat, kind: 'FW01' })).toEqual([{ is: 'card', kind: 'FW01' }, null]);
    expect(about(action('swap'), drew)).toEqual([{ is: 'action', action: 'swap' }, null]);
    expect(about(action('festival'), { event: 'festival', seat, from })).toEqual([{ is: 'festival' }, null]);
    // What helps is not what it is about.
    expect(about(built, { event: 'activated', seat, kind: 'FW01', effect: 'action' })).toEqual([brewery, null]);
    expect(about({ event: 'activated', seat, kind: 'FW01', effect: 'action' })).toEqual([{ is: 'card', kind: 'FW01' }, null]);
    expect(about(drew)).toEqual([null, null]);
    expect(sceneOf([{ event: 'dealt', objectives: ['zoo'], first: 2 }]).sign).toBeNull();
  });

  it('says what a turn costs and brings, and who else is concerned', () => {
    const traded: Event = { event: 'traded', seat, partner: 0, resource: 'bricks', gold: 1 };
    const raised: Event = { event: 'raised', seat, tier: 'farmer', at: 'district', field: null, free: false };
    const several = (all: Part<Piece>[] = []) => all.map(({ piece, count }) => `${count} ${named(piece)}`);
    const told = ({ piece, count, was, worth, seat, theirs }: Part<Piece>) =>
      [count, was && `${named(was)} →`, named(piece), worth && `= ${several(worth).join(', ')}`, seat, theirs && `+ ${several(theirs).join(', ')}`]
        .filter((one) => one !== undefined)
        .join(' ');
    const rows = (...events: Event[]) => sceneOf(events).sign!.rows.map(({ way, parts }) => [way, ...parts.map(told)]);
    expect(rows(worked, worked, coins({ exploration: 1 }), { ...built, over: 'bakery' })).toEqual([
      ['paid', '2 cube farmer → token sawmill', '1 coin exploration', '1 token bakery'],
    ]);
    expect(rows({ event: 'gained', seat, tier: 'worker' }, raised, raised, drew, drew)).toEqual([
      ['got', '1 cube worker', '2 cube farmer → cube worker', '2 back fw'],
    ]);
    // What was spent for a good stands beside it, and what its seller got for it.
    const trade = { purpose: { trade: { resource: 'bricks', seat: 0 } } } as const;
    const bought = [{ ...coins({ trade: 2 }), ...trade }, { ...coins({ temporary_trade: 1 }), ...trade }] as Event[];
    expect(rows(...bought, traded, worked)).toEqual([
      ['paid', '1 good bricks = 3 coin trade 0 + 1 coin gold', '1 cube farmer → token sawmill'],
    ]);
    expect(rows(...bought, { ...traded, gold: 0 } as Event)).toEqual([['paid', '1 good bricks = 3 coin trade 0']]);
    const imported: Event = { event: 'imported', seat, resource: 'cocoa', island: 'NWI01', place: 2 };
    expect(rows({ ...coins({ trade: 1 }), purpose: { import: 'cocoa' } } as Event, imported)).toEqual([
      ['paid', '1 new_world NWI01 → good cocoa = 1 coin trade'],
    ]);
    expect(rows(...bought), 'the good is not among these events').toEqual([['paid', '3 coin trade']]);
    // Gold makes somebody work once more; a ship comes with its tokens; at a festival everybody comes home.
    expect(rows({ event: 'shift_end', seat, tier: 'artisan', at: 'district', field: null, gold: 3 })).toEqual([['paid', '3 coin gold'], ['back', '1 cube artisan']]);
    const over = { token: 'merchant2', over: 'exploration1', aboard: 2, ashore: 1 } as const;
    expect(rows({ ...built, ...over })).toEqual([['paid', '1 token exploration1', '1 coin exploration'], ['got', '2 coin trade']]);
    expect(rows({ event: 'festival', seat, from })).toEqual([['back', '2 cube farmer', '3 cube worker', '3 coin trade']]);
    // Others never see what somebody puts back.
    expect(rows({ event: 'returned', seat, deck: 'aei', card: null }, { event: 'gift', seat, gold: 2, trade: 0, exploration: 0 })).toEqual([
      ['paid', '1 back aei'],
      ['got', '2 coin gold'],
    ]);
  });

  it('hides what has just come until its flight has landed', () => {
    const hidden = (event: Event) => sceneOf([event]).flights.filter(({ arrives }) => arrives).map(flown);
    expect(hidden(built)).toEqual(['token brewery: stack:brewery to field:1:3']);
    expect(hidden({ event: 'new_world', seat, island: 'NWI01', place: 0 })).toEqual(['new_world NWI01: deck:new_world to new:1:0']);
    // A printed ship comes with its own tokens.
    const found: Event = { event: 'old_world', seat, island: 'OWI11', place: 0, aboard: 1 };
    expect(hidden(found)).toEqual(['old_world OWI11: deck:old_world to old:1:0']);
    expect(flights(found)).toContain('coin exploration: bank to old:1:0');
  });

  it('sounds like the most important thing in it', () => {
    expect(sceneOf([coins({ trade: 1 }), built, drew]).sound).toBe('build');
    expect(sceneOf([{ event: 'festival', seat, from }]).sound).toBe('festival');
    expect(sceneOf([{ event: 'ended', scores: [] }]).sound).toBe('end');
    expect(sceneOf([]).sound).toBeNull();
  });

  it('says where else a place is, so that nothing flies from nowhere', () => {
    const all = Object.values(SCENES).flat().flatMap(({ event }) => sceneOf([event]).flights);
    const ends = new Set(all.flatMap((flight) => [flight.from, flight.to]).map((where) => where.at(-1)));
    expect([...ends].sort()).toEqual(['bank', 'tab:market', 'tab:rivals', 'tab:seat:0', 'tab:seat:1']);
  });
});
