// Opens a table of Anno 1800 in the middle of a recorded game.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const folder = new URL('../../../records/anno1800/', import.meta.url);
const moveOf = /^\d+ /;

/**
 * A turn of a recorded game, at its very beginning.
 * @param {string} name The record.
 * @param {number} part How much of the game is over, from 0 to 1.
 * @param {number} [seat] Whose turn it is, from 1; otherwise whoever comes next.
 */
export function turnIn(name, part, seat) {
  const { text, lines } = read(name);
  const from = Math.floor(lines.length * part);
  const mover = (/** @type {number} */ index) => Number(lines[index]?.split(' ')[0]);
  const begins = (/** @type {number} */ index) => lines[index - 1]?.endsWith(' end') && (seat === undefined || mover(index) === seat);
  const moves = lines.findIndex((_, index) => index >= from && begins(index));
  assert.ok(moves > 0, `${name} has a turn after ${part} of its moves`);
  return begun(text, lines, moves);
}

/**
 * The turn in which a move is made for the first time, at its very beginning.
 * @param {string} name The record.
 * @param {string} move As it stands there, such as `remove brewery`.
 */
export function turnWith(name, move) {
  const { text, lines } = read(name);
  const made = lines.findIndex((line) => line.replace(moveOf, '') === move);
  assert.ok(made > 0, `somebody does this in ${name}: ${move}`);
  return begun(text, lines, lines.findLastIndex((line, index) => index < made && line.endsWith(' end')) + 1);
}

/** @param {string} name */
function read(name) {
  const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  return { text, lines: text.split('\n').filter((line) => moveOf.test(line)) };
}

/** @param {string} text @param {string[]} lines @param {number} moves So many are made. */
function begun(text, lines, moves) {
  return { text, moves, seat: Number(lines[moves]?.split(' ')[0]), players: [...text.matchAll(/^seat /gm)].length };
}

/**
 * Sits down at such a turn; computers have the other seats. Returns where the table is.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {{text: string, moves: number, seat: number, players: number}} turn
 */
export async function sitDown({ page }, { text, moves, seat, players }) {
  const seats = Array.from({ length: players }, (_, index) => (index + 1 === seat ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }));
  const made = await page.evaluate(async (body) => {
    await fetch('/api/v1/me');
    const answer = await fetch('/api/v1/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }, { game: 'anno1800', options: {}, seats, record: { text, moves } });
  assert.ok(made.id, `the table is made: ${JSON.stringify(made)}`);
  return `/table/${made.id}`;
}

/**
 * Sits down at such a turn, and looks at the table.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {{text: string, moves: number, seat: number, players: number}} turn
 */
export async function goOn(visitor, turn) {
  await visitor.go('/credits');
  await visitor.go(await sitDown(visitor, turn));
}
