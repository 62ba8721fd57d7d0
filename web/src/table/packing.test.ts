import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packing, read } from './packing';

test('a long message is unpacked, a short one is as it came', async () => {
  const long = { words: Array.from({ length: 500 }, () => 'Entrepôt') };
  expect(packing).toEqual(['entrepot.deflate']);
  expect(await read(new Blob([deflateSync(JSON.stringify(long))]))).toEqual(long);
  expect(await read('{}')).toEqual({});
});

test('what cannot be read is nothing', async () => {
  expect(await read(new Blob(['no packed bytes']))).toBeNull();
  expect(await read('{')).toBeNull();
});
