// How every board handles the pointer and the focus during play.

import { tick } from 'svelte';
import type { TableController } from './controller';

/** A press of this length skips everything. */
const heldFor = 450;
/** A pointer that moves further, in pixels, presses nothing. */
const steady = 10;

/**
 * For the window, before anything on the table notices: a tap while others' moves are shown goes on with the next, a long press
 * skips them all. What lies or appears under it is not hit. The buttons of the film have their own meaning.
 */
export function skipping(c: TableController) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Everything was skipped; the click that ends the press is part of it. */
  let held = false;
  /** It began during the film, which may have ended since. */
  let began = false;
  let at = { x: 0, y: 0 };
  const skips = (event: Event) => {
    const target = event.target as Element;
    return c.playing && target.closest('main') !== null && target.closest('[data-film]') === null;
  };
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  return {
    press: (event: PointerEvent) => {
      held = false;
      // A second finger is not a long press of the first.
      clearTimeout(timer);
      began = skips(event);
      if (!began) return;
      at = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        c.skipAll();
      }, heldFor);
    },
    move: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > steady) clearTimeout(timer);
    },
    release: () => clearTimeout(timer),
    click: (event: MouseEvent) => {
      if (held || (began && !c.playing)) return stop(event);
      if (!skips(event)) return;
      stop(event);
      c.skip();
    },
  };
}

/**
 * For `onfocusin`: the focused element may be gone after a move; then its region gets the focus, so that the keyboard
 * continues from there. `watched` reads what a move may change. Call it while a component is being created.
 */
export function keepFocus(watched: () => unknown): (event: FocusEvent) => void {
  let region: HTMLElement | null = null;
  $effect(() => {
    watched();
    void tick().then(() => {
      if (document.activeElement === document.body) region?.focus({ preventScroll: true });
    });
  });
  return (event) => {
    region = (event.target as HTMLElement).closest<HTMLElement>('[data-region]');
  };
}
