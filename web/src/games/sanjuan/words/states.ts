// The status line of a thing: what a tap would do, or why nothing can be done with it.

import { t } from '../../../lib/i18n.svelte';
import type { Look } from '../controller.svelte';
import { shortRefusal } from './refusals';

/** The status line; empty if there is nothing to say. `price` is what a good that can be sold brings. */
export function stateText(look: Look, price: number | null = null): string {
  if (look.state === 'blocked') return look.refusal === null ? '' : shortRefusal(look.refusal);
  if (look.state === 'idle' || look.verb === null) return '';
  // The card being built is never merely open.
  if (look.state === 'chosen' || look.verb === 'building') return t(`state-chosen-${look.verb}`);
  return t(`state-open-${look.verb}`, { cost: look.cost?.now ?? 0, price: price ?? 0 });
}
