// Times clicks: from the event to the next frame, as browsers report it ("interaction to next paint").

/** @typedef {{what: string, ms: number}} Timed */

export class Stopwatch {
  /** @type {Timed[]} */
  times = [];

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {import('./visitor.mjs').Visitor} visitor @param {number} slower How many times slower the processor is made. */
  static async on(visitor, slower) {
    const watch = new Stopwatch(visitor.page);
    await visitor.page.addInitScript(watchClicks);
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return watch;
  }

  /**
   * Times the click made by `act`.
   * @template Done
   * @param {string} what
   * @param {() => Promise<Done>} act
   */
  async time(what, act) {
    const start = await this.page.evaluate(() => performance.now());
    const done = await act();
    const ms = await this.page.evaluate(timeSince, start);
    this.times.push({ what, ms });
    return done;
  }

  /** Times everything that a player presses from now on. @param {import('./player.mjs').Player} player */
  follow(player) {
    const press = player.press.bind(player);
    const askHint = player.askHint.bind(player);
    player.askHint = (table) => this.time('hint', () => askHint(table));
    player.press = async (name, inside) => {
      const thing = (await player.look()).things.find(({ label }) => label === name);
      const what = !thing ? 'confirm' : thing.area === 'roles' ? 'role' : 'card';
      return this.time(what, () => press(name, inside));
    };
  }
}

/** The median, the 95th percentile and the maximum, for each kind and together. @param {Timed[]} times */
export function summary(times) {
  const kinds = [...new Set(times.map(({ what }) => what))].map((what) => ({ what, some: times.filter((one) => one.what === what) }));
  return [...kinds, { what: 'all', some: times }].map(({ what, some }) => {
    const sorted = some.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
    const at = (/** @type {number} */ part) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
    return { what, n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
  });
}

// ---- What runs in the page

/** @typedef {{start: number, ms: number}} Measured */

function watchClicks() {
  /** @type {any} */
  const page = window;
  /** What the browser reports, in steps of 8 ms and only from 16 ms on. @type {Measured[]} */
  page.reported = [];
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.interactionId) page.reported.push({ start: entry.startTime, ms: entry.duration });
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  /** Our own measurement, for anything faster. @type {Measured[]} */
  page.clicked = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  addEventListener('click', async ({ timeStamp: start }) => {
    await frame();
    await frame();
    page.clicked.push({ start, ms: performance.now() - start });
  }, true);
}

/** @param {number} start @returns {Promise<number>} */
async function timeSince(start) {
  /** @type {any} */
  const page = window;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const since = (/** @type {Measured[]} */ all) => all.filter((one) => one.start >= start).map(({ ms }) => ms);
  while (since(page.clicked).length === 0) await frame();
  // The browser reports a few frames later.
  for (let frames = 0; frames < 8 && since(page.reported).length === 0; frames++) await frame();
  const reported = since(page.reported);
  return Math.max(...(reported.length > 0 ? reported : [Math.min(16, ...since(page.clicked))]));
}
