// When an element explains itself: the pointer rests on it, the keyboard stays on it or asks with ? or F1, a finger holds it.
// Explain.svelte draws the current explanation.

import type { Snippet } from 'svelte';
import { showRule } from './RuleDialog.svelte';

export interface Explanation {
  title: string;
  lines: string[];
  /** The number of a rule, shown as a link to its text. */
  rule?: string;
  /** Small labels below, such as "house value". */
  marks?: string[];
  /** What is drawn below the lines. */
  more?: Snippet;
}

export const explained = $state({ what: null as Explanation | null, beside: null as HTMLElement | null });
export const explanationId = 'explanation';

const hoverAfter = 300;
const focusAfter = 600;
const holdAfter = 450;
const leaveAfter = 200;

// Only one explanation is shown at a time, so one timer is enough.
let waiting: ReturnType<typeof setTimeout> | undefined;

function later(delay: number, act: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(act, delay);
}

/**
 * Shows the explanation of an element whose tap does nothing else. A second tap or key press hides it; a mouse click always
 * shows it, since pressing the button has just hidden it.
 */
export function toggleExplanation(thing: HTMLElement, what: Explanation): void {
  if (explained.beside === thing) hideExplanation();
  else show(thing, what);
}

function show(thing: HTMLElement, what: Explanation): void {
  hideExplanation();
  explained.what = what;
  explained.beside = thing;
  thing.setAttribute('aria-describedby', explanationId);
}

export function hideExplanation(): void {
  clearTimeout(waiting);
  explained.beside?.removeAttribute('aria-describedby');
  explained.what = null;
  explained.beside = null;
}

/** Cancels the pending change, so that the pointer can move from an element to its explanation, whose rule can be clicked. */
export function keepExplanation(): void {
  clearTimeout(waiting);
}

export function leaveExplanation(): void {
  later(leaveAfter, hideExplanation);
}

/** `use:explain={() => ({ title, lines })}`; the explanation is computed each time it is shown. */
export function explain(thing: HTMLElement, make: () => Explanation) {
  let from = make;
  let held = false;
  /** The pointer has moved on it. */
  let over = false;
  const open = () => show(thing, from());

  const listeners: Record<string, (event: never) => void> = {
    // Not on entering: something may appear under a pointer at rest, when what covered it goes.
    pointermove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || over) return;
      over = true;
      later(hoverAfter, open);
    },
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      over = false;
      leaveExplanation();
    },
    pointerdown: (event: PointerEvent) => {
      held = false;
      if (event.pointerType === 'mouse') return hideExplanation();
      later(holdAfter, () => {
        held = true;
        open();
      });
    },
    pointerup: () => held || keepExplanation(),
    pointercancel: () => held || keepExplanation(),
    // Releasing after a long press was a look, not a tap.
    click: (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    contextmenu: (event: MouseEvent) => held && event.preventDefault(),
    focus: () => thing.matches(':focus-visible') && later(focusAfter, open),
    blur: leaveExplanation,
    keydown: (event: KeyboardEvent) => {
      if (event.key !== '?' && event.key !== 'F1') return;
      event.preventDefault();
      event.stopPropagation();
      // Asking again shows the rule itself, which the pointer reaches by its link.
      const { rule } = from();
      if (explained.beside === thing && rule) showRule(rule);
      else open();
    },
  };
  const each = (act: 'addEventListener' | 'removeEventListener') => {
    // Clicks are captured before the element's own handler sees them.
    for (const [type, listener] of Object.entries(listeners)) thing[act](type, listener as EventListener, type === 'click');
  };
  each('addEventListener');

  return {
    update: (changed: () => Explanation) => {
      from = changed;
    },
    destroy: () => {
      each('removeEventListener');
      if (explained.beside === thing) hideExplanation();
    },
  };
}
