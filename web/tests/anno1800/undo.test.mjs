// Taking moves back in Anno 1800: a whole turn with its payment, until something new became known.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnnoPlayer } from './lib/player.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { told } from './lib/table.mjs';
import { playground } from '../lib/playground.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

const here = playground();
/** Much can be built here, some of it only over something else. */
const turn = turnIn('4p-en', 0.93);

/** A visitor at the beginning of a turn. */
async function beginning() {
  const visitor = await here.regular();
  await goOn(visitor, turn);
  const player = new AnnoPlayer(visitor);
  await player.ready();
  return { visitor, player, start: await board(visitor) };
}

/** The undo button at the top. @param {Visitor} visitor */
const undoOf = (visitor) => visitor.page.locator('header').getByRole('button', { name: visitor.t('board-undo'), exact: true });

/** The whole text of the table: names of things, the question, and the log. @param {Visitor} visitor */
async function board({ page }) {
  return page.evaluate(() => ({
    texts: [...document.querySelectorAll('main [data-region], header p')].map((part) => part.textContent?.trim().replace(/\s+/g, ' ')),
    names: [...document.querySelectorAll('main [aria-label]')].map((thing) => thing.getAttribute('aria-label')),
  }));
}

/** Begins to build something that also costs trade or gold. @param {Visitor} visitor @param {AnnoPlayer} player */
async function beginToPay(visitor, player) {
  const before = await player.ready();
  const stack = visitor.page.locator('[data-region=market] [data-rove].more:not([aria-disabled])').first();
  const token = (await told(stack)).split('.')[0];
  await visitor.press(stack);
  const paying = await player.ready(before);
  assert.ok(paying.paying && paying.confirm?.ready, 'it can be paid');
  assert.equal(paying.desk, token);
  return { paying, token };
}

/** Builds something on the first square that is possible. @param {Visitor} visitor @param {AnnoPlayer} player */
async function build(visitor, player) {
  const { page, t } = visitor;
  const { paying, token } = await beginToPay(visitor, player);
  await player.confirm(paying);
  await page.getByText(t('anno-ask-site', { token: token ?? '' })).first().waitFor();
  const asked = await player.ready(paying);
  await visitor.press(page.locator('[data-region=realm] button.open').first());
  return player.ready(asked);
}

/** Asks for one undo too many with the keyboard; it is refused. @param {Visitor} visitor */
async function refuses(visitor) {
  const { page, t } = visitor;
  const before = await board(visitor);
  assert.equal(await undoOf(visitor).isDisabled(), true, 'the button says that nothing can be undone');
  // What lies under the mouse explains itself, and Escape would close that first.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  await page.keyboard.press('u');
  const no = page.getByRole('alert').getByText(t('error-nothing_to_undo'));
  await no.waitFor();
  await page.keyboard.press('Escape');
  await no.waitFor({ state: 'hidden' });
  assert.deepEqual(await board(visitor), before, 'nothing has changed');
}

test('a whole turn is taken back, move by move', async () => {
  const { visitor, player, start } = await beginning();
  await refuses(visitor);
  let table = await build(visitor, player);
  assert.notDeepEqual(await board(visitor), start, 'something was built');
  let taken = 0;
  for (; await undoOf(visitor).isEnabled(); taken++) {
    assert.ok(taken < 20, 'there is a first move');
    await visitor.press(undoOf(visitor));
    table = await player.ready(table);
  }
  assert.ok(taken > 2, `the action, the payment and the place were moves of their own: ${taken}`);
  assert.deepEqual(await board(visitor), start, 'the table is as it was');
  await refuses(visitor);
});

test('a whole turn is taken back at once from the menu', async () => {
  const { visitor, player, start } = await beginning();
  const table = await build(visitor, player);
  await visitor.press(visitor.button('board-menu'));
  await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: visitor.t('menu-reset') }));
  await visitor.dialog('board-menu').waitFor({ state: 'hidden' });
  await player.ready(table);
  assert.deepEqual(await board(visitor), start, 'the table is as it was');
  assert.equal(await undoOf(visitor).isDisabled(), true);
});

test('a payment is left with Escape, and nothing is paid', async () => {
  const { visitor, player, start } = await beginning();
  const { paying } = await beginToPay(visitor, player);
  await visitor.page.keyboard.press('Escape');
  await player.ready(paying);
  assert.deepEqual(await board(visitor), start, 'the table is as it was');
});

test('nothing is taken back once a card has been drawn', async () => {
  const { visitor, player } = await beginning();
  const { page, t } = visitor;
  let table = await player.ready();
  await visitor.press(page.locator('[data-region=actions] button').nth(3));
  table = await player.ready(table);
  assert.equal(table.desk, t('anno-desk-workforce'));
  await visitor.press(page.locator('[data-region=desk] [data-more]:not([aria-disabled=true])').first());
  table = await player.ready(table);
  await page.locator('[data-region=desk] .verdict').getByText(t('anno-verdict-final')).waitFor(); // announced beforehand
  await player.confirm(table);
  await player.ready(table);
  await refuses(visitor);
});
