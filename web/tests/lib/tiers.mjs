// Which tests always run, and which only with `--all`: what other tests show once already, but longer, or in more ways.

import { test } from 'node:test';
import { drawnFirst } from './luck.mjs';

/** @typedef {(name: string, run: () => Promise<void>) => void} Test */

/** A test that only `cargo xtask browser --all` runs. @type {Test} */
export const rest = (name, run) => {
  if (process.env.ENTREPOT_ALL) test(name, run);
};

/**
 * A test in the language that luck draws, and the same in the others, which are of the rest.
 * @param {string} name
 * @param {(language: import('./texts.mjs').Language) => Promise<void>} run
 */
export function inOneLanguage(name, run) {
  for (const [n, language] of drawnFirst.entries()) (n === 0 ? test : rest)(`${name} in ${language}`, () => run(language));
}
