// A game on a phone, by tapping. No screen scrolls sideways, and everything is large enough to tap.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from '../lib/browser.mjs';
import { sticksOut } from '../lib/layout.mjs';
import { sitDown } from './lib/new-table.mjs';
import { none } from '../lib/none.mjs';
import { problemsOf } from '../lib/phone.mjs';
import { playground } from '../lib/playground.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { Player } from './lib/player.mjs';
import { rest } from '../lib/tiers.mjs';

const here = playground();

/** A visitor who begins a game on a phone; problems of its screens are noted. */
async function begin() {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page, t } = visitor;
  await visitor.go('/');
  await visitor.press(visitor.playNow('sanjuan'));

  /** @type {string[]} */
  const problems = [];
  const checked = new Set();
  const player = new Player(visitor, {
    async sees({ question }) {
      problems.push(...(await sticksOut(page)));
      const kind = question.replace(/^Build .+ for|\d+|:.*/g, '');
      if (!checked.has(kind)) problems.push(...(await problemsOf(visitor, question)));
      checked.add(kind);
    },
  });
  await player.play((table) => table.question === t('ask-build'));
  problems.push(...(await lookAround(visitor)));
  return { visitor, player, problems };
}

rest('some rounds on a phone', async () => {
  const { player, problems } = await begin();
  const then = await player.play((table) => table.asks && table.things.filter(({ area }) => area === 'city').length >= 4);
  assert.equal(then.screen, 'table', 'something is built, and the game goes on');
  none(problems);
});

test('cards that move never make the page wider than a phone: buttons stay under the finger', async () => {
  const visitor = await here.visitor({ motion: true, size: phone, touch: true });
  const { page, t } = visitor;
  await goOn(visitor, turnIn('3p-expansion', 0.1));
  const player = new Player(visitor);
  const { things } = await player.ready();
  assert.ok(things.filter(({ area }) => area === 'hand').length > 5, 'more cards than fit beside each other');
  await page.evaluate(watchWidth);
  await player.choose(t('role-builder'));
  await page.locator('.asks-hand').waitFor();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const widths = await page.evaluate(() => /** @type {any} */ (window).widths);
  assert.deepEqual(widths, [phone.width], 'in every frame');
});

/** Runs in the page: collects how wide it is, frame by frame. */
function watchWidth() {
  /** @type {number[]} */
  const widths = [];
  Object.assign(window, { widths });
  const look = () => {
    const wide = Math.max(innerWidth, document.documentElement.scrollWidth);
    if (!widths.includes(wide)) widths.push(wide);
    requestAnimationFrame(look);
  };
  look();
}

test('the end of a game on a phone', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  await goOn(visitor, turnIn('3p-base', 0.88, 1));
  await new Player(visitor).play();
  none(await problemsAtTheEnd(visitor));
});

/** The points, and the menu over them. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function problemsAtTheEnd(visitor) {
  const { page, t } = visitor;
  await page.getByRole('list', { name: t('score-ranking') }).waitFor();
  const problems = await problemsOf(visitor, 'points');
  await visitor.press(visitor.button('board-menu'));
  return [...problems, ...(await problemsOf(visitor, 'menu at the end'))];
}

/** Checks the menu, the log and the others' cities. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function lookAround(visitor) {
  const { page, t } = visitor;
  const close = () => visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') }));
  await visitor.press(visitor.button('board-menu'));
  const problems = await problemsOf(visitor, 'menu');
  await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: t('board-log') }));
  await visitor.dialog('board-log').waitFor();
  problems.push(...(await problemsOf(visitor, 'log')));
  await close();
  await visitor.press(page.locator('button[aria-haspopup=dialog]:visible', { hasText: /\d/ }).first());
  await page.getByRole('dialog').waitFor();
  problems.push(...(await problemsOf(visitor, 'a city of somebody else')));
  await close();
  return problems;
}

test('long names on a phone', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page } = visitor;
  /** @type {string[]} */
  const problems = [];
  const look = async (/** @type {string} */ where) => problems.push(...(await problemsOf(visitor, where)));
  await visitor.go('/rules/sanjuan/S5.5');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('a rule');

  const longest = 'Maximiliana-Theodora the';
  await sitDown(visitor, { seats: ['me', { person: longest }, 'bot', 'bot'], first: 2 });
  await visitor.button('board-curtain-lift', { name: longest }).waitFor();
  await look('curtain');
  await visitor.press(visitor.button('board-curtain-lift', { name: longest }));
  await new Player(visitor).ready();
  await look('a table with long names');
  await visitor.go('/games');
  await page.getByRole('list').getByRole('link').first().waitFor();
  await look('games with one running');
  none(problems);
});

rest('a whole game on a phone', async () => {
  const { visitor, player, problems } = await begin();
  await player.play();
  none([...problems, ...(await problemsAtTheEnd(visitor))]);
});
