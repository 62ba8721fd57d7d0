// The server dies in the middle of a game and comes back: the page waits and continues by itself, and nothing is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { buildable, thingOf } from './lib/table.mjs';
import { textsOf } from '../lib/texts.mjs';
import { rest } from '../lib/tiers.mjs';

/** @typedef {import('./lib/table.mjs').Table} Table */

const here = playground();

/** The browser inevitably reports these errors while there is no server. */
const expected = [/WebSocket/, /ERR_CONNECTION_REFUSED/, /ERR_CONNECTION_RESET/];

/** Kills the server twice during a game, which then continues as far as wanted. @param {(table: Table) => boolean} [wanted] */
async function playThroughPowerCuts(wanted) {
  const visitor = await here.visitor({ expected });
  const { page, t } = visitor;
  const lost = page.getByRole('status').getByText(t('board-reconnecting'));
  const player = new Player(visitor);
  const fresh = (/** @type {import('./lib/table.mjs').Table} */ table) =>
    table.question === t('ask-role') && table.hint === null && !table.things.some(({ state }) => state === 'chosen');
  const builds = (/** @type {import('./lib/table.mjs').Table} */ table) =>
    thingOf(table, t('role-builder'), 'open') && buildable(table);
  /** A game in which the Builder can be taken with something to build; deals are random, so not every game has that. */
  const begin = async () => {
    await sitDown(visitor, { seats: ['me', 'bot', 'bot'] });
    await page.evaluate('window.neverLoadedAnew = true');
    return player.play((table) => fresh(table) && !!builds(table));
  };
  let choosing = await begin();
  for (let games = 1; choosing.screen === 'score' && games < 5; games++) choosing = await begin();
  const building = await player.choose(t('role-builder'));
  assert.equal(building.question, t('ask-build'), 'a move that can still be taken back is under way');

  await here.server.kill();
  await lost.waitFor();
  await here.server.restart();
  await lost.waitFor({ state: 'hidden' });
  const back = await player.ready();
  assert.deepEqual([back.question, back.things], [building.question, building.things], 'everything lies where it lay');

  await visitor.press(visitor.button('board-undo').first());
  const undone = await player.ready(back);
  assert.deepEqual([undone.question, undone.things], [choosing.question, choosing.things], 'the move can still be taken back');

  // A decision made while the server is down is not lost either.
  await here.server.kill();
  await lost.waitFor();
  const role = /** @type {import('./lib/table.mjs').Thing} */ (thingOf(undone, t('role-builder'), 'open'));
  await player.press(role.label);
  await here.server.restart();
  await lost.waitFor({ state: 'hidden' });
  const done = await player.ready(undone);
  assert.equal(done.question, t('ask-build'), 'the decision has arrived');

  const then = await player.play(wanted);
  assert.equal(await page.evaluate('window.neverLoadedAnew'), true, 'nobody had to load the page anew');
  return then;
}

test('a server that is killed and started again in the middle of a game', async () => {
  const then = await playThroughPowerCuts((table) => table.question === textsOf('en')('ask-role'));
  assert.equal(then.screen, 'table', 'the game goes on with another role');
});

rest('a game that lives through power cuts is played to its end', async () => {
  const then = await playThroughPowerCuts();
  assert.equal(then.screen, 'score');
});
