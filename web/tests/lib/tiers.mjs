// Which tests always run, and which only with `--all`: what other tests show once already, but longer, or in more ways.

import { test } from 'node:test';
import { drawnFirst } from './luck.mjs';

/** Declares a test that only `cargo xtask browser --all` runs; after the others of its file where it can, so that these are dealt the same. */
export const rest = process.env.ENTREPOT_ALL ? test : () => {};

/** The language that luck draws, whose tests always run, and then the others, whose tests are of the rest. */
export const eachLanguage = drawnFirst.map((language, n) => ({ language, test: n === 0 ? test : rest }));
