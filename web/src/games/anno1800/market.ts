// The stacks of the gameboard as the viewer sees them: what is available, and what is not.

import type { Extra, Reach } from '../../types/anno1800';
import type { Look } from './look';

/** now: own means suffice; more: tokens or gold in addition; yours: already built; gone: none left; far: not available. */
export type Standing = 'now' | 'more' | 'yours' | 'gone' | 'far';

/** What people may look for in the market. */
export type Wanted = 'now' | 'more' | 'far';

export function standingOf(reach: Reach): Standing {
  const why = reach.blocked?.why;
  // Covering one's own with another is possible, but nobody looks for that.
  if (reach.owned || why === 'owned_already') return 'yours';
  if (why === 'sold_out') return 'gone';
  if (reach.blocked || !reach.extra) return 'far';
  return reach.extra.tokens > 0 || reach.extra.gold > 0 ? 'more' : 'now';
}

/** Could be paid for, but not begun now: something else is being decided, or others play. */
export function isLater(standing: Standing, state: Look['state']): boolean {
  return (standing === 'now' || standing === 'more') && state !== 'open' && state !== 'more';
}

/** How many stacks match each filter. */
export function countWanted(market: Reach[]): Record<Wanted, number> {
  const counts = { now: 0, more: 0, far: 0 };
  for (const reach of market) {
    const standing = standingOf(reach);
    if (standing !== 'yours' && standing !== 'gone') counts[standing] += 1;
  }
  return counts;
}

/** What would suffice in addition, if every part alone could be paid; null if something else is missing. */
export function missingOf({ blocked, needs, lacks }: Reach): Extra | null {
  const [first] = lacks;
  if (blocked?.why !== 'cannot_pay' || !first || needs.some(({ by }) => by === null)) return null;
  if (first.lack === 'together_both') return first;
  if (first.lack !== 'together') return null;
  // Either would suffice: tokens are named, because a festival brings them back.
  if (first.tokens > 0) return { tokens: first.tokens, gold: 0 };
  return first.gold > 0 ? { tokens: 0, gold: first.gold } : null;
}

/** The available room as CSS classes: stacks per row, narrow stacks, low rows. Without a height, rows are never low. */
export function roomOf(width: number, height = Infinity): string {
  const eight = width >= 410 && width < 550;
  const low = height <= 330 || (eight && height <= 490);
  const tight = width >= 410 && width < 640;
  const is = { narrow: width < 620, roomy: width >= 560, five: width < 410, eight, tight, low };
  return Object.entries(is).flatMap(([name, so]) => (so ? [name] : [])).join(' ');
}
