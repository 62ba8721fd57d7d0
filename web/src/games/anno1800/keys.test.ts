import { expect, test, vi } from 'vitest';
import type { Controller } from './controller.svelte';
import { keyLines, keysOf } from './keys';
import type { Places } from './places.svelte';

vi.mock('../../lib/i18n.svelte', () => ({ t: (key: string) => key }));

test('numbers are the actions in their order, letters go to parts of the table', () => {
  const tap = vi.fn();
  const end = vi.fn();
  const goTo = vi.fn();
  const keys = keysOf({ tap, end } as unknown as Controller, { goTo } as unknown as Places);
  for (const key of ['1', '9', 'e', 'h', 'm']) keys(key)?.();
  expect(tap.mock.calls).toEqual([[{ type: 'action', action: 'expand' }], [{ type: 'action', action: 'festival' }]]);
  expect(end).toHaveBeenCalledOnce();
  expect(goTo.mock.calls).toEqual([['hand'], ['market']]);
  expect(['0', 'l', 'u', '?', 'x', 'Enter', ' '].map((key) => keys(key))).toEqual(Array(7).fill(undefined));
  expect(keyLines()).toHaveLength(4);
});
