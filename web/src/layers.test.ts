// Which folder may import from which: shared code knows no game, and no game knows another.

import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { files, games, isOf, read } from './testing';

/** The one file that finds the games. */
const registry = 'src/games.ts';

/** What each folder may import from, besides libraries; a game may also import from its own folder. */
const known: Record<string, string[]> = {
  lib: ['lib', 'types'],
  table: ['lib', 'table', 'types'],
  board: ['lib', 'table', 'board', 'types'],
  pages: ['lib', 'board', 'pages', 'types', registry],
  types: [],
};
const game = ['lib', 'table', 'types'];

const sources = files('src').filter((path) => /\.(ts|svelte)$/.test(path));

interface Import {
  from: string;
  to: string;
}

/** Every file of ours that a file imports, in any way. */
function importsOf(from: string): Import[] {
  const found = read(from).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.mock\(\s*)['"](\.[^'"]+)['"]/g);
  return [...found].map(([, path]) => ({ from, to: posix.join(posix.dirname(from), path!) }));
}

const imports = sources.flatMap(importsOf);
const folderOf = (path: string) => path.split('/')[1]!;
const isIn = (folder: string, path: string) => path === `src/${folder}` || path.startsWith(`src/${folder}/`);
const names = ({ from, to }: Import) => `${from} imports ${to}`;
const tests = (path: string) => /\btest(ing)?\.ts$/.test(path) || path.endsWith('.test.ts');

it('reads the imports', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.some(({ from, to }) => folderOf(from) === 'games' && to.startsWith('src/table/'))).toBe(true);
});

it.each(Object.keys(known))('%s imports nothing that it must not know', (folder) => {
  const allowed = ({ to }: Import) => known[folder]!.some((one) => `${to}.ts` === one || isIn(one, to));
  const ofFolder = imports.filter(({ from }) => folderOf(from) === folder && !tests(from));
  expect(ofFolder.filter((one) => !allowed(one)).map(names)).toEqual([]);
});

it.each(games)('%s imports what is shared and itself', (name) => {
  const own = `src/games/${name}/`;
  const allowed = ({ to }: Import) => to.startsWith(own) || game.some((one) => isIn(one, to));
  const ofGame = imports.filter(({ from }) => from.startsWith(own));
  expect(ofGame.length).toBeGreaterThan(50);
  expect(ofGame.filter((one) => !allowed(one)).map(names)).toEqual([]);
});

it.each(games)('only %s imports from its own files', (name) => {
  const foreign = imports.filter(({ from, to }) => isOf(name, to) && !isOf(name, from));
  expect(foreign.map(names)).toEqual([]);
});

it('has one file that finds the games', () => {
  const finds = sources.filter((path) => /import\.meta\.glob/.test(read(path)) && !tests(path));
  expect(finds).toEqual([registry]);
});
