// Twelve states of the table in the language that needs most room, at five sizes; with `--all` in every language. `cargo xtask
// layout` looks at every state of whole games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from '../lib/browser.mjs';
import { none } from '../lib/none.mjs';
import { playground } from '../lib/playground.mjs';
import { faultsOf, sitDownAt, widest } from '../lib/states.mjs';
import { languages } from '../lib/texts.mjs';
import { rest } from '../lib/tiers.mjs';
import { eachPart, fixed, ready } from './lib/states.mjs';

const here = playground();

/** @type {[string, import('../lib/browser.mjs').Wishes, {width: number, height: number}[]][]} */
const screens = [
  ['desktops', {}, [desktop, { width: 1280, height: 720 }, { width: 1024, height: 768 }]],
  ['phones and tablets', { touch: true }, [phone, { width: 820, height: 1180 }]],
];

for (const language of languages) {
  for (const [what, wishes, sizes] of screens) {
    (language === widest ? test : rest)(`twelve states hold in ${language} on ${what}`, async () => {
      const visitor = await here.visitor({ language, size: sizes[0], ...wishes });
      /** @type {string[]} */
      const faults = [];
      for (const [state, turn] of Object.entries(fixed)) {
        await sitDownAt(visitor, turn);
        await ready(visitor);
        for (const size of sizes) {
          await visitor.resize(size);
          await eachPart(visitor, async (part) => {
            for (const fault of await faultsOf(visitor)) faults.push(`${state}, ${size.width}×${size.height}, ${part}: ${fault}`);
          });
        }
      }
      assert.equal(Object.keys(fixed).length, 12);
      none(faults);
    });
  }
}
