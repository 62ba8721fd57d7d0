// Makes docs/screenshots/NAME-{desktop,phone}-{day,night}.webp: every screen, from a real game.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Browser, desktop, phone } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { Server } from './lib/server.mjs';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** @typedef {(visitor: import('./lib/visitor.mjs').Visitor, show: (name: string) => Promise<void>) => Promise<unknown>} Tour */
/**
 * The screens of a game, in the file `pictures.mjs` of its folder.
 * @typedef {object} Pictures
 * @property {string[]} pictured The screens that get a picture.
 * @property {string} prefix The prefix of its pictures' names.
 * @property {Tour} desktopTour
 * @property {Tour} phoneTour
 */

const server = await Server.start();
const browser = await Browser.start(server.url);
/** The browser writes WebP only from a canvas. */
const canvas = await browser.chrome.newPage();
try {
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (/\.(png|webp)$/.test(old)) await rm(folder + old);
  for (const game of games) {
    /** @type {Pictures} */
    const { pictured, prefix, desktopTour, phoneTour } = await import(`./${game}/pictures.mjs`);
    /** @param {string} name */
    const called = (name) => (pictured.includes(name) ? prefix + name.replaceAll(' ', '-') : null);
    await pictures('desktop', { size: desktop }, desktopTour, called);
    await pictures('phone', { size: phone, touch: true }, phoneTour, called);
  }
} finally {
  await browser.close();
  await server.stop();
}

/**
 * @param {string} what
 * @param {import('./lib/browser.mjs').Wishes} wishes
 * @param {Tour} tour
 * @param {(screen: string) => string | null} called The name of a screen's picture, if it gets one.
 */
async function pictures(what, wishes, tour, called) {
  const visitor = await browser.visitor(wishes);
  const { page } = visitor;
  await tour(visitor, async (screen) => {
    const name = called(screen);
    if (name === null) return;
    if (!visitor.touch) await page.mouse.move(1, 1);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
    for (const [scheme, light] of /** @type {const} */ ([['dark', 'night'], ['light', 'day']])) {
      await visitor.light(scheme);
      const path = `${folder}${name}-${what}-${light}.webp`;
      await writeFile(path, await webp(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
      console.log(path);
    }
  });
  await visitor.leave();
}

/** The same picture as WebP: a tenth of the size. @param {Buffer} png */
async function webp(png) {
  const text = await canvas.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const { width, height } = picture;
    const sheet = Object.assign(document.createElement('canvas'), { width, height });
    sheet.getContext('2d')?.drawImage(picture, 0, 0);
    return sheet.toDataURL('image/webp', 0.6).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(text, 'base64');
}
