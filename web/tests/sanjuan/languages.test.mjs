// A whole game against two computer players, from the first page to the final points.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sticksOut } from '../lib/layout.mjs';
import { none } from '../lib/none.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { outOfSight } from './lib/tray.mjs';
import { beginning } from '../lib/texts.mjs';
import { eachLanguage } from '../lib/tiers.mjs';

const here = playground();

test('a rule can be linked to in each language', async () => {
  const visitor = await here.visitor({ language: 'it' });
  const { page, t } = visitor;
  await visitor.go('/rules/sanjuan/S5.5');
  await page.getByRole('heading', { level: 1, name: t('rules-title-sanjuan') }).waitFor();
  await page.locator('[aria-current=true]', { hasText: 'S5.5' }).waitFor();
});

for (const { language, test } of eachLanguage) {
  test(`a whole game in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const { page, t } = visitor;
    await visitor.go('/');
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await visitor.press(visitor.playNow('sanjuan'));

    /** @type {string[]} */
    const problems = [];
    const player = new Player(visitor, {
      async sees({ question }) {
        const found = [...(await sticksOut(page)), ...(await outOfSight(page, t))];
        problems.push(...found.map((problem) => `${question}: ${problem}`));
      },
    });
    const start = await player.ready();
    assert.equal(start.screen, 'table');
    assert.equal(await page.getByRole('article').count(), 2, 'two other cities');
    await player.play();

    const ranking = page.getByRole('list', { name: t('score-ranking') });
    assert.match(await ranking.getByRole('listitem').first().innerText(), new RegExp(t('score-place-1')));
    await visitor.press(visitor.choice(t('score-shown-as'), t('score-as-figures')));
    const table = page.getByRole('table', { name: t('score-by') });
    assert.equal(await table.getByRole('columnheader').count(), 4, 'a column for each player');
    const total = table.getByRole('row', { name: beginning(t('score-total')) });
    const points = (await total.getByRole('cell').allInnerTexts()).map((text) => Number.parseInt(text, 10));
    assert.ok(points.every((n) => n > 10), `points as at the end of a game: ${points}`);
    assert.deepEqual(points, points.toSorted((a, b) => b - a), 'the best comes first');
    none(problems);
  });
}
