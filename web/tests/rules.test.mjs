// The rules of each game, as a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './lib/games.mjs';
import { playground } from './lib/playground.mjs';

const here = playground();

test('the rules begin in short and leave the tests out, whatever the address says', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  for (const game of games) {
    await visitor.go(`/rules/${game}`);
    await visitor.heading('rules-short').waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    assert.equal(headings[0], t('rules-short'));
    assert.match(headings[1] ?? '', /^[A-Z]1 /, 'then comes the first chapter');
    assert.ok(!headings.some((heading) => heading.startsWith('T ')), 'no chapter of tests');
    await visitor.go(`/rules/${game}/T5`);
    await page.getByRole('alert').getByText(t('rules-unknown', { number: 'T5' })).waitFor();
    await visitor.heading('rules-short').waitFor();
  }
});
