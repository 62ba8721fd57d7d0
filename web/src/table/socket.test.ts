import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from './packing';
import { TableSocket, type Listener, type Request } from './socket';

/** A connection whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | Blob }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** As on a dead connection: the other side never confirms. */
  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen!();
  }

  says(message: object, packed = false): void {
    const text = JSON.stringify(message);
    this.onmessage?.({ data: packed ? new Blob([deflateSync(text)]) : text });
  }
}

let page = new EventTarget();
let told: string[] = [];
let there = true;
// The messages are only passed on, whatever their content.
const listener = {
  greeting: () => ({ type: 'since' }),
  connected: () => told.push('connected'),
  lost: () => told.push('lost'),
  whyGone: () => Promise.resolve(there ? null : 'gone'),
  ended: (code: string) => told.push(`ended: ${code}`),
  received: ({ type }: { type: string }) => told.push(type),
} as unknown as Listener<never>;

function begin(): { socket: TableSocket<never>; line: Line } {
  const socket = new TableSocket<never>('ws://here', listener);
  const line = Line.all.at(-1)!;
  line.opens();
  return { socket, line };
}

beforeEach(() => {
  told = [];
  there = true;
  Line.all = [];
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('messages keep their order, packed or not', async () => {
  const { socket, line } = begin();
  line.says({ type: 'hello' }, true);
  line.says({ type: 'update' }, true);
  line.says({ type: 'done', id: 'a' });
  await vi.waitFor(() => expect(told).toEqual(['connected', 'hello', 'update', 'done']));
  socket.close();
});

test('why a table will not be opened is heard before its end', async () => {
  const { line } = begin();
  line.says({ type: 'error', code: 'other_rules' }, true);
  line.onclose!({ code: 4000 });
  await vi.waitFor(() => expect(told).toEqual(['error', 'ended: other_rules']));
});

test('what cannot be read is asked for again, without packing this time', async () => {
  const { socket, line } = begin();
  line.onmessage!({ data: new Blob(['no packed bytes']) });
  await vi.waitFor(() => expect(told).toEqual(['lost']));
  await vi.waitFor(() => expect(Line.all.length).toBe(2));
  expect(Line.all.map(({ protocols }) => protocols)).toEqual([['entrepot.deflate'], []]);
  socket.close();
});

test('nothing is passed on once the table is left', async () => {
  const { socket, line } = begin();
  line.says({ type: 'update' }, true);
  socket.close();
  // By then it would have been decompressed and delivered.
  await read(new Blob([deflateSync('{}')]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual([]);
});

test('where the table is gone, no connection is tried again', async () => {
  there = false;
  const socket = new TableSocket<never>('ws://here', listener);
  Line.all.at(-1)!.onclose!({ code: 1006 });
  await vi.waitFor(() => expect(told).toEqual(['ended: gone']));
  expect(Line.all.length).toBe(1);
  socket.close();
});

test('where the server cannot be reached, it is tried again', async () => {
  const socket = new TableSocket<never>('ws://here', listener);
  Line.all.at(-1)!.onclose!({ code: 1006 });
  await vi.waitFor(() => expect(Line.all.length).toBe(2));
  expect(told).toEqual(['lost']);
  socket.close();
});

describe('a connection that is lost', () => {
  const wish: Request = { type: 'resign', id: 'a', seat: 0 };

  /** A greeted connection, on a clock controlled by the test. */
  async function greeted() {
    vi.useFakeTimers();
    const begun = begin();
    begun.line.says({ type: 'hello' });
    begun.line.says({ type: 'update' });
    await vi.advanceTimersByTimeAsync(0);
    told = [];
    begun.line.sent = [];
    return begun;
  }

  test('is noticed within five seconds where an answer is awaited, and asked on another one', async () => {
    const { socket, line } = await greeted();
    socket.request(wish);
    await vi.advanceTimersByTimeAsync(3000);
    expect(line.sent).toEqual([wish, { type: 'ping' }]);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toEqual(['lost']);
    await vi.advanceTimersByTimeAsync(250);
    Line.all[1]!.opens();
    expect(Line.all[1]!.sent).toEqual([{ type: 'since' }, wish]);
    socket.close();
  });

  test('is noticed where the regular ping is not answered', async () => {
    const { socket } = await greeted();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['lost']);
    socket.close();
  });

  test('is not one on which somebody thinks for long, but is there', async () => {
    const { socket, line } = await greeted();
    socket.say({ type: 'hint', id: 'h', seat: 0 });
    for (let second = 0; second < 30; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      if (line.sent.at(-1)!.type === 'ping') line.says({ type: 'pong' });
    }
    expect(told).toEqual([]);
    socket.close();
  });

  test('is not one on which all was answered', async () => {
    const { socket, line } = await greeted();
    socket.request(wish);
    line.says({ type: 'done', id: 'a' });
    await vi.advanceTimersByTimeAsync(19_000);
    expect([line.sent, told]).toEqual([[wish], ['done']]);
    socket.close();
  });

  test('waits for nothing that the server would not hear', async () => {
    const { socket, line } = await greeted();
    socket.say({ type: 'hint', id: 'h', seat: 0 });
    line.says({ type: 'error', code: 'too_fast' });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(line.sent.map(({ type }) => type)).toEqual(['hint']);
    socket.close();
  });

  test('is said at once where the device has no network, and what it still says is not heard', async () => {
    const { socket, line } = await greeted();
    const { onmessage } = line;
    page.dispatchEvent(new Event('offline'));
    expect(told).toEqual(['lost']);
    onmessage!({ data: '{"type":"update"}' });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['lost']);
    socket.close();
  });

  test('is tried again at once where the device has a network again', async () => {
    const { socket } = await greeted();
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    expect(Line.all.length).toBe(2);
    // An attempt from before may hang for long.
    page.dispatchEvent(new Event('online'));
    expect(Line.all.map(({ readyState }) => readyState)).toEqual([3, 3, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(Line.all.length).toBe(3);
    socket.close();
  });

  test('is only asked for where it may have lived on', async () => {
    const { socket, line } = await greeted();
    page.dispatchEvent(new Event('online'));
    expect([line.sent, Line.all.length]).toEqual([[{ type: 'ping' }], 1]);
    socket.close();
  });

  test('is tried anew where it does not open', async () => {
    vi.useFakeTimers();
    const socket = new TableSocket<never>('ws://here', listener);
    await vi.advanceTimersByTimeAsync(10_250);
    expect([told, Line.all.length]).toEqual([['lost'], 2]);
    socket.close();
  });

  test('is of no interest once the table is left', async () => {
    const { socket } = await greeted();
    socket.close();
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told, Line.all.length]).toEqual([[], 1]);
  });
});

test('a first message that takes long is waited for, longer after each failure', async () => {
  vi.useFakeTimers();
  const { socket, line } = begin();
  line.says({ type: 'hello' });
  await vi.advanceTimersByTimeAsync(9000);
  expect(told).toEqual(['connected', 'hello']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual(['connected', 'hello', 'lost']);
  Line.all[1]!.opens();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual(['connected', 'hello', 'lost']);
  socket.close();
  vi.useRealTimers();
});

test('a table that is broken in storage is not tried again', async () => {
  const { line } = begin();
  line.says({ type: 'error', code: 'storage' });
  line.onclose?.({ code: 4000 });
  await vi.waitFor(() => expect(told.at(-1)).toBe('ended: storage'));
  expect(Line.all.length).toBe(1);
});

test('an earlier objection is not why a table is gone', async () => {
  const { socket, line } = begin();
  line.says({ type: 'hello' });
  line.says({ type: 'update' });
  line.says({ type: 'error', code: 'too_fast' });
  await vi.waitFor(() => expect(told).toContain('update'));
  there = false;
  line.onclose?.({ code: 1006 });
  await vi.waitFor(() => expect(Line.all.length).toBe(2));
  Line.all[1]!.onclose?.({ code: 1006 });
  await vi.waitFor(() => expect(told.at(-1)).toBe('ended: gone'));
  socket.close();
});
