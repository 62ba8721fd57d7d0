import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OBJECTIVES, type Board, type Played, type Player, type Score } from '../../../types/anno1800';
import type { Shown } from '../game';
import { bringsPoints } from '../objectives';
import { scoreRows, total } from '../words/scores';
import { ANA, BEN, LANGUAGES, speak, table } from '../words/testing';
import { colourOf, leadText, mostOf, mostText, pictureOf, scoresOf, sourcesFor, sourcesIn } from './sources';
import { unusedBy } from './unused';

vi.mock('../../../lib/i18n.svelte', () => import('../words/testing'));

const objectives: Board['objectives'] = ['zoo', 'university', 'pyrphorian', 'alonso_graves', 'the_queen'];
const score = (parts: Partial<Score>): Score =>
  ({ cards: 0, expeditions: 0, gold: 0, fireworks: 0, objectives: [0, 0, 0, 0, 0], tokens: 9, hand: 2, ...parts });
const board = { objectives, played: [] as Played[] } as unknown as Board;

const ana = score({ cards: 30, expeditions: 4, fireworks: 7, objectives: [3, 10, -4, 0, 0] });
const ben = score({ cards: 33, gold: 5 });
const rows = scoreRows([ana, ben], board);

beforeEach(() => speak('en'));

describe('sources', () => {
  test('those that gave or cost nobody anything are left out', () => {
    expect(sourcesIn(rows).map(({ label }) => label)).toEqual(['Population cards', 'Expedition cards', 'Gold', 'Fireworks token', 'Zoo', 'University', 'Pyrphorian']);
    expect(sourcesFor(rows, BEN).map(({ points }) => points)).toEqual([33, 5]);
    expect(sourcesFor(rows, ANA).reduce((sum, { points }) => sum + points, 0)).toBe(total(ana));
  });

  test('each has a drawing, and no two of a game the same colour', () => {
    const all = scoreRows([score({}), score({})], board).filter((row) => pictureOf(row) !== null);
    expect(all.map(({ part }) => part)).toEqual(['cards', 'expeditions', 'gold', 'fireworks', ...Array(4).fill('objective')]);
    expect(new Set(all.map((row) => colourOf(row, objectives))).size).toBe(all.length);
    const pictures = OBJECTIVES.filter(bringsPoints).map((objective) => pictureOf({ part: 'objective', objective, label: '', values: [] }));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('the best one besides cards is told', () => {
    expect(mostOf(rows, ANA)?.row.label).toBe('University');
    expect(mostText(rows, ANA)).toBe('+10 University');
    expect(mostText(scoreRows([score({ cards: 3 })], board), ANA)).toBe('');
  });

  test('the lead is explained by the source with the widest gap', () => {
    expect(leadText([ana, ben], rows, [ANA, BEN], table)).toBe('Ana is 12 influence points ahead of Ben, most of all with University: 10 to 0.');
    expect(leadText([ana, ana], scoreRows([ana, ana], board), [ANA, BEN], table)).toBe(null);
    expect(leadText([], [], [ANA, BEN], table)).toBe(null);
  });

  test('a stopped game counts what stood, and hidden points as those of expedition cards', () => {
    const facts = { scores: null, standings: [{ score: ana }, { score: ben }] };
    const [, other] = scoresOf({ facts } as unknown as Shown, { ...table, outcome: { points: [50, 45], places: [1, 2] } });
    expect(other).toEqual({ ...ben, expeditions: 7 });
    expect(scoresOf({ facts: { scores: null } } as unknown as Shown, table)).toEqual([]);
  });
});

describe('unused things', () => {
  const fleet = (ready: number) => ({ ready, exhausted: 1, temporary: 0 });
  const shown = (parts: Partial<Player>, played: Played[] = []) =>
    ({
      view: { board: { objectives, played, players: [{ gold: 0, hand: [0, 0, 0], trade: fleet(0), exploration: fleet(0), ...parts }] } },
      facts: { standings: [{ score: ana }] },
    }) as unknown as Shown;

  test('are named, with what they cost', () => {
    const card = (ready: boolean): Played => ({ seat: ANA, kind: 'FW01', ready });
    const all = unusedBy(shown({ gold: 8, hand: [1, 0, 1], trade: fleet(2) }, [card(true), card(false)]), ANA);
    expect(all.map(({ text }) => text)).toEqual(['2 hand cards: −4 influence points', '1 effect never used', '2 gold that made no point', '2 trade tokens']);
  });

  test.each(LANGUAGES)('everything can be said: %s', (language) => {
    speak(language);
    const said = [...unusedBy(shown({ gold: 8, hand: [1, 0, 0] }), ANA).map(({ text }) => text), mostText(rows, ANA), leadText([ana, ben], rows, [ANA, BEN], table)];
    for (const text of said) expect(text).toMatch(/^[^⟨⟩{}$]+$/);
  });

  test('may be none', () => {
    expect(unusedBy(shown({ gold: 3 }), ANA)).toEqual([]);
  });
});
