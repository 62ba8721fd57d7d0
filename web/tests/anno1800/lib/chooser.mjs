// Answers the choosers of Anno 1800 by their buttons, and reads the result on the board.

import { AnnoPlayer } from './player.mjs';
import { goOn } from './record.mjs';
import { told } from './table.mjs';

/** @typedef {import('playwright-core').Locator} Locator */

const tiers = ['farmer', 'worker', 'artisan', 'engineer', 'investor'];

export class AnnoChooser {
  /** @param {import('../../lib/visitor.mjs').Visitor} visitor */
  constructor(visitor) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.t = visitor.t;
    this.player = new AnnoPlayer(visitor);
    this.desk = this.page.locator('[data-region=desk]');
  }

  /**
   * Sits down at a turn of a recorded game.
   * @param {import('../../lib/visitor.mjs').Visitor} visitor
   * @param {Parameters<typeof goOn>[1]} turn
   */
  static async at(visitor, turn) {
    await goOn(visitor, turn);
    const chooser = new AnnoChooser(visitor);
    await chooser.player.ready();
    return chooser;
  }

  /** A button in a part of the table, by part of its name. @param {string} area @param {string | RegExp} name */
  button(area, name) {
    return this.page.locator(`[data-region=${area}]`).getByRole('button', { name }).first();
  }

  /** Presses something and waits for the effect. @param {Locator} thing */
  async press(thing) {
    await thing.waitFor();
    const before = await this.player.look();
    await this.visitor.press(thing);
    return this.player.ready(before);
  }

  /** Presses a button of the sheet by its text. @param {string} key @param {Record<string, string | number>} [args] */
  async choose(key, args) {
    return this.press(this.button('desk', this.t(key, args)));
  }

  /** Unfolds what is rarely needed on the sheet. */
  async more() {
    const name = new RegExp(`^(${this.t('anno-desk-more')}|${this.t('anno-desk-first')})$`);
    await this.visitor.press(this.desk.getByRole('button', { name, expanded: false }));
  }

  /** One more of a tier on the sheet of new people or upgrades; planned at once. @param {string} tier */
  async want(tier) {
    return this.press(this.desk.locator(`[data-more=${tier}]`));
  }

  /** Pays, draws, or does whatever else the sheet confirms, once the server has said what follows. */
  async confirm() {
    return this.press(this.desk.locator('.verdict .primary:not([aria-disabled=true])'));
  }

  /** Begins to pay for a token of the market. @param {string} token */
  async build(token) {
    let table = await this.press(this.button('market', new RegExp(`^${this.t(`anno-token-${token}`)}`)));
    while (!table.paying) table = await this.player.ready(table);
    return table;
  }

  /** Places what is paid for over one of the player's own tokens. @param {string} token */
  async placeOver(token) {
    return this.press(this.button('realm', new RegExp(`^${this.t(`anno-token-${token}`)}`)));
  }

  /** Uses the effect of a played card; confirms if that cannot be taken back. @param {string} effect */
  async activate(effect) {
    const asked = await this.press(this.button('played', effect));
    return asked.confirm && !asked.paying && asked.confirm.ready ? this.confirm() : asked;
  }

  /** The player's gold, trade and exploration tokens, including those from cards. */
  async means() {
    const own = this.page.locator('[data-region=rivals] .plate').first();
    const shown = await own.locator('.means > *').evaluateAll((means) => means.map((one) => one.textContent));
    const [gold, trade, exploration] = shown.map((text) => Number(/\d+/.exec(text ?? '')) + Number(/\+(\d+)/.exec(text ?? '')?.[1] ?? 0));
    return { gold, trade, exploration };
  }

  /** The player's cubes of a tier. @param {string} tier */
  async cubes(tier) {
    const district = this.page.locator('[data-region=realm] .pool').nth(tiers.indexOf(tier));
    const [ready, working, exhausted] = [...(await told(district)).matchAll(/\d+/g)].map(Number);
    return { ready, working, exhausted };
  }

  /** How many squares of the player's islands show this. @param {string} token */
  async standing(token) {
    const name = this.t(`anno-token-${token}`);
    return this.page.locator(`[data-region=realm] .square button[aria-label^="${name}"]`).count();
  }

  /** The whole text of the table. */
  async board() {
    return this.page.evaluate(() => ({
      texts: [...document.querySelectorAll('main [data-region], header p')].map((part) => part.textContent?.trim().replace(/\s+/g, ' ')),
      names: [...document.querySelectorAll('main [aria-label]')].map((thing) => thing.getAttribute('aria-label')),
    }));
  }
}
