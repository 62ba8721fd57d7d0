// For tests: the texts of all languages as they are in the files, and a small table.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Seat, TableInfo } from '../../types';

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The keys that were asked for. */
export const said = new Set<string>();

export function file(language: Language, name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../texts/${language}/${name}.ftl`, import.meta.url)), 'utf8');
}

function read(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ['web', 'anno1800', 'anno1800-web']) bundle.addResource(new FluentResource(file(language, name)));
  return bundle;
}

const bundles = new Map(LANGUAGES.map((language) => [language, read(language)]));
let bundle = bundles.get('en')!;

export function speak(language: Language): void {
  bundle = bundles.get(language)!;
}

// What follows stands in for lib/i18n.svelte.

/** A text; what is wrong with it is shown between ⟨ and ⟩. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  said.add(key);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return `⟨${key}⟩`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length === 0 ? text : `⟨${key}: ${errors[0]!.message}⟩`;
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function list(items: string[]): string {
  return items.join(', ');
}

export const ANA: Seat = 0;
export const BEN: Seat = 1;

export const table: TableInfo = {
  id: 'table',
  game: 'anno1800',
  setup: 'players=2',
  options: {},
  commitment: '',
  seats: [
    { name: 'Ana', bot: null, mine: true, resigned: false },
    { name: 'Ben', bot: 'greedy', mine: false, resigned: true },
  ],
  round: 3,
  decider: ANA,
  your_turn: true,
  state: 'running',
  playable: true,
  outcome: null,
  created: 0,
  touched: 0,
};
