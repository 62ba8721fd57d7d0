// The text at the top of the page: the question, what an action concerns, the hint.

import { t } from '../../lib/i18n.svelte';
import type { TableInfo } from '../../types';
import type { Controller, Shown } from './controller.svelte';
import { actionOf } from './desk';
import { actionHint, goldText, hintText, promptText, watching } from './words';

/** The question; during a choice in the market, the hand or the realm, what it concerns. A sheet says the rest. */
export function askedText({ mode, asked, stage }: Controller, shown: Shown, table: TableInfo): string {
  // The last move of others is still being shown: the question comes after it.
  if (stage && shown.decider === shown.viewer) return watching(stage.events, table);
  const { actions, gain } = shown.facts;
  if (mode === 'remove' || mode === 'raise' || mode === 'shift_end') return t(`anno-ask-${mode}`);
  if (typeof asked === 'object' && asked !== null) {
    if ('spend' in asked) return t('anno-desk-spend');
    if ('gain' in asked && gain) return t('anno-ask-gain-short', { gold: goldText(gain.gold) });
  }
  const goesOn = actions.some(({ further }) => further > 0);
  const chosenThere = asked === 'turn' && (mode === 'play' || (mode === 'expand' && !goesOn));
  return chosenThere ? actionHint(mode) : promptText(shown, table);
}

/** What an action can be about; how to pay for it is shown in the proposed payment. */
const about = ['build', 'remove', 'play', 'hire', 'upgrade', 'raise', 'expeditions', 'return', 'place'];

/** The hint in words, with everything that its first action concerns; empty while none is shown. */
export function adviceText({ hint, table, exactly }: Controller): string {
  if (!hint || !table) return '';
  const [first, ...rest] = hint;
  const next = rest.findIndex((move) => move === 'end' || actionOf(move) !== null);
  const parts = (next < 0 ? rest : rest.slice(0, next)).filter((move) => typeof move === 'object' && about.some((what) => what in move));
  return hintText([first!, ...(actionOf(first) === null ? [] : parts)], table, exactly);
}
