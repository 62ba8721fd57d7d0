import { beforeEach, expect, it, vi } from 'vitest';
import { explain, explained, hideExplanation } from './explaining.svelte';

vi.mock('./RuleDialog.svelte', () => ({ showRule: () => undefined }));

/** An element without a page. */
class Thing extends EventTarget {
  setAttribute(): void {}
  removeAttribute(): void {}
  matches(): boolean {
    return true;
  }
}

function explaining(title: string): (type: string, pointerType?: string) => void {
  const thing = new Thing();
  explain(thing as unknown as HTMLElement, () => ({ title, lines: [] }));
  return (type, pointerType = 'mouse') => void thing.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

const shown = () => explained.what?.title ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  hideExplanation();
});

it('opens where the pointer has moved, and closes when it leaves', () => {
  const on = explaining('Brewery');
  on('pointerenter');
  on('pointermove');
  vi.advanceTimersByTime(300);
  expect(shown()).toBe('Brewery');
  on('pointerleave');
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(null);
});

it('does not open where something appears under a pointer at rest', () => {
  const on = explaining('Brewery');
  on('pointerenter');
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(null);
  on('pointermove');
  vi.advanceTimersByTime(300);
  expect(shown()).toBe('Brewery');
});

it('stays closed after a click until the pointer comes back', () => {
  const on = explaining('Brewery');
  on('pointermove');
  on('pointerdown');
  on('pointermove');
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(null);
  on('pointerleave');
  on('pointermove');
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe('Brewery');
});

it('opens for the keyboard and for a finger that holds it', () => {
  explaining('Brewery')('focus');
  vi.advanceTimersByTime(600);
  expect(shown()).toBe('Brewery');
  hideExplanation();
  explaining('Sawmill')('pointerdown', 'touch');
  vi.advanceTimersByTime(450);
  expect(shown()).toBe('Sawmill');
});
