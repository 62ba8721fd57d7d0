// When a thing explains itself: the pointer rests on it, the keyboard stays on it or asks with ? or F1, a finger holds it.
// Explain.svelte draws what is shown now.

import { showRule } from './RuleDialog.svelte';

export interface Explanation {
  title: string;
  lines: string[];
  /** The number of a rule; shown as a link that opens its wording. */
  rule?: string;
  /** Small marks below, such as "house value". */
  marks?: string[];
}

export const explained = $state({ what: null as Explanation | null, beside: null as HTMLElement | null });
export const explanationId = 'explanation';

const hoverAfter = 300;
const focusAfter = 600;
const holdAfter = 450;
const leaveAfter = 200;

// One thing can be explained at a time, so one timer is enough.
let waiting: ReturnType<typeof setTimeout> | undefined;

function later(delay: number, act: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(act, delay);
}

/**
 * Shows the explanation of a thing that does nothing else when it is tapped. A finger or a key that taps it again hides it;
 * a click of the mouse shows it always, since pressing its button has hidden it before.
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

/** Stops what was going to happen. So the pointer may travel from a thing to its explanation, whose rule can be clicked. */
export function keepExplanation(): void {
  clearTimeout(waiting);
}

export function leaveExplanation(): void {
  later(leaveAfter, hideExplanation);
}

/** `use:explain={() => ({ title, lines })}`; the explanation is made anew each time it is shown. */
export function explain(thing: HTMLElement, make: () => Explanation) {
  let from = make;
  let held = false;
  const open = () => show(thing, from());

  const listeners: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && later(hoverAfter, open),
    pointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && leaveExplanation(),
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
    // Letting go after holding was a look, not a tap.
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
      // Asked once more, the rule itself is shown: the pointer reaches it by its link.
      const { rule } = from();
      if (explained.beside === thing && rule) showRule(rule);
      else open();
    },
  };
  const each = (act: 'addEventListener' | 'removeEventListener') => {
    // A click is caught on its way down, before what the thing itself does with it.
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
