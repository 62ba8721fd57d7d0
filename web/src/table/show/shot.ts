// Cuts what became final into shots: each is what one player did without a break.

import type { Chapter, Seat } from '../../types';

/** What one player did: some chapters, or parts of them. Nobody's is the deal. */
export interface Shot<E> {
  seat: Seat | null;
  events: E[];
  /** The chapters of which this is the whole or a part, oldest first. */
  chapters: Chapter<E>[];
}

/** The version of the deal. */
const deal = 1;

/** Who did it; null for what the game does by itself. */
export function seatOf(event: unknown): Seat | null {
  const { seat } = event as { seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

export function shotsOf<E>(chapters: Chapter<E>[]): Shot<E>[] {
  const shots: Shot<E>[] = [];
  for (const chapter of chapters) {
    if (chapter.version === deal) shots.push({ seat: null, events: [...chapter.events], chapters: [chapter] });
    else for (const event of chapter.events) append(shots, chapter, event);
  }
  return shots;
}

/** What the game does by itself belongs to the player whose move led to it. */
function append<E>(shots: Shot<E>[], chapter: Chapter<E>, event: E): void {
  const last = shots.at(-1);
  const own = chapter === last?.chapters.at(-1) ? last : null;
  const seat = seatOf(event) ?? own?.seat ?? null;
  if (!last || last.chapters[0]!.version === deal || last.seat !== seat) {
    shots.push({ seat, events: [event], chapters: [chapter] });
    return;
  }
  last.events.push(event);
  if (!own) last.chapters.push(chapter);
}
