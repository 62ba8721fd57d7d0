import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cause, Event, Kind, Role } from '../../types/sanjuan';
import { tell } from './teller';
import { withoutPlan } from './words/joining';
import { ANA, BEN, LANGUAGES, speak, table } from './words/testing';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const seat = ANA;
const ROLES: Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];

/** Events about cards, with or without names. */
function ofCards(cards: Kind[] | null): Event[] {
  const told = { seat, count: 2, cards };
  const causes: Cause[] = [{ building: 'carpenter' }, 'deal', 'hand_limit', { role: 'trader' }];
  return [
    { event: 'paid', ...told },
    { event: 'kept', ...told },
    ...causes.flatMap((cause): Event[] => [
      { event: 'drew', cause, ...told },
      { event: 'discarded', cause, ...told },
    ]),
    { event: 'laid', under: 'chapel', ...told },
    { event: 'laid', under: 'bank', ...told },
  ];
}

function events(): Event[] {
  const buildings: Kind[] = ['office_building', 'chapel', 'bank', 'gold_mine', 'goldsmith'];
  const causes: Cause[] = [...ROLES.map((role) => ({ role })), ...buildings.map((building) => ({ building }))];
  const built = { event: 'built', seat, kind: 'palace', place: 3, good_lost: true, cost: 3, library: true, twelfth: true } as const;
  const sold = { event: 'sold', seat, kind: 'silver_smelter', place: 1, price: 3 } as const;
  const digging = ['gold_mine', 'goldsmith'] as const;
  return [
    { event: 'round', round: 3, governor: seat, from: null },
    { event: 'prices', prices: [1, 1, 2, 2, 3] },
    { event: 'paid_good', seat, kind: 'customs_office', place: 0 },
    { event: 'produced', seat, kind: 'sugar_mill', place: 0 },
    { event: 'produced', seat, kind: 'customs_office', place: 0 },
    { event: 'reshuffled', cards: 60 },
    { event: 'ended', scores: [] },
    ...ROLES.map((role): Event => ({ event: 'role', seat, role })),
    { ...built, over: null },
    { ...built, over: 'chapel' },
    { ...sold, harbor: false },
    { ...sold, harbor: true },
    ...digging.flatMap((by): Event[] => [
      { event: 'revealed', seat, by, cards: ['well', 'hut'] },
      { event: 'took', seat, by, kind: null },
      { event: 'took', seat, by, kind: 'well' },
    ]),
    ...ofCards(null),
    ...ofCards(['well', 'well']),
    ...causes.map((at): Event => ({ event: 'passed', seat, at })),
  ];
}

const texts = (told: Event[], viewer: number | null) => tell(told, viewer, table).map((line) => line.text);

test('what others do as councillor is one line, however it is cut', () => {
  const cause = { role: 'councillor' } as const;
  const takes: Event = { event: 'role', seat, role: 'councillor' };
  const drew: Event = { event: 'drew', seat, cause, count: 5, cards: null };
  const rest: Event[] = [{ event: 'kept', seat, count: 1, cards: null }, { event: 'discarded', seat, cause, count: 4, cards: null }];
  expect(texts([takes, drew, ...rest], BEN)).toEqual(['Ana takes the role of Councillor, draws 5 cards and keeps 1.']);
  expect(texts([takes, drew], BEN)).toEqual(['Ana takes the role of Councillor and draws 5 cards.']);
  expect(texts([drew, ...rest], BEN)).toEqual(['Ana draws 5 cards and keeps 1.']);
  expect(texts(rest, BEN)).toEqual(['Ana draws 5 cards and keeps 1.']);
  expect(texts([takes, { ...drew, cards: ['well'] }], seat)).toHaveLength(2);
});

