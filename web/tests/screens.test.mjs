// Every screen by day and by night: no serious barrier for anybody, headings and landmarks in order.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, disorder } from './lib/axe.mjs';
import { playground } from './lib/playground.mjs';
import { phone } from './lib/browser.mjs';
import { tour } from './lib/tour.mjs';

const here = playground();

for (const theme of /** @type {const} */ (['day', 'night'])) {
  test(`no barriers by ${theme}`, async () => {
    const visitor = await here.visitor({ theme });
    /** @type {string[]} */
    const problems = [];
    const screens = await tour(visitor, async (name) => {
      const found = [...(await barriers(visitor.page)), ...(await disorder(visitor.page))];
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    });
    assert.ok(screens.length >= 24, `all screens were seen: ${screens.join(', ')}`);
    assert.deepEqual(problems, []);
  });
}

test('no barriers on a phone', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  /** @type {string[]} */
  const problems = [];
  await tour(visitor, async (name) => {
    problems.push(...(await barriers(visitor.page)).map((problem) => `${name}: ${problem}`));
  });
  assert.deepEqual(problems, []);
});
