// Games of different ages in the bay of the first page, as somebody has who comes back.

import { games } from './games.mjs';
import { openAt } from './record.mjs';

const tables = '/api/v1/tables';

/**
 * A game that waits, in the file `lib/bay.mjs` of its folder.
 * @typedef {object} Town
 * @property {import('./record.mjs').Turn} turn
 * @property {number} hours How long it has been waiting.
 */

/** Only such games, and what is over, are left. @param {import('./visitor.mjs').Visitor} visitor */
export async function fillBay(visitor) {
  const { page } = visitor;
  const before = await (await page.request.get(tables)).json();
  for (const { id, state } of before) if (state === 'running') await page.request.delete(`${tables}/${id}`);
  /** @type {Map<string, number>} */
  const waiting = new Map();
  for (const game of games) {
    /** @type {{towns: Town[]}} */
    const { towns } = await import(`../${game}/lib/bay.mjs`);
    for (const { turn, hours } of towns) waiting.set((await openAt(visitor, turn)).split('/').at(-1) ?? '', hours);
  }
  await page.route(`**${tables}`, async (route) => {
    const answer = await route.fetch();
    const now = Date.now() / 1000;
    const earlier = (/** @type {{id: string}} */ table) => ({ ...table, touched: now - 3600 * (waiting.get(table.id) ?? 50) });
    await route.fulfill({ response: answer, json: (await answer.json()).map(earlier) });
  });
}
