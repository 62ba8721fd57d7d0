import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from './packing';
import { TableSocket, type Listener } from './socket';

/** A connection of which the tests are the other end. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  onopen = () => {};
  onmessage = (_: { data: string | Blob }) => {};
  onclose = (_: { code: number }) => {};

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    Line.all.push(this);
  }

  send(): void {}

  close(): void {
    this.onclose({ code: 1000 });
  }

  says(message: object, packed = false): void {
    const text = JSON.stringify(message);
    this.onmessage({ data: packed ? new Blob([deflateSync(text)]) : text });
  }
}

let told: string[] = [];
let there = true;
// Whatever the messages hold, they are only passed on here.
const listener = {
  greeting: () => ({ type: 'ping' }),
  connected: () => {},
  lost: () => told.push('lost'),
  isThere: () => Promise.resolve(there),
  ended: (code: string) => told.push(`ended: ${code}`),
  received: ({ type }: { type: string }) => told.push(type),
} as unknown as Listener<never>;

function begin(): { socket: TableSocket<never>; line: Line } {
  const socket = new TableSocket<never>('ws://here', listener);
  const line = Line.all.at(-1)!;
  line.onopen();
  return { socket, line };
}

beforeEach(() => {
  told = [];
  there = true;
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => vi.unstubAllGlobals());

test('messages keep their order, packed or not', async () => {
  const { socket, line } = begin();
  line.says({ type: 'hello' }, true);
  line.says({ type: 'update' }, true);
  line.says({ type: 'done', id: 'a' });
  await vi.waitFor(() => expect(told).toEqual(['hello', 'update', 'done']));
  socket.close();
});

test('why a table will not be opened is heard before its end', async () => {
  const { line } = begin();
  line.says({ type: 'error', code: 'other_rules' }, true);
  line.onclose({ code: 4000 });
  await vi.waitFor(() => expect(told).toEqual(['error', 'ended: other_rules']));
});

test('what cannot be read is asked for again, without packing this time', async () => {
  const { socket, line } = begin();
  line.onmessage({ data: new Blob(['no packed bytes']) });
  await vi.waitFor(() => expect(told).toEqual(['lost']));
  await vi.waitFor(() => expect(Line.all.length).toBe(2));
  expect(Line.all.map(({ protocols }) => protocols)).toEqual([['entrepot.deflate'], []]);
  socket.close();
});

test('nothing is passed on once the table is left', async () => {
  const { socket, line } = begin();
  line.says({ type: 'update' }, true);
  socket.close();
  // It would have been unpacked and told by then.
  await read(new Blob([deflateSync('{}')]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toEqual([]);
});

test('where the table is gone, no connection is tried again', async () => {
  there = false;
  const socket = new TableSocket<never>('ws://here', listener);
  Line.all.at(-1)!.onclose({ code: 1006 });
  await vi.waitFor(() => expect(told).toEqual(['ended: gone']));
  expect(Line.all.length).toBe(1);
  socket.close();
});

test('where the server cannot be reached, it is tried again', async () => {
  const socket = new TableSocket<never>('ws://here', listener);
  Line.all.at(-1)!.onclose({ code: 1006 });
  await vi.waitFor(() => expect(Line.all.length).toBe(2));
  expect(told).toEqual(['lost']);
  socket.close();
});
