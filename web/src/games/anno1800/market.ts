// The stacks of the gameboard as the viewer sees them: what can be had, and what not.

import type { Extra, Reach } from '../../types/anno1800';
import type { Look } from './look';

/** now: own means do; more: tokens or gold besides; yours: built already; gone: none left; far: cannot be had. */
export type Standing = 'now' | 'more' | 'yours' | 'gone' | 'far';

/** What people may look for in the market. */
export type Wanted = 'now' | 'more' | 'far';

export function standingOf(reach: Reach): Standing {
  const why = reach.blocked?.why;
  // One could cover the own one with another, but nobody looks for that.
  if (reach.owned || why === 'owned_already') return 'yours';
  if (why === 'sold_out') return 'gone';
  if (reach.blocked || !reach.extra) return 'far';
  return reach.extra.tokens > 0 || reach.extra.gold > 0 ? 'more' : 'now';
}

/** What could be paid, but cannot be begun now: something else is being decided, or others play. */
export function isLater(standing: Standing, state: Look['state']): boolean {
  return (standing === 'now' || standing === 'more') && state !== 'open' && state !== 'more';
}

/** How many stacks there are to be found for each wish. */
export function countWanted(market: Reach[]): Record<Wanted, number> {
  const counts = { now: 0, more: 0, far: 0 };
  for (const reach of market) {
    const standing = standingOf(reach);
    if (standing !== 'yours' && standing !== 'gone') counts[standing] += 1;
  }
  return counts;
}

/** What would do besides, where every part alone could be paid; null where something else is missing. */
export function missingOf({ blocked, needs, lacks }: Reach): Extra | null {
  const [first] = lacks;
  if (blocked?.why !== 'cannot_pay' || !first || needs.some(({ by }) => by === null)) return null;
  if (first.lack === 'together_both') return first;
  if (first.lack !== 'together') return null;
  // Either would do: tokens are told, for they come back with a festival.
  if (first.tokens > 0) return { tokens: first.tokens, gold: 0 };
  return first.gold > 0 ? { tokens: 0, gold: first.gold } : null;
}

/** What room there is, as classes: so many stacks in a row, little width for each, low rows. Without a height rows are as high as they need to be. */
export function roomOf(width: number, height = Infinity): string {
  const eight = width >= 410 && width < 550;
  const low = height <= 330 || (eight && height <= 490);
  const tight = width >= 410 && width < 640;
  const is = { narrow: width < 620, roomy: width >= 560, five: width < 410, eight, tight, low };
  return Object.entries(is).flatMap(([name, so]) => (so ? [name] : [])).join(' ');
}
