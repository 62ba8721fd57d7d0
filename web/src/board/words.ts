// A game in words, found by convention in its own texts: `plain-zone-FIELD`, `plain-move-NAME`, `plain-event-NAME`,
// `plain-refusal-NAME` with their fields as variables, and `plain-name-WORD` for cards and other things. Options before
// the game are `plain-option-KEY`, `plain-option-KEY-VALUE` and `plain-option-KEY-about`. If a text is missing, the
// server's own words are made readable.

import { list, maybe, number, t } from '../lib/i18n.svelte';
import { spaced } from '../lib/spaced';
import type { Line } from '../table/controller';
import { seatName } from '../table/names';
import type { Seat, TableInfo } from '../types';
import { isBlank, isFields, isList, type Fields, type Json, type Zone } from './shape';

/** Fields whose numbers are seats. */
const seatFields = ['seat', 'actor', 'by', 'chooser', 'dealer', 'decider', 'first', 'leader', 'partner', 'taker', 'winner'];
/** Fields that say which of several kinds something is. */
const tags = ['event', 'why', 'move', 'type'];

const nothing = '–';
/** An identifier made readable; any other text stays as it is. */
const readable = (text: string) => (/^[a-z][a-z0-9_]*$/.test(text) ? spaced(text) : text);
/** Text in capitals stays so. */
const small = (text: string) => (/^\p{Lu}(\p{Lu}|\d)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** How a value is shown: a text, a row of things, or named rows. */
export type Drawn =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: { text: string; times: number }[]; hidden: number }
  | { kind: 'rows'; rows: { name: string; value: Drawn }[] };

/** A kind of thing and its contents: `"pass"`, `{"build": "well"}`, `{"event": "built", "cost": 2}`. */
export function tagged(json: Json): { name: string; fields: Fields } {
  if (typeof json === 'string') return { name: json, fields: {} };
  if (!isFields(json)) return { name: '', fields: { value: json } };
  const tag = tags.find((one) => typeof json[one] === 'string');
  if (tag) return { name: json[tag] as string, fields: Object.fromEntries(Object.entries(json).filter(([key]) => key !== tag)) };
  const [only, ...more] = Object.entries(json);
  if (!only || more.length > 0) return { name: '', fields: json };
  return { name: only[0], fields: isFields(only[1]) ? only[1] : { value: only[1] } };
}

export class Words {
  constructor(private readonly table: TableInfo) {}

  zone({ field }: Zone): string {
    return this.field(field);
  }

  field(field: string): string {
    return maybe(`plain-zone-${field}`) ?? spaced(field);
  }

  move(move: Json): string {
    return this.#text('move', move);
  }

