// Every screen of Anno 1800 in every language: no barriers, by day and by night, and headings in order. The visitor notices
// every missing text.

import { test } from 'node:test';
import { annoPhoneTour, annoTour } from './lib/tour.mjs';
import { lookAround, ways } from '../lib/looks.mjs';
import { drawnFirst } from '../lib/luck.mjs';
import { playground } from '../lib/playground.mjs';
import { eachLanguage, rest } from '../lib/tiers.mjs';

const here = playground();

/** How the first two languages are checked, others for order; with --all, each in all ways. @type {(keyof typeof ways)[]} */
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
