// Which action something belongs to, so that its button can show what is in progress.

import type { Action, Object as Bought } from '../../types/anno1800';
import type { Controller } from './controller.svelte';

function actionOf(object: Bought): Action | null {
  if (object === 'nothing') return null;
  if (typeof object === 'string') return object;
  if ('token' in object) return 'expand';
  if ('card' in object) return 'play';
  if ('cube' in object) return 'workforce';
  return 'upgrade' in object ? 'upgrade' : 'expedition';
}

/** The action whose chooser is open, or that is being carried out. */
export function underWay({ mode, payment, pending, asked }: Controller): Action | null {
  if (mode !== null && mode !== 'shift_end' && mode !== 'remove' && mode !== 'raise') return mode;
  if (payment) return actionOf(payment.object);
  if (pending?.thing?.type === 'action') return pending.thing.action;
  if (asked === null || typeof asked === 'string') return null;
  if ('target' in asked) return asked.target;
  if ('swap' in asked) return 'swap';
  return 'site' in asked ? 'expand' : null;
}
