import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIONS, type Event, type View } from '../../types/anno1800';
import { drawnIn, tell } from './teller';
import { EFFECTS, NOBODY, SPENT } from './words/examples';
import { ANA, BEN, LANGUAGES, speak, table } from './words/testing';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const seat = BEN;
const TRADE = { trade: 2, temporary_trade: 0, exploration: 0, temporary_exploration: 0 };
const work: Event = { event: 'worked', seat, token: 'sawmill', tier: 'farmer', field: 0, place: 0 };
const trade: Event = { event: 'traded', seat, partner: ANA, resource: 'bricks', gold: 1 };
const spent: Event = { event: 'spent', seat, tokens: TRADE, purpose: 'cost' };
const place = { field: 0, back: false, aboard: 0, ashore: 0 };
const built: Event = { event: 'built', seat, token: 'merchant1', over: null, cubes: [], ...place };
const drew: Event = { event: 'drew', seat, deck: 'fw', count: 1, cards: null };

/** One of every event. */
function events(): Event[] {
  return [
    { event: 'dealt', objectives: ['zoo', 'museum'], first: seat },
    { event: 'turn', seat, round: 1, last: false },
    ...ACTIONS.map((action): Event => ({ event: 'action', seat, action })),
    ...EFFECTS.map((effect): Event => ({ event: 'activated', seat, kind: 'FW01', effect })),
    ...EFFECTS.map((effect): Event => ({ event: 'lapsed', seat, effect })),
    work,
    trade,
    spent,
    { event: 'spent', seat, tokens: SPENT, purpose: { objective: 'the_editor' } },
    { event: 'imported', seat, resource: 'cocoa', island: 'NWI01', place: 0 },
    { event: 'received', seat, kind: 'FW01', resource: 'cocoa' },
    { event: 'exhausted', seat, tier: 'artisan' },
    { event: 'shift_end', seat, tier: 'farmer', at: 'exhausted', field: null, gold: 1 },
    { event: 'paid_gold', seat, gold: 3, objective: null },
    { event: 'built', seat, token: 'brewery', over: 'sawmill', cubes: ['farmer', 'farmer'], ...place },
    { event: 'removed', seat, token: 'brewery', uncovered: 'sawmill', cubes: ['worker'], ...place },
    { event: 'announced', seat, kind: 'FW01' },
    { event: 'played', seat, kind: 'FW01' },
    { event: 'turned_down', seat, kind: 'FW01' },
    { event: 'used', seat, objective: 'aarhant' },
    { event: 'gained', seat, tier: 'farmer' },
    { event: 'gained', seat, tier: 'worker' },
    drew,
    { event: 'declined', seat, tier: 'farmer' },
    { event: 'raised', seat, tier: 'farmer', at: 'district', field: null, free: false },
    { event: 'raised', seat, tier: 'farmer', at: 'district', field: null, free: true },
    { event: 'returned', seat, deck: 'aei', card: null },
    { event: 'old_world', seat, island: 'OWI05', place: 0, aboard: 0 },
    { event: 'new_world', seat, island: 'NWI01', place: 0 },
    { event: 'expeditions', seat, count: 2, cards: ['EXP_AA', 'EXP_AA'] },
    { event: 'expeditions', seat, count: 2, cards: null },
    { event: 'gift', seat, gold: 1, trade: 1, exploration: 1 },
    { event: 'more_actions', seat },
    { event: 'festival', seat, from: NOBODY },
    { event: 'fireworks', seat, last_round: 9 },
    { event: 'ended', scores: [] },
    work,
  ];
}

const texts = (told: Event[], viewer: number | null = ANA) => tell(told, viewer, table, false).map((line) => line.text);

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  test.each([ANA, BEN, null])('every event is told to viewer %s', (viewer) => {
    const single = events().filter((event) => event.event !== 'turn' && event.event !== 'action' && !isResource(event));
    for (const event of single) expect(texts([event], viewer), event.event).toHaveLength(1);
    for (const text of texts(events(), viewer)) expect(text).not.toMatch(/^$|[⟨⟩{}]|undefined|NaN/);
  });
});

test('an effect is told as this game has it (A22.8)', () => {
  speak('en');
  const lapsed: Event = { event: 'lapsed', seat, effect: { return: 2 } };
  expect(tell([lapsed], ANA, table, false)[0]?.text).toContain('up to 2');
  expect(tell([lapsed], ANA, table, true)[0]?.text).toContain('exactly 2');
});

/** A card for a resource, told with the payment. */
function isResource(event: Event): boolean {
  return event.event === 'activated' && typeof event.effect === 'object' && 'resource' in event.effect;
}

