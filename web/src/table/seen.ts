// What each viewer of a table has seen, kept in this browser: anything later is news.

import type { Chapter, Seat } from '../types';

const keyOf = (table: string, viewer: Seat) => `entrepot-seen-${table}-${viewer}`;

export function remember(table: string, viewer: Seat | null, version: number): void {
  if (viewer !== null) localStorage.setItem(keyOf(table, viewer), String(version));
}

/** Whether the viewer has never looked; people who only watch are never new. */
export function isNew(table: string, viewer: Seat | null): boolean {
  return viewer !== null && localStorage.getItem(keyOf(table, viewer)) === null;
}

/** What happened since the viewer last looked; nothing on the first look. */
export function unseen<E>(table: string, viewer: Seat | null, chapters: Chapter<E>[]): Chapter<E>[] {
  const seen = viewer === null ? 0 : Number(localStorage.getItem(keyOf(table, viewer)) ?? 0);
  if (seen === 0) return [];
  return chapters.filter((chapter) => chapter.version > seen);
}
