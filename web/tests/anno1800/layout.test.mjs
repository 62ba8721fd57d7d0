// Twelve states of the table in the language that needs most room, at five sizes; with `--all` in every language; and faults of
// this table's own kind, planted, are found. `cargo xtask layout` looks at every state of whole games.

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

/** @type {[name: string, style: string, found: RegExp][]} */
const onDesktops = [
  ['a house behind its button', '.district button { background: #fff }', /^covered: realm/],
  ['figures that leave their plate', '.plate .means { gap: 60px !important }', /sticks out of its button by \d+ px: rivals/],
  ['a name over the people', '.plate .name { overflow: visible !important; flex: none; font-size: 24px !important }', /texts overlap: rivals/],
  ['the last events over an island', 'main .last { bottom: 440px !important }', /log “/],
  ['a plate over the houses', '.plate.decides { height: 96px !important }', /buttons overlap: rivals .* and realm/],
];
/** @type {typeof onDesktops} */
const onPhones = [
  ['a list that does not scroll', '.view { overflow: hidden !important }', /cut off by \d+ px: realm/],
  ['a square under its neighbour', '.square { width: 130% }', /realm “/],
];

for (const [what, wishes, planted] of /** @type {const} */ ([['desktops', {}, onDesktops], ['phones', { size: phone, touch: true }, onPhones]])) {
  test(`every kind of fault is found when planted on ${what}`, async () => {
    const visitor = await here.visitor({ language: widest, ...wishes });
    await sitDownAt(visitor, fixed['a middle turn of three']);
    await ready(visitor);
    none(await faultsOf(visitor));
    for (const [name, style, found] of planted) {
      const fault = await visitor.page.addStyleTag({ content: style });
      const faults = await faultsOf(visitor);
      assert.ok(faults.some((one) => found.test(one)), `${name}: ${faults.join('\n')}`);
      await fault.evaluate((element) => element.remove());
    }
    none(await faultsOf(visitor));
  });
}
