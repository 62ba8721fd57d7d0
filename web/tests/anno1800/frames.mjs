// Which turns of Anno 1800 are filmed for somebody who has never seen them.

export const records = ['4p-de', '3p-en'];
export const kinds = ['expand', 'play', 'swap', 'workforce', 'upgrade', 'old_world', 'new_world', 'expedition', 'festival', 'expand'].map((kind) => `action ${kind}`);

/** Where the turn begins in which something is done. @param {string[]} lines @param {number} at */
export function startOf(lines, at) {
  return lines.findLastIndex((line, index) => index < at && line.endsWith(' end')) + 1;
}
