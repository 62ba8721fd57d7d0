// The first page: what it shows to somebody new, and to somebody whose games are waiting.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, disorder } from './lib/axe.mjs';
import { desktop, phone } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { sticksOut } from './lib/layout.mjs';
import { none } from './lib/none.mjs';
import { playground } from './lib/playground.mjs';
import { languages } from './lib/texts.mjs';

/** @typedef {import('./lib/visitor.mjs').Visitor} Visitor */

const here = playground();
const hour = 3600;

/** How much higher the page is than its window. @param {Visitor} visitor */
const hidden = ({ page }) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** A table as the server lists it. @param {string} id @param {number} hours Since the last move. @param {object} [change] */
function table(id, hours, change = {}) {
  const seat = (/** @type {string} */ name, /** @type {boolean} */ mine) => ({ name, bot: mine ? null : 'greedy', mine, resigned: false });
  return {
    id, game: games[0], setup: '', options: {}, commitment: '', seats: [seat('Mara', true), seat('Ada', false)], round: 2, decider: 0,
    your_turn: true, state: 'running', playable: true, outcome: null, created: 0, touched: Date.now() / 1000 - hours * hour,
    towns: [[], []], asks: null, ...change,
  };
}

/** The page with these tables. @param {Visitor} visitor @param {object[]} tables */
async function visit(visitor, tables) {
  await visitor.page.route('**/api/v1/tables', (route) => route.fulfill({ json: tables }));
  await visitor.go('/');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
}

for (const language of languages) {
  test(`the first visit needs no scrolling in ${language}`, async () => {
    for (const wishes of [{ size: desktop }, { size: phone, touch: true }]) {
      const visitor = await here.visitor({ language, ...wishes });
      await visitor.go('/');
      await visitor.heading('home-title').waitFor();
      for (const game of games) await visitor.playNow(game).waitFor();
      assert.ok((await hidden(visitor)) <= 0, `${wishes.size.width} × ${wishes.size.height}`);
    }
  });
}

test('one tap begins a game, on the first visit and on the square', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const game = games.at(-1) ?? '';
  await visitor.go('/');
  await visitor.press(visitor.playNow(game));
  await page.waitForURL('**/table/*');
  await visitor.go('/');
  await page.getByRole('article').waitFor();
  for (const other of games) await visitor.press(visitor.choice(t('home-game'), t(`game-${other}`)));
  await visitor.press(visitor.choice(t('home-opponents'), '1'));
  await visitor.press(visitor.playNow(game));
  await page.waitForURL('**/table/*');
  const seats = await page.evaluate(async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).seats.length, page.url().split('/').at(-1));
  assert.equal(seats, 2, 'one opponent, as chosen');
});

test('nothing moves when the towns are drawn', async () => {
  const visitor = await here.visitor();
  const { page } = visitor;
  /** @type {() => void} */
  let draw = () => {};
  const allowed = new Promise((resolve) => (draw = () => resolve(undefined)));
  await page.route('**/assets/art*.svg', async (route) => {
    await allowed;
    await route.continue();
  });
  await visitor.go('/');
  await visitor.heading('home-title').waitFor();
  const places = () => page.evaluate(() => [...document.querySelectorAll('main :is(h1, h2, p, a, button, article, .isle)')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height];
  }));
  const before = await places();
  draw();
  await page.locator('.sprite').nth(games.length - 1).waitFor({ state: 'attached' });
  await visitor.drawn();
  assert.deepEqual(await places(), before);
  assert.ok(before.length > 10);
});

test('what waits longest comes first, and at most three games are in the bay', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const others = { your_turn: false, decider: 1 };
  await visit(visitor, [table('new', 1), table('other', 0, others), table('old', 40), table('middle', 9)]);
  await visitor.heading('games-waiting', { n: 3 }).waitFor();
  await page.getByText(t('home-waits-for', { n: 1, names: 'Ada' })).waitFor();
  const links = page.getByRole('article').getByRole('link');
  assert.deepEqual(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), ['/table/old', '/table/middle', '/table/new']);
  assert.ok((await hidden(visitor)) <= 0, 'no scrolling');
  await page.getByRole('link', { name: t('home-all-games', { n: 4 }) }).waitFor();
  const grown = await page.locator('article .isle .row').evaluateAll((rows) => rows.map((row) =>
    [...row.querySelectorAll('svg')].map((tree) => Math.round(tree.getBoundingClientRect().width))));
  assert.deepEqual(grown.map(({ length }) => length), [4, 4, 4, 4, 4, 4], 'woods and a store where nothing is built');
  for (const here of [0, 1]) assert.equal(new Set(grown.filter((_, n) => n % 2 === here).flat()).size, 1, 'all islands at one scale');

  const stops = ['/games', '/table/old', '/table/middle', '/table/new', 'radio', 'radio', 'button', `/new/${games[0]}`];
  await page.locator('main').focus();
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const now = document.activeElement;
      return now?.getAttribute('href') ?? (now?.getAttribute('type') || now?.tagName);
    });
    assert.equal(focused, stop);
  }
});

test('an island leads to its table', async () => {
  const visitor = await here.visitor();
  await visit(visitor, [table('mine', 1)]);
  const town = await visitor.page.locator('article .town').boundingBox();
  assert.ok(town);
  const at = await visitor.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('href'), {
    x: town.x + town.width / 2, y: town.y + town.height / 2,
  });
  assert.equal(at, '/table/mine');
});

test('games that are over, and games that cannot go on', async () => {
  const over = { state: 'finished', decider: null, your_turn: false, outcome: { points: [7, 5], places: [1, 2] } };
  for (const wishes of [{ size: desktop }, { size: phone, touch: true }, { size: { width: 320, height: 640 }, touch: true }]) {
    const visitor = await here.visitor(wishes);
    const { page, t } = visitor;
    await visit(visitor, [table('over', 5, over), table('stopped', 6, { ...over, state: 'stopped' }), table('strange', 1, { playable: false })]);
    await visitor.heading('home-back').waitFor();
    await page.getByText(t('games-won', { points: 7 })).waitFor();
    await page.getByText(t('games-unplayable')).waitFor();
    none([...(await barriers(page)), ...(await disorder(page)), ...(await sticksOut(page))]);
  }
});

test('games that do not come can be asked for again', async () => {
  const visitor = await here.visitor({ expected: [/503/] });
  let answers = 0;
  await visitor.page.route('**/api/v1/tables', (route) => (answers++ ? route.continue() : route.fulfill({ status: 503, json: {} })));
  await visitor.go('/');
  await visitor.heading('home-trouble').waitFor();
  await visitor.press(visitor.button('shell-retry'));
  await visitor.heading('home-title').waitFor();
});

test('a name that arrives late does not mix with what somebody types', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  // The first request only makes the guest known; the name comes with the next.
  let asked = 0;
  let answer = () => {};
  const released = new Promise((resolve) => (answer = () => resolve(undefined)));
  await page.route('**/api/v1/me', async (route) => {
    if (asked++ > 0) await released;
    await route.continue();
  });
  await page.goto('/settings');
  const field = page.getByRole('textbox', { name: t('name-yours') });
  await field.focus();
  const named = page.waitForResponse('**/api/v1/me');
  answer();
  await (await named).finished();
  await page.getByRole('button', { name: new RegExp(`${t('name-change')}.*\\d`) }).waitFor();
  await page.keyboard.insertText('Bruno');
  assert.equal(await field.inputValue(), 'Bruno');
});
