// Where the texts and the rules of each part are: one file for each language.

import type { GameName } from './games';

export const languages = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof languages)[number];
export interface Rule {
  number: string;
  text: string;
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}
export interface Rulebook {
  /** What sums the rules up, each sentence with the number where they say more. */
  short: Rule[];
  chapters: Chapter[];
}

type Text = () => Promise<{ default: string }>;
type Rules = () => Promise<{ default: Rulebook }>;

const texts: Record<'web' | GameName, Record<Language, Text>> = {
  web: {
    en: () => import('virtual:texts/web/en'),
    fr: () => import('virtual:texts/web/fr'),
    de: () => import('virtual:texts/web/de'),
    it: () => import('virtual:texts/web/it'),
  },
  sanjuan: {
    en: () => import('virtual:texts/sanjuan/en'),
    fr: () => import('virtual:texts/sanjuan/fr'),
    de: () => import('virtual:texts/sanjuan/de'),
    it: () => import('virtual:texts/sanjuan/it'),
  },
  anno1800: {
    en: () => import('virtual:texts/anno1800/en'),
    fr: () => import('virtual:texts/anno1800/fr'),
    de: () => import('virtual:texts/anno1800/de'),
    it: () => import('virtual:texts/anno1800/it'),
  },
};

const rules: Record<GameName, Record<Language, Rules>> = {
  sanjuan: {
    en: () => import('virtual:rules/sanjuan/en'),
    fr: () => import('virtual:rules/sanjuan/fr'),
    de: () => import('virtual:rules/sanjuan/de'),
    it: () => import('virtual:rules/sanjuan/it'),
  },
  anno1800: {
    en: () => import('virtual:rules/anno1800/en'),
    fr: () => import('virtual:rules/anno1800/fr'),
    de: () => import('virtual:rules/anno1800/de'),
    it: () => import('virtual:rules/anno1800/it'),
  },
};

/** The Fluent text of a part. */
export async function textsIn(part: 'web' | GameName, language: Language): Promise<string> {
  return (await texts[part][language]()).default;
}

export async function rulesIn(game: GameName, language: Language): Promise<Rulebook> {
  return (await rules[game][language]()).default;
}
