import { describe, expect, test, vi } from 'vitest';
import type { PriceRange, Score } from '../../types/sanjuan';
import { resultText } from '../../table/names';
import * as words from './words';
import { ANA, BEN, facts, fullCity, look, SCORE, table, view } from './words/testing';

vi.mock('../../lib/i18n.svelte', () => import('./words/testing'));

describe('labels', () => {
  test('a card: name, cost, points, effect, state', () => {
    const cost = { now: 3, printed: 5 };
    const open = look({ state: 'open', verb: 'build', cost, hinted: true });
    expect(words.labelCard('library', open, 'players=3')).toBe(
      'Library. City building. Cost 3 now instead of 5. 3 points. The privilege of a role you have taken counts twice ' +
        'for you. With 2 players this works once a round. Possible: build for 3. The hint points here.',
    );
    const owned = look({ state: 'blocked', refusal: { why: 'owned_already', kind: 'palace' } });
    const palace = words.labelCard('palace', owned, 'players=3');
    expect(palace).toMatch(/^Palace\. .* Cost 6\. Its points .* Not possible: already in your city\.$/);
    expect(words.labelCard('well', look({ state: 'chosen', verb: 'pay' }), 'players=3')).toMatch(/Chosen: payment\.$/);
  });

  test('a place: what lies on it and under it', () => {
    const seen = view({ ask: 'build' }, fullCity());
    seen.board.covered = ['hut'];
    const label = (index: number, about = facts(), state = look()) =>
      words.labelPlace({ seat: ANA, index }, state, about, seen);
    expect(label(0)).toBe('Indigo plant. 1 point. Holds a good: Indigo. Makes indigo.');
    expect(label(1)).toContain('Holds no good.');
    expect(label(2)).toBe('Chapel. 2 points. Covers Hut. 2 cards under it. Lay 1 card here each round.');
    expect(label(3)).toContain('1 card under it. Used already.');
    expect(label(4)).toContain('Used already.');
    expect(label(5)).toContain('New: works after this phase.');
    const hidden = facts({ points: [{ points: 1, at_least: true, counts_shown: false }] });
    expect(label(2, hidden)).not.toContain('2 cards under it');
    const selling = facts({ sales: [{ kind: 'indigo_plant', price: 1 }] });
    expect(label(0, selling, look({ state: 'open', verb: 'sell' }))).toMatch(/Possible: sell for 1\.$/);
  });

  test('the Library is used up only where two play', () => {
    const seen = view(null, fullCity());
    seen.board.setup = 'players=3';
    expect(words.labelPlace({ seat: ANA, index: 4 }, look(), facts(), seen)).not.toContain('Used');
  });

  test('a role: what it does and who has taken it', () => {
    const label = words.labelRole('builder', look(), view(), table);
    expect(label).toBe('Builder. Everybody: Build 1 building. Whoever takes it: Pay 1 card less. Taken: Ana (you).');
    const free = words.labelRole('trader', look({ state: 'open', verb: 'role' }), view(), table);
    expect(free).toMatch(/Possible: take\.$/);
  });

  test('a player: who it is and what can be counted', () => {
    const seen = view({ ask: 'build' }, fullCity());
    seen.hands[BEN] = ['well'];
    const about = facts({ asked: { ask: 'build' } });
    expect(words.labelSeat(ANA, about, seen, table)).toBe(
      'Ana (you). Roles of this round: Builder. Decides now. 3 cards in hand. Hand limit 7. 6 of 12 buildings. ' +
        '1 good. Under buildings: Chapel 2, Bank 1. 7 points.',
    );
    expect(words.labelSeat(BEN, about, seen, table)).toBe(
      'Ben. Computer. Normal. Has resigned. Governor. Roles of this round: Producer. 1 card in hand. Hand limit 12. ' +
        'Known cards in hand: Well. 1 of 12 buildings. 7+ points.',
    );
  });

  test('prices: now or last, next, and what is possible', () => {
    const prices: PriceRange = { ...facts().prices, open: true, last: [1, 1, 1, 2, 2] };
    const range = 'Possible prices: Indigo 1, Sugar 1–2, Tobacco 1–2, Coffee 2–3, Silver 2–3.';
    const now = 'Prices now: Indigo 1, Sugar 1, Tobacco 1, Coffee 2, Silver 2.';
    expect(words.labelPrices(facts())).toBe(`Trading house. ${range}`);
    expect(words.labelPrices(facts({ prices }))).toBe(`Trading house. ${now} ${range}`);
  });

  test('an explanation gives the rule only where there is one', () => {
    expect(words.explainCard('hut', 'players=2')).not.toHaveProperty('rule');
    expect(words.explainCard('hut', 'players=2', look({ rule: 'S5.3' })).rule).toBe('S5.3');
    expect(words.explainCard('hut', 'players=2').marks).toHaveLength(1);
  });
});

describe('scores', () => {
  const score = (buildings: number, tie: number): Score => ({
    ...(Object.fromEntries(Object.keys(SCORE).map((part) => [part, 0])) as Score),
    buildings,
    tie,
  });

  test('only parts that gave points, then the total', () => {
    const rows = words.scoreRows([{ ...score(5, 1), palace: 1 }, score(4, 3)]);
    expect(rows.map(({ part, values }) => [part, values])).toEqual([
      ['buildings', [5, 4]],
      ['palace', [1, 0]],
      ['total', [6, 4]],
    ]);
    expect(words.total(SCORE)).toBe(36);
  });

  test('what decides a tie is said', () => {
    const equal = [score(1, 2), score(1, 5)];
    expect(words.scoreRows(equal).at(-1)).toEqual({ part: 'tie', label: 'Cards and goods', values: [2, 5] });
    expect(words.tieBreakText(equal, table)).toMatch(/^Tie for first place \(1 point\): .*\(Ana: 2, Ben: 5\)\.$/);
    expect(words.tieBreakText([score(1, 2), score(2, 2)], table)).toBeNull();
  });

  test('who has won', () => {
    expect(words.winnerText([2, 1], ANA, table)).toBe('Ben wins!');
    expect(words.winnerText([1, 2], ANA, table)).toBe('You win!');
    expect(words.winnerText([1, 1], ANA, table)).toBe('Shared victory: Ana, Ben');
  });

  test('how it ended for the only person at the screen', () => {
    const alone = { ...table, seats: table.seats.map((seat, index) => ({ ...seat, mine: index === ANA })) };
    const end = (points: number[], places: number[]) => resultText({ points, places }, ANA, alone);
    expect(end([20, 33], [2, 1])).toBe('You are second, 13 behind Ben');
    expect(end([33, 33], [2, 1])).toBe('You are second, level with Ben');
    expect(end([33, 20], [1, 2])).toBe('You win!');
    expect(resultText({ points: [20, 33], places: [2, 1] }, null, alone)).toBe('Ben wins!');
  });
});
