// How much travels to a new visitor: the first page with its fonts, and what opening a game adds.

import assert from 'node:assert/strict';
import { openAt, turnIn } from './lib/record.mjs';
import { playground } from './lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { eachLanguage } from './lib/tiers.mjs';
import { Scales } from './lib/weight.mjs';

const here = playground();
const home = 250_000;
const game = 150_000;

for (const { language, test } of eachLanguage) {
  test(`the first visit is light in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const scales = await Scales.on(visitor.page);
    await visitor.go('/');
    await visitor.page.getByText(visitor.t('games-empty')).waitFor();
    const first = await scales.take();
    assert.ok(first.fonts > 50_000, `fonts are part of it: ${first.text}`);
    assert.ok(first.bytes > 100_000 && first.bytes <= home, `at most ${home} bytes: ${first.text}`);

    await visitor.press(visitor.playNow());
    await new Player(visitor).ready();
    const opened = await scales.take();
    assert.ok(opened.bytes > 10_000 && opened.bytes <= game, `at most ${game} bytes: ${opened.text}`);
  });
}

for (const { language, test } of eachLanguage) {
  test(`a late game of Anno 1800 is light in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const scales = await Scales.on(visitor.page);
    await visitor.go('/');
    await visitor.page.getByText(visitor.t('games-empty')).waitFor();
    await scales.take();
    await visitor.go(await openAt(visitor, turnIn('4p-fr', 0.9)));
    await visitor.page.locator('html[data-version] [data-region=realm]').waitFor();
    const opened = await scales.take();
    assert.ok(opened.text.includes(' socket'), `the table is part of it: ${opened.text}`);
    assert.ok(opened.bytes > 50_000 && opened.bytes <= game, `at most ${game} bytes: ${opened.text}`);
  });
}
