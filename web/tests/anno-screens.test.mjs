// Every screen of Anno 1800 in every language: nothing keeps people out, by day and by night, and headings are in order. Wherever a text is missing, the
// visitor notices it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annoPhoneTour, annoTour } from './lib/anno-tour.mjs';
import { phone } from './lib/browser.mjs';
import { lookAround, looksByLight, oneLook } from './lib/looks.mjs';
import { drawnFirst } from './lib/luck.mjs';
import { none } from './lib/none.mjs';
import { playground } from './lib/playground.mjs';
import { eachLanguage, rest } from './lib/tiers.mjs';

const here = playground();

/** @param {import('./lib/texts.mjs').Language} language @param {Record<string, import('./lib/looks.mjs').Look>} looks */
async function onDesktop(language, looks) {
  const { screens, problems } = await lookAround(await here.visitor({ language }), annoTour, looks);
  assert.ok(screens.length >= 15, `${screens.length} screens`);
  none(problems);
}

for (const [n, language] of drawnFirst.entries()) {
  const look = oneLook(looksByLight, n);
  test(`all screens in ${language}, looked at ${Object.keys(look)}`, () => onDesktop(language, look));
}

for (const { language, test } of eachLanguage) {
  test(`all screens on a phone, looked at in every way, in ${language}`, async () => {
    const { screens, problems } = await lookAround(await here.visitor({ language, size: phone, touch: true }), annoPhoneTour, looksByLight);
    assert.ok(screens.length >= 10, `${screens.length} screens`);
    none(problems);
  });
}

for (const language of drawnFirst) {
  rest(`all screens in ${language}, looked at in every way`, () => onDesktop(language, looksByLight));
}
