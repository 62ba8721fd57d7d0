import { describe, expect, it, vi } from 'vitest';
import type { Needed, Reach } from '../../types/anno1800';
import { footOf, needsOf, readyFirst, shapeOf } from './hand';
import { idle } from './look';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const nothing = { tokens: 0, gold: 0 };
const beer: Needed = { part: { resource: 'beer' }, by: 'import', extra: nothing };
const traded: Needed = { ...beer, part: { resource: 'bread' }, extra: { tokens: 1, gold: 0 } };
const missing: Needed = { part: { resource: 'soap' }, by: null, extra: nothing };
const short = { why: 'cannot_pay', lack: { lack: 'together', gold: 5, tokens: 3 } } as const;
const reach = (over: Partial<Reach>): Reach => ({
  object: { card: 'FW18' }, needs: [beer, beer], extra: nothing, owned: false, lacks: [], blocked: null, moves: [], refusal: null,
  rule: null, ...over,
});
const foot = (over: Partial<Reach>) => footOf({ ...idle, state: 'open' }, reach(over), false, false)!;

describe('the cards of a hand', () => {
  it('get narrower the more there are, and are rows on small screens', () => {
    expect([7, 8, 10, 11, 13].map((cards) => shapeOf('wide', cards))).toEqual(['full', 'tight', 'snug', 'slim', 'thin']);
    expect([7, 8, 10, 11].map((cards) => shapeOf('middle', cards))).toEqual(['low', 'low', 'terse', 'short']);
    expect(shapeOf('single', 13)).toBe('row');
    expect(shapeOf('pair', 13)).toBe('tile');
  });

  it('are listed by how near they are: ready, with trade, short of gold, short of goods', () => {
    const lacking = reach({ needs: [beer, missing], extra: null, blocked: short });
    const dear = reach({ extra: null, blocked: short });
    expect(readyFirst([lacking, dear, reach({ extra: { tokens: 2, gold: 0 } }), reach({})])).toEqual([3, 2, 1, 0]);
    expect(readyFirst([null, null])).toEqual([0, 1]);
  });

  it('show what is there, what trade brings and what is missing', () => {
    expect(needsOf('FW18', reach({ needs: [beer, traded, missing] })).map(({ means }) => means)).toEqual(['own', 'extra', 'missing']);
    expect(needsOf('FW18', null)).toMatchObject([{ picture: 'g-beer', means: 'printed' }, { picture: 'g-bread' }]);
  });

  it('have nothing of their own if it does not suffice for all', () => {
    expect(needsOf('FW18', reach({ extra: null, needs: [beer, beer] })).map(({ means }) => means)).toEqual(['extra', 'extra']);
  });
});

describe('the foot of a card', () => {
  it('says whether it is ready, now or later', () => {
    expect(foot({}).tone).toBe('ready');
    expect(footOf(idle, reach({}), true, false)!.tone).toBe('soon');
  });

  it('draws what it takes in addition', () => {
    expect(foot({ extra: { tokens: 1, gold: 2 } })).toMatchObject({ tone: 'more', signs: [{ picture: 'k-trade', n: 1 }, { picture: 'k-gold', n: 2 }] });
  });

  it('draws the one thing that is missing, and counts more', () => {
    expect(foot({ extra: null, needs: [beer, missing], blocked: short })).toMatchObject({ tone: 'far', signs: [{ picture: 'g-soap' }] });
    expect(foot({ extra: null, needs: [missing, missing], blocked: short }).signs).toEqual([]);
  });

  it('draws the tokens that would suffice', () => {
    const dear = { extra: null, needs: [beer, traded], lacks: [short.lack], blocked: short };
    expect(foot(dear).signs).toEqual([{ picture: 'k-trade', n: 3 }]);
  });

  it('names what is being played, and nothing where nobody can pay', () => {
    expect(footOf({ ...idle, planned: true }, reach({}), false, false)!.tone).toBe('planned');
    expect(footOf(idle, null, false, false)).toBeNull();
  });
});
