// States of San Juan in which the layout of the table is looked at.

import { stateBefore } from '../../lib/states.mjs';
import { Player } from './player.mjs';

/** Whole games: two, three and four players, with and without the expansion. */
export const records = ['2p-base', '3p-expansion', '4p-expansion', '4p-base'];

/** @param {import('../../lib/visitor.mjs').Visitor} visitor */
export async function ready(visitor) {
  await new Player(visitor).ready();
}

/** @param {string} name @param {RegExp} move @param {number} [from] */
const before = (name, move, from) => stateBefore('sanjuan', name, move, from);

/** Twelve states that differ most. */
export const fixed = {
  'the first role': before('4p-expansion', /role/),
  'a payment': before('4p-expansion', /pay/, 0.5),
  'cards of the councillor': before('3p-expansion', /keep/, 0.3),
  'a production': before('4p-base', /produce/, 0.4),
  'a sale': before('4p-expansion', /sell/, 0.7),
  'a role in the middle': before('3p-expansion', /role/, 0.5),
  'two players': before('2p-expansion', /role/, 0.6),
  'a late role': before('4p-expansion', /role/, 0.9),
  'a late building': before('two-cities-of-twelve', /build/, 0.93),
  'a cathedral': before('cathedral-covered', /build/, 0.8),
  'a chapel': before('3p-base', /lay/, 0.5),
  'many cards': before('no-card-left', /role/, 0.9),
};
