// Taking moves back: until something new became known or somebody else has played, and no further.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitDown } from './lib/new-table.mjs';
import { playground } from '../lib/playground.mjs';
import { Player } from './lib/player.mjs';
import { buildable } from './lib/table.mjs';

const here = playground();

/** A table at which this person takes the first role and has something to build. */
async function beginning() {
  const visitor = await here.visitor();
  const player = new Player(visitor);
  for (;;) {
    await sitDown(visitor, { first: 1 });
    const start = await player.ready();
    assert.equal(start.question, visitor.t('ask-role'));
    if (buildable(start)) return { visitor, player, start };
  }
}

/** The undo button at the top. @param {import('../lib/visitor.mjs').Visitor} visitor */
const undoOf = (visitor) => visitor.page.locator('header').getByRole('button', { name: visitor.t('board-undo'), exact: true });

/** Begins to build something that must be paid. @param {Player} player */
async function beginToBuild(player) {
  const card = buildable(await player.ready());
  const asked = await player.choose(player.t('role-builder'));
  assert.equal(asked.question, player.t('ask-build'));
  const paying = await player.choose(card?.label.split('.')[0] ?? '');
  return { asked, paying };
}

/** Asks for one undo too many with the keyboard; it is refused. @param {import('../lib/visitor.mjs').Visitor} visitor */
async function refuses(visitor) {
  const player = new Player(visitor);
  const before = await player.ready();
  assert.equal(await undoOf(visitor).isDisabled(), true, 'the button says that nothing can be undone');
  await visitor.page.keyboard.press('Control+z');
  const no = visitor.page.getByRole('alert').getByText(visitor.t('error-nothing_to_undo'));
  await no.waitFor();
  await visitor.page.keyboard.press('Escape');
  await no.waitFor({ state: 'hidden' });
  const after = await player.look();
  assert.deepEqual([after.question, after.things], [before.question, before.things], 'nothing has changed');
}

test('moves are taken back one by one up to the first of the turn', async () => {
  const { visitor, player, start } = await beginning();
  assert.equal(await undoOf(visitor).isDisabled(), true, 'nothing to take back at the start');
  const log = visitor.page.locator('[data-region=log]');
  const told = await log.innerText();
  const { asked, paying } = await beginToBuild(player);
  assert.equal(await undoOf(visitor).isEnabled(), true);
  assert.equal(await log.innerText(), told, 'what can be taken back is not told as done');

  await visitor.press(undoOf(visitor));
  const again = await player.ready(paying);
  assert.deepEqual([again.question, again.things], [asked.question, asked.things], 'as before the card was chosen');
  await visitor.press(undoOf(visitor));
  const first = await player.ready(again);
  assert.deepEqual([first.question, first.things], [start.question, start.things], 'as at the start');
  await refuses(visitor);
});

test('the whole turn is taken back at once from the menu', async () => {
  const { visitor, player, start } = await beginning();
  const { paying } = await beginToBuild(player);
  await visitor.press(visitor.button('board-menu'));
  await visitor.press(visitor.dialog('board-menu').getByRole('button', { name: visitor.t('menu-reset') }));
  const first = await player.ready(paying);
  assert.deepEqual([first.question, first.things], [start.question, start.things], 'as at the start');
  assert.equal(await undoOf(visitor).isDisabled(), true);
});

test('nothing is taken back once others have played', async () => {
  const { visitor, player } = await beginning();
  const { paying } = await beginToBuild(player);
  const built = paying.things.find(({ area, label }) => area === 'city' && !label.startsWith(visitor.t('kind-indigo_plant')));
  await player.confirm(await player.proposed());
  // After the computer players' moves it is this person's turn again.
  const later = await player.ready(paying);
  if (built) assert.ok(later.things.some(({ area, label }) => area === 'city' && label.startsWith(built.label.split('.')[0])));
  await refuses(visitor);
});

test('nothing is taken back once cards have been drawn', async () => {
  const { visitor, player } = await beginning();
  const { page, t } = visitor;
  const chosen = await player.choose(t('role-councillor'));
  assert.equal(chosen.question, t('ask-role'), 'what reveals cards is not played at once');
  await page.getByText(t('then-reveals')).waitFor(); // it cannot be undone
  const button = player.confirmButton(chosen);
  assert.equal(button?.name, t('confirm-role-draw', { role: t('role-councillor') }));
  await player.confirm(chosen);
  const drawn = await player.ready(chosen);
  assert.equal(drawn.question, t('ask-keep', { left: 1 }));
  await refuses(visitor);
});
