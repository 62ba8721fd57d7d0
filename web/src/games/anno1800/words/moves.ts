// What can be done, move by move, and what the confirm button says.

import { t } from '../../../lib/i18n.svelte';
import type { TableInfo, Then } from '../../../types';
import {
  TIERS,
  type Board,
  type CardKind,
  type Decision,
  type Move,
  type Object as Bought,
  type Tier,
  type Whereabouts,
} from '../../../types/anno1800';
import { data } from '../data';
import { goldText, tradeText } from './amounts';
import { effectText } from './effects';
import { cardOf } from './figures';
import { sentences } from './labels';
import {
  actionTitle,
  cardName,
  coinName,
  fieldName,
  objectiveName,
  resourceName,
  seatName,
  spotName,
  tierAbove,
  tierName,
  tokenName,
} from './names';
import { whereText } from './sources';

/** What the strongest computer player would do now. */
export function hintText(advice: Move[], table: TableInfo, exactly: boolean): string {
  return t('board-hint-is', { moves: sentences(...advice.map((move) => moveText(move, table, exactly))) });
}

/** One move, phrased as an action; `exactly`: exactly as many cards go back as an effect says. */
export function moveText(move: Move, table: TableInfo, exactly: boolean): string {
  if (typeof move === 'string') return t(`anno-move-${move}`);
  if ('action' in move) return actionTitle(move.action);
  if ('build' in move) return t('anno-move-build', { token: tokenName(move.build) });
  if ('play' in move) return t('anno-move-play', { card: cardName(move.play) });
  if ('hire' in move) return t('anno-move-hire', { tier: tierName(move.hire) });
  if ('upgrade' in move) return t('anno-move-upgrade', tiers(move.upgrade));
  if ('expeditions' in move) {
    return t('anno-move-expeditions', { cards: t('anno-n-expeditions', { n: move.expeditions }) });
  }
  if ('spend' in move) return coinName(move.spend);
  if ('place' in move) {
    if ('free' in move.place) return t('anno-move-place', { field: fieldName(move.place.free) });
    return t('anno-move-over', { token: spotName(move.place.over) });
  }
  if ('remove' in move) return t('anno-move-remove', { token: spotName(move.remove) });
  if ('use' in move) return t('anno-move-use', { objective: objectiveName(move.use) });
  if ('return' in move) return t('anno-move-return', { card: cardName(move.return) });
  if ('activate' in move) {
    const effect = effectText(cardOf(move.activate).effect, exactly);
    return t('anno-move-activate', { card: cardName(move.activate), effect });
  }
  return paymentText(move, table);
}

type Paying = Extract<Move, { work: unknown } | { trade: unknown } | { import: unknown } | { exhaust: unknown }>;
type Moving = Extract<Move, { raise: unknown } | { shift_end: unknown }>;

/** A move about resources and cubes. */
function paymentText(move: Paying | Moving, table: TableInfo): string {
  if ('work' in move) {
    const resource = data.tokens[move.work.token].industry?.resource;
    return t('anno-move-work', { resource: resource ? resourceName(resource) : '', token: spotName(move.work) });
  }
  if ('trade' in move) {
    const { resource, seat } = move.trade;
    return t('anno-move-trade-web', { resource: resourceName(resource), name: seatName(table, seat) });
  }
  if ('import' in move) {
    return t('anno-move-import', { resource: resourceName(move.import), price: tradeText(data.import) });
  }
  if ('exhaust' in move) return t('anno-move-exhaust', { tier: tierName(move.exhaust) });
  if ('raise' in move) {
    return t('anno-move-raise', { ...tiers(move.raise.tier), where: whereText(move.raise.at) });
  }
  return shiftEnd(move.shift_end);
}

function shiftEnd({ tier, at }: { tier: Tier; at: Whereabouts }): string {
  const gold = goldText(data.shift_end[TIERS.indexOf(tier)]!);
  return t('anno-move-shift_end', { tier: tierName(tier), where: whereText(at), gold });
}

function tiers(from: Tier): { from: string; to: string } {
  return { from: tierName(from), to: tierName(tierAbove(from)) };
}

/** What is chosen and awaits the confirm button. */
export interface Choice {
  payment: { object: Bought } | null;
  pending: Pending | null;
  chosen: CardKind[];
  asked: Decision | null;
  shown: { view: { board: Board } } | null;
  exactly: boolean;
}

/** Moves that await confirmation, and what follows from them. */
interface Pending {
  moves: Move[];
  then: Then;
}

/** What confirming does; anything it reveals is named. */
export function confirmText(choice: Choice, table: TableInfo): string {
  if (choice.pending !== null) return pendingText(choice.pending, choice, table);
  if (choice.payment !== null) return payText(choice.payment.object);
  const n = choice.chosen.length;
  const swapping = typeof choice.asked === 'object' && choice.asked !== null && 'swap' in choice.asked;
  return swapping ? t('anno-confirm-swap', { n }) : t('anno-confirm-return', { n });
}

/** What follows from paying. */
function payText(object: Bought): string {
  if (typeof object === 'string') return t(`anno-confirm-pay-${object}`);
  if ('expeditions' in object) return t('anno-confirm-draw', { n: object.expeditions });
  return t(`anno-confirm-pay-${Object.keys(object)[0]}`);
}

/** Moves that cannot be taken back, named by what they pay for, else by the last of them. */
function pendingText({ moves, then }: Pending, { shown, exactly }: Choice, table: TableInfo): string {
  const object = shown && paidFor(moves, shown.view.board);
  if (object !== null) return payText(object);
  const move = moves.at(-1);
  if (move === undefined) return t('anno-confirm-pay-nothing');
  if (move === 'end') return t('anno-confirm-end');
  if (typeof move === 'object') {
    if ('activate' in move) return t(then === 'reveals' ? 'anno-desk-activate-reveals' : 'anno-desk-activate');
    if ('expeditions' in move) return t('anno-confirm-draw', { n: move.expeditions });
    if ('action' in move && ['old_world', 'new_world', 'festival'].includes(move.action)) {
      return t(`anno-confirm-pay-${move.action}`);
    }
  }
  return moveText(move, table, exactly);
}

/** What the last of these moves pays for; null if it does something else. */
export function paidFor(moves: Move[], { stack, turn }: Board): Bought | null {
  const move = moves.at(-1);
  const pays = typeof move === 'object' && PAYING.some((way) => way in move);
  return pays && turn.object !== 'nothing' && !isForObjective(stack.at(-1)) ? turn.object : null;
}

const PAYING = ['spend', 'work', 'trade', 'import', 'exhaust'];

/** Whether naval tokens are asked for an objective card, perhaps in the middle of another payment. */
function isForObjective(asked: Decision | undefined): boolean {
  if (typeof asked !== 'object' || !('spend' in asked)) return false;
  const { purpose } = asked.spend;
  return typeof purpose === 'object' && 'objective' in purpose;
}

/** Whether it can be taken back, and if not, why. */
export function thenText(then: Then): string {
  return t(`then-${then}`);
}
