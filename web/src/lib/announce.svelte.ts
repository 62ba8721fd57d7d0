// Announcements for screen readers. The Announcer component holds the two live regions.

export const said = $state({ status: '', alarm: '' });

// Repeating the same words would not be read out; a trailing no-break space makes them different.
function fresh(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

/** Announces something once the reader has finished its sentence: turns, moves, prompts. */
export function announce(text: string): void {
  said.status = fresh(said.status, text);
}

/** Announces something at once: refusals and errors. */
export function alarm(text: string): void {
  said.alarm = fresh(said.alarm, text);
}
