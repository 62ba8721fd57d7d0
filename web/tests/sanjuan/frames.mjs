// Which turns of San Juan are filmed for somebody who has never seen them.

export const records = ['4p-base', '3p-expansion'];
export const kinds = ['builder', 'producer', 'trader', 'councillor', 'prospector', 'builder', 'producer', 'trader', 'builder', 'trader'].map((kind) => `role ${kind}`);

/** A turn begins with its role. @param {string[]} _ @param {number} at */
export function startOf(_, at) {
  return at;
}
