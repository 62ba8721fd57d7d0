// What is being put together on the page for a new table, and what is still wrong with it.

import { isName } from '../lib/me.svelte';
import type { NewTable, OptionInfo, SeatKind } from '../types';

export interface SeatPlan {
  /** Tells seats apart while they are added and removed. */
  key: number;
  kind: SeatKind;
  name: string;
  bot: string | undefined;
}

export type Problem =
  | { what: 'nobody' }
  | { what: 'name'; seat: number } // from 0
  | { what: 'twice'; seat: number; name: string };

/** Options that mean nothing while the expansion is off. */
const ofExpansion = ['customs_good_in_tie', 'guard_room_limit'];

/** What the first governor is called here when nobody is chosen: the server draws lots. */
export const byLot = 0;

export function problems(seats: SeatPlan[]): Problem[] {
  const found: Problem[] = [];
  if (seats.every((seat) => seat.kind === 'bot')) found.push({ what: 'nobody' });
  const taken = new Set<string>();
  seats.forEach((seat, n) => {
    if (seat.kind !== 'person') return;
    const name = seat.name.trim();
    if (!isName(name)) found.push({ what: 'name', seat: n });
    else if (taken.has(name)) found.push({ what: 'twice', seat: n, name });
    taken.add(name);
  });
  return found;
}

export function shownOptions(options: OptionInfo[], chosen: Record<string, string>): OptionInfo[] {
  return options.filter(({ key }) => key !== 'governor' && (chosen.expansion === 'on' || !ofExpansion.includes(key)));
}

/** `governor` is a seat from 1, or `byLot`. Options left at their default are not sent. */
export function request(
  seats: SeatPlan[],
  governor: number,
  options: OptionInfo[],
  chosen: Record<string, string>,
): NewTable {
  const sent = shownOptions(options, chosen).filter((option) => chosen[option.key] !== (option.default ?? ''));
  const values = Object.fromEntries(sent.map(({ key }) => [key, chosen[key]!]));
  if (governor !== byLot) values.governor = `${governor}`;
  return {
    game: 'sanjuan',
    options: values,
    seats: seats.map(({ kind, name, bot }) => {
      if (kind === 'me') return { kind };
      return kind === 'person' ? { kind, name: name.trim() } : { kind, bot };
    }),
  };
}
