// The last sentences of the log.

/** Enough for the tallest place, and few enough to be told anew after each move. */
const chapters = 18;
const most = 6;

/** The latest first. What can be taken back is not told yet. */
export function lastOf<E, L>(log: { open: boolean; events: E[] }[], tell: (events: E[]) => L[]): L[] {
  const final = log.filter(({ open }) => !open);
  const lines = tell(final.slice(-chapters).flatMap(({ events }) => events));
  // A sentence may span several moves: where the log goes on before these, the first may lack its beginning.
  return lines.slice(final.length > chapters ? 1 : 0).slice(-most).toReversed();
}
