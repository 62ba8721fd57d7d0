// Turns of recorded games of Anno 1800.

import assert from 'node:assert/strict';
import { linesOf, moveIn, turnAfter, turnOf } from '../../lib/record.mjs';

export { goOn, openAt } from '../../lib/record.mjs';

/** A turn begins after the end of another one. @type {import('../../lib/record.mjs').Begins} */
const begins = (_, before) => before.endsWith(' end');

/** The very beginning of a turn. @param {string} name @param {number} part @param {number} [seat] */
export function turnIn(name, part, seat) {
  return turnOf('anno1800', begins, name, part, seat);
}

/**
 * The turn in which a move is made for the first time, at its very beginning.
 * @param {string} name The record.
 * @param {string} move As written there, such as `remove brewery`.
 */
export function turnWith(name, move) {
  const lines = linesOf('anno1800', name);
  const made = lines.findIndex((line) => moveIn(line) === move);
  assert.ok(made > 0, `somebody does this in ${name}: ${move}`);
  return turnAfter('anno1800', name, lines.findLastIndex((line, index) => index < made && line.endsWith(' end')) + 1);
}
