// Others' moves are shown one by one, at the chosen speed, and can be skipped. Questions with one answer answer themselves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { thingOf } from './lib/table.mjs';

const here = playground();

/** Takes a role that leads directly to others' moves. @param {Player} player */
async function letOthersPlay(player) {
  const { t } = player;
  await player.choose(t('role-prospector'));
  await player.confirm(await player.ready());
}

test('each move of another player is shown, a click skips one, and a long press all', async () => {
  const visitor = await here.visitor({ motion: true, settings: { speed: 'slow' } });
  const { page, t } = visitor;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor);
  await letOthersPlay(player);
  const skip = visitor.button('board-skip');
  await skip.waitFor();
  const told = page.getByRole('region', { name: t('board-tray') }).getByRole('listitem');
  assert.ok((await told.allInnerTexts()).join('').length > 0, 'the move is told in words');
  const said = await page.getByRole('status').allInnerTexts();
  assert.ok(said.join('').length > 0, 'and said to screen readers');

  // Nothing under the click is activated.
  const before = await player.look();
  const role = page.getByRole('region', { name: t('board-roles') }).getByRole('button').first();
  const first = await page.locator('.stage').getAttribute('data-version');
  await visitor.press(role);
  await page.locator(`.stage:not([data-version="${first}"])`).waitFor({ timeout: 1500 });
  const { x, y } = /** @type {{x: number, y: number}} */ (await role.boundingBox());
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await skip.waitFor({ state: 'hidden' });
  await page.mouse.up();
  const mine = await player.ready();
  assert.equal(mine.asks, true, 'it is my turn at once');
  assert.equal(mine.things.some(({ state }) => state === 'chosen'), false, `nothing was chosen: ${before.prompt}`);
});

test('the speed can be changed during the game', async () => {
  const visitor = await here.visitor({ settings: { speed: 'slow' } });
  const { page, t } = visitor;
  await sitDown(visitor, { first: 1 });
  const player = new Player(visitor);
  await player.ready();
  await visitor.press(visitor.button('board-menu'));
  await visitor.press(visitor.choice(t('settings-speed'), t('settings-speed-instant')));
  await visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') }));
  await letOthersPlay(player);
  const mine = await player.ready();
  assert.equal(mine.asks, true);
  assert.equal(await visitor.button('board-skip').count(), 0, 'nothing is shown move by move');
});

test('what has only one answer answers itself', async () => {
  const visitor = await here.visitor({ settings: { forced: true } });
  const { t } = visitor;
  const nothingToBuild = (/** @type {import('./lib/table.mjs').Table} */ { question, things }) =>
    question === t('ask-build') && !things.some(({ state }) => state === 'open' || state === 'chosen');
  // A player who always builds has no cards left when others build.
  const spends = (/** @type {import('./lib/table.mjs').Table} */ table) =>
    table.question === t('ask-role') && !table.things.some(({ state }) => state === 'chosen')
      ? ['builder', 'trader', 'producer'].map((role) => thingOf(table, t(`role-${role}`), 'open')?.label).find(Boolean)
      : undefined;
  await sitDown(visitor, { seats: ['me', 'bot', 'bot'], first: 1 });
  const player = new Player(visitor, { prefers: spends });
  const asked = await player.play(nothingToBuild);
  assert.equal(nothingToBuild(asked), true, 'a question without a choice is asked');
  const later = await player.ready(asked);
  assert.equal(nothingToBuild(later), false, 'it went on without a press');
});
