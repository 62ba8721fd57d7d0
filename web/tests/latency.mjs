// How long the page takes from a click to the next frame, in real play, on this machine and four times slower; and the size
// of a first visit. Prints the figures for docs/benchmarks.md.

import { Browser } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { Server } from './lib/server.mjs';
import { summary } from './lib/stopwatch.mjs';
import { afterFirstPage } from './lib/weight.mjs';

/** Clicks per processor speed, and the longest that 95 of 100 may take, in milliseconds. */
const wanted = 100;
const limits = [
  { slower: 1, limit: 100 },
  { slower: 4, limit: 200 },
];

/**
 * The measurements of a game, in the file `latency.mjs` of its folder.
 * @typedef {object} Measured
 * @property {string} title
 * @property {(visitor: Visitor) => Promise<unknown>} ready Waits until the table of a new game is shown.
 * @property {(visitor: Visitor, slower: number, wanted: number) => Promise<import('./lib/stopwatch.mjs').Timed[]>} measure
 */
/** @typedef {import('./lib/visitor.mjs').Visitor} Visitor */

const server = await Server.start();
const browser = await Browser.start(server.url);
try {
  for (const game of games) {
    /** @type {Measured} */
    const measured = await import(`./${game}/latency.mjs`);
    const weights = await weigh(game, measured);
    console.log(`first visit ${kilobytes(weights.home)}, opening a game of ${game} ${kilobytes(weights.game)} more (compressed)\n`);
    await report(measured);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Measures at each speed. @param {Measured} measured */
async function report({ title, measure }) {
  console.log(`${title}\nprocessor   what       n    p50    p95    max   (milliseconds from the click to the next picture)`);
  for (const { slower, limit } of limits) {
    const visitor = await browser.visitor({ motion: true });
    const times = await measure(visitor, slower, wanted);
    await visitor.leave();
    for (const { what, n, p50, p95, max } of summary(times)) {
      const figures = [n, p50, p95, max].map((figure) => String(figure).padStart(6));
      console.log(`${`${slower}× slower`.replace('1× slower', 'as it is').padEnd(12)}${what.padEnd(8)}${figures.join(' ')}`);
    }
    const all = summary(times).at(-1);
    if (!all || all.p95 > limit) {
      console.log(`95 of 100 should take at most ${limit} ms`);
      process.exitCode = 1;
    }
  }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {string} game @param {Measured} measured */
async function weigh(game, { ready }) {
  const visitor = await browser.visitor();
  const { scales, first } = await afterFirstPage(visitor);
  await visitor.press(visitor.playNow(game));
  await ready(visitor);
  const opened = await scales.take();
  await visitor.leave();
  return { home: first.bytes, game: opened.bytes };
}
