// Whatever two games have in common is written once, outside their folders.

import { expect, it } from 'vitest';
import { files, games, read } from './testing';

/** How many equal lines in a row two games may have. */
const most = 12;

interface Line {
  path: string;
  number: number;
  text: string;
}

/** The non-blank lines of a game, by file. */
function linesOf(game: string): Line[][] {
  return files(`src/games/${game}`).filter((path) => /\.(ts|svelte|css)$/.test(path)).map((path) =>
    read(path).split('\n').map((text, index) => ({ path, number: index + 1, text: text.trim() })).filter(({ text }) => text !== ''));
}

/** Every stretch that is one line longer than allowed, by its text. */
function stretches(game: string): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const lines of linesOf(game)) {
    for (let from = 0; from + most < lines.length; from++) {
      found.set(lines.slice(from, from + most + 1).map(({ text }) => text).join('\n'), lines[from]!);
    }
  }
  return found;
}

const pairs = games.flatMap((one, index) => games.slice(index + 1).map((other) => [one, other] as const));

it('reads the games', () => {
  expect(games.every((game) => stretches(game).size > 1000)).toBe(true);
});

it.each(pairs)('%s and %s have no long stretch in common', (one, other) => {
  const known = stretches(one);
  const twice = [...stretches(other)].flatMap(([text, { path, number }]) => {
    const first = known.get(text);
    return first ? [`${path}:${number} as ${first.path}:${first.number}`] : [];
  });
  expect(twice).toEqual([]);
});
