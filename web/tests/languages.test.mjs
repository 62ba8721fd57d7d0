// A whole game against two computer players in each language, from the first page to the final points.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playground } from './lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { languages } from './lib/texts.mjs';

const here = playground();

for (const language of languages) {
  test(`a whole game in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const { page, t } = visitor;
    await visitor.go('/');
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await visitor.press(visitor.button('home-play'));

    const player = new Player(visitor);
    const start = await player.ready();
    assert.equal(start.screen, 'table');
    assert.equal(await page.getByRole('article').count(), 2, 'two other cities');
    await player.play();

    const ranking = page.getByRole('list', { name: t('score-ranking') });
    assert.match(await ranking.getByRole('listitem').first().innerText(), new RegExp(t('score-place-1')));
    const table = page.getByRole('table', { name: t('score-by') });
    assert.equal(await table.getByRole('columnheader').count(), 4, 'a column for each player');
    const total = table.getByRole('row', { name: new RegExp(`^${t('score-total')}`) });
    const points = (await total.getByRole('cell').allInnerTexts()).map((text) => Number.parseInt(text, 10));
    assert.ok(points.every((n) => n > 10), `points as at the end of a game: ${points}`);
    assert.deepEqual(points, points.toSorted((a, b) => b - a), 'the best comes first');
  });
}
