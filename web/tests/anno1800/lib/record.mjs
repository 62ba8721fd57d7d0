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

/**
 * The end of the last turn with this action: the next player comes back to it. `from`: how many moves came before that turn.
 * @param {string} name The record.
 * @param {string} action
 */
export function turnOfKind(name, action) {
  const lines = linesOf('anno1800', name);
  // Not the last turn of all: somebody must be asked afterwards.
  const last = lines.findLastIndex((line, index) => index < lines.length - 1 && line.endsWith(' end'));
  const begun = lines.findLastIndex((line, index) => index < last && moveIn(line) === `action ${action}`);
  assert.ok(begun > 0, `somebody does this in ${name}: ${action}`);
  const from = lines.findLastIndex((line, index) => index < begun && line.endsWith(' end')) + 1;
  const end = lines.findIndex((line, index) => index > begun && line.endsWith(' end')) + 1;
  return { ...turnAfter('anno1800', name, end), from };
}
