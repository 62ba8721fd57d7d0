// Which tests always run, and which only with `--all`: those that show the same as others, but longer or in more ways.

import { test } from 'node:test';
import { drawnFirst } from './luck.mjs';

/** Declares a test for `cargo xtask browser --all` only; best after the others of its file, to keep their deals. */
export const rest = process.env.ENTREPOT_ALL ? test : () => {};

/** The drawn language, whose tests always run, then the others, whose tests run only with `--all`. */
export const eachLanguage = drawnFirst.map((language, n) => ({ language, test: n === 0 ? test : rest }));
