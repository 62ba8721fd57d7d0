// Plays with the keyboard alone, by the accessible roles and names of what has the focus.

import assert from 'node:assert/strict';
import { Player } from './player.mjs';

/** @typedef {{name: string, region: string, place: string}} Focused */

/** More tab stops than any page has. */
const tooFar = 60;

export class KeyboardPlayer extends Player {
  /** What has the focus. @returns {Promise<Focused>} */
  async focused() {
    return this.page.evaluate(readFocus);
  }

  /** Checks that this has the focus, by its accessible name, visibly. @param {string} role @param {string} name */
  async #check(role, name) {
    const now = await this.page.evaluate(readWell);
    assert.deepEqual([now.role, now.name], [role, name], 'what a screen reader says');
    assert.ok(now.ring, `the focus shows on ${role} ${name}`);
    assert.ok(now.seen, `nothing lies over ${role} ${name}`);
  }

  /** @param {string} key */
  async key(key) {
    await this.page.keyboard.press(key);
    return this.focused();
  }

  /** Tab until this has the focus. @param {string} role @param {string} name */
  async tabTo(role, name) {
    const passed = [];
    for (let stops = 0; stops < tooFar; stops++) {
      const now = await this.key('Tab');
      if (now.name === name) return this.#check(role, name);
      passed.push(now.name);
    }
    return assert.fail(`Tab never reaches ${role} ${name}; it passed:\n${passed.join('\n')}`);
  }

  /** F6 until a part of the table has the focus. @param {string} region */
  async regionTo(region) {
    const passed = [];
    for (let now = await this.focused(), stops = 0; stops < tooFar; stops++) {
      if (now.region === region) return now;
      passed.push(now.region || now.name);
      now = await this.key('F6');
    }
    return assert.fail(`F6 never reaches ${region}; it passed:\n${passed.join('\n')}`);
  }

  /** Presses something found by its name: a thing with the arrow keys, a button with Tab. @param {string | RegExp} name */
  async press(name) {
    const table = await this.look();
    const thing = table.things.find(({ label }) => label === name);
    if (thing) {
      await this.arrowsTo(thing.area, thing.label);
      // Enter on something chosen would confirm.
      await this.key(thing.state === 'chosen' ? 'Space' : 'Enter');
    } else {
      await this.regionTo('tray');
      const now = await this.focused();
      if (now.name !== name) await this.tabTo('button', String(name));
      await this.key('Enter');
    }
    return String(name);
  }

  /** Arrow keys through a part of the table, row by row. @param {string} region @param {string} name */
  async arrowsTo(region, name) {
    await this.regionTo(region);
    let now = await this.key('Home');
    let forth = 'ArrowRight';
    for (let steps = 0; steps < tooFar; steps++) {
      if (now.name === name) return this.#check('button', name);
      const next = await this.key(forth);
      if (next.place === now.place) {
        now = await this.key('ArrowDown');
        forth = forth === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      } else now = next;
    }
    return assert.fail(`the arrow keys never reach ${name}`);
  }

  /** Confirms with Enter on something chosen, or else by the button. @param {import('./table.mjs').Table} table */
  async confirm(table) {
    const { name } = await this.focused();
    if (!table.things.some(({ label, state }) => label === name && state === 'chosen')) return super.confirm(table);
    await this.key('Enter');
    return `Enter on ${name}`;
  }

  /** @param {import('./table.mjs').Table} table */
  async askHint(table) {
    await this.tabTo('button', this.words.hint);
    await this.key('Enter');
    const { hint } = await this.hinted(table);
    if (hint) await this.page.getByRole('status').filter({ hasText: hint }).first().waitFor({ state: 'attached' });
    return 'asking for a hint';
  }
}

/** Runs in the page: the name as written there. @returns {Focused} */
function readFocus() {
  const element = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  const { x, y } = element.getBoundingClientRect();
  const written = element.getAttribute('aria-label') ?? (element.querySelector(':scope > .vh') ?? element).textContent;
  return {
    name: element === document.body ? '' : (written ?? '').trim().replace(/[ \n\t]+/g, ' '),
    region: /** @type {HTMLElement | null} */ (element.closest('[data-region]'))?.dataset.region ?? '',
    place: `${x} ${y}`,
  };
}

/** Runs in the page: the accessible name, and what is visible. */
function readWell() {
  const element = /** @type {any} */ (document.activeElement ?? document.body);
  const { x, y, width, height } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const points = [0.5, 0.2, 0.08].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
  return {
    role: String(element.computedRole),
    name: String(element.computedName),
    ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    seen: points.some((top) => element.contains(top)),
  };
}
