// Sits down at a new table, by the page that is made for it.

import { beginning } from './texts.mjs';

/**
 * @typedef {object} Wanted
 * @property {('me' | 'bot' | {person: string})[]} [seats]
 * @property {number} [first] The seat, from 1, that begins. Otherwise the lot decides.
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

/** Begins the game that was put together. @param {import('./visitor.mjs').Visitor} visitor */
export async function begin(visitor) {
  await visitor.press(visitor.button('new-start'));
  await visitor.page.waitForURL('**/table/*');
}
