import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../../types';
import type { Board, City, Kind, Score } from '../../../types/sanjuan';
import { ANA, BEN, city, facts, LANGUAGES, place, SCORE, speak, table, view } from '../words/testing';
import { PARTS } from '../words';
import { barText } from '../../../table/score/bars';
import { leadText, mostOf, mostText } from './decided';
import { colourOf, drawingOf, gave, printedIn, rowsOf, sourcesFor } from './sources';

vi.mock('../../../lib/i18n.svelte', () => import('../words/testing'));

const NOTHING: Score = { buildings: 0, chapel: 0, bank: 0, harbor: 0, triumphal_arch: 0, guild_hall: 0, city_hall: 0, residence: 0, cathedral: 0, palace: 0, tie: 0 };

function score(points: Partial<Score>): Score {
  return { ...NOTHING, ...points };
}

/** Ana has this city, Ben those buildings. */
function board(mine: City, ...others: Kind[]): Board {
  const seen = view(null, mine).board;
  return { ...seen, cities: [mine, city(...others.map((kind) => place(kind))), city(), city()] };
}

const kinds = (...all: Kind[]) => city(...all.map((kind) => place(kind)));

beforeEach(() => speak('en'));

describe('sources of points', () => {
  test('a finished game has those of the final count', () => {
    const shown = { viewer: ANA, view: view(), facts: facts({ scores: [SCORE, score({ buildings: 5 })] }), decider: null, version: 1 };
    const rows = rowsOf(shown, table);
    expect(rows.map(({ part }) => part)).toEqual([...PARTS, 'total']);
    expect(sourcesFor(rows, BEN).map(({ row, points }) => [row.part, points])).toEqual([['buildings', 5]]);
    const all = sourcesFor(rows, ANA).reduce((sum, { points }) => sum + points, 0);
    expect(rows.at(-1)!.values[ANA]).toBe(all);
  });

  test('a stopped game tells printed points from the rest', () => {
    const seen = view(null, kinds('indigo_plant', 'statue', 'city_hall'));
    const shown = { viewer: ANA, view: seen, facts: facts(), decider: null, version: 1 };
    const stopped: TableInfo = { ...table, state: 'stopped', outcome: { points: [6, 1], places: [1, 2] } };
    expect(rowsOf(shown, stopped).map(({ part, values }) => [part, values])).toEqual([
      ['buildings', [4, 1]],
      ['rest', [2, 0]],
      ['total', [6, 1]],
    ]);
    expect(rowsOf(shown, { ...stopped, outcome: null })).toEqual([]);
  });

  test('a scenario can have figures of its own', () => {
    const plain = board(kinds('indigo_plant', 'statue'));
    expect(printedIn(plain, plain.cities[ANA])).toBe(4);
    const figures = { cost: [], points: [7], tiles: [] } as unknown as Board['figures'];
    expect(gave({ ...plain, figures }, undefined, 'indigo_plant')).toBe(7);
  });

  test('each has its own colour, and a drawing', () => {
    expect(new Set(PARTS.map(colourOf)).size).toBe(PARTS.length);
    expect(PARTS.every((part) => drawingOf(part) !== null)).toBe(true);
    expect(drawingOf('total')).toBe(null);
  });
});

describe('what decided it', () => {
  test('the building that gave most counts with what it counted at the end', () => {
    const seen = board(kinds('statue', 'triumphal_arch', 'hero'));
    expect(mostOf(seen, score({ buildings: 8, triumphal_arch: 6 }), ANA)).toEqual({ kind: 'triumphal_arch', points: 6 });
    expect(mostOf(seen, score({ buildings: 8 }), ANA)).toEqual({ kind: 'hero', points: 5 });
    expect(mostOf(board(city()), score({}), ANA)).toBe(null);
  });

  test('the sentence names what was counted', () => {
    const arch = board(kinds('statue', 'triumphal_arch', 'hero'));
    expect(mostText(arch, score({ triumphal_arch: 6 }), ANA)).toBe('The Triumphal arch brought the most: 6 points in all, with 2 monuments.');
    const chapel = board({ ...kinds('chapel'), chapel: 4 });
    expect(mostText(chapel, score({ chapel: 4 }), ANA)).toBe('The Chapel brought the most: 6 points in all, with 4 cards.');
    const guild = board(kinds('indigo_plant', 'indigo_plant', 'guild_hall'));
    expect(mostText(guild, score({ guild_hall: 3 }), ANA)).toBe('The Guild hall brought the most: 3 points in all, with 2 production buildings.');
    const cathedral = board(kinds('cathedral'), 'palace', 'well');
    expect(mostText(cathedral, score({ cathedral: 4 }), ANA)).toBe('The Cathedral brought the most: 4 points in all, with 1 building that costs 6 in another city.');
    expect(mostText(board(kinds('hero')), score({}), ANA)).toBe('The Hero brought the most: 5 points in all.');
    expect(mostText(board(city()), score({}), ANA)).toBe('');
  });

  test('the lead is explained by the source with the widest gap', () => {
    const [first, second] = [score({ buildings: 10, city_hall: 9 }), score({ buildings: 16 })];
    const told = 'The City hall made the biggest difference: 9 points for Ben, none for Ana.';
    expect(leadText([second, first], [BEN, ANA], table)).toBe(told);
    expect(leadText([first, first], [ANA, BEN], table)).toBe(null);
    expect(leadText([], [ANA, BEN], table)).toBe(null);
  });

  test('a bar can be read', () => {
    const shown = { viewer: ANA, view: view(), facts: facts({ scores: [score({ buildings: 9, palace: 2 }), NOTHING] }), decider: null, version: 1 };
    const rows = rowsOf(shown, table);
    expect(barText('Ana', '11 points', sourcesFor(rows, ANA))).toBe('Ana, 11 points: Buildings 9, Palace 2');
  });

  test.each(LANGUAGES)('everything can be said: %s', (language) => {
    speak(language);
    const seen = board(kinds('statue', 'triumphal_arch'), 'palace');
    const said = [mostText(seen, SCORE, ANA), mostText(seen, NOTHING, BEN), leadText([SCORE, NOTHING], [ANA, BEN], table)!];
    for (const text of said.filter((one) => one !== '')) expect(text).toMatch(/^[^⟨⟩{}$]+$/);
  });
});
