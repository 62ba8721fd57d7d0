// The state of the page for a new table, and what is still wrong with it.

import { isName } from '../lib/me.svelte';
import type { NewTable, OptionInfo, SeatKind } from '../types';
import type { Setup } from '../lib/entry';

export interface SeatPlan {
  /** Identifies seats while they are added and removed. */
  key: number;
  kind: SeatKind;
  name: string;
  bot: string | undefined;
}

export type Problem =
  | { what: 'nobody' }
  | { what: 'name'; seat: number } // from 0
  | { what: 'twice'; seat: number; name: string }
  | { what: 'some'; option: string; count: number };

/** Who begins if nobody is chosen: the server draws lots. */
export const byLot = 0;

/** Separates the members of a combined option; alone it means that none has been chosen yet. */
export const joint = '+';

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

/** Combined options with too few or too many members chosen. */
export function incomplete(options: OptionInfo[], chosen: Record<string, string>): Problem[] {
  return options.flatMap(({ key, some }) => {
    const members = membersOf(chosen[key] ?? '');
    return some && members && members.length !== some.count ? [{ what: 'some', option: key, count: some.count }] : [];
  });
}

/** The chosen members; null if the value is a single one. */
export function membersOf(value: string): string[] | null {
  return value.includes(joint) ? value.split(joint).filter(Boolean) : null;
}

export function joined(members: string[]): string {
  // A single member keeps the separator, so that it is not taken for a single value.
  return members.length > 1 ? members.join(joint) : `${members.join()}${joint}`;
}

/** The option that says which seat begins; null where there is none. Only that is drawn by lot. */
export function starterOf(options: OptionInfo[]): string | null {
  return options.find(({ by_lot }) => by_lot)?.key ?? null;
}

export function shownOptions(options: OptionInfo[], chosen: Record<string, string>, setup: Setup): OptionInfo[] {
  const needed = (key: string) => setup.needs[key];
  return options.filter(({ key, by_lot }) => !by_lot && (!needed(key) || chosen[needed(key)!] === 'on'));
}

/** The value of an option for which nothing is chosen. */
export function followed({ default: usual, follows }: OptionInfo, chosen: Record<string, string>): string {
  return usual ?? follows?.values[chosen[follows.option] ?? ''] ?? '';
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  /** The seat that begins, from 1, or `byLot`. */
  first: number;
  options: OptionInfo[];
  chosen: Record<string, string>;
  setup: Setup;
}

/** Options left at their default are not sent. */
export function request({ game, seats, first, options, chosen, setup }: TablePlan): NewTable {
  const sent = shownOptions(options, chosen, setup).filter((option) => chosen[option.key] !== (option.default ?? ''));
  const values = Object.fromEntries(sent.map(({ key }) => [key, chosen[key]!]));
  const starter = starterOf(options);
  if (first !== byLot && starter) values[starter] = `${first}`;
  return {
    game,
    options: values,
    seats: seats.map(({ kind, name, bot }) => {
      if (kind === 'me') return { kind };
      return kind === 'person' ? { kind, name: name.trim() } : { kind, bot };
    }),
  };
}
