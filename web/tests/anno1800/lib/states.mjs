// States of Anno 1800 in which the layout of the table is looked at.

import { stateBefore } from '../../lib/states.mjs';
import { AnnoPlayer } from './player.mjs';
import { turnIn } from './record.mjs';

/** Whole games of two, three and four players. */
export const records = ['2p-de', '3p-it', '4p-de'];

/** @param {import('../../lib/visitor.mjs').Visitor} visitor */
export async function ready(visitor) {
  await new AnnoPlayer(visitor).ready();
}

/**
 * Looks at each part of the table that shares its place with others.
 * @param {import('../../lib/visitor.mjs').Visitor} visitor
 * @param {(part: string) => Promise<void>} look
 */
export async function eachPart(visitor, look) {
  // A sheet covers the tabs.
  const tabs = visitor.page.locator('[role=tab]:not([inert] *)');
  const names = await tabs.allInnerTexts();
  if (names.length === 0) await look('everything');
  for (const [index, name] of names.entries()) {
    await visitor.press(tabs.nth(index));
    await look(name.replace(/\s+/g, ' '));
  }
}

/** @param {string} name @param {RegExp} move @param {number} [from] */
const before = (name, move, from) => stateBefore('anno1800', name, move, from);

/** Twelve states that differ most. */
export const fixed = {
  'a first turn': before('2p-en', /action/),
  'a payment': before('4p-de', / work /, 0.5),
  'a payment by trade': before('4p-recommended', /trade/, 0.6),
  'a square to build on': before('3p-fr', /place coast/, 0.4),
  'a payment of people': before('4p-recommended', / work /, 0.8),
  'cards to give back': before('4p-de', /return/, 0.5),
  'an expedition': before('3p-fr', /expeditions/, 0.2),
  'free upgrades': before('2p-it', /raise/, 0.4),
  'a middle turn of three': turnIn('3p-en', 0.5),
  // Stacks that lack a token, and objectives with effects.
  'a full market': turnIn('alonso-graves', 0.3),
  // Four Old World islands and nine cards.
  'many islands': turnIn('no-old-world-left', 0.85, 1),
  // Thirteen cards.
  'a full hand': turnIn('4p-fr', 0.55, 3),
};
