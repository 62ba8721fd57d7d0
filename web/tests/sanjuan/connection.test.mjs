// The connection is lost, with or without notice from the device: the page says so soon, keeps what was decided meanwhile,
// and says what became of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from '../lib/browser.mjs';
import { sticksOut } from '../lib/layout.mjs';
import { sitDown } from './lib/new-table.mjs';
import { none } from '../lib/none.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

const here = playground();

/** The browser inevitably reports these errors while there is no connection. */
const expected = [/WebSocket/, /ERR_INTERNET_DISCONNECTED/];

/** How long the page may take to say that the connection is lost, in milliseconds. */
const soon = 5000;

/** What the page says about the connection. @param {Visitor} visitor @param {string} key */
const word = ({ page, t }, key) => page.getByRole('status').getByText(t(key), { exact: true });

/** Sits down at a table where a role is to be chosen. @param {Visitor} visitor */
async function begin(visitor) {
  await sitDown(visitor, { seats: ['me', 'bot'], first: 1 });
  const player = new Player(visitor);
  const table = await player.ready();
  const roles = table.things.filter(({ area, state }) => area === 'roles' && state === 'open').map(({ label }) => label);
  return { player, table, roles };
}

/** Buttons of the top bar that are covered by the message about the connection. @param {Visitor} visitor */
async function covered({ page }) {
  return page.evaluate(() => {
    const place = document.querySelector('[role=status] .word')?.getBoundingClientRect();
    if (!place) return ['the page says nothing'];
    const buttons = [...document.querySelectorAll('header button')].filter((button) => button.checkVisibility());
    const under = buttons.filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left < place.right && right > place.left;
    });
    return under.map((button) => `covered: ${button.getAttribute('aria-label') ?? button.textContent}`);
  });
}

for (const [device, wishes] of /** @type {const} */ ([['desk', { size: desktop }], ['phone', { size: phone, touch: true }]])) {
  test(`a device without a network, such as a ${device}: a move waits and goes through`, async () => {
    const visitor = await here.visitor({ ...wishes, expected });
    const { page } = visitor;
    const { player, table, roles } = await begin(visitor);

    await page.context().setOffline(true);
    await word(visitor, 'board-reconnecting').waitFor({ timeout: soon });
    none([...(await covered(visitor)), ...(await sticksOut(page))]);
    await player.press(roles[0] ?? '');
    await word(visitor, 'board-waiting-step').waitFor();
    none([...(await covered(visitor)), ...(await sticksOut(page))]);

    await page.context().setOffline(false);
    await word(visitor, 'board-back-step-done').waitFor();
    assert.notEqual((await player.ready(table)).version, table.version, 'the move was played');
  });
}

/** A connection that can die silently. @param {Visitor} visitor */
async function wire({ page }) {
  let dead = false;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => dead || server.send(message));
    server.onMessage((message) => dead || line.send(message));
  });
  return {
    die() {
      dead = true;
    },
    /** Restores it, and the device notices: what was lost meanwhile would never arrive on the old connection. */
    async heal() {
      dead = false;
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  };
}

test('a connection that dies without a word, while the table goes on elsewhere', async () => {
  const visitor = await here.visitor({ expected });
  const { page } = visitor;
  const line = await wire(visitor);
  const { player, table, roles } = await begin(visitor);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());

  await page.clock.install();
  line.die();
  await player.press(roles[0] ?? '');
  await page.clock.runFor(soon);
  await word(visitor, 'board-reconnecting').waitFor({ timeout: 1000 });
  await word(visitor, 'board-waiting-step').waitFor();

  await elsewhere.locator('main').getByRole('button', { name: roles[1] ?? '', exact: true }).click();
  await elsewhere.locator(`html:not([data-version="${table.version}"])`).waitFor();
  await line.heal();
  await word(visitor, 'board-back-step-late').waitFor();
});
