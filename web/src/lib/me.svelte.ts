// Who plays in this browser.

import { LONGEST_NAME } from '../types';
import { api } from './api';

export const me = $state({ name: '' });

export async function loadMe(): Promise<void> {
  me.name = (await api.me()).name;
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.setMe({ name })).name;
}

/** Names are short and on one line; spaces at the ends do not count. */
export function isName(text: string): boolean {
  const length = [...text.trim()].length;
  return length >= 1 && length <= LONGEST_NAME;
}
