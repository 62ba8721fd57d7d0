// Which page belongs to which address. All but the first page are fetched when they are needed.

import type { Component } from 'svelte';

type Page = () => Promise<{ default: Component }>;

const pages: Record<string, Page> = {
  'new/sanjuan': () => import('./NewTable.svelte'),
  games: () => import('./Games.svelte'),
  rules: () => import('./Rules.svelte'),
  credits: () => import('./Credits.svelte'),
  settings: () => import('./Settings.svelte'),
};

export function pageFor(parts: string[]): Page | undefined {
  if (parts[0] === 'rules' && parts.length === 2) return pages.rules;
  return pages[parts.join('/')];
}

/** The table and its icons come together. */
export async function table() {
  const [view] = await Promise.all([import('../sanjuan/TableView.svelte'), import('../lib/table-icons')]);
  return view;
}
