// Sits down at a new table of Anno 1800, using the page for new tables.

import { begin, fillIn } from '../../lib/new-table.mjs';

/**
 * @param {import('../../lib/visitor.mjs').Visitor} visitor
 * @param {import('../../lib/new-table.mjs').Wanted['seats']} seats
 * @param {number} [first] The seat, from 1, that begins. By default it is drawn by lot.
 */
export async function sitDownTo(visitor, seats, first) {
  await visitor.follow('/new/anno1800');
  await fillIn(visitor, first === undefined ? { seats } : { seats, first });
  await begin(visitor);
}
