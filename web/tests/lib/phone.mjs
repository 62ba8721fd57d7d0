// The problems of a page on phones.

import { phone } from './browser.mjs';
import { sticksOut, tooSmallToHit } from './layout.mjs';

const narrow = { width: 360, height: 740 };

/** The problems of the current page on two phones. @param {import('./visitor.mjs').Visitor} visitor @param {string} where */
export async function problemsOf(visitor, where) {
  const { page } = visitor;
  const found = [...(await tooSmallToHit(page)), ...(await sticksOut(page))];
  await visitor.resize(narrow);
  found.push(...(await sticksOut(page)));
  await visitor.resize(phone);
  return found.map((problem) => `${where}: ${problem}`);
}
