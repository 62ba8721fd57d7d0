// Which page belongs to which address. All but the first page are fetched when they are needed.

import type { Component } from 'svelte';
import { isGame, type GameName } from '../lib/games';
import { useGame } from '../lib/i18n.svelte';
import { addIcons } from '../lib/icons';

type Page = () => Promise<{ default: Component }>;

const pages: Record<string, Page> = {
  games: () => import('./Games.svelte'),
  rules: () => import('./RuleBooks.svelte'),
  credits: () => import('./Credits.svelte'),
  settings: () => import('./Settings.svelte'),
};
const newTable = () => import('./NewTable.svelte');
const rules = () => import('./Rules.svelte');

export function pageFor(parts: string[]): Page | undefined {
  const [first, game, ...more] = parts;
  if (first === 'new' && isGame(game) && more.length === 0) return newTable;
  if (first === 'rules' && isGame(game) && more.length < 2) return rules;
  return pages[parts.join('/')];
}

const views: Record<GameName, () => Promise<{ default: Component<{ id: string }> }>> = {
  sanjuan: () => import('../sanjuan/TableView.svelte'),
  anno1800: () => import('../anno1800/TableView.svelte'),
};
const icons = {
  table: () => import('virtual:icons/table'),
  sanjuan: () => import('virtual:icons/sanjuan'),
  anno1800: () => import('virtual:icons/anno1800'),
};

/** The table of a game comes with its texts and icons. */
export async function tableOf(game: GameName): Promise<Component<{ id: string }>> {
  const drawings = Promise.all([icons.table(), icons[game]()]);
  const [view, drawn] = await Promise.all([views[game](), drawings, useGame(game)]);
  drawn.forEach((some) => addIcons(some.default));
  return view.default;
}
