// Anno 1800 on a phone, by tapping: tabs, the sheet of actions, payments. No part scrolls sideways or overlaps.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crowded } from '../lib/crowd.mjs';
import { AnnoPhonePlayer } from './lib/phone-player.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { sitDownTo } from './lib/tables.mjs';
import { phone } from '../lib/browser.mjs';
import { sticksOut, tooSmallToHit } from '../lib/layout.mjs';
import { none } from '../lib/none.mjs';
import { playground } from '../lib/playground.mjs';
import { rest } from '../lib/tiers.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

const here = playground();
const narrow = { width: 360, height: 740 };
const tabs = ['realm', 'market', 'hand', 'table'];

/** The problems of the current page, on both phones. @param {Visitor} visitor @param {string} where */
async function problemsOf(visitor, where) {
  const { page } = visitor;
  const found = [...(await sticksOut(page)), ...(await crowded(page)), ...(await tooSmallToHit(page))];
  await visitor.resize(narrow);
  found.push(...[...(await sticksOut(page)), ...(await crowded(page))].map((problem) => `360 px: ${problem}`));
  await visitor.resize(phone);
  return found.map((problem) => `${where}: ${problem}`);
}

/** @param {number} turns */
async function playTurns(turns) {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page } = visitor;
  await sitDownTo(visitor, ['me', 'bot']);
  /** @type {string[]} */
  const problems = [];
  const player = new AnnoPhonePlayer(visitor, {
    async sees() {
      problems.push(...(await sticksOut(page)));
    },
  });
  const start = await player.ready();
  for (const tab of tabs) {
    await player.openTab(tab);
    problems.push(...(await problemsOf(visitor, tab)));
  }
  await visitor.press(visitor.button('anno-board-choose-action'));
  await visitor.dialog('anno-board-choose-one').waitFor();
  problems.push(...(await problemsOf(visitor, 'actions')));
  await visitor.press(page.getByRole('dialog').getByRole('button', { name: visitor.t('dialog-close') }));
  await player.playTurns(turns);
  assert.equal(player.turns, turns);
  assert.notEqual((await player.ready()).text, start.text);
  none(problems);
}

test('some turns on a phone', () => playTurns(3));

/** The gold that is always visible. @param {Visitor} visitor */
async function gold({ page, t }) {
  return Number(await page.getByRole('list', { name: t('anno-board-resources') }).locator('b').first().innerText());
}

test('a payment on a phone: its sources and the table are one tap away', async () => {
  const visitor = await here.visitor({ size: phone, touch: true });
  const { page, t } = visitor;
  const connected = page.waitForEvent('websocket');
  await goOn(visitor, turnIn('4p-de', 0.85, 4));
  const socket = await connected;
  const player = new AnnoPhonePlayer(visitor);
  await player.ready();
  await player.openTab('market');
  let table = await player.ready();
  const before = await gold(visitor);
  await visitor.press(page.getByRole('button', { name: new RegExp(`^${t('anno-token-brewery')}\\b`) }));
  table = await player.ready(table);
  assert.ok(table.paying, 'the sheet of the payment comes up');
  const desk = page.locator('[data-region=desk]');
  const problems = await problemsOf(visitor, 'payment');
  const sources = desk.getByRole('radiogroup', { name: t('anno-plan-source', { part: t('anno-resource-grain') }) });
  assert.equal(await sources.getByRole('radio').count(), 3, 'every source is one tap away');
  await visitor.press(desk.getByRole('button', { name: t('anno-desk-more'), expanded: false }));
  problems.push(...(await problemsOf(visitor, 'payment with everything')));
  const answered = socket.waitForEvent('framereceived');
  await visitor.press(sources.getByRole('radio', { checked: false }).last());

  // The other way to pay may be answered before or after that; the sheet stays closed.
  await visitor.press(visitor.button('anno-board-see-table'));
  await visitor.button('anno-board-back-to-choice').waitFor();
  await answered;
  await visitor.drawn();
  await visitor.button('anno-board-back-to-choice').waitFor();
  await player.openTab('table');
  await visitor.press(visitor.button('anno-board-back-to-choice'));
  table = await player.ready();
  assert.ok(table.paying && table.confirm?.ready, 'the payment is still there');
  await player.confirm(table);
  table = await player.ready(table);
  assert.equal(table.desk, '', 'the sheet has gone');
  assert.equal(before - (await gold(visitor)), 2, 'the shift end was paid');
  none(problems);
});

rest('ten turns on a phone', () => playTurns(10));
