// What is asked: the question to the deciding player, and what others see of it.

import { t } from '../../../lib/i18n.svelte';
import type { TableInfo } from '../../../types';
import type { Decision, Facts, Role, View } from '../../../types/sanjuan';
import { cardsText, kindName, seatName } from './names';

/** The open question to the deciding viewer; empty when nothing is asked. */
export function question(facts: Facts, view: View): string {
  return facts.asked === null ? '' : askText(facts.asked, view);
}

/** What the others see while somebody decides; empty when nothing is asked. */
export function waiting(facts: Facts, view: View, table: TableInfo): string {
  if (facts.asked === null) return '';
  return t(`waiting-${facts.asked.ask}`, { name: seatName(table, view.board.actor) });
}

/** A question in words. */
export function askText(asked: Decision, view: View): string {
  switch (asked.ask) {
    case 'over':
      return t('ask-over', { building: kindName(view.board.build.kind) });
    case 'library':
      return libraryText(view);
    case 'sell':
      return t('ask-sell', { sold: asked.sold, income: cardsText(asked.income) });
    default: {
      const { ask, ...counts } = asked;
      return t(`ask-${ask}`, counts);
    }
  }
}

function libraryText(view: View): string {
  switch (phaseOf(view)) {
    case 'builder':
      return t('ask-library-builder');
    case 'councillor':
      return t('ask-library-councillor');
    default:
      return t('ask-library-prospector');
  }
}

/** The role being played. */
function phaseOf(view: View): Role | null {
  for (const frame of view.board.stack) if (typeof frame === 'object' && 'phase' in frame) return frame.phase[0];
  return null;
}
