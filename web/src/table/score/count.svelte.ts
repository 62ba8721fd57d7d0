// The final count in front of the players: source by source, everybody's points grow and the places change.

import { getContext, setContext } from 'svelte';
import type { Outcome } from '../../types';

/** How long one source takes at most, and all of them together, in milliseconds. */
const perSource = 900;
const longest = 6000;

/** What each seat has after the first sources. @param parts by source, then by seat */
export function counted(parts: number[][], sources: number, seats: number): number[] {
  const first = parts.slice(0, sources);
  return Array.from({ length: seats }, (_, seat) => first.reduce((sum, values) => sum + values[seat]!, 0));
}

/** Places by points alone: what breaks a tie is known at the end. */
export function placesBy(points: number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}

export class Count {
  /** How many sources are counted; null when all are, or nobody wants to see it. */
  sources: number | null = $state(null);
  #parts: number[][] = $state.raw([]);
  #seats = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The points so far; null when the count is over. */
  outcome: Outcome | null = $derived.by(() => {
    if (this.sources === null) return null;
    const points = counted(this.#parts, this.sources, this.#seats);
    return { points, places: placesBy(points) };
  });

  /** @param parts by source, then by seat */
  begin(parts: number[][], seats: number): void {
    this.#parts = parts;
    this.#seats = seats;
    this.sources = 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#next(), Math.min(perSource, longest / (parts.length + 1)));
  }

  /** Shows the end at once. */
  finish(): void {
    clearInterval(this.#timer);
    this.sources = null;
  }

  #next(): void {
    if (this.sources === null || this.sources >= this.#parts.length) this.finish();
    else this.sources += 1;
  }
}

const key = Symbol('count');
/** The page of scores offers a count; the bars in it know what is counted. */
export const offerCount = (count: Count): Count => setContext(key, count);
export const offeredCount = (): Count | undefined => getContext<Count | undefined>(key);
