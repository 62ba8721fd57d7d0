// The layout of a player's fields on the table, and which tokens are on which ship.

import type { Fleet, Naval, Object as Bought, Player, Spent, Square, Terrain, Token } from '../../types/anno1800';
import { data } from './data';

const homeFields = 20;
const islandFields = 6;

/** The fields of the home island, four rows of five: two of land, one of coast, one of sea. */
export const homeIsland = Array.from({ length: homeFields }, (_, field) => field);

/** The fields of the n-th Old World island, from 0: three rows of two. */
export function oldWorldIsland(n: number): number[] {
  return Array.from({ length: islandFields }, (_, field) => homeFields + n * islandFields + field);
}

/** Whether a token may stand on this ground: industries on any land (A9.4), shipyards on coast (A10.3), ships at sea (A11.3). */
export function suits(token: Token, terrain: Terrain): boolean {
  const { shipyard, ship } = data.tokens[token];
  if (ship) return terrain === 'sea';
  return shipyard === null ? terrain !== 'sea' : terrain === 'coast';
}

/** Whether what is being paid for may stand on this free square afterwards. */
export function awaits({ token, terrain }: Square, object: Bought | undefined): boolean {
  return token === null && typeof object === 'object' && 'token' in object && suits(object.token, terrain);
}

export interface Cargo {
  coin: Naval;
  /** Tokens that stay on the ship, tokens the plan takes, tokens in the exhausted area. */
  ready: number;
  leaving: number;
  gone: number;
}

/** Tokens do not belong to particular ships: the first ships are drawn full, the last ones empty. */
export function cargoOf(player: Player, squares: Square[], spent: Spent | null): Map<number, Cargo> {
  const left = {
    trade: leftOf(player.trade, spent?.trade ?? 0),
    exploration: leftOf(player.exploration, spent?.exploration ?? 0),
  };
  const cargo = new Map<number, Cargo>();
  squares.forEach(({ token }, field) => {
    const ship = token && data.tokens[token].ship;
    if (!ship) return;
    const ready = Math.min(ship.strength, left[ship.kind].ready);
    const leaving = Math.min(ship.strength - ready, left[ship.kind].leaving);
    left[ship.kind].ready -= ready;
    left[ship.kind].leaving -= leaving;
    cargo.set(field, { coin: ship.kind, ready, leaving, gone: ship.strength - ready - leaving });
  });
  return cargo;
}

/** Tokens on ships: those that stay and those that the plan takes. */
function leftOf(fleet: Fleet, spent: number): { ready: number; leaving: number } {
  return { ready: fleet.ready - spent, leaving: spent };
}
