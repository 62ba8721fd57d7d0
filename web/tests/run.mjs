// Runs the tests with one browser for all files: `node tests/run.mjs [--all] [FILE]…`. Prints the slowest at the end.

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { share } from './lib/browser.mjs';
import { luckOfAll } from './lib/luck.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const ending = '.test.mjs';

/** The slowest files start first, so that none is left running alone at the end. */
const longest = ['screens', 'game', 'choosers'];

const words = process.argv.slice(2);
if (words.includes('--all')) process.env.ENTREPOT_ALL = '1';
const files = chosen(words.filter((word) => word !== '--all'));
console.log(`ENTREPOT_LUCK=${luckOfAll}. The same command with the same luck deals the same: what fails, fails again.`);

const browser = await share();
let crashed = false;
browser.on('close', () => (crashed = true));
/** @type {{name: string, seconds: number}[]} */
const times = [];
const tests = run({ files: files.map((name) => folder + name + ending), concurrency: availableParallelism() + 1 });
tests.on('test:pass', note);
tests.on('test:fail', (test) => {
  process.exitCode = 1;
  note(test);
});
const printed = tests.compose(new spec());
printed.pipe(process.stdout);
printed.once('end', async () => {
  console.log(`The slowest tests:\n${slowest()}`);
  if (!crashed) return browser.close();
  console.error('The browser itself crashed: "Browser closed" above means nothing else.');
  process.exitCode = 1;
});

/** The files with these names, which may omit the folder; all if none is named. @param {string[]} names */
function chosen(names) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  const there = files.map(nameOf);
  /** @param {string} name */
  const called = (name) => there.filter((one) => one === name || basename(one) === name);
  const bare = names.map((name) => name.replace(ending, ''));
  const wanted = [...new Set(bare.flatMap(called))];
  const unknown = bare.filter((name) => called(name).length === 0);
  if (unknown.length > 0) {
    console.error(`there are no tests of this name: ${unknown.join(', ')}\nthere are: ${there.join(', ')}`);
    process.exit(2);
  }
  const early = longest.flatMap(called);
  return wanted.length > 0 ? wanted : [...early, ...there.filter((name) => !early.includes(name))];
}

/** The name of a test file, with the folder of its game. @param {string} file */
function nameOf(file) {
  return file.slice(0, -ending.length);
}

/** @param {{name: string, nesting: number, file?: string | undefined, details: {duration_ms: number}}} test */
function note({ name, nesting, file, details }) {
  // A file that could not run its tests is reported as a test itself.
  if (nesting === 0 && file && name !== file) times.push({ name: `${nameOf(relative(folder, file))}: ${name}`, seconds: details.duration_ms / 1000 });
}

function slowest() {
  const sorted = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return sorted.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n');
}
