// How games end: by resigning, and by final points; what is kept of them, and how to play again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { rest } from '../lib/tiers.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

const here = playground();

/** Resigns from the current game, with confirmation. @param {Visitor} visitor */
async function resign(visitor) {
  await visitor.press(visitor.button('board-menu'));
  await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: visitor.t('menu-resign') }));
  const dialog = visitor.dialog('resign-title');
  await visitor.press(dialog.getByRole('button', { name: visitor.t('resign-yes'), exact: true }));
}

/** @param {Visitor} visitor */
const ranking = ({ page, t }) => page.getByRole('list', { name: t('score-ranking') });

test('resigning is asked about once more; without people the game stops', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  await sitDown(visitor);
  await new Player(visitor).ready();
  await visitor.press(visitor.button('board-menu'));
  await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: t('menu-resign') }));
  await visitor.press(visitor.dialog('resign-title').getByRole('button', { name: t('resign-no') }));
  await visitor.dialog('resign-title').waitFor({ state: 'hidden' });
  assert.equal((await new Player(visitor).ready()).asks, true, 'nothing has happened');
  await resign(visitor);
  await visitor.button('score-again').waitFor();
  await visitor.go('/games');
  await page.getByText(t('games-stopped', { game: t('game-sanjuan') })).waitFor();
});

test('whoever resigns at a shared screen leaves the seat to the computer', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', { person: 'Ada' }, 'bot'], first: 2 });
  const player = new Player(visitor);
  await player.play((table) => table.asks);
  await page.getByRole('region', { name: 'Ada', exact: true }).waitFor();
  await resign(visitor);
  await page.getByRole('region', { name: 'Ada', exact: true }).waitFor({ state: 'hidden' });
  const mine = await player.play((table) => table.asks);
  assert.equal(mine.asks, true, 'the other person is asked');
  const ada = page.getByRole('article', { name: t('board-city', { name: 'Ada' }) });
  await ada.getByText(t('board-resigned')).waitFor();
});

/** What follows a two-player game with the expansion. @param {Visitor} visitor */
async function lookBack(visitor) {
  const { page, t } = visitor;
  await new Player(visitor).play();
  await ranking(visitor).waitFor();

  const course = await page.getByRole('region', { name: t('score-course') }).getByRole('img').getAttribute('aria-label');
  const last = [...(course ?? '').matchAll(/(\d+)\.(?= |$)/g)].map((found) => found[1]);
  const points = await ranking(visitor).getByRole('img').evaluateAll((all) => all.map((one) => one.textContent));
  assert.deepEqual(last, points, `the points after the last round are the result: ${course}`);

  const record = page.getByRole('link', { name: t('score-record') });
  const [download] = await Promise.all([page.waitForEvent('download'), visitor.press(record)]);
  assert.equal(await download.failure(), null);
  await visitor.press(visitor.button('score-board'));
  await visitor.press(visitor.button('score-show'));
  await ranking(visitor).waitFor();

  await visitor.go('/games');
  const finished = page.getByRole('listitem').getByRole('link');
  await finished.first().waitFor();
  assert.equal(await finished.count(), 1);
  await visitor.press(finished.first());
  await ranking(visitor).waitFor();
  const old = page.url();
  await visitor.press(visitor.button('score-again'));
  await page.waitForURL((url) => url.href !== old);
  await ranking(visitor).waitFor({ state: 'hidden' });
  const start = await new Player(visitor).ready();
  assert.equal(start.asks, true);
  assert.equal(await page.getByRole('article').count(), 1, 'as many as before');
  assert.ok(start.things.some(({ area }) => area === 'cathedral'), 'with the same options');
}

test('a finished game: its points, its record, and another one', async () => {
  const visitor = await here.visitor();
  await goOn(visitor, turnIn('2p-expansion', 0.9, 1));
  await lookBack(visitor);
});

rest('a game from its beginning to its points, its record, and another one', async () => {
  const visitor = await here.visitor();
  await sitDown(visitor, { seats: ['me', 'bot'], options: { expansion: 'on' } });
  await lookBack(visitor);
});

test('with reduced motion the count fades in, source by source', async () => {
  const visitor = await here.visitor({ settings: { speed: 'fast' } });
  const { page, t } = visitor;
  await goOn(visitor, turnIn('2p-expansion', 0.94, 1));
  await page.evaluate(recordCount);
  const counting = page.getByRole('heading', { level: 1, name: t('score-counting') });
  await Promise.all([new Player(visitor).play(), counting.waitFor({ timeout: 60_000 })]);
  await counting.waitFor({ state: 'hidden', timeout: 10_000 });
  const { sources, faded, moved } = await page.evaluate(() => /** @type {any} */ (window).counted);
  assert.ok(sources > 3 && faded > 3, `parts come one by one and fade in: ${faded} in ${sources} steps`);
  assert.deepEqual(moved, [], 'nothing moves');
});

/** Runs in the page: remembers in how many steps parts of bars came, and how. */
function recordCount() {
  const counted = { sources: 0, faded: 0, moved: /** @type {string[]} */ ([]) };
  Object.assign(window, { counted });
  document.addEventListener('animationstart', ({ target }) => {
    const element = /** @type {Element} */ (target);
    if (!element.matches('.source')) return;
    for (const animation of element.getAnimations()) {
      const frames = /** @type {KeyframeEffect} */ (animation.effect).getKeyframes();
      if (frames.some(({ transform = 'none' }) => transform !== 'none')) counted.moved.push(element.className);
      if (frames.some(({ opacity }) => opacity === '0')) counted.faded += 1;
    }
  });
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof Element && target.matches('.bar'))) counted.sources += 1;
  }).observe(document, { subtree: true, childList: true });
}

test('whoever saw the game end sees the count run up, and any key ends it', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'fast' } });
  const { page, t } = visitor;
  await goOn(visitor, turnIn('2p-expansion', 0.94, 1));
  const banner = page.getByRole('heading', { level: 1 });
  const counting = page.getByRole('heading', { level: 1, name: t('score-counting') });
  const total = async () => (await page.locator('.podium .points').allInnerTexts()).map(Number).reduce((a, b) => a + b, 0);
  await Promise.all([new Player(visitor).play(), counting.waitFor({ timeout: 60_000 })]);
  const before = await total();
  await page.waitForTimeout(1000);
  const later = await total();
  assert.ok(later > before, `points grow: ${before}, then ${later}`);
  await page.keyboard.press('Shift');
  await counting.waitFor({ state: 'hidden' });
  const end = await total();
  assert.ok(end > later, `all of them are there: ${later}, then ${end}`);
  await page.reload();
  await banner.waitFor();
  assert.equal(await counting.count(), 0, 'whoever comes later sees the end');
});
