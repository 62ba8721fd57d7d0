// How much data is transferred when a late game is opened.

import assert from 'node:assert/strict';
import { playground } from '../lib/playground.mjs';
import { eachLanguage } from '../lib/tiers.mjs';
import { afterFirstPage, heaviestGame } from '../lib/weight.mjs';
import { openAt, turnIn } from './lib/record.mjs';

const here = playground();

for (const { language, test } of eachLanguage) {
  test(`a late game is light in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const { scales } = await afterFirstPage(visitor);
    await visitor.go(await openAt(visitor, turnIn('4p-fr', 0.9)));
    await visitor.page.locator('html[data-version] [data-region=realm]').waitFor();
    const opened = await scales.take();
    assert.ok(opened.text.includes(' socket'), `the table is part of it: ${opened.text}`);
    assert.ok(opened.bytes > 50_000 && opened.bytes <= heaviestGame, `at most ${heaviestGame} bytes: ${opened.text}`);
  });
}
