// Finds rules by words or numbers, ignoring case and accents.

import type { Chapter, Rule } from '../lib/i18n.svelte';

/** In the address instead of a number, it shows the summary of the rules. */
export const inShort = 'short';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The chapters with only the rules that contain the words; all of them if nothing is searched for. */
export function searched(chapters: Chapter[], words: string): Chapter[] {
  const wanted = plain(words.trim());
  if (!wanted) return chapters;
  const holds = ({ number, text }: Rule) =>
    plain(text).includes(wanted) || plain(number).startsWith(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(holds) }))
    .filter((chapter) => chapter.rules.length > 0);
}
