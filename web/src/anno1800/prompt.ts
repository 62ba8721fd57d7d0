// What the page says at its top: the question, what an action is about, the hint.

import { t } from '../lib/i18n.svelte';
import type { TableInfo } from '../types';
import type { Controller, Shown } from './controller.svelte';
import { actionHint, goldText, hintText, promptText, watching } from './words';

/** The question; while something is to be chosen in the market, from the hand or in the realm, what it is about. A sheet says the rest. */
export function askedText({ mode, asked, stage }: Controller, shown: Shown, table: TableInfo): string {
  // The last move of others is still being told: the question comes after it.
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

/** What an action can be about. */
const about = ['build', 'remove', 'play', 'hire', 'upgrade', 'expeditions', 'return'];

/** The next move of the hint in words, with what an action is about; empty while none is shown. */
export function adviceText({ hint, table, exactly }: Controller): string {
  if (!hint || !table) return '';
  const second = hint[1];
  const begins = typeof hint[0] === 'object' && 'action' in hint[0];
  const told = begins && typeof second === 'object' && about.some((what) => what in second) ? 2 : 1;
  return hintText(hint.slice(0, told), table, exactly);
}
