// The market as the viewer sees it: five shelves, what is within reach on them, and what serves the cards in hand.

import type { Seat } from '../../types';
import { TOKENS, type Board, type CardKind, type Extra, type Object as Bought, type Player, type Reach, type Resource, type Token } from '../../types/anno1800';
import { data } from './data';
import type { Look } from './look';

/** By what things are for. A token keeps its place whatever happens. */
export const shelves = [
  {
    shelf: 'materials',
    tokens: [
      'sawmill_w', 'charcoal_kiln_w', 'brickworks_w', 'warehouse_w', 'steelworks_w', 'sailmakers_w', 'glassworks',
      'brass_foundry', 'window_factory',
    ],
  },
  {
    shelf: 'food',
    tokens: [
      'brewery', 'bakery', 'schnapps_distillery', 'sausage_factory', 'cannery', 'chocolate_factory', 'coffee_roasters',
      'champagne_cellar', 'rum_distillery',
    ],
  },
  {
    shelf: 'comforts',
    tokens: [
      'soap_factory', 'work_clothes_factory', 'cotton_mill_a', 'cotton_mill_w', 'cigar_factory', 'spectacle_factory',
      'clockmakers', 'fur_dealer',
    ],
  },
  {
    shelf: 'machines',
    tokens: [
      'sewing_machine_factory', 'light_bulb_factory', 'gramophone_factory', 'penny_farthing_factory', 'motor_factory',
      'steam_carriage_factory', 'dynamite_factory', 'weapons_factory', 'heavy_weapons_factory',
    ],
  },
  {
    shelf: 'harbour',
    tokens: [
      'shipyard1', 'shipyard2', 'shipyard3', 'merchant1', 'merchant2', 'merchant3', 'exploration1', 'exploration2',
      'exploration3',
    ],
  },
] as const satisfies { shelf: string; tokens: Token[] }[];

/** The shelf from which something is bought, from 0; -1 for what is not in the market. */
export function shelfOf(object: Bought): number {
  if (typeof object !== 'object' || !('token' in object)) return -1;
  return shelves.findIndex(({ tokens }) => (tokens as readonly Token[]).includes(object.token));
}

/**
 * now: own means suffice; more: tokens or gold in addition; yours: already built; gone: none left; far: not available;
 * plain: nobody looks who could have it.
 */
export type Standing = 'now' | 'more' | 'yours' | 'gone' | 'far' | 'plain';

/** What people may look for in the market; the rest fades. */
export type Filter = 'all' | 'now' | 'more' | 'hand';

/** A token of the market and everything that decides how it looks. */
export interface Cell {
  token: Token;
  /** Null for spectators: nothing is cheap or expensive for them. */
  reach: Reach | null;
  standing: Standing;
  /** How many cards in hand need its good. */
  wanted: number;
  left: number;
  /** Who has built one, by seat. */
  owners: Seat[];
}

export function standingOf(reach: Reach): Standing {
  const why = reach.blocked?.why;
  // Covering one's own with another is possible, but nobody looks for that.
  if (reach.owned || why === 'owned_already') return 'yours';
  if (why === 'sold_out') return 'gone';
  if (reach.blocked || !reach.extra) return 'far';
  return reach.extra.tokens > 0 || reach.extra.gold > 0 ? 'more' : 'now';
}

/** Could be paid for, but not begun now: something else is being decided, or others play. */
export function isLater(standing: Standing, state: Look['state']): boolean {
  return (standing === 'now' || standing === 'more') && state !== 'open' && state !== 'more';
}

/** The goods that cards in hand need and the player does not make, each with the number of those cards. */
export function wantedGoods(hand: CardKind[], { makes }: Pick<Player, 'makes'>): Map<Resource, number> {
  const made = new Set(makes.flat());
  const wanted = new Map<Resource, number>();
  for (const kind of hand) {
    for (const good of data.cards[kind]?.cost.resources ?? []) {
      if (!made.has(good)) wanted.set(good, (wanted.get(good) ?? 0) + 1);
    }
  }
  return wanted;
}

/** All tokens on the shelves. `reaches` are the viewer's, in printed order; there are none if nobody looks. */
export function cellsOf(reaches: Reach[], board: Board, wanted: Map<Resource, number>): Cell[] {
  const owners = ownersOf(board);
  return shelves.flatMap(({ tokens }) => tokens).map((token: Token): Cell => {
    const printed = TOKENS.indexOf(token);
    const left = board.tokens[printed] ?? 0;
    const reach = reaches[printed] ?? null;
    const standing = reach ? standingOf(reach) : left > 0 ? 'plain' : 'gone';
    const good = data.tokens[token].industry?.resource;
    const serves = good !== undefined && (standing === 'now' || standing === 'more' || standing === 'far');
    return { token, reach, standing, wanted: serves ? (wanted.get(good) ?? 0) : 0, left, owners: owners.get(token) ?? [] };
  });
}

function ownersOf({ players }: Board): Map<Token, Seat[]> {
  const owners = new Map<Token, Seat[]>();
  players.forEach(({ fields }, seat) => {
    for (const { built } of fields) {
      if (built !== null) owners.set(built, [...(owners.get(built) ?? []), seat]);
    }
  });
  return owners;
}

/** How many tokens each filter shows. */
export function countCells(cells: Cell[]): Record<Exclude<Filter, 'all'>, number> {
  return {
    now: cells.filter(({ standing }) => standing === 'now').length,
    more: cells.filter(({ standing }) => standing === 'more').length,
    hand: cells.filter(({ wanted }) => wanted > 0).length,
  };
}

/** What serves the hand: what own means pay for, then the cheapest, then what is out of reach. */
export function handFirst(cells: Cell[]): Cell[] {
  const price = ({ reach, standing }: Cell) =>
    standing === 'far' ? Infinity : reach?.extra ? reach.extra.tokens + reach.extra.gold : 0;
  // Two out of reach are equal; their difference would be no number.
  return cells.filter(({ wanted }) => wanted > 0).sort((a, b) => (price(a) === price(b) ? 0 : price(a) - price(b)));
}

/** How many lines of a list have the whole width: all of a few, else none but an odd one, so that the others are in pairs. */
export function wholeLines(cells: Cell[]): number {
  return cells.length <= 3 ? cells.length : cells.length % 2;
}

/** What would suffice in addition, if every part alone could be paid; null if something else is missing. */
export function missingOf({ blocked, needs, lacks }: Reach): Extra | null {
  const [first] = lacks;
  if (blocked?.why !== 'cannot_pay' || !first || needs.some(({ by }) => by === null)) return null;
  if (first.lack === 'together_both') return first;
  if (first.lack !== 'together') return null;
  // Either would suffice: tokens are named, because a festival brings them back.
  if (first.tokens > 0) return { tokens: first.tokens, gold: 0 };
  return first.gold > 0 ? { tokens: 0, gold: first.gold } : null;
}
