// Modules for each language, so that one request brings all texts of a part: `virtual:texts/web/en` is the Fluent text
// of what all games share, `virtual:texts/sanjuan/en` that of a game, `virtual:rules/sanjuan/en` its rules.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Names from the games that pages around the table show: one word must not bring a whole file. */
const shown = [
  'kind-indigo_plant', 'kind-chapel', 'kind-library', 'kind-palace', 'kind-coffee_roaster', 'kind-triumphal_arch',
  'kind-cathedral', 'anno-token-sawmill', 'anno-token-charcoal_kiln', 'anno-token-grain_farm', 'anno-token-steelworks',
  'anno-token-pig_farm', 'anno-token-brickworks', 'anno-token-brewery', 'anno-token-bakery', 'anno-token-warehouse',
  'anno-token-window_factory', 'anno-token-glassworks', 'anno-token-shipyard1-short',
  'anno-token-shipyard2-short', 'anno-terrain-coast', 'anno-resource-sails', 'anno-resource-work_clothes',
  'anno-resource-steam_motors', 'anno-resource-steam_carriages', 'anno-resource-penny_farthings',
  'anno-resource-gramophones',
];

const folder = fileURLToPath(new URL('../../texts/', import.meta.url));

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

/** Those messages of a file that pages around the table show. */
function shownOf(text: string): string {
  return text.split('\n').filter((line) => shown.some((key) => line.startsWith(`${key} =`))).join('\n');
}

/** The files of a module. */
function filesOf(what: string, part: string): string[] {
  if (what === 'rules') return [`${part}-rules`];
  return part === 'web' ? ['web', 'sanjuan', 'anno1800'] : [part, `${part}-web`];
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (/^virtual:(texts|rules)\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, what, part, language] = /^\0virtual:(texts|rules)\/(\w+)\/(..)$/.exec(id) ?? [];
      if (!what || !part || !language) return;
      const files = filesOf(what, part).map((name) => path(language, name)).filter((file) => file !== undefined);
      files.forEach((file) => this.addWatchFile(file));
      const read = files.map((file) => readFileSync(file, 'utf8'));
      const text = read.map((one, n) => (part === 'web' && n > 0 ? shownOf(one) : one)).join('\n');
      return `export default ${JSON.stringify(what === 'rules' ? rulebook(text) : withoutComments(text))}`;
    },
  };
}
