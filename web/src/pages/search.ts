// Finding rules by a word or a number, without caring about capitals and accents.

import type { Chapter } from '../lib/i18n.svelte';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The chapters with only those rules that hold the words; all of them while nothing is searched for. */
export function searched(chapters: Chapter[], words: string): Chapter[] {
  const wanted = plain(words.trim());
  if (!wanted) return chapters;
  const holds = ({ number, text }: Chapter['rules'][number]) =>
    plain(text).includes(wanted) || plain(number).startsWith(wanted);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(holds) }))
    .filter((chapter) => chapter.rules.length > 0);
}
