// Plays Anno 1800 like a person who follows the hints: asks for one, presses what it points at, pays as proposed. It knows
// none of the rules and sends nothing itself.

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { annoWords, readAnno } from './table.mjs';
import { anybody } from '../../lib/texts.mjs';
import { waitFor } from '../../lib/waiting.mjs';

/** @typedef {import('./table.mjs').AnnoTable} AnnoTable */

/** How long others may think. */
const patience = 20_000;

/** Far more than the decisions of a game. */
const tooMany = 3000;

/** What the hint points at may be in several places; the one nearest to the choice itself comes first. */
const order = ['desk', 'market', 'hand', 'played', 'objectives', 'realm', 'actions'];

export class AnnoPlayer {
  /**
   * @param {import('../../lib/visitor.mjs').Visitor} visitor
   * @param {{sees?: (table: AnnoTable) => Promise<void>}} [wishes] `sees`: called each time before something is done.
   */
  constructor(visitor, { sees = async () => {} } = {}) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.t = visitor.t;
    this.sees = sees;
    this.words = annoWords(visitor.t);
    /** Own turns completed. */
    this.turns = 0;
    /** Kinds of sheets seen. @type {Set<string>} */
    this.sheets = new Set();
  }

  /** The page as it is now. @returns {Promise<AnnoTable>} */
  async look() {
    return /** @type {AnnoTable} */ (await this.page.evaluate(readAnno, { words: this.words, anyway: true }));
  }

  /** The page once there is something to do; with `before`, once something has also changed. @param {AnnoTable} [before] */
  async ready(before) {
    return waitFor(this.page, readAnno, { words: this.words, before: before && JSON.stringify(before) }, patience);
  }

  /** Plays until the end, or until the table is as wanted. @param {(table: AnnoTable) => boolean} [wanted] */
  async play(wanted = () => false) {
    let table = await this.ready();
    let done = 'coming to the table';
    try {
      for (let steps = 0; table.screen !== 'score' && !wanted(table); steps++) {
        assert.ok(steps < tooMany, 'the game ends some day');
        if (table.desk) this.sheets.add(table.desk);
        await this.sees(table);
        done = await this.#tryTo(table);
        table = await this.ready(table);
      }
      return table;
    } catch (error) {
      const picture = join(tmpdir(), `entrepot-test-${Date.now()}.png`);
      await this.page.screenshot({ path: picture });
      const { text, ...now } = await this.look();
      const why = error instanceof Error ? error.message : error;
      throw new Error(`after ${done}: ${why}\n${JSON.stringify(now, null, 1)}\na picture of it: ${picture}`, { cause: error });
    }
  }

  /** The table may change just before something is pressed: then it is read again. @param {AnnoTable} table */
  async #tryTo(table) {
    try {
      return await this.act(table);
    } catch (error) {
      if (JSON.stringify(await this.look()) === JSON.stringify(table)) throw error;
      return 'the table changed by itself';
    }
  }

  /** Plays this many own turns; fewer if the game ends. @param {number} turns */
  async playTurns(turns) {
    const until = this.turns + turns;
    return this.play(() => this.turns >= until);
  }

  /** Does the next thing. @param {AnnoTable} table @returns {Promise<string>} what it was */
  async act(table) {
    if (table.screen === 'curtain') return this.press(anybody(this.t, 'board-curtain-lift'));
    if (table.news) return this.press(this.words.seen);
    if (table.handover) return this.press(anybody(this.t, 'board-handover-cover'));
    if (table.confirm?.ready) return this.confirm(table);
    if (table.hint === null) return this.askHint();
    if (table.hint.startsWith(this.words.end)) return this.end();
    const next = this.next(table);
    if (next) return this.pressHinted(next);
    // The hint names the first of several cards; any others can go with it.
    if (table.confirm && table.cards.length > 0) return this.press(/** @type {string} */ (table.cards[0]));
    return this.search(table);
  }

  /** What the hint points at that is not chosen yet. @param {AnnoTable} table */
  next({ hinted }) {
    const rank = (/** @type {string} */ area) => (order.includes(area) ? order.indexOf(area) : order.length);
    return hinted.filter(({ pressed }) => !pressed).sort((a, b) => rank(a.area) - rank(b.area))[0];
  }

  /** If nothing the hint points at is drawn: it may be under a sheet. @param {AnnoTable} table @returns {Promise<string>} */
  async search(table) {
    const desk = this.page.locator('[data-region=desk]');
    for (const key of ['anno-desk-enough', 'board-cancel']) {
      const leave = desk.getByRole('button', { name: this.t(key), exact: true });
      if (!(await leave.isVisible())) continue;
      await this.visitor.press(leave);
      return `leaving the sheet ${table.desk}`;
    }
    return assert.fail(`the hint can be followed: ${table.hint}`);
  }

  /** @param {AnnoTable} table */
  async confirm(table) {
    await this.visitor.press(this.page.locator('[data-region=desk] .verdict .primary'));
    return `confirming ${table.confirm?.name}`;
  }

  async askHint() {
    await this.visitor.press(this.page.locator('header').getByRole('button', { name: this.words.hint, exact: true }));
    return 'asking for a hint';
  }

  async end() {
    this.turns++;
    await this.visitor.press(this.page.getByRole('button', { name: this.t('anno-board-end-turn'), exact: true }));
    return 'ending the turn';
  }

  /** @param {import('./table.mjs').Hinted} hinted */
  async pressHinted({ area, name }) {
    const marked = this.page.locator(area ? `[data-region=${area}] [data-hinted]:visible` : '[data-hinted]:visible');
    await this.visitor.press(marked.first());
    return `following the hint to ${area}: ${name}`;
  }

  /** Presses a button by its name. @param {string | RegExp} name */
  async press(name) {
    await this.visitor.press(this.page.locator('main').getByRole('button', { name, exact: true }).first());
    return String(name);
  }
}
