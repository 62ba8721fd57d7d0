// The panel beside the hand: what is being done, its cost, what follows, and the confirm button.

import { list, t } from '../../../lib/i18n.svelte';
import type { TableInfo, Then } from '../../../types';
import type { Decision, Facts, Kind, Less, Move, Role, View } from '../../../types/sanjuan';
import type { Plan, Shown } from '../controller.svelte';
import { covers, priceOf } from './city';
import { type CardMove, cardMoveText, cardOf, moveText, passText } from './moves';
import { cardsText, causeText, goodName, kindName, kindsText, pointsText, roleName } from './names';
import { question, waiting } from './questions';

/** How many cards a button names; more are counted. */
const NAMED = 2;

/** What confirming does, or how much is still to be chosen first. */
export function confirmText(plan: Plan, asked: Decision | null, facts: Facts): string {
  if (plan.missing > 0) return t('confirm-missing', { n: plan.missing });
  const moves = plan.moves.filter((move) => move !== 'pass');
  const first = moves[0];
  if (first === undefined) return passText(asked);
  if (first === 'reveal') return moveText(first, asked);
  if (first === 'beside') return t('move-build', { building: buildingName(facts, null) });
  if ('role' in first) return roleText(first.role, plan.then);
  if ('build' in first) return buildText(first.build, facts, asked);
  if ('library' in first) return moveText(first, asked);
  if ('over' in first) return overText(first.over, facts);
  if ('pay' in first || 'pay_good' in first) return payText(moves.length, facts);
  if ('produce' in first) return t('move-produce', { good: goodsText(moves.length, first.produce) });
  if ('sell' in first) return sellText(first.sell, moves, facts);
  return cardMoveText(first, cardsInShort(moves as CardMove[]));
}

/** The button of a set that may be empty, while nothing is chosen; null for other questions. */
export function chooseFirstText(asked: Decision): string | null {
  return ['produce', 'sell', 'office', 'bank'].includes(asked.ask) ? t(`choose-first-${asked.ask}`) : null;
}

/** Taking a role. What it reveals at once is named, because it cannot be undone. */
function roleText(role: Role, then: Then | null): string {
  const name = roleName(role);
  if (then !== 'reveals') return t('move-role', { role: name });
  if (role === 'trader') return t('confirm-role-prices', { role: name });
  return t('confirm-role-draw', { role: name });
}

/** A building that is paid for without a further question names its price. */
function buildText(kind: Kind, facts: Facts, asked: Decision | null): string {
  const cost = facts.costs.find((one) => one.kind === kind)?.now ?? 0;
  return cost > 0 ? t('confirm-build', { building: kindName(kind), cost }) : moveText({ build: kind }, asked);
}

function overText(over: { kind: Kind; good: boolean }, facts: Facts): string {
  const build = t('move-build', { building: buildingName(facts, over.kind) });
  return over.good ? t('confirm-good_lost', { build }) : build;
}

function payText(paid: number, facts: Facts): string {
  const building = buildingName(facts, null);
  return t('confirm-build', { building, cost: facts.building?.cost ?? paid });
}

function sellText(first: Kind, moves: Move[], facts: Facts): string {
  return t('confirm-sell', { goods: goodsText(soldIn(moves).length, first), cards: cardsText(saleOf(moves, facts).cards) });
}

const soldIn = (moves: Move[]) => moves.flatMap((move) => (typeof move === 'object' && 'sell' in move ? move.sell : []));

/** A sale: what each good and each building brings, and the cards drawn for all of it. */
export interface SoldFor {
  parts: { name: string; n: number }[];
  cards: number;
}

/** What the goods of a plan bring. */
export function saleOf(moves: Move[], facts: Facts): SoldFor {
  const sold = soldIn(moves);
  const goods = sold.map((kind) => ({ name: goodName(kind), n: priceOf(facts, kind) ?? 0 }));
  const extras = facts.extras.filter((extra) => sold.length >= extra.sold).map(({ kind }) => ({ name: kindName(kind), n: 1 }));
  const parts = [...goods, ...extras];
  return { parts, cards: parts.reduce((sum, { n }) => sum + n, 0) };
}

/** A sale in one sentence. */
export function saleText({ parts, cards }: SoldFor): string {
  return t('plan-sale', { list: list(parts.map(({ name, n }) => `${name} ${n}`)), cards: cardsText(cards) });
}

/** One good by name, several as a number. */
function goodsText(n: number, first: Kind): string {
  return n === 1 ? goodName(first) : t('n-goods', { n });
}

function cardsInShort(moves: CardMove[]): string {
  return moves.length > NAMED ? cardsText(moves.length) : kindsText(moves.map(cardOf));
}

/** The building being placed or paid for, and what it covers. */
function buildingName(facts: Facts, covered: Kind | null): string {
  const building = facts.building === null ? '' : kindName(facts.building.kind);
  return covered === null ? building : t('building-over', { building, covered: kindName(covered) });
}

/** The heading of the panel: the building and its cost while one is being built, otherwise the question. */
export function planTitle(facts: Facts, view: View): string {
  if (facts.building === null) return question(facts, view);
  return t('plan-build', { building: buildingName(facts, covers(facts, view)), cost: facts.building.cost });
}

/** The line at the top: the question, whom the table is waiting for, or that the game is over. */
export function promptText(shown: Shown, table: TableInfo): string {
  const { decider, facts, view, viewer } = shown;
  if (facts.scores !== null || table.state !== 'running') return t('event-ended');
  if (decider === null || decider !== viewer) return waiting(facts, view, table);
  if (facts.asked?.ask === 'role') return t('board-choose-role');
  // What is paid for stays true while cards are chosen.
  return facts.asked?.ask === 'pay' ? planTitle(facts, view) : question(facts, view);
}

/** How a cost is calculated: the printed cost, and what reduces it. */
export function costText(printed: number, less: Less[]): string {
  const taken = less.map(({ cause, n }) => t('cost-less', { n, cause: causeText(cause) }));
  return list([t('cost-printed', { n: printed }), ...taken]);
}

/** The viewer's hand, buildings and points after the plan. */
export function afterText({ hand, buildings, points }: NonNullable<Plan['after']>): string {
  const parts = [t('n-in_hand', { n: hand }), t('n-buildings', { n: buildings }), pointsText(points)];
  return t('plan-after', { list: list(parts) });
}

/** Whether it can be taken back, and if not, why. */
export function thenText(then: Then): string {
  return t(`then-${then}`);
}
