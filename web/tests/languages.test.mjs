// Changing the language on the pages around the table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './lib/games.mjs';
import { playground } from './lib/playground.mjs';
import { languageNames, languages, textsOf } from './lib/texts.mjs';

const here = playground();

test('the language can be changed on every page', async () => {
  const visitor = await here.visitor();
  const { page } = visitor;
  /** @type {[path: string, key: string][]} */
  const pages = [
    ['/', 'home-title'], ['/games', 'games-title'], ['/rules', 'shell-rules'], ['/settings', 'settings-title'],
    ['/credits', 'credits-title'], ['/nowhere', 'lost-title'],
  ];
  for (const game of games) pages.push([`/new/${game}`, 'new-title'], [`/rules/${game}`, `rules-title-${game}`]);
  for (const [path, key] of pages) {
    await visitor.follow(path);
    for (const language of languages.toReversed()) {
      const t = textsOf(language);
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`${languageNames[language]}$`) });
      await visitor.press(button);
      await page.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.equal(await button.getAttribute('aria-pressed'), 'true');
    }
  }
  // It is remembered.
  await visitor.press(page.getByRole('banner').getByRole('button', { name: /Italiano$/ }));
  await visitor.go('/rules');
  await page.getByRole('heading', { level: 1, name: textsOf('it')('shell-rules') }).waitFor();
});
