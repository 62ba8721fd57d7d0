// Opens a table in the middle of a recorded game.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const folder = new URL('../../../records/', import.meta.url);
const moveOf = /^\d+ /;

/** @typedef {{game: string, text: string, moves: number, seat: number, players: number}} Turn After its first `moves`. */
/** @typedef {(line: string, before: string) => boolean} Begins Whether a turn begins with a line. */

/**
 * The very beginning of a turn of a recorded game.
 * @param {string} game
 * @param {Begins} begins
 * @param {string} name The record.
 * @param {number} part How much of the game has been played, from 0 to 1.
 * @param {number} [seat] Whose turn it is, from 1; by default the next player's.
 * @returns {Turn}
 */
export function turnOf(game, begins, name, part, seat) {
  const lines = linesOf(game, name);
  const from = Math.floor(lines.length * part);
  const mover = (/** @type {number} */ index) => Number(lines[index]?.split(' ')[0]);
  const fits = (/** @type {number} */ index) =>
    begins(lines[index] ?? '', lines[index - 1] ?? '') && (seat === undefined || mover(index) === seat);
  const moves = lines.findIndex((_, index) => index >= from && fits(index));
  assert.ok(moves > 0, `${name} has a turn after ${part} of its moves`);
  return turnAfter(game, name, moves);
}

/** The moves of a record, each with its seat. @param {string} game @param {string} name */
export function linesOf(game, name) {
  return textOf(game, name).split('\n').filter((line) => moveOf.test(line));
}

/** A move without its seat. @param {string} line */
export function moveIn(line) {
  return line.replace(moveOf, '');
}

/** @param {string} game @param {string} name */
function textOf(game, name) {
  return readFileSync(new URL(`${game}/${name}.txt`, folder), 'utf8');
}

/** The turn beginning after this many moves. @param {string} game @param {string} name @param {number} moves @returns {Turn} */
export function turnAfter(game, name, moves) {
  const text = textOf(game, name);
  const seat = Number(linesOf(game, name)[moves]?.split(' ')[0]);
  return { game, text, moves, seat, players: [...text.matchAll(/^seat /gm)].length };
}

/**
 * Opens a table at such a turn, with computer players in the other seats. Returns its address.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {Turn} turn
 */
export async function openAt({ page }, { game, text, moves, seat, players }) {
  const seats = Array.from({ length: players }, (_, index) => (index + 1 === seat ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }));
  // A new visitor must become a guest first.
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
