// The appearance of the game: colours of cards, the order of roles, positions in a city, and the rules to refer to.

import type { Seat, TableInfo } from '../../types';
import type { Kind, Role, View } from '../../types/sanjuan';
import { tonesOf } from './art';
import type { Look } from './controller.svelte';
import { beneath } from './words/city';
import { type Good, goodOf } from './words/names';

export const roles: Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];

/** Places in a full city. */
export const places = 12;

/** The colour of a card's frame and cost: that of its good, or of its family. Defined in colours.css. */
export function frameColor(kind: Kind): string {
  return `var(--k-${tonesOf(kind).split(' ')[1]!.slice('sj-'.length).split('-')[0]!})`;
}

/** The rule about each building. */
const rules: Partial<Record<Kind, string>> = {
  smithy: 'S15.1',
  gold_mine: 'S15.2',
  archive: 'S15.3',
  poor_house: 'S15.4',
  black_market: 'S15.5',
  trading_post: 'S15.6',
  well: 'S15.7',
  market_stand: 'S15.8',
  crane: 'S15.9',
  tower: 'S15.10',
  chapel: 'S15.11',
  aqueduct: 'S15.12',
  carpenter: 'S15.13',
  prefecture: 'S15.14',
  market_hall: 'S15.15',
  quarry: 'S15.16',
  library: 'S15.17',
  statue: 'S16.1',
  victory_column: 'S16.1',
  hero: 'S16.1',
  city_hall: 'S16.2',
  triumphal_arch: 'S16.3',
  guild_hall: 'S16.4',
  palace: 'S16.5',
  office_building: 'S17.2',
  guard_room: 'S17.3',
  hut: 'S17.4',
  tavern: 'S17.5',
  park: 'S17.6',
  customs_office: 'S17.7',
  bank: 'S17.8',
  harbor: 'S17.9',
  goldsmith: 'S17.10',
  cathedral: 'S17.11',
  residence: 'S17.12',
};
const productionRule = 'S14.1';

export function kindRule(kind: Kind): string {
  return rules[kind] ?? productionRule;
}

export const roleRules: Record<Role, string> = {
  builder: 'S5.1',
  producer: 'S6.1',
  trader: 'S7.1',
  councillor: 'S8.2',
  prospector: 'S9.1',
};

/** What leaves the hand or the city when chosen is drawn dashed and dark; what is kept, built or made is not. */
export function leaves(look: Look): boolean {
  return look.verb !== null && ['pay', 'sell', 'discard', 'exchange', 'lay', 'bank'].includes(look.verb);
}

/** Everybody else, clockwise from this seat. */
export function othersFrom(table: TableInfo, seat: Seat): Seat[] {
  const count = table.seats.length;
  return Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count);
}

/** How many cards are under a place, if a Chapel, Bank or Harbor is or was there. */
export function cardsUnder(view: View, seat: Seat, place: number): number {
  const city = view.board.cities[seat]!;
  const here = [city.places[place]!.kind, ...beneath(view.board, seat, place)];
  const under = (store: Kind, count: number) => (here.includes(store) ? count : 0);
  return under('chapel', city.chapel) + under('bank', city.bank) + under('harbor', city.harbor);
}

/** The barrel on such a building. */
export function barrelOn(kind: Kind): Good {
  return goodOf(kind) ?? 'customs_office';
}

/** The length of the longest word: names shrink a little if it would not fit, because they are never broken. */
export function longestWord(name: string): number {
  return Math.max(...breakable(name).split(/[\s\u00AD-]/).map((word) => word.length));
}

const lastParts =
  'schmelze|speicher|denkmal|rösterei|küperei|schmiede|mühle|säule|markt|posten|bogen|thèque|nisseur|turerie|vrerie|fazione|meria|dotto|ficio';
const joint = new RegExp(`(?<=\\p{L}{3})(?=(?:${lastParts})(?:$|[\\s’]))`, 'gu');

/** A name with a soft hyphen where a long word may be broken: browsers without a dictionary never do it themselves. */
export function breakable(name: string): string {
  return name.replace(joint, '\u00AD');
}

/** Equal cards get different keys, so that each keeps its element when others come and go. */
export function numbered(kinds: Kind[]): { key: string; kind: Kind; index: number }[] {
  const seen: Partial<Record<Kind, number>> = {};
  return kinds.map((kind, index) => {
    seen[kind] = (seen[kind] ?? 0) + 1;
    return { key: `${kind}-${seen[kind]}`, kind, index };
  });
}
