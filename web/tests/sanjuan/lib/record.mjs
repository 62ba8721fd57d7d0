// Turns of recorded games of San Juan.

import { turnOf } from '../../lib/record.mjs';

export { goOn, openAt } from '../../lib/record.mjs';

/** A turn begins with a role. @type {import('../../lib/record.mjs').Begins} */
const begins = (line) => / role /.test(line);

/** The very beginning of a turn. @param {string} name @param {number} part @param {number} [seat] */
export function turnIn(name, part, seat) {
  return turnOf('sanjuan', begins, name, part, seat);
}
