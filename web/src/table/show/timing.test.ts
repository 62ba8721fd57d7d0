import { expect, it } from 'vitest';
import { emptyScene, type Flight } from './scene';
import { mostAtOnce, timed } from './timing';

const flight = (beat: number): Flight<string> => ({ piece: 'card', from: ['pile'], to: ['hand:1'], beat });

it('lets a beat land before the next sets off, and all before the end', () => {
  const flights = [flight(0), flight(0), flight(0), flight(1), flight(2)];
  const all = timed({ ...emptyScene, flights }, 2000);
  expect(all).toHaveLength(5);
  for (const { flight: { beat }, delay } of all) {
    for (const earlier of all.filter((one) => one.flight.beat < beat)) expect(earlier.delay + earlier.length).toBeLessThanOrEqual(delay);
  }
  for (const { delay, length } of all) {
    expect(delay + length).toBeLessThanOrEqual(1600);
    expect(length).toBeGreaterThan(300);
  }
});

it('never moves more than twelve pieces at once, and loses none', () => {
  const all = timed({ ...emptyScene, flights: Array.from({ length: 20 }, () => flight(0)) }, 1000);
  expect(all).toHaveLength(mostAtOnce);
  expect(all.reduce((sum, { flight: { count = 1 } }) => sum + count, 0)).toBe(20);
});

it('needs no time for a scene without flights', () => {
  expect(timed(emptyScene, 1000)).toEqual([]);
});