describe('telling', () => {
  beforeEach(() => speak('en'));

  test('what is built and how it was paid is one line', () => {
    const action: Event = { event: 'action', seat, action: 'expand' };
    expect(texts([action, work, work, spent, trade, built])).toEqual([
      'Ben builds Merchant ship strength 1. Paid: 2 cubes, 2 trade tokens, Bricks by trade (1 gold for you).',
    ]);
    expect(texts([action])).toEqual([]); // It is told by what is done with it.
    expect(texts([work, spent])).toEqual(['Ben pays: 1 cube, 2 trade tokens.']);
  });

  test('a card is told when it is announced, until it is played', () => {
    const announced: Event = { event: 'announced', seat, kind: 'FW01' };
    const gift: Event = { event: 'activated', seat, kind: 'FW02', effect: 'action' };
    const action: Event = { event: 'action', seat, action: 'play' };
    const meanwhile = texts([action, announced, work, gift]);
    expect(meanwhile[0]).toMatch(/^Ben announces card/);
    expect(meanwhile).toHaveLength(3);
    const played = texts([action, announced, work, gift, { event: 'played', seat, kind: 'FW01' }]);
    expect(played).toHaveLength(2);
    expect(played[1]).toMatch(/^Ben plays .* Paid: 1 cube\.$/);
  });

  test('ships, cubes and upgrades of one action are one line', () => {
    expect(texts([work, built, work, built])).toEqual([
      'Ben builds Merchant ship strength 1, Merchant ship strength 1. Paid: 2 cubes.',
    ]);
    const gained: Event = { event: 'gained', seat, tier: 'farmer' };
    expect(texts([work, gained, drew, work, gained, drew])).toEqual([
      'Ben gets new cubes: 2 farmers. Paid: 2 cubes. Drawn: 2 × Farmer/worker card.',
    ]);
    const raised: Event = { event: 'raised', seat, tier: 'farmer', at: 'district', field: null, free: false };
    expect(texts([work, raised, work, raised])).toEqual(['Ben upgrades 2 × Farmer → Worker. Paid: 2 cubes.']);
  });

  test('what follows from a card or an island is not told twice', () => {
    const activated: Event = { event: 'activated', seat, kind: 'FW01', effect: 'action' };
    expect(texts([activated, { event: 'more_actions', seat }])).toHaveLength(1);
    const island: Event = { event: 'old_world', seat, island: 'OWI01', place: 0, aboard: 0 };
    const gained: Event = { event: 'gained', seat, tier: 'farmer' };
    expect(texts([island, gained, drew, gained, drew])).toHaveLength(1);
    const effect = { upgrades: { from: 'farmer', count: 3 } } as const;
    const upgrades: Event = { event: 'activated', seat, kind: 'FW01', effect };
    const raised: Event = { event: 'raised', seat, tier: 'farmer', at: 'district', field: null, free: true };
    expect(texts([upgrades, raised, raised])[0]).toMatch(/: 2 × Farmer → Worker\.$/);
  });

  test('an objective card is paid for itself, in the middle of another payment too', () => {
    const used: Event = { event: 'used', seat, objective: 'aarhant' };
    const exhausted: Event = { event: 'exhausted', seat, tier: 'investor' };
    const gift: Event = { event: 'gift', seat, gold: 5, trade: 0, exploration: 0 };
    expect(texts([work, used, exhausted, gift, work, built])).toEqual([
      'Ben uses Aarhant. Paid: 1 cube.',
      'Ben builds Merchant ship strength 1. Paid: 2 cubes.',
    ]);
  });

  test('swapped cards are named for whoever may know them', () => {
    const returned: Event = { event: 'returned', seat, deck: 'fw', card: null };
    expect(texts([returned, drew])).toEqual(['Ben swaps cards: 1 × Farmer/worker card.']);
    const own: Event[] = [{ ...returned, seat: ANA, card: 'FW01' }, { ...drew, seat: ANA, cards: ['FW02'] }];
    expect(texts(own)[0]).toMatch(/^You swap cards: \(.*\)\. Drawn: card \(.*\)\.$/);
    expect(texts(own.slice(0, 1))[0]).toMatch(/^You put cards under their stacks: \(.*\)\.$/);
    const two: Event = { ...drew, seat: ANA, count: 2, cards: ['FW01', 'FW02'] };
    expect(texts([two])[0]).toMatch(/^You draw cards \(.*\), \(.*\)\.$/);
  });

  test('rounds are headed, first hands left out', () => {
    const dealt: Event = { event: 'dealt', objectives: ['zoo'], first: ANA };
    const turn = (of: number, round: number): Event => ({ event: 'turn', seat: of, round, last: false });
    const told = tell([dealt, drew, turn(ANA, 1), turn(BEN, 1), turn(ANA, 2)], ANA, table, false);
    expect(told.map((line) => line.text)).toEqual([
      'Objective cards of this game: Zoo. You begin.',
      'Round 1',
      'Round 2',
    ]);
    expect(told.every((line) => line.seat === null)).toBe(true);
    expect(texts([turn(ANA, 3)])).toEqual([]);
  });
});

const viewing = (viewer: number | null) => ({ viewer }) as View;

test('the cards that the viewer drew are known, those of others are not', () => {
  const drew = (seat: number, cards: string[] | null): Event => ({ event: 'drew', seat, deck: 'fw', count: 2, cards });
  expect(drawnIn([drew(0, ['FW01', 'FW02']), drew(1, null)], viewing(0))).toEqual(['FW01', 'FW02']);
  expect(drawnIn([drew(0, ['FW01'])], viewing(null))).toEqual([]);
});
