// Ways to look at a screen: what keeps people out of it, by day and by night, on a desktop and on a phone.

import { barriers, disorder } from './axe.mjs';
import { desktop, phone } from './browser.mjs';
import { sticksOut } from './layout.mjs';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */
/** @typedef {(visitor: Visitor) => Promise<string[]>} Look What is wrong with the screen as it is. */

/** @type {Look} */
const forOrder = async ({ page }) => [...(await disorder(page)), ...(await sticksOut(page))];

/** @type {Look} */
const byDay = async ({ page }) => barriers(page);

/** @type {Look} */
async function byNight(visitor) {
  await visitor.light('dark');
  const found = await barriers(visitor.page, { colours: true });
  await visitor.light('light');
  return found;
}

/** @type {Look} */
async function asOnPhone(visitor) {
  await visitor.resize(phone);
  const found = [...(await sticksOut(visitor.page)), ...(await barriers(visitor.page))];
  await visitor.resize(desktop);
  return found;
}

/** Where a desktop shows the same as a phone, only wider. */
export const allLooks = { 'by day': byDay, 'on a phone': asOnPhone, 'by night': byNight, 'for order': forOrder };

/** Where a phone shows something else. */
export const looksByLight = { 'by day': byDay, 'by night': byNight, 'for order': forOrder };

/**
 * Goes on a tour and looks at every screen in these ways.
 * @param {Visitor} visitor
 * @param {(visitor: Visitor, show: (name: string) => Promise<void>) => Promise<unknown>} tour
 * @param {Record<string, Look>} looks
 */
export async function lookAround(visitor, tour, looks) {
  /** What is wrong, and where it was seen first. @type {Map<string, string>} */
  const problems = new Map();
  /** @type {string[]} */
  const screens = [];
  await tour(visitor, async (name) => {
    screens.push(name);
    for (const [way, look] of Object.entries(looks)) {
      for (const problem of await look(visitor)) if (!problems.has(problem)) problems.set(problem, `${name} ${way}`);
    }
  });
  return { screens, problems: [...problems].map(([problem, where]) => `${where}: ${problem}`) };
}

/**
 * One of some ways to look, another one for each number.
 * @param {Record<string, Look>} looks
 * @param {number} n
 */
export function oneLook(looks, n) {
  const ways = Object.entries(looks);
  return Object.fromEntries([ways[n % ways.length] ?? []]);
}
