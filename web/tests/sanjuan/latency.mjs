// Measurements of San Juan: a game in real play.

import { Stopwatch } from '../lib/stopwatch.mjs';
import { languageNames } from '../lib/texts.mjs';
import { Player } from './lib/player.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

export const title = 'San Juan';

/** @param {Visitor} visitor */
export function ready(visitor) {
  return new Player(visitor).ready();
}

/**
 * Plays and looks around until enough clicks are timed.
 * @param {Visitor} visitor
 * @param {number} slower
 * @param {number} wanted
 */
export async function measure(visitor, slower, wanted) {
  const { page, t } = visitor;
  const watch = await Stopwatch.on(visitor, slower);
  await visitor.go('/');
  for (const language of ['fr', 'de', 'it', 'en', 'fr', 'en']) {
    const button = page.getByRole('button', { name: new RegExp(`${languageNames[language]}$`) });
    await watch.time('language', () => visitor.press(button));
    await page.locator(`html[lang=${language}]`).waitFor();
  }
  await visitor.press(visitor.playNow('sanjuan'));

  const player = new Player(visitor);
  watch.follow(player);
  let lookedAround = 0;
  let undone = 0;
  while (watch.times.length < wanted) {
    const table = await player.play(() => true);
    if (table.screen === 'score') {
      await visitor.press(visitor.button('score-again'));
      await page.getByRole('list', { name: t('score-ranking') }).waitFor({ state: 'hidden' });
    } else if (watch.times.length > 12 * (lookedAround + 1)) {
      lookedAround++;
      await watch.time('menu', () => visitor.press(visitor.button('board-menu')));
      await watch.time('menu', () => visitor.press(page.getByRole('dialog').getByRole('button', { name: t('dialog-close') })));
    } else {
      await player.act(table);
      if (watch.times.length > 10 * (undone + 1) && (await undo(player, watch))) undone++;
    }
  }
  return watch.times;
}

/** Takes a choice back if possible; it will be made again. @param {Player} player @param {Stopwatch} watch */
async function undo(player, watch) {
  const table = await player.ready();
  const button = player.page.locator('header').getByRole('button', { name: player.words.undo, exact: true });
  if (!table.asks || !(await button.isEnabled())) return false;
  await watch.time('undo', () => player.visitor.press(button));
  await player.ready(table);
  return true;
}
