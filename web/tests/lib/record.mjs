// Opens a table in the middle of a recorded game.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const folder = new URL('../../../records/', import.meta.url);
const moveOf = /^\d+ /;

/** @typedef {'sanjuan' | 'anno1800'} Game */
/** @typedef {{game: Game, text: string, moves: number, seat: number, players: number}} Turn So many moves of it are made. */

/** Where a turn begins: with a role, or after the end of another one. @type {Record<Game, (line: string, before: string) => boolean>} */
const beginsWith = {
  sanjuan: (line) => / role /.test(line),
  anno1800: (_, before) => before.endsWith(' end'),
};

/**
 * A turn of a recorded game, at its very beginning.
 * @param {string} name The record.
 * @param {number} part How much of the game is over, from 0 to 1.
 * @param {number} [seat] Whose turn it is, from 1; otherwise whoever comes next.
 * @param {Game} [game]
 * @returns {Turn}
 */
export function turnIn(name, part, seat, game = 'anno1800') {
  const { text, lines } = read(game, name);
  const from = Math.floor(lines.length * part);
  const mover = (/** @type {number} */ index) => Number(lines[index]?.split(' ')[0]);
  const begins = (/** @type {number} */ index) =>
    beginsWith[game](lines[index] ?? '', lines[index - 1] ?? '') && (seat === undefined || mover(index) === seat);
  const moves = lines.findIndex((_, index) => index >= from && begins(index));
  assert.ok(moves > 0, `${name} has a turn after ${part} of its moves`);
  return begun(game, text, lines, moves);
}

/**
 * The turn of Anno 1800 in which a move is made for the first time, at its very beginning.
 * @param {string} name The record.
 * @param {string} move As it stands there, such as `remove brewery`.
 * @returns {Turn}
 */
export function turnWith(name, move) {
  const { text, lines } = read('anno1800', name);
  const made = lines.findIndex((line) => line.replace(moveOf, '') === move);
  assert.ok(made > 0, `somebody does this in ${name}: ${move}`);
  return begun('anno1800', text, lines, lines.findLastIndex((line, index) => index < made && line.endsWith(' end')) + 1);
}

/** @param {Game} game @param {string} name */
function read(game, name) {
  const text = readFileSync(new URL(`${game}/${name}.txt`, folder), 'utf8');
  return { text, lines: text.split('\n').filter((line) => moveOf.test(line)) };
}

/** @param {Game} game @param {string} text @param {string[]} lines @param {number} moves @returns {Turn} */
function begun(game, text, lines, moves) {
  return { game, text, moves, seat: Number(lines[moves]?.split(' ')[0]), players: [...text.matchAll(/^seat /gm)].length };
}

/**
 * Has a table made at such a turn, with computers in the other seats. Returns where it is.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {Turn} turn
 */
export async function openAt({ page }, { game, text, moves, seat, players }) {
  const seats = Array.from({ length: players }, (_, index) => (index + 1 === seat ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }));
  // Whoever has not been here yet becomes a guest first.
  await page.request.get('/api/v1/me');
  const answer = await page.request.post('/api/v1/tables', { data: { game, options: {}, seats, record: { text, moves } } });
  const made = await answer.json();
  assert.ok(made.id, `the table is made: ${JSON.stringify(made)}`);
  return `/table/${made.id}`;
}

/**
 * Sits down at such a turn.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {Turn} turn
 */
export async function goOn(visitor, turn) {
  await visitor.follow(await openAt(visitor, turn));
}
