// Reads the page of a table: the question, things that can be chosen, the hint, the buttons.

/**
 * @typedef {object} Thing A role, a card, a building in the viewer's city, or the Cathedral.
 * @property {string} area The part of the table it is in.
 * @property {string} label What a screen reader says.
 * @property {'idle' | 'open' | 'chosen' | 'blocked'} state
 * @property {boolean} hinted
 *
 * @typedef {object} Button
 * @property {string} name
 * @property {boolean} enabled
 *
 * @typedef {object} Table
 * @property {'table' | 'curtain' | 'score' | 'other'} screen
 * @property {string} version Of the position shown, with the number of moves that can be taken back.
 * @property {string} prompt The line at the top: what is asked, or who is being waited for.
 * @property {boolean} asks Something is asked of the viewer.
 * @property {boolean} busy An answer is on its way.
 * @property {boolean} gathers Several things are to be chosen.
 * @property {boolean} news
 * @property {boolean} handover
 * @property {string} question
 * @property {string | null} hint
 * @property {Thing[]} things
 * @property {Button[]} buttons In the panel of the question, as far as they are drawn.
 */

/**
 * The words by which the parts of a table are found.
 * @param {import('../../lib/texts.mjs').Texts} t
 */
export function wordsOf(t) {
  return {
    tray: t('board-tray'),
    undo: t('board-undo'),
    suggest: t('board-suggest'),
    hint: t('board-hint'),
    hintIs: t('board-hint-is', { moves: '' }).trim(),
    hinted: t('label-hinted'),
    seen: t('board-news-seen'),
    cover: t('board-handover-cover', { name: '…' }).split('…')[0],
    ranking: t('score-ranking'),
  };
}

/**
 * Runs in the page. With `before`, the JSON of an earlier reading: only once something differs from it.
 * Returns null while there is nothing for a person to do, unless `anyway`.
 * @param {{words: ReturnType<typeof wordsOf>, before?: string, anyway?: boolean}} wanted
 * @returns {Table | null}
 */
export function readTable({ words, before, anyway }) {
  // No-break spaces are part of the texts, unlike the spaces and line ends of the markup.
  const text = (/** @type {Element | null | undefined} */ element) => element?.textContent?.trim().replace(/[ \n\t]+/g, ' ') ?? '';
  // The name is an attribute, or hidden text for screen readers, or simply the visible text.
  const nameOf = (/** @type {Element} */ button) =>
    button.getAttribute('aria-label') ?? text(button.querySelector(':scope > .vh') ?? button);
  const all = (/** @type {string} */ selector, /** @type {ParentNode | null} */ inside = document) =>
    /** @type {HTMLElement[]} */ ([...(inside?.querySelectorAll(selector) ?? [])]);

  /** @param {HTMLElement} button @returns {Thing} */
  function thing(button) {
    const pressed = button.getAttribute('aria-pressed');
    const label = nameOf(button);
    return {
      area: /** @type {HTMLElement} */ (button.closest('[data-region]')).dataset.region ?? '',
      label,
      state: button.ariaDisabled ? 'blocked' : pressed === 'true' ? 'chosen' : pressed === 'false' ? 'open' : 'idle',
      hinted: label.includes(words.hinted),
    };
  }

  const tray = document.querySelector(`section[aria-label="${words.tray}"]`);
  const has = (/** @type {string} */ name) => all('button', tray).some((button) => nameOf(button) === name);
  const drawn = all('button', tray).filter((button) => button.checkVisibility());
  const buttons = drawn.map((button) => ({ name: nameOf(button), enabled: !button.matches(':disabled, [aria-disabled=true]') }));
  const areas = ['roles', 'cathedral', 'city', 'hand'].map((area) => `section[data-region=${area}] button`);
  const hintButton = all('header button').find((button) => nameOf(button) === words.hint);
  const paragraph = all('p', tray).find((line) => text(line).startsWith(words.hintIs));

  /** @returns {Table['screen']} */
  function screen() {
    if (document.querySelector('#curtain-title')) return 'curtain';
    if (all('ol').some((list) => list.ariaLabel === words.ranking)) return 'score';
    return tray ? 'table' : 'other';
  }

  /** @type {Table} */
  const table = {
    screen: screen(),
    version: document.documentElement.dataset.version ?? '',
    prompt: text(document.querySelector('header .prompt')),
    asks: Boolean(tray?.querySelector('.question')),
    busy: hintButton?.matches(':disabled') ?? false,
    gathers: has(words.suggest),
    news: all('button').some((button) => text(button) === words.seen),
    handover: buttons.some((button) => button.name.startsWith(words.cover)),
    question: text(tray?.querySelector('h2')),
    hint: paragraph ? text(paragraph).slice(words.hintIs.length).trim() : null,
    things: all(areas.join()).map(thing),
    buttons,
  };
  if (anyway) return table;
  const asked = table.news || table.handover || (table.asks && !table.busy);
  const waits = table.screen === 'other' || (table.screen === 'table' && !asked);
  return waits || JSON.stringify(table) === before ? null : table;
}

/** A thing by its name. @param {Table} table @param {string} name @param {Thing['state']} [state] */
export function thingOf(table, name, state) {
  return table.things.find((thing) => thing.label.startsWith(`${name}.`) && (!state || thing.state === state));
}

/**
 * A card in hand that the builder can probably build, with a choice of how to pay for it.
 * @param {Table} table
 */
export function buildable({ things }) {
  const hand = things.filter(({ area }) => area === 'hand');
  const stands = new Set(things.filter(({ area }) => area === 'city').map(({ label }) => label.split('.')[0]));
  const cost = (/** @type {Thing} */ { label }) => Number(/\. [^.]*?(\d+)/.exec(label)?.[1]);
  return hand.find((card) => cost(card) >= 2 && cost(card) < hand.length && !stands.has(card.label.split('.')[0]));
}
