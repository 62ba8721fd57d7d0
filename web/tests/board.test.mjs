// The general board: each game is played under a name for which the client has no folder.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, disorder } from './lib/axe.mjs';
import { desktop, phone } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { sticksOut, tooSmallToHit } from './lib/layout.mjs';
import { begin, fillIn } from './lib/new-table.mjs';
import { none } from './lib/none.mjs';
import { playground } from './lib/playground.mjs';
import { anybody, beginning } from './lib/texts.mjs';
import { rest } from './lib/tiers.mjs';

/** @typedef {import('./lib/visitor.mjs').Visitor} Visitor */

const here = playground(['--examples']);

/** A name for which there is no folder. */
const unknown = 'no_folder';

/** Sits down; the page gets another name for the game. @param {Visitor} visitor @param {string} game @param {import('./lib/new-table.mjs').Wanted} wanted */
async function sitDown(visitor, game, wanted) {
  await visitor.page.route('**/api/v1/games', async (route) => {
    const response = await route.fetch();
    const offered = /** @type {{name: string}[]} */ (await response.json());
    const same = offered.filter(({ name }) => name === game).map((info) => ({ ...info, name: unknown }));
    await route.fulfill({ response, json: [...offered, ...same] });
  });
  await visitor.page.route('**/api/v1/tables/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), game: unknown } });
  });
  await visitor.follow(`/new/${game}`);
  await fillIn(visitor, wanted);
  await begin(visitor);
}

/** @param {Visitor} visitor */
const choices = ({ page }) => page.locator('[data-region=tray] button[data-rove]');

/** Waits until something can be chosen, or the game is over. @param {Visitor} visitor @returns {Promise<boolean>} whether it goes on */
async function asked(visitor) {
  const over = visitor.button('score-again');
  await choices(visitor).first().or(over).first().waitFor();
  return (await over.count()) === 0;
}

/** Takes the last move that has a digit, by its key; Enter confirms it where that is asked for. @param {Visitor} visitor */
async function choose({ page, t }) {
  const before = await page.locator('html').getAttribute('data-version');
  const digits = await page.locator('[data-region=tray] kbd').allInnerTexts();
  await page.locator('[data-region=tray] h2').first().waitFor();
  await page.keyboard.press(digits.at(-1) ?? '1');
  const final = page.getByText(t('then-passes')).or(page.getByText(t('then-reveals')));
  const gone = page.locator(`html:not([data-version="${before}"])`);
  await final.or(gone).first().waitFor();
  if (await final.count()) await page.keyboard.press('Enter');
  await gone.waitFor();
}

/** The problems of the page on a desktop and on a phone. @param {Visitor} visitor */
async function problemsOf(visitor) {
  const { page } = visitor;
  const found = [...(await barriers(page)), ...(await disorder(page)), ...(await sticksOut(page))];
  await visitor.resize(phone);
  found.push(...(await sticksOut(page)), ...(await tooSmallToHit(page)));
  await visitor.resize(desktop);
  return found;
}

/** The games that the server offers and the client has no folder for. @param {Visitor} visitor */
async function strangers({ page }) {
  const offered = /** @type {{name: string}[]} */ (await page.evaluate(async () => (await fetch('/api/v1/games')).json()));
  return offered.map(({ name }) => name).filter((name) => !games.includes(name));
}

test('a game without a folder is played to its end', async () => {
  const visitor = await here.visitor({ size: desktop });
  const { page, t } = visitor;
  await visitor.follow('/');
  const [game] = await strangers(visitor);
  assert.ok(game, 'an example is offered');
  await visitor.follow(`/new/${game}`);
  await fillIn(visitor, { seats: ['me', 'bot', 'bot'] });
  await begin(visitor);
  await asked(visitor);
  const problems = await problemsOf(visitor);
  assert.ok((await page.getByText(t('plain-zone-pile')).count()) > 0, 'zones have the names of the game’s texts');
  while (await asked(visitor)) await choose(visitor);
  assert.equal(await page.getByRole('list', { name: t('score-ranking') }).locator('li.panel').count(), 3);
  none([...problems, ...(await problemsOf(visitor))]);
});

for (const game of games) {
  rest(`some turns of ${game} by the keyboard`, async () => {
    const visitor = await here.visitor({ size: desktop });
    const { page, t } = visitor;
    await sitDown(visitor, game, { seats: ['me', 'bot', 'bot'], first: 1 });
    await asked(visitor);
    const problems = await problemsOf(visitor);
    assert.equal(await page.getByRole('region', { name: beginning(t('board-tray')) }).count(), 1);
    assert.equal(await page.locator('[data-region^=seat-]').count(), 3, 'a panel for each player');
    for (let n = 0; n < 8 && (await asked(visitor)); n++) await choose(visitor);
    await asked(visitor);
    problems.push(...(await problemsOf(visitor)));
    assert.ok((await page.getByRole('region', { name: t('board-log') }).getByRole('listitem').count()) > 8, 'what happened is told');
    none(problems);
  });

  rest(`a whole game of ${game}`, async () => {
    const visitor = await here.visitor({ size: desktop });
    const { page, t } = visitor;
    await sitDown(visitor, game, { seats: ['me', 'bot'] });
    while (await asked(visitor)) await choose(visitor);
    assert.equal(await page.getByRole('list', { name: t('score-ranking') }).locator('li.panel').count(), 2);
    none(await problemsOf(visitor));
  });

  rest(`two people at one screen at ${game}: the cards are covered in between`, async () => {
    const visitor = await here.visitor({ size: desktop });
    const { page, t } = visitor;
    await sitDown(visitor, game, { seats: ['me', { person: 'Ada' }], first: 2 });
    await visitor.press(visitor.button('board-curtain-lift', { name: 'Ada' }));
    assert.ok(await asked(visitor));
    const cover = page.getByRole('button', { name: anybody(t, 'board-handover-cover') });
    for (let n = 0; n < 20 && (await cover.count()) === 0; n++) {
      await choose(visitor);
      await choices(visitor).first().or(cover).first().waitFor();
    }
    await visitor.press(cover);
    await page.getByText(t('board-curtain-why')).waitFor();
    assert.equal(await page.locator('[data-region]').count(), 0, 'nothing of the table is on the page');
  });
}
