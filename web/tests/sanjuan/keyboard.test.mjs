// A game with the keyboard alone: no mouse, and guided only by what a screen reader says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyboardPlayer } from './lib/keyboard-player.mjs';
import { playground } from '../lib/playground.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { buildable } from './lib/table.mjs';
import { rest } from '../lib/tiers.mjs';

const here = playground();
/** The first role of a round. */
const governing = turnIn('3p-expansion', 0.1);

/** A visitor who begins a game from the first page. */
async function begin() {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  visitor.press = () => assert.fail('the mouse is not used');
  await visitor.go('/');
  const player = new KeyboardPlayer(visitor);
  await player.tabTo('button', t('home-play-game', { game: t('game-sanjuan') }));
  await player.key('Enter');

  const start = await player.ready();
  const status = page.getByRole('status').filter({ hasText: start.prompt.slice(0, start.question.length) });
  await status.waitFor({ state: 'attached' });
  return { visitor, player };
}

rest('some rounds by keyboard', async () => {
  const { player } = await begin();
  const then = await player.play((table) => table.asks && built(table) >= 3);
  assert.equal(then.screen, 'table', 'something is built, and the game goes on');
});

test('digits take roles, letters go to the parts of the table, Escape goes back', async () => {
  const visitor = await here.visitor();
  const { page, t } = visitor;
  visitor.press = () => assert.fail('the mouse is not used');
  const player = new KeyboardPlayer(visitor);
  await goOn(visitor, governing);
  const start = await player.ready();
  assert.ok(start.question === t('ask-role') && open(start).length === 5 && buildable(start), 'all roles are left, and the hand can pay');

  const chosen = await pressing(player, '4', start);
  assert.ok(chosen.things.some(({ label, state }) => label.startsWith(t('role-councillor')) && state === 'chosen'));
  assert.deepEqual(await pressing(player, 'Escape', chosen), start, 'Escape drops the choice');
  const building = await pressing(player, '1', start);
  assert.equal(building.question, t('ask-build'), 'a role that can be taken back is taken at once');
  assert.equal((await player.key('h')).region, 'hand');
  assert.equal((await player.key('c')).region, 'city');
  const back = await pressing(player, 'Escape', building);
  assert.deepEqual([back.question, back.things], [start.question, start.things], 'Escape takes the move back');

  // The explanation of a building does not keep Escape from the dialog over it.
  await player.key('c');
  await page.getByRole('tooltip').waitFor();
  await player.key('l');
  await visitor.dialog('board-log').waitFor();
  await player.key('Escape');
  await visitor.dialog('board-log').waitFor({ state: 'hidden' });
  await player.regionTo('roles');
  const before = await player.focused();
  await player.key('?');
  await page.getByRole('tooltip').or(visitor.dialog('keys-title')).waitFor();
  await player.key('Escape');
  assert.equal((await player.focused()).name, before.name, 'the focus is where it was');
});

/** @param {import('./lib/table.mjs').Table} table */
const built = ({ things }) => things.filter(({ area }) => area === 'city').length;

/** @param {import('./lib/table.mjs').Table} table */
const open = (table) => table.things.filter(({ area, state }) => area === 'roles' && state === 'open');

/** @param {KeyboardPlayer} player @param {string} key @param {import('./lib/table.mjs').Table} before */
async function pressing(player, key, before) {
  await player.key(key);
  return player.ready(before);
}

rest('a whole game by keyboard', async () => {
  const { visitor, player } = await begin();
  const { page, t } = visitor;
  await player.play();

  await page.getByRole('heading', { level: 1 }).waitFor();
  await player.tabTo('button', t('score-again'));
  const before = page.url();
  await player.key('Enter');
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole('list', { name: t('score-ranking') }).waitFor({ state: 'hidden' });
  const again = await player.ready();
  assert.equal(again.screen, 'table', 'and once more');
});
