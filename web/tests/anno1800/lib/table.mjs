// Reads the page of a table of Anno 1800.

/**
 * @typedef {object} Hinted Something that the hint points at.
 * @property {string} area The part of the table it is in.
 * @property {string} name
 * @property {boolean} pressed
 *
 * @typedef {object} AnnoTable
 * @property {'table' | 'curtain' | 'score' | 'other'} screen
 * @property {string} version Of the position shown, with the number of moves that can be taken back.
 * @property {boolean} mine Something is asked of the viewer.
 * @property {boolean} busy An answer is on its way.
 * @property {boolean} news
 * @property {boolean} handover
 * @property {string | null} hint
 * @property {Hinted[]} hinted As far as they are drawn.
 * @property {string} desk The heading of the sheet on which something is chosen or paid.
 * @property {boolean} paying
 * @property {{name: string, ready: boolean} | null} confirm What the sheet can be confirmed with.
 * @property {string[]} cards Hand cards that can be given back and are not chosen yet.
 * @property {string | null} refusal
 * @property {string} text All text on the table.
 */

/** The words by which the parts of a table are found. @param {import('../../lib/texts.mjs').Texts} t */
export function annoWords(t) {
  return {
    hint: t('board-hint'),
    hintIs: t('board-hint-is', { moves: '' }).trim(),
    seen: t('board-news-seen'),
    cover: t('board-handover-cover', { name: '…' }).split('…')[0],
    ranking: t('score-ranking'),
    end: t('anno-move-end'),
  };
}

/**
 * Runs in the page. With `before`, the JSON of an earlier reading: only once something differs from it.
 * Returns null while there is nothing for a person to do, unless `anyway`.
 * @param {{words: ReturnType<typeof annoWords>, before?: string | undefined, anyway?: boolean}} wanted
 * @returns {AnnoTable | null}
 */
export function readAnno({ words, before, anyway }) {
  const text = (/** @type {Element | null | undefined} */ element) => element?.textContent?.trim().replace(/[ \n\t]+/g, ' ') ?? '';
  const nameOf = (/** @type {Element} */ button) =>
    button.getAttribute('aria-label') ?? text(button.querySelector(':scope > .vh') ?? button);
  const all = (/** @type {string} */ selector, /** @type {ParentNode | null} */ inside = document) =>
    /** @type {HTMLElement[]} */ ([...(inside?.querySelectorAll(selector) ?? [])]);
  const areaOf = (/** @type {Element} */ element) =>
    /** @type {HTMLElement | null} */ (element.closest('[data-region]'))?.dataset.region ?? '';

  const desk = document.querySelector('[data-region=desk]');
  const paying = desk?.querySelector('ol[aria-busy]') ?? null;
  const confirm = desk?.querySelector('.verdict .primary') ?? null;
  const hintButton = all('header button').find((button) => nameOf(button) === words.hint);
  const said = all('header p, main p').find((line) => text(line).startsWith(words.hintIs));
  const hinted = all('[data-hinted]').filter((one) => one.checkVisibility() && !one.closest('[inert]'));
  const back = all('[data-region=desk] button[aria-pressed=false], [data-region=hand] button[aria-pressed=false]');

  /** @returns {AnnoTable['screen']} */
  function screen() {
    if (document.querySelector('#curtain-title')) return 'curtain';
    if (all('ol').some((list) => list.ariaLabel === words.ranking)) return 'score';
    return document.querySelector('[data-region]') ? 'table' : 'other';
  }

  /** @type {AnnoTable} */
  const table = {
    screen: screen(),
    version: document.documentElement.dataset.version ?? '',
    mine: hintButton !== undefined,
    busy: hintButton?.matches(':disabled') ?? false,
    news: all('button').some((button) => text(button) === words.seen),
    handover: all('[data-region=actions] button').some((button) => nameOf(button).startsWith(words.cover)),
    hint: said ? text(said).slice(words.hintIs.length).trim() : null,
    hinted: hinted.map((one) => ({ area: areaOf(one), name: nameOf(one), pressed: one.ariaPressed === 'true' })),
    desk: text(desk?.querySelector('h2')),
    paying: paying !== null,
    confirm: confirm && { name: text(confirm), ready: confirm.getAttribute('aria-disabled') !== 'true' },
    cards: back.filter((card) => card.matches('.picking') && card.checkVisibility()).map(nameOf),
    refusal: text(document.querySelector('main [role=alert], header [role=alert]')) || null,
    text: all('header, main').map(text).join('\n') + all('[aria-pressed]').map(({ ariaPressed }) => ariaPressed),
  };
  if (anyway) return table;
  const planned = !desk?.querySelector('[aria-busy=true]') && (!paying || table.confirm?.ready === true);
  const asked = table.news || table.handover || (table.mine && !table.busy && planned);
  const waits = table.screen === 'other' || (table.screen === 'table' && !asked);
  return waits || JSON.stringify(table) === before ? null : table;
}

/** What a screen reader says about something. @param {import('playwright-core').Locator} thing @returns {Promise<string>} */
export async function told(thing) {
  return thing.evaluate((/** @type {any} */ element) => {
    const written = element.ariaLabel ?? element.querySelector(':scope > .vh')?.textContent.trim().replace(/[ \n\t]+/g, ' ');
    // Computing the accessible name is slow.
    return written ?? String(element.computedName);
  });
}
