// Sits down at a new table of San Juan, using the page for new tables.

import * as anyGame from '../../lib/new-table.mjs';

/** @typedef {anyGame.Wanted & {options?: Record<string, string>}} Wanted With options such as `{ expansion: 'on' }`. */

/** @param {import('../../lib/visitor.mjs').Visitor} visitor @param {Wanted} wanted */
export async function fillIn(visitor, { options = {}, ...wanted }) {
  const { page, t } = visitor;
  await anyGame.fillIn(visitor, wanted);
  for (const [key, value] of Object.entries(options)) {
    const field = page.getByRole('group', { name: t(`option-${key}`), exact: true });
    await visitor.press(field.getByText(t(`option-${key}-${value}`), { exact: true }));
  }
}

/** @param {import('../../lib/visitor.mjs').Visitor} visitor @param {Wanted} [wanted] */
export async function sitDown(visitor, wanted = {}) {
  await visitor.follow('/new/sanjuan');
  await fillIn(visitor, wanted);
  await anyGame.begin(visitor);
}
