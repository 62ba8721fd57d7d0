// The four languages. Every text is a Fluent message; switching the language redraws all of them at once. The texts shared by
// all pages are always loaded; those of a game are added when needed.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { request } from './request';
import { languages, rulesIn, textsIn, type Chapter, type Language, type Rule, type Rulebook } from './texts';

export { languages, type Chapter, type Language, type Rule };

const stored = 'entrepot-language';
const isLanguage = (text: string | null | undefined): text is Language => languages.includes(text as Language);

/** `game` is the game whose texts are in use, if any. */
interface Use {
  language: Language;
  game: string | null;
}
export const i18n: Use = $state({ language: firstLanguage(), game: null });
/** What will be in use once it is loaded. */
let wanted: Use = { ...i18n };
let loading = Promise.resolve();
/** Where a text is looked up, in order: the game in use, then what all pages share. */
let bundles: FluentBundle[] = $state.raw([]);
let rulebooks: Record<string, Rulebook> = $state.raw({});

/** The stored language, else the first of the browser's languages that we have, else English. */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem(stored), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

/** Loads the texts of the first language; called once, before anything is shown. */
export async function start(): Promise<void> {
  await use({});
}

/** Switches to a language and remembers it, here and at the server. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(stored, language);
  await use({ language });
  // It is already stored here; a server that cannot be reached now will learn it another time.
  await request('PATCH', '/me', { language }).catch(() => undefined);
}

/** Loads the texts of a game, in place of those of another one. */
export function useGame(game: string): Promise<void> {
  return game === wanted.game ? loading : use({ game });
}

function use(change: Partial<Use>): Promise<void> {
  wanted = { ...wanted, ...change };
  loading = load(wanted).catch((error) => {
    wanted = { ...i18n };
    throw error;
  });
  return loading;
}

async function load(what: Use): Promise<void> {
  const { language, game } = what;
  const parts = await Promise.all((game ? [game, 'web'] : ['web']).map((part) => textsIn(part, language)));
  const books = Object.keys(rulebooks).map(async (one) => [one, await rulesIn(one, language)]);
  const rules = await Promise.all(books);
  // The last of two calls wins, and the first caller waits for it.
  if (what !== wanted) return loading;
  bundles = parts.map((text) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return bundle;
  });
  rulebooks = Object.fromEntries(rules);
  Object.assign(i18n, what);
  document.documentElement.lang = language;
}

/** The text of a key in the current language. A missing key is shown as ⟨key⟩. */
export function t(key: string, args?: Record<string, string | number>): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    // Given a list for errors, Fluent shows a missing argument as {$name} instead of throwing.
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return `⟨${key}⟩`;
}

/** The same, if the text exists. */
export function maybe(key: string, args?: Record<string, string | number>): string | null {
  return has(key) ? t(key, args) : null;
}

export function has(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/** Fetches the rules of a game in the current language, unless they are already loaded. */
export async function loadRules(game: string): Promise<void> {
  if (rulebooks[game]) return;
  const { language } = i18n;
  const rules = await rulesIn(game, language);
  if (language === i18n.language) rulebooks = { ...rulebooks, [game]: rules };
  else await loadRules(game);
}

/** All rules of a game by chapter; empty until `loadRules` is done. */
export function ruleChapters(game: string): Chapter[] {
  return rulebooks[game]?.chapters ?? [];
}

/** `loadRules` is done: rules still missing do not exist. */
export function hasRules(game: string): boolean {
  return game in rulebooks;
}

/** The rules of a game in a few sentences, for people who have never played it. */
export function rulesInShort(game: string): Rule[] {
  return rulebooks[game]?.short ?? [];
}

/** The text of a rule by its number, such as S5.5; null if there is none or the rules are not loaded yet. */
export function rule(game: string, number: string): string | null {
  const all = ruleChapters(game).flatMap((chapter) => chapter.rules);
  return all.find((entry) => entry.number === number)?.text ?? null;
}

export function list(items: string[]): string {
  return items.join(', ');
}

export function number(n: number): string {
  return new Intl.NumberFormat(i18n.language).format(n);
}

/** Our English is British. */
const locale = () => (i18n.language === 'en' ? 'en-GB' : i18n.language);

/** How long ago something was, from seconds since 1970; what is older than a week has its day. */
export function ago(seconds: number): string {
  const minutes = Math.max(0, Math.round((Date.now() / 1000 - seconds) / 60));
  const said = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  if (minutes < 60) return said.format(-minutes, 'minute');
  if (minutes < 24 * 60) return said.format(-Math.round(minutes / 60), 'hour');
  const days = Math.round(minutes / (24 * 60));
  return days <= 7 ? said.format(-days, 'day') : day(seconds);
}

/** A day and month, from seconds since 1970. */
export function day(seconds: number): string {
  const date = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(seconds * 1000);
  return date.replaceAll(' ', '\u00a0');
}
