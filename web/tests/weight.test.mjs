// How much data a new visitor transfers: the first page with its fonts. What a game adds is measured in its folder.

import assert from 'node:assert/strict';
import { playground } from './lib/playground.mjs';
import { eachLanguage } from './lib/tiers.mjs';
import { afterFirstPage } from './lib/weight.mjs';

const here = playground();
const home = 220_000;

for (const { language, test } of eachLanguage) {
  test(`the first visit is light in ${language}`, async () => {
    const { first } = await afterFirstPage(await here.visitor({ language }));
    assert.ok(first.fonts > 50_000, `fonts are part of it: ${first.text}`);
    assert.ok(first.bytes > 100_000 && first.bytes <= home, `at most ${home} bytes: ${first.text}`);
  });
}
