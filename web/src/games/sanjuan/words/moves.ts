// What can be done, move by move.

import { t } from '../../../lib/i18n.svelte';
import type { Decision, Kind, Move } from '../../../types/sanjuan';
import { goodName, kindName, roleName } from './names';

/** What the computer player that helps would do now. Cards that are named one after the other make one list. */
export function hintText(advice: Move[], asked: Decision | null): string {
  const cards = advice.filter(isCardMove);
  const [first] = cards;
  const alike = first && cards.length === advice.length && cards.every((move) => Object.keys(move)[0] === Object.keys(first)[0]);
  const moves = alike ? cardMoveText(first, cards.map((move) => kindName(cardOf(move))).join(', ')) : advice.map((move) => moveText(move, asked)).join('; ');
  return t('board-hint-is', { moves });
}

/** One move, phrased as an action. */
export function moveText(move: Move, asked: Decision | null): string {
  if (move === 'pass') return passText(asked);
  if (move === 'beside') return t('move-beside');
  if (move === 'reveal') return asked?.ask === 'goldsmith' ? t('move-reveal-goldsmith') : t('move-reveal-gold_mine');
  if ('role' in move) return t('move-role', { role: roleName(move.role) });
  if ('build' in move) return t('move-build', { building: kindName(move.build) });
  if ('over' in move) {
    return t(move.over.good ? 'move-over-good' : 'move-over', { building: kindName(move.over.kind) });
  }
  if ('library' in move) return move.library ? t('move-use_library') : t('move-no_library');
  if ('pay_good' in move) return payGoodText(move.pay_good);
  if ('produce' in move) return t('move-produce', { good: goodName(move.produce) });
  if ('sell' in move) return t('move-sell', { good: goodName(move.sell) });
  return cardMoveText(move, kindName(cardOf(move)));
}

/** The name of the Customs office's good already says that it is a good. */
function payGoodText(kind: Kind): string {
  const good = goodName(kind);
  return kind === 'customs_office' ? good : t('move-pay_good', { good });
}

/** A move with a card of the hand, or with one that was drawn or turned up. */
export type CardMove =
  | { pay: Kind }
  | { keep: Kind }
  | { discard: Kind }
  | { take: Kind }
  | { exchange: Kind }
  | { lay: Kind }
  | { bank: Kind };

const cardMoves = ['pay', 'keep', 'discard', 'take', 'exchange', 'lay', 'bank'];

function isCardMove(move: Move): move is CardMove {
  return typeof move === 'object' && cardMoves.includes(Object.keys(move)[0]!);
}

/** The card of such a move. */
export function cardOf(move: CardMove): Kind {
  return (Object.values(move) as Kind[])[0]!;
}

/** Such a move, for a card or for several: `card` names or counts them. */
export function cardMoveText(move: CardMove, card: string): string {
  if ('pay' in move) return t('move-pay', { card });
  if ('keep' in move) return t('move-keep', { card });
  if ('discard' in move) return t('move-discard', { card });
  if ('take' in move) return t('move-take', { card });
  if ('exchange' in move) return t('move-exchange', { card });
  return 'lay' in move ? t('move-lay', { card }) : t('move-deposit', { card });
}

/** What passing means at this question. */
export function passText(asked: Decision | null): string {
  switch (asked?.ask) {
    case 'build':
      return t('move-pass-build');
    case 'produce':
      return asked.made === 0 ? t('move-pass-produce') : t('move-pass-done');
    case 'sell':
      return asked.sold === 0 ? t('move-pass-sell') : t('move-pass-done');
    case 'gold_mine':
      return t('move-pass-gold_mine');
    case 'goldsmith':
      return t('move-pass-goldsmith');
    case 'office':
      return asked.given === 0 ? t('move-pass-office') : t('move-pass-done');
    case 'chapel':
      return t('move-pass-chapel');
    case 'bank':
      return asked.laid === 0 ? t('move-pass-bank') : t('move-pass-done');
    default:
      return t('move-pass');
  }
}
