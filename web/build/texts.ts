// Two modules for each language, so that one request brings all its texts:
// `virtual:texts/en` is the Fluent text of the client, `virtual:rules/en` the rules by chapter.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../texts/', import.meta.url));
const parts = ['web', 'sanjuan', 'sanjuan-web'];

export interface Chapter {
  id: string;
  title: string;
  rules: { number: string; text: string }[];
}

/** A file that has not been translated yet is taken from English as a whole. */
function path(language: string, name: string): string | undefined {
  return [`${folder}${language}/${name}.ftl`, `${folder}en/${name}.ftl`].find(existsSync);
}

/** Fluent text without its comments: players do not need them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** The rules as chapters. Chapters are the `## S1 Title` comments; dots in numbers are written as hyphens. */
export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of text.split('\n')) {
    const chapter = /^## (\S+) (.+)$/.exec(line);
    if (chapter) found.push({ id: chapter[1]!, title: chapter[2]!, rules: [] });
    const rule = /^([A-Z][0-9a-z-]*) = (.+)$/.exec(line);
    if (rule) found.at(-1)?.rules.push({ number: rule[1]!.replace('-', '.'), text: rule[2]! });
  }
  return found;
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (/^virtual:(texts|rules)\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      const module = /^\0virtual:(texts|rules)\/(..)$/.exec(id);
      if (!module) return;
      const names = module[1] === 'rules' ? ['sanjuan-rules'] : parts;
      const files = names.map((name) => path(module[2]!, name)).filter((file) => file !== undefined);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(module[1] === 'rules' ? chapters(text) : withoutComments(text))}`;
    },
  };
}
