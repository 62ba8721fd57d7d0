import { expect, it } from 'vitest';
import { lastOf } from './last';

/** Moves of one player in a row make one sentence, as cards do that are paid one by one. */
function tell(events: string[]): string[] {
  const lines: string[] = [];
  for (const [n, event] of events.entries()) {
    if (event[0] === events[n - 1]?.[0]) lines[lines.length - 1] += event.slice(1);
    else lines.push(event);
  }
  return lines;
}
const log = (words: string) => words.split(' ').map((word) => ({ open: word.endsWith('?'), events: [word] }));

it('a sentence that begins before the last moves is whole or not told', () => {
  for (let before = 0; before < 30; before++) {
    const words = [...Array.from({ length: before }, () => 'a1'), 'b1', ...Array.from({ length: 9 }, () => 'c1'), 'd1'];
    const all = tell(words).toReversed();
    const last = lastOf(log(words.join(' ')), tell);
    expect(last.length).toBeGreaterThan(0);
    expect(all.slice(0, last.length)).toEqual(last);
  }
});

it('the latest comes first, and what can be taken back is left out', () => {
  expect(lastOf(log('a1 b2 c3 d4?'), tell)).toEqual(['c3', 'b2', 'a1']);
});
