// Anno 1800 with the keyboard alone: no mouse, and guided only by what a screen reader says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnnoKeyboardPlayer } from './lib/keyboard-player.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { told } from './lib/table.mjs';
import { playground } from '../lib/playground.mjs';
import { rest } from '../lib/tiers.mjs';

const here = playground();

/** From the first page, and late in a game, when the table has more stops. @param {number} early @param {number} late Turns. */
async function playTurns(early, late) {
  const visitor = await here.visitor();
  const player = new AnnoKeyboardPlayer(visitor);
  await visitor.go('/');
  await player.tabTo(visitor.t('home-play-game', { game: visitor.t('game-anno1800') }));
  await player.key('Enter');
  await player.playTurns(early);
  await goOn(visitor, turnIn('4p-en', 0.93));
  await player.playTurns(late);
  assert.equal(player.turns, early + late);
}

rest('some turns by keyboard', () => playTurns(2, 1));

test('a payment by keyboard: trade with somebody else, and another cube comes back', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  const player = new AnnoKeyboardPlayer(visitor);
  await goOn(visitor, turnIn('4p-de', 0.85, 4));
  let table = await player.ready();
  const start = table;

  await player.key('1');
  table = await player.ready(table);
  assert.equal((await player.key('m')).region, 'market');
  const brewery = page.locator('[data-region=market]').getByRole('button', { name: new RegExp(`^${t('anno-token-brewery')}\\b`) });
  await player.goTo('market', await told(brewery));
  await player.key('Enter');
  table = await player.ready(table);
  assert.equal(table.desk, t('anno-token-brewery'));

  const sources = page.getByRole('radiogroup', { name: t('anno-plan-source', { part: t('anno-resource-grain') }) }).getByRole('radio');
  assert.equal(await sources.count(), 3, 'three others have grain');
  await choose(player, sources);
  await player.tabTo(t('anno-desk-more'), 'desk');
  await player.key('Enter');
  const cubes = page.getByRole('radiogroup', { name: t('anno-plan-which', { tier: 'worker' }) }).getByRole('radio');
  assert.equal(await cubes.count(), 3, 'three used cubes could come back');
  await choose(player, cubes);

  await player.key('Escape');
  await player.ready(table);
  assert.equal((await player.look()).desk, '', 'Escape takes the action back');
  await player.key('1');
  await player.goTo('market', await told(brewery));
  await player.key('Enter');
  table = await player.ready();
  while (!table.paying) table = await player.ready(table);
  await player.confirm();
  table = await player.ready(table);
  assert.equal(table.desk, '', 'it is paid');
  for (let taken = 0; await visitor.button('board-undo').isEnabled(); taken++) {
    assert.ok(taken < 20);
    await player.key('u');
    table = await player.ready(table);
  }
  assert.equal(table.text, start.text, 'U takes everything back');
});

/** Another of a group, by arrow key. @param {AnnoKeyboardPlayer} player @param {import('playwright-core').Locator} radios */
async function choose(player, radios) {
  const chosen = () => radios.evaluateAll((all) => all.findIndex((one) => one.ariaChecked === 'true'));
  const before = await chosen();
  for (let stops = 0; !(await radios.nth(before).evaluate((one) => one === document.activeElement)); stops++) {
    assert.ok(stops < 40, 'Tab reaches what is chosen');
    await player.key('Tab');
  }
  await player.key('ArrowRight');
  const next = radios.nth((before + 1) % (await radios.count()));
  await next.and(player.page.locator('[aria-checked=true]')).waitFor();
  assert.ok(await next.evaluate((one) => one === document.activeElement), 'the focus goes with it');
}

test('keys of the table: parts, log, list of keys', async () => {
  const visitor = await here.visitor();
  const player = new AnnoKeyboardPlayer(visitor);
  await goOn(visitor, turnIn('4p-en', 0.93));
  await player.ready();
  assert.equal((await player.key('h')).region, 'hand');
  assert.equal((await player.key('m')).region, 'market');
  const parts = new Set();
  for (let stops = 0; stops < 10; stops++) parts.add((await player.key('F6')).region);
  assert.deepEqual([...parts].sort(), ['actions', 'hand', 'log', 'market', 'objectives', 'played', 'realm', 'rivals']);
  await player.key('l');
  await visitor.dialog('board-log').waitFor();
  await player.key('Escape');
  await visitor.dialog('board-log').waitFor({ state: 'hidden' });
  await player.key('e');
  assert.equal((await player.look()).refusal, null, 'before an action the key of the end does nothing');
});

rest('ten turns by keyboard', () => playTurns(8, 2));
