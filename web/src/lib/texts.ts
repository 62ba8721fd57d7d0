// Where the texts and the rules of each part are: one file for each language.

import rules from 'virtual:rules';
import texts from 'virtual:texts';

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
  /** The summary of the rules, each sentence with the number of the full rule. */
  short: Rule[];
  chapters: Chapter[];
}

/** The Fluent text of a part: of a game, or `web` for what all pages share. Empty if it does not exist. */
export async function textsIn(part: string, language: Language): Promise<string> {
  return (await texts[part]?.[language]())?.default ?? '';
}

/** The rules of a game; empty if they do not exist. */
export async function rulesIn(game: string, language: Language): Promise<Rulebook> {
  return (await rules[game]?.[language]())?.default ?? { short: [], chapters: [] };
}
