// Modules for each language, so that one request brings all texts of a part: `virtual:texts/web/en` is the Fluent text
// of what all games share, `virtual:texts/GAME/en` that of a game, `virtual:rules/GAME/en` its rules. `virtual:texts` and
// `virtual:rules` say which there are.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fileOf, games } from './games.ts';

const folder = fileURLToPath(new URL('../../texts/', import.meta.url));
const languages = ['en', 'fr', 'de', 'it'];

/** Files that belong to no game. */
const ours = ['web', 'terminal'];
const written = readdirSync(`${folder}en`).map((file) => file.replace(/\.ftl$/, ''));
/** Games with texts; not all of them have a folder in the client. */
const told = [...new Set(written.map((name) => name.replace(/-(rules|web|terminal)$/, '')))].filter((name) => !ours.includes(name));
const parts = {
  texts: ['web', ...told],
  rules: told.filter((game) => written.includes(`${game}-rules`)),
};

interface Rule {
  number: string;
  text: string;
}
interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}
/** The sentences in short have the number of where the rules say more. */
interface Rulebook {
  short: Rule[];
  chapters: Chapter[];
}

/** What the rules are tested by says nothing new to a player. */
const tests = 'T';

/** A file that has not been translated yet is taken from English as a whole. */
function path(language: string, name: string): string | undefined {
  return [`${folder}${language}/${name}.ftl`, `${folder}en/${name}.ftl`].find(existsSync);
}

/** Fluent text without its comments: players do not need them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** The rules in short and by chapter: the `## S1 Title` comments. Dots in numbers are written as hyphens. */
function rulebook(text: string): Rulebook {
  const sentences = text.matchAll(/^short-\d+ = (.+)\n +\.rule = (\S+)$/gm);
  const short = [...sentences].map(([, sentence, number]) => ({ number: number!, text: sentence! }));
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const chapter = /^## (\S+) (.+)$/.exec(line);
    if (chapter) chapters.push({ id: chapter[1]!, title: chapter[2]!, rules: [] });
    const rule = /^([A-Z][0-9a-z-]*) = (.+)$/.exec(line);
    if (rule) chapters.at(-1)?.rules.push({ number: rule[1]!.replace('-', '.'), text: rule[2]! });
  }
  return { short, chapters: chapters.filter(({ id }) => id !== tests) };
}

/** Names from a game that pages around the table show: one word must not bring a whole file. */
function shownBy(game: string): string[] {
  const file = fileOf(game, 'shown.json');
  return games.includes(game) && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

const keyOf = (line: string) => line.split(' =')[0]!;
/** What ends in the game's name is only for pages around the table. */
const isAround = (game: string, line: string) => keyOf(line).endsWith(`-${game}`);
const only = (text: string, wanted: (line: string) => boolean) => text.split('\n').filter(wanted).join('\n');

/** The text of the files of a game, or of those that all games share. */
function read(language: string, names: string[]): string {
  const files = names.map((name) => path(language, name)).filter((file) => file !== undefined);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** The messages of a game that pages around the table show. */
function aroundOf(game: string, language: string): string {
  const shown = shownBy(game);
  return only(ofGame(game, language), (line) => isAround(game, line) || shown.includes(keyOf(line)));
}

const ofGame = (game: string, language: string) => read(language, [game, `${game}-web`]);

function textOf(part: string, language: string): string {
  if (part !== 'web') return only(ofGame(part, language), (line) => !isAround(part, line));
  return [read(language, ['web']), ...told.map((game) => aroundOf(game, language))].join('\n');
}

/** Where each part is in each language. */
function index(what: 'texts' | 'rules'): string {
  const entry = (part: string) => languages.map((language) => `${language}: () => import('virtual:${what}/${part}/${language}')`);
  return `export default { ${parts[what].map((part) => `'${part}': { ${entry(part).join(', ')} }`).join(', ')} }`;
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (/^virtual:(texts|rules)(\/|$)/.test(id) ? `\0${id}` : undefined),
    buildStart() {
      for (const language of languages) readdirSync(folder + language).forEach((file) => this.addWatchFile(`${folder}${language}/${file}`));
    },
    load(id) {
      const [, what, part, language] = /^\0virtual:(texts|rules)(?:\/(\w+)\/(..))?$/.exec(id) ?? [];
      if (!what) return;
      if (!part || !language) return index(what as 'texts' | 'rules');
      const made = what === 'rules' ? rulebook(read(language, [`${part}-rules`])) : withoutComments(textOf(part, language));
      return `export default ${JSON.stringify(made)}`;
    },
  };
}
