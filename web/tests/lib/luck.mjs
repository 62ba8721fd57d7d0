// What is left to luck: what is dealt, and which language a file of tests draws.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from './texts.mjs';

/** Another number than 1 gives other games: `ENTREPOT_LUCK=2 cargo xtask browser`. */
export const luckOfAll = Number(process.env.ENTREPOT_LUCK ?? 1);

/** The same in every run, so that a test that fails fails again, and another one in each file of tests. */
const tests = fileURLToPath(new URL('..', import.meta.url));
const letters = [...relative(tests, process.argv[1] ?? '')].map((letter) => letter.charCodeAt(0));
export const luck = letters.reduce((sum, letter) => (sum * 31 + letter) % 2 ** 32, luckOfAll);

/** All languages, beginning with the one that is drawn. */
const at = luck % languages.length;
export const drawnFirst = [...languages.slice(at), ...languages.slice(0, at)];
export const drawn = drawnFirst[0];
