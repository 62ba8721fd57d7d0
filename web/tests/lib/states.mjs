// States of recorded games, in which the layout of the table is looked at.

import { crowded } from './crowd.mjs';
import { hardToRead, sticksOut, tooSmallToHit } from './layout.mjs';
import { linesOf, openAt, turnAfter } from './record.mjs';
import { languages, longestWords } from './texts.mjs';

/** As long as a name may be. */
export const longName = 'Maximiliana-Theodora the';

/** Its words need most room. */
export const widest = languages.toSorted((a, b) => longestWords(b) - longestWords(a))[0] ?? 'en';

/**
 * The state before the first move of this kind.
 * @param {string} game
 * @param {string} name The record.
 * @param {RegExp} move
 * @param {number} [from] How much of the game has been played at least, from 0 to 1.
 */
export function stateBefore(game, name, move, from = 0) {
  const lines = linesOf(game, name);
  const at = lines.findIndex((line, index) => index >= from * lines.length && move.test(line));
  if (at < 0) throw new Error(`${name} has no ${move} after ${from} of its moves`);
  return turnAfter(game, name, at);
}

/**
 * Sits down in such a state, with a long name.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {import('./record.mjs').Turn} turn
 */
export async function sitDownAt(visitor, turn) {
  await visitor.page.request.patch('/api/v1/me', { data: { name: longName } });
  await visitor.follow(await openAt(visitor, turn));
}

/** What is wrong with the layout of the screen. @param {import('./visitor.mjs').Visitor} visitor */
export async function faultsOf({ page, touch }) {
  const faults = [...(await sticksOut(page)), ...(await crowded(page)), ...(await hardToRead(page))];
  if (touch) faults.push(...(await tooSmallToHit(page)));
  return faults;
}
