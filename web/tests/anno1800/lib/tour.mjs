// A tour of the screens of Anno 1800: the table, everything chosen or paid on it, and the points.

import { AnnoPhonePlayer } from './phone-player.mjs';
import { AnnoPlayer } from './player.mjs';
import { goOn, turnIn, turnWith } from './record.mjs';
import { beginning } from '../../lib/texts.mjs';

/** @typedef {import('../../lib/visitor.mjs').Visitor} Visitor */
/** @typedef {(name: string) => Promise<void>} Show Called when a screen is as it should be. */

/** Much is possible here: gold, tokens, ready and used cubes, cards to play. */
const middle = turnIn('3p-de', 0.65, 1);
const sailing = turnWith('2p-it', 'expeditions 3');
/** The table is full: four Old World islands, nine cards. */
const late = turnIn('no-old-world-left', 0.85, 1);
const last = turnIn('4p-en', 0.98);
const actions = ['expand', 'play', 'swap', 'workforce', 'upgrade', 'old_world', 'new_world', 'expedition', 'festival'];

/** The pages around the table. @param {Visitor} visitor @param {Show} show */
async function pages(visitor, show) {
  const { page, t } = visitor;
  await visitor.follow('/rules/anno1800/A9.4');
  await page.getByText('A9.4', { exact: true }).first().waitFor();
  await show('rule');
  await visitor.follow('/new/anno1800');
  await visitor.button('new-start').waitFor();
  await show('new table');
  await visitor.press(page.getByText(t('new-some', { n: 5 }), { exact: true }));
  await visitor.press(page.getByRole('button', { name: beginning(t('anno-objective-zoo')) }));
  await visitor.press(page.getByText(t('new-house'), { exact: true }));
  await visitor.press(visitor.button('new-start'));
  await page.getByText(t('new-bad-some', { option: t('anno-option-objectives'), n: 5 })).waitFor();
  await show('new table with a problem');
}

/** On a desktop. @param {Visitor} visitor @param {Show} show */
export async function annoTour(visitor, show) {
  const { page, t } = visitor;
  await pages(visitor, show);

  const player = new AnnoPlayer(visitor);
  await goOn(visitor, middle);
  await player.ready();
  await show('table');
  for (const [index, action] of actions.entries()) {
    const before = await player.ready();
    const button = page.locator('[data-region=actions] button').nth(index);
    if ((await button.getAttribute('aria-disabled')) === 'true') continue;
    await visitor.press(button);
    await player.ready(before);
    if (action === 'workforce') await chooseTwo(player);
    await show(action);
    await back(player);
  }
  await visitor.press(page.getByRole('button', { name: t('anno-desk-shift_end'), exact: true }));
  await page.locator('[data-region=desk]').waitFor();
  await show('shift end');
  await back(player);

  await visitor.press(page.locator('[data-region=market] [aria-disabled=true]').last());
  await page.getByRole('alert').first().waitFor();
  await show('refusal');
  await page.keyboard.press('Escape');
  await visitor.press(page.locator('[data-region=rivals] .plate').nth(1));
  await visitor.button('anno-board-own-realm').waitFor();
  await show('realm of somebody else');
  await visitor.press(visitor.button('anno-board-own-realm'));
  await visitor.press(page.locator('[data-region=played] [aria-haspopup=dialog]').first());
  await page.getByRole('dialog').waitFor();
  await show('played cards');
  await page.keyboard.press('Escape');
  await beginToPay(player);
  await show('payment');
  await beginToPlace(player);
  await show('placing');
  await goOn(visitor, sailing);
  await player.ready();
  await visitor.press(page.locator('[data-region=actions] button').nth(actions.indexOf('expedition')));
  await page.locator('[data-region=desk]').waitFor();
  await show('expedition');
  await goOn(visitor, late);
  await player.ready();
  await show('table late');
  await goOn(visitor, last);
  await player.play();
  await show('score');
}

/** On a phone. @param {Visitor} visitor @param {Show} show */
export async function annoPhoneTour(visitor, show) {
  const player = new AnnoPhonePlayer(visitor);
  await goOn(visitor, middle);
  await player.ready();
  for (const tab of ['realm', 'market', 'hand', 'table']) {
    await player.openTab(tab);
    await show(`tab ${tab}`);
  }
  await chooseAction(visitor, 'workforce', () => show('actions'));
  await chooseTwo(player);
  await show('workforce');
  await back(player);
  await player.openTab('market');
  await beginToPay(player);
  await show('payment');
  await beginToPlace(player);
  await show('placing');
  await goOn(visitor, sailing);
  await player.ready();
  await chooseAction(visitor, 'expedition');
  await show('expedition');
  await goOn(visitor, late);
  await player.ready();
  await player.openTab('realm');
  await show('table late');
}

/**
 * On a phone: opens the chooser of an action from the sheet of them.
 * @param {Visitor} visitor
 * @param {string} action
 * @param {() => Promise<void>} [look] Called while that sheet is open.
 */
async function chooseAction(visitor, action, look = async () => {}) {
  await visitor.press(visitor.button('anno-board-choose-action'));
  const sheet = visitor.dialog('anno-board-choose-one');
  await sheet.waitFor();
  await look();
  await visitor.press(sheet.getByRole('button', { name: beginning(visitor.t(`anno-action-${action}`)) }));
  await visitor.page.locator('[data-region=desk]').waitFor();
}

/** Chooses two people of the workforce sheet, so that it shows their payment. @param {AnnoPlayer} player */
async function chooseTwo(player) {
  const { visitor, page } = player;
  const desk = page.locator('[data-region=desk]');
  for (const n of [0, 1]) {
    const before = await player.ready();
    await visitor.press(desk.locator('[data-more]:not([aria-disabled=true])').nth(n));
    await player.ready(before);
    await desk.locator('[role=group] small', { hasText: visitor.t('anno-several-of', { n: n + 1, most: 3 }) }).waitFor();
    await desk.locator('ol[aria-busy=false]').waitFor();
  }
}

/** Presses Escape until nothing is chosen and nothing is done. @param {AnnoPlayer} player */
async function back(player) {
  // While the pointer rests on what was pressed, Escape may only hide what explains it.
  if (!player.visitor.touch) await player.page.mouse.move(1, 1);
  await player.page.getByRole('tooltip').waitFor({ state: 'hidden' });
  const chosen = player.page.locator('[data-region=actions] [aria-pressed=true]');
  for (let table = await player.ready(); ; table = await player.ready(table)) {
    const done = await player.visitor.button('board-undo').isEnabled();
    if (!table.desk && !done && (await chosen.count()) === 0) return;
    await player.page.keyboard.press('Escape');
  }
}

/** Begins to build something that costs trade and gold and is not built yet. @param {AnnoPlayer} player */
async function beginToPay(player) {
  const { visitor, page, t } = player;
  // On a phone what serves the hand is there twice: in front, and on its shelf.
  const roasters = page.locator('[data-region=market]').getByRole('button', { name: beginning(`${t('anno-token-coffee_roasters')}.`) });
  await visitor.press(roasters.first());
  await page.locator('[data-region=desk] ol:not([aria-busy=true])').waitFor();
}

/** Pays, so that a square is to be chosen. @param {AnnoPlayer} player */
async function beginToPlace(player) {
  const paying = await player.ready();
  await player.confirm(paying);
  await player.ready(paying);
  await player.page.locator('[data-region=realm] .square .open').first().waitFor();
}
