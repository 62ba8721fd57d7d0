// What the page says at its top: the question, what an action is about, the hint.

import type { TableInfo } from '../types';
import type { Controller, Shown } from './controller.svelte';
import { actionHint, hintText, promptText } from './words';

/** The question; while something is to be chosen in the market or from the hand, what the action is about. */
export function askedText({ mode, asked }: Controller, shown: Shown, table: TableInfo): string {
  const chosenThere = asked === 'turn' && (mode === 'expand' || mode === 'play');
  return chosenThere ? actionHint(mode) : promptText(shown, table);
}

/** An action and what it is about: how it is paid for, the planner says. */
const told = 2;

/** The hint in words; empty while none is shown. */
export function adviceText({ hint, table }: Controller): string {
  return hint && table ? hintText(hint.slice(0, told), table) : '';
}
