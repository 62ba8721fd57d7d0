// How every board handles the pointer and the focus during play.

import { tick } from 'svelte';
import type { TableController } from './controller';

/** For `onclickcapture`: a click while others' moves are shown only skips them, and must not hit what appears under it. */
export function skipFirst(c: TableController): (event: MouseEvent) => void {
  return (event) => {
    if (!c.playing) return;
    event.stopPropagation();
    event.preventDefault();
    c.skip();
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
