// Weighs what comes over the wire, compressed as it is, headers and socket included.

const text = 1;

/** @param {{opcode: number, payloadData: string}} frame */
function lengthOf({ opcode, payloadData }) {
  return Buffer.byteLength(payloadData, opcode === text ? 'utf8' : 'base64');
}

export class Scales {
  /** @type {Map<string, {url: string, bytes: number}>} */
  #loads = new Map();

  /** @param {import('playwright-core').Page} page */
  static async on(page) {
    const scales = new Scales();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => scales.#loads.set(requestId, { url: request.url, bytes: 0 }));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => scales.#add(requestId, encodedDataLength));
    devtools.on('Network.webSocketFrameReceived', ({ response }) => scales.#add('socket', lengthOf(response)));
    return scales;
  }

  /** @param {string} id @param {number} bytes */
  #add(id, bytes) {
    const load = this.#loads.get(id) ?? { url: id, bytes: 0 };
    load.bytes += bytes;
    this.#loads.set(id, load);
  }

  /** What came since this was last asked. */
  take() {
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
