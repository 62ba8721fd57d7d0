// Finds the zones of a table in a seat's view, by their shape alone: what concerns each player, plain figures, and what is in
// the middle.

export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
export type Fields = { [field: string]: Json };

export interface Zone {
  /** Its path in the view, which identifies the zone. */
  id: string;
  field: string;
  value: Json;
  /** How many more there are that the viewer cannot see. */
  hidden: number;
}

export interface Zones {
  /** Single figures and words. */
  figures: Zone[];
  shared: Zone[];
  /** What each player has, by seat. */
  seats: Zone[][];
}

export interface People {
  /** How many players there are. */
  seats: number;
  /** The largest number of players: a game may reserve a place for each. */
  most: number;
}

export const isList = (value: Json): value is Json[] => Array.isArray(value);
export const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !isList(value);
const isPlain = (value: Json) => !isList(value) && !isFields(value);

/** Whether there is nothing to show. */
export function isBlank(value: Json): boolean {
  if (isList(value)) return value.every(isBlank);
  return isFields(value) ? Object.values(value).every(isBlank) : value === null || value === false || value === 0 || value === '';
}

/** What an entry must have in common with its neighbours. */
function shapeOf(entry: Json): string {
  if (isList(entry)) return 'list';
  return isFields(entry) ? Object.keys(entry).join() : typeof entry;
}

/** One entry for each seat, all alike. A list of words is a row of cards or tiles, whatever its length. */
export function isPerSeat(value: Json, { seats, most }: People): value is Json[] {
  if (!isList(value) || value.every((entry) => typeof entry === 'string')) return false;
  if (new Set(value.filter((entry) => entry !== null).map(shapeOf)).size > 1 || value.some(namesSeat)) return false;
  // A row of numbers may be cards, as many as there are players only by chance.
  if (value.length === seats) return value.some((entry) => entry === null || !isPlain(entry));
  // Zeros alone could count anything.
  const tells = !isBlank(value) || value.every(isList);
  return value.length === most && tells && (value.every(isPlayer) || value.slice(seats).every(isBlank));
}

/** Entries that name their seat need not be in the order of seats. */
const namesSeat = (entry: Json) => isFields(entry) && 'seat' in entry;
/** Only players have this many fields together; a game may also fill the places of absent players. */
const isPlayer = (entry: Json): entry is Fields => isFields(entry) && Object.keys(entry).length > 4;

/** Something that only contains zones: it has players' things in it, or more than a single thing could have. */
function isBox(value: Json, people: People): value is Fields {
  if (!isFields(value)) return false;
  const inside = Object.values(value);
  return inside.length > 6 || inside.some((entry) => isPerSeat(entry, people));
}

/** The fields of a view; those of a box inside it are placed beside the others. */
function fieldsOf(view: Json, people: People): Zone[] {
  const zone = (id: string, field: string, value: Json): Zone => ({ id, field, value, hidden: 0 });
  if (!isFields(view)) return [zone('view', 'view', view)];
  const { viewer: _, ...fields } = view;
  return Object.entries(fields).flatMap(([field, value]) =>
    isBox(value, people)
      ? Object.entries(value).map(([inner, one]) => zone(`${field}.${inner}`, inner, one))
      : [zone(field, field, value)]);
}

/** A row of things, not of rows. */
const isRow = (value: Json): value is Json[] => isList(value) && !value.some(isList);

/** Joins a number and a row of the same name: how many there are, and those that are seen. */
function together(zones: Zone[]): Zone[] {
  const counts = zones.filter(({ value }) => typeof value === 'number');
  const countOf = ({ field }: Zone) => counts.find((count) => count.field === field);
  // For an empty row the number says enough.
  const counted = zones.filter((zone) => isRow(zone.value) && countOf(zone) && (zone.value.length > 0 || countOf(zone)?.value !== 0));
  const isSaid = (zone: Zone) => counted.some(({ field }) => field === zone.field) && typeof zone.value === 'number';
  const withCount = (zone: Zone) => ({ ...zone, hidden: Math.max(0, Number(countOf(zone)?.value) - (zone.value as Json[]).length) });
  return zones.filter((zone) => !isSaid(zone)).map((zone) => (counted.includes(zone) ? withCount(zone) : zone));
}

const isSeen = ({ value, hidden }: Zone) => hidden > 0 || typeof value === 'number' || !isBlank(value);

/** What one player has; the parts of a player are placed side by side. */
function ofSeat(zone: Zone, seat: number): Zone[] {
  const id = `${zone.id}.${seat}`;
  const value = (zone.value as Json[])[seat]!;
  if (!isPlayer(value)) return [{ ...zone, id, value }];
  return Object.entries(value).map(([field, inner]) => ({ id: `${id}.${field}`, field, value: inner, hidden: 0 }));
}

export function zonesOf(view: Json, people: People): Zones {
  const all = fieldsOf(view, people);
  const perSeat = all.filter(({ value }) => isPerSeat(value, people));
  const others = together(all.filter((zone) => !perSeat.includes(zone))).filter(isSeen);
  const seatZones = (seat: number) => together(perSeat.flatMap((zone) => ofSeat(zone, seat))).filter(isSeen);
  return {
    figures: others.filter(({ value }) => isPlain(value)),
    shared: others.filter(({ value }) => !isPlain(value)),
    seats: Array.from({ length: people.seats }, (_, seat) => seatZones(seat)),
  };
}

/** The zones that differ between two views. */
export function changedZones(before: Json, after: Json, people: People): Set<string> {
  const texts = (view: Json) => {
    const { figures, shared, seats } = zonesOf(view, people);
    return new Map([...figures, ...shared, ...seats.flat()].map((zone) => [zone.id, JSON.stringify(zone)]));
  };
  const [old, now] = [texts(before), texts(after)];
  return new Set([...now.keys()].filter((id) => old.get(id) !== now.get(id)));
}

/** The first figure with this name, anywhere. */
export function figureOf(view: Json, field: string): number | null {
  if (!isFields(view)) return null;
  const found = view[field];
  if (typeof found === 'number') return found;
  return Object.values(view).map((inner) => figureOf(inner, field)).find((one) => one !== null) ?? null;
}
