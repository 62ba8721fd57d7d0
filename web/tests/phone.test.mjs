// A whole game on a phone, by tapping. No screen scrolls sideways, and fingers can hit everything.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './lib/browser.mjs';
import { canBeHit, fitsAcross } from './lib/layout.mjs';
import { sitDown } from './lib/new-table.mjs';
import { playground } from './lib/playground.mjs';
import { Player } from './lib/player.mjs';

const here = playground();
const narrow = { width: 360, height: 740 };

/** Looks at the page as it is on both phones. @param {import('./lib/visitor.mjs').Visitor} visitor @param {string} where */
async function check({ page }, where) {
  await canBeHit(page, where);
  await page.setViewportSize(narrow);
  await fitsAcross(page, where);
  await page.setViewportSize(phone);
  await fitsAcross(page, where);
}

test('a whole game on a phone', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page, t } = visitor;
  await visitor.go('/');
  await visitor.press(visitor.button('home-play'));

  const checked = new Set();
  const player = new Player(visitor, {
    async sees({ question }) {
      await fitsAcross(page, question);
      const kind = question.replace(/\d+|:.*/g, '');
      if (checked.has(kind)) return;
      checked.add(kind);
      await check(visitor, question);
    },
  });
  await player.play((table) => table.question === t('ask-build'));
  await lookAround(visitor);
  await player.play();

  assert.ok(await page.getByRole('list', { name: t('score-ranking') }).isVisible(), 'the game is played to its end');
  await check(visitor, 'points');
  await visitor.press(visitor.button('board-menu'));
  await check(visitor, 'menu at the end');
});

/** The menu, the log and the cities of others lie over the table. @param {import('./lib/visitor.mjs').Visitor} visitor */
async function lookAround(visitor) {
  const { page, t } = visitor;
  const close = () => visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') }));
  await visitor.press(visitor.button('board-menu'));
  await check(visitor, 'menu');
  await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: t('board-log') }));
  await visitor.dialog('board-log').waitFor();
  await check(visitor, 'log');
  await close();
  await visitor.press(page.locator('button[aria-haspopup=dialog]:visible', { hasText: /\d/ }).first());
  await page.getByRole('dialog').waitFor();
  await check(visitor, 'a city of somebody else');
  await close();
}

test('every other screen on a phone', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page, t } = visitor;
  for (const path of ['/', '/new/sanjuan', '/games', '/rules', '/rules/S5.5', '/settings', '/credits', '/nowhere']) {
    await visitor.go(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(visitor, path);
  }
  await visitor.go('/');
  await visitor.press(page.getByRole('banner').getByRole('button', { name: t('shell-menu') }));
  await check(visitor, 'menu of the pages');
  await visitor.press(page.getByRole('dialog').getByRole('link', { name: t('shell-games') }));
  await page.waitForURL('**/games');

  await sitDown(visitor, { seats: ['me', { person: 'Maximiliana-Theodora the 2nd'.slice(0, 24) }, 'bot', 'bot'], first: 2 });
  await visitor.button('board-curtain-lift', { name: 'Maximiliana-Theodora the' }).waitFor();
  await check(visitor, 'curtain');
  await visitor.go('/games');
  await page.getByRole('list').getByRole('link').first().waitFor();
  await check(visitor, 'games with one running');
});
