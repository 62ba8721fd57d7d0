// How long the page takes from a click to the next picture, in real play, on this machine and four times slower;
// and what a first visit weighs. Prints the figures for docs/benchmarks.md.

import { AnnoPlayer } from './lib/anno-player.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { Browser } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { Server } from './lib/server.mjs';
import { languageNames } from './lib/texts.mjs';
import { Stopwatch, summary } from './lib/stopwatch.mjs';
import { Scales } from './lib/weight.mjs';

/** Clicks per speed of the processor, and the longest that 95 of 100 may take, in milliseconds. */
const wanted = 100;
const limits = [
  { slower: 1, limit: 100 },
  { slower: 4, limit: 200 },
];

/** A late turn of four players. */
const late = turnIn('4p-de', 0.85, 4);

const server = await Server.start();
const browser = await Browser.start(server.url);
try {
  const weights = await weigh();
  console.log(`first visit ${kilobytes(weights.home)}, opening a game ${kilobytes(weights.game)} more (compressed)`);
  console.log(`opening a game of Anno 1800 ${kilobytes(weights.anno)} more\n`);
  await report('San Juan', play);
  await report('Anno 1800, the market of a late game of four', market);
} finally {
  await browser.close();
  await server.stop();
}

/** Measures at each speed. @param {string} title @param {(slower: number) => Promise<import('./lib/stopwatch.mjs').Timed[]>} measure */
async function report(title, measure) {
  console.log(`${title}\nprocessor   what       n    p50    p95    max   (milliseconds from the click to the next picture)`);
  for (const { slower, limit } of limits) {
    const times = await measure(slower);
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

async function weigh() {
  const visitor = await browser.visitor();
  const scales = await Scales.on(visitor.page);
  await visitor.go('/');
  await visitor.page.getByText(visitor.t('games-empty')).waitFor();
  const home = (await scales.take()).bytes;
  await visitor.press(visitor.playNow());
  await new Player(visitor).ready();
  const game = (await scales.take()).bytes;
  await visitor.leave();
  return { home, game, anno: await weighAnno() };
}

async function weighAnno() {
  const visitor = await browser.visitor();
  const scales = await Scales.on(visitor.page);
  await visitor.go('/');
  await visitor.page.getByText(visitor.t('games-empty')).waitFor();
  await scales.take();
  await visitor.press(visitor.playNow('anno1800'));
  await new AnnoPlayer(visitor).ready();
  const { bytes } = await scales.take();
  await visitor.leave();
  return bytes;
}

/**
 * Taps one stack after the other: some open the planner, which is left again, others say why not.
 * @param {number} slower
 */
async function market(slower) {
  const visitor = await browser.visitor({ motion: true });
  const { page } = visitor;
  const watch = await Stopwatch.on(visitor, slower);
  const player = new AnnoPlayer(visitor);
  await goOn(visitor, late);
  let table = await player.ready();
  const stacks = page.locator('[data-region=market] button.stack');
  const chips = page.locator('[data-region=market] button[aria-pressed]:not(.stack)');
  for (let n = 0; watch.times.length < wanted; n++) {
    const stack = stacks.nth(n % 44);
    const begins = (await stack.getAttribute('aria-disabled')) !== 'true';
    await watch.time('stack', () => visitor.press(stack));
    if (begins) {
      table = await player.ready(table);
      await watch.time('undo', () => visitor.press(visitor.button('board-undo').first()));
      table = await player.ready(table);
    }
    if (n % 5 === 0) await watch.time('filter', () => visitor.press(chips.first()));
  }
  await visitor.leave();
  return watch.times;
}

/**
 * Plays and looks around until enough clicks are timed.
 * @param {number} slower
 */
async function play(slower) {
  const visitor = await browser.visitor({ motion: true });
  const { page, t } = visitor;
  const watch = await Stopwatch.on(visitor, slower);
  await visitor.go('/');
  for (const language of ['fr', 'de', 'it', 'en', 'fr', 'en']) {
    const button = page.getByRole('button', { name: new RegExp(`${languageNames[language]}$`) });
    await watch.time('language', () => visitor.press(button));
    await page.locator(`html[lang=${language}]`).waitFor();
  }
  await visitor.press(visitor.playNow());

  const player = new Player(visitor);
  watch.follow(player);
  let lookedAround = 0;
  let undone = 0;
  while (watch.times.length < wanted) {
    const table = await player.play(() => true);
    if (table.screen === 'score') {
      await visitor.press(visitor.button('score-again'));
      await page.getByRole('list', { name: t('score-ranking') }).waitFor({ state: 'hidden' });
    } else if (watch.times.length > 12 * (lookedAround + 1)) {
      lookedAround++;
      await watch.time('menu', () => visitor.press(visitor.button('board-menu')));
      await watch.time('menu', () => visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') })));
    } else {
      await player.act(table);
      if (watch.times.length > 10 * (undone + 1) && (await undo(player, watch))) undone++;
    }
  }
  await visitor.leave();
  return watch.times;
}

/** Takes a choice back, if that is possible; it will be made again. @param {Player} player @param {Stopwatch} watch */
async function undo(player, watch) {
  const table = await player.ready();
  const button = player.page.locator('header').getByRole('button', { name: player.words.undo, exact: true });
  if (!table.asks || !(await button.isEnabled())) return false;
  await watch.time('undo', () => player.visitor.press(button));
  await player.ready(table);
  return true;
}
