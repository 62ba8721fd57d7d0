// What is on the desk: the sheet beside the table, for what is being paid for, chosen or asked.

import { t } from '../../lib/i18n.svelte';
import type { Action, Chances, Move, Object as Bought } from '../../types/anno1800';
import type { Controller, Shown } from './controller.svelte';

export type Sheet =
  | 'payment'
  | 'island'
  | 'ending'
  | 'expeditions'
  | 'final'
  | 'workforce'
  | 'upgrade'
  | 'ships'
  | 'removal'
  | 'shift_end'
  | 'cube'
  | 'cards'
  | 'gain'
  | 'raise'
  | 'spend';

/** Whether a sheet is open. */
export function deskOpen(c: Controller): boolean {
  return sheetOf(c) !== null;
}

export function sheetOf(c: Controller): Sheet | null {
  const { shown, asked } = c;
  if (!shown || asked === null || c.playing || c.sending) return null;
  if (c.pending) return waiting(c.pending.moves, c);
  if (c.mode === 'shift_end') return 'shift_end';
  if (c.mode === 'remove') return 'removal';
  if (c.mode === 'raise') return 'raise';
  if (c.payment) return 'payment';
  if (typeof asked === 'string') return asked === 'turn' ? chooser(c, shown) : null;
  if ('target' in asked) return target(asked.target);
  if ('cube' in asked) return 'cube';
  if ('gain' in asked) return 'gain';
  if ('spend' in asked) return 'spend';
  return c.pick ? 'cards' : null;
}

/** Free upgrades can be made besides what is asked, except when the question is which cube rises. */
export function canRaise(c: Controller): boolean {
  const { asked } = c;
  return c.can('raise') && !(typeof asked === 'object' && asked !== null && 'cube' in asked);
}

/** The sheet for what cannot be taken back and awaits confirmation. */
function waiting(moves: Move[], c: Controller): Sheet {
  if (c.pending?.lapsing) return 'ending';
  if (moves.some((move) => actionOf(move) === 'old_world' || actionOf(move) === 'new_world')) return 'island';
  return c.pending?.thing?.type === 'expeditions' ? 'expeditions' : 'final';
}

/** The action that a move begins. */
export function actionOf(move: Move | undefined): Action | null {
  return typeof move === 'object' && 'action' in move ? move.action : null;
}

/** The chooser that somebody opened, or of an action that can continue. Industries are chosen in the market itself. */
function chooser(c: Controller, shown: Shown): Sheet | null {
  if (c.mode === null || c.mode === 'shift_end' || c.mode === 'remove' || c.mode === 'raise') return null;
  if (c.mode !== 'expand') return target(c.mode);
  return chancesOf(shown, 'expand')?.further ? 'ships' : null;
}

function target(action: Action): Sheet | null {
  if (action === 'workforce' || action === 'upgrade') return action;
  return action === 'expedition' ? 'expeditions' : null;
}

function chancesOf({ facts }: Shown, action: Action): Chances | undefined {
  return facts.actions.find((one) => one.action === action);
}

/** Which part of an action is being paid for, from 1, and how many it may have. */
export function stepOf(shown: Shown, action: Action): { n: number; most: number } {
  const { doing } = shown.view.board.turn;
  const most = chancesOf(shown, action)?.most ?? 1;
  if (typeof doing !== 'object') return { n: 1, most };
  if ('workforce' in doing) return { n: doing.workforce + 1, most };
  return { n: 'upgrades' in doing ? doing.upgrades + 1 : 1, most };
}

/** The same for what is to be chosen: the next part of the current action, or the first of another. */
export function nextStepOf(shown: Shown, action: Action): { n: number; most: number } {
  const step = stepOf(shown, action);
  return chancesOf(shown, action)?.further ? step : { ...step, n: 1 };
}

/** What paying will reveal. */
export function revealOf(object: Bought): string | undefined {
  if (object === 'old_world' || object === 'new_world') return t(`anno-desk-reveal-${object}`);
  if (typeof object !== 'object') return undefined;
  if ('cube' in object) return t('anno-desk-reveal-cube');
  return 'expeditions' in object ? t('anno-desk-reveal-expeditions') : undefined;
}
