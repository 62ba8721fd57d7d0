import { describe, expect, it } from 'vitest';
import { changedZones, figureOf, isBlank, isPerSeat, zonesOf, type Json, type Zone } from './shape';

const three = { seats: 3, most: 4 };
const fields = (zones: Zone[]) => zones.map(({ field }) => field);

describe('what belongs to each seat', () => {
  it('has one entry for each', () => {
    expect(isPerSeat([{ gold: 0 }, { gold: 2 }, { gold: 5 }], three)).toBe(true);
    expect(isPerSeat([['a'], [], []], three)).toBe(true);
    expect(isPerSeat([null, 'a', null], three)).toBe(true);
    expect(isPerSeat([1, 2], three)).toBe(false);
    expect(isPerSeat(3, three)).toBe(false);
    expect(isPerSeat([], { seats: 3, most: 0 })).toBe(false);
  });

  it('may have a place for those who do not play', () => {
    expect(isPerSeat([1, 2, 4, 0], three)).toBe(true);
    expect(isPerSeat([1, 2, 4, 1], three)).toBe(false);
    expect(isPerSeat([0, 0, 0, 0], three)).toBe(false);
    expect(isPerSeat([[], [], [], []], three)).toBe(true);
    const player = { gold: 1, hand: [], played: [], rank: 0, name: 'x' };
    expect(isPerSeat([player, player, player, player], three)).toBe(true);
  });

  it('is no row of numbers, which may be cards in the order in which they were played', () => {
    expect(isPerSeat([45, 117, 93], three)).toBe(false);
    expect(isPerSeat([45, 117, 93, 8], { seats: 4, most: 4 })).toBe(false);
  });

  it('is neither a row of words nor a pile of different things', () => {
    expect(isPerSeat(['a', 'b', 'c'], three)).toBe(false);
    expect(isPerSeat([{ phase: 1 }, { ask: 'x' }, { phase: 2 }], three)).toBe(false);
    expect(isPerSeat([{ seat: 0, card: 'a' }, { seat: 2, card: 'b' }, { seat: 0, card: 'c' }], three)).toBe(false);
  });
});

describe('the zones of a view', () => {
  const view: Json = {
    viewer: 0,
    board: { round: 4, leader: 1, hands: [3, 3, 2, 0], tricks: [1, 0, 2, 0], trick: [{ seat: 1, card: 'bell_3' }], last: null },
    hands: [['oak_1', 'oak_2', 'bell_9'], [], [], []],
    deck: 12,
    trump: 'oak',
    shown: ['oak_7'],
  };
  const { figures, shared, seats } = zonesOf(view, three);

  it('are found inside a box', () => {
    expect(fields(figures)).toEqual(['round', 'leader', 'deck', 'trump']);
    expect(fields(shared)).toEqual(['trick', 'shown']);
  });

  it('stand with each player; what is not seen is counted', () => {
    expect(seats).toHaveLength(3);
    expect(fields(seats[0]!)).toEqual(['tricks', 'hands']);
    expect(seats[0]![1]).toMatchObject({ value: ['oak_1', 'oak_2', 'bell_9'], hidden: 0 });
    expect(seats[2]![1]).toMatchObject({ value: [], hidden: 2 });
    const none = zonesOf({ board: { hands: [0, 1, 1, 0] }, hands: [[], [], []] }, three);
    expect(none.seats[0]).toMatchObject([{ field: 'hands', value: 0 }]);
  });

  it('are those of a player, where players are described as a whole', () => {
    const player = (gold: number) => ({ gold, cards: ['a'], exhausted: [], rank: 1, done: false });
    const found = zonesOf({ players: [player(0), player(5)] }, { seats: 2, most: 4 });
    expect(found.seats.map(fields)).toEqual([['gold', 'cards', 'rank'], ['gold', 'cards', 'rank']]);
    expect(found.seats[1]![0]!.value).toBe(5);
  });

  it('are one where the view is a single thing', () => {
    expect(zonesOf(['a', 'b'], three).shared).toMatchObject([{ field: 'view', value: ['a', 'b'] }]);
  });

  it('are told apart when they change', () => {
    const later = { ...view, deck: 11, hands: [['oak_1', 'oak_2'], [], [], []] };
    expect([...changedZones(view, later, three)]).toEqual(['deck', 'hands.0']);
    expect(changedZones(view, view, three).size).toBe(0);
  });
});

it('knows what is blank', () => {
  const blank: Json[] = [null, 0, false, '', [], {}, [null, 0], { a: [], b: { c: false } }];
  const full: Json[] = ['a', 1, true, ['a'], { a: 1 }];
  expect(blank.every(isBlank)).toBe(true);
  expect(full.some(isBlank)).toBe(false);
});

it('finds a figure wherever it stands', () => {
  expect(figureOf({ a: 1, box: { round: 7 } }, 'round')).toBe(7);
  expect(figureOf({ a: 1 }, 'round')).toBeNull();
});
