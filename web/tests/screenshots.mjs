// Makes docs/screenshots/NAME-{desktop,phone}-{day,night}.png: every screen, from a real game.

import { mkdir, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Browser, desktop, phone } from './lib/browser.mjs';
import { Server } from './lib/server.mjs';
import { tour } from './lib/tour.mjs';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** What of the tour is worth a picture. */
const pictured = [
  'home-first-visit', 'home', 'new-table', 'games', 'rules', 'settings', 'credits', 'curtain', 'table-start', 'councillor',
  'payment', 'refusal', 'table-middle', 'table-late', 'menu', 'log', 'score',
];

const server = await Server.start();
const browser = await Browser.start(server.url);
try {
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (old.endsWith('.png')) await rm(folder + old);
  await pictures('desktop', { size: desktop });
  await pictures('phone', { size: phone, touch: true });
} finally {
  await browser.close();
  await server.stop();
}

/** @param {string} what @param {import('./lib/browser.mjs').Wishes} wishes */
async function pictures(what, wishes) {
  const visitor = await browser.visitor(wishes);
  const { page } = visitor;
  await tour(visitor, async (name) => {
    if (!pictured.includes(name)) return;
    if (!visitor.touch) await page.mouse.move(1, 1);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
    for (const [scheme, theme, light] of /** @type {const} */ ([['dark', 'dark', 'night'], ['light', 'light', 'day']])) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      const path = `${folder}${name}-${what}-${light}.png`;
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      console.log(path);
    }
  });
  await visitor.leave();
}
