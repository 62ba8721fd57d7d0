// The values of settings in words, wherever they are offered.

import { languages, t, type Language } from './i18n.svelte';

/** Each language has its own name for itself, whatever the current language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

export const languageChoices = languages.map((language) => ({ value: language, label: languageNames[language] }));

export function themeChoices() {
  return (['system', 'day', 'night'] as const).map((value) => ({ value, label: t(`settings-theme-${value}`) }));
}

export function speedChoices() {
  return (['slow', 'normal', 'fast', 'instant'] as const).map((value) => ({ value, label: t(`settings-speed-${value}`) }));
}
