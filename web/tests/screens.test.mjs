// Every screen in every language, by day and by night, wide and on a phone: no serious barrier for anybody, headings and
// landmarks in order, nothing that sticks out. Wherever a text is missing, the visitor notices it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allLooks, lookAround, oneLook } from './lib/looks.mjs';
import { drawnFirst } from './lib/luck.mjs';
import { none } from './lib/none.mjs';
import { playground } from './lib/playground.mjs';
import { rest } from './lib/tiers.mjs';
import { tour } from './lib/tour.mjs';

const here = playground();

/** @param {import('./lib/texts.mjs').Language} language @param {Record<string, import('./lib/looks.mjs').Look>} looks */
async function tourIn(language, looks) {
  const visitor = await here.visitor({ language });
  const { screens, problems } = await lookAround(visitor, tour, looks);
  assert.equal(await visitor.page.locator('html').getAttribute('lang'), language);
  assert.ok(screens.length >= 24, `all screens were seen: ${screens.join(', ')}`);
  none(problems);
}

for (const [n, language] of drawnFirst.entries()) {
  const look = oneLook(allLooks, n);
  test(`all screens in ${language}, looked at ${Object.keys(look)}`, () => tourIn(language, look));
}

for (const language of drawnFirst) {
  rest(`all screens in ${language}, looked at in every way`, () => tourIn(language, allLooks));
}
