// The four languages. Every text is a Fluent message; switching the language shows all of them anew at once.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { request } from './request';

export const languages = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof languages)[number];
export interface Chapter {
  id: string;
  title: string;
  rules: { number: string; text: string }[];
}

const texts = {
  en: () => import('virtual:texts/en'),
  fr: () => import('virtual:texts/fr'),
  de: () => import('virtual:texts/de'),
  it: () => import('virtual:texts/it'),
};
const rulebooks = {
  en: () => import('virtual:rules/en'),
  fr: () => import('virtual:rules/fr'),
  de: () => import('virtual:rules/de'),
  it: () => import('virtual:rules/it'),
};

const stored = 'entrepot-language';
const isLanguage = (text: string | null | undefined): text is Language => languages.includes(text as Language);

export const i18n: { language: Language } = $state({ language: firstLanguage() });
let bundle = $state.raw(new FluentBundle('en'));
let rulebook = $state.raw<Chapter[] | null>(null);

/** The stored language, else the first one of the browser's that we speak, else English. */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem(stored), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

/** Loads the texts of the first language; called once, before anything is shown. */
export async function start(): Promise<void> {
  await use(i18n.language);
}

/** Switches to a language and remembers it, here and at the server. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(stored, language);
  await use(language);
  // It is stored here already; a server that cannot be reached now will learn it another time.
  await request('PATCH', '/me', { language }).catch(() => undefined);
}

async function use(language: Language): Promise<void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource((await texts[language]()).default));
  const rules = rulebook && (await rulebooks[language]()).default;
  bundle = fresh;
  rulebook = rules;
  i18n.language = language;
  document.documentElement.lang = language;
}

/** The text of a key in the current language. A missing key shows itself as ⟨key⟩. */
export function t(key: string, args?: Record<string, string | number>): string {
  const pattern = bundle.getMessage(key)?.value;
  // With a list for its complaints Fluent shows a missing argument as {$name}, instead of throwing.
  return pattern ? bundle.formatPattern(pattern, args, []) : `⟨${key}⟩`;
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Fetches the rules of the current language, unless they are here already. */
export async function loadRules(): Promise<void> {
  rulebook ??= (await rulebooks[i18n.language]()).default;
}

/** All rules by chapter; empty until `loadRules` has done its work. */
export function ruleChapters(): Chapter[] {
  return rulebook ?? [];
}

/** The wording of a rule by its number, such as S5.5; null if there is none or the rules are not loaded yet. */
export function rule(number: string): string | null {
  const all = ruleChapters().flatMap((chapter) => chapter.rules);
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
