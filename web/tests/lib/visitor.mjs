// A person in front of the page: reads words, clicks or taps what is visible.

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Locator} Locator */

/**
 * @typedef {object} About
 * @property {import('./texts.mjs').Language} language
 * @property {import('./texts.mjs').Texts} texts
 * @property {boolean} touch Touch instead of a mouse.
 * @property {string[]} troubles Grows whenever something goes wrong.
 * @property {RegExp[]} expected Errors that are part of the test.
 */

export class Visitor {
  /** @param {import('playwright-core').Page} page @param {About} about */
  constructor(page, { language, touch, troubles, expected, texts }) {
    this.page = page;
    this.language = language;
    this.touch = touch;
    this.troubles = troubles;
    this.expected = expected;
    this.t = texts;
  }

  /** Opens an address, as if typed. @param {string} path */
  async go(path) {
    await this.page.goto(path);
    await this.page.locator('main').first().waitFor();
  }

  /** Navigates as a link of the page would: without a reload, except on the first visit. @param {string} path */
  async follow(path) {
    if (this.page.url() === 'about:blank') return this.go(path);
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.page.locator('main').first().waitFor();
  }

  /** A page notices another size or colour in the next frame, and reacts in the one after. */
  async drawn() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** Makes the window larger or smaller. @param {{width: number, height: number}} size */
  async resize(size) {
    await this.page.setViewportSize(size);
    await this.drawn();
  }

  /** Switches between day and night. @param {'light' | 'dark'} colorScheme */
  async light(colorScheme) {
    await this.page.emulateMedia({ colorScheme });
    await this.drawn();
    await this.page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  }

  /** A button by its text. @param {string} key @param {Record<string, string | number>} [args] */
  button(key, args) {
    return this.page.getByRole('button', { name: this.t(key, args), exact: true });
  }

  /** The button of the first page that begins a game at once. @param {string} game */
  playNow(game) {
    return this.button('home-play-game', { game: this.t(`game-${game}`) });
  }

  /** A link by its text. @param {string} key @param {Record<string, string | number>} [args] */
  link(key, args) {
    return this.page.getByRole('link', { name: this.t(key, args), exact: true });
  }

  /** A heading by its text. @param {string} key @param {Record<string, string | number>} [args] */
  heading(key, args) {
    return this.page.getByRole('heading', { name: this.t(key, args), exact: true });
  }

  /** The dialog that is open, by its title. @param {string} key @param {Record<string, string | number>} [args] */
  dialog(key, args) {
    return this.page.getByRole('dialog', { name: this.t(key, args), exact: true });
  }

  /** One of a row of choices. @param {string} group @param {string} choice Both are texts, not keys. */
  choice(group, choice) {
    return this.page.getByRole('radiogroup', { name: group, exact: true }).getByText(choice, { exact: true });
  }

  /** Clicks or taps where the element is visible. @param {Locator} locator */
  async press(locator) {
    const { x, y } = await this.#aim(locator);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** @param {Locator} locator @returns {Promise<{x: number, y: number}>} */
  async #aim(locator) {
    const seen = await locator.evaluate(seenPoint, 'nearest', { timeout: 5000 });
    if (seen) return seen;
    // Something covers it: an explanation, which disappears when the pointer moves away, or the panel at the lower edge.
    if (!this.touch) await this.page.mouse.move(1, 1);
    for (const until = Date.now() + 3000; Date.now() < until; ) {
      const later = await locator.evaluate(seenPoint, 'center');
      if (later) return later;
    }
    return assert.fail(`this can be seen: ${locator}`);
  }

  /** Everything that went wrong so far and is not part of the test. */
  get trouble() {
    return [...new Set(this.troubles)].filter((trouble) => !this.expected.some((pattern) => pattern.test(trouble)));
  }

  /** Nothing may have gone wrong. */
  complain() {
    assert.deepEqual(this.trouble, [], 'nothing goes wrong in the page');
  }

  /** Leaves; nothing may have gone wrong. */
  async leave() {
    await this.page.context().close();
    this.complain();
  }
}

/**
 * Runs in the page: a point where the element itself is on top, once it has stopped moving; null if it is covered.
 * @param {Element} element
 * @param {string} block Where it is scrolled to, if it must be.
 * @returns {Promise<{x: number, y: number} | null>}
 */
async function seenPoint(element, block) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moves = () => document.getAnimations().some(({ playState, effect }) => {
    const moving = /** @type {KeyframeEffect | null} */ (effect)?.target;
    return playState === 'running' && moving?.contains(element);
  });
  element.scrollIntoView({ block: /** @type {ScrollLogicalPosition} */ (block), inline: 'nearest' });
  for (let before = '', tries = 0; tries < 60; tries++) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = `${x} ${y} ${width} ${height}`;
    if (now === before || !moves()) {
      for (const across of [0.5, 0.25, 0.12, 0.75, 0.9, 0.05]) {
        for (const down of [0.5, 0.3, 0.7, 0.12, 0.9]) {
          const point = { x: x + width * across, y: y + height * down };
          if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
        }
      }
      return null;
    }
    before = now;
    await frame();
  }
  return null;
}
