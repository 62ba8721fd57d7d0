// Makes target/frames/GAME/NN-M.png: ten turns of rivals in each game, frame by frame, without a word of what happened. Somebody
// who has only these should be able to tell it. What really happened is in target/frames/GAME/truth.txt. With --phone the same on
// a phone, in target/frames/GAME-phone.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Browser, phone } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { linesOf, moveIn, openAt, turnAfter } from './lib/record.mjs';
import { Server } from './lib/server.mjs';

/**
 * The turns of a game, in the file `frames.mjs` of its folder.
 * @typedef {object} Chosen
 * @property {string[]} records
 * @property {string[]} kinds How moves begin that are filmed.
 * @property {(lines: string[], at: number) => number} startOf Where the turn begins in which a move is made.
 */

/** @typedef {{turn: import('./lib/record.mjs').Turn, from: number}} Watched The turn that others come back to, and where it began. */

const folder = fileURLToPath(new URL('../../target/frames/', import.meta.url));

const small = process.argv.includes('--phone');

/** Frames of a turn that are kept, evenly spread. */
const kept = 6;

/** Everything that says in words what happened. */
const words = '.stage ul, [data-region=log], [role=status], [role=tooltip] { visibility: hidden !important }';

const server = await Server.start();
const browser = await Browser.start(server.url);
try {
  for (const game of games) await filmTurns(game);
} finally {
  await browser.close();
  await server.stop();
}

/** @param {string} game */
async function filmTurns(game) {
  const own = `${folder}${game}${small ? '-phone' : ''}/`;
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const truth = [];
  const chosen = await import(`./${game}/frames.mjs`);
  for (const [n, watched] of turnsOf(game, chosen).entries()) {
    const told = await film(watched, `${own}${String(n + 1).padStart(2, '0')}`);
    truth.push(`${n + 1}. ${told}`);
    console.log(`${game} ${truth.at(-1)}`);
  }
  await writeFile(`${own}truth.txt`, `${truth.join('\n')}\n`);
}

/** Turns spread over the records, each after which somebody else is asked. @param {string} game @param {Chosen} chosen @returns {Watched[]} */
function turnsOf(game, { records, kinds, startOf }) {
  return kinds.map((kind, n) => {
    const all = records.map((_, index) => records[(n + index) % records.length] ?? '');
    const does = (/** @type {string} */ line) => moveIn(line).startsWith(kind);
    const name = all.find((one) => linesOf(game, one).some(does)) ?? '';
    const lines = linesOf(game, name);
    const seatOf = (/** @type {number} */ index) => lines[index]?.split(' ')[0];
    const places = lines.flatMap((line, index) => (does(line) ? [index] : []));
    const at = places[Math.floor((places.length * (n + 3)) / (kinds.length + 5))] ?? places[0];
    if (at === undefined) throw new Error(`nobody does this in ${name}: ${kind}`);
    const next = lines.findIndex((_, index) => index > at && seatOf(index) !== seatOf(at));
    return { turn: turnAfter(game, name, next), from: startOf(lines, at) };
  });
}

/** Comes back to a table at which another player has had a turn, and keeps what is seen. @param {Watched} watched @param {string} path */
async function film({ turn, from }, path) {
  const visitor = await browser.visitor({ motion: true, ...(small && { size: phone, touch: true }), settings: { speed: 'slow' } });
  const { page } = visitor;
  await visitor.go('/credits');
  const table = await openAt(visitor, turn);
  await page.evaluate(([id, seat, seen]) => localStorage.setItem(`entrepot-seen-${id}-${seat}`, String(seen)), /** @type {const} */ ([
    table.split('/').at(-1) ?? '', turn.seat - 1, from + 1,
  ]));
  await page.addStyleTag({ content: words });
  await visitor.follow(table);
  const stage = page.locator('.stage[data-version]');
  await stage.waitFor();
  const told = new Set();
  const frames = [];
  while ((await stage.count()) > 0) {
    frames.push(await page.screenshot({ caret: 'hide' }));
    for (const line of await stage.locator('li').allInnerTexts().catch(() => [])) told.add(line.trim());
    for (const line of await stage.locator('li').evaluateAll((all) => all.map(({ textContent }) => textContent?.trim() ?? ''))) told.add(line);
  }
  for (let n = 0; n < kept; n++) {
    const frame = frames[Math.round((n * (frames.length - 1)) / (kept - 1))];
    if (frame) await writeFile(`${path}-${n + 1}.png`, frame);
  }
  await visitor.page.context().close();
  return `${[...told].filter(Boolean).join(' ')} (${frames.length} frames)`;
}
