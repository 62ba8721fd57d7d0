import { describe, expect, it } from 'vitest';
import { TOKENS, type Object as Bought, type Player, type Reach, type Resource, type Token } from '../../types/anno1800';
import { data } from './data';
import { cellsOf, countCells, handFirst, isLater, shelfOf, shelves, standingOf, wantedGoods, wholeLines, type Cell } from './market';
import { player, view } from './words/examples';

const reach = (over: Partial<Reach>): Reach => ({
  object: { token: 'brewery' }, needs: [], extra: { tokens: 0, gold: 0 }, owned: false, lacks: [], blocked: null, moves: [],
  refusal: null, rule: null, ...over,
});
const own = reach({});
const traded = reach({ extra: { tokens: 2, gold: 0 } });
const yours = reach({ blocked: { why: 'owned_already', token: 'brewery' } });
const gone = reach({ blocked: { why: 'sold_out', token: 'brewery' } });
const dear = reach({ extra: null, blocked: { why: 'cannot_pay', lack: { lack: 'together', gold: 5, tokens: 3 } } });

it('the shelves hold every token that can be bought, once', () => {
  const all = shelves.flatMap(({ tokens }): Token[] => [...tokens]);
  const bought = TOKENS.filter((token) => data.tokens[token].cost !== null);
  expect([...all].sort()).toEqual([...bought].sort());
  expect(shelves.map(({ tokens }) => tokens.length)).toEqual([9, 9, 8, 9, 9]);
});

it('what is bought comes from its shelf, or from none', () => {
  expect([{ token: 'brewery' }, { token: 'merchant1' }, { cube: 'farmer' }, 'old_world'].map((object) => shelfOf(object as Bought))).toEqual([1, 4, -1, -1]);
});

describe('tokens of the market', () => {
  it('stand as the rules say', () => {
    expect([own, traded, yours, gone, dear].map(standingOf)).toEqual(['now', 'more', 'yours', 'gone', 'far']);
    expect(standingOf(reach({ owned: true }))).toBe('yours');
  });

  it('are a matter of another turn where a tap would not build', () => {
    expect(isLater('now', 'open')).toBe(false);
    expect(isLater('more', 'more')).toBe(false);
    expect([isLater('now', 'idle'), isLater('more', 'blocked')]).toEqual([true, true]);
    expect(isLater('far', 'blocked')).toBe(false);
  });
});

describe('what cards in hand need', () => {
  const [card, other] = Object.entries(data.cards).filter(([, { cost }]) => cost.resources.length > 1);
  const needs = (kind: string) => data.cards[kind]!.cost.resources;
  const maker = (...goods: Resource[]): Pick<Player, 'makes'> => ({ makes: [[], goods, [], []] });

  it('is wanted, by the number of cards', () => {
    const once = wantedGoods([card![0]], maker());
    expect([...once.keys()].sort()).toEqual([...needs(card![0])].sort());
    expect([...once.values()].every((n) => n === 1)).toBe(true);
    expect(wantedGoods([card![0], card![0], other![0]], maker()).get(needs(card![0])[0]!)).toBeGreaterThanOrEqual(2);
  });

  it('is not wanted if the player makes it', () => {
    const [first, ...rest] = needs(card![0]);
    expect([...wantedGoods([card![0]], maker(first!)).keys()].sort()).toEqual([...rest].sort());
    expect(wantedGoods([], maker()).size).toBe(0);
  });
});

describe('the cells of the market', () => {
  const built = (token: Token) => ({ ...player(), fields: [{ built: token, work: [null, null] }, { built: null, work: [null, null] }] }) as Player;
  const nothing: Player = { ...player(), fields: [] };
  const board = view({
    tokens: TOKENS.map((token) => (token === 'bakery' ? 0 : 2)),
    players: [built('brewery'), nothing, built('brewery'), nothing],
  }).board;
  const reaches = TOKENS.map((token) => ({ brewery: yours, bakery: gone, soap_factory: own, cannery: traded })[token as string] ?? dear);
  const wanted = new Map<Resource, number>([['soap', 2], ['canned_meat', 1], ['rum', 1], ['bread', 3]]);
  const cells = cellsOf(reaches, board, wanted);
  const cell = (token: Token, all = cells): Cell => all.find((one) => one.token === token)!;

  it('say who has built a token and how many are left', () => {
    expect(cell('brewery')).toMatchObject({ owners: [0, 2], left: 2, standing: 'yours' });
    expect(cell('bakery')).toMatchObject({ owners: [], left: 0, standing: 'gone' });
  });

  it('are wanted as long as they can be had some day', () => {
    expect(cell('soap_factory').wanted).toBe(2);
    expect(cell('rum_distillery')).toMatchObject({ wanted: 1, standing: 'far' });
    expect(cell('bakery').wanted).toBe(0);
    expect(cell('shipyard1').wanted).toBe(0);
  });

  it('are counted by what people look for', () => {
    expect(countCells(cells)).toEqual({ now: 1, more: 1, hand: 3 });
  });

  it('of use for the hand come first on a list, as many as are counted: the cheapest at its head, those out of reach last', () => {
    const first = handFirst(cells);
    expect(first).toHaveLength(countCells(cells).hand);
    expect(first.map(({ token }) => token).slice(0, 2)).toEqual(['soap_factory', 'cannery']);
    expect(first.at(-1)!.standing).toBe('far');
  });

  it('on a list have whole lines if they are few, else they are in pairs, and none stands alone', () => {
    const list = (all: number) => wholeLines(Array.from({ length: all }, () => cells[0]!));
    expect([1, 2, 3, 4, 5, 9, 10].map(list)).toEqual([1, 2, 3, 0, 1, 1, 0]);
  });

  it('are neither cheap nor dear for people who only watch', () => {
    const watched = cellsOf([], board, new Map());
    expect(cell('soap_factory', watched)).toMatchObject({ standing: 'plain', reach: null, wanted: 0 });
    expect(cell('bakery', watched).standing).toBe('gone');
  });
});
