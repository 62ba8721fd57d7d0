// How long a shot is on screen. A whole turn of another player begins with a thought and then takes one to three seconds, at
// normal speed.

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

const factors = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** In milliseconds, at normal speed. */
const shortest = 1000;
const longest = 2400;
const perBeat = 420;
/** Later shots of one turn share what is left of this. */
const wholeTurn = 3000;
const least = 400;

/** How long a player is at least seen thinking before a turn. */
const thinking = 500;

/** How much film somebody sees who comes back, at any speed. */
export const longestFilm = 10_000;

/** How long a turn of another player that is watched as it happens begins with a thought, however fast the player is. */
export function thoughtOf(speed: Speed): number {
  return thinking * factors[speed];
}

/** How long a shot of so many beats is shown that follows `spent` milliseconds of the same turn. */
export function lengthOf(beats: number, spent: number, speed: Speed): number {
  const factor = factors[speed];
  const wish = Math.min(longest, Math.max(shortest, 580 + beats * perBeat)) * factor;
  return spent === 0 ? wish : Math.max(least * factor, Math.min(wish, wholeTurn * factor - spent));
}
