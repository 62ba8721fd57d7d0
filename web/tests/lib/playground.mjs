// What every test file needs: a server, a browser, and visitors who leave when their test is over.

import { after, afterEach } from 'node:test';
import { Browser } from './browser.mjs';
import { Server } from './server.mjs';

/**
 * Call it at the top of a test file. The first visitor starts the server and the browser.
 * @param {string[]} [options] for the server
 */
export function playground(options) {
  /** @type {Server | undefined} */
  let server;
  /** @type {Browser | undefined} */
  let browser;
  /** @type {import('./visitor.mjs').Visitor[]} */
  let visitors = [];
  /** @type {import('./visitor.mjs').Visitor | undefined} */
  let regular;

  /** @param {import('./browser.mjs').Wishes} [wishes] */
  async function welcome(wishes) {
    server ??= await Server.start(options);
    browser ??= await Browser.start(server.url);
    return browser.visitor(wishes);
  }

  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    for (const visitor of leaving) await visitor.leave();
    regular?.complain();
  });
  after(async () => {
    await regular?.leave();
    await browser?.close();
    await server?.stop();
  });

  return {
    get server() {
      return /** @type {Server} */ (server);
    },
    /** @param {import('./browser.mjs').Wishes} [wishes] */
    async visitor(wishes) {
      const visitor = await welcome(wishes);
      visitors.push(visitor);
      return visitor;
    },
    /** A visitor for all tests of the file, if each has a table of its own: the page need not be loaded again. */
    async regular() {
      regular ??= await welcome();
      return regular;
    },
  };
}
