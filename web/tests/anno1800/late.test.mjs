// Late in a four-player game the table is full, but everything stays readable, at each size, in each language.

import { phone } from '../lib/browser.mjs';
import { crowded } from '../lib/crowd.mjs';
import { goOn, turnIn } from './lib/record.mjs';
import { sticksOut } from '../lib/layout.mjs';
import { none } from '../lib/none.mjs';
import { playground } from '../lib/playground.mjs';
import { eachLanguage } from '../lib/tiers.mjs';

const here = playground();
/** Stacks that lack a token, and objectives with effects; four Old World islands and nine cards; thirteen cards. */
const full = {
  market: turnIn('alonso-graves', 0.3),
  islands: turnIn('no-old-world-left', 0.85, 1),
  hand: turnIn('4p-fr', 0.55, 3),
};
const desktops = [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 1024, height: 768 }];

/** @typedef {import('../lib/visitor.mjs').Visitor} Visitor */

/** Each part of the table that shares its place with others. @param {Visitor} visitor @param {(part: string) => Promise<void>} look */
async function eachTab(visitor, look) {
  const tabs = visitor.page.getByRole('tab');
  const names = await tabs.allInnerTexts();
  if (names.length === 0) await look('everything');
  for (const [index, name] of names.entries()) {
    await visitor.press(tabs.nth(index));
    await look(name.replace(/\s+/g, ' '));
  }
}

/** Begins to build the last buildable thing of the market: it costs the most. @param {Visitor} visitor */
async function beginToPay(visitor) {
  const { page, t } = visitor;
  const market = page.getByRole('tab', { name: t('anno-board-tab-market') });
  if (await market.isVisible()) await visitor.press(market);
  await visitor.press(page.locator('[data-region=market] button[data-rove]:not([aria-disabled])').last());
  await page.locator('[data-region=desk] ol:not([aria-busy=true])').waitFor();
}

/** Computer players have random names: here each gets the longest one. @param {Visitor} visitor */
async function nameAlike({ page }) {
  await page.locator('[data-region=rivals] .name').evaluateAll((names) => names.forEach((name) => (name.textContent = 'Mathilde')));
}

/** @param {Visitor} visitor @param {{width: number, height: number}[]} sizes */
async function problemsAt(visitor, sizes) {
  const { page, language } = visitor;
  /** The problems, and where each was first seen. @type {Map<string, string>} */
  const problems = new Map();
  const look = async (/** @type {string} */ where) => {
    const size = page.viewportSize();
    await nameAlike(visitor);
    for (const problem of [...(await sticksOut(page)), ...(await crowded(page))]) {
      const told = `${language} ${size?.width}×${size?.height} ${problem}`;
      if (!problems.has(told)) problems.set(told, where);
    }
  };
  for (const [what, turn] of Object.entries(full)) {
    await goOn(visitor, turn);
    await page.locator('[data-region=realm]').waitFor();
    for (const size of sizes) {
      await visitor.resize(size);
      await eachTab(visitor, (part) => look(`full ${what}, ${part}`));
    }
  }
  await beginToPay(visitor);
  for (const size of sizes) {
    await visitor.resize(size);
    await look('payment');
  }
  return [...problems].map(([problem, where]) => `${problem} (${where})`);
}

for (const { language, test } of eachLanguage) {
  test(`a full table on desktops in ${language}`, async () => {
    none(await problemsAt(await here.visitor({ language }), desktops));
  });
}

for (const { language, test } of eachLanguage) {
  test(`a full table on a phone in ${language}`, async () => {
    none(await problemsAt(await here.visitor({ language, size: phone, touch: true }), [phone]));
  });
}
