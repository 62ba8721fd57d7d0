// The texts of the client, in each language: tests find things by the words that people read.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @typedef {'en' | 'fr' | 'de' | 'it'} Language */
/** @typedef {(key: string, args?: Record<string, string | number>) => string} Texts */

/** @type {Language[]} */
export const languages = ['en', 'fr', 'de', 'it'];

/** @type {Record<string, string>} */
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' };

const folder = new URL('../../../texts/', import.meta.url);
/** The texts of the client and of each game, without the rules and the terminal's texts. */
const files = readdirSync(new URL('en/', folder)).filter((file) => !/(-rules|terminal)\.ftl$/.test(file));

/** @type {Map<Language, Texts>} */
const known = new Map();

/**
 * The texts of a language.
 * @param {Language} language
 * @returns {Texts}
 */
export function textsOf(language) {
  const before = known.get(language);
  if (before) return before;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const place = [new URL(`${language}/${file}`, folder), new URL(`en/${file}`, folder)].find((one) => existsSync(one));
    if (place) bundle.addResource(new FluentResource(readFileSync(place, 'utf8')));
  }
  /** @type {Texts} */
  const texts = (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`texts/${language} has no ${key}`);
    return bundle.formatPattern(pattern, args);
  };
  known.set(language, texts);
  return texts;
}

/** The letters of its longest words: a narrow place must hold them, because words are never broken. @param {Language} language */
export function longestWords(language) {
  const there = files.map((file) => new URL(`${language}/${file}`, folder)).filter((file) => existsSync(file));
  const values = there.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^[\w-]+ = (.*)$/gm)].map((found) => found[1] ?? ''));
  const lengths = values.flatMap((value) => value.match(/\p{L}+/gu) ?? []).map((word) => word.length);
  return lengths.toSorted((a, b) => b - a).slice(0, 50).reduce((sum, length) => sum + length, 0);
}

/** The keys of a family, such as `kind-`. */
export function keysOf(/** @type {string} */ family) {
  const english = files.map((file) => new URL(`en/${file}`, folder)).filter((file) => existsSync(file));
  const text = english.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]).filter((key) => key.startsWith(family));
}

/** A pattern for a text with any name in it. @param {Texts} t @param {string} key */
export function anybody(t, key) {
  return anything(t, key, 'name');
}

/** A pattern for a text with anything in its gap. @param {Texts} t @param {string} key @param {string} gap */
export function anything(t, key, gap) {
  return new RegExp(`^${t(key, { [gap]: '\n' }).split('\n').map(pattern).join('.+')}$`);
}

/** A pattern for the beginning of a text. @param {string} text */
export function beginning(text) {
  return new RegExp(`^${pattern(text)}`);
}

/** A text as a regular expression. Accessible names have plain spaces where the text has no-break ones. @param {string} text */
function pattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
}
