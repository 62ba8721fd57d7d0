// Every screen in every language, by day and by night, wide and on a phone: no serious barriers, headings and landmarks in
// order, nothing sticking out. The visitor notices every missing text.

import { test } from 'node:test';
import { lookAround, ways } from '../lib/looks.mjs';
import { drawnFirst } from '../lib/luck.mjs';
import { playground } from '../lib/playground.mjs';
import { rest } from '../lib/tiers.mjs';
import { tour } from './lib/tour.mjs';

const here = playground();

/** Each language is checked in a different way, and with --all in all of them. @type {(keyof typeof ways)[]} */
const inTurn = ['by day', 'on a phone', 'by night', 'for order'];

for (const [n, language] of drawnFirst.entries()) {
  for (const way of inTurn) {
    (way === inTurn[n] ? test : rest)(`all screens in ${language}, looked at ${way}`, async () => {
      const { wishes, look } = ways[way];
      await lookAround(await here.visitor({ language, ...wishes }), tour, look, 24);
    });
  }
}
