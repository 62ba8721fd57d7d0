// Which parts of the table are drawn at this size, and which of them is open: a matter of the page.

import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { goToRegion } from '../../table/keys';

/**
 * wide: everything is visible. middle: the same with smaller squares. narrow: the market is a list that shares its column with the
 * objectives. pair: the realm beside one of the other parts. single: one part at a time.
 */
export type Layout = 'wide' | 'middle' | 'narrow' | 'pair' | 'single';

/** Parts that share one place if there is little room. */
export type Part = 'realm' | 'market' | 'hand' | 'rivals' | 'objectives' | 'log';

// On very large screens the page is drawn larger (colours.css), so the same height holds less.
const wide = new MediaQuery(
  '(min-width: 1360px) and (max-width: 1799px) and (min-height: 860px), ' +
    '(min-width: 1800px) and (max-width: 2399px) and (min-height: 1031px), (min-width: 2400px) and (min-height: 1290px)',
);
const middle = new MediaQuery('(min-width: 1200px) and (min-height: 640px)');
const narrow = new MediaQuery('(min-width: 1024px) and (min-height: 640px)');
const pair = new MediaQuery('(min-width: 600px) and (orientation: landscape)');

/** What is behind tabs in each layout. */
const tabs: Record<Layout, Part[]> = {
  wide: [],
  middle: [],
  narrow: ['market', 'objectives'],
  pair: ['market', 'hand', 'rivals'],
  single: ['realm', 'market', 'hand', 'rivals'],
};

/** The layout of the page at this moment. */
export function layoutNow(): Layout {
  if (wide.current) return 'wide';
  if (middle.current) return 'middle';
  if (narrow.current) return 'narrow';
  return pair.current ? 'pair' : 'single';
}

export class Places {
  layout: Layout = $derived(layoutNow());
  /** Everything but the small screens: map, market, rail and dock around one another. */
  desktop: boolean = $derived(['wide', 'middle', 'narrow'].includes(this.layout));
  tabs: Part[] = $derived(tabs[this.layout]);
  #wanted: Part = $state('realm');
  /** The visible part of those behind tabs. */
  open: Part = $derived(this.tabs.includes(this.#wanted) ? this.#wanted : (this.tabs[0] ?? 'market'));

  /** Opens the tab of a part that has one; the others are always visible. */
  show(part: Part): void {
    if (this.tabs.includes(part)) this.#wanted = part;
  }

  /** Shows a part and moves the focus into it. */
  async goTo(part: Part): Promise<void> {
    this.show(part);
    await tick();
    goToRegion(part);
  }
}
