// A player's counts, and what can be bought from them.

import type { Seat, TableInfo } from '../../types';
import { TIERS, type Facts, type Fleet, type Player, type Resource } from '../../types/anno1800';

/** All players, clockwise from the viewer. */
export function seatsFrom(table: TableInfo, viewer: Seat | null): Seat[] {
  const seats = table.seats.map((_, seat) => seat);
  return [...seats.slice(viewer ?? 0), ...seats.slice(0, viewer ?? 0)];
}

/** The other players, clockwise; everybody for spectators. */
export function othersFrom(table: TableInfo, viewer: Seat | null): Seat[] {
  return seatsFrom(table, viewer).filter((seat) => seat !== viewer);
}

export interface Cubes {
  ready: number;
  work: number;
  exhausted: number;
}

/** The cubes of each tier, wherever they are. */
export function cubesOf(player: Player): Cubes[] {
  const working = player.fields.flatMap((field) => field.work);
  return TIERS.map((tier, n) => ({
    ready: player.cubes[n]!,
    work: working.filter((one) => one === tier).length,
    exhausted: player.exhausted[n]!,
  }));
}

/** Naval tokens on ships: ready ones and all. Those from cards are separate, because they do not come back. */
export function fleetOf({ ready, exhausted, temporary }: Fleet): { ready: number; all: number; temporary: number } {
  return { ready, all: ready + exhausted, temporary };
}

export interface Sales {
  price: number;
  /** What the viewer also makes comes last. */
  goods: { resource: Resource; own: boolean }[];
}

/** What a player makes, by its price in trade tokens. */
export function salesOf(facts: Facts, seat: Seat, viewer: Seat | null): Sales[] {
  const own = new Set(viewer === null ? [] : facts.sales[viewer]!.map(({ resource }) => resource));
  const sales = facts.sales[seat]!;
  const prices = [...new Set(sales.map(({ price }) => price))].sort((a, b) => a - b);
  return prices.map((price) => {
    const ofPrice = sales.filter((sale) => sale.price === price);
    const goods = ofPrice.map(({ resource }) => ({ resource, own: own.has(resource) }));
    return { price, goods: [...goods.filter((good) => !good.own), ...goods.filter((good) => good.own)] };
  });
}
