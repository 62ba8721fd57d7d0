import type { Language } from '../lib/i18n.svelte';

/** Each language is called by its own name, whatever language is shown. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};
