// Twelve states of the table in the language that needs most room, at four sizes; and each kind of fault that was ever there,
// planted, is found. `cargo xtask layout` looks at every state of whole games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from '../lib/browser.mjs';
import { none } from '../lib/none.mjs';
import { playground } from '../lib/playground.mjs';
import { faultsOf, longName, sitDownAt, widest } from '../lib/states.mjs';
import { sitDown } from './lib/new-table.mjs';
import { Player } from './lib/player.mjs';
import { fixed, ready } from './lib/states.mjs';

const here = playground();

/** @type {[string, import('../lib/browser.mjs').Wishes, {width: number, height: number}[]][]} */
const screens = [
  ['desktops', {}, [desktop, { width: 1280, height: 720 }]],
  ['phones and tablets', { touch: true }, [phone, { width: 820, height: 1180 }]],
];

for (const [what, wishes, sizes] of screens) {
  test(`twelve states hold in ${widest} on ${what}`, async () => {
    const visitor = await here.visitor({ language: widest, size: sizes[0], ...wishes });
    /** @type {string[]} */
    const faults = [];
    for (const [state, turn] of Object.entries(fixed)) {
      await sitDownAt(visitor, turn);
      await ready(visitor);
      for (const size of sizes) {
        await visitor.resize(size);
        for (const fault of await faultsOf(visitor)) faults.push(`${state}, ${size.width}×${size.height}: ${fault}`);
      }
    }
    assert.equal(Object.keys(fixed).length, 12);
    none(faults);
  });
}

test('what happened since somebody last looked lies over the table', async () => {
  const visitor = await here.visitor({ language: widest });
  await sitDown(visitor, { seats: ['me', { person: longName }, 'bot'], first: 2 });
  await new Player(visitor).play((table) => table.news);
  none(await faultsOf(visitor));
});

/** @type {[name: string, size: {width: number, height: number}, style: string, found: RegExp][]} */
const planted = [
  ['a badge over the next name', desktop, '[data-region=opponents] .facts { margin-right: -110px }', /texts overlap: opponents/],
  ['a trading house of 18 px', phone, '[data-region=prices] { width: 18px; flex: none !important }', /only 18 px wide: prices/],
  ['a title at the edge', desktop, '.table { margin-left: -14px }', /touches the edge|outside the screen/],
  ['letters of 10 px', desktop, '[data-region=city] .effect { font-size: 10px !important }', /letters of 10 px: city/],
  ['a name that is cut off', desktop, '[data-region=roles] .words b { height: 6px; overflow: hidden }', /cut off by/],
];

test('every kind of fault is found when planted', async () => {
  const visitor = await here.visitor({ language: 'fr' });
  await sitDownAt(visitor, fixed['a late role']);
  await ready(visitor);
  for (const [name, size, style, found] of planted) {
    await visitor.resize(size);
    none(await faultsOf(visitor));
    const fault = await visitor.page.addStyleTag({ content: style });
    const faults = await faultsOf(visitor);
    assert.ok(faults.some((one) => found.test(one)), `${name}: ${faults.join('\n')}`);
    await fault.evaluate((element) => element.remove());
  }
});
