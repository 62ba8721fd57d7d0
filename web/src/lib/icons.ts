// Where Icon.svelte finds its drawings. The table's icons are added when the table is opened (pages/pages.ts).

import shell from 'virtual:icons/shell';

const drawings = { ...shell };

export function addIcons(more: typeof shell): void {
  Object.assign(drawings, more);
}

export function drawing(id: string): (typeof shell)[string] | undefined {
  return drawings[id];
}
