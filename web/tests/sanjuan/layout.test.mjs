// Twelve states of the table in the language that needs most room, at four sizes; some of them with text at 200 % and in forced
// colours; and each kind of fault that was ever there, planted, is found. `cargo xtask layout` looks at every state of whole games.

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

test('three states hold with text at 200 %', async () => {
  const visitor = await here.visitor({ language: widest, size: { width: desktop.width / 2, height: desktop.height / 2 } });
  for (const state of /** @type {const} */ (['a payment', 'cards of the councillor', 'a sale'])) {
    await sitDownAt(visitor, fixed[state]);
    await ready(visitor);
    none(await faultsOf(visitor));
  }
});

test('the banner asks for a role: the panel comes with one that is chosen', async () => {
  const visitor = await here.visitor({ language: widest });
  const { page, t } = visitor;
  await sitDownAt(visitor, fixed['a late role']);
  await ready(visitor);
  await page.locator('.banner').getByText(t('board-choose-role')).waitFor();
  await page.locator('.banner').getByText(t('board-role-all')).waitFor();
  const width = async (/** @type {string} */ region) => (await page.locator(`[data-region=${region}]`).boundingBox())?.width ?? 0;
  const [tray, hand] = [await width('tray'), await width('hand')];
  assert.ok(tray <= 1, `a panel of ${tray} px`);
  await new Player(visitor).choose(t('role-councillor'));
  await page.locator('[data-region=tray] .confirm').waitFor();
  assert.ok((await width('tray')) > 200 && (await width('hand')) < hand, 'the hand makes room for it');
  none(await faultsOf(visitor));
});

test('what happened since somebody last looked lies over the table', async () => {
  const visitor = await here.visitor({ language: widest });
  await sitDown(visitor, { seats: ['me', { person: longName }, 'bot'], first: 2 });
  await new Player(visitor).play((table) => table.news);
  none(await faultsOf(visitor));
});

test('in forced colours focus, what is chosen and whose turn it is are seen', async () => {
  const visitor = await here.visitor({ language: widest });
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await sitDownAt(visitor, fixed['a payment']);
  await new Player(visitor).proposed();
  none(await faultsOf(visitor));
  const hand = page.locator('[data-region=hand]');
  const chosen = await frameOf(hand.locator('[aria-pressed=true]').first());
  const open = await frameOf(hand.locator('[aria-pressed=false]').first());
  assert.notDeepEqual(chosen, open, 'what is chosen has another frame');
  assert.ok(chosen.border > 2, JSON.stringify(chosen));
  assert.ok((await frameOf(page.locator('.banner'))).outline > 2, 'the banner has a frame');
  await page.keyboard.press('h');
  const focused = page.locator('[data-region=hand] button:focus-visible');
  assert.ok((await frameOf(focused)).outline > 2, 'the focused card has a frame');
});

/** The lines around something, which forced colours leave. @param {import('playwright-core').Locator} locator */
async function frameOf(locator) {
  return locator.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return {
      border: borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth),
      outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      looks: [borderTopStyle, borderTopColor, outlineStyle, outlineColor],
    };
  });
}

/** @type {[name: string, style: string, found: RegExp][]} */
const onDesktops = [
  ['a badge over the next name', '[data-region=opponents] .facts { margin-right: -110px }', /texts overlap: opponents/],
  ['a title at the edge', '.table { margin-left: -14px }', /touches the edge|outside the screen/],
  ['letters of 10 px', '[data-region=city] .effect { font-size: 10px !important }', /letters of 10 px: city/],
  ['a name that is cut off', '[data-region=roles] .words b { height: 6px; overflow: hidden }', /cut off by/],
  ['a banner over a whole name', '.banner { min-height: 200px !important }', /^covered: opponents/],
];
/** @type {typeof onDesktops} */
const onPhones = [
  ['a trading house of 18 px', '[data-region=prices] { width: 18px; flex: none !important }', /only 18 px wide: prices/],
  ['a button too small to hit', 'header button { width: 20px !important; min-height: 20px !important; height: 20px }', /^20×20 button/],
];

for (const [what, wishes, planted] of /** @type {const} */ ([['desktops', {}, onDesktops], ['phones', { size: phone, touch: true }, onPhones]])) {
  test(`every kind of fault is found when planted on ${what}`, async () => {
    const visitor = await here.visitor({ language: 'fr', ...wishes });
    await sitDownAt(visitor, fixed['a late role']);
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
