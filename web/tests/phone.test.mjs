// The pages around the table on a phone. None scrolls sideways, and everything is large enough to tap.

import { test } from 'node:test';
import { phone } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { none } from './lib/none.mjs';
import { problemsOf } from './lib/phone.mjs';
import { playground } from './lib/playground.mjs';

const here = playground();

test('every page on a phone', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page, t } = visitor;
  /** @type {string[]} */
  const problems = [];
  const look = async (/** @type {string} */ where) => problems.push(...(await problemsOf(visitor, where)));
  const ofGames = games.flatMap((game) => [`/new/${game}`, `/rules/${game}`]);
  for (const path of ['/', ...ofGames, '/games', '/rules', '/settings', '/credits', '/nowhere']) {
    await visitor.follow(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path);
  }
  await visitor.go('/');
  await visitor.press(page.getByRole('banner').getByRole('button', { name: t('shell-menu') }));
  await look('menu of the pages');
  await visitor.press(page.getByRole('dialog').getByRole('link', { name: t('shell-games') }));
  await page.waitForURL('**/games');
  none(problems);
});
