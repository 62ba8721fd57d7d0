import { describe, expect, it, vi } from 'vitest';
import type { Part } from '../../../table/show/scene';
import type { Event } from '../../../types/sanjuan';
import type { Piece } from './piece';
import { sceneOf } from './scene';

vi.mock('../../../lib/i18n.svelte', () => import('../words/testing'));

const seat = 1;
const built: Event = { event: 'built', seat, kind: 'smithy', place: 2, over: null, good_lost: false, cost: 1, library: false, twelfth: false };
const paid: Event = { event: 'paid', seat, count: 1, cards: null };

/** Each flight in short: what, from where, to where, in which beat. */
function flights(events: Event[]): string[] {
  return sceneOf(events).flights.map(({ piece, from, to, beat, count }) => `${count ? `${count} ` : ''}${Object.values(piece).join(' ')}: ${from[0]} to ${to[0]}, ${beat}`);
}

function marks(events: Event[]): string[] {
  return sceneOf(events).marks.map(({ at, flag, turns }) => [at[0], flag, turns && 'turns'].filter(Boolean).join(' '));
}

describe('a scene', () => {
  it('of a building: the card to its place while it is paid, and everybody may read it', () => {
    const events = [built, paid, paid];
    expect(flights(events)).toEqual(['card smithy: hand:1 to place:1:2, 0', 'back: hand:1 to discard, 0', 'back: hand:1 to discard, 0']);
    // The building was a card of the hand too.
    expect(marks(events)).toEqual(['hand:1 −3', 'place:1:2']);
    const { sign, sound, flights: [card] } = sceneOf(events);
    expect([sign?.about, card?.arrives, sound]).toEqual([card?.piece, true, 'build']);
  });

  it('has a sign: what it is about, what it costs and what it brings', () => {
    const role: Event = { event: 'role', seat, role: 'builder' };
    const sign = (...events: Event[]) => {
      const { about, deed, rows } = sceneOf(events).sign!;
      const told = ({ piece, count, worth = [] }: Part<Piece>): string => [`${count} ${Object.values(piece).join(' ')}`, ...worth.map(told)].join(' = ');
      return [about && Object.values(about).join(' '), deed && Object.values(deed).join(' '), ...rows.map(({ way, parts }) => [way, ...parts.map(told)])];
    };
    expect(sign(role, { ...built, over: 'sugar_mill' }, paid, paid)).toEqual(['card smithy', 'role builder', ['paid', '1 card sugar_mill', '2 back']]);
    const cause = { role: 'councillor' } as const;
    expect(sign({ event: 'drew', seat, cause, count: 5, cards: null }, { event: 'kept', seat, count: 1, cards: null }, { event: 'discarded', seat, cause, count: 4, cards: null })).toEqual([null, null, ['got', '5 back'], ['paid', '4 back']]);
    const passed: Event = { event: 'passed', seat, at: { role: 'builder' } };
    expect(sign(passed)).toEqual(['passed builder', null]);
    expect(sign(role, passed)).toEqual(['passed builder', 'role builder']);
    expect(sign(role)).toEqual(['role builder', null]);
    const sold: Event = { event: 'sold', seat, kind: 'coffee_roaster', place: 3, price: 3, harbor: false };
    expect(sign(sold, { event: 'drew', seat, cause: { role: 'trader' }, count: 3, cards: null })).toEqual([null, null, ['paid', '1 good coffee_roaster = 3 back'], ['got', '3 back']]);
    expect(sign(sold, { ...passed, at: { role: 'trader' } })).toEqual([null, null, ['paid', '1 good coffee_roaster = 3 back']]);
    expect(sceneOf([{ event: 'round', round: 2, governor: 2, from: 1 }]).sign).toBeNull();
  });

  it('of building over: the good that is lost goes to the discard pile', () => {
    expect(flights([{ ...built, over: 'sugar_mill', good_lost: true }])[0]).toBe('good sugar_mill: place:1:2 to discard, 0');
  });

  it('of the twelfth building marks the whole city', () => {
    expect(marks([{ ...built, twelfth: true }])).toEqual(['hand:1 −1', 'place:1:2', 'city:1']);
    expect(sceneOf([{ ...built, twelfth: true }]).sound).toBe('festival');
  });

  it('of the Cathedral begins beside the roles', () => {
    expect(flights([{ ...built, kind: 'cathedral' }])).toEqual(['card cathedral: cathedral to place:1:2, 0']);
  });

  it('of a role: the flag, then what it brings', () => {
    const events: Event[] = [
      { event: 'role', seat, role: 'prospector' },
      { event: 'drew', seat, cause: { role: 'prospector' }, count: 1, cards: null },
    ];
    expect(flights(events)).toEqual(['role prospector: seat:1 to role:prospector, 0', 'back: pile to hand:1, 1']);
    expect(marks(events)).toEqual(['role:prospector', 'hand:1 +1']);
  });

  it('of a councillor: cards lie apart until one is kept', () => {
    const cause = { role: 'councillor' } as const;
    const events: Event[] = [
      { event: 'drew', seat, cause, count: 5, cards: null },
      { event: 'kept', seat, count: 1, cards: null },
      { event: 'discarded', seat, cause, count: 4, cards: null },
    ];
    expect(new Set(flights(events))).toEqual(new Set(['back: pile to drawn:1, 0', 'back: drawn:1 to hand:1, 1', 'back: drawn:1 to discard, 2']));
    expect(marks(events)).toEqual(['hand:1 +1']);
  });

  it('shows the faces of cards to whoever may know them', () => {
    expect(flights([{ event: 'drew', seat, cause: 'deal', count: 2, cards: ['well', 'hut'] }])).toEqual(['card well: pile to hand:1, 0', 'card hut: pile to hand:1, 0']);
  });

  it('of many cards is a stack', () => {
    expect(flights([{ event: 'discarded', seat, cause: 'hand_limit', count: 7, cards: null }])).toEqual(['7 back: hand:1 to discard, 0']);
  });

  it('of goods: from the pile onto buildings, and to the trading house', () => {
    const made: Event = { event: 'produced', seat, kind: 'coffee_roaster', place: 3 };
    expect([flights([made, { ...made, place: 4 }]), marks([made])]).toEqual([['good coffee_roaster: pile to place:1:3, 0', 'good coffee_roaster: pile to place:1:4, 0'], ['place:1:3 +1']]);
    const sold: Event = { event: 'sold', seat, kind: 'coffee_roaster', place: 3, price: 3, harbor: false };
    expect([flights([sold]), marks([sold])]).toEqual([['good coffee_roaster: place:1:3 to price:coffee, 0'], ['place:1:3 −1', 'price:coffee']]);
    expect(flights([{ event: 'paid_good', seat, kind: 'indigo_plant', place: 0 }])).toEqual(['good indigo_plant: place:1:0 to discard, 0']);
  });

  it('of the prices: all five boards turn', () => {
    expect(marks([{ event: 'prices', prices: [1, 1, 2, 2, 3] }])).toEqual(['indigo', 'sugar', 'tobacco', 'coffee', 'silver'].map((good) => `price:${good} turns`));
  });

  it('of a new round: the governor passes', () => {
    expect(flights([{ event: 'round', round: 2, governor: 2, from: 1 }])).toEqual(['governor: seat:1 to governor:2, 0']);
    expect(flights([{ event: 'round', round: 1, governor: 2, from: null }])).toEqual([]);
  });

  it('of a mine: cards are turned up, and one may be taken', () => {
    const events: Event[] = [
      { event: 'revealed', seat, by: 'gold_mine', cards: ['well', 'hut'] },
      { event: 'took', seat, by: 'gold_mine', kind: 'well' },
    ];
    expect(flights(events)).toEqual(['card well: pile to revealed, 0', 'card hut: pile to revealed, 0', 'card well: revealed to hand:1, 1']);
  });

  it('of what is laid under a building or shuffled', () => {
    expect(flights([{ event: 'laid', seat, under: 'chapel', count: 1, cards: null }])).toEqual(['back: hand:1 to kind:1:chapel, 0']);
    expect(flights([{ event: 'reshuffled', cards: 40 }])).toEqual(['40 back: discard to pile, 0']);
  });

  it('of somebody who passes is a mark, and of the end a sound', () => {
    expect([flights([{ event: 'passed', seat, at: { role: 'builder' } }]), marks([{ event: 'passed', seat, at: { role: 'builder' } }])]).toEqual([[], ['seat:1']]);
    expect(sceneOf([{ event: 'ended', scores: [] }]).sound).toBe('end');
  });
});
