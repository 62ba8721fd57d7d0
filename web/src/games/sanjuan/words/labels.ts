// Whole things in words, for people who do not see the board.

import { list, t } from '../../../lib/i18n.svelte';
import type { Seat, TableInfo } from '../../../types';
import type { City, Facts, Kind, Role, View } from '../../../types/sanjuan';
import type { Look } from '../controller.svelte';
import { beneath, priceOf } from './city';
import { cost, countedAtEnd, noteText, points } from './figures';
import * as names from './names';
import { stateText } from './states';

/** Buildings under which cards are laid. */
const STORES = ['chapel', 'bank', 'harbor'] as const;

/** The contents of a thing's popover. */
export interface Explained {
  title: string;
  lines: string[];
  rule?: string;
  marks?: string[];
}

/** Joins the existing parts into sentences. The first part is often a name and stays as it is. */
function sentences(...parts: (string | null | false)[]): string {
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  const begun = said.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)));
  return begun.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** A card of the hand, one that was drawn or turned up, or the Cathedral on the table. */
export function labelCard(kind: Kind, look: Look, setup: string): string {
  return sentences(
    names.kindName(kind),
    names.groupText(kind),
    costOf(kind, look),
    pointsOf(kind),
    names.effectText(kind, setup),
    stateOf(look),
  );
}

function costOf(kind: Kind, look: Look | null): string {
  const { now, printed } = look?.cost ?? { now: cost(kind), printed: cost(kind) };
  return now === printed ? t('label-cost', { cost: printed }) : t('label-cost-now', { now, printed });
}

function pointsOf(kind: Kind): string {
  return countedAtEnd(kind) ? t('label-points-end') : names.pointsText(points(kind));
}

/** What can be done with it, and whether the hint refers to it. */
function stateOf(look: Look, price: number | null = null): string {
  const what = stateText(look, price);
  const state = what === '' || look.state === 'idle' ? null : t(`label-${look.state}`, { what });
  return sentences(state, look.hinted && t('label-hinted'));
}

/** A building in a city. */
export function labelPlace(place: { seat: Seat; index: number }, look: Look, facts: Facts, view: View): string {
  const city = view.board.cities[place.seat]!;
  const { kind, good } = city.places[place.index]!;
  const under = beneath(view.board, place.seat, place.index);
  return sentences(
    names.kindName(kind),
    pointsOf(kind),
    names.goodOf(kind) !== null && (good ? t('label-good', { good: names.goodName(kind) }) : t('label-no_good')),
    under.length > 0 && t('label-covers', { list: names.kindsText(under) }),
    laidUnder(city, kind, facts.points[place.seat]?.counts_shown ?? false),
    city.fresh === kind && !names.isProduction(kind) && t('label-new'),
    isUsed(city, kind, view) && t('label-used'),
    names.shortEffect(kind, view.board.setup),
    stateOf(look, priceOf(facts, kind)),
  );
}

function laidUnder(city: City, kind: Kind, shown: boolean): string | null {
  const store = STORES.find((one) => one === kind);
  if (store === undefined || !shown || city[store] === 0) return null;
  return t('label-under', { cards: names.cardsText(city[store]) });
}

/** The Bank works once a game, the Library once a round with two players. */
function isUsed(city: City, kind: Kind, view: View): boolean {
  if (kind === 'bank') return city.bank_used;
  return kind === 'library' && city.library_used && names.option(view.board.setup, 'players') === '2';
}

/** A role, what it does, and who has taken it. */
export function labelRole(role: Role, look: Look, view: View, table: TableInfo): string {
  const by = view.board.roles[names.ROLES.indexOf(role)] ?? null;
  const taken = by !== null && t('label-taken', { name: names.whoName(table, by, view.viewer) });
  return sentences(names.roleName(role), ...roleLines(role), taken, stateOf(look));
}

function roleLines(role: Role): string[] {
  return [
    t('label-role-all', { action: t(`role-${role}-action`) }),
    t('label-role-chooser', { privilege: t(`role-${role}-privilege`) }),
  ];
}

/** A player: name, roles of this round, and counts. */
export function labelSeat(seat: Seat, facts: Facts, view: View, table: TableInfo): string {
  const { board, viewer } = view;
  const standing = facts.points[seat]!;
  return sentences(
    names.whoName(table, seat, viewer),
    table.seats[seat]!.bot !== null && t('label-computer'),
    names.levelOf(table, seat) ?? false,
    table.seats[seat]!.resigned && t('label-resigned'),
    board.governor === seat && t('term-governor'),
    rolesOf(seat, view),
    facts.asked !== null && board.actor === seat && t('label-decides'),
    t('n-in_hand', { n: board.hands[seat]! }),
    t('label-hand_limit', { n: facts.hand_limits[seat]! }),
    seat !== viewer && view.hands[seat]!.length > 0 && t('label-known', { list: names.kindsText(view.hands[seat]!) }),
    t('label-buildings', { n: board.cities[seat]!.places.length }),
    goodsOf(board.cities[seat]!),
    standing.counts_shown && laidIn(board.cities[seat]!),
    names.pointsText(standing.points, standing.at_least),
  );
}

function rolesOf(seat: Seat, view: View): string | null {
  const taken = names.ROLES.filter((_, index) => view.board.roles[index] === seat);
  return taken.length === 0 ? null : t('label-roles', { roles: list(taken.map(names.roleName)) });
}

function goodsOf(city: City): string | null {
  const n = city.places.filter((place) => place.good).length;
  return n === 0 ? null : t('n-goods', { n });
}

/** Cards under Chapels, Banks and Harbors, including those built over. */
function laidIn(city: City): string | null {
  const laid = STORES.filter((store) => city[store] > 0);
  if (laid.length === 0) return null;
  return t('label-laid', { counts: list(laid.map((store) => `${names.kindName(store)} ${city[store]}`)) });
}

/** The trading house: the current or last open prices, those to come, and the possible ones. */
export function labelPrices(facts: Facts): string {
  const { open, last, next, least, most } = facts.prices;
  const ranges = least.map((low, good) => (low === most[good] ? String(low) : `${low}–${most[good]}`));
  return sentences(
    t('trading-house'),
    last !== null && t(open ? 'label-prices-open' : 'label-prices-last', { prices: list(names.pricesOf(last)) }),
    next !== null && t('label-prices-next', { prices: list(names.pricesOf(next)) }),
    t('label-prices-range', { prices: list(names.pricesOf(ranges)) }),
  );
}

/** The popover of a card. */
export function explainCard(kind: Kind, setup: string, look: Look | null = null): Explained {
  const lines = [
    `${names.groupText(kind)} · ${names.setText(kind)}`,
    names.effectText(kind, setup),
    sentences(costOf(kind, look), pointsOf(kind)),
  ];
  const note = noteText(kind);
  const marks = note === null ? [] : [note];
  const explained: Explained = { title: names.kindName(kind), lines, marks };
  return look?.rule ? { ...explained, rule: look.rule } : explained;
}

/** The popover of a role. */
export function explainRole(role: Role): Explained {
  return { title: names.roleName(role), lines: roleLines(role) };
}
