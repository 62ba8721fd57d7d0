// The keys of every table (KeysDialog.svelte lists them for people). Each game adds single keys of its own.

import { settings } from '../lib/settings.svelte';
import type { TableController } from './controller';

/** What a single key does in the game, if anything; letters are lower case. */
export type GameKeys = (key: string) => (() => void) | undefined;

/** A line of the list for people. */
export interface KeyLine {
  keys: string[];
  text: string;
}

export interface KeyActs {
  log(): void;
  keys(): void;
}

/** Regions in page order, without those not drawn at this size. */
function regions(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  return all.filter((region) => isDrawn(region) && !region.closest('[inert]'));
}

/** What is not drawn, or hidden for a while, cannot have the focus. */
function isDrawn(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Focuses the first focusable element in a region, else the region itself. */
function enter(region: HTMLElement): void {
  // Elements that can be activated come before those that only explain themselves.
  const wanted = ['button[data-rove][tabindex="0"]', 'button:not([disabled])', '[tabindex="0"]'];
  const reachable = wanted.flatMap((what) => [...region.querySelectorAll<HTMLElement>(what)]);
  const inside = reachable.find((one) => one.offsetParent !== null && isDrawn(one));
  (inside ?? region).focus();
  region.scrollIntoView({ block: 'nearest' });
}

export function goToRegion(area: string): void {
  const region = regions().find((one) => one.dataset.region === area);
  if (region) enter(region);
}

function cycle(step: 1 | -1): void {
  const all = regions();
  const here = all.findIndex((region) => region.contains(document.activeElement));
  const next = here === -1 ? (step === 1 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  if (all[next]) enter(all[next]);
}

/** Enter activates the focused element; on something chosen, or without focus, it confirms. Not when held down. */
function confirms(event: KeyboardEvent, c: TableController): boolean {
  if (event.key !== 'Enter' || event.repeat || !c.canConfirm) return false;
  const focused = document.activeElement;
  if (event.ctrlKey || !(focused instanceof HTMLElement)) return true;
  return focused.dataset.chosen !== undefined || !focused.closest('a, button, input');
}

/** Keys that do something else while others' moves are shown: those that move the focus, and those for the film's buttons. */
function isOfFilm({ key, target }: KeyboardEvent): boolean {
  if (/^(Tab|Shift|Control|Alt|Meta|F\d+)$/.test(key)) return true;
  return (key === 'Enter' || key === ' ') && (target as HTMLElement).closest('[data-film] button') !== null;
}

export function tableKeys(c: TableController, acts: KeyActs, own: GameKeys): (event: KeyboardEvent) => void {
  const single: Record<string, () => void> = { u: () => c.undo(), l: () => acts.log(), '?': () => acts.keys() };

  return (event) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea')) return;
    const act = (what: () => void) => {
      event.preventDefault();
      what();
    };
    const plain = !event.ctrlKey && !event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;

    if (event.key === 'F6') return act(() => cycle(event.shiftKey ? -1 : 1));
    if (c.playing && plain && !isOfFilm(event)) return act(() => (event.key === 'Escape' ? c.skipAll() : c.skip()));
    if (confirms(event, c)) return act(() => c.confirm());
    if (event.key === 'Escape') return act(() => (c.refusal ? c.dismissRefusal() : c.back()));
    if (key === 'z' && !plain && !event.shiftKey) return act(() => c.undo());
    if (!plain || !settings.keys) return;
    const chosen = own(key) ?? single[key];
    if (chosen) act(chosen);
  };
}
