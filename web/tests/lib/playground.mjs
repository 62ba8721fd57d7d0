// What every file of tests needs: a server and a browser, and visitors who go when their test is over.

import { after, afterEach } from 'node:test';
import { Browser } from './browser.mjs';
import { Server } from './server.mjs';

/**
 * Call it at the top of a file of tests. The first visitor finds a server and a browser that have just been started.
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
    /** Somebody who stays for all tests of the file, where each has a table of its own: the page need not be fetched again. */
    async regular() {
      regular ??= await welcome();
      return regular;
    },
  };
}
