// Where places are on the page. Positions are in the page's own pixels, from its upper left corner.

import type { Place, Where } from './scene';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The selector of what carries this place. */
export function at(place: Place): string {
  return `[data-place~="${CSS.escape(place)}"]`;
}

/** The element at the first of these places that is drawn and in sight; else of those that are drawn. */
export function elementAt(where: Where): HTMLElement | null {
  const drawn = where.flatMap(elementsAt).filter((element) => element.checkVisibility() && element.getClientRects().length > 0);
  return drawn.find(isInSight) ?? drawn[0] ?? null;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf();
  return { x: (x + scrollX) / zoom, y: (y + scrollY) / zoom, width: width / zoom, height: height / zoom };
}

/** The part of the page that is in sight. */
export function sight(): Box {
  const zoom = zoomOf();
  return { x: scrollX / zoom, y: scrollY / zoom, width: innerWidth / zoom, height: innerHeight / zoom };
}

function elementsAt(place: Place): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(at(place))];
}

function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

/** Very large screens show the page larger. */
function zoomOf(): number {
  return Number(getComputedStyle(document.documentElement).zoom) || 1;
}
