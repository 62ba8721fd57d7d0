// The geometry of the points after each round.

/** Round steps for an axis from 0 to at least this, five of them at most. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => one * 5 >= most) ?? 200;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, n) => n * step);
}

/** The rounds that are written under the axis: the first, the last, and a few between them. */
export function labelled(rounds: number): number[] {
  const parts = Math.min(4, rounds - 1);
  const all = Array.from({ length: parts + 1 }, (_, n) => 1 + Math.round(((rounds - 1) * n) / Math.max(1, parts)));
  return [...new Set(all)];
}

/** The same heights in the same order, each at least `gap` below the next higher one, and none below `lowest`. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const sorted = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  sorted.forEach((one, n) => {
    if (n > 0) one.height = Math.max(one.height, sorted[n - 1]!.height + gap);
  });
  sorted.toReversed().forEach((one, n) => {
    one.height = Math.min(one.height, lowest - n * gap);
  });
  return sorted.toSorted((a, b) => a.index - b.index).map(({ height }) => height);
}
