import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIONS, TOKENS, type Token } from '../../types/anno1800';
import type { Cell } from './market';
import * as words from './words';
import { facts, look, player, reach, score, SQUARES, view } from './words/examples';
import { ANA, BEN, LANGUAGES, speak, table } from './words/testing';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

const LOOKS = [
  look(),
  look({ state: 'open', planned: true }),
  look({ state: 'more', hinted: true }),
  look({ state: 'chosen' }),
  look({ state: 'blocked', refusal: { why: 'no_action_left' } }),
];
const cell = (token: Token): Cell => ({
  token, reach: token === 'brewery' ? reach() : null, standing: 'now', wanted: 2, left: 1, owners: [BEN],
});
const shown = { viewer: ANA, view: view(), facts: facts(), decider: ANA, version: 1 };

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  test('everything can be told to people who do not see the board', () => {
    const told = LOOKS.flatMap((one) => [
      ...TOKENS.map((token) => words.labelStack(cell(token), one, table)),
      ...SQUARES.map((square, n) => words.labelSquare(square, player().fields[n]!, one)),
      ...[reach(), null].map((some) => words.labelCard('FW01', some, one, true)),
      words.labelCard('FW01', reach(), one, true, true),
      words.labelPlayed('FW01', one, true),
      ...ACTIONS.map((action) => words.labelAction(action, '3 now', one)),
      ...shown.view.board.objectives.map((card) => words.labelObjective(card, facts(), view(), table, one)),
    ]);
    told.push(words.labelDistrict('worker', player()));
    told.push(...[ANA, BEN].map((seat) => words.labelRival(seat, facts(), view(), table)));
    for (const text of told) expect(text).not.toMatch(/[⟨⟩{}]|undefined|NaN|\.\./);
  });

  test('everything explains itself', () => {
    const blocked = { why: 'sold_out', token: 'brewery' } as const;
    const explained = [
      ...TOKENS.map((token) => words.explainStack(token)),
      words.explainStack('brewery', reach({ blocked, rule: 'A8.2' })),
      words.explainCard('FW01', reach(), true),
      ...shown.view.board.objectives.map((card) => words.explainObjective(card, facts(), view(), table)),
      ...ACTIONS.map(words.explainAction),
    ];
    for (const { title, lines, marks } of explained) {
      for (const text of [title, ...lines, ...(marks ?? [])]) expect(text).not.toMatch(/^$|[⟨⟩{}]|undefined/);
    }
  });

  test('the end is told', () => {
    const scores = [score(), score({ tokens: 4 })];
    const rows = words.scoreRows(scores, view().board);
    const result = [words.tieBreakText(scores, table)!, words.winnerText([1, 1], ANA, table)];
    const told = [...rows.map((row) => row.label), ...result];
    for (const text of told) expect(text).not.toMatch(/[⟨⟩{}]|undefined/);
  });
});

describe('in words', () => {
  beforeEach(() => speak('en'));

  test('a stack tells which cards want it and who makes it', () => {
    const told = words.labelStack(cell('brewery'), look({ state: 'open' }), table);
    expect(told).toMatch(/Wanted by 2 of your cards\. Built by Ben\.$/);
    expect(words.labelStack(cell('shipyard1'), look(), table)).not.toMatch(/Built by/);
  });

  test('a square tells who works there and what lies beneath', () => {
    expect(words.labelSquare(SQUARES[0]!, player().fields[0]!, look())).toBe(
      'Brewery. Industry. Makes: Beer. Workplaces: 2 × Worker. At work: 1 worker.',
    );
    const kiln = words.labelSquare(SQUARES[1]!, player().fields[1]!, look());
    expect(kiln).toMatch(/Nobody at work\. Covers Charcoal kiln\.$/);
    expect(words.labelSquare(SQUARES[2]!, player().fields[2]!, look())).toBe('Sea square. Free.');
  });

  test('a square tells what a tap on it does', () => {
    const open = look({ state: 'open' });
    const said = (n: number, act?: words.Act) => words.labelSquare(SQUARES[n]!, player().fields[n]!, open, act);
    expect(said(2)).toMatch(/Possible: build here\.$/);
    expect(said(0)).toMatch(/Possible: build over it\.$/);
    expect(said(0, 'remove')).toMatch(/Possible: remove\.$/);
    expect(said(0, 'cube')).toMatch(/Possible: choose\.$/);
  });

  test('a part of a cost tells where it comes from', () => {
    const part = { resource: 'glass' } as const;
    const extra = { tokens: 2, gold: 0 };
    const trade = { trade: { seat: BEN, price: 2 } };
    expect(words.labelNeeded({ part, by: trade, extra })).toBe('Glass: trade for 2 tokens');
    expect(words.labelNeeded({ part, by: null, extra })).toBe('Glass: not available now');
    const spot = { token: 'glassworks', copy: 0 } as const;
    const own = { work: { spot, room: null } };
    expect(words.labelNeeded({ part, by: own, extra: { tokens: 0, gold: 0 } })).toBe('Glass: your own cube');
    expect(words.labelNeeded({ part, by: own, extra: { tokens: 0, gold: 2 } })).toMatch(/shift end for 2 gold/);
  });

  test('figures that are not certain are marked', () => {
    expect(words.explainStack('brewery').marks).toEqual([]);
    expect(words.explainStack('shipyard3').marks?.[0]).toMatch(/^This figure is our best guess/);
  });

  test('points are listed with the objective cards that can bring some, and ties where they count', () => {
    const rows = words.scoreRows([score(), score({ cards: 3 })], view().board);
    const objectives = Array(4).fill('objective'); // Aarhant never brings any (A26.2)
    const parts = ['cards', 'expeditions', 'gold', 'fireworks', ...objectives, 'total'];
    expect(rows.map((row) => row.part)).toEqual(parts);
    expect(rows.at(-1)?.values).toEqual([38, 31]);
    const tied = words.scoreRows([score(), score()], view().board);
    expect(tied.slice(-2).map((row) => row.part)).toEqual(['tokens', 'hand']);
    expect(words.tieBreakText([score(), score({ cards: 3 })], table)).toBeNull();
  });
});
