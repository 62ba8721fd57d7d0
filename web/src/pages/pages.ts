// Which page belongs to which address. All but the first page are loaded when needed.

import type { Component } from 'svelte';
import { entryOf } from '../games';
import type { TableProps } from '../lib/entry';
import { useGame } from '../lib/i18n.svelte';
import { addIcons } from '../lib/icons';
import { isGame } from '../lib/offered.svelte';

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

/** A game without a folder is played on the general board. */
const plainTable = () => import('../board/TableView.svelte');
const sharedIcons = () => import('virtual:icons/table');

/** Loads the table of a game with its texts and icons. */
export async function tableOf(game: string): Promise<Component<TableProps>> {
  const { table, icons } = entryOf(game) ?? { table: plainTable, icons: sharedIcons };
  const [view, drawn] = await Promise.all([table(), Promise.all([sharedIcons(), icons()]), useGame(game)]);
  drawn.forEach((some) => addIcons(some.default));
  return view.default;
}
