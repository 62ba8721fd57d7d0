import assert from 'node:assert/strict';

/** Fails with the whole list, one problem per line, without duplicates. @param {string[]} problems */
export function none(problems) {
  assert.ok(problems.length === 0, `\n${[...new Set(problems)].join('\n')}`);
}
