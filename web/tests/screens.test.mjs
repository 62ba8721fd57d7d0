// Every screen by day and by night, wide and on a phone: no serious barrier for anybody, headings and landmarks in order.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, disorder } from './lib/axe.mjs';
import { desktop, phone } from './lib/browser.mjs';
import { none } from './lib/none.mjs';
import { playground } from './lib/playground.mjs';
import { tour } from './lib/tour.mjs';

const here = playground();

test('no barriers on any screen', async () => {
  const visitor = await here.visitor();
  const { page } = visitor;
  /** @type {string[]} */
  const problems = [];
  const note = (/** @type {string} */ where, /** @type {string[]} */ found) => problems.push(...found.map((one) => `${where}: ${one}`));

  const screens = await tour(visitor, async (name) => {
    note(name, await disorder(page));
    await visitor.resize(phone);
    note(`${name} on a phone`, await barriers(page));
    await visitor.resize(desktop);
    note(`${name} by day`, await barriers(page));
    await visitor.light('dark');
    note(`${name} by night`, await barriers(page, { colours: true }));
    await visitor.light('light');
  });

  assert.ok(screens.length >= 24, `all screens were seen: ${screens.join(', ')}`);
  none(problems);
});
