// Finding rules by a word or a number, without caring about capitals and accents.

import type { Chapter, Rule } from '../lib/i18n.svelte';

/** What stands in the address instead of a number where the rules are summed up. */
export const inShort = 'short';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The chapters with only those rules that hold the words; all of them while nothing is searched for. */
export function searched(chapters: Chapter[], words: string): Chapter[] {
  const wanted = plain(words.trim());
  if (!wanted) return chapters;
  const holds = ({ number, text }: Rule) =>
    plain(text).includes(wanted) || plain(number).startsWith(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(holds) }))
    .filter((chapter) => chapter.rules.length > 0);
}
