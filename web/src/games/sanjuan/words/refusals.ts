// Why something is not allowed, and what would be right.

import { t } from '../../../lib/i18n.svelte';
import type { TableInfo } from '../../../types';
import type { Refusal, View } from '../../../types/sanjuan';
import { kindName, roleName, seatName } from './names';
import { askText } from './questions';

/** What is wrong, and what would be right. */
export function refusalText(refusal: Refusal, view: View, table: TableInfo): string {
  switch (refusal.why) {
    // The terminal's texts for these two mention typing.
    case 'nothing_to_cover':
      return t('refusal-nothing_to_cover-web', { card: kindName(refusal.kind) });
    case 'out_of_order':
      return t('refusal-out_of_order-web', { card: kindName(refusal.kind) });
    default:
      return t(`refusal-${refusal.why}`, gaps(refusal, view, table));
  }
}

/** The same in a few words, for the status line of a card. */
export function shortRefusal(refusal: Refusal): string {
  const { cost, have } = refusal.why === 'too_expensive' ? refusal : { cost: 0, have: 0 };
  return t(`brief-refusal-${refusal.why}`, { cost, have });
}

/** What the sentence names. */
function gaps(refusal: Refusal, view: View, table: TableInfo): Record<string, string | number> {
  switch (refusal.why) {
    case 'not_your_turn':
      return { name: seatName(table, refusal.seat) };
    case 'role_taken':
      return { role: roleName(refusal.role), name: seatName(table, refusal.by) };
    case 'too_expensive':
      return { cost: refusal.cost, have: refusal.have };
    case 'other_question':
    case 'cannot_pass':
      return { asked: askText(refusal.asked, view) };
    default:
      return 'kind' in refusal ? { card: kindName(refusal.kind) } : {};
  }
}
