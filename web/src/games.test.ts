// Adding a game only touches its own folders: nothing else may name a game or use its texts.

import { expect, it } from 'vitest';
import { LANGUAGES } from './table/testing';
import { files, games, isOf, messages, read } from './testing';

/** Versions and hashes of libraries, which nobody writes by hand. */
const generated = ['package-lock.json'];
const ours = messages('web');

/** The texts of a game at its table; keys that end in its name are meant for the pages around it. */
function keysOf(game: string): string[] {
  return [game, `${game}-web`].flatMap((name) => [...messages(name).keys()]).filter((key) => !key.endsWith(`-${game}`));
}

/** The common beginning of all keys of a game, such as `chess-`; null if there is none. */
function prefixOf(game: string): string | null {
  const [first, ...others] = keysOf(game).map((key) => key.split('-')[0]!);
  return others.every((head) => head === first) ? `${first}-` : null;
}

function outside(game: string): string[] {
  return files().filter((path) => !isOf(game, path) && !generated.includes(path));
}

/** The texts that a file asks for: whole keys, and beginnings of composed keys. */
function asked(source: string): { key: string; whole: boolean }[] {
  const calls = source.matchAll(/\b(?:t|has|maybe|button|link|heading|dialog|keysOf|anything|anybody)\(\s*(?:t, )?['"`]([a-z][\w-]*)(\$\{)?/g);
  return [...calls].map(([, key, open]) => ({ key: key!, whole: open === undefined }));
}

it('finds the games', () => {
  expect(games.length).toBeGreaterThan(1);
  expect(games.every((game) => keysOf(game).length > 100 && files('src').some((path) => isOf(game, path)))).toBe(true);
});

it.each(games)('is nowhere else that %s is named', (game) => {
  const words = [game, messages(`${game}-web`).get(`game-${game}`)!, prefixOf(game)].flatMap((word) => word?.toLowerCase() ?? []);
  const found = outside(game).flatMap((path) => {
    const text = `${path}\n${read(path)}`.toLowerCase();
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

it.each(games)('is not in shared texts that %s is named', (game) => {
  const title = messages(`${game}-web`).get(`game-${game}`)!;
  const named = LANGUAGES.filter((language) => [game, title].some((word) => read(`../texts/${language}/web.ftl`).includes(word)));
  expect(named).toEqual([]);
});

it.each(games)('is nowhere else that the texts of %s are used', (game) => {
  const keys = keysOf(game).filter((key) => !ours.has(key));
  const ourFamily = (head: string) => [...ours.keys()].some((key) => key.startsWith(head));
  const theirs = ({ key, whole }: { key: string; whole: boolean }) =>
    whole ? keys.includes(key) : !ourFamily(key) && keys.some((one) => one.startsWith(key));
  const found = outside(game).filter((path) => !games.some((other) => isOf(other, path))).flatMap((path) =>
    asked(read(path)).filter(theirs).map(({ key }) => `${path}: ${key}`));
  expect(found).toEqual([]);
});
