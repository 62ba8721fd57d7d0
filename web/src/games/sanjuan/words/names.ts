// Who and what: players, buildings, roles, goods and amounts, as the sentences of the texts need them.

import { list, t } from '../../../lib/i18n.svelte';
import type { Cause, Facts, Kind, Role, View } from '../../../types/sanjuan';
import { cost, inExpansion, inOrder } from './figures';

export { levelOf, seatName, whoName } from '../../../table/names';

/** The goods in the order of the trading-house cards. */
export const GOODS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'] as const;
export type Good = (typeof GOODS)[number] | 'customs_office';

const MADE: Partial<Record<Kind, Good>> = {
  indigo_plant: 'indigo',
  sugar_mill: 'sugar',
  tobacco_storage: 'tobacco',
  coffee_roaster: 'coffee',
  silver_smelter: 'silver',
};
/** The roles in the order in which the board lists who took them. */
export const ROLES: Role[] = ['builder', 'producer', 'trader', 'councillor', 'prospector'];
const MONUMENTS: Kind[] = ['statue', 'victory_column', 'hero'];

export function kindName(kind: Kind): string {
  return t(`kind-${kind}`);
}

export function roleName(role: Role): string {
  return t(`role-${role}`);
}

export function isProduction(kind: Kind): boolean {
  return kind in MADE;
}

export function isMonument(kind: Kind): boolean {
  return MONUMENTS.includes(kind);
}

/** The good that can be on a building; null if none can. */
export function goodOf(kind: Kind): Good | null {
  return kind === 'customs_office' ? 'customs_office' : (MADE[kind] ?? null);
}

/** The name of the good on such a building. */
export function goodName(kind: Kind): string {
  return t(`good-${goodOf(kind) ?? 'customs_office'}`);
}

/** Several buildings in the order of the card list; equal ones are counted. */
export function kindsText(kinds: Kind[]): string {
  const each = inOrder(new Set(kinds)).map((kind) => {
    const n = kinds.filter((one) => one === kind).length;
    return n === 1 ? kindName(kind) : t('times', { n, what: kindName(kind) });
  });
  return list(each);
}

export function cardsText(n: number): string {
  return t('n-cards', { n });
}

export function pointsText(n: number, atLeast = false): string {
  return t(atLeast ? 'n-points-at_least' : 'n-points', { n });
}

/** The five prices of a trading-house card, each after its good. */
export function pricesOf(prices: (number | string)[]): string[] {
  return GOODS.map((good, index) => `${t(`good-${good}`)} ${prices[index]}`);
}

export function causeText(cause: Cause): string {
  if (cause === 'deal') return t('cause-deal');
  if (cause === 'hand_limit') return t('cause-hand_limit');
  return 'role' in cause ? roleName(cause.role) : kindName(cause.building);
}

/** The value of an option in a setup such as “players=3 expansion=on”; null if it is the usual one. */
export function option(setup: string, key: string): string | null {
  const word = setup.split(' ').find((pair) => pair.startsWith(`${key}=`));
  return word?.slice(key.length + 1) ?? null;
}

/** What a building does in this game. */
export function effectText(kind: Kind, setup: string): string {
  const first = option(setup, 'edition') === 'first';
  const takes = option(setup, 'gold_mine') ?? (first ? 'any' : 'lowest');
  const limit = option(setup, 'guard_room_limit');
  if (kind === 'gold_mine' && takes === 'any') return t('effect-gold_mine-any');
  if (kind === 'guild_hall' && first) return t('effect-guild_hall-first');
  if (kind === 'guard_room' && limit === 'always_with_expansion') return t('effect-guard_room-always');
  return t(`effect-${kind}`);
}

/** The same in a few words, for card faces. */
export function shortEffect(kind: Kind, setup: string): string {
  const first = option(setup, 'edition') === 'first';
  return kind === 'guild_hall' && first ? t('brief-guild_hall-first') : t(`brief-${kind}`);
}

/** The kind of building. */
export function groupText(kind: Kind): string {
  if (isProduction(kind)) return t('group-production');
  if (isMonument(kind)) return t('group-monument');
  if (kind === 'cathedral') return t('group-cathedral');
  return cost(kind) === 6 ? t('group-six_cost') : t('group-city');
}

/** Which box it comes from. */
export function setText(kind: Kind): string {
  return inExpansion(kind) ? t('set-expansion') : t('set-base');
}

/** The part of the round that is being played. */
export function stepName(facts: Facts, view: View): string {
  if (facts.scores !== null) return t('result-title');
  if (facts.phase !== null) return t(`phase-${facts.phase}`);
  const outermost = view.board.stack[0];
  if (typeof outermost === 'object' && 'starting_hands' in outermost) return t('phase-starting_hands');
  if (typeof outermost === 'object' && 'round_start' in outermost) return t('phase-start_of_round');
  return t('phase-role_choice');
}
