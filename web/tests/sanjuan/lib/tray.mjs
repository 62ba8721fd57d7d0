// Whether the question and its buttons have room on the table.

import { anything } from '../../lib/texts.mjs';

/**
 * Buttons of the question that are not fully visible, and a table that is taller than a wide screen.
 * @param {import('playwright-core').Page} page
 * @param {import('../../lib/texts.mjs').Texts} t
 */
export async function outOfSight(page, t) {
  return page.evaluate(cutOff, { tray: t('board-tray'), remove: anything(t, 'board-remove', 'what').source });
}

/**
 * Runs in the page.
 * @param {{tray: string, remove: string}} words The second is a pattern: what is chosen may be more than there is room for.
 * @returns {string[]}
 */
function cutOff({ tray, remove }) {
  const found = [];
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) found.push(`the table is ${scrollHeight} px high`);
  for (const button of document.querySelectorAll(`section[aria-label="${tray}"] button`)) {
    const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
    if (!button.checkVisibility() || new RegExp(remove).test(name)) continue;
    const { x, width, top, bottom } = button.getBoundingClientRect();
    // An explanation disappears with the pointer.
    const over = [top + 4, bottom - 4]
      .map((y) => document.elementFromPoint(x + width / 2, y))
      .find((there) => !button.contains(there) && !there?.closest('[role=tooltip]'));
    if (over !== undefined) found.push(`the button is cut off: ${name}, by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the screen'}`);
  }
  return found;
}
