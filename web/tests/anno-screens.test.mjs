// Nothing on the screens of Anno 1800 keeps people out, by day and by night.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annoPhoneTour, annoTour } from './lib/anno-tour.mjs';
import { barriers, disorder } from './lib/axe.mjs';
import { phone } from './lib/browser.mjs';
import { none } from './lib/none.mjs';
import { playground } from './lib/playground.mjs';

const here = playground();

/**
 * Looks at every screen of a tour, by day and by night.
 * @param {import('./lib/visitor.mjs').Visitor} visitor
 * @param {(visitor: import('./lib/visitor.mjs').Visitor, show: (name: string) => Promise<void>) => Promise<void>} tour
 * @param {number} least So many screens at least.
 */
async function lookAt(visitor, tour, least) {
  const { page } = visitor;
  /** What is wrong, and where it was seen first. @type {Map<string, string>} */
  const problems = new Map();
  const note = (/** @type {string} */ where, /** @type {string[]} */ found) => {
    for (const problem of found) if (!problems.has(problem)) problems.set(problem, where);
  };
  let seen = 0;
  await tour(visitor, async (name) => {
    seen++;
    const by = async (/** @type {'light' | 'dark'} */ colorScheme) => {
      await visitor.light(colorScheme);
      note(`${name}, ${colorScheme}`, await barriers(page, { colours: colorScheme === 'dark' }));
    };
    await by('light');
    note(name, await disorder(page));
    await by('dark');
    await visitor.light('light');
  });
  assert.ok(seen >= least, `${seen} screens`);
  none([...problems].map(([problem, where]) => `${where}: ${problem}`));
}

test('no barriers on a desktop', async () => {
  await lookAt(await here.visitor(), annoTour, 15);
});

test('no barriers on a phone', async () => {
  await lookAt(await here.visitor({ size: phone, touch: true }), annoPhoneTour, 10);
});
