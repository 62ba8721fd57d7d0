import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packing, unpacked } from './packing';

test('a long message is unpacked, a short one is as it came', async () => {
  const long = JSON.stringify({ words: Array.from({ length: 500 }, () => 'Entrepôt') });
  expect(packing).toEqual(['entrepot.deflate']);
  expect(await unpacked(new Blob([deflateSync(long)]))).toBe(long);
  expect(await unpacked('{}')).toBe('{}');
});
