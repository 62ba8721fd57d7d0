// Plays Anno 1800 on a phone: one part of the table at a time, with actions and choices on sheets from below.

import { AnnoPlayer } from './player.mjs';
import { beginning } from '../../lib/texts.mjs';

/** @typedef {import('./table.mjs').AnnoTable} AnnoTable */

export class AnnoPhonePlayer extends AnnoPlayer {
  /** Every other time an action is chosen on its sheet, even if its object could be tapped directly. */
  #sheetFirst = false;

  /** @param {string} key */
  #button(key) {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  /** The hint button is at the top, which an open sheet covers. */
  async askHint() {
    const fold = this.#button('anno-board-see-table');
    if (await fold.isVisible()) {
      await this.visitor.press(fold);
      await this.#button('anno-board-back-to-choice').waitFor();
    }
    return super.askHint();
  }

  /** First reopens a sheet that was folded for the hint. @param {AnnoTable} table */
  async act(table) {
    const unfold = this.#button('anno-board-back-to-choice');
    if (table.hint === null || !(await unfold.isVisible())) return super.act(table);
    await this.visitor.press(unfold);
    return 'unfolding the sheet';
  }

  /** What the hint points at is behind another tab or among the actions. @param {AnnoTable} table */
  async search(table) {
    if (table.desk) return super.search(table);
    this.#sheetFirst = !this.#sheetFirst;
    const found = this.#sheetFirst ? (await this.#onSheet()) || (await this.#behindTabs()) : (await this.#behindTabs()) || (await this.#onSheet());
    return found || super.search(table);
  }

  /** @returns {Promise<string | null>} where it was found */
  async #behindTabs() {
    for (const part of ['market', 'hand', 'realm', 'table']) {
      await this.openTab(part);
      if (await this.page.locator('main [data-hinted]').first().isVisible()) return `finding it behind the tab ${part}`;
    }
    return null;
  }

  /** @returns {Promise<string | null>} */
  async #onSheet() {
    const choose = this.#button('anno-board-choose-action');
    if (!(await choose.isVisible())) return null;
    await this.visitor.press(choose);
    const sheet = this.visitor.dialog('anno-board-choose-one');
    await sheet.waitFor();
    if (await sheet.locator('[data-hinted]').isVisible()) return 'opening the sheet of actions';
    await this.visitor.press(sheet.getByRole('button', { name: this.t('dialog-close'), exact: true }));
    await sheet.waitFor({ state: 'hidden' });
    return null;
  }

  /** @param {string} part */
  async openTab(part) {
    const tab = this.page.getByRole('tab', { name: beginning(this.t(`anno-board-tab-${part}`)) });
    await this.visitor.press(tab);
    await this.page.locator('[role=tab][aria-selected=true]').and(tab).waitFor();
  }
}
