import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let asked: string[];
let answers: Response[];

beforeEach(() => {
  vi.resetModules();
  [asked, answers] = [[], []];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return answers.shift() ?? Response.json({ fine: true });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nothing is asked before the server knows who asks', async () => {
  const { request } = await import('./request');
  await Promise.all([request('GET', '/tables'), request('GET', '/games'), request('GET', '/tables/abc')]);
  expect(asked).toEqual(['GET /api/v1/me', 'GET /api/v1/tables', 'GET /api/v1/games', 'GET /api/v1/tables/abc']);
});

test('after a failure the server is asked again who asks', async () => {
  const { request } = await import('./request');
  answers = [Response.json({ error: { code: 'storage_low' } }, { status: 503 }), Response.json({ error: { code: 'no_guest' } }, { status: 401 })];
  await expect(request('GET', '/tables')).rejects.toMatchObject({ code: 'storage_low', status: 503 });
  await request('GET', '/tables');
  expect(asked).toEqual(['GET /api/v1/me', 'GET /api/v1/tables', 'GET /api/v1/me', 'GET /api/v1/tables']);
});

test('who is sent away for a moment comes back', async () => {
  vi.useFakeTimers();
  const { request } = await import('./request');
  const later = () => Response.json({ error: { code: 'too_fast' } }, { status: 429, headers: { 'retry-after': '1' } });
  answers = [later(), later()];
  const tables = request('GET', '/tables');
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual(['GET /api/v1/me', 'GET /api/v1/me']);
  await vi.advanceTimersByTimeAsync(500);
  await tables;
  expect(asked).toEqual(['GET /api/v1/me', 'GET /api/v1/me', 'GET /api/v1/me', 'GET /api/v1/tables']);
});

test('who is sent away again and again is told so in the end', async () => {
  vi.useFakeTimers();
  const { request } = await import('./request');
  const later = () => Response.json({ error: { code: 'too_fast' } }, { status: 429, headers: { 'retry-after': '1' } });
  answers = Array.from({ length: 50 }, later);
  const refused = expect(request('GET', '/tables')).rejects.toMatchObject({ code: 'too_fast', status: 429 });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked.length).toBe(16);
});
