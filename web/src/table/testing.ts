// For tests: the texts of all languages as in the files, and a small table to talk about.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Seat, TableInfo } from '../types';

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The keys that were asked for. */
export const said = new Set<string>();

export function file(language: Language, name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../texts/${language}/${name}.ftl`, import.meta.url)), 'utf8');
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles = new Map<Language, FluentBundle>();
let bundle: FluentBundle;

/** Reads the texts of a game, and uses English. */
export function readTexts(game: string): void {
  const texts = (language: Language) => ['web', game, `${game}-web`].map((name) => file(language, name));
  for (const language of LANGUAGES) bundles.set(language, bundleOf(language, texts(language)));
  speak('en');
}

/** Reads what all games share and these texts of a game, the same in all languages, and uses English. */
export function readPlain(texts: string): void {
  for (const language of LANGUAGES) bundles.set(language, bundleOf(language, [file(language, 'web'), texts]));
  speak('en');
}

export function speak(language: Language): void {
  bundle = bundles.get(language)!;
}

// The rest replaces lib/i18n.svelte.

/** A text; errors in it are shown between ⟨ and ⟩. */
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

export function maybe(key: string, args?: Record<string, string | number>): string | null {
  return has(key) ? t(key, args) : null;
}

export function list(items: string[]): string {
  return items.join(', ');
}

export function number(n: number): string {
  return String(n);
}

export const ANA: Seat = 0;
export const BEN: Seat = 1;

/** A table of Ana, who looks and decides, and a computer player that took over for Ben. */
export const tableOf = (game: string): TableInfo => ({
  id: 'table',
  game,
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
  towns: [],
  asks: null,
});
