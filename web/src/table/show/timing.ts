// When each flight of a scene sets off, and for how long.

import { beatsOf, type Flight, type Scene } from './scene';

/** Pieces that move at the same time. */
export const mostAtOnce = 12;
/** In milliseconds: between pieces of one beat, and all of these together. */
const stagger = 60;
const longestStagger = 240;
/** The longest way of one piece. */
const longestFlight = 620;

export interface Timed<P> {
  flight: Flight<P>;
  /** In milliseconds from the beginning of the scene. */
  delay: number;
  length: number;
}

/** The flights of a scene of this length: every beat has the same time, and all have landed well before the end. */
export function timed<P>(scene: Scene<P>, millis: number): Timed<P>[] {
  const beats = beatsOf(scene);
  const slot = Math.min(longestFlight + longestStagger, (millis * 0.8) / Math.max(1, beats));
  return Array.from({ length: beats }, (_, beat) => {
    const together = gathered(scene.flights.filter((flight) => flight.beat === beat));
    const spread = Math.min(stagger * (together.length - 1), longestStagger, slot / 3);
    const length = Math.min(longestFlight, slot - spread);
    const step = together.length > 1 ? spread / (together.length - 1) : 0;
    return together.map((flight, n) => ({ flight, delay: beat * slot + n * step, length }));
  }).flat();
}

/** Too many pieces: the last ones travel as one stack. */
function gathered<P>(flights: Flight<P>[]): Flight<P>[] {
  if (flights.length <= mostAtOnce) return flights;
  const alone = flights.slice(0, mostAtOnce - 1);
  const rest = flights.slice(mostAtOnce - 1);
  return [...alone, { ...rest[0]!, count: rest.reduce((sum, { count = 1 }) => sum + count, 0) }];
}
