// Ways to check all screens for barriers: by day and by night, on a desktop and on a phone.

import assert from 'node:assert/strict';
import { barriers, disorder } from './axe.mjs';
import { phone } from './browser.mjs';
import { sticksOut } from './layout.mjs';
import { none } from './none.mjs';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */
/** @typedef {(page: import('playwright-core').Page) => Promise<string[]>} Look The problems of the current screen. */
/** @typedef {{wishes: import('./browser.mjs').Wishes, look: Look}} Way Who looks, and what for. */

/** @type {Way} */
const byDay = { wishes: {}, look: (page) => barriers(page) };

/** @type {Way} */
const byNight = { wishes: { theme: 'night' }, look: (page) => barriers(page, { colours: true }) };

/** @type {Way} */
const onPhone = {
  wishes: { size: phone, touch: true },
  look: async (page) => [...(await sticksOut(page)), ...(await barriers(page))],
};

/** @type {Way} */
const onPhoneByNight = { wishes: { ...onPhone.wishes, ...byNight.wishes }, look: byNight.look };

/** @type {Way} */
const forOrder = { wishes: {}, look: async (page) => [...(await disorder(page)), ...(await sticksOut(page))] };

export const ways = {
  'by day': byDay,
  'by night': byNight,
  'for order': forOrder,
  'on a phone': onPhone,
  'on a phone by night': onPhoneByNight,
};

/**
 * Takes a tour and checks every screen.
 * @param {Visitor} visitor
 * @param {(visitor: Visitor, show: (name: string) => Promise<void>) => Promise<unknown>} tour
 * @param {Look} look
 * @param {number} least The least number of screens.
 */
export async function lookAround(visitor, tour, look, least) {
  /** The problems, and where each was first seen. @type {Map<string, string>} */
  const problems = new Map();
  /** @type {string[]} */
  const screens = [];
  await tour(visitor, async (name) => {
    screens.push(name);
    for (const problem of await look(visitor.page)) if (!problems.has(problem)) problems.set(problem, name);
  });
  assert.ok(screens.length >= least, `all screens were seen: ${screens.join(', ')}`);
  assert.equal(await visitor.page.locator('html').getAttribute('lang'), visitor.language);
  none([...problems].map(([problem, where]) => `${where}: ${problem}`));
}
