import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence } from './silence';

let told: string[] = [];
const listening = { ping: () => void told.push('ping'), lost: () => void told.push('lost') };

/** A connection that has just opened. */
function opened(): Silence {
  const silence = new Silence(listening);
  silence.start();
  return silence;
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a quiet connection is asked every 20 seconds, and no more', () => {
  opened();
  vi.advanceTimersByTime(19_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['ping']);
});

test('after a question there is a ping within three seconds, and the end within five', () => {
  opened().asked('a');
  vi.advanceTimersByTime(2500);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['ping']);
  vi.advanceTimersByTime(1500);
  expect(told).toEqual(['ping']);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['ping', 'lost']);
});

test('another question does not make the silence any shorter', () => {
  const silence = opened();
  silence.asked('a');
  vi.advanceTimersByTime(2000);
  silence.asked('b');
  vi.advanceTimersByTime(3000);
  expect(told).toEqual(['ping', 'lost']);
});

test('whatever is heard ends the silence; it begins anew while an answer is due', () => {
  const silence = opened();
  silence.asked('a');
  vi.advanceTimersByTime(2500);
  silence.heard();
  vi.advanceTimersByTime(2500);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(told).toEqual(['ping', 'lost']);
});

test('what has no id is answered by anything', () => {
  const silence = opened();
  silence.asked();
  silence.heard();
  vi.advanceTimersByTime(19_000);
  expect(told).toEqual([]);
});

test('silence counts until the last answer', () => {
  const silence = opened();
  silence.asked('a');
  silence.asked('b');
  silence.answered('a');
  vi.advanceTimersByTime(3000);
  expect(told).toEqual(['ping']);
  silence.answered('b');
  vi.advanceTimersByTime(15_000);
  expect(told).toEqual(['ping']);
});

test('after the end of a connection nothing is due', () => {
  const silence = opened();
  silence.asked('a');
  silence.stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
