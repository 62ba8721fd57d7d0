// The games that have a folder of their own, found by listing it: how each of them looks. What is offered, the server says.

import type { GameEntry } from './lib/entry';

const found = import.meta.glob<{ default: GameEntry }>('./games/*/index.ts', { eager: true });
const nameIn = (path: string) => path.split('/')[2]!;
const entries = new Map(Object.entries(found).map(([path, entry]) => [nameIn(path), entry.default]));

/** What a game's folder tells of it; a game without one is shown as the general board shows it. */
export function entryOf(game: string): GameEntry | undefined {
  return entries.get(game);
}

/** The icon by which a game is known in lists. */
export function emblemOf(game: string): string {
  return entryOf(game)?.emblem ?? 'ui-cards';
}
