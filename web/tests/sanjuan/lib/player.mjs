// Plays like a person who follows the hints: reads the question, asks for a hint, chooses what it points at, confirms. It
// knows none of the rules and sends nothing itself.

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTable, thingOf, wordsOf } from './table.mjs';
import { anybody, anything, keysOf } from '../../lib/texts.mjs';
import { waitFor } from '../../lib/waiting.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('./table.mjs').Thing} Thing */

/** How long others may think. */
const patience = 10_000;

/** Far more than the decisions of a game. */
const tooMany = 1500;

export class Player {
  /**
   * @param {import('../../lib/visitor.mjs').Visitor} visitor
   * @param {{prefers?: (table: Table) => string | undefined, sees?: (table: Table) => Promise<void>}} [wishes] `prefers`: the
   *   name of something to press instead of following the hint; `sees`: called each time before something is done.
   */
  constructor(visitor, { prefers = () => undefined, sees = async () => {} } = {}) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.t = visitor.t;
    this.prefers = prefers;
    this.sees = sees;
    this.words = wordsOf(visitor.t);
    /** How often a choice could be suggested. */
    this.suggests = 0;
    const answers = keysOf('move-').filter((key) => /^move-(pass|beside|use_library|no_library|reveal)/.test(key));
    this.answers = answers.map((key) => this.t(key));
    const others = ['board-undo', 'board-suggest', 'board-cancel', 'dialog-close', 'board-skip'];
    this.others = others.map((key) => this.t(key));
  }

  /** The page as it is now. @returns {Promise<Table>} */
  async look() {
    return /** @type {Table} */ (await this.page.evaluate(readTable, { words: this.words, anyway: true }));
  }

  /** The page once there is something to do; with `before`, once something has also changed. @param {Table} [before] */
  async ready(before) {
    return waitFor(this.page, readTable, { words: this.words, before: before && JSON.stringify(before) }, patience);
  }

  /** The page once it proposes a choice. */
  async proposed() {
    let table = await this.ready();
    while (!this.confirmButton(table)?.enabled) table = await this.ready(table);
    return table;
  }

  /** Plays until the end, or until the table is as wanted. @param {(table: Table) => boolean} [wanted] */
  async play(wanted = () => false) {
    try {
      return await this.#playOn(wanted);
    } catch (error) {
      const picture = join(tmpdir(), `entrepot-test-${Date.now()}.png`);
      await this.page.screenshot({ path: picture });
      throw new Error(`${error instanceof Error ? error.message : error}\na picture of it: ${picture}`, { cause: error });
    }
  }

  /** @param {(table: Table) => boolean} wanted */
  async #playOn(wanted) {
    let table = await this.ready();
    let stuck = 0;
    for (let steps = 0; table.screen !== 'score' && !wanted(table); steps++) {
      assert.ok(steps < tooMany, 'the game ends some day');
      const before = JSON.stringify(table);
      await this.sees(table);
      const done = await this.#tryTo(table);
      table = await this.ready();
      stuck = JSON.stringify(table) === before ? stuck + 1 : 0;
      assert.ok(stuck < 3, `something happens after: ${done}\n${JSON.stringify(table, null, 1)}`);
    }
    return table;
  }

  /** The table may change just before something is pressed: then it is read again. @param {Table} table */
  async #tryTo(table) {
    try {
      return await this.act(table);
    } catch (error) {
      const now = await this.look();
      if (JSON.stringify(now) === JSON.stringify(table)) throw error;
      return 'the table changed by itself';
    }
  }

  /** Does the next thing. @param {Table} table @returns {Promise<string>} what it was */
  async act(table) {
    if (table.screen === 'curtain') return this.press(anybody(this.t, 'board-curtain-lift'));
    if (table.news) return this.press(this.words.seen, this.page);
    if (table.handover) return this.press(anybody(this.t, 'board-handover-cover'));
    const preferred = this.prefers(table);
    if (preferred) return this.press(preferred);
    if (table.hint !== null) return this.#follow(table, table.hint);
    // A proposal or an earlier choice is accepted as it is.
    if (table.things.some(({ state }) => state === 'chosen') && this.confirmButton(table)?.enabled) return this.confirm(table);
    // If several things must be chosen, every other time the suggestion is used.
    const suggested = table.buttons.some(({ name }) => name === this.words.suggest);
    const must = !table.buttons.some(({ name }) => this.answers.includes(name));
    if (!suggested || !must || this.suggests++ % 2 === 0) return this.askHint(table);
    await this.press(this.words.suggest);
    await this.ready(table);
    return this.words.suggest;
  }

  /** Chooses what the hint points at, and unselects anything else. @param {Table} table @param {string} hint */
  async #follow(table, hint) {
    const hinted = table.things.filter((thing) => thing.hinted);
    const next =
      hinted.find((thing) => thing.state === 'open') ??
      (table.gathers && hinted.length > 0 && table.things.find((thing) => thing.state === 'chosen' && !thing.hinted));
    if (next) return this.press(next.label);
    if (hinted.length > 0) return this.confirm(table);
    const answer = table.buttons.find(({ name }) => this.answers.includes(name) && `${hint}, `.startsWith(`${name}, `));
    assert.ok(answer, `the hint can be followed: ${hint}\n${JSON.stringify(table, null, 1)}`);
    return this.press(answer.name);
  }

  /** The button that names what is chosen. @param {Table} table */
  confirmButton(table) {
    const removes = anything(this.t, 'board-remove', 'what');
    return table.buttons.find(
      ({ name }) => ![...this.answers, ...this.others].includes(name) && !removes.test(name) && !/\bS\d+\.\d+/.test(name),
    );
  }

  /** @param {Table} table */
  async confirm(table) {
    const button = this.confirmButton(table);
    assert.ok(button?.enabled, `what is chosen can be confirmed\n${JSON.stringify(table, null, 1)}`);
    return this.press(button.name);
  }

  /** Presses the thing with this name, and waits for what follows. @param {string} name */
  async choose(name) {
    const table = await this.ready();
    const thing = thingOf(table, name, 'open');
    assert.ok(thing, `${name} can be chosen\n${JSON.stringify(table.things, null, 1)}`);
    await this.press(thing.label);
    return this.ready(table);
  }

  /** Asks for a hint and waits for it. @param {Table} table */
  async askHint(table) {
    await this.visitor.press(this.page.locator('header').getByRole('button', { name: this.words.hint, exact: true }));
    await this.hinted(table);
    return 'asking for a hint';
  }

  /** Waits for the hint; a proposal may come before it. @param {Table} table */
  async hinted(table) {
    let now = await this.ready(table);
    while (now.hint === null && now.question === table.question) now = await this.ready(now);
    return now;
  }

  /**
   * Presses a button by its name.
   * @param {string | RegExp} name
   * @param {import('playwright-core').Page | import('playwright-core').Locator} [inside]
   */
  async press(name, inside = this.page.locator('main')) {
    await this.visitor.press(inside.getByRole('button', { name, exact: true }).first());
    return String(name);
  }
}
