// The requests to the server, except for a game in progress (which uses the table's socket).

import type { Created, GameInfo, Me, MeChange, NewTable, ServerStatus, TableInfo } from '../types';
import { has, t } from './i18n.svelte';
import { ApiError, request } from './request';

export { ApiError };

export const api = {
  me: () => request<Me>('GET', '/me'),
  setMe: (change: MeChange) => request<Me>('PATCH', '/me', change),
  games: () => request<GameInfo[]>('GET', '/games'),
  status: () => request<ServerStatus>('GET', '/status'),
  tables: () => request<TableInfo[]>('GET', '/tables'),
  table: (id: string) => request<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  /** Everybody's points after each round of a game that is over: by round, then by seat. */
  rounds: (id: string) => request<number[][]>('GET', `/tables/${encodeURIComponent(id)}/rounds`),
  remove: (id: string) => request<void>('DELETE', `/tables/${encodeURIComponent(id)}`),
  create: (table: NewTable) => request<Created>('POST', '/tables', table),
  rematch: (id: string) => request<Created>('POST', `/tables/${encodeURIComponent(id)}/rematch`),
};

/** What went wrong, in the player's language if there is a text for it. The texts `error-*` are one family. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-unknown');
  const key = `error-${error.code}`;
  return has(key) ? t(key) : error.text;
}
