// The length of a text that must fit into a narrow place.

/** The length of the longest piece that is never broken: words end at spaces, hyphens and soft hyphens. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\u00ad-]/).map((word) => word.length));
}

/** About how many pixels a name of 13 pixels takes on one line. */
export function widthOf(text: string): number {
  return [...text.replaceAll('\u00ad', '')].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[iIjl’ ]/.test(letter)) return 3.1;
  if (/[ftr-]/.test(letter)) return 4.2;
  return /[mwMW]/.test(letter) ? 9.4 : 6.3;
}