  /** What happened, and the seat whose pennant precedes it. */
  event(event: Json): Line {
    const { name, fields } = tagged(event);
    const seat = typeof fields.seat === 'number' ? fields.seat : null;
    const who = seat === null ? '' : seatName(this.table, seat);
    const told = maybe(`plain-event-${name}`, { ...this.#gaps(fields), name: who });
    if (told !== null) return { seat, text: told };
    const { seat: _, ...others } = fields;
    const what = this.#plainly(name, others);
    return { seat, text: seat === null ? what : t('plain-said', { name: who, what: small(what) }) };
  }

  refusal(refusal: Json): string {
    return this.#text('refusal', refusal);
  }

  /** A single value in words. */
  value(value: Json, field = ''): string {
    if (isList(value)) return list(value.filter((one) => !isBlank(one)).map((one) => this.value(one)));
    if (isFields(value)) return this.#phrase(value) || nothing;
    if (typeof value === 'number') return this.#isSeat(field, value) ? seatName(this.table, value) : number(value);
    if (typeof value === 'boolean') return value ? t('plain-yes') : t('plain-no');
    return value === null || value === '' ? nothing : (maybe(`plain-name-${value}`) ?? readable(value));
  }

  /** A zone by the shape of its contents. Among words, null is something the viewer does not know. */
  drawn({ value, field, hidden }: Zone): Drawn {
    if (!isList(value) || value.some(isDeep)) return this.#inside(value, field);
    const known = value.some((one) => typeof one === 'string') ? value.filter((one) => one !== null) : value;
    return { kind: 'list', items: this.#items(known), hidden: hidden + value.length - known.length };
  }

  #inside(value: Json, field: string): Drawn {
    if (isFields(value)) return { kind: 'rows', rows: this.#rows(value) };
    if (!isList(value)) return { kind: 'text', text: this.value(value, field) };
    if (value.some(isDeep)) return { kind: 'rows', rows: value.flatMap((one, index) => this.#row(number(index + 1), one)) };
    return { kind: 'list', items: this.#items(value), hidden: 0 };
  }

  #items(values: Json[]): { text: string; times: number }[] {
    return inRow(values.map((one) => this.value(one)));
  }

  #rows(fields: Fields): { name: string; value: Drawn }[] {
    return Object.entries(fields).flatMap(([field, value]) => this.#row(this.field(field), value, field));
  }

  /** Blank values have no row, but a zero does. */
  #row(name: string, value: Json, field = ''): { name: string; value: Drawn }[] {
    return isBlank(value) && value !== 0 ? [] : [{ name, value: this.#inside(value, field) }];
  }

  #isSeat(field: string, value: number): boolean {
    return seatFields.includes(field) && this.table.seats[value as Seat] !== undefined;
  }

  #text(kind: 'move' | 'refusal', json: Json): string {
    const { name, fields } = tagged(json);
    return maybe(`plain-${kind}-${name}`, this.#gaps(fields)) ?? this.#plainly(name, fields, kind === 'refusal');
  }

  /** Numbers stay numbers, so that a text can choose between singular and plural. */
  #gaps(fields: Fields): Record<string, string | number> {
    const gap = ([field, value]: [string, Json]) => {
      const figure = typeof value === 'number' && !this.#isSeat(field, value);
      return [field, figure ? value : value === null ? '' : this.value(value, field)];
    };
    return Object.fromEntries(Object.entries(fields).map(gap));
  }

  /** `built`, with a kind and a cost, becomes `Built well, cost 2`; a reason precedes what it is about. */
  #plainly(name: string, fields: Fields, isReason = false): string {
    // A field named like the thing itself is what it is about.
    const about = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field === name ? 'value' : field, value]));
    const inside = this.#phrase(about);
    if (!name || !inside) return inside || spaced(name);
    return isReason ? t('plain-said', { name: spaced(name), what: small(inside) }) : `${spaced(name)} ${small(inside)}`;
  }

  /** Names first, then figures with what they count; blank values are left out, except zeros with a meaning. */
  #phrase(fields: Fields): string {
    const says = ([field, value]: [string, Json]) => !isBlank(value) || (value === 0 && (field === 'value' || this.#isSeat(field, 0)));
    const told = Object.entries(fields).filter(says);
    const isName = ([field, value]: [string, Json]) => typeof value === 'string' || isList(value) || field === 'value';
    const names = told.filter(isName).map(([field, value]) => this.value(value, field));
    const figures = told.filter((entry) => !isName(entry)).map(([field, value]) => this.#figure(field, value));
    return list([...names, ...figures]);
  }

  #figure(field: string, value: Json): string {
    const name = small(this.field(field));
    return value === true ? name : `${name} ${this.value(value, field)}`;
  }
}

/** Does not fit in a row of things: it has rows of its own inside. */
function isDeep(value: Json): boolean {
  if (isList(value)) return !isBlank(value);
  return isFields(value) && Object.values(value).some((inner) => (isList(inner) || isFields(inner)) && !isBlank(inner));
}

/** Equal neighbours are merged and counted. */
function inRow(texts: string[]): { text: string; times: number }[] {
  const items: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = items.at(-1);
    if (last?.text === text) last.times++;
    else items.push({ text, times: 1 });
  }
  return items;
}