describe('telling', () => {
  beforeEach(() => speak('en'));

  test.each(LANGUAGES)('every event is a sentence for everybody: %s', (language) => {
    speak(language);
    for (const viewer of [null, ANA, BEN]) {
      for (const event of events()) {
        const told = texts([event], viewer);
        expect(told, JSON.stringify(event)).not.toHaveLength(0);
        told.forEach((text) => expect(text).toMatch(/^[^⟨{$]+\.$/));
      }
    }
  });

  test('the pennant is that of whoever did it', () => {
    const begun: Event = { event: 'round', round: 1, governor: BEN, from: null };
    const [round, role] = tell([begun, { event: 'role', seat: BEN, role: 'trader' }], ANA, table);
    expect(round).toMatchObject({ seat: null, text: 'Round 1 begins. Ben holds the governor card.' });
    expect(role).toMatchObject({ seat: BEN, text: 'Ben takes the role of Trader.' });
  });

  test('cards of one payment are one sentence', () => {
    const paid = (kind: Kind): Event => ({ event: 'paid', seat, count: 1, cards: [kind] });
    expect(texts([paid('well'), paid('hut'), paid('well')], ANA)).toEqual(['You pay with 2 × Well, Hut.']);
  });

  test('payments of two players are two sentences, and one unknown card hides the others', () => {
    const paid = (by: number, cards: Kind[] | null): Event => ({ event: 'paid', seat: by, count: 1, cards });
    const told = texts([paid(ANA, ['well']), paid(ANA, null), paid(BEN, null)], null);
    expect(told).toEqual(['Ana pays 2 cards.', 'Ben pays 1 card.']);
  });

  test('cards discarded for different reasons are not joined', () => {
    const gone = (cause: Cause): Event => ({ event: 'discarded', seat, cause, count: 1, cards: null });
    const told = texts([gone('hand_limit'), gone('hand_limit'), gone({ building: 'archive' })], null);
    expect(told).toEqual(['Ana discards 2 cards (hand limit).', 'Ana discards 1 card (Archive).']);
  });

  test('cards laid under different buildings are not joined', () => {
    const laid = (under: Kind): Event => ({ event: 'laid', seat, under, count: 1, cards: null });
    const told = texts([laid('bank'), laid('bank'), laid('chapel')], BEN);
    expect(told).toEqual(['Ana lays 2 cards under the Bank.', 'Ana lays 1 card under the Chapel.']);
  });

  test('a price that was told is not told again', () => {
    const built: Event = { event: 'built', seat, kind: 'hut', place: 1, over: null, good_lost: false, cost: 2, library: false, twelfth: false };
    const paid: Event = { event: 'paid', seat, count: 1, cards: null };
    expect(texts([built, paid, paid], null)).toEqual(['Ana builds Hut (cost 2).']);
    const good: Event = { event: 'paid_good', seat, kind: 'indigo_plant', place: 0 };
    expect(texts([built, good, paid], null).slice(1)).toEqual(['Ana pays with a good: Indigo.', 'Ana pays 1 card.']);
  });

  test('a building that the viewer is still paying for is not told', () => {
    const built: Event = { event: 'built', seat, kind: 'hut', place: 1, over: null, good_lost: false, cost: 2, library: false, twelfth: false };
    const paid: Event = { event: 'paid', seat, count: 2, cards: null };
    expect(withoutPlan([built, paid, built], seat)).toEqual([built, paid]);
    expect(withoutPlan([paid, built, paid], seat)).toEqual([paid]);
    expect(withoutPlan([built, paid], BEN)).toEqual([built, paid]);
  });

  test('goods are listed and their end is not told', () => {
    const sold = (kind: Kind, price: number): Event => ({ event: 'sold', seat, kind, place: 0, price, harbor: false });
    const passed: Event = { event: 'passed', seat, at: { role: 'trader' } };
    const told = texts([sold('indigo_plant', 1), sold('sugar_mill', 2), passed], null);
    expect(told).toEqual(['Ana sells Indigo for 1, Sugar for 2.']);
  });

  test('production is one sentence a player, and a good of the Customs office its own', () => {
    const made = (by: number, kind: Kind): Event => ({ event: 'produced', seat: by, kind, place: 0 });
    const passed: Event = { event: 'passed', seat: ANA, at: { role: 'producer' } };
    const told = texts([made(ANA, 'indigo_plant'), made(ANA, 'sugar_mill'), passed, made(BEN, 'sugar_mill')], ANA);
    expect(told).toEqual(['You produce Indigo, Sugar.', 'Ben produces Sugar.']);
    const customs = texts([made(ANA, 'customs_office'), made(BEN, 'customs_office')], ANA);
    expect(customs).toEqual(['You get a good on the Customs office.', 'Ben gets a good on the Customs office.']);
  });
});
