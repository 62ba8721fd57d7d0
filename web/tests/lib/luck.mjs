// What is left to chance: the deal, and the language that a test file draws.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from './texts.mjs';

/** A number other than 1 gives other games: `ENTREPOT_LUCK=2 cargo xtask browser`. */
export const luckOfAll = Number(process.env.ENTREPOT_LUCK ?? 1);

/** The same in every run, so that a failing test fails again, but different in each test file. */
const tests = fileURLToPath(new URL('..', import.meta.url));
const letters = [...relative(tests, process.argv[1] ?? '')].map((letter) => letter.charCodeAt(0));
export const luck = letters.reduce((sum, letter) => (sum * 31 + letter) % 2 ** 32, luckOfAll);

/** All languages, beginning with the drawn one. */
const at = luck % languages.length;
export const drawnFirst = [...languages.slice(at), ...languages.slice(0, at)];
export const drawn = drawnFirst[0];
