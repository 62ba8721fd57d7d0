// The games with a folder of their own, found by listing it, and how each of them looks. The server says what is offered.

import type { GameEntry } from './lib/entry';

const found = import.meta.glob<{ default: GameEntry }>('./games/*/index.ts', { eager: true });
const nameIn = (path: string) => path.split('/')[2]!;
const entries = new Map(Object.entries(found).map(([path, entry]) => [nameIn(path), entry.default]));

/** What a game's folder says about it; a game without one is shown on the general board. */
export function entryOf(game: string): GameEntry | undefined {
  return entries.get(game);
}

/** The icon of a game in lists. */
export function emblemOf(game: string): string {
  return entryOf(game)?.emblem ?? 'ui-cards';
}
