// The ships of the first page.

export type ShipKind = 'rowing' | 'sloop' | 'sails' | 'full' | 'steam';

/** The stronger a computer player, the larger its ship. */
export const fleet: ShipKind[] = ['rowing', 'sloop', 'sails', 'full'];
