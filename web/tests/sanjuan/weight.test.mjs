// How much data is transferred when a game is opened.

import assert from 'node:assert/strict';
import { playground } from '../lib/playground.mjs';
import { eachLanguage } from '../lib/tiers.mjs';
import { afterFirstPage, heaviestGame } from '../lib/weight.mjs';
import { Player } from './lib/player.mjs';

const here = playground();

for (const { language, test } of eachLanguage) {
  test(`a game is light in ${language}`, async () => {
    const visitor = await here.visitor({ language });
    const { scales } = await afterFirstPage(visitor);
    await visitor.press(visitor.playNow('sanjuan'));
    await new Player(visitor).ready();
    const opened = await scales.take();
    assert.ok(opened.bytes > 10_000 && opened.bytes <= heaviestGame, `at most ${heaviestGame} bytes: ${opened.text}`);
  });
}
