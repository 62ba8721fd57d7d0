// How much data is transferred when a game is opened.

import assert from 'node:assert/strict';
import { playground } from '../lib/playground.mjs';
import { eachLanguage } from '../lib/tiers.mjs';
import { afterFirstPage } from '../lib/weight.mjs';
import { Player } from './lib/player.mjs';

const here = playground();
const heaviest = 130_000;

for (const { language, test } of eachLanguage) {
  test(`a game is light in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const { scales } = await afterFirstPage(visitor);
    await visitor.press(visitor.playNow('sanjuan'));
    await new Player(visitor).ready();
    const opened = await scales.take();
    assert.ok(opened.bytes > 10_000 && opened.bytes <= heaviest, `at most ${heaviest} bytes: ${opened.text}`);
  });
}
