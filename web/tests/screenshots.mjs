// Makes docs/screenshots/NAME-{desktop,phone}-{day,night}.webp: every screen, from a real game; and GAME-game-{desktop,phone}.webp:
// a whole game as a strip.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Browser, desktop, phone } from './lib/browser.mjs';
import { games } from './lib/games.mjs';
import { Server } from './lib/server.mjs';

/** How many moments of a game its strip shows. */
const moments = 24;

/** All pictures together stay below 6 MB. */
const quality = 0.42;

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** @typedef {(visitor: import('./lib/visitor.mjs').Visitor, show: (name: string) => Promise<void>) => Promise<unknown>} Tour */
/**
 * The screens of a game, in the file `pictures.mjs` of its folder.
 * @typedef {object} Pictures
 * @property {string[]} pictured The screens that get a picture.
 * @property {string} prefix The prefix of its pictures' names.
 * @property {Tour} desktopTour
 * @property {Tour} phoneTour
 * @property {(visitor: import('./lib/visitor.mjs').Visitor, look: () => Promise<void>) => Promise<void>} [wholeGame]
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
    const { pictured, prefix, desktopTour, phoneTour, wholeGame } = await import(`./${game}/pictures.mjs`);
    /** @param {string} name */
    const called = (name) => (pictured.includes(name) ? prefix + name.replaceAll(' ', '-') : null);
    await pictures('desktop', { size: desktop }, desktopTour, called);
    await pictures('phone', { size: phone, touch: true }, phoneTour, called);
    if (!wholeGame) continue;
    await strip(`${game}-game-desktop`, { size: desktop }, wholeGame, { columns: 6, width: 360 });
    await strip(`${game}-game-phone`, { size: phone, touch: true }, wholeGame, { columns: 12, width: 180 });
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

/**
 * A whole game in one picture.
 * @param {string} name
 * @param {import('./lib/browser.mjs').Wishes} wishes
 * @param {NonNullable<Pictures['wholeGame']>} play
 * @param {{columns: number, width: number}} grid
 */
async function strip(name, wishes, play, grid) {
  const visitor = await browser.visitor(wishes);
  /** @type {string[]} */
  const seen = [];
  await play(visitor, async () => void seen.push((await visitor.page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')));
  await visitor.leave();
  const chosen = Array.from({ length: moments }, (_, n) => seen[Math.round((n * (seen.length - 1)) / (moments - 1))] ?? '');
  const text = await canvas.evaluate(async ({ frames, columns, width, quality }) => {
    const pictures = frames.map((source) => Object.assign(new Image(), { src: `data:image/png;base64,${source}` }));
    await Promise.all(pictures.map((picture) => picture.decode()));
    const height = Math.round((width * (pictures[0]?.height ?? 0)) / (pictures[0]?.width ?? 1));
    const size = { width: columns * (width + 8), height: Math.ceil(frames.length / columns) * (height + 8) };
    const sheet = Object.assign(document.createElement('canvas'), size);
    pictures.forEach((picture, n) =>
      sheet.getContext('2d')?.drawImage(picture, (n % columns) * (width + 8) + 4, Math.floor(n / columns) * (height + 8) + 4, width, height));
    return sheet.toDataURL('image/webp', quality).split(',')[1] ?? '';
  }, { frames: chosen, quality, ...grid });
  await writeFile(`${folder}${name}.webp`, Buffer.from(text, 'base64'));
  console.log(`${folder}${name}.webp, of ${seen.length} decisions`);
}

/** The same picture as WebP: a tenth of the size. @param {Buffer} png */
async function webp(png) {
  const text = await canvas.evaluate(async ({ source, quality }) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const { width, height } = picture;
    const sheet = Object.assign(document.createElement('canvas'), { width, height });
    sheet.getContext('2d')?.drawImage(picture, 0, 0);
    return sheet.toDataURL('image/webp', quality).split(',')[1] ?? '';
  }, { source: png.toString('base64'), quality });
  return Buffer.from(text, 'base64');
}
