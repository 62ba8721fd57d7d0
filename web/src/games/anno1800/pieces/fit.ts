// The length of a text that must fit into a narrow place.

/** The length of the longest piece that is never broken: words end at spaces, hyphens and soft hyphens. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\u00ad-]/).map((word) => word.length));
}
