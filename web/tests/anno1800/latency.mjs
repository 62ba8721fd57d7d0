// Measurements of Anno 1800: the market of a late four-player game.

import { Stopwatch } from '../lib/stopwatch.mjs';
import { AnnoPlayer } from './lib/player.mjs';
import { goOn, turnIn } from './lib/record.mjs';

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

export const title = 'Anno 1800, the market of a late game of four';

const late = turnIn('4p-de', 0.85, 4);

/** @param {Visitor} visitor */
export function ready(visitor) {
  return new AnnoPlayer(visitor).ready();
}

/**
 * Taps the stacks in turn: some open the planner, which is then closed, others say why not.
 * @param {Visitor} visitor
 * @param {number} slower
 * @param {number} wanted
 */
export async function measure(visitor, slower, wanted) {
  const { page } = visitor;
  const watch = await Stopwatch.on(visitor, slower);
  const player = new AnnoPlayer(visitor);
  await goOn(visitor, late);
  let table = await player.ready();
  const stacks = page.locator('[data-region=market] button.stack');
  const chips = page.locator('[data-region=market] button[aria-pressed]:not(.stack)');
  for (let n = 0; watch.times.length < wanted; n++) {
    const stack = stacks.nth(n % 44);
    const begins = (await stack.getAttribute('aria-disabled')) !== 'true';
    await watch.time('stack', () => visitor.press(stack));
    if (begins) {
      table = await player.ready(table);
      await watch.time('undo', () => visitor.press(visitor.button('board-undo').first()));
      table = await player.ready(table);
    }
    if (n % 5 === 0) await watch.time('filter', () => visitor.press(chips.nth((n / 5) % 4)));
  }
  return watch.times;
}
