// The browser: one shared by all test files, or one for a single file. Also records everything that goes wrong in a page.

import { chromium } from 'playwright-core';
import { textsOf } from './texts.mjs';
import { Visitor } from './visitor.mjs';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * @typedef {object} Wishes The settings of a visitor.
 * @property {import('./texts.mjs').Language} [language]
 * @property {{width: number, height: number}} [size]
 * @property {boolean} [touch] Touch instead of a mouse.
 * @property {'day' | 'night'} [theme] The device's preference; the settings may differ.
 * @property {Record<string, string | boolean>} [settings] What was set on an earlier visit.
 * @property {boolean} [motion] With animations; otherwise the device asks for reduced motion.
 * @property {RegExp[]} [expected] Errors that are part of the test.
 */

/** Fast, so that whole games take seconds. */
const usual = { speed: 'instant', forced: false };

/** What a browser window has and a test never sees: each visitor would start two more processes for the address bar. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright turns off and matters here; its own list does not count beside another one. */
const likePlaywright = ['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PaintHolding'];

const launched = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--disable-features=${[...addressBar, ...likePlaywright].join()}`,
    // Lets a test read the role and the name given to screen readers.
    '--enable-blink-features=ComputedAccessibilityInfo',
  ],
};

/** The variable that tells a test file where the shared browser is. */
const sharedAt = 'ENTREPOT_BROWSER';

/** Starts a browser for all test files run from here. */
export async function share() {
  const browser = await chromium.launchServer(launched);
  process.env[sharedAt] = browser.wsEndpoint();
  return browser;
}

export class Browser {
  /** @param {import('playwright-core').Browser} chrome @param {string} url */
  constructor(chrome, url) {
    this.chrome = chrome;
    this.url = url;
  }

  /** @param {string} url Where the server is. */
  static async start(url) {
    const shared = process.env[sharedAt];
    const chrome = await (shared ? chromium.connect(shared) : chromium.launch(launched));
    return new Browser(chrome, url);
  }

  /** A visitor who has never been here, except for the settings. @param {Wishes} wishes */
  async visitor(wishes = {}) {
    const { language = 'en', size = desktop, touch = false, theme = 'day', settings = {}, expected = [] } = wishes;
    const motion = wishes.motion ? 'no-preference' : 'reduce';
    const context = await this.chrome.newContext({
      baseURL: this.url,
      viewport: size,
      hasTouch: touch,
      isMobile: touch,
      locale: language === 'en' ? 'en-GB' : `${language}-${language.toUpperCase()}`,
      colorScheme: theme === 'night' ? 'dark' : 'light',
      reducedMotion: motion,
    });
    context.setDefaultTimeout(10_000);
    /** @type {string[]} */
    const troubles = [];
    await context.exposeBinding('foundMissingText', (_, text) => troubles.push(`a text is missing: ${text}`));
    await context.addInitScript(watchTexts);
    await context.addInitScript(settle, { ...usual, ...settings });
    context.on('page', (page) => listen(page, troubles));
    const page = await context.newPage();
    return new Visitor(page, { language, touch, troubles, expected, texts: textsOf(language) });
  }

  /** Ends it; a shared browser stays open for the others. */
  async close() {
    await this.chrome.close();
  }
}

/** @param {import('playwright-core').Page} page @param {string[]} troubles */
function listen(page, troubles) {
  page.on('pageerror', (error) => troubles.push(`error in the page: ${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !leadsNowhere(message.location().url)) troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // After going to another page nobody waits for the answers to this one.
    if (why !== 'net::ERR_ABORTED') troubles.push(`no answer: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    const fine = leadsNowhere(response.url()) ? response.status() === 404 : response.status() < 400;
    if (!fine) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
}

/** The one address of these tests that does not exist, as both the server and its page say. @param {string} url */
function leadsNowhere(url) {
  return url.endsWith('/nowhere');
}

// ---- What runs in the page before its own scripts

/** @param {Record<string, unknown>} settings */
function settle(settings) {
  if (!location.protocol.startsWith('http')) return;
  // Only on the first visit: changes made on the page must persist.
  if (!localStorage.getItem('entrepot-settings')) localStorage.setItem('entrepot-settings', JSON.stringify(settings));
}

/** Missing texts show as ⟨key⟩, missing arguments as {$name}. They are found even if shown only for a moment. */
function watchTexts() {
  const names = ['aria-label', 'title', 'placeholder', 'alt'];
  const report = (/** @type {string | null | undefined} */ text) => {
    const found = /⟨[^⟩]*⟩?|\{\s*\$\w+\s*\}/.exec(text ?? '');
    // @ts-expect-error: the test adds it.
    if (found) window.foundMissingText(`${found[0]} in ${location.pathname}`);
  };
  const readAttributes = (/** @type {Element} */ element) => names.forEach((name) => report(element.getAttribute(name)));
  const read = (/** @type {Node} */ node) => {
    report(node.textContent);
    if (!(node instanceof Element)) return;
    readAttributes(node);
    node.querySelectorAll(names.map((name) => `[${name}]`).join()).forEach(readAttributes);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') readAttributes(/** @type {Element} */ (target));
      else if (type === 'characterData') report(target.nodeValue);
      else addedNodes.forEach(read);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: names });
}
