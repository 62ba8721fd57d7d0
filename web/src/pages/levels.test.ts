import { expect, it, vi } from 'vitest';
import { middleLevel, slowness, usualLevel } from './levels';

// The texts want a page; nothing here is put into words.
vi.mock('../lib/i18n.svelte', () => ({ maybe: () => null, t: (key: string) => key }));

it('begins with the weakest until a game is finished, then with one in between', () => {
  const bots = ['easy', 'greedy', 'hard', 'master'];
  expect(usualLevel(bots, false)).toBe('easy');
  expect(usualLevel(bots, true)).toBe('greedy');
  expect(middleLevel(bots.slice(0, 3))).toBe('greedy');
});

it('takes what there is', () => {
  for (const finished of [false, true]) {
    expect(usualLevel(['only'], finished)).toBe('only');
    expect(usualLevel([], finished)).toBeUndefined();
  }
});

it('says which levels are slow on this machine', () => {
  const bots = [{ name: 'easy', slow: false }, { name: 'master', slow: true }];
  expect(['easy', 'master', undefined].map((name) => slowness(bots, name))).toEqual([null, 'home-level-slow', null]);
});
