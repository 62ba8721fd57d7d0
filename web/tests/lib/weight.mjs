// Measures what comes over the wire, compressed, including headers and socket.

import { games } from './games.mjs';

const text = 1;

/** @param {{opcode: number, payloadData: string}} frame */
function lengthOf({ opcode, payloadData }) {
  return Buffer.byteLength(payloadData, opcode === text ? 'utf8' : 'base64');
}

export class Scales {
  /** @type {Map<string, {url: string, bytes: number}>} */
  #loads = new Map();
  /** What was requested and has not arrived. @type {Set<string>} */
  #underWay = new Set();
  /** Called when everything has arrived. */
  #allCame = () => {};

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {import('playwright-core').Page} page */
  static async on(page) {
    const scales = new Scales(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      scales.#loads.set(requestId, { url: request.url, bytes: 0 });
      scales.#underWay.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      scales.#add(requestId, encodedDataLength);
      scales.#came(requestId);
    });
    devtools.on('Network.loadingFailed', ({ requestId }) => scales.#came(requestId));
    devtools.on('Network.webSocketFrameReceived', ({ response }) => scales.#add('socket', lengthOf(response)));
    return scales;
  }

  /** @param {string} id @param {number} bytes */
  #add(id, bytes) {
    const load = this.#loads.get(id) ?? { url: id, bytes: 0 };
    load.bytes += bytes;
    this.#loads.set(id, load);
  }

  /** @param {string} id */
  #came(id) {
    this.#underWay.delete(id);
    if (this.#underWay.size === 0) this.#allCame();
  }

  /** What arrived since the last call, once everything the page wants has arrived. */
  async take() {
    await this.page.evaluate(() => document.fonts.ready.then(() => {}));
    if (this.#underWay.size > 0) await new Promise((resolve) => (this.#allCame = () => resolve(undefined)));
    const loads = [...this.#loads.values()].sort((a, b) => b.bytes - a.bytes);
    this.#loads.clear();
    const sum = (/** @type {typeof loads} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
    const lines = loads.map(({ url, bytes }) => `${bytes} ${url}`);
    return {
      bytes: sum(loads),
      fonts: sum(loads.filter(({ url }) => url.endsWith('.woff2'))),
      text: [`${sum(loads)} bytes`, ...lines].join('\n'),
    };
  }
}

/** The most that opening a game may transfer, in bytes. */
export const heaviestGame = 190_000;

/** Starts measuring after the first page: what a game adds. @param {import('./visitor.mjs').Visitor} visitor */
export async function afterFirstPage(visitor) {
  const scales = await Scales.on(visitor.page);
  await visitor.go('/');
  await visitor.heading('home-title').waitFor();
  // The towns come after the words, each with the drawings of its game.
  await visitor.page.locator('.sprite').nth(games.length - 1).waitFor({ state: 'attached' });
  const first = await scales.take();
  return { scales, first };
}
