// Watches the film of a table: what the server told the page, and what was on screen for how long.

import { inflateSync } from 'node:zlib';

/** @typedef {{seat?: number, event: string}} Event */
/** @typedef {{version: number, events: Event[]}} Chapter */
/** @typedef {{first: number, version: number, from: number, millis: number | null}} Shot Still on screen without its millis. */

/**
 * Call it before the page is opened.
 * @param {import('playwright-core').Page} page
 */
export async function watchFilm(page) {
  /** @type {Map<number, Chapter>} */
  const told = new Map();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = typeof payload === 'string' ? payload : inflateSync(payload).toString();
      const { type, message } = JSON.parse(text);
      if (type === 'update') for (const chapter of message.chapters) told.set(chapter.version, chapter);
    });
  });
  await page.addInitScript(record);
  return {
    /** What became final, as the page was told. */
    told,
    /** What was on screen. @returns {Promise<Shot[]>} */
    shots: () => page.evaluate(() => /** @type {any} */ (window).film),
  };
}

/** Runs in the page. */
function record() {
  /** @type {Shot[]} */
  const film = [];
  Object.assign(window, { film });
  const look = () => {
    const stage = /** @type {HTMLElement | null} */ (document.querySelector('.stage[data-version]'));
    const [first, version] = [Number(stage?.dataset.first), Number(stage?.dataset.version)];
    const last = film.at(-1);
    const goesOn = stage && last?.millis === null && last.first === first && last.version === version;
    if (last && last.millis === null && !goesOn) last.millis = performance.now() - last.from;
    if (stage && !goesOn) film.push({ first, version, from: performance.now(), millis: null });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version', 'data-first'] });
}

/** The events of a shot. @param {Map<number, Chapter>} told @param {Shot} shot */
export function eventsIn(told, { first, version }) {
  const chapters = [...told.values()].filter((chapter) => chapter.version >= first && chapter.version <= version);
  return chapters.flatMap(({ events }) => events);
}
