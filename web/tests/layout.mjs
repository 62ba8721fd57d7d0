// Looks at the layout of every state of whole games: `node tests/layout.mjs [--seed N] [GAME]…`. Sizes and languages are drawn so
// that in every game each pair is met again and again. What was interrupted goes on where it stopped.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Browser } from './lib/browser.mjs';
import { linesOf, turnAfter } from './lib/record.mjs';
import { Server } from './lib/server.mjs';
import { faultsOf, sitDownAt } from './lib/states.mjs';
import { languages } from './lib/texts.mjs';

/** @typedef {import('./lib/visitor.mjs').Visitor} Visitor */
/** @typedef {{width: number, height: number, touch: boolean}} Size */
/**
 * In the file `lib/states.mjs` of a game.
 * @typedef {object} States
 * @property {string[]} records
 * @property {(visitor: Visitor) => Promise<void>} ready
 * @property {(visitor: Visitor, look: (part: string) => Promise<void>) => Promise<void>} [eachPart] Where parts share a place.
 */
/** @typedef {{visitor: Visitor, tables: number}} Visits */
/** @typedef {{fault: string, where: string, times: number}} Found */

const tests = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../../target/layout/', import.meta.url));

/** @type {Size[]} */
const sizes = [
  // A desktop at 200 and at 400 %.
  ...[[720, 450], [360, 225]].map(([width = 0, height = 0]) => ({ width, height, touch: false })),
  ...[[1440, 900], [1280, 720], [1024, 768], [1920, 1080], [2560, 1440]].map(([width = 0, height = 0]) => ({ width, height, touch: false })),
  ...[[820, 1180], [390, 844], [360, 640], [320, 568], [844, 390]].map(([width = 0, height = 0]) => ({ width, height, touch: true })),
];

/** A guest may play at 60 tables at once: after this many somebody else comes. */
const atMost = 50;

const { values, positionals } = parseArgs({ options: { seed: { type: 'string', default: '1' } }, allowPositionals: true });
const seed = Number(values.seed);
/** Games whose folder says which states to look at. */
const there = readdirSync(tests).filter((name) => existsSync(`${tests}${name}/lib/states.mjs`));
const unknown = positionals.filter((name) => !there.includes(name));
if (unknown.length > 0) {
  console.error(`there are no states of: ${unknown.join(', ')}\nthere are: ${there.join(', ')}`);
  process.exit(2);
}
const games = positionals.length > 0 ? positionals : there;
mkdirSync(folder, { recursive: true });
/** The files of a client have other names once it changes: what another one showed does not count. */
const built = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8').match(/assets\/[\w.-]+/g)?.join(' ') ?? '';
// Tables come and go faster than their connections are closed.
const server = await Server.start(['--connections', '1000']);
const browser = await Browser.start(server.url);
try {
  for (const game of games) await lookAt(game);
} finally {
  await browser.close();
  await server.stop();
}

/** @param {string} game */
async function lookAt(game) {
  /** @type {States} */
  const { records, ready, eachPart = whole } = await import(`./${game}/lib/states.mjs`);
  const states = records.flatMap((name) => linesOf(game, name).map((_, moves) => ({ name, moves })));
  const ways = drawn(states.length);
  const progress = resume(game, states.length);
  console.log(`${game}: ${states.length} states, seed ${seed}${progress.done ? `, going on after ${progress.done}` : ''}`);
  /** @type {Map<string, Visits>} */
  const visitors = new Map();
  for (const [index, { name, moves }] of states.entries()) {
    if (index < progress.done) continue;
    const { language, size } = ways[index] ?? ways[0];
    const visitor = await visitorFor(visitors, language, size);
    await visitor.resize(size);
    await sitDownAt(visitor, turnAfter(game, name, moves));
    const where = `${name} after ${moves} moves, ${language}, ${size.width}×${size.height}`;
    // Marks of what others did lie over the first states until somebody does something.
    await visitor.page.keyboard.press('Shift');
    const trouble = await ready(visitor).then(() => null, (error) => `does not get ready: ${error}`);
    if (trouble) await note(game, progress, visitor, trouble, where);
    else {
      await eachPart(visitor, async (part) => {
        for (const fault of await faultsOf(visitor)) await note(game, progress, visitor, fault, part ? `${where}, ${part}` : where);
      });
    }
    progress.done = index + 1;
    save(game, progress);
  }
  for (const { visitor } of visitors.values()) await visitor.leave();
  tell(game, progress);
}

/** The table has one part. @param {Visitor} _ @param {(part: string) => Promise<void>} look */
async function whole(_, look) {
  await look('');
}

/** A language and a size for each state: all pairs in a new order, again and again. @param {number} count */
function drawn(count) {
  const random = lcg(seed);
  const pairs = languages.flatMap((language) => sizes.map((size) => ({ language, size })));
  const rounds = Array.from({ length: Math.ceil(count / pairs.length) }, () =>
    pairs.map((pair) => ({ pair, at: random() })).toSorted((a, b) => a.at - b.at).map(({ pair }) => pair));
  return rounds.flat();
}

/** Numbers from 0 to 1, the same for the same seed. @param {number} state */
function lcg(state) {
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** @param {Map<string, Visits>} visitors @param {import('./lib/texts.mjs').Language} language @param {Size} size */
async function visitorFor(visitors, language, size) {
  const key = `${language} ${size.touch}`;
  const known = visitors.get(key);
  if (known && known.tables++ < atMost) return known.visitor;
  await known?.visitor.leave();
  const visitor = await browser.visitor({ language, size, touch: size.touch });
  visitors.set(key, { visitor, tables: 1 });
  return visitor;
}

// ---- What was found, and how far we are

/** @typedef {{seed: number, states: number, built: string, done: number, found: Found[]}} Progress */

/** @param {string} game */
function fileOf(game) {
  return `${folder}${game}.json`;
}

/** @param {string} game @param {number} states @returns {Progress} */
function resume(game, states) {
  /** @type {Progress | null} */
  const before = existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : null;
  const same = before?.seed === seed && before.states === states && before.built === built && before.done < states;
  if (same) return before;
  for (const picture of readdirSync(folder)) if (picture.startsWith(game)) rmSync(folder + picture);
  return { seed, states, built, done: 0, found: [] };
}

/** @param {string} game @param {Progress} progress */
function save(game, progress) {
  writeFileSync(fileOf(game), JSON.stringify(progress, null, 1));
}

/** The same fault at another place or with another number is noted once, with a picture. @param {string} game @param {Progress} progress @param {Visitor} visitor @param {string} fault @param {string} where */
async function note(game, progress, visitor, fault, where) {
  const kind = (/** @type {string} */ text) => text.replace(/\d+(\.\d+)?/g, '#');
  const known = progress.found.find((found) => kind(found.fault) === kind(fault));
  if (known) {
    known.times++;
    return;
  }
  progress.found.push({ fault, where, times: 1 });
  await visitor.page.screenshot({ path: `${folder}${game}-${progress.found.length}.png` });
}

/** @param {string} game @param {Progress} progress */
function tell(game, { found, done }) {
  if (found.length === 0) {
    console.log(`${game}: nothing is crowded, cut off or too small in ${done} states`);
    rmSync(fileOf(game));
    return;
  }
  process.exitCode = 1;
  console.log(`${game}: ${found.length} kinds of faults in ${done} states; pictures are in target/layout`);
  for (const [index, { fault, where, times }] of found.entries()) console.log(`${index + 1}. ${fault}\n   ${where}${times > 1 ? `, and ${times - 1} times more` : ''}`);
}
