// What each viewer of a table has seen, kept in this browser: what came later is news.

import type { Chapter, Event, Seat } from '../types';

const keyOf = (table: string, viewer: Seat) => `entrepot-seen-${table}-${viewer}`;

export function remember(table: string, viewer: Seat | null, version: number): void {
  if (viewer !== null) localStorage.setItem(keyOf(table, viewer), String(version));
}

/** What others did since the viewer last looked; nothing at the first look. */
export function newsOf(table: string, viewer: Seat | null, chapters: Chapter<Event>[]): Event[] {
  const seen = viewer === null ? 0 : Number(localStorage.getItem(keyOf(table, viewer)) ?? 0);
  const later = chapters.filter((chapter) => chapter.version > seen).flatMap((chapter) => chapter.events);
  return seen > 0 && later.some((event) => isOfOthers(event, viewer)) ? later : [];
}

/** Whether an event tells what somebody else did, and not the viewer or the game by itself. */
export function isOfOthers(event: Event, viewer: Seat | null): boolean {
  return 'seat' in event && event.seat !== viewer;
}

/** Who did something first. */
export function actorOf(events: Event[]): Seat | null {
  return events.flatMap((event) => ('seat' in event ? [event.seat] : []))[0] ?? null;
}
