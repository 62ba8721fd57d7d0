// Finds barriers with axe-core, and checks headings and landmarks.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** By night only the colours differ. */
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * The barriers of the current page: serious and critical violations.
 * @param {import('playwright-core').Page} page
 * @param {{colours?: boolean}} [only]
 * @returns {Promise<string[]>}
 */
export async function barriers(page, only = {}) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    /** @type {any} */
    const options = { resultTypes: ['violations'] };
    if (rules) options.runOnly = { type: 'rule', values: rules };
    // Under a modal dialog nothing can be used, and it was checked before the dialog came.
    const shown = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    // Thousands of shapes that only drawings refer to: axe would look at each of them.
    const sprites = [...document.querySelectorAll('.sprite')];
    sprites.forEach((sprite) => sprite.remove());
    // Marks come and go: their colours count while they are there in full. What is fading in has arrived.
    const passing = document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
    const isMark = (/** @type {Animation} */ { effect }) => /** @type {KeyframeEffect} */ (effect).target?.closest('.flights');
    const marks = passing.filter(isMark);
    for (const one of passing) {
      if (!isMark(one)) one.finish();
      else one.pause();
    }
    for (const mark of marks) mark.currentTime = Number(mark.effect?.getComputedTiming().duration) / 2;
    // @ts-expect-error: axe has been added.
    const { violations } = await window.axe.run(shown, options).finally(() => document.body.append(...sprites));
    for (const mark of marks) mark.play();
    const grave = violations.filter((/** @type {any} */ found) => ['serious', 'critical'].includes(found.impact));
    return grave.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.slice(0, 3).map((/** @type {any} */ node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
    );
  }, only.colours ? colours : null);
}

/**
 * Requires one main part, one first-level heading and no skipped level, so that people can navigate by them.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function disorder(page) {
  return page.evaluate(() => {
    const seen = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true });
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(seen);
    const found = [];
    if (all('main').length !== 1) found.push(`${all('main').length} main parts`);
    const headings = all('h1, h2, h3, h4, h5, h6').filter((heading) => !heading.closest('dialog'));
    const levels = headings.map((heading) => Number(heading.tagName[1]));
    if (levels.filter((level) => level === 1).length !== 1) found.push(`first headings: ${levels}`);
    if (levels.some((level, n) => level > (levels[n - 1] ?? level) + 1)) found.push(`a level is left out: ${levels}`);
    if (document.title.length < 'Entrepôt'.length) found.push(`the title of the page is ${document.title}`);
    const unnamed = all('section').filter((part) => part.matches('[data-region]') && !part.ariaLabel);
    if (unnamed.length) found.push(`${unnamed.length} parts of the table have no name`);
    return found;
  });
}
