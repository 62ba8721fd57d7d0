// Plays Anno 1800 with the keyboard alone, by the accessible names of what has the focus.

import assert from 'node:assert/strict';
import { AnnoPlayer } from './player.mjs';
import { told } from './table.mjs';

/** @typedef {import('./table.mjs').AnnoTable} AnnoTable */
/** @typedef {{name: string, region: string, x: number, y: number, roves: boolean}} Focused */

/** More tab stops than any part of the page has. */
const tooFar = 60;

export class AnnoKeyboardPlayer extends AnnoPlayer {
  /** @param {import('../../lib/visitor.mjs').Visitor} visitor */
  constructor(visitor) {
    super(visitor);
    visitor.press = () => assert.fail('the mouse is not used');
    /** Payments are confirmed alternately with Enter and by their button. */
    this.confirmed = 0;
  }

  /** @param {string} key @returns {Promise<Focused>} what has the focus then */
  async key(key) {
    await this.page.keyboard.press(key);
    return this.page.evaluate(readFocus);
  }

  /**
   * Tab until this has the focus.
   * @param {string} name
   * @param {string} [region] Only inside this part of the table.
   * @param {'Tab' | 'Shift+Tab'} [way]
   */
  async tabTo(name, region, way = 'Tab') {
    const passed = [];
    for (let stops = 0; stops < 2 * tooFar; stops++) {
      const now = await this.key(way);
      if (now.name === name && (!region || now.region === region)) return this.#check(name);
      passed.push(now.name);
    }
    return assert.fail(`Tab never reaches ${name}; it passed:\n${passed.join('\n')}`);
  }

  /** F6 until a part of the table has the focus. @param {string} region */
  async regionTo(region) {
    const passed = [];
    let now = await this.page.evaluate(readFocus);
    for (; now.region !== region && passed.length < tooFar; now = await this.key('F6')) passed.push(now.region || now.name);
    assert.equal(now.region, region, `F6 never reaches ${region}; it passed: ${passed}`);
    return now;
  }

  /** Goes to something in a part of the table: Tab, then arrow keys in a group. @param {string} region @param {string} name */
  async goTo(region, name) {
    let now = await this.regionTo(region);
    const passed = [];
    for (let stops = 0; stops < tooFar && now.region === region; stops++) {
      if (now.name === name || (now.roves && (await this.#arrowsTo(name)))) return this.#check(name);
      passed.push(now.name);
      now = await this.key('Tab');
    }
    return assert.fail(`${name} is not reached in ${region}; passed:\n${passed.join('\n')}`);
  }

  /** Follows the arrow that leads nearest, each once from each place; false if it is not in this group. @param {string} name */
  async #arrowsTo(name) {
    const aim = await this.page.evaluate(placeOf, name);
    const tried = new Set();
    for (let now = await this.key('Home'); aim && tried.size < tooFar; ) {
      if (now.name === name) return true;
      const [dx, dy] = [aim.x - now.x, aim.y - now.y];
      const arrows = [dy > 0 ? 'ArrowDown' : 'ArrowUp', dx > 0 ? 'ArrowRight' : 'ArrowLeft'];
      if (Math.abs(dy) < 12) arrows.reverse();
      const arrow = arrows.find((one) => !tried.has(`${now.x} ${now.y} ${one}`));
      if (!arrow) return false;
      tried.add(`${now.x} ${now.y} ${arrow}`);
      now = await this.key(arrow);
    }
    return false;
  }

  /** Checks that this has the focus, by its accessible name, visibly. @param {string} name */
  async #check(name) {
    const now = await this.page.evaluate(readWell);
    assert.ok(['button', 'radio', 'tab'].includes(now.role), `${name} is something to press: ${now.role}`);
    assert.ok(now.ring, `the focus shows on ${name}`);
    assert.ok(now.seen, `nothing lies over ${name}`);
  }

  async confirm() {
    const name = await told(this.page.locator('[data-region=desk] .verdict .primary'));
    if (this.confirmed++ % 2 === 0) {
      await this.regionTo('desk');
      await this.tabTo(name, 'desk');
      await this.key('Enter');
      return `the button ${name}`;
    }
    await this.key('Control+Enter');
    return `Enter for ${name}`;
  }

  /** The hint button comes after the players. */
  async askHint() {
    await this.regionTo('rivals');
    await this.tabTo(this.words.hint);
    await this.key('Enter');
    return 'asking for a hint';
  }

  async end() {
    this.turns++;
    await this.key('e');
    return 'the key E';
  }

  /** Actions have digit keys; everything else is navigated to. @param {import('./table.mjs').Hinted} hinted */
  async pressHinted({ area }) {
    const marked = this.page.locator(area ? `[data-region=${area}] [data-hinted]:visible` : '[data-hinted]:visible').first();
    const digit = await marked.getAttribute('aria-keyshortcuts');
    if (digit) {
      await this.key(digit);
      return `the key ${digit}`;
    }
    const name = await told(marked);
    if (area) await this.goTo(area, name);
    else await this.tabTo(name);
    await this.key('Enter');
    return `Enter on ${name}`;
  }

  /** @param {string | RegExp} name */
  async press(name) {
    await this.tabTo(String(name));
    await this.key('Enter');
    return String(name);
  }

  /** Closes a sheet that is in the way with Escape. @param {AnnoTable} table */
  async search(table) {
    assert.ok(table.desk, `the hint can be followed: ${table.hint}`);
    await this.key('Escape');
    return `Escape from ${table.desk}`;
  }
}

// ---- These run in the page

/** @returns {Focused} */
function readFocus() {
  const element = /** @type {any} */ (document.activeElement ?? document.body);
  const { x, y, width, height } = element.getBoundingClientRect();
  const written = element.ariaLabel ?? element.querySelector(':scope > .vh')?.textContent.trim().replace(/[ \n\t]+/g, ' ');
  return {
    name: element === document.body ? '' : (written ?? String(element.computedName)),
    region: /** @type {HTMLElement | null} */ (element.closest('[data-region]'))?.dataset.region ?? '',
    x: x + width / 2,
    y: y + height / 2,
    roves: element.matches('[data-rove]'),
  };
}

/** Where something is in the same part of the table. @param {string} name */
function placeOf(name) {
  const region = document.activeElement?.closest('[data-region]') ?? document;
  const written = (/** @type {any} */ one) =>
    one.ariaLabel ?? one.querySelector(':scope > .vh')?.textContent.trim().replace(/[ \n\t]+/g, ' ') ?? String(one.computedName);
  const found = [...region.querySelectorAll('[data-rove]')].find((one) => written(one) === name);
  const box = found?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

function readWell() {
  const element = /** @type {any} */ (document.activeElement ?? document.body);
  const { x, y, width, height } = element.getBoundingClientRect();
  // If a card is lifted out of its hand, the card itself has the ring.
  const ringed = (/** @type {Element} */ one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const points = [0.5, 0.2, 0.08].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
  return {
    role: String(element.computedRole),
    ring: [element, ...element.children].some(ringed),
    // An explanation belongs to what it explains.
    seen: points.some((top) => element.contains(top) || top?.closest('[role=tooltip]')),
  };
}
