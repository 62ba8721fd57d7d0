// Makes docs/screenshots/NAME-{desktop,phone}-{day,night}.png: every screen, from a real game.

import { mkdir, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { annoPhoneTour, annoTour } from './lib/anno-tour.mjs';
import { Browser, desktop, phone } from './lib/browser.mjs';
import { Server } from './lib/server.mjs';
import { tour } from './lib/tour.mjs';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** What of the tours is worth a picture. */
const pictured = [
  'home-first-visit', 'home', 'new-table', 'games', 'rules', 'settings', 'credits', 'curtain', 'table-start', 'councillor',
  'payment', 'refusal', 'table-middle', 'table-late', 'menu', 'log', 'score',
  'anno-new-table', 'anno-table', 'anno-payment', 'anno-placing', 'anno-swap', 'anno-workforce', 'anno-upgrade',
  'anno-expedition', 'anno-shift-end', 'anno-realm-of-somebody-else', 'anno-table-late', 'anno-score', 'anno-tab-realm', 'anno-tab-market', 'anno-tab-hand', 'anno-tab-table',
  'anno-actions',
];

const server = await Server.start();
const browser = await Browser.start(server.url);
try {
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (old.endsWith('.png')) await rm(folder + old);
  await pictures('desktop', { size: desktop }, tour);
  await pictures('phone', { size: phone, touch: true }, tour);
  await pictures('desktop', { size: desktop }, anno(annoTour));
  await pictures('phone', { size: phone, touch: true }, anno(annoPhoneTour));
} finally {
  await browser.close();
  await server.stop();
}

/** @typedef {(visitor: import('./lib/visitor.mjs').Visitor, show: (name: string) => Promise<void>) => Promise<unknown>} Tour */

/** A tour of Anno 1800, whose pictures have names of their own. @param {Tour} tour @returns {Tour} */
function anno(tour) {
  return (visitor, show) => tour(visitor, (name) => show(`anno-${name.replaceAll(' ', '-')}`));
}

/** @param {string} what @param {import('./lib/browser.mjs').Wishes} wishes @param {Tour} tour */
async function pictures(what, wishes, tour) {
  const visitor = await browser.visitor(wishes);
  const { page } = visitor;
  await tour(visitor, async (name) => {
    if (!pictured.includes(name)) return;
    if (!visitor.touch) await page.mouse.move(1, 1);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
    for (const [scheme, light] of /** @type {const} */ ([['dark', 'night'], ['light', 'day']])) {
      await visitor.light(scheme);
      const path = `${folder}${name}-${what}-${light}.png`;
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      console.log(path);
    }
  });
  await visitor.leave();
}
