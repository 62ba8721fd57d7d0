// Every screen of Anno 1800 in every language: nothing keeps people out, by day and by night, and headings are in order.
// Wherever a text is missing, the visitor notices it.

import { test } from 'node:test';
import { annoPhoneTour, annoTour } from './lib/tour.mjs';
import { lookAround, ways } from '../lib/looks.mjs';
import { drawnFirst } from '../lib/luck.mjs';
import { playground } from '../lib/playground.mjs';
import { eachLanguage, rest } from '../lib/tiers.mjs';

const here = playground();

/** The first two languages are looked at in these ways, the others for order; with the rest each in all. @type {(keyof typeof ways)[]} */
const inTurn = ['by day', 'by night', 'for order'];

for (const [n, language] of drawnFirst.entries()) {
  for (const way of inTurn) {
    (way === (inTurn[n] ?? 'for order') ? test : rest)(`all screens in ${language}, looked at ${way}`, async () => {
      const { wishes, look } = ways[way];
      await lookAround(await here.visitor({ language, ...wishes }), annoTour, look, 15);
    });
  }
}

for (const { language, test } of eachLanguage) {
  test(`all screens in ${language}, looked at on a phone`, async () => {
    const { wishes, look } = ways['on a phone'];
    await lookAround(await here.visitor({ language, ...wishes }), annoPhoneTour, look, 10);
  });
  rest(`all screens in ${language}, looked at on a phone by night`, async () => {
    const { wishes, look } = ways['on a phone by night'];
    await lookAround(await here.visitor({ language, ...wishes }), annoPhoneTour, look, 10);
  });
}
