// Sits down at a new table, using the page for new tables.

import { beginning } from './texts.mjs';

/**
 * @typedef {object} Wanted
 * @property {('me' | 'bot' | {person: string})[]} [seats]
 * @property {number} [first] The seat, from 1, that begins. By default it is drawn by lot.
 */

/** @param {import('./visitor.mjs').Visitor} visitor @param {Wanted} wanted */
export async function fillIn(visitor, { seats = ['me', 'bot', 'bot'], first }) {
  const { page, t } = visitor;
  const rows = page.getByRole('radiogroup', { name: beginning(t('new-seat', { n: '' })) });
  await rows.first().waitFor();
  for (let n = await rows.count(); n < seats.length; n++) await visitor.press(visitor.button('new-add'));
  for (let n = await rows.count(); n > seats.length; n--) await visitor.press(visitor.button('new-remove', { n }));

  for (const [index, seat] of seats.entries()) {
    const n = index + 1;
    const kind = seat === 'me' || seat === 'bot' ? seat : 'person';
    await visitor.press(visitor.choice(t('new-seat', { n }), t(`new-seat-${kind}`)));
    if (typeof seat === 'object') await page.getByRole('textbox', { name: t('new-seat-name', { n }) }).fill(seat.person);
  }
  if (first !== undefined) {
    await visitor.press(page.getByRole('radiogroup', { name: t('new-first') }).locator('label').nth(first));
  }
}

/** Starts the game that was set up. @param {import('./visitor.mjs').Visitor} visitor */
export async function begin(visitor) {
  await visitor.press(visitor.button('new-start'));
  await visitor.page.waitForURL('**/table/*');
}
