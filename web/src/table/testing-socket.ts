// For tests: a socket that only records what is sent, and the surroundings of a page.

import { vi } from 'vitest';
import type { ClientMessage, TableInfo } from '../types';

/** What was sent, latest last. */
export const said: ClientMessage[] = [];

/** Replaces the one of table/socket. */
export class TableSocket {
  say = (message: ClientMessage) => void said.push(message);
  request = (message: ClientMessage) => void said.push(message);
  close() {}
}

/** The last message of a kind. */
export function last<T extends ClientMessage['type']>(type: T) {
  return said.findLast((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
}

/** A table of the viewer and another player. */
export const info = { id: 'one', state: 'running', seats: [{ mine: true }, { mine: false }] } as unknown as TableInfo;

vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
