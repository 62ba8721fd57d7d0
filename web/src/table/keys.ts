// The keys of every table (the list that people see is KeysDialog.svelte). Each game adds single keys of its own.

import { settings } from '../lib/settings.svelte';
import type { TableController } from './controller';

/** What a single key does in the game, if anything; letters are small. */
export type GameKeys = (key: string) => (() => void) | undefined;

/** A line of the list that people see. */
export interface KeyLine {
  keys: string[];
  text: string;
}

export interface KeyActs {
  log(): void;
  keys(): void;
}

/** Regions in the order of the page; those that are not drawn at this size are left out. */
function regions(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  return all.filter((region) => region.checkVisibility() && !region.closest('[inert]'));
}

/** The first thing in a region that can have the focus, else the region itself. */
function enter(region: HTMLElement): void {
  // Things one can tap come before things that only explain themselves.
  const wanted = ['button[data-rove][tabindex="0"]', 'button:not([disabled])', '[tabindex="0"]'];
  const reachable = wanted.flatMap((what) => [...region.querySelectorAll<HTMLElement>(what)]);
  // What is not drawn at this size cannot have the focus.
  const inside = reachable.find((one) => one.offsetParent !== null);
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

/** Enter takes what has the focus; on something chosen, or with nothing in focus, it confirms. Not if held down. */
function confirms(event: KeyboardEvent, c: TableController): boolean {
  if (event.key !== 'Enter' || event.repeat || !c.canConfirm) return false;
  const focused = document.activeElement;
  if (event.ctrlKey || !(focused instanceof HTMLElement)) return true;
  return focused.dataset.chosen !== undefined || !focused.closest('a, button, input');
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
    if (c.playing && plain && !/^(Tab|Shift|Control|Alt|Meta|F\d+)$/.test(event.key)) return act(() => c.skip());
    if (confirms(event, c)) return act(() => c.confirm());
    if (event.key === 'Escape') return act(() => (c.refusal ? c.dismissRefusal() : c.back()));
    if (key === 'z' && !plain && !event.shiftKey) return act(() => c.undo());
    if (!plain || !settings.keys) return;
    const chosen = own(key) ?? single[key];
    if (chosen) act(chosen);
  };
}
