// What the page says: whose turn it is, the question, what an action concerns, the hint.

import { t } from '../../lib/i18n.svelte';
import type { Seat, TableInfo } from '../../types';
import { seatName } from '../../table/names';
import { underWay } from './actions';
import type { Controller, Shown } from './controller.svelte';
import { actionOf } from './desk';
import type { SeveralAction } from './several.svelte';
import { actionHint, actionName, goldText, hintText, promptText, watching } from './words';

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
  const counting = countingIn({ asked, mode });
  if (counting) return `${actionName(counting)}: ${actionHint(counting)}`;
  const goesOn = actions.some(({ further }) => further > 0);
  const chosenThere = asked === 'turn' && (mode === 'play' || (mode === 'expand' && !goesOn));
  return chosenThere ? actionHint(mode) : promptText(shown, table);
}

export interface Said {
  title: string;
  line: string;
}

/** The same as a title and a short line; `alone`: there is room for the whole question. */
export function sayOf(c: Controller, shown: Shown, table: TableInfo, alone = false): Said {
  if (c.over) return { title: t('anno-event-ended'), line: '' };
  const seat = turnOf(c, shown);
  if (seat !== null && seat !== shown.viewer) {
    return { title: t('anno-say-turn', { name: seatName(table, seat) }), line: nextText(seat, shown, table) };
  }
  const doing = underWay(c);
  if (alone && doing !== null) return { title: actionName(doing), line: c.asked === 'turn' ? actionHint(doing) : askedText(c, shown, table) };
  if (alone) return { title: t('anno-say-yours'), line: askedText(c, shown, table) };
  const counting = countingIn(c);
  if (counting) return { title: actionName(counting), line: t('anno-say-up-to', { n: c.most(counting) }) };
  return { title: t('anno-say-yours'), line: shortText(c, shown) };
}

/** The action whose parts are being counted: on the sheets of these two nothing is begun yet, and the others stay in reach. */
function countingIn({ asked, mode }: Pick<Controller, 'asked' | 'mode'>): SeveralAction | null {
  return asked === 'turn' && (mode === 'workforce' || mode === 'upgrade') ? mode : null;
}

/** Whose turn the page shows: while moves already made are shown, theirs. */
export function turnOf({ stage }: Controller, { decider }: Shown): Seat | null {
  const shown = stage?.events.find((event) => 'seat' in event && typeof event.seat === 'number');
  return shown && 'seat' in shown ? (shown.seat as Seat) : decider;
}

/** Who comes next, up to the viewer. */
function nextText(seat: Seat, { viewer }: Shown, table: TableInfo): string {
  if (viewer === null) return '';
  const count = table.seats.length;
  const between = Array.from({ length: (viewer - seat + count - 1) % count }, (_, n) => seatName(table, (seat + 1 + n) % count));
  return t('anno-say-then', { list: [...between, t('anno-say-you')].join(', ') });
}

function shortText({ mode }: Controller, { facts, view }: Shown): string {
  const further = facts.actions.find((one) => one.further > 0)?.further ?? 0;
  const { actions } = view.board.turn;
  if (mode === 'expand' || mode === 'play') return t(`anno-say-${mode}`);
  if (further > 0) return t('anno-say-further', { n: further });
  return actions === 1 ? t('anno-board-choose-one') : t('anno-say-actions', { n: actions });
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
