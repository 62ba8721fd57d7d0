// The four languages. Every text is a Fluent message; switching the language shows all of them anew at once.
// The texts that all pages share are always here; those of a game join when they are needed.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { request } from './request';
import { languages, rulesIn, textsIn, type Chapter, type Language, type Rule, type Rulebook } from './texts';

export { languages, type Chapter, type Language, type Rule };

const stored = 'entrepot-language';
const isLanguage = (text: string | null | undefined): text is Language => languages.includes(text as Language);

/** `game` is the one whose texts are in use, if any. */
interface Use {
  language: Language;
  game: string | null;
}
export const i18n: Use = $state({ language: firstLanguage(), game: null });
/** What is in use as soon as it has been loaded. */
let wanted: Use = { ...i18n };
let loading = Promise.resolve();
/** Where a text is looked for, the first first: the game in use, then what all pages share. */
let bundles: FluentBundle[] = $state.raw([]);
let rulebooks: Record<string, Rulebook> = $state.raw({});

/** The stored language, else the first one of the browser's that we speak, else English. */
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
  // It is stored here already; a server that cannot be reached now will learn it another time.
  await request('PATCH', '/me', { language }).catch(() => undefined);
}

/** Brings the texts of a game, in place of those of another one. */
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
  // Of two calls the last one holds, and whoever called first waits for it.
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

/** The text of a key in the current language. A missing key shows itself as ⟨key⟩. */
export function t(key: string, args?: Record<string, string | number>): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    // With a list for its complaints Fluent shows a missing argument as {$name}, instead of throwing.
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return `⟨${key}⟩`;
}

/** The same, where there is such a text. */
export function maybe(key: string, args?: Record<string, string | number>): string | null {
  return has(key) ? t(key, args) : null;
}

export function has(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/** Fetches the rules of a game in the current language, unless they are here already. */
export async function loadRules(game: string): Promise<void> {
  if (rulebooks[game]) return;
  const { language } = i18n;
  const rules = await rulesIn(game, language);
  if (language === i18n.language) rulebooks = { ...rulebooks, [game]: rules };
  else await loadRules(game);
}

/** All rules of a game by chapter; empty until `loadRules` has done its work. */
export function ruleChapters(game: string): Chapter[] {
  return rulebooks[game]?.chapters ?? [];
}

/** `loadRules` has done its work: what is not there now nobody has written. */
export function hasRules(game: string): boolean {
  return game in rulebooks;
}

/** The rules of a game in a few sentences, for whoever has never played it. */
export function rulesInShort(game: string): Rule[] {
  return rulebooks[game]?.short ?? [];
}

/** The wording of a rule by its number, such as S5.5; null if there is none or the rules are not loaded yet. */
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

/** A day and month, from seconds since 1970. Our English is British. */
export function day(seconds: number): string {
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(seconds * 1000);
  return date.replaceAll(' ', '\u00a0');
}
